"""What the room of events says while there is no event, and what stands in the file of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.event.place import current_place, tournament_at
from vpdesk.event.whats_next import next_step
from vpdesk.files.report_file import read_trf
from vpdesk.files.tournament import SUFFIX
from vpdesk.files.tournament.file import read_event
from vpdesk.gui.desk.welcome import WelcomeAction, WelcomeRows
from vpdesk.gui.rooms.events.state_texts import field_text
from vpdesk.gui.texts import translate
from vpdesk.next_step import Deed

if TYPE_CHECKING:
    from vpdesk.gui.rooms.events.keeper import EventsKeeper


def welcome_rows(keeper: EventsKeeper) -> WelcomeRows:
    """How an event begins: by the dialog, or as a file."""
    return WelcomeRows(
        translate("EventsRoom", "Begin an Event"),
        translate(
            "EventsRoom",
            "A league, a Swiss, a knock-out, or groups with a final: of teams, pairs or players.",
        ),
        (
            WelcomeAction(
                "newEvent",
                translate("EventsRoom", "New Event…"),
                lambda: keeper.files.ask_new(),  # noqa: PLW0108 - made when it is asked for
            ),
            WelcomeAction(
                "openEvent",
                translate("EventsRoom", "Open…"),
                lambda: keeper.files.ask_open(),  # noqa: PLW0108 - made when it is asked for
            ),
        ),
        file_text,
    )


def file_text(path: Path) -> str:
    """How many play an event, and how far it is. Raises WordedError, OSError."""
    if path.suffix.lower() != SUFFIX:
        return field_text(read_trf(path))
    event = read_event(path)
    text = field_text(tournament_at(event, current_place(event)))
    if next_step(event).do is not Deed.PRINT:
        return text
    over = translate("EventsRoom", "all results are in")
    return f"{text}, {over}"
