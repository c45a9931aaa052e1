"""The movements room: one click changes matrix, schedule and figures at once."""

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLabel, QWidget

from tests.gui.cut_off import faults
from tests.gui.languages_builders import settle
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.movements.compare import CompareMovements
from vpdesk.gui.rooms.movements.late_dialog import LateDialog
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.whist import rainbow
from vpdesk.movements.measures import balance, quality
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.report.language import Language
from vpdesk.report.movements import sheets
from vpdesk.report.movements.candidate_table import MEASURES
from vpdesk.settings import Settings

LEFT = Qt.MouseButton.LeftButton

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def room(desk: MainWindow, qtbot):
    """The movements room of the window, with a Mitchell for 14 pairs in it."""
    desk.show_room("movements")
    made = desk.house.keepers["movements"].room
    qtbot.waitUntil(lambda: made.heatmap is not None)
    made.document.open(mitchell(14).with_boards(4))
    QApplication.processEvents()
    return made


def figure(room, name):
    """A figure and its change, as they are read."""
    tile = room.figures.strip.tiles[name]
    return tile.value.text(), tile.change.text()


def numbers(room):
    """The matrix as the heatmap shows it."""
    return [row for row, _ in room.heatmap._drawn._numbers]


def click(qtbot, room, place):
    view = room.schedule
    index = view.schedule_model.index_of(place)
    view.scrollTo(index)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())


def click_round(qtbot, room, number):
    header = room.schedule.verticalHeader()
    top = header.sectionViewportPosition(number - 1)
    qtbot.mouseClick(header.viewport(), LEFT, pos=QPoint(8, top + 8))


def test_the_room_is_never_empty(desk, qtbot):
    desk.show_room("movements")
    room = desk.house.keepers["movements"].room
    qtbot.waitUntil(lambda: room.heatmap is not None)
    assert "14 pairs" in room.header.facts.text()
    assert room.schedule.schedule_model.rowCount() == 7
    assert room.heatmap._drawn.grid.pairs == 14
    value, change = figure(room, "Qf")
    assert float(value) > 40
    assert change == ""
    assert room.bar.compare.isVisible()


def test_a_switched_round_makes_it_fair(qtbot, room, desk):
    """The values are those published for this movement."""
    assert figure(room, "Qf") == ("46.94", "")
    click_round(qtbot, room, 7)
    assert figure(room, "Qf") == ("92.00", "(+45.06)")
    assert figure(room, "s") == ("0.3247", "(−0.7554)")
    assert figure(room, "Qf1av")[0] == "83.62"
    assert "97.18" in room.figures.strip.tiles["Qf"].caption.text()
    assert numbers(room) == balance(room.document.movement).tolist()
    assert desk.isWindowModified()
    marks = [cell for cell in room.schedule.schedule_model.cells if cell.switched]
    assert {cell.encounter.round for cell in marks} == {7}
    assert all(cell.changed for cell in marks)


def test_every_click_can_be_undone(qtbot, room, desk):
    first = room.document.movement
    shown = [numbers(room)]
    for place in ((1, 1), (3, 2), (7, 7)):
        click(qtbot, room, place)
        shown.append(numbers(room))
    assert room.document.movement == first.switch({(1, 1), (3, 2), (7, 7)})
    assert desk.menus.action("undo").isEnabled()
    for before in reversed(shown[:-1]):
        desk.menus.action("undo").trigger()
        assert numbers(room) == before
    assert room.document.movement == first
    assert figure(room, "Qf") == ("46.94", "")
    for after in shown[1:]:
        desk.menus.action("redo").trigger()
        assert numbers(room) == after


