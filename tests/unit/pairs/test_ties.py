"""Places named among pairs that are level, Swiss pairs in VPs, and the session after."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.sure import sure
from tests.unit.pairs.evenings import entrants, filled, individual, of_howell, of_mitchell
from vpdesk.files.scale_library import built_in
from vpdesk.pairs.board_results import PairsResult, whole
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Carried, Evening, with_entry
from vpdesk.pairs.methods import METHODS, Divide, ScoringChoice
from vpdesk.pairs.next_session import next_session
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.round_vps import round_vps, sums
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.session import ranking
from vpdesk.pairs.tie_break import PairsTieBreak, in_order, opponents_by_partners
from vpdesk.scales import ScaleSpec

EBU = next(each for each in built_in() if each.key == "ebu-pairs")


def places(evening):
    (found,) = ScoredEvening(evening).rankings
    return [(each.place, each.shared) for each in found.lines]


def test_who_are_level_share_a_place_unless_it_must_be_named():
    evening = filled(of_howell(6), ["420"])
    assert places(evening) == [(1, True)] * 6
    winner = evening.meeting(evening.due[0]).ns[0]
    loser = evening.meeting(evening.due[0]).ew[0]
    named = replace(evening, ties=(PairsTieBreak.BOARDS_WON, PairsTieBreak.LAST_ROUND))
    assert places(named) == [(1, True)] * 6  # all boards are halved
    scored = ScoredEvening(evening)
    assert in_order(scored, [winner, loser], (PairsTieBreak.BETWEEN,)) == [[winner, loser]]
    won = with_entry(evening, parse_result("450", evening.due[0]))
    scored = ScoredEvening(won)
    for each in (PairsTieBreak.BETWEEN, PairsTieBreak.BOARDS_WON):
        assert in_order(scored, [loser, winner], (each,)) == [[winner], [loser]]
    assert in_order(scored, [loser, winner], (PairsTieBreak.LAST_ROUND,)) == [[loser, winner]]
    assert in_order(scored, [loser, winner], ()) == [[loser, winner]]


def test_pairs_that_have_not_met_are_not_told_apart_by_it():
    evening = filled(Evening(entrants=entrants(6), sections=(of_mitchell(6),)), ["420", "-50"])
    scored = ScoredEvening(evening)
    assert in_order(scored, [1, 2], (PairsTieBreak.BETWEEN,)) == [[1, 2]]


def test_the_last_round_ranks():
    evening = filled(of_howell(6), ["420"])
    last = next(each for each in evening.due if each.round == 5)
    scored = ScoredEvening(with_entry(evening, parse_result("450", last)))
    ns, ew = evening.meeting(last).ns[0], evening.meeting(last).ew[0]
    assert in_order(scored, [ew, ns], (PairsTieBreak.LAST_ROUND,)) == [[ns], [ew]]


def test_an_individual_ranks_players():
    evening = individual()
    assert evening.individual
    scored = ScoredEvening(evening)
    (found,) = scored.rankings
    results = [
        replace(entry.result("", ""), ns="+".join(map(str, ns)), ew="+".join(map(str, ew)))
        for entry in evening.entries.values()
        for ns, ew in [evening.sides(entry)]
    ]
    expected = ranking(results, METHODS["matchpoints"], ScoringChoice(2))
    assert [(each.place, str(each.number), each.points) for each in found.lines] == [
        (each.place, each.pair, each.points) for each in expected
    ]
    assert len(expected) == 8


def test_t4():
    scored = ScoredEvening(individual())
    of_one = {2: 30, 3: 50, 4: 40}  # in round 1; round 2 is left out
    first = [each for each in scored.of_entrant(1) if each.entry.place.round == 1]
    scored.__dict__["totals"] = {
        number: scored.totals[number]._replace(points=Fraction(of_one.get(number, 0)))
        for number in scored.totals
    }
    assert opponents_by_partners(scored, 1, first) == 3


def test_a_pair_with_a_plus_in_its_name_is_a_pair():
    results = [PairsResult("1", "A+B", "2", whole(420)), PairsResult("1", "3", "4", whole(-50))]
    found = ranking(results, METHODS["matchpoints"], ScoringChoice())
    assert {each.pair for each in found} == {"A+B", "2", "3", "4"}


def test_matchpoints_of_a_round_are_vps_by_per_cent():
    evening = filled(of_howell(8, boards=4), ["420", "140", "-50", "170", "-100"])
    scored = ScoredEvening(evening)
    found = round_vps(scored, ScaleSpec(family=EBU))
    assert len(found) == 7 * 4
    for each in found:
        assert each.ns + each.ew == 2000
        assert each.boards == 4
        results = [
            one
            for board in scored.boards.values()
            for one in board
            if one.entry.place[:3] == ("", each.meeting.round, each.meeting.table)
        ]
        share = sum(sure(one.scores.ns) for one in results) / sum(
            sure(one.scores.top) for one in results
        )
        assert each.score == 100 * share
        assert (each.ns > 1000) == (share > Fraction(5093, 10000))
    total = sums(found)
    assert set(total) == set(range(1, 9))
    assert sum(total.values()) == 2000 * 28


def test_imps_of_a_round_are_vps_by_their_margin():
    evening = filled(of_howell(8, boards=4), ["420", "140", "-50", "170", "-100"])
    imps = replace(evening, method="cross-imps", choice=ScoringChoice(divide=Divide.COMPARISONS))
    found = round_vps(ScoredEvening(imps), ScaleSpec(boards=4))
    assert all(each.ns + each.ew == 2000 for each in found)
    scale = ScaleSpec().scale(4)
    assert all(each.ns == scale.vps(int(each.score))[0] for each in found if each.score >= 0)
    with pytest.raises(PairsError, match="scale of percentages"):
        round_vps(ScoredEvening(evening), ScaleSpec())
    with pytest.raises(PairsError, match="scale of percentages"):
        round_vps(ScoredEvening(imps), ScaleSpec(family=EBU))


def test_the_next_session_brings_what_was_reached():
    evening = filled(of_howell(6), ["420", "140", "-50"])
    first = {each.number: each for each in ScoredEvening(evening).rankings[0].lines}
    second = next_session(ScoredEvening(evening))
    assert not second.entries
    for each in second.entrants:
        assert sure(each.carried).boards == 10
        brought = Fraction(sure(each.carried).hundredths, 100)
        assert abs(brought - first[each.number].value) < Fraction(1, 100)
    third = next_session(ScoredEvening(filled(second, ["420"])))
    line = third.by_number[1].carried
    assert sure(line).boards == 20
    mean = (Fraction(sure(second.by_number[1].carried).hundredths, 100) + 50) / 2
    assert abs(Fraction(sure(line).hundredths, 100) - mean) < Fraction(1, 100)
    assert second.by_number[1].carried != Carried(0, 0)


def test_cross_imps_of_a_board_are_divided_by_the_root_of_half_results_times_comparisons():
    evening = filled(of_howell(4, boards=1), ["420", "140", "-50"])  # two tables: one comparison
    imps = ScoredEvening(replace(evening, method="cross-imps"))
    alike = {each.score for each in round_vps(imps, ScaleSpec(boards=1))}
    assert alike == {each.scores.ns for board in imps.boards.values() for each in board}
    evening = filled(of_howell(8, boards=1), ["620", "140", "170", "-100"])  # four: sqrt(6)
    for divide in Divide:
        choice = ScoringChoice(divide=divide)
        imps = ScoredEvening(replace(evening, method="cross-imps", choice=choice))
        for each in round_vps(imps, ScaleSpec(boards=1)):
            (one,) = (
                sure(one.scores.ns) * {"sum": 1, "comparisons": 3, "results": 4}[divide.value]
                for board in imps.boards.values()
                for one in board
                if one.entry.place[1:3] == (each.meeting.round, each.meeting.table)
            )
            assert each.score == round(float(one) / 6**0.5)
