"""Pairs and boards in, movements out: the chooser on its own."""

from dataclasses import dataclass
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester

from tests.gui.languages_builders import settle
from vpdesk.files import movement_library
from vpdesk.gui.rooms.movements.chooser import MovementChooser
from vpdesk.gui.rooms.movements.tables_field import TablesField
from vpdesk.gui.rooms.movements.trade_picture import best_trades
from vpdesk.gui.tables.figures_table import FiguresTable
from vpdesk.movements import places
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.errors import MovementError
from vpdesk.report.movements.wishes import Wish
from vpdesk.report.table import Cell, Table

# A widget without the program around it
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
FEW = 2_000


@dataclass(frozen=True)
class Listed:
    file: str
    name: str
    kind: str
    pairs: int
    rounds: int
    sets: int
    sharing: int = 0
    relay: int = 0
    qf: float | None = 96.0
    qf_bound: float | None = 97.0
    qf1max: float | None = 88.0
    qf1min: float | None = 80.0
    sdw: float | None = 1.5
    qb: float | None = 43.0


@pytest.fixture
def chooser(qtbot, monkeypatch):
    listed = (Listed("howell.asc", "Howell of the library", "howell", 14, 13, 13),)
    monkeypatch.setattr(movement_library, "library", lambda: listed)
    monkeypatch.setattr(movement_library, "load", lambda each: howell(each.pairs))
    few = partial(places.places_steps, samples=FEW)  # what Qb comes to is tests.unit.movements'
    monkeypatch.setattr(places, "places_steps", few)
    made = MovementChooser()
    qtbot.addWidget(made)
    made.resize(900, 400)
    made.show()
    yield made
    QGuiApplication.clipboard().clear()


def measured(qtbot, chooser):
    """Wait until all that is shown has its figures, Qb as the last."""
    qtbot.waitUntil(lambda: not chooser._work.running)


def names(chooser):
    return [row[0].text for row in chooser.table.figures.table.rows]


def column(chooser, heading):
    table = chooser.table.figures.table
    at = [each.replace("\n", " ") for each in table.headings].index(heading)
    return [row[at].text for row in table.rows]


def pick(chooser, name):
    """Pick a row, be it the one that was picked for the user already."""
    chooser.table.setCurrentIndex(chooser.table.figures.index(len(names(chooser)) - 1, 0))
    chooser.table.setCurrentIndex(chooser.table.figures.index(names(chooser).index(name), 0))


def requested(qtbot, chooser):
    with qtbot.waitSignal(chooser.movementRequested) as caught:
        qtbot.mouseClick(chooser.take, Qt.MouseButton.LeftButton)
    return caught.args[0]


def test_the_library_is_there_at_once_and_the_rest_comes_in(qtbot, chooser):
    assert names(chooser)[0] == "Howell 14/13"
    assert column(chooser, "Qf")[0] == "96.00"
    measured(qtbot, chooser)
    assert "\N{EN DASH}" not in column(chooser, "Qf")
    assert "\N{EN DASH}" not in column(chooser, "Qb")
    assert "Mitchell, 1 round switched" in names(chooser)


def test_pairs_and_tables_are_linked(qtbot, chooser):
    chooser.pairs.setValue(17)
    assert chooser.tables.text() == "8½"
    chooser.tables.setValue(6)
    assert (chooser.pairs.value(), chooser.wish.pairs) == (12, 12)


@pytest.mark.parametrize(
    ("typed", "value"), [("7", 7.0), ("6.5", 6.5), ("6,5", 6.5), ("6½", 6.5), ("8.", 8.0)]
)
def test_half_a_table_can_be_typed(qtbot, typed, value):
    field = TablesField()
    qtbot.addWidget(field)
    field.setRange(2, 50)
    field.lineEdit().setText(typed)
    field.interpretText()
    assert field.value() == value


