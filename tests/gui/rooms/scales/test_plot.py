"""The live plot: the same curves, steps and selection as the table."""

from bisect import bisect_right

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QGuiApplication, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.rooms.scales.main_job_builders import reading
from vpdesk.gui.widgets.curve_plot import CurvePlot
from vpdesk.gui.widgets.plot_painter import _step
from vpdesk.paper.chart_names import is_crossed
from vpdesk.paper.chart_parts import curve_lines


@pytest.fixture
def plot(desk):
    found = desk.findChild(QWidget, "curvePlot")
    assert isinstance(found, CurvePlot)
    QApplication.processEvents()
    return found


def lines(plot):
    return [line for curve in plot._chart.curves for line, _ in curve_lines(curve, 1, dark=False)]


def pixel(plot, margin, vp):
    return plot.place_of(margin * plot._chart.x_per_imp, vp).toPoint()


def test_curves_and_steps_go_through_the_scale(room, plot):
    room.controls.kind.setCurrentIndex(1)
    drawn = lines(plot)
    assert len(drawn) == 8  # steps and curve of each of the four
    scale = room.report.scale
    x, y = drawn[3]  # the steps of 16 boards, over its curve
    for margin in range(scale.last_margin + 5):
        at = bisect_right(x, margin) - 1
        assert y[at] * 100 == scale.vps(margin)[0]


def test_one_curve_for_all_counts_per_root_of_boards(room, plot):
    room.controls.kind.setCurrentIndex(0)
    room.axis.setCurrentIndex(1)
    assert plot._chart.x_label == "IMPs per √board"
    smooth = [room.report.chart.curves[i].smooth for i in range(4)]
    for line in smooth[1:]:
        assert line.x == pytest.approx(smooth[0].x)
        assert line.y == pytest.approx(smooth[0].y)
    room.axis.setCurrentIndex(0)
    assert plot._chart.x_label == "IMPs"


def test_median_and_blitz_are_marked_and_named(room, plot):
    room.controls.boards.setValue(16)
    named = {name.text: name for name in plot._names}
    assert {"median", "blitz"} <= set(named)
    picture = plot.grab().toImage()
    base = plot.palette().base().color()
    for text, at in (("median", (20, 15)), ("blitz", (60, 20))):
        assert (named[text].point - pixel(plot, *at)).manhattanLength() <= 1
        assert picture.pixelColor(pixel(plot, *at)) == base  # a ring, a diamond
        away = named[text].place.center() - named[text].point
        assert away.manhattanLength() < 12 * plot.fontMetrics().height()


def crossed(plot):
    """The names that a curve runs through, or that are cut off, each with its place."""
    found = []
    for name in plot._names:
        assert plot.rect().toRectF().contains(name.place)
        if is_crossed(plot._chart, plot.data_box(), name.place):
            found.append((name.text, name.place))
    return found


def test_no_name_stands_across_a_curve(desk, room, plot):
    named = 0
    for kind in (0, 1):
        room.controls.kind.setCurrentIndex(kind)
        for boards in (1, 2, 5, 8, 12, 16, 24, 32, 48, 60):
            room.controls.boards.setValue(boards)
            assert crossed(plot) == [], (kind, boards)
            named += len(plot._names)
    assert named >= 36  # of forty
    room.axis.setCurrentIndex(1)
    for width, height in ((800, 520), (1500, 900)):
        desk.resize(width, height)
        QApplication.processEvents()
        assert crossed(plot) == [], (width, height)


def test_legend_names_every_curve_inside_the_plot(room, plot):
    legend = plot._legend
    assert [curve.label for curve in legend._chart.curves] == [
        "8 boards", "16 boards", "24 boards", "32 boards",
    ]  # fmt: skip
    assert plot.rect().contains(legend.geometry())
    room.controls.boards.setValue(12)
    assert legend._chart.curves[1].label == "12 boards"
    assert plot.rect().contains(legend.geometry())


