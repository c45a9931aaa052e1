"""The main job: boards in, the right table out, read and copied by keyboard or mouse."""

import itertools
import json

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QKeyEvent, QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QSpinBox,
    QTableView,
    QToolTip,
    QWidget,
)

from tests.folders import TESTS
from tests.gui.rooms.scales.main_job_builders import headings, reading, shown
from tests.sure import sure
from vpdesk.gui.tables import table_view
from vpdesk.settings import Settings, save, settings_path

DATA = TESTS / "data" / "scales"


@pytest.fixture
def boards(desk):
    return desk.findChild(QSpinBox, "boardsSpin")


@pytest.fixture
def table(desk):
    return desk.findChild(QTableView, "scaleTable")


@pytest.fixture
def kind(desk):
    return desk.findChild(QComboBox, "scaleKindCombo")


def test_opens_with_16_boards_and_four_pins(desk, boards, table):
    assert boards.value() == 16
    assert boards.hasFocus()
    assert desk.room.pins.pins == (8, 16, 24, 32)
    assert headings(table) == ["IMPs", "Winner's VP", "Loser's VP", "Next IMP"]
    assert shown(table)[0] == ["0", "10.00", "10.00", "0.31"]
    assert shown(table)[-1] == ["60", "20.00", "0.00", "0.00"]
    assert desk.windowTitle() == "16 boards"


@pytest.mark.parametrize("count", [8, 12, 16, 32])
def test_shows_every_printed_cell(boards, table, count):
    boards.setValue(count)
    printed = json.loads((DATA / "wbf_continuous.json").read_text())["boards"][str(count)]
    assert [row[1] for row in shown(table)] == [f"{vp / 100:.2f}" for vp in printed]


def test_shows_the_printed_discrete_bands(boards, kind, table):
    kind.setCurrentIndex(1)
    boards.setValue(8)
    assert headings(table) == ["VP – VP", "IMPs"]
    assert shown(table)[0] == ["10 – 10", "0"]
    assert shown(table)[-2:] == [["19 – 1", "31 – 38"], ["20 – 0", "39 +"]]


