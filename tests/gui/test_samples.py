"""The samples of the Help menu: each opens as a copy, in the room of its kind."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox

from vpdesk.app import SAMPLE_NAMES
from vpdesk.gui.desk.house import room_of
from vpdesk.gui.desk.samples import FOLDER, SAMPLES, copied
from vpdesk.gui.rooms.all_rooms import ROOMS
from vpdesk.resources import resource
from vpdesk.settings import settings_path


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_a_sample_opens_as_a_copy(desk, sample):
    original = resource(FOLDER) / sample.file
    before = original.read_bytes()
    desk.menus.action(f"sample {sample.name}").trigger()
    assert desk.house.name == room_of(Path(sample.file), ROOMS)
    copy = settings_path().parent / FOLDER / sample.file
    assert copy.is_file()
    assert sample.file.rpartition(".")[0] in desk.windowTitle() or sample.name == "wall"
    assert original.read_bytes() == before


@pytest.mark.parametrize("name", ["evening", "league", "cup"])
def test_the_keyboard_is_in_a_sample_that_a_menu_opened(qtbot, desk, name):
    rail = desk.frame.rail
    rail.buttons["scales"].setFocus()
    action = desk.menus.action(f"sample {name}")
    action.triggered.connect(rail.buttons["scales"].setFocus)  # as a menu does that closes
    action.trigger()
    qtbot.waitUntil(lambda: not rail.isAncestorOf(desk.focusWidget()))
    assert desk.house.room.isAncestorOf(desk.focusWidget())


def test_the_verdict_on_a_table_is_set_in_type(qtbot, desk):
    desk.menus.action("sample wall").trigger()
    verdict = desk.findChild(QLabel, "checkVerdict")
    qtbot.waitUntil(lambda: "74" in verdict.text())
    assert verdict.textFormat() is Qt.TextFormat.RichText
    assert verdict.text().startswith("<h2>")


def test_a_copy_of_before_stays_as_it_is(tmp_path):
    first = copied(SAMPLES[0], tmp_path)
    first.write_text("changed")
    second = copied(SAMPLES[0], tmp_path)
    assert second.name == f"{first.stem} 2{first.suffix}"
    assert first.read_text() == "changed"


def test_a_sample_in_which_nothing_was_done_opens_again(desk):
    action, folder = desk.menus.action("sample swiss"), settings_path().parent / FOLDER
    action.trigger()
    desk.menus.action("sample league").trigger()
    action.trigger()
    assert not desk.findChildren(QMessageBox, "sampleQuestion")
    assert {each.name for each in folder.glob("*.vpt")} == {"Spring Teams.vpt", "Winter League.vpt"}


@pytest.mark.parametrize(("answer", "copies"), [("Go On", 1), ("Begin Anew", 2), ("Cancel", 1)])
def test_of_a_sample_with_work_in_it_it_is_asked_what_is_wanted(qtbot, desk, answer, copies):
    action, folder = desk.menus.action("sample evening"), settings_path().parent / FOLDER
    action.trigger()
    room = desk.house.room
    room.work.cancel_board()
    room.document.save()
    changed = room.document.evening
    desk.show_room("scales")
    action.trigger()
    (question,) = desk.findChildren(QMessageBox, "sampleQuestion")
    (button,) = (each for each in question.buttons() if each.text().replace("&", "") == answer)
    button.click()
    assert len([*folder.glob("*.vppairs")]) == copies
    assert (desk.house.name == "pairs") == (answer != "Cancel")
    assert (room.document.evening == changed) == (answer != "Begin Anew")


def test_a_sample_that_cannot_be_copied_is_told(desk, monkeypatch):
    blocked = settings_path().parent / FOLDER
    blocked.parent.mkdir(parents=True, exist_ok=True)
    blocked.write_text("a file in the way")
    desk.menus.action("sample evening").trigger()
    assert desk.statusBar().currentMessage()


def test_nothing_lies_among_the_samples_that_no_menu_offers():
    assert {each.name for each in resource(FOLDER).iterdir()} == {each.file for each in SAMPLES}


def test_a_sample_is_opened_from_the_command_line(open_desk):
    desk = open_desk("--sample", "evening")
    assert desk.house.name == "pairs"
    assert desk.house.room.document.evening.name == "Tuesday evening"
    assert tuple(each.name for each in SAMPLES) == SAMPLE_NAMES
