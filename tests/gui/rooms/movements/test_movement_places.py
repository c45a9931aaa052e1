"""The chance of each place for each strength, alone."""

from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from tests.gui.cut_off import faults
from vpdesk.errors import WordedError
from vpdesk.gui.rooms.movements import places_dialog
from vpdesk.gui.rooms.movements.places_chart import PlacesChart
from vpdesk.gui.rooms.movements.places_dialog import MovementPlaces
from vpdesk.movements.builders.howell import howell

# Widgets without the program around them
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def places(qtbot, shown, monkeypatch):
    monkeypatch.setattr(places_dialog, "AT_FIRST", 4_000)
    made = shown(MovementPlaces())
    made.show_movement(howell(12))
    qtbot.waitUntil(lambda: made.million.isVisible() and made.places is not None)
    return made


def test_the_chances_and_what_they_say(places):
    assert places.places.samples == 4_000
    assert places.places.chances.sum() == pytest.approx(12)
    text = places.figures.text()
    assert text.endswith("4\N{NO-BREAK SPACE}000 events")
    assert f"Qb {places.places.qb:.1f}" in text
    own = 100 * places.places.chances[0, 0]
    assert (
        f"Strength 1 takes place 1 in {own:.1f}\N{NO-BREAK SPACE}% of all events"
        in places.read_out.text()
    )
    places.chart.pick(3)
    within = 100 * places.places.chances[2, :3].sum()
    assert f"that or better in {within:.1f}\N{NO-BREAK SPACE}%" in places.read_out.text()
    assert faults(places) == []


def test_more_events_with_progress_and_cancel(qtbot, places, monkeypatch):
    monkeypatch.setattr(places_dialog, "MILLION", 50_000_000)
    with qtbot.assertNotEmitted(places.placesChanged):
        qtbot.mouseClick(places.million, Qt.MouseButton.LeftButton)
        assert places.progress.isVisible()
        assert not places.million.isVisible()
        qtbot.waitUntil(lambda: places.places.samples > 4_000)
        qtbot.mouseClick(places.cancel, Qt.MouseButton.LeftButton)
    kept = places.places.samples
    assert 4_000 < kept < 50_000_000
    assert not places.progress.isVisible()
    qtbot.wait(60)
    assert places.places.samples == kept


def test_enough_is_enough(qtbot, places, monkeypatch):
    monkeypatch.setattr(places_dialog, "MILLION", 8_000)
    with qtbot.waitSignal(places.placesChanged):
        places.million.click()
    assert not places.million.isEnabled()
    places.show_movement(howell(12))  # as after saving or locking
    assert (places.places.samples, places.million.isEnabled()) == (8_000, False)
    places.show_movement(howell(10))
    qtbot.waitUntil(lambda: places.chart.count == 10 and places.million.isVisible())
    assert places.million.isEnabled()


def test_of_few_pairs_all_events_are_played(qtbot, places):
    with qtbot.waitSignal(places.placesChanged):
        places.show_movement(howell(6))
    assert places.places.samples == 720
    assert not places.million.isEnabled()


def test_hidden_places_are_played_when_they_are_seen(qtbot, shown, monkeypatch):
    monkeypatch.setattr(places_dialog, "AT_FIRST", 1_000)
    made = MovementPlaces()
    made.show_movement(howell(8))
    qtbot.wait(50)
    assert (made.chart, made.places) == (None, None)
    with qtbot.waitSignal(made.placesChanged):
        shown(made)


def test_an_individual_movement_is_refused_in_words(qtbot, shown, monkeypatch):
    def refuse(movement, events):
        raise WordedError("Only pairs can be played.")
        yield

    monkeypatch.setattr(places_dialog, "_steps", refuse)
    made = shown(MovementPlaces())
    made.show_movement(howell(8))
    qtbot.waitUntil(lambda: made.read_out.text() == "Only pairs can be played.")
    assert not made.progress.isVisible()


def chart_of(shown, count, size):
    made = shown(PlacesChart(), size, size)
    chances = np.full((count, count), 0.1 / max(1, count - 1))
    np.fill_diagonal(chances, 0.9)
    made.show_places(SimpleNamespace(chances=chances))
    return made


def test_strengths_by_keys(qtbot, shown):
    chart = chart_of(shown, 8, 400)
    picked = []
    chart.strengthPicked.connect(picked.append)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(chart, key)
    assert picked == [2, 3, 8, 1]


def test_a_strength_by_mouse(shown):
    chart = chart_of(shown, 8, 400)
    field = chart._field()
    at = QPointF(field.center().x(), field.top() + 2.5 * field.height() / 8)
    button = Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    press = QMouseEvent(QEvent.Type.MouseButtonPress, at, at, button, button, none)
    QApplication.sendEvent(chart, press)
    assert chart.picked == 3


def test_a_cell_tells_its_chance(shown):
    chart = chart_of(shown, 8, 400)
    field = chart._field()
    at = QPoint(int(field.left()) + 3, int(field.top()) + 3)
    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, at, chart.mapToGlobal(at)))
    assert QToolTip.text() == "Strength 1 takes place 1 in 90.0\N{NO-BREAK SPACE}% of all events."
    QToolTip.hideText()


def test_numbers_only_where_they_fit(shown):
    assert chart_of(shown, 8, 400).numbers_fit()
    assert not chart_of(shown, 40, 400).numbers_fit()


def test_the_likelier_the_further_from_the_ground(shown):
    chart = chart_of(shown, 8, 400)
    image, field = chart.grab().toImage(), chart._field()
    side = field.width() / 8
    likely = image.pixelColor(int(field.left() + 5), int(field.top() + 5))
    unlikely = image.pixelColor(int(field.left() + 3 * side + 5), int(field.top() + 5))
    ground = chart.palette().color(chart.backgroundRole())
    away = abs(likely.lightness() - ground.lightness())
    assert away > 5 * abs(unlikely.lightness() - ground.lightness())
