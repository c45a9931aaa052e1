"""What looks closer at a movement: sit-outs, comparison, places and the search, each alone."""

import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QToolTip

from tests.gui.cut_off import faults
from vpdesk import movement_library
from vpdesk.errors import WordedError
from vpdesk.gui.dialogs.compare_movements import CompareMovements
from vpdesk.gui.rooms import movement_optimise, movement_places
from vpdesk.gui.rooms.movement_optimise import OptimisePanel, Searched
from vpdesk.gui.rooms.movement_places import MovementPlaces
from vpdesk.gui.rooms.movement_sit_outs import SitOuts
from vpdesk.gui.widgets.places_chart import PlacesChart
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import quality
from vpdesk.movements.optimise import Stop

# Widgets without the program around them
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

DATA = Path(__file__).parent.parent / "data" / "movements"


@pytest.fixture(autouse=True)
def _clipboard(qapp):
    yield
    QGuiApplication.clipboard().clear()


@pytest.fixture
def shown(qtbot):
    """Shows a widget in a window of its own."""

    def show(widget, width=600, height=500):
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        return widget

    return show


def texts(table):
    return [[cell.text for cell in row] for row in table.figures.table.rows]


# Who stays away


@pytest.fixture
def sit_outs(qtbot, shown):
    made = shown(SitOuts())
    made.show_movement(howell(10))
    qtbot.waitUntil(lambda: bool(texts(made.table)))
    return made


def test_all_pairs_are_ranked_with_the_best_one_picked(sit_outs):
    measured = quality(howell(10))
    rows = texts(sit_outs.table)
    assert sorted(int(row[0]) for row in rows) == list(range(1, 11))
    best = sit_outs.table.picked
    assert measured.qf1[best - 1] == measured.qf1max
    assert f"number {best}" in sit_outs.advice.text() or "matter" in sit_outs.advice.text()
    assert sit_outs.leave.text() == f"&Leave Pair {best} Out"
    assert faults(sit_outs) == []


def test_the_picked_pair_is_left_out(qtbot, sit_outs):
    sit_outs.table.setCurrentIndex(sit_outs.table.figures.index(4, 0))
    pair = sit_outs.table.picked
    assert str(pair) == texts(sit_outs.table)[4][0]
    assert sit_outs.leave.text() == f"&Leave Pair {pair} Out"
    with qtbot.waitSignal(sit_outs.movementRequested) as caught:
        qtbot.mouseClick(sit_outs.leave, Qt.MouseButton.LeftButton)
    assert caught.args == [howell(10).without(pair)]


def test_enter_leaves_the_pair_out_too(qtbot, sit_outs):
    with qtbot.waitSignal(sit_outs.movementRequested):
        qtbot.keyClick(sit_outs.table, Qt.Key.Key_Return)


def test_two_tables_cannot_miss_a_pair(qtbot, sit_outs):
    sit_outs.show_movement(howell(4))
    qtbot.waitUntil(lambda: "three tables" in sit_outs.advice.text())
    assert not sit_outs.leave.isEnabled()


def test_hidden_sit_outs_are_ranked_when_they_are_seen(qtbot, shown):
    made = SitOuts()
    made.show_movement(howell(8))
    qtbot.wait(50)
    assert texts(made.table) == []
    shown(made)
    qtbot.waitUntil(lambda: len(texts(made.table)) == 8)


# Side by side


@pytest.fixture
def compare(qtbot, monkeypatch):
    listed = SimpleNamespace(name="Of the library", pairs=14)
    other = SimpleNamespace(name="For 8 pairs", pairs=8)
    monkeypatch.setattr(movement_library, "library", lambda: (listed, other))
    monkeypatch.setattr(movement_library, "load", lambda each: howell(each.pairs))
    present, saved = mitchell(14, switch=(7,)), mitchell(14)
    made = CompareMovements(None, [("Present", present), ("Saved", saved)])
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    return made


def row_of(dialog, name):
    (found,) = (row for row in dialog.table.figures.table.rows if row[0].text == name)
    return found[1:]


def complete(qtbot, dialog):
    qtbot.waitUntil(lambda: not dialog._worker.running, timeout=10_000)


def test_two_movements_side_by_side(qtbot, compare):
    complete(qtbot, compare)
    assert compare.table.figures.table.headings == ("Figure", "Present", "Saved")
    assert [cell.text for cell in row_of(compare, "Qf")] == ["92.00", "46.94"]
    assert [cell.strong for cell in row_of(compare, "Qf")] == [True, False]
    assert [cell.strong for cell in row_of(compare, "Pairs")] == [False, False]
    assert all(cell.value for cell in row_of(compare, "Qb"))
    assert faults(compare) == []


