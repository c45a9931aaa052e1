"""The question what a letter stands for that is another suit in English."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import open_question
from vpdesk.match.contract import Strain
from vpdesk.match.notation import LetterDoubt

Role = QMessageBox.ButtonRole


def ask_letter(
    parent: QWidget,
    doubt: LetterDoubt,
    typed: str,
    then: Callable[[Strain], object],
    otherwise: Callable[[], object],
) -> None:
    """Ask for the meaning of a letter, and go on with it; otherwise: nobody wants to say."""
    question = named(QMessageBox(parent), "letterQuestion")
    question.setIcon(QMessageBox.Icon.Question)
    question.setTextFormat(Qt.TextFormat.PlainText)
    text = translate("LetterQuestion", "“{typed}”: what does {letter} stand for?")
    question.setText(text.format(typed=typed, letter=doubt.letter))
    question.setInformativeText(
        translate(
            "LetterQuestion",
            "In your language it is one suit, in English another. Your answer holds until "
            "you quit.",
        )
    )
    meanings: dict[QAbstractButton, Strain] = {}
    for strain in (doubt.english, doubt.own):
        button = question.addButton(_words()[strain], Role.AcceptRole)
        meanings[named(button, f"letter{strain.value}")] = strain
        question.setDefaultButton(button)  # at last that of the user's language
    cancel = question.addButton(QMessageBox.StandardButton.Cancel)
    question.setEscapeButton(cancel)

    def answered() -> None:
        question.deleteLater()
        chosen = meanings.get(question.clickedButton())
        if chosen is None:
            otherwise()
        else:
            then(chosen)

    question.finished.connect(answered)
    open_question(question)


def _words() -> dict[Strain, str]:
    """The suits, each with its letter."""
    return {
        Strain.CLUBS: translate("LetterQuestion", "♣ &clubs"),
        Strain.DIAMONDS: translate("LetterQuestion", "♦ &diamonds"),
        Strain.HEARTS: translate("LetterQuestion", "♥ &hearts"),
        Strain.SPADES: translate("LetterQuestion", "♠ &spades"),
    }
