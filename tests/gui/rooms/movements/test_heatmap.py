"""The balance matrix: its colours, its numbers, and how a pair is picked in it."""

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QHelpEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QToolTip, QWidget

from vpdesk.gui.rooms.movements.matrix_legend import MatrixLegend
from vpdesk.gui.theme import DARK, LIGHT, apply_theme
from vpdesk.gui.widgets.heatmap import Heatmap
from vpdesk.gui.widgets.heatmap_cells import LEAST_PIXELS
from vpdesk.gui.widgets.matrix_colours import (
    HALF,
    LEVELS,
    NO_CELL,
    colour_table,
    contrast,
    inks,
    levels,
)

PAIRS = 14
MEAN = 3.8
POINTS = 50 / 24

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def matrix(pairs=PAIRS):
    """A number for every two pairs, 0 to 9, and 5 for 3 and 8."""
    rows = np.arange(1, pairs + 1)
    made = (rows[:, None] * rows[None, :] + rows[:, None] + rows[None, :]) % 10
    made[2, 7] = made[7, 2] = 5
    made[0, 1] = made[1, 0] = 0
    made[0, 2] = made[2, 0] = -2
    return made


@pytest.fixture
def heatmap(qapp, qtbot):
    apply_theme("light", system_is_dark=False)
    window = QWidget()  # pyqtgraph does not survive that one of its own is closed
    qtbot.addWidget(window)
    window.resize(1100, 1000)
    made = Heatmap(window)
    made.resize(480, 480)
    elsewhere = QLineEdit(window)
    elsewhere.move(0, 950)
    elsewhere.setFocus()
    window.show()
    qtbot.waitUntil(elsewhere.hasFocus)
    made.show_matrix(matrix(), MEAN, POINTS)
    yield made
    apply_theme("light", system_is_dark=False)


def middle(heatmap, row, column):
    """The middle of the cell of two pairs, in the viewport."""
    return heatmap._drawn.grid.cell(row - 1, column - 1).center().toPoint()


def hover(heatmap, place):
    place = QPointF(place)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        heatmap.viewport().mapToGlobal(place),
        none,
        none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(heatmap.viewport(), event)


def test_the_mean_is_exactly_in_the_middle_and_both_sides_are_alike():
    balance = np.array([[0, 4, 2], [6, 0, 4], [0, 8, 0]])
    shades = levels(balance, 4.0)
    assert shades[0, 1] == shades[1, 2] == HALF
    assert shades[0, 2] + shades[1, 0] == 2 * HALF  # as far below the mean as above it
    assert (shades[2, 0], shades[2, 1]) == (0, LEVELS - 1)
    assert levels(np.array([[0, 99], [-99, 0]]), 4.0).tolist() == [
        [NO_CELL, LEVELS - 1],
        [0, NO_CELL],
    ]


@pytest.mark.parametrize("dark", [False, True])
def test_every_number_is_legible_on_its_colour(dark):
    grounds = [QColor(*map(int, rgb)) for rgb in colour_table(dark=dark)]
    assert len(grounds) == LEVELS
    for ground, ink in zip(grounds, inks(dark=dark), strict=True):
        assert contrast(ground, ink) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_colours_grow_stronger_on_both_sides_for_the_colour_blind_too(dark):
    """Blue on one side, orange on the other, the middle nearly without any colour."""
    table = colour_table(dark=dark).astype(int)
    warmth = table[:, 0] - table[:, 2]
    assert all(one <= other for one, other in pairwise(warmth))
    assert abs(warmth[HALF]) < 12
    assert warmth[0] < -100
    assert warmth[-1] > 100


def test_the_diagonal_is_blank_and_cells_have_their_colours(heatmap):
    picture = heatmap.viewport().grab().toImage()
    grid = heatmap._drawn.grid
    table = colour_table(dark=False)
    shades = levels(matrix(), MEAN)
    for row, column in ((4, 4), (3, 8), (1, 3), (13, 2)):
        cell = grid.cell(row - 1, column - 1).toRect()
        found = picture.pixelColor(cell.topLeft() + QPoint(1, 1)).name()
        level = shades[row - 1, column - 1]
        wanted = LIGHT.base if row == column else QColor(*map(int, table[level])).name()
        assert found == wanted


