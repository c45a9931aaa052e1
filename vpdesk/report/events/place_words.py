"""What the stages and groups of an event are called, and how far they are."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event
from vpdesk.event.place import StagePlace, StageState, state_of
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.language import Language

STATES = {
    StageState.WAITING: QT_TRANSLATE_NOOP("EventReport", "waits"),
    StageState.READY: QT_TRANSLATE_NOOP("EventReport", "can begin"),
    StageState.IN_PLAY: QT_TRANSLATE_NOOP("EventReport", "in play"),
    StageState.FINISHED: QT_TRANSLATE_NOOP("EventReport", "finished"),
}


def state_word(event: Event, number: int, language: Language) -> str:
    """How far a stage is; one that has begun is in play once a round is drawn."""
    state, groups = state_of(event, number), event.stage(number).groups
    if state is StageState.IN_PLAY and not any(each.rounds for each in groups):
        return language.translate("EventReport", "not drawn yet")
    return language.translate("EventReport", STATES[state])


def place_name(event: Event, place: StagePlace, language: Language) -> str:
    """The stage, and the group where it has several; "" where there is one place."""
    if len(event.stages) == 1 and len(event.stages[0].groups) < 2:
        return ""
    name = stage_name(event, place.stage, language)
    if len(event.stage(place.stage).groups) < 2:
        return name
    text = language.translate("EventReport", "{title}, group {group}")
    return text.format(title=name, group=place.group)


def event_name(event: Event, place: StagePlace, language: Language) -> str:
    """The event's name with that of the place, where there are several."""
    return ", ".join(filter(None, (event.name, place_name(event, place, language))))


def state_text(event: Event, place: StagePlace, language: Language) -> str:
    """A place and how far its stage is: "Final: in play"."""
    text = language.translate("EventReport", "{place}: {state}")
    state = state_word(event, place.stage, language)
    return text.format(place=place_name(event, place, language), state=state)