def test_click_selects_in_table_and_plot(qtbot, room, plot):
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=pixel(plot, 33, 14))
    assert room.table.currentIndex().row() == 33
    assert plot.picked == (33, room.report.scale.vps(33)[0] / 100)
    accent = plot.palette().highlight().color()
    picture = plot.grab().toImage()
    assert picture.pixelColor(plot.place_of(*plot.picked).toPoint()) == accent
    x = plot.place_of(33, 10).x()  # between two pixels
    assert accent in (picture.pixelColor(each, 20) for each in (int(x), int(x) + 1))


def test_table_selects_in_plot(qtbot, room, plot):
    room.table.setFocus()
    qtbot.keyClicks(room.table, "12")
    assert plot.picked[0] == 12
    qtbot.keyClick(room.table, Qt.Key.Key_Down)
    assert plot.picked[0] == 13


def test_arrow_keys_step_in_the_plot(qtbot, room, plot):
    room.go_plot()
    assert plot.hasFocus()
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    qtbot.keyClick(plot, Qt.Key.Key_Right)
    qtbot.keyClick(plot, Qt.Key.Key_PageUp)
    assert room.table.currentIndex().row() == 11
    qtbot.keyClick(plot, Qt.Key.Key_Left)
    qtbot.keyClick(plot, Qt.Key.Key_PageDown)
    qtbot.keyClick(plot, Qt.Key.Key_Left)
    assert room.table.currentIndex().row() == 0
    qtbot.keyClick(plot, Qt.Key.Key_End)
    assert room.table.currentIndex().row() == 60
    qtbot.keyClick(plot, Qt.Key.Key_Home)
    assert room.table.currentIndex().row() == 0


def test_crosshair_reads_out_and_follows_in_the_table(room, plot):
    place = QPointF(pixel(plot, 20, 12))
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        place,
        plot.mapToGlobal(place),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(plot, move)
    assert reading(room) == "16 boards, 20 IMPs: 15.00 – 5.00"
    assert room.table.hovered_row == 20
    assert plot.pointed_at == (20, 15)
    picture, muted = plot.grab().toImage(), plot.palette().placeholderText().color()
    x, y = plot.place_of(20, 15).x(), plot.place_of(20, 15).y()
    assert muted in (picture.pixelColor(each, 20) for each in (int(x), int(x) + 1))
    beside = int(plot.place_of(1, 15).x())  # left of all curves and marks
    assert muted in (picture.pixelColor(beside, each) for each in (int(y), int(y) + 1))
    plot.marginHovered.emit(-1)
    assert room.table.hovered_row == -1
    assert plot.pointed_at is None
    assert reading(room) == ""


def read_off(room):
    return room.compared.text().replace("\N{NO-BREAK SPACE}", " ")


def test_all_compared_scales_are_read_off_where_the_mouse_or_the_mark_is(qtbot, room, plot):
    label = room.compared
    height = label.height()
    assert label.isVisible()
    assert height <= 3 * label.fontMetrics().height()  # all else is the plot's
    plot.marginHovered.emit(20)
    assert read_off(room) == (
        "20 IMPs: 8 boards 16.46 (+1.46), 16 boards 15.00, 24 boards 14.26 (−0.74), "
        "32 boards 13.78 (−1.22)"
    )
    plot.marginHovered.emit(-1)
    assert "IMPs:" not in read_off(room)
    room.table.setFocus()
    qtbot.keyClicks(room.table, "60")
    assert read_off(room).startswith("60 IMPs: 8 boards 20.00 (0.00), 16 boards 20.00, ")
    QApplication.processEvents()
    assert label.height() == height  # and the plot stays where it is
    room.show_differences(8)
    assert read_off(room).startswith("60 IMPs: 8 boards 20.00, 16 boards 20.00 (0.00), ")
    room.unpin_all()
    assert not label.isVisible()


@pytest.fixture
def dragged(monkeypatch):
    """What is dragged out of the program: the offscreen platform cannot run the drag's own loop."""
    found = []

    def exec_(drag, *_):
        data = drag.mimeData()
        found.append({kind: bytes(data.data(kind).data()) for kind in data.formats()})
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", exec_)
    return found


