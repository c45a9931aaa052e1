"""Context menus of the matrix and of the comparison of movements, in the window."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from tests.gui.context_menus import choose, entries, open_menu
from vpdesk.gui.rooms.movements.compare import CompareMovements
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ALL = {"&Copy": "Ctrl+C", "Copy with &Headings": "Ctrl+Shift+C"}


@pytest.fixture
def room(desk, qtbot):
    desk.show_room("movements")
    made = desk.house.keepers["movements"].room
    qtbot.waitUntil(lambda: made.heatmap is not None)
    made.document.open(mitchell(14).with_boards(4))
    QApplication.processEvents()
    return made


def test_the_menu_of_a_cell_of_the_matrix(qtbot, room):
    heatmap = room.heatmap
    grid = heatmap._drawn.grid
    place = grid.cell(2, 7).center().toPoint()
    followed = {"Follow pair 3": "Space", "Follow pair 8": ""}
    assert entries(open_menu(heatmap, place)) == followed | ALL
    choose(open_menu(heatmap, place), "Follow pair 8")
    assert heatmap.selected_pair == room.schedule.picked == 8
    choose(open_menu(heatmap, place), "Follow pair 3")
    assert room.schedule.picked == 3
    none = {"Do not follow pair 3 any more": "Esc", "Follow pair 8": ""}
    assert entries(open_menu(heatmap, place)) == none | ALL
    room.go_heatmap()
    heatmap._go(4, 5, 0, 0)
    keyed = {"Follow pair 5": "Space", "Follow pair 6": ""}
    assert entries(open_menu(heatmap, None, keyboard=True)) == keyed | ALL
    choose(open_menu(heatmap, place), "Do not follow pair 3 any more")
    assert heatmap.selected_pair == room.schedule.picked == 0
    heading = QPoint(place.x(), grid.top // 2)
    assert entries(open_menu(heatmap, heading)) == {"Follow pair 8": ""} | ALL
    choose(open_menu(heatmap, heading), "Copy with &Headings")
    with_headings = QGuiApplication.clipboard().text()
    choose(open_menu(heatmap, heading), "&Copy")
    assert len(QGuiApplication.clipboard().text().splitlines()) == 14
    assert len(with_headings.splitlines()) == 15


def test_the_menu_of_compared_movements(qtbot, room):
    room.show_compare()
    (dialog,) = room.window().findChildren(CompareMovements)
    dialog.add("Howell & Co.", howell(14))
    qtbot.waitUntil(lambda: dialog.table.figures.columnCount() == 3)
    qtbot.waitUntil(lambda: not dialog._work.running)
    table = dialog.table
    mine = room.document.movement.name or "This movement"

    def cell(column):
        return table.visualRect(table.model().index(1, column)).center()

    uses = {f"&Use “{mine}”": "", "&Use “Howell && Co.”": ""}
    copies = {"&Copy Table": "Ctrl+C"}
    assert entries(open_menu(table, cell(0))) == uses | copies
    assert entries(open_menu(table, None, keyboard=True)) == uses | copies
    assert list(entries(open_menu(table, cell(1)))) == [f"&Use “{mine}”", "&Copy Table"]
    choose(open_menu(table, cell(2)), "&Copy Table")
    assert "Howell & Co." in QGuiApplication.clipboard().text()
    choose(open_menu(table, cell(2)), "&Use “Howell && Co.”")
    assert room.document.movement == howell(14)
    qtbot.waitUntil(lambda: not room.window().findChildren(CompareMovements))
    room.undo()
    assert room.document.movement == mitchell(14).with_boards(4)
