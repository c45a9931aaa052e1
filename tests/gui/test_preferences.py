"""The preferences dialog: all of it at once, and back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QSpinBox

from tests.gui.cut_off import faults
from vpdesk.gui.dialogs.preferences import PreferencesDialog
from vpdesk.gui.theme import is_dark
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.settings import Settings, load, settings_path


@pytest.fixture
def dialog(desk):
    desk.menus.action("preferences").trigger()
    found = desk.findChild(PreferencesDialog)
    assert found.isVisible()
    return found


def choose(combo, value):
    combo.setCurrentIndex(combo.findData(value))
    assert combo.currentData() == value


def change_all(dialog):
    choose(dialog.fields["language"], "cs")
    choose(dialog.fields["theme"], "dark")
    dialog.fields["zoom"].setValue(130)
    choose(dialog.fields["decimal_sign"], ".")
    choose(dialog.fields["paper"], "Letter")
    choose(dialog.fields["start_up"], "same")


def preferences(settings):
    return (
        settings.language,
        settings.theme,
        settings.zoom,
        settings.decimal_sign,
        settings.paper,
        settings.start_up,
    )


CHANGED = ("cs", "dark", 130, ".", "Letter", "same")
USUAL = ("system", "system", 100, "", "A4", "as left")


def test_a_change_is_seen_at_once_and_ok_keeps_it(qtbot, desk, dialog):
    change_all(dialog)
    assert preferences(desk.settings) == CHANGED
    assert is_dark(QApplication.palette())
    assert QApplication.font().pointSizeF() == 13
    assert [desk.menus.action(f"theme {name}") for name in ("system", "light", "dark")][
        2
    ].isChecked()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert not dialog.isVisible()
    desk.close()
    assert preferences(load(settings_path())[0]) == CHANGED


@pytest.mark.parametrize("way", ["button", "escape", "close"])
def test_cancel_takes_everything_back(qtbot, desk, dialog, way):
    change_all(dialog)
    if way == "button":
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    elif way == "escape":
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    else:
        dialog.close()
    assert not dialog.isVisible()
    assert preferences(desk.settings) == USUAL
    assert not is_dark(QApplication.palette())
    assert QApplication.font().pointSizeF() == 10


def test_cancel_keeps_what_else_was_done(desk, dialog):
    choose(dialog.fields["theme"], "dark")
    desk.room.controls.boards.setValue(31)
    desk.settings = replace(desk.settings, export_folder="/sheets")
    dialog.reject()
    assert desk.settings.export_folder == "/sheets"
    assert desk.room.choice.boards == 31


def test_exports_take_the_paper_and_cancel_gives_theirs_back(desk):
    desk.settings = desk.settings.with_papers({"scales": "A3"})
    desk.menus.action("preferences").trigger()
    dialog = desk.findChild(PreferencesDialog)
    choose(dialog.fields["theme"], "dark")
    assert desk.settings.export_of("scales").paper == "A3"
    choose(dialog.fields["paper"], "Letter")
    assert desk.settings.export_of("scales").paper == "Letter"
    dialog.reject()
    assert (desk.settings.paper, desk.settings.export_of("scales").paper) == ("A4", "A3")


def test_defaults(desk, dialog):
    change_all(dialog)
    dialog.defaults.click()
    assert preferences(desk.settings) == USUAL
    assert dialog.fields["zoom"].value() == 100
    assert [combo.currentData() for combo in dialog.findChildren(QComboBox)] == [
        "system", "system", "", "A4", "as left",
    ]  # fmt: skip


def test_the_dialog_shows_what_is_chosen(desk):
    desk.set_preferences(Settings(theme="light", zoom=120, decimal_sign=",", paper="A3"))
    desk.menus.action("preferences").trigger()
    dialog = desk.findChild(PreferencesDialog)
    assert dialog.fields["theme"].currentText() == "Light"
    assert dialog.fields["zoom"].value() == 120
    assert dialog.fields["decimal_sign"].currentText() == "Comma (19,74)"
    assert dialog.fields["paper"].currentText() == "A3"
    assert dialog.fields["language"].currentText() == "As the system (English)"
    assert dialog.fields["start_up"].currentText() == "Last session"


@pytest.mark.parametrize("other", [{"language": "cs"}, {"decimal_sign": ","}])
def test_they_change_while_the_menu_bar_has_the_keyboard(desk, other):
    bar = desk.menuBar()
    bar.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bar.setFocus()
    assert desk.focusWidget() is bar
    desk.set_preferences(replace(desk.settings, **other))
    assert desk.menuBar() is not bar


def test_always_the_same_state_at_the_start(open_desk):
    desk = open_desk()
    desk.room.request(ScaleChoice(boards=27, kind="discrete", pins=(4,)))
    desk.set_preferences(replace(desk.settings, start_up="same"))
    desk.close()
    desk = open_desk()
    assert desk.room.choice == ScaleChoice(boards=16, pins=(8, 16, 24, 32))
    desk.close()
    desk = open_desk("--boards", "20")
    assert desk.room.choice.boards == 20


def test_every_field_has_a_name_a_letter_and_the_keyboard(qtbot, dialog):
    fields = [*dialog.findChildren(QComboBox), *dialog.findChildren(QSpinBox)]
    assert len(fields) == 6
    assert all(field.accessibleName() for field in fields)
    labels = {label.buddy(): label.text() for label in dialog.findChildren(QLabel)}
    assert all(labels[field].count("&") == 1 for field in fields)
    dialog.fields["language"].setFocus()
    reached = set()
    for _ in range(12):
        reached.add(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert reached >= {*fields, *dialog.buttons.buttons()}


def test_the_largest_text_fits_the_screen_and_comes_back(dialog):
    small = dialog.size()
    dialog.fields["zoom"].setValue(250)
    for _ in range(6):
        QApplication.processEvents()
    assert faults(dialog) == []
    assert dialog.width() > 1.5 * small.width()
    dialog.fields["zoom"].setValue(100)
    for _ in range(6):
        QApplication.processEvents()
    assert dialog.size() == small
