"""How far each part of the way of an event is."""

from dataclasses import replace

from tests.unit.event.stages_builders import field, played
from vpdesk.event.event import Event, Prize
from vpdesk.event.event_parts import event_parts
from vpdesk.event.formats import EventFormat, EventPlan, new_event
from vpdesk.next_step import Out, Part, PartState, Progress
from vpdesk.report.language import Language
from vpdesk.report.part_words import part_sentence, part_text
from vpdesk.tournament.play import Kind


def states(event, out=Out()):  # noqa: B008 - a plain value
    return {each.part: each for each in event_parts(event, out=out)}


def league(count=4):
    return new_event(EventPlan(EventFormat.LEAGUE, Kind.TEAMS), field(count))


def test_nothing_is_there_at_first():
    found = event_parts(Event(()))
    assert [each.part for each in found] == [
        *(Part.NAMES, Part.RULES, Part.ROUNDS, Part.STANDINGS, Part.PRIZES, Part.OUT)
    ]
    assert {each.progress for each in found} == {Progress.OPEN}
    assert [each.part for each in found if each.next] == [Part.NAMES]


def test_rounds_that_are_played_are_counted():
    found = states(league())
    assert found[Part.NAMES] == PartState(Part.NAMES, Progress.DONE, 4)
    assert found[Part.ROUNDS] == PartState(Part.ROUNDS, Progress.BEGUN, 0, 3, next=True)
    assert found[Part.STANDINGS].progress is Progress.OPEN
    found = states(played(league(), 1))
    assert found[Part.ROUNDS] == PartState(Part.ROUNDS, Progress.DONE, 3, 3)
    assert found[Part.STANDINGS].progress is Progress.DONE
    assert found[Part.OUT] == PartState(Part.OUT, Progress.OPEN, next=True)


def test_prizes_are_done_when_all_is_played():
    event = replace(league(), prizes=(Prize("1", "Cup"), Prize("2", "Plate")))
    assert states(event)[Part.PRIZES] == PartState(Part.PRIZES, Progress.BEGUN, 2)
    assert states(played(event, 1))[Part.PRIZES].progress is Progress.DONE


def test_papers_are_out_when_they_are_those_of_the_end():
    event = played(league(), 1)
    assert states(event, Out(printed=True))[Part.OUT].progress is Progress.DONE
    later = states(event, Out(printed=True, published=False))[Part.OUT]
    assert (later.progress, later.next) == (Progress.BEGUN, True)
    early = states(league(), Out(printed=True))[Part.OUT]
    assert early.progress is Progress.BEGUN


def test_words_count_where_something_is_missing_alone():
    language = Language()
    told = PartState(Part.ROUNDS, Progress.BEGUN, 4, 7, next=True)
    assert part_text(told, language) == "Rounds 4 of 7"
    assert part_sentence(told, language) == "Rounds 4 of 7: begun, next"
    assert part_text(PartState(Part.NAMES, Progress.DONE, 9, 9), language) == "Names 9"
    assert part_text(PartState(Part.DEALS, Progress.OPEN, 0, 9), language) == "Deals"