def test_the_best_is_picked_until_the_user_picks(qtbot, chooser):
    measured(qtbot, chooser)
    assert chooser.candidate.name == "Mitchell, 1 round switched"
    pick(chooser, "Howell 14/13")
    assert chooser.candidate.name == "Howell 14/13"
    assert "Next best after Mitchell, 1 round switched (7 × 4)." in chooser.advice.text()
    pick(chooser, "Mitchell, 1 round switched")
    assert chooser.candidate.switched == 1
    assert "switching 1 round is right: fairness 92.00 of 100" in chooser.advice.text()
    chooser.boards.setValue(28)
    assert chooser.candidate.name == names(chooser)[0]


def test_what_is_picked_stays_while_figures_come_in(qtbot, chooser):
    pick(chooser, "Mitchell, two winners")
    measured(qtbot, chooser)
    assert chooser.candidate.name == "Mitchell, two winners"
    assert names(chooser)[chooser.table.currentIndex().row()] == "Mitchell, two winners"


def test_what_is_looked_for_stays_while_the_movement_keeps_its_pairs(chooser):
    chooser.show_movement(mitchell(14))
    chooser.pairs.setValue(26)
    chooser.show_movement(mitchell(14, switch=(7,)))
    assert (chooser.wish.pairs, chooser.pairs.value()) == (26, 26)
    chooser.show_movement(mitchell(12))
    assert (chooser.wish.pairs, chooser.pairs.value()) == (12, 12)


def test_the_movement_that_is_taken_has_its_boards(qtbot, chooser):
    chooser.boards.setValue(28)
    measured(qtbot, chooser)
    pick(chooser, "Mitchell, 1 round switched")
    movement = requested(qtbot, chooser)
    assert (movement.pairs, movement.rounds) == (14, chooser.candidate.rounds)
    assert {len(boards) for boards in movement.boards} == {chooser.candidate.each}
    assert movement.name


def test_the_button_stays_where_it_is_while_the_advice_grows(qtbot, chooser):
    qtbot.wait_until(lambda: not (chooser._work.running or chooser._sit_out_work.running))
    for text in ("", "A sentence of some length. " * 200):
        chooser.advice.setText(text)
        settle()
        assert chooser.take.visibleRegion().boundingRect() == chooser.take.rect()


def test_enter_takes_the_movement_too(qtbot, chooser):
    with qtbot.waitSignal(chooser.movementRequested):
        qtbot.keyClick(chooser.table, Qt.Key.Key_Return)


def test_with_an_odd_number_the_recommended_pair_stays_away(qtbot, chooser):
    assert not chooser.away.isVisible()
    chooser.pairs.setValue(13)
    pick(chooser, "Howell 14/13")
    qtbot.waitUntil(lambda: chooser.away.count() > 0)
    assert chooser.away.isVisible()
    assert chooser.away.count() == 14
    best = chooser.away.itemData(0)
    assert f"Give the phantom pair number {best}" in chooser.advice.text()
    movement = requested(qtbot, chooser)
    assert movement.pairs == 13
    assert movement.encounters == howell(14).without(chooser.away.itemData(0)).encounters


def test_with_an_odd_number_another_pair_may_stay_away(qtbot, chooser):
    chooser.pairs.setValue(13)
    pick(chooser, "Howell 14/13")
    qtbot.waitUntil(lambda: chooser.away.count() > 0)
    chooser.away.setCurrentIndex(5)
    movement = requested(qtbot, chooser)
    assert movement.encounters == howell(14).without(chooser.away.itemData(5)).encounters


def test_the_pair_that_stays_away_is_kept_while_figures_come_in(qtbot, chooser):
    chooser.pairs.setValue(13)
    pick(chooser, "Howell 14/13")
    qtbot.waitUntil(lambda: chooser.away.count() > 0)
    chooser.away.setFocus()
    for _ in range(5):
        qtbot.keyClick(chooser.away, Qt.Key.Key_Down)
    measured(qtbot, chooser)
    assert chooser.away.currentIndex() == 5
    assert chooser.candidate.name == "Howell 14/13"


