"""The schedule: what its cells say, and what switches and locks in it."""

from typing import Any

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from vpdesk.gui.rooms.movements.schedule_model import ScheduleModel
from vpdesk.gui.rooms.movements.schedule_signs import Sign, SignLegend
from vpdesk.gui.rooms.movements.schedule_view import ScheduleView
from vpdesk.gui.theme import apply_theme
from vpdesk.movements.movement import Encounter, Movement

NONE: frozenset[Any] = frozenset()
ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole
TOOLTIP = Qt.ItemDataRole.ToolTipRole

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def mitchell(tables=7, each_set=2):
    """Pairs 1 to 7 stay at their tables, 8 to 14 go up, the boards go down."""
    encounters = [
        Encounter(
            number,
            table,
            table,
            tables + 1 + (table - number) % tables,
            1 + (table + number - 2) % tables,
        )
        for number in range(1, tables + 1)
        for table in range(1, tables + 1)
    ]
    boards = tuple(
        tuple(range(each_set * at + 1, each_set * at + each_set + 1)) for at in range(tables)
    )
    return Movement(2 * tables, tables, tables, tuple(encounters), boards)


def with_empty_table():
    """Five pairs, two tables, five rounds: one pair sits out in each."""
    meetings = [(2, 5, 3, 4), (3, 1, 4, 5), (4, 2, 5, 1), (5, 3, 1, 2), (1, 4, 2, 3)]
    encounters = []
    for number, (one, two, three, four) in enumerate(meetings, 1):
        encounters += [Encounter(number, 1, one, two, number)]
        if number > 1:
            encounters += [Encounter(number, 2, three, four, number)]
    return Movement(5, 2, 5, tuple(encounters), tuple((each,) for each in range(1, 6)))


def show(target, movement, *, saved=None, locked=NONE, switched=NONE, shared=NONE, relayed=NONE):
    getattr(target, "show_movement", getattr(target, "show", None))(
        movement, saved or movement, locked, switched, shared, relayed
    )


@pytest.fixture
def view(qapp, qtbot):
    apply_theme("light", system_is_dark=False)
    made = ScheduleView()
    qtbot.addWidget(made)
    made.resize(760, 400)
    show(made, mitchell())
    made.show()
    made.setFocus()
    return made


@pytest.fixture
def asked(view):
    """What the view asks for."""
    found = []
    view.switchRequested.connect(lambda places: found.append(("switch", places)))
    view.lockRequested.connect(lambda places: found.append(("lock", places)))
    view.pairPicked.connect(lambda pair: found.append(("pick", pair)))
    view.refused.connect(lambda text: found.append(("refused", text)))
    return found


def middle(view, place):
    return view.visualRect(view.schedule_model.index_of(place)).center()


def click(qtbot, view, place, modifier=Qt.KeyboardModifier.NoModifier):
    button = Qt.MouseButton.LeftButton
    qtbot.mouseClick(view.viewport(), button, modifier, middle(view, place))


def menu_at(view, place):
    where = middle(view, place)
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, where, view.viewport().mapToGlobal(where)
    )
    QApplication.sendEvent(view.viewport(), event)
    return opened(view)


def opened(view):
    (menu,) = (each for each in view.findChildren(QMenu) if each.isVisible())
    return menu


def choose(menu, text):
    (action,) = (each for each in menu.actions() if each.text() == text)
    action.trigger()
    menu.close()


def test_the_model_keeps_the_rules_while_it_changes(qtbot):
    model = ScheduleModel()
    reports = QAbstractItemModelTester.FailureReportingMode
    tester = QAbstractItemModelTester(model, reports.Fatal)
    assert tester.model() is model
    movement = mitchell()
    show(model, movement)
    show(model, movement.switch({(3, 2)}), saved=movement, locked=frozenset({(1, 1)}))
    show(model, with_empty_table())
    assert (model.rowCount(), model.columnCount()) == (5, 2)


def test_only_what_changed_is_told(qtbot):
    model = ScheduleModel()
    movement = mitchell()
    show(model, movement)
    changed, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    show(model, movement.switch({(3, 2), (7, 7)}), saved=movement)
    told = {changed.at(i)[0].siblingAtColumn(changed.at(i)[0].column()) for i in range(2)}
    assert {(index.row(), index.column()) for index in told} == {(2, 1), (6, 6)}
    assert (changed.count(), reset.count()) == (2, 0)


