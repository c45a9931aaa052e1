"""The window and all its dialogs in every language and two sizes; a change of language."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel

from tests.gui.cut_off import faults
from vpdesk.languages import LANGUAGES
from vpdesk.settings import Settings, load, save, settings_path

# How each dialog is opened, from the window; a new dialog is one more line.
DIALOGS = {
    "export": lambda desk: desk.commands.export.trigger(),
    "print": lambda desk: desk.commands.print.trigger(),
    "preferences": lambda desk: desk.commands.preferences.trigger(),
    "shortcuts": lambda desk: desk.commands.shortcuts.trigger(),
    "about": lambda desk: desk.commands.about.trigger(),
    "crash": lambda desk: desk._guard.report("Traceback (most recent call last)\n" * 20),
}


def settle():
    """Let layouts find their place: one within another takes a turn each."""
    for _ in range(6):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()


def windows(desk):
    return [
        each for each in QApplication.topLevelWidgets() if each.isVisible() and each is not desk
    ]


@pytest.mark.parametrize("zoom", [100, 150])
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_is_cut_off(open_desk, code, zoom):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    save(settings_path(), Settings(language=code, zoom=zoom))
    desk = open_desk()
    settle()
    found = {"window": faults(desk)}
    for name, open_dialog in DIALOGS.items():
        open_dialog(desk)
        (dialog,) = windows(desk)
        settle()
        found[name] = faults(dialog)
        dialog.close()
        settle()
    assert {name: each for name, each in found.items() if each} == {}