def test_space_and_l_work_in_the_schedule(qtbot, room):
    room.go_schedule()
    room.schedule.setCurrentIndex(room.schedule.schedule_model.index_of((7, 1)))
    qtbot.keyClick(room.schedule, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(room.schedule, Qt.Key.Key_Space)
    assert room.document.movement == room.document.saved.switch({(7, 1), (7, 2)})
    qtbot.keyClick(room.schedule, Qt.Key.Key_L)
    assert room.document.locked == {(7, 1), (7, 2)}
    click(qtbot, room, (7, 1))
    assert room.document.movement == room.document.saved.switch({(7, 1), (7, 2)})
    assert "Locked" in room.figures.line.text()


def test_the_picked_pair_is_the_same_in_matrix_and_schedule(qtbot, room):
    cell = room.heatmap._drawn.grid.cell(4, 8).center().toPoint()
    qtbot.mouseClick(room.heatmap.viewport(), LEFT, pos=cell)
    assert room.schedule.picked == 5
    assert room.heatmap.describe(5, 9) == room.figures.line.text()
    room.go_schedule()
    qtbot.keyClicks(room.schedule, "12")
    assert room.heatmap._drawn.selected == 12
    room.document.choose(mitchell(10))
    assert (room.schedule.picked, room.heatmap._drawn.selected) == (0, 0)


def test_what_is_worth_a_word_is_said_in_one_line(room):
    room.document.choose(mitchell(12).with_boards(4))
    assert "shared" in room.figures.line.text()
    assert "Round 1" in room.figures.line.toolTip()
    room.document.choose(mitchell(14))
    assert "Space" in room.figures.line.text()  # how to begin


def test_figures_are_explained_to_the_keyboard(qtbot, room):
    strip = room.figures.strip
    room.go_figures()
    assert strip.tiles["Qf"].hasFocus()
    qtbot.keyClick(strip.tiles["Qf"], Qt.Key.Key_Right)
    assert strip.tiles["Qf1av"].hasFocus()
    assert room.figures.line.text() == strip.tiles["Qf1av"].toolTip()
    assert "Higher is better" in room.figures.line.text()
    interface = QAccessible.queryAccessibleInterface(strip.tiles["Qf"])
    assert interface.text(QAccessible.Text.Name) == "Quality Qf, at most 97.18: 46.94"
    room.go_schedule()
    assert "Space" in room.figures.line.text()
    room.go_figures()
    assert strip.tiles["Qf1av"].hasFocus()  # where it was


def test_measures_that_are_undefined_are_dashes(room):
    room.document.choose(barometer(4))
    assert figure(room, "Qf1av") == ("–", "")
    assert figure(room, "Qf")[0] == "100.00"


def test_an_individual_movement_has_no_matrix_and_is_only_read(qtbot, room):
    seats = (Encounter(1, 1, 1, 3, 1, south=2, west=4), Encounter(2, 1, 1, 2, 2, south=3, west=4))
    room.document.choose(Movement(4, 1, 2, seats, ((1,), (2,)), individual=True))
    assert room.matrix.problem.isVisible()
    assert room.matrix.problem.text()
    assert figure(room, "Qf") == ("–", "")
    click(qtbot, room, (1, 1))
    assert not room.document.modified
    assert "individual movement" in room.figures.line.text()
    room.document.choose(mitchell(14))
    assert room.heatmap.isVisible()


def test_players_of_an_individual_are_measured(qtbot, room):
    room.document.choose(rainbow(28))
    assert room.heatmap.isVisible()
    assert figure(room, "Qf")[0] == "24.49"
    assert figure(room, "sdw") == ("–", "")
    assert sheets.MATRIX in room.subject.sheets
    room.show_sit_outs()
    advice = room.tools.tools["sitOuts"].advice
    qtbot.waitUntil(lambda: "partners change" in advice.text())
    room.optimise.start()
    qtbot.waitUntil(lambda: "partners change" in room.optimise.ending.text())
    room.document.choose(mitchell(14))


def test_all_sections_of_a_chosen_field_are_one_deck(qtbot, room):
    room.go_chooser()
    chooser = room.tools.tools["chooser"]
    chooser.pairs.setValue(39)
    chooser._work.cancel()
    several = next(each for each in chooser.found if each.sections)
    chooser.table.pick(several.key)
    chooser._pick(several.key)
    chooser.take.click()
    letters = [letter for letter, _ in room.subject.lettered]
    sizes = [one.movement.pairs for _, one in room.subject.lettered]
    assert (letters, sizes) == (["A", "B"], list(several.sections))
    rounds = {one.movement.rounds for _, one in room.subject.lettered}
    assert rounds == {several.rounds}
    room.document.switch({(1, 1)})
    assert len(room.subject.lettered) == 2
    assert "changed cards" not in {sheet.key for sheet in room.subject.sheets}
    room.document.choose(mitchell(14))
    assert room.subject.others == ()


def test_the_best_of_a_search_is_shown_live_and_taken_as_one_step(room):
    best = room.document.movement.switch({(7, table) for table in range(1, 8)})
    room.optimise.bestFound.emit(best)
    assert figure(room, "Qf") == ("92.00", "(+45.06)")
    assert room.document.movement != best
    room.optimise.finished.emit(None)
    assert figure(room, "Qf") == ("46.94", "")
    room.optimise.movementRequested.emit(best)
    assert room.document.movement == best
    room.undo()
    assert not room.can_undo


def test_movements_come_from_the_tools(room):
    room.tools.chosen.emit(mitchell(10))
    assert (room.document.movement, room.document.modified) == (mitchell(10), False)
    room.tools.leftOut.emit(mitchell(10).without(3))
    assert room.document.movement.pairs == 9
    assert room.undo_text
    room.undo()
    room.undo()
    assert room.document.movement.pairs == 14


def test_tools_open_and_close(qtbot, room, desk):
    for action, name in (
        (desk.menus.action("sit_outs", "movements"), "sitOuts"),
        (desk.menus.action("places", "movements"), "places"),
        (desk.menus.action("go_chooser", "movements"), "chooser"),
    ):
        action.trigger()
        assert room.tools.shown == name
        tool = room.tools.tools[name]
        assert tool.isVisible()
        assert tool.isAncestorOf(QApplication.focusWidget())
        assert room.tools.buttons[name].isChecked()
    room.tools.buttons["chooser"].click()
    assert not room.tools.isVisible()
    assert not any(button.isChecked() for button in room.tools.buttons.values())


def test_no_key_of_a_button_is_taken_twice(room, desk):
    texts = [action.text() for action in desk.menuBar().actions() if action.isVisible()]
    labels = [each for each in room.findChildren(QLabel) if each.buddy()]
    shown = [*room.findChildren(QAbstractButton), *labels]
    texts += [widget.text() for widget in shown if widget.isVisible()]
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert [letter for letter, count in letters.items() if count > 1] == []
    assert len(letters) > 10


def test_in_a_narrow_room_a_tool_takes_the_place_of_the_matrix(room, desk):
    desk.resize(desk.minimumSize())
    room.tools.show_tool("")
    QApplication.processEvents()
    place = room.matrix.width()
    room.go_chooser()
    QApplication.processEvents()
    assert not room.matrix.isVisible()
    assert room.tools.width() >= place
    desk.menus.action("go_heatmap", "movements").trigger()
    assert room.heatmap.isVisible()
    assert room.heatmap.hasFocus()
    assert not room.tools.isVisible()


def test_now_is_compared_with_saved(qtbot, room, desk):
    click_round(qtbot, room, 7)
    room.bar.compare.click()
    (dialog,) = (each for each in desk.findChildren(CompareMovements) if each.isVisible())
    assert [movement for _, movement in dialog.columns] == [
        room.document.saved,
        room.document.movement,
    ]
    dialog.reject()


def test_the_panes_come_back_as_wide_as_they_were(room):
    room.show_sit_outs()
    room.splitter.setSizes([200, 260, 300])
    widths = room.widths
    room.tools.show_tool("")
    room.splitter.setSizes([0, 400, 200])
    room.restore_layout(widths)
    assert room.widths == widths
    assert room.tools.shown == "sitOuts"
    room.restore_layout((9, 1))
    assert room.heatmap.isVisible()


def test_copying_goes_by_where_the_keyboard_is(room, desk):
    room.go_heatmap()
    desk.menus.action("copy_headings").trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0].split("\t") == ["Pair", *map(str, range(1, 15))]
    assert lines[1].split("\t")[:4] == ["1", "", "7", "7"]
    room.go_schedule()
    desk.menus.action("select_all").trigger()
    desk.menus.action("copy").trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 7
    assert lines[0].startswith("1–8  1–4\t2–9  5–8")