def test_numbers_are_in_the_cells(heatmap):
    picture = heatmap.viewport().grab().toImage()
    inside = heatmap._drawn.grid.cell(2, 7).toRect().adjusted(3, 3, -3, -3)
    colours = {
        picture.pixelColor(x, y).name()
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    }
    assert len(colours) > 1


def test_numbers_shrink_with_the_cells_and_go_when_they_cannot_be_read(heatmap):
    large = heatmap._drawn.number_font().pixelSize()
    heatmap.resize(260, 260)
    small = heatmap._drawn.number_font().pixelSize()
    assert LEAST_PIXELS <= small < large
    heatmap.resize(120, 120)
    assert heatmap._drawn.number_font() is None
    heatmap.grab()  # the headings and colours stay


def test_numbers_grow_with_the_text_where_the_cells_allow(heatmap):
    heatmap.resize(1000, 900)
    before = heatmap._drawn.number_font().pixelSize()
    font = heatmap.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    heatmap.setFont(font)
    assert heatmap._drawn.number_font().pixelSize() == pytest.approx(2 * before, abs=2)


def test_cells_stay_inside_the_view(heatmap):
    for size in ((480, 480), (300, 700), (900, 200), (90, 90)):
        heatmap.resize(*size)
        assert heatmap.viewport().rect().toRectF().contains(heatmap._drawn.grid.area)


def test_a_cell_in_words(heatmap):
    assert heatmap.describe(3, 8) == (
        "Pairs 3 and 8: 5, that is 1.2 above the mean: pair 3 loses 10.4 percentage points to an "
        "ever-topping pair 8"
    )
    assert heatmap.describe(1, 2) == (
        "Pairs 1 and 2: 0, that is 3.8 below the mean: the score of pair 2 does not matter to "
        "pair 1"
    )
    assert "−2, that is 5.8 below" in heatmap.describe(3, 1)
    assert "pair 3 gains 4.2 percentage points" in heatmap.describe(3, 1)
    heatmap.show_matrix(matrix(), 5.0, POINTS)
    assert "5, which is the mean" in heatmap.describe(3, 8)


def test_the_tooltip_is_that_of_the_cell(heatmap):
    place = middle(heatmap, 3, 8)
    event = QHelpEvent(QEvent.Type.ToolTip, place, heatmap.viewport().mapToGlobal(place))
    QApplication.sendEvent(heatmap.viewport(), event)
    assert QToolTip.text() == heatmap.describe(3, 8)
    place = middle(heatmap, 4, 4)
    event = QHelpEvent(QEvent.Type.ToolTip, place, heatmap.viewport().mapToGlobal(place))
    QApplication.sendEvent(heatmap.viewport(), event)
    QToolTip.hideText()