def test_a_cell_in_words():
    model = ScheduleModel()
    movement = mitchell()
    place = frozenset({(3, 2)})
    show(model, movement, switched=place, locked=place)
    assert model.index(2, 1).data(ACCESSIBLE) == (
        "Round 3, table 2: pair 2 North-South against pair 14, boards 7 to 8, switched, locked"
    )
    show(model, movement.switch(place), saved=movement, shared=place, relayed=place)
    assert model.index(2, 1).data(ACCESSIBLE) == (
        "Round 3, table 2: pair 14 North-South against pair 2, boards 7 to 8, changed, shares its "
        "boards, boards from a stand"
    )
    assert model.index(0, 0).data() == "1–8  1–2"


def test_an_empty_table_and_who_sits_out_in_words():
    model = ScheduleModel()
    show(model, with_empty_table())
    assert model.index(0, 1).data(ACCESSIBLE) == "Round 1, table 2 is empty"
    assert (
        model.index(0, 0).data(ACCESSIBLE).endswith("pair 2 North-South against pair 5, boards 1")
    )
    down = Qt.Orientation.Vertical
    assert str(model.headerData(0, down, TOOLTIP)).endswith("Sitting out: 1, 3, 4")
    assert str(model.headerData(1, down, TOOLTIP)).endswith("Sitting out: 2")
    assert model.headerData(1, down, ACCESSIBLE) == "Round 2"
    assert [model.headerData(each, down) for each in (0, 1)] == ["Round 1", "2"]


def test_players_of_an_individual_movement():
    model = ScheduleModel()
    seats = (Encounter(1, 1, 1, 3, 1, south=2, west=4),)
    show(model, Movement(4, 1, 1, seats, ((1, 3, 4),), individual=True))
    assert model.index(0, 0).data() == "1+2–3+4  1, 3, 4"
    assert "players 1+2 North-South against 3+4" in model.index(0, 0).data(ACCESSIBLE)


def test_another_movement_is_not_marked_as_changed():
    model = ScheduleModel()
    show(model, mitchell(), saved=with_empty_table())
    assert not any(cell.changed for cell in model.cells)


def test_a_click_switches(qtbot, view, asked):
    click(qtbot, view, (3, 2))
    assert asked == [("switch", frozenset({(3, 2)}))]
    assert view.currentIndex().row() == 2
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, (3, 2)))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, (3, 2)))
    assert len(asked) >= 2  # the second of two fast clicks counts too


def test_a_click_to_select_does_not_switch(qtbot, view, asked):
    click(qtbot, view, (1, 1), Qt.KeyboardModifier.ControlModifier)
    click(qtbot, view, (2, 3), Qt.KeyboardModifier.ShiftModifier)
    qtbot.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, (4, 4)))
    qtbot.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, (5, 5)))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=middle(view, (4, 4)))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 390))
    assert asked == []


def test_space_switches_all_selected_and_l_locks_them(qtbot, view, asked):
    view.setCurrentIndex(view.schedule_model.index_of((6, 1)))
    for _ in range(2):
        qtbot.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    places = frozenset({(number, table) for number in (6, 7) for table in (1, 2, 3)})
    qtbot.keyClick(view, Qt.Key.Key_Space)
    qtbot.keyClick(view, Qt.Key.Key_L)
    assert asked == [("switch", places), ("lock", places)]
    show(view, mitchell(), locked=places | {(1, 1)})
    assert view.selected_places == places  # nothing was laid out anew
    qtbot.keyClick(view, Qt.Key.Key_L)
    assert asked[-1] == ("lock", frozenset({(1, 1)}))


def test_what_is_locked_does_not_switch(qtbot, view, asked):
    show(view, mitchell(), locked=frozenset({(3, 2)}))
    click(qtbot, view, (3, 2))
    ((kind, text),) = asked
    assert kind == "refused"
    assert "L" in text
    view.switch(frozenset({(3, 2), (3, 3)}))
    assert asked[-1] == ("switch", frozenset({(3, 3)}))


def test_a_heading_switches_a_whole_round_or_table(qtbot, view, asked):
    for header, at in ((view.verticalHeader(), 6), (view.horizontalHeader(), 1)):
        start = header.sectionViewportPosition(at) + header.sectionSize(at) // 2
        place = QPoint(8, start) if header is view.verticalHeader() else QPoint(start, 8)
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [
        ("switch", frozenset((7, table) for table in range(1, 8))),
        ("switch", frozenset((number, 2) for number in range(1, 8))),
    ]


