"""Movements opened, saved, dropped and recovered, in the real program."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from tests.folders import TESTS
from tests.gui.room_builders import scales_of
from tests.gui.rooms.movements.movement_files_builders import (
    answer,
    choose_file,
    dialog_of,
    notice,
    press,
)
from vpdesk.files.movement_file import read_movement, write_movement
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS, UnsavedMovement
from vpdesk.gui.rooms.movements.document import first_movement
from vpdesk.settings import recovery_folder

Button = QMessageBox.StandardButton
DATA = TESTS / "data" / "movements"
HOWELL = DATA / "Howell14T7B26.asc"
OTHER = first_movement().switch({(3, 3)})


@pytest.fixture
def room_desk(desk):
    """The program with the movements room shown; what it is left with is given up."""
    desk.show_room("movements")
    yield desk
    desk.house.keepers["movements"].files.document.open(first_movement())


@pytest.fixture
def evening(tmp_path):
    """A movement in a file."""
    path = tmp_path / "evening.asc"
    write_movement(path, first_movement())
    return path


def answer_discard(desk, words):
    """Answer whether recovered work is meant to be thrown away; Enter and Esc keep it."""
    question = desk.findChildren(QMessageBox, "discardRecoveredQuestion")[-1]
    assert question.defaultButton() is question.escapeButton()
    assert "Unsaved work was recovered" in question.informativeText()
    (button,) = (each for each in question.buttons() if each.text().replace("&", "") == words)
    button.click()


def recent(desk):
    return [action.text() for action in desk.menus.recent["movements"].actions()]


def test_a_file_is_opened_changed_and_saved(qtbot, room_desk, tmp_path):
    desk, path = room_desk, tmp_path / "howell.asc"
    path.write_bytes(HOWELL.read_bytes())
    desk.activateWindow()
    qtbot.keyClick(desk, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    choose_file(desk, "openMovementDialog", path)
    document = desk.house.keepers["movements"].files.document
    assert document.movement == read_movement(HOWELL)
    assert document.path == path
    assert desk.windowTitle() == "howell.asc[*]"
    assert not desk.isWindowModified()
    document.switch({(1, 1)})
    assert desk.isWindowModified()
    desk.activateWindow()
    QApplication.processEvents()
    qtbot.keyClick(desk, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert notice(desk) == ""
    assert not desk.isWindowModified()
    assert read_movement(path).encounters == document.movement.encounters
    assert desk.statusBar().currentMessage() == f"Saved as {path}"
    assert recent(desk) == ["&1 howell.asc"]


@pytest.mark.parametrize(("typed", "suffix"), [("a", ".asc"), ("b.csv", ".csv"), ("c.json", "")])
def test_a_movement_without_a_file_is_saved_under_a_name(room_desk, tmp_path, typed, suffix):
    desk = room_desk
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    desk.menus.action("save", "movements").trigger()
    choose_file(desk, "saveMovementDialog", tmp_path / typed)
    path = tmp_path / (Path(typed).stem + (suffix or ".json"))
    assert desk.house.keepers["movements"].files.document.path == path
    assert (
        read_movement(path).encounters
        == desk.house.keepers["movements"].files.document.movement.encounters
    )
    assert desk.windowTitle() == f"{path.name}[*]"


def test_save_as_suggests_the_kind_that_the_file_has(room_desk, tmp_path):
    path = tmp_path / "evening.csv"
    write_movement(path, first_movement())
    room_desk.open_file(path)
    room_desk.menus.action("save_as", "movements").trigger()
    dialog = dialog_of(room_desk, QFileDialog, "saveMovementDialog")
    assert dialog.selectedNameFilter() == "CSV (*.csv)"
    assert [Path(name) for name in dialog.selectedFiles()] == [path]
    dialog.reject()


def test_a_file_that_cannot_be_read_is_told_in_the_bar(room_desk, tmp_path):
    desk, path = room_desk, tmp_path / "broken.json"
    path.write_text("{")
    desk.open_file(path)
    assert "broken.json" in notice(desk)
    assert desk.house.keepers["movements"].files.document.path is None
    assert recent(desk) == []
    desk.open_file(tmp_path / "nowhere.asc")
    press(desk, "noticeClose")
    assert "nowhere.asc" in notice(desk)  # each waits for its turn
    press(desk, "noticeClose")
    assert not desk.frame.bar.isVisible()


def test_a_file_that_can_be_read_settles_the_complaint(room_desk, evening, tmp_path):
    desk = room_desk
    desk.open_file(tmp_path / "nowhere.asc")
    desk.open_file(tmp_path / "neither.asc")
    assert "nowhere.asc" in notice(desk)
    desk.open_file(evening)
    assert notice(desk) == ""


def test_a_file_that_cannot_be_written_leaves_the_changes(room_desk, evening):
    desk = room_desk
    desk.open_file(evening)
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    evening.chmod(0o444)
    desk.menus.action("save", "movements").trigger()
    assert "write-protected" in notice(desk)
    assert desk.isWindowModified()


def test_recent_files_are_remembered_and_opened(open_desk, tmp_path):
    desk = open_desk()
    for number in range(11):
        write_movement(tmp_path / f"{number}.asc", first_movement())
        desk.open_file(tmp_path / f"{number}.asc")
    assert recent(desk)[:2] == ["&1 10.asc", "&2 9.asc"]
    desk.close()
    desk = open_desk()
    assert len(recent(desk)) == 9
    desk.menus.recent["movements"].actions()[3].trigger()
    assert desk.house.keepers["movements"].files.document.path == tmp_path / "7.asc"
    assert recent(desk)[0] == "&1 7.asc"
    (tmp_path / "9.asc").unlink()
    desk.menus.recent["movements"].actions()[2].trigger()
    assert "9.asc" in notice(desk)
    assert "9.asc" not in "".join(recent(desk))


def test_a_file_on_the_command_line_is_opened(open_desk, evening, monkeypatch):
    monkeypatch.chdir(evening.parent)
    desk = open_desk("evening.asc")
    assert desk.house.keepers["movements"].room.isVisible()
    assert desk.house.keepers["movements"].files.document.path == evening


def test_no_number_field_keeps_a_dropped_file_for_itself(qtbot, desk):
    desk.show_room("movements")
    qtbot.waitUntil(lambda: desk.house.keepers["movements"].room.heatmap is not None)
    desk.house.keepers["movements"].room.go_chooser()
    fields = desk.findChildren(QLineEdit)
    assert fields
    assert [each.parent().objectName() for each in fields if each.acceptDrops()] == []


@pytest.mark.parametrize("name", ["evening.asc", "evening.txt"])
def test_a_file_is_dropped(qtbot, desk, evening, name):
    path = evening.rename(evening.with_name(name))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    arguments = (data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    copying = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(desk.rect().center(), copying, *arguments)
    enter.ignore()
    QApplication.sendEvent(scales_of(desk).plot, enter)  # it is for what is around it
    assert enter.isAccepted() == (name == "evening.asc")
    if enter.isAccepted():
        drop = QDropEvent(QPointF(desk.rect().center()), copying, *arguments)
        QApplication.sendEvent(desk, drop)
        qtbot.waitUntil(lambda: desk.windowTitle() == "evening.asc[*]")
        assert desk.house.keepers["movements"].room.isVisible()


# Before changes are lost


def test_closing_asks_and_cancel_stays(open_desk, evening):
    desk = open_desk(str(evening))
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    desk.show_room("scales")
    desk.close()
    assert desk.isVisible()
    desk.close()  # does not ask twice
    answer(desk, Button.Cancel)
    assert desk.isVisible()
    assert desk.house.keepers["movements"].files.document.modified
    desk.close()
    answer(desk, Button.Discard)
    assert not desk.isVisible()
    assert read_movement(evening).encounters == first_movement().encounters


def test_closing_can_save_first(open_desk, evening):
    desk = open_desk(str(evening))
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    desk.close()
    answer(desk, Button.Save)
    assert not desk.isVisible()
    assert read_movement(evening).encounters == first_movement().switch({(1, 1)}).encounters


def test_closing_can_save_to_a_new_file_and_stays_where_that_is_cancelled(open_desk, tmp_path):
    desk = open_desk()
    desk.show_room("movements")
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    desk.close()
    answer(desk, Button.Save)
    dialog_of(desk, QFileDialog, "saveMovementDialog").reject()
    assert desk.isVisible()
    desk.close()
    answer(desk, Button.Save)
    choose_file(desk, "saveMovementDialog", tmp_path / "new.asc")
    QApplication.processEvents()
    assert not desk.isVisible()
    assert (tmp_path / "new.asc").exists()


def test_what_cannot_be_saved_keeps_the_window_open(open_desk, evening):
    desk = open_desk(str(evening))
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    evening.chmod(0o444)
    desk.close()
    answer(desk, Button.Save)
    assert desk.isVisible()
    assert "write-protected" in notice(desk)
    desk.house.keepers["movements"].files.document.undo()


def test_opening_another_file_asks(room_desk, evening):
    desk = room_desk
    desk.house.keepers["movements"].files.document.switch({(1, 1)})
    desk.open_file(evening)
    assert desk.house.keepers["movements"].files.document.path is None
    answer(desk, Button.Cancel)
    assert desk.house.keepers["movements"].files.document.modified
    desk.open_file(evening)
    answer(desk, Button.Discard)
    assert desk.house.keepers["movements"].files.document.path == evening


# After a crash


def leave_behind(work, name="movement-1-00000000"):
    recovery_folder().mkdir(parents=True, exist_ok=True)
    (recovery_folder() / f"{name}.json").write_bytes(UNSAVED_MOVEMENTS.to_bytes(work))


def left_files():
    return sorted(path.name for path in recovery_folder().iterdir())


def test_unsaved_work_is_offered_and_kept(open_desk, evening):
    work = UnsavedMovement(OTHER, first_movement(), frozenset({(2, 2)}), evening)
    leave_behind(work)
    desk = open_desk()
    assert scales_of(desk).isVisible()
    assert notice(desk).startswith("Unsaved work was recovered: “evening.asc”")
    desk.show_room("movements")
    before = desk.house.keepers["movements"].files.document
    before.switch({(1, 1)})
    press(desk, "keepRecovered")
    answer(desk, Button.Cancel)  # to look what that is
    assert notice(desk).startswith("Unsaved work was recovered: “evening.asc”")
    desk.set_preferences(replace(desk.settings, language="cs"))
    desk.set_preferences(replace(desk.settings, language="en"))
    QApplication.processEvents()
    press(desk, "keepRecovered")
    assert notice(desk).startswith("Unsaved work was recovered: “evening.asc”")
    answer(desk, Button.Discard)
    document = desk.house.keepers["movements"].files.document
    assert desk.house.keepers["movements"].room.isVisible()
    assert (document.movement, document.saved) == (OTHER, first_movement())
    assert (document.locked, document.path) == ({(2, 2)}, evening)
    assert desk.isWindowModified()
    assert notice(desk) == ""
    (kept,) = (name for name in left_files() if name.endswith(".json"))
    assert kept != "movement-1-00000000.json"  # it is this program's now
    desk.menus.action("save", "movements").trigger()
    assert left_files() == []
    assert read_movement(evening).encounters == OTHER.encounters


def test_unsaved_work_is_discarded(open_desk):
    leave_behind(UnsavedMovement(OTHER, first_movement()))
    desk = open_desk()
    assert "(movement; pairs: 14" in notice(desk)
    press(desk, "discardRecovered")
    answer_discard(desk, "Keep It")
    assert notice(desk).startswith("Unsaved work was recovered")
    assert left_files() != []
    press(desk, "discardRecovered")
    answer_discard(desk, "Discard")
    assert left_files() == []
    desk.close()
    assert notice(open_desk()) == ""


def test_unsaved_work_without_an_answer_is_offered_again(open_desk):
    leave_behind(UnsavedMovement(OTHER, first_movement(), path=Path("b.asc")), "movement-2-0")
    older = recovery_folder() / "movement-2-0.json"
    os.utime(older, (older.stat().st_mtime - 60,) * 2)
    leave_behind(UnsavedMovement(OTHER, first_movement()), "movement-1-0")
    desk = open_desk()
    press(desk, "keepRecovered")
    assert "b.asc" in notice(desk)
    desk.set_preferences(desk.settings.__class__(language="cs"))
    QApplication.processEvents()
    assert "b.asc" in notice(desk)
    desk.house.keepers["movements"].files.document.undo()
    desk.close()
    answer(desk, Button.Discard)
    assert left_files() == ["movement-2-0.json"]
    assert "b.asc" in notice(open_desk())


def test_damaged_work_is_set_aside(open_desk):
    recovery_folder().mkdir(parents=True)
    (recovery_folder() / "movement-1-0.json").write_text("{")
    assert "damaged" in notice(open_desk())
    assert left_files() == ["movement-1-0.json.broken"]


KILLED = """
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
run = QApplication.exec
def start():
    (desk,) = (each for each in QApplication.topLevelWidgets() if each.isVisible())
    desk.ready.connect(lambda: desk.house.keepers["movements"].files.document.switch({(3, 3)}))
    return run()