def test_who_stays_away_is_a_choice_of_its_candidate(qtbot, chooser):
    chooser.pairs.setValue(13)
    measured(qtbot, chooser)
    pick(chooser, "Howell 14/13")
    chooser._wanted = None  # as if it had come first by itself
    qtbot.waitUntil(lambda: chooser.away.count() > 0)
    chooser.away.setFocus()
    qtbot.keyClick(chooser.away, Qt.Key.Key_Down)
    assert chooser._wanted == chooser.candidate.key


def test_two_winners_can_be_asked_for(qtbot, chooser):
    chooser.two_winners.click()
    assert chooser.wish == Wish(14, 26, two_winners=True)
    measured(qtbot, chooser)
    assert all("two winners" in name for name in names(chooser))


def test_copies_teams_and_single_players_can_be_asked_for(qtbot, chooser):
    def webs():
        return [each.sharing for each in chooser.found if each.builder == "web"]

    chooser.tables.setValue(10)
    assert webs() == []
    chooser.copies.setValue(2)
    qtbot.waitUntil(lambda: webs() and None not in webs())
    pick(chooser, "Web Mitchell, 1 round switched")
    assert chooser.candidate.sharing == 0
    assert "a copy of the boards in upward order" in chooser.advice.text()
    assert "in 2 copies" in chooser.advice.text()
    assert requested(qtbot, chooser).rounds in range(5, 10)

    chooser.copies.setValue(1)
    chooser.tables.setValue(6)
    assert chooser.pairs.value() == 12
    chooser.entrants.setCurrentIndex(1)
    assert chooser.pairs.value() == 6
    qtbot.waitUntil(lambda: all(each.figures.qf for each in chooser.found))
    assert names(chooser) == [
        "Thurner",
        "Stagger of six teams",
        "Stagger",
        "New England Relay",
    ]
    assert "only two tables share them. Boards are shared at 2 tables" in chooser.advice.text()
    assert not chooser.two_winners.isEnabled()
    assert requested(qtbot, chooser).name == "Thurner"
    chooser.tables.setValue(6.5)  # there is no half of a team
    assert (chooser.pairs.value(), chooser.tables.value()) == (7, 7)

    chooser.entrants.setCurrentIndex(2)
    assert (chooser.pairs.value(), chooser.tables.value()) == (28, 7)
    chooser.pairs.setValue(18)
    assert names(chooser) == []
    assert "try another number" in chooser.advice.text()
    chooser.pairs.setValue(20)
    qtbot.waitUntil(lambda: all(each.figures.qf for each in chooser.found))
    assert names(chooser)[0] == "Rainbow"
    assert column(chooser, "Qf")[0] == "22.00"
    assert "It needs 5 tables and" in chooser.advice.text()
    assert (requested(qtbot, chooser).pairs, chooser.away.isVisible()) == (20, False)


def test_the_trade_is_a_picture_for_mouse_and_keys(qtbot, chooser):
    measured(qtbot, chooser)
    chooser.as_picture.click()
    picture = chooser.picture
    qtbot.waitUntil(picture.isVisible)
    assert not chooser.table.isVisible()
    assert len(picture.points) == len(names(chooser))
    first = picture.points[0]
    assert picture.picked == first.key == chooser.candidate.key
    assert first.name in picture.accessibleDescription()

    qtbot.keyClick(picture, Qt.Key.Key_Left)
    simpler = picture.picked
    assert simpler != first.key
    assert chooser.candidate.key == chooser.table.picked == simpler
    qtbot.keyClick(picture, Qt.Key.Key_Up)
    best = max(picture.points, key=lambda point: (point.quality, point.simplicity))
    for _ in picture.points:
        qtbot.keyClick(picture, Qt.Key.Key_Up)
    assert picture.picked == best.key

    place = picture.place_of(first).toPoint()
    qtbot.mouseClick(picture, Qt.MouseButton.LeftButton, pos=place)
    near = [point for point in picture.points if picture.place_of(point).toPoint() == place]
    assert picture.picked in {point.key for point in near}
    with qtbot.waitSignal(chooser.movementRequested):
        qtbot.keyClick(picture, Qt.Key.Key_Return)
    with qtbot.waitSignal(chooser.movementRequested):
        qtbot.mouseDClick(picture, Qt.MouseButton.LeftButton, pos=place)

    chooser.as_picture.click()
    assert chooser.table.isVisible()