def test_the_subject_of_an_export_is_the_movement(room):
    assert room.subject.movement is room.document.movement
    assert room.subject.saved is None
    room.document.switch({(1, 1)})
    assert room.subject.saved is room.document.saved


def test_a_room_in_another_language_goes_on_with_the_document(room, desk):
    room.document.switch({(7, 1)})
    desk.set_preferences(Settings(language="cs", room="movements"))
    again = desk.house.keepers["movements"].room
    assert again is not room
    assert again.document.movement == room.document.movement
    assert again.can_undo


def test_every_widget_that_takes_focus_has_a_name_and_is_reached_by_tab(qtbot, room):
    room.bar.figures.setChecked(True)
    QApplication.processEvents()
    wanted = {
        widget
        for widget in room.findChildren(QWidget)
        if widget.isVisibleTo(room)
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not widget.focusProxy()
        and not isinstance(widget.parent(), QAbstractSpinBox)
    }
    assert {room.schedule, room.heatmap, room.figures.strip.tiles["Qf"]} <= wanted
    for widget in wanted:
        interface = QAccessible.queryAccessibleInterface(widget)
        assert interface.text(QAccessible.Text.Name), widget
    room.go_schedule()
    reached = set()
    for _ in range(40):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert wanted - reached == set()


@pytest.mark.parametrize("zoom", [100, 200])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_cut_off(qtbot, open_desk, zoom, theme):
    desk = open_desk()
    desk.set_preferences(Settings(zoom=zoom, theme=theme))
    desk.show_room("movements")
    room = desk.house.keepers["movements"].room
    qtbot.waitUntil(lambda: room.heatmap is not None)
    room.document.open(barometer(20))
    room.tools.show_tool("")
    desk.resize(desk.minimumSize())
    for size in (desk.minimumSize(), desk.screen().availableSize()):
        desk.resize(size)
        QApplication.processEvents()
        desk.grab()
        labels = {each for each in room.header.findChildren(QLabel) if each.isVisible()}
        assert room.header.title in labels
        assert faults(room) == []


