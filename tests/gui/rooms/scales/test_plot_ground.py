"""The ground of the live plot is kept as a picture, and dashes are lines."""

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from tests.gui.room_builders import scales_of
from vpdesk.gui.widgets.plot_ground import PlotGround
from vpdesk.gui.widgets.plot_painter import PlotPainter, dashes
from vpdesk.report.scales.report import ScaleChoice, View


@pytest.fixture
def plot(open_desk):
    window = open_desk("--boards", "20")
    room = scales_of(window)
    room.set_choice(ScaleChoice(20, pins=(8, 16, 24, 32), view=View.SIDE_BY_SIDE))
    paint(room.plot)
    return room.plot


def paint(plot):
    """Have it painted three times, so that the ground is kept, and give its picture."""
    QApplication.processEvents()  # table and plot share the room first
    for _ in range(3):
        plot.repaint()
    return plot.grab().toImage()


def fresh(plot):
    """Its picture with the ground painted anew."""
    plot._ground = PlotGround()
    return plot.grab().toImage()


def grounds(monkeypatch):
    """A list to which each ground that is painted adds one."""
    painted = []
    real = PlotPainter.draw_ground
    monkeypatch.setattr(PlotPainter, "draw_ground", lambda self: painted.append(1) or real(self))
    return painted


def darken(plot):
    palette = QPalette(plot.palette())
    palette.setColor(QPalette.ColorRole.Base, QColor("#202020"))
    palette.setColor(QPalette.ColorRole.Window, QColor("#202020"))
    plot.setPalette(palette)


def test_a_step_paints_no_ground(plot, monkeypatch):
    painted = grounds(monkeypatch)
    room = scales_of(plot.window())
    for boards in (21, 22, 23):
        room.set_choice(ScaleChoice(boards, pins=(8, 16, 24, 32), view=View.SIDE_BY_SIDE))
        plot.repaint()
    assert painted == []
    assert plot.grab().toImage() == fresh(plot)


def test_a_pin_that_is_passed_paints_no_ground(plot, monkeypatch):
    painted = grounds(monkeypatch)
    room = scales_of(plot.window())
    for boards in (23, 24, 25, 26):
        room.set_choice(ScaleChoice(boards, pins=(8, 16, 24, 32), view=View.SIDE_BY_SIDE))
        plot.repaint()
    assert painted == []
    assert plot.grab().toImage() == fresh(plot)


def test_a_pin_that_is_taken_away_goes_with_the_next_step(plot, monkeypatch):
    painted = grounds(monkeypatch)
    room = scales_of(plot.window())
    for boards in (24, 25):
        room.set_choice(ScaleChoice(boards, pins=(8, 16, 32), view=View.SIDE_BY_SIDE))
        plot.repaint()
    assert painted == [1]
    assert plot.grab().toImage() == fresh(plot)


def test_the_axis_stays_for_board_counts_that_follow_each_other(plot, monkeypatch):
    painted = grounds(monkeypatch)
    room = scales_of(plot.window())
    for boards in range(40, 60):  # their blitzes are 94.9 to 115.2 IMPs
        room.set_choice(ScaleChoice(boards, pins=(8, 16, 24, 32), view=View.SIDE_BY_SIDE))
        plot.repaint()
    assert len(painted) <= 4


def test_back_where_the_axis_was_shorter_no_ground_is_painted(plot, monkeypatch):
    painted = grounds(monkeypatch)
    room = scales_of(plot.window())
    ends = set()
    for boards in (41, 42, 43, 42, 41, 42, 41):
        room.set_choice(ScaleChoice(boards, pins=(8, 16, 24, 32), view=View.SIDE_BY_SIDE))
        plot.repaint()
        ends.add(plot._chart.x_max)
    assert len(ends) == len(painted) == 2
    assert plot.grab().toImage() == fresh(plot)


@pytest.mark.parametrize(
    "change",
    [
        lambda plot: plot.resize(plot.width() - 40, plot.height() - 30),
        lambda plot: plot.setFont(QFont(plot.font().family(), 17)),
        lambda plot: scales_of(plot.window()).set_choice(ScaleChoice(20, pins=(8, 16))),
        lambda plot: scales_of(plot.window()).set_choice(ScaleChoice(40, pins=(8, 16, 24, 32))),
        darken,
    ],
)
def test_what_changes_the_ground_paints_it(plot, monkeypatch, change):
    painted = grounds(monkeypatch)
    change(plot)
    kept = paint(plot)
    assert kept == fresh(plot)
    assert painted


points = st.lists(st.tuples(st.floats(0, 500), st.floats(0, 500)), min_size=2, max_size=12)
lengths = st.lists(st.floats(0.5, 40), min_size=1, max_size=3).map(lambda half: [*half, *half])


@given(points, lengths)
def test_dashes_cover_their_part_of_the_line(line, pattern):
    found = dashes(line, pattern)
    whole = sum(math.dist(a, b) for a, b in pairwise(line))
    rounds, rest = divmod(whole, sum(pattern))
    most = rounds * sum(pattern[::2])
    for place, length in enumerate(pattern):
        most += min(length, rest) if place % 2 == 0 else 0
        rest -= min(length, rest)
    # A dash around a corner is its chord.
    assert sum(each.length() for each in found) <= most + 1e-6 * (1 + whole)
    assert all(each.length() <= max(pattern) + 1e-6 for each in found)


def test_on_a_staircase_none_is_slanted():
    stairs = [(0, 0), (20, 0), (20, 9), (35, 9), (35, 30), (60, 30)]
    found = dashes(stairs, (7, 2))
    assert all(each.dx() == 0 or each.dy() == 0 for each in found)
    whole = sum(math.dist(a, b) for a, b in pairwise(stairs))
    assert sum(each.length() for each in found) == pytest.approx(whole * 7 / 9, abs=7)


@given(st.floats(1, 900), lengths)
def test_on_a_straight_line_they_are_exact(width, pattern):
    found = dashes([(0, 7), (width / 3, 7), (width, 7)], pattern)
    start = 0.0
    expected = []
    while start <= width:
        for place, length in enumerate(pattern):
            if place % 2 == 0 and start <= width:
                expected.append((start, min(start + length, width)))
            start += length
    expected = [each for each in expected if each[1] - each[0] > 1e-6]
    drawn = [(each.x1(), each.x2()) for each in found if each.length() > 1e-6]
    assert drawn == [pytest.approx(each, abs=1e-6) for each in expected]
