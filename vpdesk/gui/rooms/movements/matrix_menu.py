"""The menu of a cell of the matrix: which pair to follow, and what the keys do there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.texts import translate

if TYPE_CHECKING:
    from vpdesk.gui.rooms.movements.matrix_pane import MatrixPane


def open_matrix_menu(pane: MatrixPane, pair: int, other: int, place: QPoint) -> None:
    """Open the menu of the pairs of a cell; other: 0 for the heading of a pair."""
    heatmap = pane.heatmap
    assert heatmap is not None
    menu = new_menu(heatmap)
    menu.setObjectName("matrixMenu")
    for each, key in ((pair, "Space" if other else ""), (other, "")):
        if not each:
            continue
        if each == heatmap.selected_pair:
            text = translate("ScheduleMenu", "Do not follow pair {number} any more")
            add_entry(menu, text.format(number=each), partial(heatmap.pick, 0), "Esc")
        else:
            text = translate("ScheduleMenu", "Follow pair {number}")
            add_entry(menu, text.format(number=each), partial(heatmap.pick, each), key)
    menu.addSeparator()
    add_entry(
        menu=menu,
        text=translate("Actions", "&Copy"),
        slot=lambda: pane.copy(headings=False),
        key="Ctrl+C",
    )
    add_entry(
        menu=menu,
        text=translate("Actions", "Copy with &Headings"),
        slot=lambda: pane.copy(headings=True),
        key="Ctrl+Shift+C",
    )
    menu.popup(place)
