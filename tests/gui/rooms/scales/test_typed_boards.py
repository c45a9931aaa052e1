"""Several board counts are typed at once, and stand by their boards."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton

from tests.gui.room_builders import scales_of
from vpdesk.gui.export.dialog import ExportDialog
from vpdesk.gui.rooms.scales.compare_question import CompareQuestion
from vpdesk.report.scales.report import MAX_PINS, ScaleChoice, View, among
from vpdesk.report.scales.sheets import COMPARISON
from vpdesk.scales import ScaleSpec


@pytest.fixture
def boards(room):
    field = room.controls.boards
    field.setFocus()
    field.selectAll()
    return field


@pytest.mark.parametrize("typed", ["7,14,20,28", "28; 7, 14 20", "7+14+20+28", "7, 14, 20, 28, 7"])
def test_board_counts_that_are_typed_are_pinned(qtbot, room, boards, typed):
    before = room.choice
    qtbot.keyClicks(boards, typed)
    assert not boards.complaint.text
    qtbot.keyClick(boards, Qt.Key.Key_Return)
    assert room.choice.pins == (7, 14, 20, 28)
    assert room.choice.boards == 7
    assert boards.text() == "7"
    assert room.choice.view is View.SIDE_BY_SIDE
    room.undo()
    assert (room.choice.pins, room.choice.boards) == (before.pins, before.boards)


def test_the_current_board_count_stays_where_it_is_among_them(qtbot, room, boards):
    room.controls.boards.setValue(20)
    boards.selectAll()
    qtbot.keyClicks(boards, "14,20")
    qtbot.keyClick(boards, Qt.Key.Key_Tab)  # leaving the field is as good as Enter
    assert (room.choice.pins, room.choice.boards) == ((14, 20), 20)


def test_they_are_compared_where_it_is_not_done_already(room):
    room.show_view(View.DIFFERENCES)
    room.compare((7, 14))
    assert room.choice.view is View.DIFFERENCES
    room.show_view(View.TABLE)
    room.window().resize(2600, 1300)  # there they stand beside the table
    QApplication.processEvents()
    assert room.tables_side.beside.isVisible()
    room.compare((14, 20))
    assert room.choice.view is View.SIDE_BY_SIDE  # which is what is printed
    assert room.subject.shown[0] is COMPARISON


def test_a_comparison_is_printed_in_four_actions(qtbot, desk):
    room, button = scales_of(desk), scales_of(desk).pin_row.sets
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)  # 1: Compare
    (question,) = desk.findChildren(CompareQuestion)
    field = question.findChild(QLineEdit)
    field.setText("7, 14, 20, 28")  # 2
    question.accept()  # by Enter
    desk.menus.action("print").trigger()  # 3: Print…
    (dialog,) = desk.findChildren(ExportDialog)
    assert dialog.form.choice.what is COMPARISON
    assert room.choice.pins == (7, 14, 20, 28)
    (default,) = (each for each in dialog.findChildren(QPushButton) if each.isDefault())
    assert default.text().replace("&", "") == "Print…"  # 4
    dialog.reject()


def test_what_is_no_list_of_board_counts_is_refused(qtbot, room, boards):
    before = room.choice
    for typed in ("7,1000", "7.5", "7,,14,x", "0,7"):
        boards.selectAll()
        qtbot.keyClicks(boards, typed)
        qtbot.keyClick(boards, Qt.Key.Key_Return)
        assert room.choice == before
        assert boards.complaint.text
        boards.restore()


def test_more_than_can_be_pinned_are_cut(room):
    room.compare(tuple(range(4, 30)))
    assert len(room.choice.pins) == MAX_PINS


def test_a_comparison_stands_by_its_boards():
    assert ScaleChoice(boards=20).compared == (8, 16, 20, 24, 32)
    assert ScaleChoice(boards=16, pins=(24,)).compared == (16, 24)
    by_hand = ScaleChoice(boards=20, pins=(32, 8))  # the user has put them so
    assert by_hand.compared == (32, 8, 20)
    spec = ScaleSpec(16, "discrete")
    assert among((8, 16, 24), spec) == (8, 16, spec, 24)


def test_what_is_pinned_goes_to_its_place(room):
    room.compare((8, 24))
    room.toggle_pin(16)
    assert room.choice.pins == (8, 16, 24)
    style = room.choice.style_of(16)
    room.toggle_pin(12)
    assert room.choice.style_of(16) == style  # its colour is its own


def test_what_a_target_takes_is_marked_in_the_plot(qtbot, room):
    room.load_plot()
    assert room.plot.needed is None
    room.results.target.setFocus()
    qtbot.keyClicks(room.results.target, "15")
    assert room.results.needed.text() == "win by 20 IMPs"
    assert room.plot.needed == (20, 15.0)
    room.show_view(View.BY_BOARDS)  # where the axis has boards
    assert room.plot.needed is None
    room.show_view(View.TABLE)
    room.results.target.selectAll()
    qtbot.keyClicks(room.results.target, "4")
    assert room.plot.needed is None


def test_the_plot_has_a_menu(qtbot, room):
    room.load_plot()
    for reason in (QContextMenuEvent.Reason.Mouse, QContextMenuEvent.Reason.Keyboard):
        event = QContextMenuEvent(reason, QPoint(50, 50), room.plot.mapToGlobal(QPoint(50, 50)))
        QApplication.sendEvent(room.plot, event)
        menu = room.plot.findChild(QMenu, "plotMenu")
        entries = {each.text().replace("&", ""): each for each in menu.actions() if each.text()}
        assert "Copy Picture of the Curves" in entries
        assert not entries["Show All of the Axis"].isEnabled()
        menu.close()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pins = room.choice.pins
    room.toggle_pin()
    assert room.choice.pins != pins


def test_a_sentence_about_a_pin_moves_no_button(room, desk):
    before = room.views.mapTo(desk, QPoint(0, 0))
    room.request(ScaleChoice(pins=(ScaleSpec(16, v0=0.2, blitz=900.0), 8)))
    room.toggle_pin(ScaleSpec(3, "discrete", blitz=1.0))
    QApplication.processEvents()
    assert room.views.mapTo(desk, QPoint(0, 0)) == before
    assert room.problem.y() > room.content.y()


def test_columns_have_a_greatest_width(desk, room):
    desk.resize(3840, 1200)
    QApplication.processEvents()
    header = room.table.horizontalHeader()
    widths = [header.sectionSize(at) for at in range(header.count())]
    assert max(widths) < 30 * room.fontMetrics().height()
    assert sum(widths) < room.table.viewport().width()


def test_a_dialog_asks_for_what_is_compared(qtbot, room):
    room.ask_counts()
    dialog = room.findChild(CompareQuestion)
    assert dialog.textValue() == "8, 16, 24, 32"
    before = room.choice
    for typed in ("7", "7, 1000", "seven, 8"):
        dialog.setTextValue(typed)
        dialog.accept()
        assert dialog.isVisible()
        assert dialog.complaint.text
    assert room.choice == before
    dialog.setTextValue("7, 14, 20, 28")
    dialog.accept()
    assert not dialog.isVisible()
    assert (room.choice.pins, room.choice.view) == ((7, 14, 20, 28), View.SIDE_BY_SIDE)


def test_compare_offers_to_type_board_counts(room):
    menu = room.pin_row.sets.menu()
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert room.findChild(CompareQuestion).isVisible()