def test_the_best_is_starred_bold_and_told(qtbot, compare):
    complete(qtbot, compare)
    model = compare.table.figures
    row = [each[0].text for each in model.table.rows].index("Qf")
    best, other = model.index(row, 1), model.index(row, 2)
    assert best.data(Qt.ItemDataRole.FontRole).bold()
    assert other.data(Qt.ItemDataRole.FontRole) is None
    assert "the best" in best.data(Qt.ItemDataRole.AccessibleTextRole)
    rect = compare.table.visualRect(best)
    picture = compare.table.viewport().grab(rect).toImage()
    left_half = [
        picture.pixelColor(x, y).lightness()
        for x in range(rect.width() // 2)
        for y in range(rect.height())
    ]
    assert min(left_half) < 100  # the star


def test_a_movement_of_the_library_joins(qtbot, compare):
    items = [compare.library.itemText(i) for i in range(compare.library.count())]
    assert items == ["Add from the library", "Of the library"]
    compare.library.setCurrentIndex(1)
    compare.library.activated.emit(1)
    complete(qtbot, compare)
    assert compare.table.figures.table.headings[-1] == "Of the library"
    assert compare.library.currentIndex() == 0
    assert [cell.text for cell in row_of(compare, "Rounds")] == ["7", "7", "13"]


def test_a_file_joins(qtbot, compare):
    compare.add_file(DATA / "Howell08T4B14.asc")
    complete(qtbot, compare)
    assert [cell.text for cell in row_of(compare, "Pairs")] == ["14", "14", "8"]


def test_a_file_that_cannot_be_read_is_told(qtbot, compare, tmp_path):
    file = tmp_path / "broken.asc"
    file.write_text("no movement", encoding="utf-8")
    compare.add_file(file)
    assert "broken.asc" in compare.problem.text()
    assert compare.problem.isVisible()
    complete(qtbot, compare)
    assert len(compare.table.figures.table.headings) == 3


def test_the_comparison_is_copied(qtbot, compare):
    complete(qtbot, compare)
    compare.copy.click()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Figure\tPresent\tSaved"
    assert "Qf\t92.00\t46.94" in lines


# The chance of each place


@pytest.fixture
def places(qtbot, shown, monkeypatch):
    monkeypatch.setattr(movement_places, "AT_FIRST", 4_000)
    made = shown(MovementPlaces())
    made.show_movement(howell(8))
    qtbot.waitUntil(lambda: made.million.isVisible() and made.places is not None)
    return made


def test_the_chances_and_what_they_say(places):
    assert places.places.samples == 4_000
    assert places.places.chances.sum() == pytest.approx(8)
    text = places.figures.text()
    assert text.endswith("4\N{NO-BREAK SPACE}000 events")
    assert f"Qb {places.places.qb:.1f}" in text
    own = 100 * places.places.chances[0, 0]
    assert f"Strength 1 finishes just there in {own:.1f} %" in places.read_out.text()
    assert faults(places) == []


def test_more_events_with_progress_and_cancel(qtbot, places, monkeypatch):
    monkeypatch.setattr(movement_places, "MILLION", 50_000_000)
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
    monkeypatch.setattr(movement_places, "MILLION", 8_000)
    with qtbot.waitSignal(places.placesChanged):
        places.million.click()
    assert not places.million.isEnabled()
    places.show_movement(howell(10))
    qtbot.waitUntil(lambda: places.chart.count == 10 and places.million.isVisible())
    assert places.million.isEnabled()


def test_hidden_places_are_played_when_they_are_seen(qtbot, shown, monkeypatch):
    monkeypatch.setattr(movement_places, "AT_FIRST", 1_000)
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

    monkeypatch.setattr(movement_places, "_steps", refuse)
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
    assert QToolTip.text() == "Strength 1 finishes at place 1 in 90.0 % of all events."
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


# The search for better switches


def searched(best, *, qf=90.0, tries=1_000_000, stop=Stop.RUNNING):
    return Searched(best, qf, 46.94, 97.18, tries, 0.5, stop)


START, BETTER, BEST = mitchell(14), mitchell(14, switch=(6,)), mitchell(14, switch=(7,))


class Search:
    """A search that finds what it is told to, over and over, slowly enough to be seen."""

    def __init__(self):
        self.started_with = None
        self.found, self.closed = [], False

    def __call__(self, movement, locked, *, whole_rounds):
        self.started_with = (movement, locked, whole_rounds)
        try:
            while True:
                for each in self.found or [searched(movement, qf=46.94)]:
                    time.sleep(0.06)
                    if each.stop is not Stop.RUNNING:
                        return each
                    yield each
        finally:
            self.closed = True


@pytest.fixture
def search(monkeypatch):
    made = Search()
    monkeypatch.setattr(movement_optimise, "_steps", made)
    return made


@pytest.fixture
def panel(search, shown):
    made = shown(OptimisePanel(), 700, 90)
    made.show_movement(START, frozenset({(1, 1)}))
    made.told = []
    for name in ("bestFound", "movementRequested", "finished"):
        getattr(made, name).connect(lambda movement, name=name: made.told.append((name, movement)))
    return made


def test_the_best_so_far_comes_live_and_the_end_asks_once(qtbot, panel, search):
    search.found = [searched(BETTER, qf=70.0)]
    panel.button.click()
    qtbot.waitUntil(lambda: bool(panel.told))
    assert panel.told == [("bestFound", BETTER)]
    assert panel.running
    assert "Qf 70.00, before 46.94, at most 97.18" in panel.figures.text()
    assert "1.0 million tries" in panel.figures.text()
    assert search.started_with == (START, frozenset({(1, 1)}), False)
    search.found = [searched(BEST, qf=92.0, tries=8_000_000, stop=Stop.TRIED)]
    qtbot.waitUntil(lambda: not panel.running)
    assert panel.told[-3:] == [
        *(("bestFound", BEST), ("movementRequested", BEST), ("finished", BEST)),
    ]
    assert [name for name, _ in panel.told].count("movementRequested") == 1


@pytest.mark.parametrize(
    ("stop", "text"),
    [
        (Stop.ENUMERATED, "Proven: no other choice of switches is better."),
        (Stop.BOUND, "The bound is reached"),
        (Stop.TRIED, "No gain in the last 7.0 million tries"),
    ],
)
def test_how_it_ended_in_words(qtbot, panel, search, stop, text):
    found = searched(BEST, tries=2_000_000)
    search.found = [found, searched(BEST, tries=9_000_000, stop=stop)]
    panel.start()
    qtbot.waitUntil(lambda: not panel.running)
    assert text in panel.ending.text()


def test_escape_stops_and_keeps_the_best(qtbot, panel, search):
    search.found = [searched(BETTER, qf=70.0)]
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.start()
    qtbot.waitUntil(lambda: bool(panel.told))
    qtbot.keyClick(panel.button, Qt.Key.Key_Escape)
    assert not panel.running
    assert ("movementRequested", BETTER) in panel.told
    assert panel.told[-1] == ("finished", BETTER)
    assert "Stopped" in panel.ending.text()
    qtbot.waitUntil(lambda: search.closed)


def test_stopped_before_anything_was_found_asks_for_nothing(qtbot, panel):
    panel.start()
    panel.stop()
    assert panel.told == [("finished", START)]


def test_whole_rounds_only(qtbot, panel, search):
    panel.whole_rounds.setChecked(True)
    panel.start()
    qtbot.waitUntil(lambda: search.started_with is not None)
    assert search.started_with[2] is True
    assert not panel.whole_rounds.isEnabled()
    assert panel.button.text() == "&Stop"
    panel.stop()
    assert panel.button.text() == "&Optimise"


def test_another_movement_ends_the_search_without_a_request(qtbot, panel, search):
    search.found = [searched(BETTER)]
    panel.start()
    qtbot.waitUntil(lambda: bool(panel.told))
    panel.show_movement(howell(8))
    assert not panel.running
    assert panel.told == [("bestFound", BETTER)]
    qtbot.waitUntil(lambda: search.closed)


def test_the_end_stays_in_words_while_its_outcome_is_shown(qtbot, panel, search):
    panel.movementRequested.connect(panel.show_movement)
    search.found = [searched(BEST, stop=Stop.BOUND)]
    panel.start()
    qtbot.waitUntil(lambda: not panel.running)
    assert "bound" in panel.ending.text()
    panel.show_movement(howell(8))
    assert panel.ending.text() == ""


def test_what_cannot_be_optimised_is_told(qtbot, panel, monkeypatch):
    def refuse(movement, locked, *, whole_rounds):
        raise WordedError("Only pairs can be switched.")
        yield

    monkeypatch.setattr(movement_optimise, "_steps", refuse)
    panel.start()
    qtbot.waitUntil(lambda: panel.ending.text() == "Only pairs can be switched.")
    assert panel.told == [("finished", START)]


def test_the_real_search_finds_the_fairest_mitchell_and_then_no_gain(qtbot, shown):
    panel = shown(OptimisePanel(), 700, 90)
    panel.show_movement(mitchell(8))
    with qtbot.waitSignal(panel.movementRequested, timeout=20_000) as caught:
        panel.start()
    (best,) = caught.args
    assert quality(best).qf == pytest.approx(68.75)
    assert panel.ending.text() == "Proven: no other choice of switches is better."
    panel.show_movement(best)
    with (
        qtbot.assertNotEmitted(panel.movementRequested),
        qtbot.waitSignal(panel.finished, timeout=20_000) as caught,
    ):
        panel.start()
    assert caught.args == [best]
