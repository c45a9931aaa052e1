"""Letters that press the buttons of a dialog together with Alt."""

from __future__ import annotations

import re

from PySide6.QtWidgets import (
    QAbstractButton,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QTabBar,
    QWidget,
)

LETTER = re.compile("&([^&])")

Button = QMessageBox.StandardButton


def give_letters(dialog: QWidget, buttons: list[QAbstractButton]) -> None:
    """Give each of these buttons a letter of its own in the dialog; Qt leaves them without."""
    taken = {_letter(text) for text in _texts(dialog, buttons)} - {""}
    for button in buttons:
        text, own = button.text(), _letter(button.text())
        if own and own not in taken:
            taken.add(own)
            continue
        plain = text.replace("&", "")
        at = next((i for i, each in enumerate(plain) if _is_free(each, taken)), -1)
        if at >= 0:
            button.setText(f"{plain[:at]}&{plain[at:]}")
            taken.add(plain[at].casefold())


def letter_standard(dialog: QWidget, box: QDialogButtonBox) -> None:
    """Give the standard buttons of a box their letters; the others have those of our texts."""
    none = QDialogButtonBox.StandardButton.NoButton
    give_letters(dialog, [each for each in box.buttons() if box.standardButton(each) != none])


def offer_to_save(question: QMessageBox) -> None:
    """Have a question answered by Save, Discard and Cancel, each with its letter."""
    question.setStandardButtons(Button.Save | Button.Discard | Button.Cancel)
    question.setDefaultButton(Button.Save)
    question.setEscapeButton(Button.Cancel)
    give_letters(
        question,
        [question.button(each) for each in (Button.Save, Button.Discard, Button.Cancel)],
    )


def _texts(dialog: QWidget, others: list[QAbstractButton]) -> list[str]:
    """The texts of a dialog that may have letters; not those of some buttons."""
    found = [each.text() for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    found += [each.text() for each in dialog.findChildren(QAbstractButton) if each not in others]
    for bar in dialog.findChildren(QTabBar):
        found += [bar.tabText(at) for at in range(bar.count())]
    return found


def _letter(text: str) -> str:
    found = LETTER.search(text.replace("&&", ""))
    return found.group(1).casefold() if found else ""


def _is_free(letter: str, taken: set[str]) -> bool:
    return letter.isalnum() and letter.casefold() not in taken
