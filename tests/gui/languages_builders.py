"""What test_languages and others are made of."""

from collections import Counter

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from vpdesk.gui.rooms.scales.scale_editor import ScaleEditor, empty_bands
from vpdesk.languages import LANGUAGES
from vpdesk.settings import Settings, own_scales_folder, save, settings_path

# How each dialog is opened, from the window; a new dialog is one more line.
DIALOGS = {
    "export": lambda desk: desk.menus.action("export").trigger(),
    "print": lambda desk: desk.menus.action("print").trigger(),
    "present": lambda desk: desk.menus.action("present", "scales").trigger(),
    "preferences": lambda desk: desk.menus.action("preferences").trigger(),
    "own scales": lambda desk: desk.menus.action("own", "scales").trigger(),
    "own scale": lambda desk: ScaleEditor(empty_bands(), own_scales_folder(), desk).open(),
    "help": lambda desk: desk.menus.action("help").trigger(),
    "about": lambda desk: desk.menus.action("about").trigger(),
    "crash": lambda desk: desk._guard.report("Traceback (most recent call last)\n" * 20),
}

# Large text in every language, and as it comes in the one with the longest words; all sizes of
# all languages are in tests/bench/layout_sweep.
SIZES = [*((code, 150) for code in LANGUAGES), ("de", 100)]


def settle():
    """Let layouts find their place: one within another takes a turn each."""
    for _ in range(6):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()


def remember(**preferences):
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    save(settings_path(), Settings(**preferences))


def repeated_letters(texts):
    """The letters that the Alt key would find twice."""
    letters = Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    return [letter for letter, count in letters.items() if count > 1]


def field_letters(window):
    widgets = [*window.findChildren(QLabel), *window.findChildren(QAbstractButton)]
    return repeated_letters(each.text() for each in widgets if each.isVisible())
