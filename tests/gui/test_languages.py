"""The window and all its dialogs in every language, in two sizes; and a change of language."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from tests.gui.cut_off import faults
from tests.gui.languages_builders import DIALOGS, SIZES, field_letters, remember, settle
from tests.small_russian import forget_small_russian, use_small_russian
from tests.swiss_events import teams, with_next_round
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.gui.rooms.scales.room import ScalesRoom
from vpdesk.report.scales.report import View
from vpdesk.settings import Settings, settings_path


@pytest.mark.parametrize(("code", "zoom"), SIZES)
def test_no_text_is_cut_off_and_no_letter_taken_twice(open_desk, code, zoom):
    remember(language=code, zoom=zoom)
    desk = open_desk()
    settle()
    found = {"window": faults(desk) + field_letters(desk)}
    differences = replace(desk.room.choice, kind="discrete", view=View.DIFFERENCES, blitz=77.5)
    desk.room.request(differences)
    desk.room.pick_margin(21)
    QTest.keyClicks(desk.room.results.target, "2")
    settle()
    found["differences"] = faults(desk)
    if zoom > 100:  # it has the same widgets in any size
        desk.show_room("swiss")
        desk.house.keepers["swiss"].room.document.begin(with_next_round(teams(5)))
        for go in (
            desk.house.keepers["swiss"].room.go_field,
            desk.house.keepers["swiss"].room.go_rounds,
        ):
            go()
            settle()
            found[go.__name__] = faults(desk)
        desk.show_room("scales")
    for name, dialog in each_dialog(desk):
        wait_for_pages(dialog)
        found[name] = faults(dialog) + field_letters(dialog)
    assert {name: each for name, each in found.items() if each} == {}


def wait_for_pages(dialog):
    """Wait for the pages that a dialog shows a moment after it has opened."""
    count = dialog.findChild(QLabel, "previewCountLabel")
    for _ in range(100):
        if count is None or count.text():
            break
        QTest.qWait(20)
    settle()


def each_dialog(desk):
    """The names of the dialogs and the dialogs, opened one after the other."""
    for name, open_dialog in DIALOGS.items():
        open_dialog(desk)
        (dialog,) = other_windows(desk)
        settle()
        yield name, dialog
        dialog.close()


def other_windows(desk):
    return [
        each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not desk
    ]


@pytest.fixture
def russian(home, monkeypatch):
    use_small_russian(monkeypatch, home)
    yield
    forget_small_russian()


@pytest.fixture
def preferences(desk):
    return open_preferences(desk)


def open_preferences(desk):
    desk.menus.action("preferences").trigger()
    (dialog,) = (each for each in desk.findChildren(PreferencesDialog) if each.isVisible())
    return dialog


def choose(combo, value):
    combo.setCurrentIndex(combo.findData(value))
    assert combo.currentData() == value


def cell(desk, row, column):
    return desk.room.table.model().index(row, column).data()


def test_another_language_is_there_at_once_and_cancel_takes_it_back(russian, desk):
    dialog = open_preferences(desk)
    choose(dialog.fields["language"], "ru")
    (file, *_) = desk.menuBar().actions()
    assert file.text() == "&Файл"
    assert desk.windowTitle() == "16 сдач"
    assert desk.room.table.model().headerData(1, Qt.Orientation.Horizontal) == "ВП победителя"
    assert cell(desk, 1, 1) == "10,31"
    QApplication.processEvents()
    assert dialog.isVisible()
    assert dialog.windowTitle() == "Настройки"
    assert "&Язык" in [label.text() for label in dialog.findChildren(QLabel)]
    assert "Отмена" in [button.text().replace("&", "") for button in dialog.buttons.buttons()]
    dialog.reject()
    (file, *_) = desk.menuBar().actions()
    assert file.text() == "&File"
    assert desk.windowTitle() == "16 boards"
    assert cell(desk, 1, 1) == "10.31"
    assert desk.settings == replace(Settings(), geometry=desk.settings.geometry)


@pytest.mark.skipif(sys.platform != "linux", reason="Others do not say what they have mapped")
def test_no_file_of_texts_can_be_taken_away_under_the_program(russian, desk):
    desk.set_language("ru")
    assert ".qm" not in Path("/proc/self/maps").read_text()


def test_what_was_done_stays_in_another_language(qtbot, desk):
    room = desk.room
    room.controls.boards.setValue(24)
    room.toggle_pin()
    room.pick_margin(14)
    room.splitter.setSizes([300, 450])
    qtbot.keyClicks(room.results.ours, "40")
    qtbot.keyClicks(room.results.theirs, "52")
    qtbot.keyClicks(room.results.target, "15")
    room.results.target.setFocus()
    choice, sizes, geometry = room.choice, room.splitter.sizes(), desk.geometry()
    result = room.results.result.text()
    choose(open_preferences(desk).fields["language"], "cs")
    QApplication.processEvents()
    now = desk.room
    assert now is not room
    assert now.choice == choice
    assert now.plot is not None
    share, again = (left / (left + right) for left, right in (sizes, now.splitter.sizes()))
    assert share == pytest.approx(again, abs=0.01)  # the rail is as wide as its words
    assert desk.geometry() == geometry
    assert (now.results.ours.text(), now.results.theirs.text()) == ("40", "52")
    assert now.results.result.text() == result.replace(".", ",")
    assert now.results.needed.text()
    assert now.table.currentIndex().row() == 12  # typing the result picked it
    assert desk.focusWidget() is now.results.target
    desk.menus.action("undo").trigger()
    assert now.choice == replace(choice, pins=(8, 16, 24, 32), styles=(), own_style=-1)
    desk.menus.action("undo").trigger()
    assert now.choice.boards == 16


def test_actions_work_once_after_a_change_of_language(qtbot, desk):
    desk.set_preferences(replace(desk.settings, language="da"))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    boards = desk.room.choice.boards
    desk.activateWindow()
    qtbot.keyClick(desk, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert desk.room.choice.boards == boards + 1
    assert [each for each in QApplication.allWidgets() if isinstance(each, ScalesRoom)] == [
        desk.room
    ]  # fmt: skip


def test_other_dialogs_close_when_the_language_changes(desk):
    desk.menus.action("about").trigger()
    (about,) = (each for each in desk.findChildren(QDialog) if each.isVisible())
    desk.set_preferences(replace(desk.settings, language="pl"))
    assert not about.isVisible()


def test_a_decimal_sign_is_there_at_once(desk, preferences):
    choose(preferences.fields["decimal_sign"], ",")
    assert cell(desk, 1, 1) == "10,31"
    desk.room.controls.blitz.setCurrentIndex(2)
    assert desk.room.controls.blitz_value.text() == "60,00"
    assert desk.menuBar().actions()[0].text() == "&File"
    choose(preferences.fields["language"], "de")
    choose(preferences.fields["decimal_sign"], "")
    assert cell(desk, 1, 1) == "10,31"
    choose(preferences.fields["decimal_sign"], ".")
    assert cell(desk, 1, 1) == "10.31"
    desk.room.controls.blitz.setCurrentIndex(1)
    assert desk.room.controls.blitz_value.text() == "15.00"
    assert "(19.74)" in preferences.fields["decimal_sign"].currentText()


def test_a_language_is_remembered_and_ok_keeps_it(open_desk):
    desk = open_desk()
    dialog = open_preferences(desk)
    choose(dialog.fields["language"], "fr")
    dialog.accept()
    desk.close()
    desk = open_desk()
    assert desk.settings.language == "fr"
    assert cell(desk, 1, 1) == "10,31"


def test_the_notice_of_broken_settings_is_in_the_systems_language(
    russian, open_desk, monkeypatch, home
):
    monkeypatch.setattr("vpdesk.languages.system_language", lambda: "ru")
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("{", encoding="utf-8")
    desk = open_desk()
    assert desk.statusBar().currentMessage().startswith("Настройки не читаются")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other places for it")
def test_the_system_says_the_language(home):
    program = """
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
word = lambda: QCoreApplication.translate("QPlatformTheme", "Cancel")
QApplication.exec = staticmethod(lambda: print(word(), QLocale().decimalPoint()) or 0)
main([])
"""
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("L")},
        **places,
        "LANG": "de_DE.UTF-8",
        "LANGUAGE": "nb:pl",
        "PYTHONUTF8": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == "Anuluj ,\n"
