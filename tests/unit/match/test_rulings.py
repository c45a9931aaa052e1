"""Rulings: what each of them is worth, which one the regulation wants, and why."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.messy.parts import OLD
from tests.sure import sure
from vpdesk.files.regulation_library import built_in
from vpdesk.files.scale_library import find
from vpdesk.match.case import Case, Fault, Side, What, by_fault
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import Carry, Rounding, Way
from vpdesk.match.rulings import MISMATCHED, Ruling, RulingReason, mismatched, rulings
from vpdesk.scales import ScaleError, ScaleRule, continuous_scale, discrete_scale

TEAMS, ROUND_ROBIN, BUTLER, EBU = built_in()


def continuous(boards):
    return continuous_scale(ScaleRule(boards))


def discrete(boards):
    return discrete_scale(ScaleRule(boards))


def half_range(boards):
    return continuous_scale(ScaleRule(boards, 5))


def by_way(case, regulation=TEAMS, scale_of=continuous):
    return {each.way: each for each in rulings(case, regulation, scale_of)}


def preferred(case, regulation=TEAMS):
    (found,) = (each for each in rulings(case, regulation, continuous) if each.preferred)
    return found


def cancelled(home=4000, away=3000, planned=24, played=22, fault=Fault.NEITHER):
    case = Case(What.CANCELLED, planned, played, Side(imps=home), Side(imps=away), fault)
    return by_fault(case)


def test_a_match_cut_short_counts_on_the_scale_for_its_boards():
    case = replace(cancelled(played=20), what=What.CUT_SHORT)
    ruling = preferred(case)
    assert ruling.way is Way.BOARDS_PLAYED
    assert ruling.margins == (10, -10)
    assert ruling.final == continuous(20).vps(10)
    assert ruling.reasons == (RulingReason.PLAYED, RulingReason.MARGIN, RulingReason.REGULATION)


def test_an_average_plus_to_both_sides_gives_each_the_vp_of_its_own_margin():
    ruling = preferred(cancelled(played=23))
    assert ruling.way is Way.AVERAGES
    assert ruling.margins == (13, -7)
    scale = continuous(24)
    assert ruling.final == (scale.vps(13)[0], scale.vps(-7)[0])
    assert sum(ruling.final) > 2000
    assert ruling.unequal
    assert ruling.usual_sum == 2000
    assert RulingReason.UNEQUAL in ruling.reasons


def test_butler_gives_two_imps_a_board():
    assert preferred(cancelled(), BUTLER).margins == (14, -6)


def test_a_side_at_fault_gets_the_minus_and_the_sum_stays():
    ruling = preferred(cancelled(played=23, fault=Fault.AWAY))
    assert ruling.margins == (13, -13)
    assert sum(ruling.final) == 2000
    assert RulingReason.MARGIN in ruling.reasons


def test_as_it_stands_boards_without_a_result_are_worth_nothing():
    ruling = by_way(cancelled())[Way.AS_IT_STANDS]
    assert ruling.final == continuous(24).vps(10)
    assert not ruling.preferred


def test_a_whole_match_has_one_ruling():
    assert list(by_way(Case(planned=16, played=16))) == [Way.BOARDS_PLAYED]


def test_without_averages_the_full_scale_as_it_stands_takes_their_place():
    case = Case(What.CANCELLED, 24, 22, Side(imps=500), Side())
    assert Way.AVERAGES not in by_way(case)
    assert preferred(case).way is Way.BOARDS_PLAYED


def test_too_few_boards_are_no_match():
    ruling = preferred(cancelled(played=11))
    assert ruling.way is Way.VOID
    assert ruling.reasons[0] is RulingReason.TOO_FEW
    assert preferred(cancelled(played=12)).way is Way.AVERAGES
    assert Way.BOARDS_PLAYED not in by_way(cancelled(played=0))


@pytest.mark.parametrize(
    ("fault", "vps"),
    [
        (Fault.NEITHER, (1200, 1200)),
        (Fault.HOME, (800, 1200)),
        (Fault.AWAY, (1200, 800)),
        (Fault.BOTH, (800, 800)),
    ],
)
def test_a_void_match_is_worth_shares_of_the_range(fault, vps):
    case = Case(What.VOID, fault=fault)
    assert preferred(case).final == vps
    half = by_way(case, TEAMS, half_range)[Way.VOID]
    assert half.final == tuple(each // 2 for each in vps)  # 6 and 4 of 10-0


def test_a_bye_is_worth_a_share_or_the_average_of_the_other_matches():
    assert preferred(Case(What.BYE)).final == (1200, 0)
    case = Case(What.BYE, home=Side(average=1410))
    assert preferred(case).way is Way.BYE
    assert preferred(case, ROUND_ROBIN).final == (1410, 0)
    low = Case(What.BYE, home=Side(average=900))
    assert preferred(low, ROUND_ROBIN).final == (1200, 0)


def test_shares_of_a_scale_that_is_cut_are_of_what_a_draw_gives_to_both():
    case = Case(What.BYE, planned=16)
    ruling = next(each for each in rulings(case, TEAMS, OLD.scale) if each.preferred)
    assert ruling.final == (1800, 0)  # 15-15 is a draw: 60 % of 30, not of 25
    forfeit = Case(What.FORFEIT, 16, fault=Fault.HOME)
    ways = by_way(forfeit, scale_of=OLD.scale)
    assert ways[Way.FORFEIT].final == (1200, 1800)
    forfeit = replace(forfeit, home=Side(average=1100))
    ways = by_way(forfeit, ROUND_ROBIN, OLD.scale)
    assert ways[Way.BEST_AVERAGE].final[1] == 1900  # what others won on average from home


def test_who_forfeits_must_be_known():
    with pytest.raises(MatchError, match="at fault"):
        rulings(Case(What.FORFEIT), TEAMS, continuous)
    assert preferred(Case(What.FORFEIT, fault=Fault.HOME)).final == (800, 1200)
    assert preferred(Case(What.FORFEIT, fault=Fault.BOTH)).final == (800, 800)


@pytest.mark.parametrize(
    ("winner", "loser", "worth"),
    [
        (1350, None, 1350),  # the side's own average
        (None, 400, 1600),  # what others won from the one that forfeits
        (1350, 400, 1600),
        (900, 1500, 1200),  # the share is more than both
    ],
)
def test_the_best_average_counts_where_an_opponent_forfeits(winner, loser, worth):
    case = Case(What.FORFEIT, home=Side(average=loser), away=Side(average=winner), fault=Fault.HOME)
    ruling = preferred(case, ROUND_ROBIN)
    assert ruling.way is Way.BEST_AVERAGE
    assert ruling.final == (0, worth)
    assert preferred(case, TEAMS).final == (800, 1200)


def test_penalties_come_last():
    case = replace(cancelled(), home=Side(imps=4000, plus=2, penalty=150))
    ruling = preferred(case)
    assert ruling.final == (ruling.vps[0] - 150, ruling.vps[1])
    assert ruling.reasons[-2:] == (RulingReason.PENALTY, RulingReason.REGULATION)
    heavy = replace(case, home=Side(imps=0, plus=2, penalty=3000))
    assert preferred(heavy).final[0] < 0
    held = preferred(heavy, replace(TEAMS, below_zero=False))
    assert held.final[0] == 0
    assert RulingReason.NOT_BELOW_ZERO in held.reasons


def test_carry_over_counts_before_or_after_the_scale_and_has_a_limit():
    case = Case(What.CUT_SHORT, 24, 20, Side(imps=1000, carried=450), Side(carried=0))
    in_imps = replace(TEAMS, carry_over=Carry.IMPS)
    assert preferred(case, in_imps).exact == (1450, -1450)
    limited = replace(in_imps, carry_most=300)
    assert preferred(case, limited).exact == (1300, -1300)
    in_vps = preferred(case, replace(TEAMS, carry_over=Carry.VPS))
    assert in_vps.final[0] == in_vps.vps[0] + 450
    none = preferred(case, replace(TEAMS, carry_over=Carry.NONE))
    assert (none.exact, none.final) == ((1000, -1000), none.vps)


def test_a_half_is_rounded_up_before_the_scale_alike_for_both_sides():
    case = Case(What.CUT_SHORT, 24, 20, Side(imps=1050), Side())
    ruling = preferred(case)
    assert ruling.margins == (11, -11)
    assert RulingReason.ROUNDED in ruling.reasons
    down = preferred(case, replace(TEAMS, rounding=Rounding.DOWN))
    assert down.margins == (10, -10)
    assert TEAMS.rounded(1049) == 10
    assert TEAMS.rounded(-1050) == -11


def test_a_scale_that_is_missing_refuses_one_ruling_only():
    family = find("acbl-20")
    (first, *_), last = sure(family).tables, sure(family).tables[-1]
    case = cancelled(planned=last.first, played=first.first)
    few = replace(TEAMS, least_boards=0, cancelled=Way.BOARDS_PLAYED)

    def scale_of(boards):
        return sure(family).scale(boards if boards == last.first else 999)

    found = by_way(case, few, scale_of)
    refused = found[Way.BOARDS_PLAYED]
    assert refused.refused is not None
    assert not refused.preferred
    assert found[Way.AVERAGES].preferred


def test_a_scale_of_percentages_has_no_rulings():
    with pytest.raises(MatchError, match="IMPs"):
        rulings(cancelled(), TEAMS, sure(find("ebu-pairs")).scale)


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        (Case(planned=0, played=0), "1 to 999"),
        (Case(planned=16, played=17), "17 of 16"),
        (Case(planned=16, played=14, home=Side(plus=1)), "home has 1"),
        (Case(planned=16, played=15, home=Side(plus=2), away=Side(minus=2)), "2 against 1"),
        (Case(home=Side(imps=10**6)), "9999"),
        (Case(home=Side(penalty=-1)), "penalty"),
        (Case(home=Side(plus=-1, even=1)), "cannot be negative"),
    ],
)
def test_what_cannot_be_is_refused(case, reason):
    with pytest.raises(MatchError, match=reason):
        rulings(case, TEAMS, continuous)


@given(
    st.integers(1, 60),
    st.integers(0, 60),
    st.integers(-20000, 20000),
    st.sampled_from(Fault),
    st.sampled_from((What.CUT_SHORT, What.CANCELLED)),
    st.sampled_from((TEAMS, ROUND_ROBIN, BUTLER)),
)
def test_exactly_one_is_preferred_and_nobody_gets_less_for_an_average_plus(
    planned, played, net, fault, what, regulation
):
    case = Case(
        what, planned, min(played, planned), Side(imps=max(net, 0)), Side(imps=max(-net, 0))
    )
    case = by_fault(replace(case, fault=fault))
    found: tuple[Ruling, ...] = rulings(case, regulation, discrete)
    assert sum(each.preferred for each in found) == 1
    ways = {each.way: each for each in found}
    if Way.AVERAGES in ways:
        averages, stands = ways[Way.AVERAGES], ways[Way.AS_IT_STANDS]
        for at, home in ((0, True), (1, False)):
            if fault.of(home=home):
                assert averages.final[at] <= stands.final[at]
            else:
                assert averages.final[at] >= stands.final[at]
    for each in found:
        if each.margins and not each.unequal:
            assert sum(each.vps) == 2000


def longer(played, home=3000, extra=-1000):
    return Case(What.TOO_MANY, 16, played, Side(imps=home), Side(extra=-extra))


def test_boards_beyond_the_planned_ones_count_only_where_the_regulation_wants_it():
    ruling = preferred(longer(18))
    assert (ruling.way, ruling.margins) == (Way.PLANNED, (30, -30))
    assert ruling.final == continuous(16).vps(30)
    assert ruling.reasons == (RulingReason.PLANNED, RulingReason.MARGIN, RulingReason.REGULATION)
    all_count = replace(TEAMS, too_many=Way.BOARDS_PLAYED)
    ruling = preferred(longer(18), all_count)
    assert (ruling.way, ruling.margins) == (Way.BOARDS_PLAYED, (20, -20))
    assert ruling.final == continuous(18).vps(20)

    def only_16(boards):
        if boards != 16:
            raise ScaleError("There is none.")
        return continuous(16)

    (instead,) = (each for each in rulings(longer(18), all_count, only_16) if each.preferred)
    assert (instead.way, instead.instead_of) == (Way.PLANNED, Way.BOARDS_PLAYED)
    with pytest.raises(MatchError, match="more than the 16 planned ones"):
        rulings(longer(16), TEAMS, continuous)
    with pytest.raises(MatchError, match="cannot be"):
        replace(TEAMS, too_many=Way.AVERAGES)


@pytest.mark.parametrize(
    ("fault", "home", "away", "final"),
    [
        (Fault.AWAY, 1250, 700, (1300, 800)),  # others won 13 from the side at fault
        (Fault.AWAY, 1475, 700, (1475, 800)),
        (Fault.AWAY, None, 900, (1200, 800)),
        (Fault.HOME, 700, 1250, (800, 1300)),
        (Fault.NEITHER, 1450, 300, (1450, 1200)),  # what others won from a side counts for nothing
    ],
)
def test_in_a_void_match_the_best_average_counts_for_a_side_not_at_fault(fault, home, away, final):
    case = Case(What.VOID, 16, 16, Side(average=home), Side(average=away), fault)
    ruling = preferred(case, replace(EBU, void_plus=False))
    assert (ruling.way, ruling.final) == (Way.BEST_AVERAGE, final)
    assert by_way(case, EBU)[Way.BEST_AVERAGE].final == final
    assert preferred(case, TEAMS).way is Way.VOID
    both = replace(case, fault=Fault.BOTH)
    assert (preferred(both, EBU).way, preferred(both, EBU).final) == (Way.VOID, (800, 800))


def test_a_match_of_too_few_boards_is_void_by_the_same_rule():
    case = by_fault(Case(What.CUT_SHORT, 16, 7, Side(average=1400), Side(), Fault.AWAY))
    assert preferred(case, EBU).final == (1400, 800)
    assert preferred(case, EBU).reasons[:3] == (
        RulingReason.TOO_FEW,
        RulingReason.VOID,
        RulingReason.BEST,
    )
    nothing_known = replace(case, home=replace(case.home, average=None))
    assert (preferred(nothing_known, EBU).way, preferred(nothing_known, EBU).instead_of) == (
        Way.VOID,
        None,
    )


@pytest.mark.parametrize(
    ("imps", "fault", "way"),
    [
        ((6, 0), Fault.NEITHER, Way.MISMATCH_HOME),
        ((6, 0), Fault.HOME, Way.MISMATCH_HOME),
        ((6, 0), Fault.NEITHER, Way.MISMATCH_AWAY),
        ((0, 0), Fault.AWAY, Way.MISMATCH),
    ],
)
def test_a_mismatch_is_a_quarter_nearer(imps, fault, way):
    """EBU White Book 3.5: too strong by no fault of one's own, too weak by it."""
    home, away = (Side(imps=100 * each) for each in imps)
    case = Case(What.MISMATCH, 16, 16, home, away, fault)
    ruling = by_way(case)[way]
    vps = continuous(16).vps(imps[0] - imps[1])
    assert ruling.vps == vps
    for side in (0, 1):
        mine = way is Way.MISMATCH or (way is Way.MISMATCH_HOME) == (side == 0)
        exact = vps[side]
        if mine and fault.of(home=side == 0):
            exact -= max(0, exact - 500) / 4
        elif mine:
            exact = 500 + 3 * exact / 4
        assert abs(ruling.final[side] - exact) <= 0.5
    if fault is not Fault.NEITHER:
        assert preferred(case).way is Way.MISMATCH


