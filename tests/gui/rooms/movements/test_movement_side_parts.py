"""What looks closer at a movement: sit-outs, comparison, places and the search, each alone."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication

from tests.folders import TESTS
from tests.gui.cut_off import faults
from vpdesk.files import movement_library
from vpdesk.gui.rooms.movements.compare import CompareMovements
from vpdesk.gui.rooms.movements.sit_outs_dialog import SitOuts
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import quality

# Widgets without the program around them
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

DATA = TESTS / "data" / "movements"


@pytest.fixture(autouse=True)
def _clipboard(qapp):
    yield
    QGuiApplication.clipboard().clear()


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


def test_a_pair_of_another_movement_is_not_left_out(qtbot, sit_outs):
    at = [row[0] for row in texts(sit_outs.table)].index("10")
    sit_outs.table.setCurrentIndex(sit_outs.table.figures.index(at, 0))
    assert sit_outs.table.picked == 10
    wanted = []
    sit_outs.movementRequested.connect(wanted.append)
    sit_outs.show_movement(howell(8))  # the table still shows the ten
    qtbot.keyClick(sit_outs.table, Qt.Key.Key_Return)
    assert wanted == []
    qtbot.waitUntil(lambda: len(texts(sit_outs.table)) == 8)
    qtbot.keyClick(sit_outs.table, Qt.Key.Key_Return)
    assert wanted == [howell(8).without(sit_outs.table.picked)]


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
    listed = SimpleNamespace(name="Of the library", kind="other", pairs=14)
    other = SimpleNamespace(name="For 8 pairs", kind="other", pairs=8)
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
    qtbot.waitUntil(lambda: not dialog._work.running)


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

    def in_sight():  # the text may be large, and the rows are not laid out at once
        compare.table.scrollTo(best)
        return compare.table.viewport().rect().contains(compare.table.visualRect(best))

    qtbot.waitUntil(in_sight)
    rect = compare.table.visualRect(best)
    picture = compare.table.viewport().grab(rect).toImage()
    digits = QFontMetrics(best.data(Qt.ItemDataRole.FontRole)).horizontalAdvance(best.data())
    left_of_digits = [
        picture.pixelColor(x, y).lightness()
        for x in range(rect.width() - digits - 6)  # pixels, what stands on their right
        for y in range(rect.height())
    ]
    assert min(left_of_digits) < 100  # the star


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
