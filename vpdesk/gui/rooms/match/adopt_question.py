"""The question before a ruling is adopted that is on other results than the score sheet has."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.question import open_question


def ask_adopt(parent: QWidget, numbers: str, then: Callable[[], object]) -> None:
    """Tell both numbers, and adopt the ruling only where that is wanted all the same."""
    question = named(QMessageBox(parent), "adoptQuestion")
    question.setIcon(QMessageBox.Icon.Warning)
    question.setTextFormat(Qt.TextFormat.PlainText)
    question.setText(
        translate(
            "AdoptQuestion", "The ruling is based on results other than those of the score sheet."
        )
    )
    after = translate("AdoptQuestion", "The result of the match will be that of the ruling.")
    question.setInformativeText(f"{numbers}\n{after}")
    wanted = question.addButton(
        translate("AdoptQuestion", "&Adopt Anyway"), QMessageBox.ButtonRole.AcceptRole
    )
    named(wanted, "adoptAllTheSame")
    cancel = question.addButton(QMessageBox.StandardButton.Cancel)
    question.setDefaultButton(cancel)
    question.setEscapeButton(cancel)

    def answered() -> None:
        question.deleteLater()
        if question.clickedButton() is wanted:
            then()

    question.finished.connect(answered)
    open_question(question)
