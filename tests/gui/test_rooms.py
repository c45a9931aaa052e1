"""The rooms of the window: the rail, their keys and menus, and what is remembered of them."""

import subprocess
import sys
from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget

from tests.gui.room_builders import scales_of
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.main_window import MainWindow
from vpdesk.movements.builders.barometer import barometer
from vpdesk.report.movements import sheets
from vpdesk.settings import Settings, save, settings_path

CTRL = Qt.KeyboardModifier.ControlModifier


def rail_button(desk: MainWindow, name: str) -> QAbstractButton:
    button = desk.findChild(QAbstractButton, f"{name}RailButton")
    assert button is not None
    return button


def shown_menus(desk):
    actions = desk.menuBar().actions()
    return [action.text().replace("&", "") for action in actions if action.isVisible()]


def is_movements(desk):
    return desk.house.keepers["movements"].room.isVisible() and not scales_of(desk).isVisible()


def test_the_first_time_it_opens_in_scales_and_nothing_of_other_rooms_is_loaded(home):
    program = """
import sys
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
def end():
    (desk,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    desk.build()
    other = ("movement", "events", "match_", "sheet", "laboratory", "recovery", "tournament", "sql")
    other += ("formats", "export", "page_plan", "painter")
    loaded = [name for name in sys.modules if name == "numpy" or any(w in name for w in other)]
    print(desk.room is desk.house.first, loaded)
    return 0
QApplication.exec = staticmethod(end)
main([])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    light = {
        *(f"vpdesk.gui.rooms.{room}" for room in ("laboratory", "match", "movements", "events")),
        "vpdesk.gui.export",
        "vpdesk.gui.export.published_keeper",
        "vpdesk.gui.rooms.laboratory.actions",
        "vpdesk.gui.rooms.laboratory.keeper",
        "vpdesk.gui.rooms.match.actions",
        "vpdesk.gui.rooms.match.keeper",
        "vpdesk.gui.rooms.match.match_keys",
        "vpdesk.gui.rooms.movements.actions",
        "vpdesk.gui.rooms.movements.keeper",
        "vpdesk.gui.rooms.events.actions",
        "vpdesk.gui.rooms.events.keeper",
        "vpdesk.gui.tables.rows_painter",
    }
    assert done.stdout.startswith("True [")
    assert set(eval(done.stdout.removeprefix("True "))) <= light


def test_the_rail_and_the_keys_change_the_room(qtbot, desk):
    qtbot.mouseClick(rail_button(desk, "movements"), Qt.MouseButton.LeftButton)
    assert is_movements(desk)
    assert rail_button(desk, "movements").isChecked()
    assert desk.menus.action("room movements").isChecked()
    desk.activateWindow()
    qtbot.keyClick(desk, Qt.Key.Key_1, CTRL)
    assert scales_of(desk).isVisible()
    assert desk.windowTitle() == "16 boards"
    assert rail_button(desk, "scales").isChecked()
    assert not rail_button(desk, "movements").isChecked()
    qtbot.keyClick(desk, Qt.Key.Key_5, CTRL)
    assert is_movements(desk)
    assert "[*]" in desk.windowTitle()


def test_the_rail_is_reached_by_tab_and_walked_by_arrows(qtbot, desk):
    desk.activateWindow()
    for _ in range(60):
        if desk.frame.rail.isAncestorOf(QApplication.focusWidget()):
            break
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert rail_button(desk, "scales").hasFocus()
    for name in ("pairs", "swiss", "match", "movements"):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down)
        assert rail_button(desk, name).hasFocus()  # so that the next arrow works, too
    assert is_movements(desk)
    for name in ("pairs", "swiss"):
        qtbot.mouseClick(rail_button(desk, name), Qt.MouseButton.LeftButton)
        assert not desk.frame.rail.isAncestorOf(desk.focusWidget())
    rail_button(desk, "movements").setFocus()
    qtbot.keyClick(desk.focusWidget(), Qt.Key.Key_Space)
    assert is_movements(desk)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert desk.room_name == "match"


def test_the_keyboard_comes_back_to_where_it_was(qtbot, desk):
    desk.activateWindow()
    scales_of(desk).go_target()
    desk.show_room("movements")
    assert desk.house.keepers["movements"].room.isAncestorOf(QApplication.focusWidget())
    desk.show_room("scales")
    assert scales_of(desk).results.target.hasFocus()


def test_a_screen_reader_hears_of_the_rail(desk):
    texts = {
        "scales": "Scales",
        "pairs": "Pairs",
        "swiss": "Events",
        "match": "Match",
        "movements": "Movements",
        "laboratory": "Laboratory",
    }
    for number, (name, text) in enumerate(texts.items(), 1):
        button = rail_button(desk, name)
        spoken = QAccessible.queryAccessibleInterface(button)
        assert spoken.text(QAccessible.Text.Name) == text
        assert spoken.role() == QAccessible.Role.RadioButton
        assert spoken.text(QAccessible.Text.Description) == f"{number} of 6, Ctrl+{number}"
        assert spoken.state().checked == (name == "scales")
        assert button.toolTip() == f"{text} (Ctrl+{number})"


def test_the_current_room_is_marked_by_more_than_colour(desk):
    button = rail_button(desk, "scales")
    grey = [button.grab().toImage().convertToFormat(button.grab().toImage().Format.Format_Mono)]
    button.setChecked(False)
    rail_button(desk, "movements").setChecked(True)
    grey.append(button.grab().toImage().convertToFormat(grey[0].format()))
    assert grey[0] != grey[1]


def test_each_room_has_its_menus_and_keys(qtbot, desk):
    assert shown_menus(desk) == ["File", "Edit", "Boards", "View", "Go", "Help"]
    assert not desk.menus.action("save", "movements").isEnabled()
    desk.show_room("movements")
    assert shown_menus(desk) == ["File", "Edit", "Movement", "View", "Go", "Help"]
    assert desk.menus.action("save", "movements").isEnabled()
    assert not desk.menus.action("pin", "scales").isEnabled()
    desk.show_room("swiss")
    assert shown_menus(desk) == ["File", "Edit", "Event", "View", "Go", "Help"]
    assert desk.menus.action("save", "swiss").isEnabled()
    assert not desk.menus.action("save", "movements").isEnabled()
    desk.activateWindow()
    boards = scales_of(desk).choice.boards
    qtbot.keyClick(desk, Qt.Key.Key_Up, CTRL)
    assert scales_of(desk).choice.boards == boards
    desk.show_room("scales")
    qtbot.keyClick(desk, Qt.Key.Key_Up, CTRL)
    assert scales_of(desk).choice.boards == boards + 1
    assert desk.menus.action("pin", "scales").isEnabled()


def test_settings_of_a_room_that_is_not_there_open_the_first(open_desk):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    save(settings_path(), Settings(room="kitchen"))
    desk = open_desk()
    assert desk.room_name == "scales"
    assert scales_of(desk).isVisible()


@pytest.mark.parametrize("name", ["scales", "laboratory", "match"])
def test_no_letter_of_a_page_is_that_of_a_menu_or_of_the_scale(desk, name):
    desk.show_room(name)
    # A menu bar answers to the letters of hidden menus, too.
    menus = [action.text() for action in desk.menuBar().actions()]
    for page in getattr(desk.room, "page_names", [""]):
        if page:
            desk.room.go_page(page)
        labels = [label for label in desk.findChildren(QLabel) if label.buddy()]
        buttons = desk.findChildren(QAbstractButton)
        shown = [each.text() for each in (*labels, *buttons) if each.isVisible()]
        texts = [*menus, *shown]
        letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
        assert [letter for letter, count in letters.items() if count > 1] == [], (page, texts)


def test_undo_and_redo_are_those_of_the_room(qtbot, desk):
    scales_of(desk).controls.boards.setValue(20)
    desk.show_room("movements")
    assert not desk.menus.action("undo").isEnabled()
    first = desk.house.keepers["movements"].files.document.movement
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    assert desk.menus.action("undo").text() == "&Undo switch"
    desk.menus.action("undo").trigger()
    assert desk.house.keepers["movements"].files.document.movement == first
    assert desk.menus.action("redo").text() == "&Redo switch"
    desk.show_room("scales")
    assert desk.menus.action("undo").text() == "&Undo"
    desk.menus.action("undo").trigger()
    assert scales_of(desk).choice.boards == 16


def test_the_room_is_remembered(open_desk):
    desk = open_desk()
    desk.show_room("movements")
    desk.close()
    desk = open_desk()
    assert is_movements(desk)
    desk.show_room("scales")
    desk.close()
    assert scales_of(open_desk()).isVisible()


def test_board_counts_on_the_command_line_open_the_scales(open_desk):
    desk = open_desk()
    desk.show_room("movements")
    desk.close()
    assert scales_of(open_desk("--boards", "24")).isVisible()


def test_a_room_that_is_not_shown_keeps_its_layout(open_desk):
    desk = open_desk()
    scales_of(desk).splitter.setSizes([260, 420])
    sizes = scales_of(desk).splitter.sizes()
    desk.show_room("movements")
    desk.close()
    desk = open_desk()
    desk.close()
    desk = open_desk()
    desk.show_room("scales")
    QApplication.processEvents()
    assert scales_of(desk).splitter.sizes() == pytest.approx(sizes, abs=2)


def test_a_change_of_language_keeps_room_and_document(desk):
    desk.show_room("movements")
    document = desk.house.keepers["movements"].files.document
    document.switch({(1, 1)})
    document.set_locked(frozenset({(2, 2)}))
    changed, old_room = document.movement, desk.house.keepers["movements"].room
    for code in ("cs", "en"):
        desk.menus.action("preferences").trigger()
        (dialog,) = (
            each for each in desk.findChildren(QWidget, "preferencesDialog") if each.isVisible()
        )
        dialog.fields["language"].setCurrentIndex(dialog.fields["language"].findData(code))
        QTest.qWait(1)
        dialog.accept()
        assert is_movements(desk)
        assert desk.house.keepers["movements"].files.document is document
        assert (document.movement, document.locked) == (changed, {(2, 2)})
        assert desk.isWindowModified()
    assert desk.house.keepers["movements"].room is not old_room
    desk.menus.action("undo").trigger()
    desk.menus.action("undo").trigger()
    assert not desk.isWindowModified()
    assert not desk.menus.action("undo").isEnabled()


@pytest.mark.parametrize(("zoom", "words"), [(100, True), (150, False)])
def test_the_rail_leaves_its_words_away_where_they_would_cost_too_much(desk, zoom, words):
    desk.resize(780, 600)
    desk._zoom_to(zoom)
    for _ in range(5):
        QApplication.processEvents()
    button = rail_button(desk, "movements")
    assert button.has_words == words  # type: ignore[attr-defined]
    assert button.width() >= button.sizeHint().width()
    assert (button.width() > button.fontMetrics().horizontalAdvance("Movements")) == words


@pytest.mark.parametrize("kind", ["scales", "swiss", "pairs", "match", "movements", "laboratory"])
def test_every_room_has_its_title_over_all_else_and_print_at_the_right(qtbot, desk, kind):
    if kind != "laboratory":
        fill_room(desk, kind)
    desk.show_room(kind)
    header = desk.room.header
    qtbot.waitUntil(header.print.isVisible)
    QApplication.processEvents()
    title = header.totals.imps if kind == "match" else header.title
    assert title.isVisible()
    assert title.text()
    assert header.mapTo(desk.room, QPoint()).y() < 24
    assert header.height() < 200
    right = header.print.mapTo(desk.room, header.print.rect().topRight()).x()
    beside = header.screen_button.width() + 16 if header.screen_button.isVisible() else 0
    assert right > desk.room.width() - 24 - beside
    with qtbot.waitSignal(header.printRequested):
        header.print.click()
    dialogs = desk.findChildren(QDialog)
    assert [each for each in dialogs if each.isVisible()]
    for each in dialogs:
        each.reject()


def fill_room(desk, kind):
    for sample in SAMPLES:
        if sample.room == kind:
            open_sample(sample, desk.open_file, desk.say, desk)
            return


def test_what_a_movement_waits_for_are_its_cards(qtbot, desk):
    desk.show_room("movements")
    keeper = desk.house.keepers["movements"]
    header = keeper.room.header
    assert (header.next.text(), header.reason.plain) == (
        "Print the Cards",
        "No cards are printed yet.",
    )
    keeper.note_exported(sheets.GUIDES)
    assert not header.next.isVisible()
    assert header.reason.plain == "All done: the cards are printed."
    keeper.room.document.choose(barometer(8))
    assert header.next.isVisible()
