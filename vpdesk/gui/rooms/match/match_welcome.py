"""What the match room says while there is no match, and what stands in the file of one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from vpdesk.files.match_file import read_match
from vpdesk.gui.desk.welcome import WelcomeAction, WelcomeRows
from vpdesk.gui.rooms.match.quick_match import QuickMatch
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.match.outcome import outcome

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.keeper import MatchKeeper


def welcome_rows(keeper: MatchKeeper) -> WelcomeRows:
    """How a match begins: with its boards, with a ruling alone, or as a file."""
    form = named(QuickMatch(keeper.files.document), "quickMatch", "match#type")

    def begin() -> None:
        form.begin()
        keeper.room.go_page("sheet")

    return WelcomeRows(
        translate("MatchRoom", "Begin a Match"),
        translate(
            "MatchRoom", "Type the score of every board, or rule on a match that went wrong."
        ),
        (
            WelcomeAction("quickMatchBegin", translate("PairsRoom", "Begin"), begin),
            WelcomeAction(
                "ruleOnly",
                translate("MatchRoom", "Ruling Without Scores"),
                lambda: keeper.room.go_page("ruling"),
            ),
            WelcomeAction(
                "openMatch",
                translate("MatchRoom", "Open…"),
                lambda: keeper.files.ask_open(),  # noqa: PLW0108 - made when it is asked for
            ),
        ),
        file_text,
        form,
    )


def file_text(path: Path) -> str:
    """How many boards a match has, and how far it is. Raises WordedError, OSError."""
    found = outcome(read_match(path)).sheet
    boards = translate("MatchRoom", "%n board(s)", None, len(found.lines))
    if found.missing:
        state = translate("SheetPage", "%n board(s) to come", None, len(found.missing))
    else:
        state = translate("SheetPage", "All scores are in")
    return f"{boards}, {state}"
