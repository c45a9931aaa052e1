"""Who moves when a result is corrected."""

from dataclasses import replace

from tests.sure import sure
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.pairs.evening import PairsAdjustment, with_entry
from vpdesk.pairs.moves import moves
from vpdesk.pairs.pairs_entry import parse_result
from vpdesk.pairs.scored_evening import ScoredEvening


def test_a_correction_tells_whose_points_and_places_change():
    evening = filled(of_howell(8), ["420", "-50", "140", "170", "-100"])
    before = ScoredEvening(evening)
    place = evening.due[0]
    now = before.after(with_entry(evening, parse_result("-1100", place)))
    found = moves(before, now)
    old, new = (
        {each.number: each for each in scored.rankings[0].lines} for scored in (before, now)
    )
    assert {each.number for each in found} == {
        number for number in old if old[number] != new[number]
    }
    ns = evening.meeting(place).ns[0]
    mine = next(each for each in found if each.number == ns)
    assert sure(mine.now).points < sure(mine.before).points
    assert [sure(each.now).place for each in found] == sorted(
        sure(each.now).place for each in found
    )
    assert any(each.place_changed for each in found)
    assert not moves(before, before)


def test_a_penalty_moves_one_pair_and_those_whom_it_passes():
    evening = filled(of_howell(8), ["420", "-50", "140", "170", "-100"])
    before = ScoredEvening(evening)
    first = before.rankings[0].lines[0].number
    fined = replace(evening, adjustments=(PairsAdjustment(first, -20_000, "phone", "Law 90"),))
    found = moves(before, before.after(fined))
    assert {each.number for each in found if each.place_changed} == {each.number for each in found}
    assert first in {each.number for each in found}
