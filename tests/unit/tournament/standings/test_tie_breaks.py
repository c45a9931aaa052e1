"""Tie-breaks against values worked out by hand."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.unit.tournament.draws.histories import history
from tests.unit.tournament.small_events import TEAMS, event
from tests.unit.tournament.standings.slow_tie_breaks import Slow
from vpdesk.tournament.play import Kind
from vpdesk.tournament.standings.direct_encounter import parted
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.standings import explain, standings
from vpdesk.tournament.standings.tie_break_values import (
    NO_IMPS_LOST,
    PartReason,
    Values,
    ValueUnit,
    adjusted_scores,
    exact_mean,
)
from vpdesk.tournament.standings.tie_breaks import OFFERED, TieBreak, default_order, of_code
from vpdesk.tournament.tournament import Edition, Entrant, Tournament

# After three rounds: 1 has 2½, 2 has 2, 3 has 1½, 4 has 0.
ALL_PLAY_ALL = event("1-4 1, 2-3 1", "4-2 0, 3-1 =", "1-2 1, 3-4 1")


def value(tournament, tie_break, number):
    return Values(Outings(tournament)).value(tie_break, number)


def amounts(tournament, tie_break, number):
    parts = Values(Outings(tournament)).parts(tie_break, number)
    return [(each.opponent, each.amount) for each in parts]


@pytest.mark.parametrize(
    ("tie_break", "number", "expected"),
    [
        (TieBreak.BUCHHOLZ, 1, 0 + 150 + 200),
        (TieBreak.BUCHHOLZ, 4, 250 + 200 + 150),
        (TieBreak.BUCHHOLZ_CUT_1, 1, 150 + 200),
        (TieBreak.MEDIAN_BUCHHOLZ, 1, 150),
        (TieBreak.MEDIAN_BUCHHOLZ, 4, 200),
        (TieBreak.SONNEBORN_BERGER, 1, 0 + 75 + 200),
        (TieBreak.SONNEBORN_BERGER, 3, 125 + 0),
        (TieBreak.PROGRESSIVE, 1, 100 + 150 + 250),
        (TieBreak.PROGRESSIVE, 2, 100 + 200 + 200),
        (TieBreak.WINS, 1, 2),
        (TieBreak.GAMES_BLACK, 1, 1),
        (TieBreak.GAMES_BLACK, 2, 2),
        (TieBreak.AVERAGE_RATING, 1, 2250),
        (TieBreak.AVERAGE_RATING, 4, 2300),
    ],
)
def test_everybody_played_everybody(tie_break, number, expected):
    assert value(ALL_PLAY_ALL, tie_break, number) == expected


def test_byes_at_the_end_count_as_draws_for_the_opponents():
    withdrawn = event("1-2 0, 3-4 1", "2-3 1, 1 H, 4 Z", "1-3 --, 2 U, 4 Z", "2 F, 3 F, 1 Z, 4 H")
    record = Outings(withdrawn)
    adjusted = adjusted_scores(record)
    assert record.points == {1: 50, 2: 400, 3: 200, 4: 50}
    # 1: a half point bye (as it is), a forfeit (0), none in the last round (a draw).
    # 4: two zero byes become draws, the half point stays; 2 and 3 did not ask for theirs.
    assert adjusted == {1: 100, 2: 400, 3: 200, 4: 150}


def test_a_bye_before_a_game_keeps_its_points():
    record = Outings(event("1-2 1, 3 Z", "1-3 1, 2 U"))
    assert adjusted_scores(record)[3] == 0


def test_a_round_not_played_is_one_against_a_dummy():
    # 1 won by forfeit against 2, who came back; 3 had the bye.
    tournament = event("1-2 +, 3 U", "3-1 0, 2 U", "1 U, 2-3 1")
    assert Outings(tournament).points == {1: 300, 2: 200, 3: 100}
    assert amounts(tournament, TieBreak.BUCHHOLZ, 1) == [(2, 200), (3, 100), (0, 150)]
    parts = Values(Outings(tournament)).parts(TieBreak.BUCHHOLZ, 1)
    assert [part.why for part in parts] == [
        (PartReason.DUMMY, PartReason.CAPPED),  # no more than the opponent who did not come
        (),
        (PartReason.DUMMY, PartReason.CAPPED),  # no more than draws in all rounds
    ]
    assert value(tournament, TieBreak.SONNEBORN_BERGER, 1) == 200 + 100 + 150
    assert value(tournament, TieBreak.SONNEBORN_BERGER, 3) == 100
    assert amounts(tournament, TieBreak.BUCHHOLZ, 3) == [(0, 100), (1, 300), (2, 200)]


def test_a_round_stayed_away_from_is_cut_first():
    tournament = event("1-2 1, 3-4 0", "1-3 1, 2-4 1", "4-3 1, 2 U, 1 H")
    parts = Values(Outings(tournament)).parts(TieBreak.BUCHHOLZ_CUT_1, 1)
    assert [(each.opponent, each.amount, each.counted) for each in parts] == [
        (2, 200, True),
        (3, 0, True),
        (0, 150, False),  # the dummy: 2½, but no more than three draws
    ]
    assert parts[2].why == (PartReason.DUMMY, PartReason.CAPPED, PartReason.AWAY)
    assert value(tournament, TieBreak.BUCHHOLZ_CUT_1, 1) == 200
    assert value(tournament, TieBreak.MEDIAN_BUCHHOLZ, 1) == 0


def test_wins_count_played_or_not():
    tournament = event("1-2 +, 3 U", "1 H, 2-3 =")
    assert [value(tournament, TieBreak.WINS, number) for number in (1, 2, 3)] == [1, 0, 1]
    assert value(tournament, TieBreak.GAMES_BLACK, 2) == 0
    assert value(tournament, TieBreak.GAMES_BLACK, 3) == 1


def test_ratings_are_of_who_was_met_and_has_one():
    tournament = event("1-2 1", "1-3 1, 2 U", "4-1 +", ratings=(2000, 1801, 0, 2600))
    assert value(tournament, TieBreak.AVERAGE_RATING, 1) == 1801
    assert value(tournament, TieBreak.AVERAGE_RATING, 4) is None
    odd = event("1-2 1, 3 U", "1-3 1, 2 U", ratings=(2000, 1800, 1801))
    assert value(odd, TieBreak.AVERAGE_RATING, 1) == 1801  # a half is rounded up


def test_a_game_without_result_counts_for_nothing_yet():
    tournament = event("1-2 1, 3-4 1", "1-3, 2-4")
    assert value(tournament, TieBreak.BUCHHOLZ, 1) == 0
    assert value(tournament, TieBreak.PROGRESSIVE, 1) == 100
    assert value(tournament, TieBreak.AVERAGE_RATING, 1) == 2300


def test_teams():
    assert Outings(TEAMS).points == {1: 2200, 2: 1650, 3: 1850, 4: 2200, 5: 2500}
    assert value(TEAMS, TieBreak.IMP_QUOTIENT, 1) == Fraction(40, 30)
    assert value(TEAMS, TieBreak.NET_IMPS, 1) == 20 - 10
    assert value(TEAMS, TieBreak.IMP_QUOTIENT, 5) == NO_IMPS_LOST
    assert value(TEAMS, TieBreak.NET_IMPS, 3) == -5
    assert value(TEAMS, TieBreak.BUCHHOLZ, 1) == 1650 + 2500
    # A dummy has no more than draws would have given: 20 VPs after two rounds.
    assert value(TEAMS, TieBreak.BUCHHOLZ, 5) == 2000 + 2200
    assert value(TEAMS, TieBreak.SB_VP, 1) == Fraction(1650 * 1500 + 2500 * 700, 2000)


@pytest.mark.parametrize("tournament", [ALL_PLAY_ALL, TEAMS])
def test_parts_add_up_to_the_value(tournament):
    order = OFFERED[tournament.kind]
    for standing in standings(tournament, None, order):
        for tie_break, found in zip(order, standing.values, strict=True):
            parts = explain(tournament, tie_break, standing.number, None, order)
            counted = [part.amount for part in parts if part.counted]
            if tie_break.value.total is exact_mean:
                assert Fraction(sum(counted), len(counted)) == found
            elif tie_break.value.unit in (ValueUnit.POINTS, ValueUnit.COUNT, ValueUnit.IMPS):
                assert sum(counted) == (found or 0)


def test_every_tie_break_is_offered_somewhere():
    assert {each for offered in OFFERED.values() for each in offered} == set(TieBreak)
    assert set(OFFERED) == set(Kind)


def test_the_usual_orders():
    assert " ".join(each.value.code for each in default_order(Kind.CHESS)) == "DE BH/C1 BH SB WIN"
    assert " ".join(each.value.code for each in default_order(Kind.TEAMS)) == "DE IMPQ IMPN SBVP"


@pytest.mark.parametrize("kind", Kind)
def test_codes_tell_the_tie_breaks_of_a_tournament_apart(kind):
    codes = [each.value.code for each in OFFERED[kind]]
    assert len(set(codes)) == len(codes)


# Six players, two of them without a rating; 5 has the bye, 6 half a point, 1 wins by forfeit.
UNRULY = event(
    "1-4 1, 2-5 =, 3-6 0",
    "4-2 0, 6-1 0, 3 H, 5 U",
    "1-2 +, 5-3 1, 4-6 =",
    ratings=(2400, 2300, 2200, 2100, 0, 0),
)


@pytest.mark.parametrize(
    ("code", "number", "expected"),
    [
        # 1 beat 4 (½) and 6 (1½) and won by forfeit against 2 (1½): a dummy with 1½, not 3.
        ("BH/C1", 1, 150 + 150),
        ("BH/C2", 1, 150),
        ("BH/M2", 1, 0),
        # 3 lost to 6 (1½) and to 5 (2½); its half-point bye counts ½ as it has itself.
        ("SB", 3, 25),
        ("SB/C1", 3, 0),  # the bye: its opponent has the least, and the player stayed away
        ("PS/C1", 1, 200 + 300),
        ("PS/C2", 1, 300),
        ("WIN", 1, 3),
        ("WON", 1, 2),
        ("BWG", 1, 1),
        ("REP", 3, 2),
        ("REP", 2, 2),  # lost by forfeit
        ("REP", 5, 3),  # the bye of the draw is no round stayed away from
        ("STD", 3, 50),
        ("STD", 5, 50 + 100 + 100),
        # In the fore Buchholz of 6 the last round is drawn: 3 has 1, 1 has 2½, 4 has ½.
        ("FB", 6, 100 + 250 + 50),
        ("FB/C1", 6, 100 + 250),
        # 2 met 5 (fore Buchholz 4½) and 4 (6) at the board, and lost to 1 by forfeit in the last.
        ("AOB/F", 2, 525),
        # Half of what could be won are 1½: 2, 5 and 6 have that.
        ("KS", 1, 100 + 100),
        ("KS/L+1", 6, 0),
        ("KS/L-2", 1, 300),
        ("ARO/C1", 6, 2300),  # of 2400, 2200 and 2100
        ("RTNG", 5, None),
        ("TPN", 5, 5),
    ],
)
def test_by_hand(code, number, expected):
    assert value(UNRULY, of_code(code, Kind.CHESS), number) == expected


@pytest.mark.parametrize(
    ("points", "performance", "perfect"),
    [
        # Against 2000, 2100 and 2200: the mean is 2100.
        ("111", 2900, 2200 + 736),
        ("000", 1300, 2000 - 800),
        ("===", 2100, 2099),  # expected are 0.64, 0.50 and 0.36; of 2098 0.63, 0.50 and 0.36
        ("11=", 2100 + 273, 2389),  # 0.91, 0.84 and 0.75; of 2388 0.91, 0.84 and 0.74
        ("0=0", 2100 - 273, 1810),
    ],
)
def test_performances(points, performance, perfect):
    results = [f"1-{number} {each}" for number, each in enumerate(points, 2)]
    tournament = event(*results, ratings=(1500, 2000, 2100, 2200))
    assert value(tournament, TieBreak.PERFORMANCE, 1) == performance
    assert value(tournament, TieBreak.PERFECT_PERFORMANCE, 1) == perfect
    met = value(tournament, TieBreak.OPPONENTS_PERFORMANCE, 1)
    assert met == round(sum(value(tournament, TieBreak.PERFORMANCE, n) for n in (2, 3, 4)) / 3)


@pytest.mark.parametrize("seed", range(36))
def test_values_are_those_of_a_slow_calculation(seed):
    tournament = history(seed, Edition.E2026, largest=6)
    rated = [replace(each, rating=each.rating if seed % 3 else 0) for each in tournament.entrants]
    half = [replace(each, rating=0) if each.number % 4 == 1 else each for each in rated]
    players = tuple(half if seed % 2 else tournament.entrants)
    tournament = replace(tournament, entrants=players, requests=(), planned=len(tournament.rounds))
    slow, quick = Slow(tournament), Values(Outings(tournament))
    for tie_break in OFFERED[Kind.CHESS]:
        if tie_break in (TieBreak.DIRECT, TieBreak.LOTS):
            continue
        code = tie_break.value.code
        for number in slow.of:
            expected = slow.value(code, number, tournament)
            assert quick.value(tie_break, number) == expected, (code, number)


@pytest.mark.parametrize("seed", range(36))
def test_ties_are_parted_as_every_outcome_of_the_missing_games_allows(seed):
    tournament = history(seed, Edition.E2017, largest=8)
    slow, record = Slow(tournament), Outings(tournament)
    for size in (2, 3, 4):
        for first in range(1, len(slow.of) + 2 - size):
            tied = tuple(range(first, first + size))
            found = [sorted(group) for group in parted(record, tied)]
            assert found == [sorted(group) for group in slow.direct(tied)], (tied, seed)


def test_lots_are_the_same_however_often_they_are_drawn():
    lots = [value(UNRULY, TieBreak.LOTS, number) for number in range(1, 7)]
    assert sorted(lots) == [1, 2, 3, 4, 5, 6]
    renamed = replace(UNRULY.entrants[0], name="Another")
    again = replace(UNRULY, entrants=(renamed, *UNRULY.entrants[1:]))
    assert [value(again, TieBreak.LOTS, number) for number in range(1, 7)] == lots
    others = [
        [value(replace(UNRULY, name=name), TieBreak.LOTS, number) for number in range(1, 7)]
        for name in "abcd"
    ]
    assert any(each != lots for each in others)


def test_the_lower_number_is_ahead_where_that_is_the_better():
    for tie_break, expected in (
        (TieBreak.PAIRING_NUMBER, [1, 2, 3]),
        (TieBreak.PAIRING_NUMBER_REVERSED, [3, 2, 1]),
        (TieBreak.RATING, [2, 1, 3]),
        (TieBreak.RATING_REVERSED, [1, 2, 3]),  # who has none is last in any case
    ):
        field = tuple(Entrant(n, "N", rating) for n, rating in ((1, 1500), (2, 1600), (3, 0)))
        found = standings(Tournament(field), None, (tie_break,))
        assert [each.number for each in found] == expected