QApplication.exec = staticmethod(start)
main([])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_work_outlives_a_kill(open_desk, qtbot):
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
    with subprocess.Popen([sys.executable, "-c", KILLED], env=environment) as child:
        try:
            qtbot.waitUntil(lambda: any(recovery_folder().glob("*.json")))
            desk = open_desk()
            assert notice(desk) == ""  # the other one is at work with it
            desk.close()
        finally:
            child.kill()
    desk = open_desk()
    press(desk, "keepRecovered")
    assert desk.house.keepers["movements"].files.document.movement == OTHER
    desk.house.keepers["movements"].files.document.undo()
    desk.house.keepers["movements"].files.document.open(first_movement())


def test_a_file_that_comes_late_is_shown_as_one_that_was_there(room_desk, qtbot):
    """Its schedule has the room that it needs, and its first encounter is chosen."""
    room = room_desk.room
    room_desk.resize(1280, 800)
    qtbot.waitUntil(lambda: room.heatmap is not None)
    room.schedule.setFocus()
    before = room.splitter.sizes()[2]
    room.document.open(read_movement(DATA / "Armonk2Tables.asc"))
    qtbot.waitUntil(lambda: room.splitter.sizes()[2] < before)
    assert room.schedule.selected_places == {(1, 1)}
    room.splitter.splitterMoved.emit(0, 1)
    chosen = room.splitter.sizes()
    room.document.open(first_movement())
    QApplication.processEvents()
    assert room.splitter.sizes() == chosen


def test_what_is_seen_first_is_named_in_the_language_of_the_window(desk):
    keeper = desk.house.keepers["movements"]
    for code, name in (("en", "Mitchell, 7 tables"), ("cs", "Mitchell, 7 stolů")):
        desk.set_preferences(replace(desk.settings, language=code))
        desk.show_room("movements")
        assert keeper.room.header.title.text() == name
    document = keeper.files.document
    document.switch({(1, 1)})
    document.undo()
    desk.set_preferences(replace(desk.settings, language="en"))
    assert document.can_redo  # what was done is not forgotten for it