@pytest.mark.parametrize("fault", [Fault.NEITHER, Fault.BOTH])
def test_opponents_cannot_be_too_strong_for_both_sides(fault):
    """Of two sides with the same fault only one gets other VPs."""
    case = Case(What.MISMATCH, 16, 16, Side(imps=600), Side(), fault)
    found = by_way(case)
    assert set(found) == set(MISMATCHED)  # files of before may have adopted any of them
    changed = Way.MISMATCH_AWAY if fault is Fault.NEITHER else Way.MISMATCH_HOME
    assert preferred(case).way is changed
    assert RulingReason.REGULATION not in preferred(case).reasons
    at = 1 if changed is Way.MISMATCH_AWAY else 0
    assert found[changed].final[1 - at] == found[changed].vps[1 - at]
    assert found[changed].final[at] != found[changed].vps[at]


def test_the_numbers_of_the_white_book():
    """12-8 becomes 14 against opponents too strong; 13-7 becomes 11 against those too weak."""
    full = continuous(16)
    strong = Ruling(Way.MISMATCH_HOME, full, vps=(1200, 800))
    assert mismatched(Case(What.MISMATCH), strong) == (1400, 800)
    weak = Ruling(Way.MISMATCH_HOME, full, vps=(1300, 700))
    assert mismatched(Case(What.MISMATCH, fault=Fault.HOME), weak) == (1100, 700)
    low = Ruling(Way.MISMATCH_HOME, full, vps=(400, 1600))
    assert mismatched(Case(What.MISMATCH, fault=Fault.HOME), low) == (400, 1600)
    void = Case(What.VOID, 8, 0, Side(imps=900), Side(), Fault.AWAY)
    ruling = by_way(void, EBU, discrete)[Way.HALF_PLUS]
    assert ruling.margins == (12, -12)
    assert ruling.final == discrete(8).vps(12)
    assert next(iter(by_way(void, EBU))) is preferred(void, EBU).way is Way.HALF_PLUS
    assert preferred(void, TEAMS).way is Way.VOID
    assert preferred(replace(void, fault=Fault.NEITHER), EBU).way is Way.VOID
    assert Way.HALF_PLUS not in by_way(replace(void, fault=Fault.BOTH))
    assert by_way(replace(void, fault=Fault.HOME))[Way.HALF_PLUS].margins == (-12, 12)


@pytest.mark.parametrize(("draw", "share"), [(5, 400), (6, 480), (8, 640), (10, 800)])
def test_a_void_match_by_the_fault_of_both_is_forty_per_cent_of_any_range(draw, share):
    """8 of 20, 6.4 of 16, 4.8 of 12 and 4 of 10 VP each."""
    case = Case(What.VOID, 16, 0, fault=Fault.BOTH)
    ruling = by_way(case, TEAMS, lambda boards: continuous_scale(ScaleRule(boards, draw)))[Way.VOID]
    assert ruling.final == (share, share)