def test_no_trade_of_the_line_is_beaten(qtbot, chooser):
    measured(qtbot, chooser)
    line = best_trades(chooser.picture.points)
    assert [each.quality for each in line] == sorted((each.quality for each in line), reverse=True)
    for each in chooser.picture.points:
        assert any(
            best.quality >= each.quality and best.simplicity >= each.simplicity for best in line
        )


def test_boards_on_hand_limit_the_sets(qtbot, chooser):
    chooser.counted.setCurrentIndex(1)
    chooser.boards.setValue(20)
    measured(qtbot, chooser)
    assert chooser.wish == Wish(14, 20, on_hand=True)
    assert all(each.sets * each.each <= 20 for each in chooser.found)


def test_too_few_boards_for_any_movement(qtbot, chooser):
    chooser.counted.setCurrentIndex(1)
    chooser.boards.setValue(1)
    measured(qtbot, chooser)
    assert names(chooser) == []
    assert not chooser.take.isEnabled()
    assert "enter more" in chooser.advice.text()


def test_a_broken_file_is_told_and_asks_for_nothing(qtbot, monkeypatch, chooser):
    def load(listed):
        raise MovementError("The file of {name} is broken.", name=listed.name)

    monkeypatch.setattr(movement_library, "load", load)
    chooser.boards.setValue(25)
    assert names(chooser)[0] == "Howell 14/13"
    with qtbot.assertNotEmitted(chooser.movementRequested):
        chooser.take.click()
    assert chooser.advice.text() == "The file of Howell of the library is broken."


def test_another_movement_brings_its_number_of_pairs(qtbot, chooser):
    chooser.show_movement(howell(8))
    assert chooser.pairs.value() == 8
    assert all(each.pairs == 8 for each in chooser.found)


def test_while_hidden_nothing_is_measured(qtbot, monkeypatch):
    monkeypatch.setattr(movement_library, "library", tuple)
    made = MovementChooser()
    qtbot.addWidget(made)
    made.show_movement(howell(8))
    assert not made._work.running


# The table of figures


@pytest.fixture
def table(qtbot):
    made = FiguresTable()
    qtbot.addWidget(made)
    QAbstractItemModelTester(made.figures)
    rows = tuple(
        (Cell(name), Cell(text, value))
        for name, text, value in (("b", "2.0", 2.0), ("c", "–", None), ("a", "10.0", 10.0))
    )
    made.show_table(Table("", "", ("Name", "Two\nlines"), rows, (0, 1, 2)), "bca", "c")
    made.resize(300, 200)
    made.show()
    yield made
    QGuiApplication.clipboard().clear()


def click_heading(qtbot, table, section):
    header = table.horizontalHeader()
    at = QPoint(header.sectionViewportPosition(section) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)


def order(table):
    return [row[0].text for row in table.figures.table.rows]


def test_a_heading_sorts_up_down_and_back(qtbot, table):
    orders = []
    for _ in range(3):
        click_heading(qtbot, table, 1)
        orders.append(order(table))
    assert orders == [["b", "a", "c"], ["a", "b", "c"], ["b", "c", "a"]]  # unknown ones last
    click_heading(qtbot, table, 0)
    assert order(table) == ["a", "b", "c"]
    assert table.picked == "c"
    assert table.currentIndex().row() == 2


def test_the_picked_row_is_told(qtbot, table):
    with qtbot.waitSignal(table.rowPicked) as caught:
        qtbot.keyClick(table, Qt.Key.Key_Down)
    assert caught.args == ["a"]
    with qtbot.waitSignal(table.rowActivated) as caught:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert caught.args == ["a"]


def test_the_table_is_copied_as_it_is_shown(qtbot, table):
    click_heading(qtbot, table, 1)
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Name\tTwo lines\nb\t2.0\na\t10.0\nc\t–\n"