def test_menus_of_the_headings(qtbot, view, asked):
    header = view.verticalHeader()
    place = QPoint(8, header.sectionViewportPosition(2) + 5)
    header.customContextMenuRequested.emit(place)
    choose(opened(view), "Lock all of round 3")
    header = view.horizontalHeader()
    header.customContextMenuRequested.emit(QPoint(header.sectionViewportPosition(1) + 5, 8))
    choose(opened(view), "Switch all of table 2")
    assert asked == [
        ("lock", frozenset((3, table) for table in range(1, 8))),
        ("switch", frozenset((number, 2) for number in range(1, 8))),
    ]


def test_the_menu_of_an_encounter(qtbot, view, asked):
    choose(menu_at(view, (3, 2)), "Switch 1 meeting")
    choose(menu_at(view, (3, 2)), "Lock board set 4")
    choose(menu_at(view, (3, 2)), "Lock pair 14")
    choose(menu_at(view, (3, 2)), "Follow pair 2")
    choose(menu_at(view, (3, 2)), "Do not follow pair 2 any more")
    movement = mitchell()
    assert asked == [
        ("switch", frozenset({(3, 2)})),
        ("lock", frozenset(each.place for each in movement.encounters if each.board_set == 4)),
        ("lock", frozenset(each.place for each in movement.of_pair(14))),
        ("pick", 2),
        ("pick", 0),
    ]
    show(view, movement, locked=frozenset(each.place for each in movement.encounters))
    texts = [action.text() for action in menu_at(view, (3, 2)).actions()]
    assert "Unlock pair 14" in texts
    assert "Unlock all of round 3" in texts
    opened(view).close()


def test_the_menu_of_several_keeps_the_selection(view, asked):
    for place in ((1, 1), (1, 2)):
        index = view.schedule_model.index_of(place)
        view.selectionModel().select(index, QItemSelectionModel.SelectionFlag.Select)
    choose(menu_at(view, (1, 2)), "Switch 2 meetings")
    assert asked == [("switch", frozenset({(1, 1), (1, 2)}))]


def test_typing_a_number_picks_a_pair_and_escape_lets_it_go(qtbot, view, asked):
    qtbot.keyClicks(view, "13")
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert asked == [("pick", 1), ("pick", 13), ("pick", 0)]


def test_every_sign_is_painted(view):
    """A cell looks different with each of the marks, and with the picked pair."""
    place, movement = frozenset({(3, 2)}), mitchell()
    rect = view.visualRect(view.schedule_model.index_of((3, 2)))

    def seen(**marks):
        show(view, movement, **marks)
        picture = view.viewport().grab(rect).toImage()
        return bytes(picture.constBits())

    plain = seen()
    looks = [seen(**{mark: place}) for mark in ("switched", "locked", "shared", "relayed")]
    looks.append(seen(saved=movement.switch(place)))
    view.select_pair(2)
    looks.append(seen())
    view.select_pair(14)
    looks.append(seen())
    assert len({plain, *looks}) == 8


def test_copying_the_selected_encounters(view):
    view.setCurrentIndex(view.schedule_model.index_of((3, 2)))
    view.copy(headings=False)
    assert QGuiApplication.clipboard().text() == "2–14  7–8\n"
    view.copy(headings=True)
    assert QGuiApplication.clipboard().text() == "\tTable 2\nRound 3\t2–14  7–8\n"
    QGuiApplication.clipboard().clear()


def test_the_columns_hold_their_texts_at_any_size(view):
    for factor in (1, 2):
        font = view.font()
        font.setPointSizeF(font.pointSizeF() * factor)
        view.setFont(font)
        metrics = view.fontMetrics()
        assert view.columnWidth(0) > metrics.horizontalAdvance("14 – 13")
        assert view.rowHeight(0) > 1.7 * metrics.height()


def test_the_legend_names_what_there_is(qapp, qtbot):
    legend = SignLegend()
    qtbot.addWidget(legend)
    legend.show_signs(frozenset({Sign.SWITCHED, Sign.LOCKED}))
    legend.show()
    seen = [label.text() for label in legend.findChildren(QLabel) if label.isVisible()]
    assert seen == ["switched", "locked"]
