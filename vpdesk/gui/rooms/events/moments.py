"""What can be printed of an event as it stood at a moment."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.event.event import Event
from vpdesk.event.place import StagePlace, current_place, places_of, tournament_at
from vpdesk.gui.texts import user_language
from vpdesk.report.events.place_words import event_name
from vpdesk.report.events.sheets import EventSubject
from vpdesk.report.events.stage_columns import InStage


def subject_of(event: Event, place: StagePlace) -> EventSubject | None:
    """The tournament at a place, where that had begun then; else at the one that was played."""
    at = place if place in places_of(event) else current_place(event)
    tournament = tournament_at(event, at)
    if not tournament.entrants:
        return None
    if event.is_tournament:
        return EventSubject(tournament, event=event)
    named = replace(tournament, name=event_name(event, at, user_language()))
    return EventSubject(named, stage=InStage(event, at), event=event)