def test_the_picture_is_copied_and_dragged_out(qtbot, desk, room, plot, dragged):
    desk.menus.action("copy_picture", "scales").trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    image = QImage.fromData(data.data("image/png"))
    assert image.width() == 1600
    assert image.text("Title") == "IMPs to Victory Points"
    assert b"<svg" in data.data("image/svg+xml").data()
    margin = room.shown_margin
    start, control = pixel(plot, 20, 15), Qt.KeyboardModifier.ControlModifier
    qtbot.mousePress(plot, Qt.MouseButton.LeftButton, control, start)
    place = QPointF(start + QPoint(60, 0))
    move = QMouseEvent(
        QMouseEvent.Type.MouseMove,
        place,
        plot.mapToGlobal(place),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        control,
    )
    QApplication.sendEvent(plot, move)
    (picture,) = dragged
    again = QImage.fromData(picture["image/png"])
    assert again.size() == image.size()
    # Qt smooths the edge of a line a shade lighter or darker from one drawing to the next.
    one, other = (np.asarray(each.constBits(), np.int16) for each in (again, image))
    assert np.abs(one - other).max() < 8
    assert room.shown_margin == margin  # nothing was picked on the way


def test_rows_of_the_table_are_dragged_out(room):
    table = room.table
    assert table.dragEnabled()
    assert not table.acceptDrops()
    model = table.table_model
    data = model.mimeData([model.index(row, column) for row in (1, 2) for column in range(4)])
    assert data.text().splitlines() == [
        "IMPs\tWinner's VP\tLoser's VP\tNext IMP",
        "1\t10.31\t9.69\t0.30",
        "2\t10.61\t9.39\t0.30",
    ]
    assert data.html().count("<tr>") == 3


def test_hover_in_the_table_follows_in_the_plot(qtbot, room, plot):
    index = room.table.model().index(5, 1)
    qtbot.mouseMove(room.table.viewport(), room.table.visualRect(index).center())
    qtbot.waitUntil(lambda: plot.pointed_at is not None)
    assert plot.pointed_at[0] == 5


def test_a_band_is_selected_by_any_of_its_margins(qtbot, room, plot):
    room.controls.kind.setCurrentIndex(1)
    qtbot.mouseClick(plot, Qt.MouseButton.LeftButton, pos=pixel(plot, 33, 14))
    assert room.table.currentIndex().row() == 7
    assert plot.picked[0] == 33
    assert reading(room) == "16 boards, 33 IMPs: 17 – 3"


def test_curves_differ_by_more_than_colour(room, plot):
    curves = plot._chart.curves
    pens = [pen for curve in curves for _, pen in curve_lines(curve, 1, dark=False)]
    smooth = [pens[0], *pens[2:]]  # the second of 16 boards' two lines
    looks = {(tuple(pen.dashPattern()), pen.widthF()) for pen in smooth}
    assert len(looks) == 4


def test_texts_of_an_axis_leave_each_other_room():
    assert [_step((0, 20, 40), room) for room in (10, 20, 21, 41)] == [1, 1, 2, 3]
    assert (_step((), 5), _step((3,), 5)) == (1, 1)


@pytest.mark.parametrize("boards", [16, 24, 40, 60])
def test_the_last_number_of_the_axis_is_in_sight(room, plot, boards):
    room.unpin_all()
    room.controls.boards.setValue(boards)
    last = plot._chart.x_ticks[-1]
    half = plot.fontMetrics().horizontalAdvance(last.text) / 2
    assert plot._place.at(last.at, 0).x() + half <= plot.width()
    assert plot._chart.x_max - last.at <= plot._chart.x_ticks[1].at / 2 + 1e-9


def test_what_is_typed_is_told_until_the_pointer_moves(qtbot, room):
    table = room.table
    table.marginHovered.emit(5)
    assert reading(room).startswith("16 boards, 5 IMPs")
    qtbot.keyClicks(room.results.ours, "12")
    qtbot.keyClicks(room.results.theirs, "24")
    assert reading(room).startswith("16 boards, \N{MINUS SIGN}12 IMPs")
    table.marginHovered.emit(5)
    assert reading(room).startswith("16 boards, 5 IMPs")
