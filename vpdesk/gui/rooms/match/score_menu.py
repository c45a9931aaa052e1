"""The menu of a cell of the score sheet: what the keys do there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication

from vpdesk.gui.rooms.match.sheet_table import SheetTable
from vpdesk.gui.tables.cell_menu import add_entry, new_menu
from vpdesk.gui.tables.indexes import Index
from vpdesk.gui.texts import translate
from vpdesk.match.score_sheet import ScoreSheet, Status


def open_score_menu(
    table: SheetTable,
    sheet: ScoreSheet,
    index: Index,
    place: QPoint,
    adjust: Callable[[], object],
) -> None:
    """Open the menu of a cell; where it is not among those selected, it is gone to first."""
    if not table.selectionModel().isSelected(index):
        table.setCurrentIndex(index)
    number, at = table.scores.place_of(index)
    line = sheet.line(number)
    menu = new_menu(table)
    menu.setObjectName("scoreMenu")
    menu.addSection(translate("ScoreMenu", "Board {board}").format(board=number))
    add_entry(menu, translate("ScoreMenu", "&Type a Score"), table.type_here, "F2")
    cancelled = line.status is Status.CANCELLED
    text = translate("ScoreMenu", "&Cancel the Board")
    if cancelled:
        text = translate("ScoreMenu", "&Count the Board Again")
    add_entry(menu, text, table.cancel_board, "C")
    add_entry(menu, translate("ScoreMenu", "&Adjust the Board…"), adjust)
    filled = line.status is not Status.PLAYED or line.entries[at] is not None
    many = len(table.selectionModel().selectedIndexes()) > 1
    delete = translate("ScoreMenu", "&Delete")
    add_entry(menu, delete, table.clear_selected, "Del", enabled=filled or many)
    menu.addSeparator()
    add_entry(
        menu=menu,
        text=translate("ScoreMenu", "C&opy"),
        slot=lambda: table.copy(headings=False),
        key="Ctrl+C",
    )
    some = bool(QGuiApplication.clipboard().text())
    add_entry(menu, translate("ScoreMenu", "&Paste"), table.paste, "Ctrl+V", enabled=some)
    menu.popup(place)
