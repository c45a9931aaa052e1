"""A step paints only where the plot changes, and the screen then has what a fresh picture has."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QApplication

from tests.gui.room_builders import scales_of
from vpdesk.report.scales.report import ScaleChoice, View

PINS = (8, 16, 24, 32)
SHADE, FEW = 64, 100


@pytest.fixture
def room(open_desk):
    room = scales_of(open_desk("--boards", "20"))
    room.set_choice(ScaleChoice(20, pins=PINS))
    settle(room)
    return room


def settle(room):
    for _ in range(5):
        QApplication.processEvents()


def on_screen(plot):
    """What the screen shows of the plot, by pieces that were painted one after the other."""
    window = plot.window()
    at = plot.mapTo(window, plot.rect().topLeft())
    picture = window.screen().grabWindow(
        window.winId(), at.x(), at.y(), plot.width(), plot.height()
    )
    return picture.toImage()


def check(plot):
    """Edges of lines may be a shade other where they are cut; what is left behind is more."""
    seen, fresh = on_screen(plot), plot.grab().toImage()
    seen, fresh = bytes(seen.convertToFormat(fresh.format()).constBits()), bytes(fresh.constBits())
    assert sum(abs(a - b) > SHADE for a, b in zip(seen, fresh, strict=True)) < FEW


@pytest.mark.parametrize("kind", ["continuous", "discrete"])
@pytest.mark.parametrize("view", [View.TABLE, View.DIFFERENCES])
def test_after_steps_the_screen_has_what_a_fresh_picture_has(room, kind, view):
    for boards in (20, 21, 22, 24, 25, 33, 34, 7, 8):
        room.set_choice(ScaleChoice(boards, kind, pins=PINS, base=8, view=view))
        settle(room)
        check(room.plot)


def test_what_is_pointed_at_and_picked_leaves_nothing_behind(room):
    for margin in (3, 20, -1, 41):
        room.pick_margin(max(margin, 0))
        room.plot.hover_margin(margin)
        settle(room)
        check(room.plot)
    room.plot.mark_needed(17)
    settle(room)
    check(room.plot)
    room.plot.mark_needed(-1)
    settle(room)
    check(room.plot)


def test_a_step_paints_a_small_part_of_the_plot(room, monkeypatch):
    asked = []
    monkeypatch.setattr(room.plot, "update", lambda *area: asked.append(area))
    room.set_choice(ScaleChoice(21, pins=PINS))
    assert all(area for area in asked)  # never all of it
    plot = room.plot.rect()
    region = QRegion()
    for (area,) in asked:
        region += area
    places = range(0, plot.width(), 4), range(0, plot.height(), 4)
    there = [region.contains(QPoint(x, y)) for x in places[0] for y in places[1]]
    assert sum(there) < 0.4 * len(there)
