"""What can be printed of an event, as it is or as it stood at a moment."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.event.event import Event
from vpdesk.event.penalties import match_penalties
from vpdesk.event.place import StagePlace, current_place, places_of, tournament_at
from vpdesk.gui.texts import user_language
from vpdesk.report.events.place_words import event_name
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.stage_columns import InStage


def in_stage(event: Event, place: StagePlace) -> InStage | None:
    """A place, for what is told of it; None where the tournament says all."""
    if event.is_tournament and not any(match_penalties(event, 1)):
        return None
    return InStage(event, place)


def subject_at(event: Event, place: StagePlace) -> EventSubject | None:
    """The tournament at a place of an event; None where nobody plays there yet."""
    tournament = tournament_at(event, place)
    if not tournament.entrants:
        return None
    if not event.is_tournament:
        tournament = replace(tournament, name=event_name(event, place, user_language()))
    return EventSubject(tournament, stage=in_stage(event, place), event=event)


def subject_then(event: Event, place: StagePlace) -> EventSubject | None:
    """The same of an event as it stood once: at the place, or where was played if it was not."""
    return subject_at(event, place if place in places_of(event) else current_place(event))
