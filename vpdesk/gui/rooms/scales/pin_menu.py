"""The menu of a pin."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.pin_strip import PinStrip


def open_pin_menu(strip: PinStrip, row: int, place: QPoint) -> None:
    """Open the menu of a chip: what its keys do."""
    menu, last = named(new_menu(strip), "pinMenu"), strip.count() - 1
    pin, text = strip.pins[row], strip.item(row).text().replace("&", "&&")
    name = user_language().boards(pin) if isinstance(pin, int) else text
    show = translate("PinMenu", "&Show {boards}").format(boards=name)
    add_entry(menu, show, partial(strip.choose, row), "Return")
    unpin = translate("PinRow", "Unpin {boards}").format(boards=text)
    add_entry(menu, unpin, partial(strip.remove, row), "Del")
    menu.addSeparator()
    left, right = translate("PinMenu", "Move &Left"), translate("PinMenu", "Move &Right")
    add_entry(menu, left, partial(strip.move_pin, row, row - 1), "Alt+Left", enabled=row > 0)
    add_entry(menu, right, partial(strip.move_pin, row, row + 1), "Alt+Right", enabled=row < last)
    menu.addSeparator()
    add_entry(
        menu=menu,
        text=translate("Actions", "&Unpin All"),
        slot=strip.remove_all,
        key="Ctrl+Shift+D",
    )
    menu.popup(place)
