"""How far each part of the way of a pairs evening is."""

from tests.unit.pairs.evenings import filled, of_howell, with_typed
from vpdesk.next_step import HowFar, Out, PartState, WayPart
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.evening_way import evening_parts


def states(evening, out=Out()):  # noqa: B008 - a plain value
    return {each.part: each for each in evening_parts(evening, out)}


def test_nothing_is_there_at_first():
    found = evening_parts(Evening())
    assert {each.progress for each in found} == {HowFar.OPEN}
    assert [each.part for each in found if each.next] == [WayPart.MOVEMENT]


def test_results_are_counted():
    evening = of_howell(4, 1)
    due = len(evening.due)
    found = states(with_typed(evening, r1t1b1="420"))
    assert found[WayPart.RESULTS] == PartState(WayPart.RESULTS, HowFar.BEGUN, 1, due, next=True)
    assert found[WayPart.NAMES] == PartState(WayPart.NAMES, HowFar.DONE, 4, 4)
    assert found[WayPart.DEALS].progress is HowFar.OPEN
    assert found[WayPart.RANKING].progress is HowFar.BEGUN


def test_all_is_done_when_the_ranking_is_out():
    evening = filled(of_howell(4, 1), ["420"])
    found = states(evening)
    assert found[WayPart.RANKING].progress is HowFar.DONE
    assert found[WayPart.HALL].progress is HowFar.OPEN  # nobody had it on a phone
    assert found[WayPart.OUT].next
    assert states(evening, Out(printed=True))[WayPart.OUT] == PartState(WayPart.OUT, HowFar.DONE)