def test_boards_turn_by_keyboard_and_wheel(qtbot, desk, boards):
    qtbot.keyClick(boards, Qt.Key.Key_Up)
    assert desk.room.choice.boards == 17
    qtbot.keyClick(boards, Qt.Key.Key_PageUp)
    assert desk.room.choice.boards == 27
    qtbot.keyClick(boards, Qt.Key.Key_PageDown)
    middle = QPointF(boards.rect().center())
    wheel = QWheelEvent(
        middle,
        boards.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(boards, wheel)
    assert desk.room.choice.boards == 18
    boards.selectAll()
    qtbot.keyClicks(boards, "24")
    assert desk.room.report.scale.rule.boards == 24
    assert desk.windowTitle() == "24 boards"


def test_boards_turn_from_anywhere(qtbot, desk, table):
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert desk.room.choice.boards == 17
    desk.menus.action("fewer_boards", "scales").trigger()
    assert desk.room.choice.boards == 16


def test_status_bar_tells_the_largest_win_and_on_demand_what_was_corrected(desk, boards, kind):
    boards.setValue(60)
    blitz, corrected = (desk.findChild(QLabel, name) for name in ("blitzLabel", "correctedLabel"))
    assert (blitz.text(), corrected.text()) == (
        "Largest win from 117 IMPs",
        "54 values corrected",
    )
    assert "exactly 116.19 IMPs" in blitz.toolTip()
    assert corrected.toolTip().splitlines()[1:] == ["24 violations", "64 steps"]
    boards.setValue(8)
    assert corrected.text() == "1 value corrected"
    outside = desk.findChild(QLabel, "rangeViolationsLabel")
    assert outside.isHidden()
    kind.setCurrentIndex(1)
    boards.setValue(6)
    assert outside.text() == "Exact margin outside the band: 11, 12 VP"
    assert not outside.isHidden()


def test_corrected_cell_says_so_to_eye_pointer_and_screen_reader(qtbot, desk, boards, table):
    boards.setValue(8)
    cell = table.model().index(40, 1)
    note = "19.73 before correction, raised by 0.01"
    assert cell.data(Qt.ItemDataRole.ToolTipRole) == note
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == f"Winner's VP, 19.74, {note}"
    table.scrollTo(cell)
    place = table.visualRect(cell).center()
    viewport = table.viewport()
    help_event = QHelpEvent(QEvent.Type.ToolTip, place, viewport.mapToGlobal(place))
    QApplication.sendEvent(viewport, help_event)
    assert QToolTip.text() == note
    QToolTip.hideText()


def test_mark_is_painted_beside_a_corrected_cell(desk, boards, table):
    boards.setValue(8)

    def inked(row):
        """Columns of pixels with ink, right of the number."""
        index = table.model().index(row, 1)
        table.scrollTo(index)
        QApplication.processEvents()
        rect = table.visualRect(index)
        picture = table.viewport().grab(rect).toImage()
        right = rect.width() // 2 + table.text_widths[1].head // 2 + 2
        ground = picture.pixel(picture.width() - 2, 2)
        return sum(
            picture.pixel(x, y) != ground
            for x in range(right, picture.width() - 4)
            for y in range(4, picture.height() - 4)
        )

    assert inked(40) > 20
    assert inked(39) == 0


def test_range_violation_is_explained(boards, kind, table):
    kind.setCurrentIndex(1)
    boards.setValue(5)
    note = table.model().index(3, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert note == (
        "5 – 7 before correction; 13 VP is exactly 6.05 IMPs on the curve, outside this band"
    )
    said = table.window().findChild(QLabel, "rangeViolationsLabel")
    assert said.text() == "Exact margin outside the band: 13 VP"


def test_selected_rows_paste_as_a_table(qtbot, desk, boards, table):
    boards.setValue(8)
    desk.room.pick_margin(39)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    desk.menus.action("copy").trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "39\t19.62\t0.38\t0.12\n40\t19.74\t0.26\t0.11\n"
    assert "<td>19.74</td>" in data.html()
    desk.menus.action("copy_headings").trigger()
    assert data is not None
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0] == "IMPs\tWinner's VP\tLoser's VP\tNext IMP"


def test_bands_paste_as_text_not_as_dates(desk, kind, table):
    kind.setCurrentIndex(1)
    desk.menus.action("select_all").trigger()
    desk.menus.action("copy").trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert len(data.text().splitlines()) == 11
    assert "mso-number-format:'\\@'\">1" in data.html()


def test_typing_a_number_jumps_to_that_margin(qtbot, desk, table, monkeypatch):
    table.setFocus()
    qtbot.keyClicks(table, "41")
    assert table.currentIndex().row() == 41
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    assert reading(desk.room) == "16 boards, 41 IMPs: 18.21 – 1.79"
    with monkeypatch.context() as short:
        short.setattr(table_view, "TYPING_PAUSE_MS", 10)
        qtbot.wait(30)
        qtbot.keyClicks(table, "7")
    assert table.currentIndex().row() == 7
    qtbot.keyClicks(table, "77")
    assert table.currentIndex().row() == 60


def test_typing_jumps_into_the_band_of_a_discrete_scale(qtbot, desk, kind, table):
    kind.setCurrentIndex(1)
    table.setFocus()
    qtbot.keyClicks(table, "30")
    assert shown(table)[table.currentIndex().row()] == ["17 – 3", "29 – 35"]


def test_selection_stays_on_its_margin_while_boards_turn(desk, boards, table):
    desk.room.pick_margin(30)
    boards.setValue(24)
    assert table.currentIndex().row() == 30
    boards.setValue(2)  # its table ends with 22 IMPs
    assert table.currentIndex().row() == 22
    assert reading(desk.room) == "2 boards, 30 IMPs: 20.00 – 0.00"
    boards.setValue(16)
    assert table.currentIndex().row() == 30


def test_a_blitz_that_is_too_large_becomes_the_largest(desk):
    controls = desk.room.controls
    controls.boards.setValue(999)
    controls.blitz.setCurrentIndex(1)
    controls.blitz_value.setValue(9999)  # times the root of the boards
    assert desk.room.report is None
    controls.blitz.setCurrentIndex(2)
    assert controls.blitz_value.value() == 9999
    assert desk.room.report is not None


def test_range_and_blitz_change_the_table(qtbot, desk, table):
    controls = desk.room.controls
    controls.range.setValue(25)
    assert shown(table)[0][:3] == ["0", "12.50", "12.50"]
    controls.range.setValue(10)
    controls.blitz.setCurrentIndex(2)
    assert controls.blitz_value.value() == 60
    controls.blitz_value.setValue(30)
    assert shown(table)[10][:3] == ["10", "7.50", "2.50"]
    assert shown(table)[-1][0] == "30"
    assert not controls.half_match.isEnabled()
    controls.blitz.setCurrentIndex(1)
    controls.blitz_value.setValue(10)
    assert shown(table)[-1][0] == "40"
    controls.blitz.setCurrentIndex(0)
    assert controls.blitz_value.isHidden()
    assert shown(table)[-1][0] == "60"


def test_half_match_has_the_printed_bands(desk, boards, kind, table):
    kind.setCurrentIndex(1)
    desk.room.controls.range.setValue(10)
    desk.room.controls.half_match.setChecked(True)
    boards.setValue(4)
    starts = [row[1].split(" ")[0] for row in shown(table)]
    assert starts == ["0", "1", "4", "8", "12", "18"]


def test_no_scale_says_what_to_do_instead_of_a_wrong_table(desk, kind, table):
    kind.setCurrentIndex(1)
    desk.room.controls.range.setValue(25)
    error = desk.findChild(QLabel, "errorLabel")
    assert error.isVisible()
    assert not table.isVisible()
    assert "choose an even range" in error.text()
    assert not desk.menus.action("export").isEnabled()
    assert not desk.menus.action("print").isEnabled()
    desk.room.controls.range.setValue(24)
    assert table.isVisible()
    assert not error.isVisible()
    assert desk.menus.action("export").isEnabled()


def test_undo_and_redo(desk, boards, kind, table):
    for count in (17, 18, 19):
        boards.setValue(count)
    kind.setCurrentIndex(1)
    boards.setValue(20)
    desk.menus.action("undo").trigger()
    assert (desk.room.choice.boards, desk.room.choice.kind) == (19, "discrete")
    desk.menus.action("undo").trigger()
    assert (desk.room.choice.boards, desk.room.choice.kind) == (19, "continuous")
    desk.menus.action("undo").trigger()
    assert desk.room.choice.boards == 16
    desk.menus.action("undo").trigger()
    assert desk.room.choice.boards == 16
    for _ in range(3):
        desk.menus.action("redo").trigger()
    assert (boards.value(), kind.currentData()) == (20, "discrete")
    assert shown(table)[-1] == ["20 – 0", "61 +"]


def test_model_keeps_qts_rules(desk, boards, kind, table):
    tester = QAbstractItemModelTester(
        table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for index in (1, 0):
        kind.setCurrentIndex(index)
        for count in (1, 999, 16):
            boards.setValue(count)
    assert tester.model() is table.model()
    assert table.model().rowCount() == 61


def remember(**preferences):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    save(settings_path(), Settings(**preferences))


def test_decimal_comma(open_desk, qtbot):
    remember(decimal_sign=",")
    desk = open_desk()
    assert desk.room.table.model().index(1, 1).data() == "10,31"
    desk.room.results.target.setFocus()
    qtbot.keyClicks(desk.room.results.target, "15,5")
    assert desk.room.results.needed.text() == "win by 23 IMPs"


@pytest.mark.parametrize(("sign", "typed"), [(".", "12.5"), (",", "12,5"), (",", "12.5")])
def test_a_blitz_with_decimals_can_be_typed(qtbot, open_desk, sign, typed):
    remember(decimal_sign=sign)
    desk = open_desk()
    controls = desk.room.controls
    controls.blitz.setCurrentIndex(1)
    controls.blitz_value.setFocus()
    controls.blitz_value.selectAll()
    qtbot.keyClicks(controls.blitz_value, typed)
    qtbot.keyClick(controls.blitz_value, Qt.Key.Key_Return)
    assert float(desk.room.choice.factor) == 12.5
    assert shown(desk.room.table)[-1][0] == "50"


def test_undo_works_where_the_keyboard_is_at_the_start(qtbot, desk, boards):
    assert not desk.menus.action("undo").isEnabled()
    boards.selectAll()
    qtbot.keyClicks(boards, "24")
    qtbot.keyClick(boards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert desk.room.choice.boards == 16
    assert not desk.menus.action("undo").isEnabled()
    qtbot.keyClick(boards, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert desk.room.choice.boards == 24
    assert not desk.menus.action("redo").isEnabled()


def test_differences_paste_as_numbers(qtbot, desk, table):
    [desk.menus.action(name, "scales") for name in ("table", "side_by_side", "differences")][
        2
    ].trigger()
    table.setFocus()
    qtbot.keyClicks(table, "1")
    desk.menus.action("copy").trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == "1\t+0.13\t10.31\t-0.06\t-0.09\n"
    assert "<td>-0.06</td>" in data.html()


def test_home_and_end_are_the_first_and_the_last_row(qtbot, desk, table):
    desk.room.pick_margin(30)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_End)
    assert table.currentIndex().row() == 60
    qtbot.keyClick(table, Qt.Key.Key_Home)
    assert table.currentIndex().row() == 0


def test_focus_is_seen_in_table_and_plot(desk, boards, table):
    def framed(widget):
        frame = widget.parentWidget()
        QApplication.processEvents()
        return frame.grab().toImage().pixelColor(0, 40) == frame.palette().highlight().color()

    boards.setFocus()
    assert not framed(table)
    table.setFocus()
    assert framed(table)
    desk.room.go_plot()
    assert framed(desk.room.plot)
    assert not framed(table)


def test_a_field_leaves_the_windows_keys_to_it(desk):
    names = ("boardsSpin", "rangeSpin", "marginEdit", "targetEdit")
    keys = (Qt.Key.Key_E, Qt.Key.Key_U, Qt.Key.Key_B, Qt.Key.Key_Z)
    for name, key in itertools.product(names, keys):
        control = Qt.KeyboardModifier.ControlModifier
        event = QKeyEvent(QEvent.Type.ShortcutOverride, key, control)
        event.ignore()
        QApplication.sendEvent(desk.findChild(QWidget, name), event)
        assert not event.isAccepted(), (name, key)


def test_an_emptied_field_shows_its_number_again(qtbot, desk):
    field = desk.room.controls.boards
    field.setFocus()
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert field.cleanText() == ""
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert field.cleanText() == "16"


class LayoutRequests(QObject):
    """Counts what has to be laid out anew."""

    count = 0

    def eventFilter(self, watched, event):  # noqa: N802
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


def test_a_step_of_the_board_count_lays_out_nothing(desk, boards, qtbot):
    def turn(counts):
        for count in counts:
            boards.setValue(count)
            QApplication.processEvents()

    qtbot.waitUntil(lambda: desk.room.plot is not None)
    desk.room.pin_row.pinsRequested.emit(())
    turn((100, *range(16, 30), 17))  # the widest texts have been shown
    seen = LayoutRequests()
    sure(QApplication.instance()).installEventFilter(seen)
    turn(range(17, 30))
    sure(QApplication.instance()).removeEventFilter(seen)
    assert seen.count == 0


def test_texts_that_keep_their_room_fit_in_another_type_size_too(desk, boards):
    named = ("blitzLabel", "correctedLabel", "pinButton")
    parts = [desk.findChild(QWidget, name) for name in named]
    widths = []
    for zoom in (100, 200, 100):
        desk._zoom_to(zoom)
        QApplication.processEvents()
        boards.stepUp()
        assert all(part.width() >= part.sizeHint().width() for part in parts)
        widths.append([part.width() for part in parts])
    for usual, large, small in zip(*widths, strict=True):
        assert large > max(usual, small)
