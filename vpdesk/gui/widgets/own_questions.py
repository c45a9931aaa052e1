"""Dialogs of Qt's that ask something themselves, as whether a file is to be replaced."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QMessageBox


def still_asks(dialog: QDialog) -> bool:
    """A question of its own is open.

    Qt keeps that question on the stack, as a child of the dialog, and waits for its answer: a
    dialog that ends meanwhile is deleted and takes the question with it, which ends the program
    (ADR 17).
    """
    return bool(dialog.findChildren(QMessageBox))
