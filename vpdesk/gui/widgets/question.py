"""A question with two answers, of which the safe one is given by Enter and by Esc."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.named import named

Role = QMessageBox.ButtonRole


def ask(
    parent: QWidget,
    name: str,
    text: str,
    details: str,
    answers: tuple[str, str],
    then: Callable[[], object],
    otherwise: Callable[[], object] = lambda: None,
    more: tuple[str, Callable[[], object]] | None = None,
) -> None:
    """Ask, and go on once there is an answer.

    details: what there is to know. answers: the words for going on, and for leaving it, each
    with its letter (&). then, otherwise: what is done at the one and the other. more: a third
    answer, which is likelier than those, and what is done at it.
    """
    question = named(QMessageBox(parent), name)
    question.setIcon(QMessageBox.Icon.Question)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setText(text)
    question.setInformativeText(details)
    yes = question.addButton(answers[0], Role.AcceptRole)
    no = question.addButton(answers[1], Role.RejectRole)
    likely = question.addButton(more[0], Role.AcceptRole) if more else no
    question.setDefaultButton(likely)
    question.setEscapeButton(no)

    def answered() -> None:
        question.deleteLater()
        if question.clickedButton() is yes:
            then()
        elif more and question.clickedButton() is likely:
            more[1]()
        else:
            otherwise()

    question.finished.connect(answered)
    open_question(question)


def open_question(question: QMessageBox) -> None:
    """Show a question, and say it: the keyboard goes to an answer, which tells nothing of it."""
    for each in question.buttons():
        each.setIcon(QIcon())  # of the desktop
    QDialog.open(question)  # QMessageBox's own wants a slot
    announce(question, f"{question.text()} {question.informativeText()}".strip())