def test_quality_is_that_of_the_engine(room):
    movement = barometer(8)
    room.document.choose(movement)
    measured = quality(movement)
    for name, value in (("Qc", measured.qc), ("sdw", measured.sdw), ("Qf1min", measured.qf1min)):
        assert figure(room, name)[0] == f"{value:.2f}"


def test_in_a_small_window_the_list_of_movements_is_in_sight(desk, room):
    desk.resize(1024, 700)
    room.go_chooser()
    chooser = room.tools.tools["chooser"]
    table = chooser.table
    settle()
    right = table.columnViewportPosition(2) + table.columnWidth(2)  # of Qf
    assert 0 < right <= table.viewport().width()
    chooser.pairs.setValue(37)  # its names are long
    settle()
    right = table.columnViewportPosition(2) + table.columnWidth(2)
    assert 0 < right <= table.viewport().width()
    index = table.figures.index(0, 0)
    assert table.figures.data(index, Qt.ItemDataRole.ToolTipRole) == index.data()
    tables = chooser.tables
    text = tables.fontMetrics().horizontalAdvance(tables.text())
    assert tables.text() == "18½"
    assert tables.lineEdit().width() >= text + 4

    desk._zoom_to(200)
    settle()
    seen = table.visibleRegion().boundingRect().height() - table.horizontalHeader().height()
    assert seen >= 2 * table.rowHeight(0)
    assert not room.figures.isVisible()
    room.go_figures()
    settle()
    assert room.figures.isVisible()
    assert not chooser.isVisible()
    room.go_chooser()
    settle()
    room.start_optimise()
    settle()
    assert room.optimise.button.isVisible()
    room.optimise.stop()


def test_a_pair_comes_late_and_the_rest_is_worked_out_anew(desk, room, qtbot):
    before = room.document.movement
    desk.menus.action("late", "movements").trigger()
    dialog = room.window().findChild(LateDialog)
    assert dialog.what.currentIndex() == 0
    assert not dialog.pair.isVisible()
    dialog.round.setValue(3)
    dialog.buttons.button(dialog.buttons.StandardButton.Ok).click()
    qtbot.waitUntil(lambda: not room.optimise.running, timeout=60_000)
    found = room.document.movement
    assert found.pairs == 15
    assert [each for each in found.encounters if each.round < 3] == [
        each for each in before.encounters if each.round < 3
    ]
    assert quality(found).qf > quality(before).qf
    assert room.document.locked == {each.place for each in found.encounters if each.round < 3}
    (changed,) = [each for each in room.subject.sheets if each is sheets.CHANGED]
    made = list(changed.make(room.subject, None, Language()))
    titles = [each.table.title for each in made]
    assert "Pair 15" in titles
    assert changed.count(room.subject, None) == len(titles)

    room.show_late()
    dialog = next(each for each in desk.findChildren(LateDialog) if each.isVisible())
    dialog.what.setCurrentIndex(1)
    assert dialog.pair.isVisible()
    dialog.pair.setValue(15)
    dialog.round.setValue(2)
    dialog.accept()
    assert "No pair 15 has played before round 2." in dialog.line.text()
    dialog.round.setValue(5)
    dialog.accept()
    room.optimise.stop()
    qtbot.waitUntil(lambda: not room.optimise.running)
    assert {each.round for each in room.document.movement.of_pair(15)} <= {3, 4}


def test_what_is_measured_is_shown_when_it_is_asked_for(qtbot, desk, room):
    room.go_chooser()
    table, strip = room.tools.tools["chooser"].table, room.figures.strip
    measures = [table.isColumnHidden(column) for column in MEASURES]
    assert all(measures)
    assert not strip.isVisible()
    assert not room.optimise.whole_rounds.isVisible()
    qtbot.mouseClick(room.bar.figures, Qt.MouseButton.LeftButton)
    assert strip.isVisible()
    assert not any(table.isColumnHidden(column) for column in MEASURES)
    qtbot.mouseClick(room.bar.figures, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    room.go_figures()
    assert room.bar.figures.isChecked()
    qtbot.mouseClick(room.optimise.options, Qt.MouseButton.LeftButton)
    assert room.optimise.whole_rounds.isVisible()
