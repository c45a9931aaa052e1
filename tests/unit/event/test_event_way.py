"""How far each part of the way of an event is."""

from dataclasses import replace

from tests.unit.event.stages_builders import field, played
from vpdesk.event.event import Event, Prize, Stage
from vpdesk.event.event_way import event_parts
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.next_step import HowFar, Out, PartState, WayPart
from vpdesk.report.language import Language
from vpdesk.report.part_words import part_sentence, part_text
from vpdesk.tournament.play import Kind
from vpdesk.tournament.tournament import Tournament


def states(event, out=Out()):  # noqa: B008 - a plain value
    return {each.part: each for each in event_parts(event, out=out)}


def league(count=4):
    return new_event(EventPlan(EventFormat.LEAGUE, Kind.TEAMS), field(count))


def test_nothing_is_there_at_first():
    found = event_parts(Event((), (Stage(groups=(Tournament((), kind=Kind.TEAMS),)),)))
    assert [each.part for each in found] == [
        *(
            WayPart.NAMES,
            WayPart.RULES,
            WayPart.ROUNDS,
            WayPart.STANDINGS,
            WayPart.PRIZES,
            WayPart.HALL,
            WayPart.OUT,
        )
    ]
    assert {each.progress for each in found} == {HowFar.OPEN}
    assert [each.part for each in found if each.next] == [WayPart.NAMES]


def test_rounds_that_are_played_are_counted():
    found = states(league())
    assert found[WayPart.NAMES] == PartState(WayPart.NAMES, HowFar.DONE, 4)
    assert found[WayPart.ROUNDS] == PartState(WayPart.ROUNDS, HowFar.BEGUN, 0, 3, next=True)
    assert found[WayPart.STANDINGS].progress is HowFar.OPEN
    found = states(played(league(), 1))
    assert found[WayPart.ROUNDS] == PartState(WayPart.ROUNDS, HowFar.DONE, 3, 3)
    assert found[WayPart.STANDINGS].progress is HowFar.DONE
    assert found[WayPart.OUT] == PartState(WayPart.OUT, HowFar.OPEN, next=True)


def test_prizes_are_done_when_all_is_played():
    event = replace(league(), prizes=(Prize("1", "Cup"), Prize("2", "Plate")))
    assert states(event)[WayPart.PRIZES] == PartState(WayPart.PRIZES, HowFar.BEGUN, 2)
    assert states(played(event, 1))[WayPart.PRIZES].progress is HowFar.DONE


def test_papers_are_out_when_they_are_those_of_the_end():
    event = played(league(), 1)
    assert states(event, Out(printed=True))[WayPart.OUT].progress is HowFar.DONE
    later = states(event, Out(printed=True, published=False))[WayPart.OUT]
    assert (later.progress, later.next) == (HowFar.BEGUN, True)
    early = states(league(), Out(printed=True))[WayPart.OUT]
    assert early.progress is HowFar.BEGUN


def test_words_count_where_something_is_missing_alone():
    language = Language()
    told = PartState(WayPart.ROUNDS, HowFar.BEGUN, 4, 7, next=True)
    assert part_text(told, language) == "Rounds 4 of 7"
    assert part_sentence(told, language) == "Rounds 4 of 7: begun, next"
    assert part_text(PartState(WayPart.NAMES, HowFar.DONE, 9, 9), language) == "Names 9"
    assert part_text(PartState(WayPart.DEALS, HowFar.OPEN, 0, 9), language) == "Deals"
