"""What an evening comes to; the fast way is that of scoring all anew."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.pairs.evenings import entrants, filled, of_howell, of_mitchell, with_typed
from vpdesk.pairs.evening import (
    Carried,
    Evening,
    PairsAdjustment,
    left,
    seated,
    with_entrant,
    with_entry,
    without_entries,
)
from vpdesk.pairs.methods import METHODS, ScoringChoice
from vpdesk.pairs.pairs_entry import BoardPlace, parse_result
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.session import ranking

SCORES = ["420", "-50", "140", "A60/40", "60% 110, 40% -50", "-100", "NP", "170", "620", "A40/60"]


def lines(evening):
    """The ranking of an evening that has one."""
    (only,) = ScoredEvening(evening).rankings
    return {each.number: each for each in only.lines}


@pytest.mark.parametrize("method", sorted(METHODS))
def test_a_ranking_is_that_of_the_results_as_a_table(method):
    evening = filled(replace(of_howell(8), method=method), SCORES)
    found = lines(evening)
    results = [
        replace(entry.result(*(str(side[0]) for side in evening.sides(entry))))
        for _, entry in sorted(evening.entries.items())
    ]
    expected = ranking(results, METHODS[method], ScoringChoice(4))
    assert len(expected) == 8
    for each in expected:
        mine = found[int(each.pair)]
        assert (mine.place, mine.shared, mine.points) == (each.place, each.shared, each.points)
        assert (mine.percent, mine.boards) == (each.percent, each.boards)


def test_one_result_more_is_scored_as_if_all_were_scored_anew():
    chance = random.Random(3)
    sections = (of_mitchell(6, letter="A"), of_mitchell(8, letter="B", first=7, apart=True))
    evening = Evening(entrants=entrants(15), sections=sections)
    scored = ScoredEvening(evening)
    for _ in range(60):
        place = chance.choice(evening.due)
        evening = with_entry(evening, parse_result(chance.choice(SCORES), place))
        if chance.random() < 0.2:
            evening = without_entries(evening, [chance.choice(list(evening.entries))])
        if chance.random() < 0.1:
            evening = replace(evening, cancelled=(chance.randrange(1, 7),))
        if chance.random() < 0.1:
            evening = replace(evening, method=chance.choice(sorted(METHODS)))
        scored = scored.after(evening)
        assert scored.rankings == ScoredEvening(evening).rankings
        assert scored.boards == ScoredEvening(evening).boards
    assert [(each.section, each.side) for each in scored.rankings] == [("", ""), ("B", "")]
    assert scored.after(evening) is scored


def test_only_the_board_that_changed_is_scored_anew():
    evening = filled(of_howell(8), ["420", "-50", "140"])
    before = ScoredEvening(evening)
    place = evening.due[5]
    now = before.after(with_entry(evening, parse_result("1440", place)))
    changed = [each for each in now.boards if now.boards[each] is not before.boards[each]]
    assert changed == [before.board_of(place)]


def test_boards_played_less_often_count_as_those_of_the_whole_field():
    evening = with_typed(of_howell(6), r1t1b1="420")
    assert ScoredEvening(evening).top_of("") == 3
    (result,) = ScoredEvening(evening).results(evening.due[0])
    assert result.scores.top == 4
    assert result.scores.ns_percent == 50  # the others are still to come
    assert {each.percent for each in ScoredEvening(evening).totals.values()} == {50, None}
    others = [each for each in evening.due if each.board == evening.due[0].board][1:]
    for place in others:
        evening = with_entry(evening, parse_result("-", place))
    result, *_ = ScoredEvening(evening).results(evening.due[0])
    assert result.scores.ns_percent == 60  # one score of three: too few to compare


def test_two_winners_and_sections():
    one, other = of_mitchell(6, letter="A"), of_mitchell(6, letter="B", first=7)
    for across, tops in ((True, 10), (False, 4)):
        sections = tuple(replace(each, two_winners=True, apart=not across) for each in (one, other))
        evening = filled(Evening(entrants=entrants(12), sections=sections), ["420", "-50", "140"])
        scored = ScoredEvening(evening)
        places = [(each.section, each.side, len(each.lines)) for each in scored.rankings]
        if across:
            assert places == [("", "NS", 6), ("", "EW", 6)]
        else:
            assert places == [("A", "NS", 3), ("A", "EW", 3), ("B", "NS", 3), ("B", "EW", 3)]
        assert sure(scored.result(evening.due[0])).scores.top == tops
        mine = scored.ranking_of(sections[1])
        assert [(each.section, each.side) for each in mine] == [("B", "NS"), ("B", "EW")]
        assert {each.number for each in mine[0].lines} == {7, 8, 9}


def test_a_turned_arrow_gives_each_pair_what_it_played():
    evening = filled(of_howell(6), ["420", "140", "-50"])
    place = evening.due[0]
    turned = with_entry(evening, replace(evening.entries[place], turned=True))
    result = ScoredEvening(turned).result(place)
    meeting = evening.meeting(place)
    assert (sure(result).ns, sure(result).ew) == (meeting.ew, meeting.ns)
    assert sure(result).scores == sure(ScoredEvening(evening).result(place)).scores


def test_penalties_what_is_carried_and_handicaps():
    evening = filled(of_howell(6), ["420", "140", "-50"])
    before = lines(evening)
    fined = replace(evening, adjustments=(PairsAdjustment(1, -1000, "late", "Law 90"),) * 2)
    assert lines(fined)[1].points == before[1].points - 2 * Fraction(4, 10)
    imps = replace(fined, method="butler")
    assert lines(imps)[1].points == lines(replace(evening, method="butler"))[1].points - 20
    entrant = replace(evening.by_number[2], carried=Carried(6000, 10), handicap=250)
    brought = lines(with_entrant(evening, entrant))[2]
    assert brought.percent == before[2].percent
    assert brought.value == (before[2].percent + 60) / 2
    assert brought.with_handicap == brought.value + Fraction(5, 2)
    with_imps = replace(with_entrant(evening, entrant), method="butler")
    assert lines(with_imps)[2].value == lines(with_imps)[2].points + 60


def test_a_late_pair_and_one_that_leaves_are_ranked_by_what_they_played():
    evening = Evening(entrants=entrants(7), sections=(of_mitchell(7),))
    assert len(evening.sections[0].starts) == 7
    full = filled(evening, ["420", "140", "-50"])
    gone = left(full, 3, until=1)
    found = lines(gone)
    assert found[3].boards < found[1].boards
    assert set(found) == set(range(1, 8))
    late = seated(
        replace(gone, sections=(replace(gone.sections[0], starts=(1, 2, 3, 4, 5, 6, 0)),)),
        "",
        7,
        7,
        since=2,
    )
    assert {each.round for each in late.missing} <= {2, 3, 4}
    assert set(lines(late)) == set(range(1, 8))


def test_the_score_sheet_of_a_pair_and_the_traveller_of_a_board():
    evening = filled(of_howell(6), ["420", "140", "-50"])
    scored = ScoredEvening(evening)
    sheet = scored.of_entrant(4)
    assert len(sheet) == 10
    assert [each.entry.place.round for each in sheet] == sorted([*range(1, 6)] * 2)
    traveller = scored.results(BoardPlace("", 1, 1, evening.due[0].board))
    assert {each.entry.place.board for each in traveller} == {evening.due[0].board}
    assert len(traveller) == 3
