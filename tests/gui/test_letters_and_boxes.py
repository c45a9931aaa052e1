"""Buttons have letters of their own, boxes are in sight, and a message stays in its room."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.movements.keeper import MovementKeeper
from vpdesk.gui.theme import apply_theme
from vpdesk.languages import LANGUAGES

from .conftest import OpenDesk


def letters(box: QDialogButtonBox) -> list[str]:
    texts = [button.text().replace("&&", "") for button in box.buttons()]
    assert all("&" in text for text in texts), texts
    return [text[text.index("&") + 1].casefold() for text in texts]


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_button_of_a_dialog_has_its_letter(open_desk: OpenDesk, code: str) -> None:
    desk = open_desk()
    desk.set_preferences(replace(desk.settings, language=code))
    desk.show_room("movements")
    keeper = desk.house.keepers["movements"]
    assert isinstance(keeper, MovementKeeper)
    desk.show_preferences()
    desk.show_about()
    keeper.files.document.switch({(1, 1)})
    keeper.files.leave(lambda: None)
    dialogs = [each for each in desk.findChildren(QDialog) if each.isVisible()]
    assert {"preferencesDialog", "unsavedQuestion"} <= {each.objectName() for each in dialogs}
    for dialog in dialogs:
        for box in dialog.findChildren(QDialogButtonBox):
            found = letters(box)
            assert len(found) == len(set(found)), (dialog.objectName(), found)
        dialog.reject()


def luminance(colour: QColor) -> float:
    """Relative luminance, by WCAG 2."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor, other: QColor) -> float:
    """How they stand out from each other, by WCAG 2: 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def box_of(button: QCheckBox | QRadioButton) -> QRect:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    elements = QStyle.SubElement
    radio = isinstance(button, QRadioButton)
    element = elements.SE_RadioButtonIndicator if radio else elements.SE_CheckBoxIndicator
    return button.style().subElementRect(element, option, button)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("checked", [False, True])
def test_boxes_are_in_sight(qtbot, shown, theme: str, checked: bool) -> None:
    apply_theme(theme, system_is_dark=False)
    page = QWidget()
    buttons: list[QCheckBox | QRadioButton] = [
        QCheckBox("Half match", page),
        QRadioButton("A4", page),
    ]
    for at, button in enumerate(buttons):
        button.move(20, 20 + 40 * at)
        button.setChecked(checked)
    shown(page, 300, 150)
    picture: QPixmap = page.grab()
    image, ground = picture.toImage(), page.palette().color(page.backgroundRole())
    assert image.pixelColor(290, 140) == ground
    for button in buttons:
        box = box_of(button).translated(button.pos())
        row = [image.pixelColor(x, box.center().y()) for x in range(box.left(), box.center().x())]
        assert max(contrast(each, ground) for each in row[:3]) >= 3, [c.name() for c in row]
        column = [image.pixelColor(box.center().x(), y) for y in range(box.top(), box.top() + 3)]
        assert max(contrast(each, ground) for each in column) >= 3
        assert image.pixelColor(box.right() + 3, box.bottom() + 1) == ground


def test_a_message_stays_in_its_room(desk: MainWindow) -> None:
    desk.say("Saved as evening.asc")
    desk.show_room("scales")
    assert desk.statusBar().currentMessage() == "Saved as evening.asc"
    desk.show_room("match")
    assert desk.statusBar().currentMessage() == ""