def test_a_click_picks_the_pair_of_the_row_or_of_the_heading(qtbot, heatmap):
    picked = []
    heatmap.pairPicked.connect(picked.append)
    grid = heatmap._drawn.grid
    above = QPoint(middle(heatmap, 1, 6).x(), grid.top // 2)
    beside = QPoint(grid.left // 2, middle(heatmap, 9, 1).y())
    outside = QPoint(heatmap.width() - 1, heatmap.height() - 1)
    for place in (middle(heatmap, 3, 8), above, beside, outside):
        qtbot.mouseClick(heatmap.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert picked == [3, 6, 9]


def test_a_picked_pair_is_framed(heatmap):
    heatmap.select_pair(5)
    picture = heatmap.viewport().grab().toImage()
    grid = heatmap._drawn.grid
    row = grid.cell(4, 9).toRect()
    column = grid.cell(9, 4).toRect()
    text = QColor(LIGHT.text)
    assert text in [picture.pixelColor(row.center().x(), row.top() + dy) for dy in (-1, 0, 1)]
    assert text in [
        picture.pixelColor(column.left() + dx, column.center().y()) for dx in (-1, 0, 1)
    ]


def test_arrow_keys_go_from_cell_to_cell_over_the_diagonal(qtbot, heatmap):
    read, picked = [], []
    heatmap.readOutChanged.connect(read.append)
    heatmap.pairPicked.connect(picked.append)
    heatmap.setFocus(Qt.FocusReason.TabFocusReason)
    assert heatmap._drawn.current == (0, 1)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up):
        qtbot.keyClick(heatmap, key)
    # From row 1, column 2 down to row 3, right to columns 4 and 5, up to row 2.
    assert heatmap._drawn.current == (1, 4)
    assert read[-1] == heatmap.describe(2, 5)
    qtbot.keyClick(heatmap, Qt.Key.Key_End)
    qtbot.keyClick(heatmap, Qt.Key.Key_Right)  # there is none further
    assert heatmap._drawn.current == (1, PAIRS - 1)
    qtbot.keyClick(heatmap, Qt.Key.Key_PageDown)
    assert heatmap._drawn.current == (PAIRS - 2, PAIRS - 1)
    qtbot.keyClick(heatmap, Qt.Key.Key_Space)
    assert picked == [PAIRS - 1]
    qtbot.keyClick(heatmap, Qt.Key.Key_Escape)
    assert picked == [PAIRS - 1, 0]
    heatmap.clearFocus()
    assert read[-1] == ""


def test_typing_a_number_picks_that_pair(qtbot, heatmap):
    picked = []
    heatmap.pairPicked.connect(picked.append)
    heatmap.setFocus()
    qtbot.keyClicks(heatmap, "12")
    qtbot.keyClicks(heatmap, "9")
    assert picked == [1, 12, 9]


def test_hovering_tells_the_pair_and_the_cell(heatmap):
    pairs, read = [], []
    heatmap.pairHovered.connect(pairs.append)
    heatmap.readOutChanged.connect(read.append)
    hover(heatmap, middle(heatmap, 3, 8))
    hover(heatmap, middle(heatmap, 7, 7))
    assert pairs == [3, 0]
    assert read == [heatmap.describe(3, 8), ""]
    hover(heatmap, middle(heatmap, 2, 9))
    QApplication.sendEvent(heatmap, QEvent(QEvent.Type.Leave))
    assert pairs[-1] == 0


def test_the_mouse_neither_zooms_nor_pans_nor_opens_a_menu(qtbot, heatmap):
    before = heatmap._drawn.grid, heatmap.transform()
    place = middle(heatmap, 3, 8)
    wheel = QWheelEvent(
        QPointF(place),
        QPointF(heatmap.mapToGlobal(place)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(heatmap.viewport(), wheel)
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        qtbot.mousePress(heatmap.viewport(), button, pos=place)
        hover(heatmap, place + QPoint(60, 60))
        qtbot.mouseRelease(heatmap.viewport(), button, pos=place + QPoint(60, 60))
    reason = QContextMenuEvent.Reason.Mouse
    menu = QContextMenuEvent(reason, place, heatmap.viewport().mapToGlobal(place))
    QApplication.sendEvent(heatmap.viewport(), menu)
    menus = [each for each in QApplication.topLevelWidgets() if isinstance(each, QMenu)]
    assert not any(each.isVisible() for each in menus)
    assert before == (heatmap._drawn.grid, heatmap.transform())


def test_another_number_of_pairs_forgets_what_was_picked(heatmap):
    heatmap.select_pair(14)
    heatmap.show_matrix(matrix(8), MEAN, POINTS)
    assert heatmap._drawn.selected == 0
    assert heatmap._drawn.grid.pairs == 8
    heatmap.grab()


def test_dark_colours_follow_the_theme(heatmap):
    apply_theme("dark", system_is_dark=False)
    QApplication.processEvents()
    picture = heatmap.viewport().grab().toImage()
    corner = heatmap._drawn.grid.cell(0, 0).toRect().topLeft() + QPoint(2, 2)
    assert picture.pixelColor(corner).name() == DARK.base


def test_the_legend_names_both_ends_and_the_middle(qapp, qtbot):
    legend = MatrixLegend()
    qtbot.addWidget(legend)
    legend.show_mean(3.2308)
    texts = [label.text() for label in (legend.low, legend.middle, legend.high)]
    assert texts == ["0: no influence", "3.2: mean", "6.5: double"]
