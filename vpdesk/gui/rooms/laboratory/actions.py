"""The actions of the laboratory."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QAction

from vpdesk.gui.desk.action_maker import ActionMaker
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.main_window import MainWindow

# The keys of its pages, in the order in which they stand.
PAGE_KEYS = {"proof": "F4", "models": "F6", "audit": "F7", "check": "F8", "calibration": "F9"}


class LaboratoryActions(NamedTuple):
    """What is done in the laboratory alone. pages: to each of its pages."""

    go_boards: QAction
    pages: tuple[QAction, ...]


def laboratory_actions(window: MainWindow, action: ActionMaker) -> LaboratoryActions:
    """Make them. The room, which may not be there yet, is asked for when one is triggered."""
    texts = {
        "proof": translate("Actions", "&Proof"),
        "models": translate("Actions", "&Models"),
        "audit": translate("Actions", "&Audit"),
        "check": translate("Actions", "&Check a Table"),
        "calibration": translate("Actions", "Ca&libration"),
    }

    def go_boards() -> None:
        window.sides.laboratory.room.go_boards()

    def go_page(name: str) -> None:
        window.sides.laboratory.room.go_page(name)

    return LaboratoryActions(
        go_boards=action(
            translate("Actions", "&Boards"),
            go_boards,
            "Ctrl+B",
        ),
        pages=tuple(action(texts[name], partial(go_page, name), PAGE_KEYS[name]) for name in texts),
    )
