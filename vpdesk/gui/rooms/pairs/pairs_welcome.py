"""What the pairs room says while there is no evening, and what stands in the file of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.files.evening.evening_file import read_evening
from vpdesk.gui.desk.welcome import WelcomeAction, WelcomeRows
from vpdesk.gui.rooms.pairs.quick_start import QuickStart
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.pairs.keeper import PairsKeeper


def welcome_rows(keeper: PairsKeeper) -> WelcomeRows:
    """How an evening begins: by two numbers, by names, or as a file."""
    form = named(QuickStart(), "quickStart", "pairs#new")
    form.eveningRequested.connect(lambda evening: keeper.files.begin(evening))  # noqa: PLW0108
    return WelcomeRows(
        translate("PairsRoom", "Begin an Evening"),
        translate("PairsRoom", "Two numbers are enough; names can follow later."),
        (
            WelcomeAction("quickBegin", translate("PairsRoom", "Begin"), form.begin),
            WelcomeAction(
                "newEvening",
                translate("PairsRoom", "Names and More…"),
                lambda: keeper.files.new(form.pairs.value(), form.boards.value()),
            ),
            WelcomeAction(
                "openEvening",
                translate("PairsRoom", "Open…"),
                lambda: keeper.files.ask_open(),  # noqa: PLW0108 - made when it is asked for
            ),
        ),
        file_text,
        form,
    )


def file_text(path: Path) -> str:
    """How many pairs play an evening, and how far it is. Raises WordedError, OSError."""
    evening = read_evening(path)
    count, missing = len(evening.entrants), evening.missing
    pairs = translate("EventsRoom", "%n pair(s)", None, count)
    if evening.individual:
        pairs = translate("EventsRoom", "%n player(s)", None, count)
    if not missing:
        state = translate("PairsRoom", "all results are in")
        return f"{pairs}, {state}"
    state = translate("PairsRoom", "round {round} of {count}").format(
        round=min(each.round for each in missing),
        count=max(each.movement.rounds for each in evening.sections),
    )
    return f"{pairs}, {state}"
