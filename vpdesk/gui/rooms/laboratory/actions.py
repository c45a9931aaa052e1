"""The menus and keys of the laboratory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vpdesk.gui.desk.actions import ActionRow, KeyGroup, RoomMenus
from vpdesk.gui.desk.paged_keeper import paged_rows
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.laboratory.keeper import LaboratoryKeeper

# The keys of its pages, in the order in which they stand.
PAGE_KEYS = {"proof": "F4", "models": "F6", "audit": "F7", "check": "F8", "calibration": "F9"}


def laboratory_menus(keeper: LaboratoryKeeper) -> RoomMenus:
    """Their rows. The room, which may not be there yet, is asked for when one is triggered."""
    texts = {
        "proof": translate("Actions", "&Proof"),
        "models": translate("Actions", "&Models"),
        "audit": translate("Actions", "&Audit"),
        "check": translate("Actions", "&Check a Table"),
        "calibration": translate("Actions", "Ca&libration"),
    }
    return RoomMenus(
        open=(ActionRow("open", translate("Actions", "&Open…"), keeper.ask_open, ("Ctrl+O",)),),
        go=paged_rows(lambda: keeper.room, texts, PAGE_KEYS),
        keys=(
            KeyGroup(
                translate("HelpKeys", "In the laboratory"),
                (
                    (translate("HelpKeys", "Models: pick one; another margin"), "Left", "Right"),
                    (translate("HelpKeys", "Check, calibration: paste a table"), "Ctrl+V"),
                    (translate("HelpKeys", "The same: stop reading"), "Esc"),
                    (translate("HelpKeys", "Own scales: remove"), "Del"),
                ),
            ),
        ),
    )
