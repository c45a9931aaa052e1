"""The dialog of an unexpected error: the work stays on screen behind it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox, QWidget


class CrashReporter:
    """Shows unexpected errors, one dialog at a time; further ones only go to the log."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._dialog: QMessageBox | None = None

    def report(self, text: str) -> None:
        """Say that something went wrong; text is the traceback."""
        if self._dialog is not None:
            return
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - start-up time

        tr = self._window.tr
        dialog = QMessageBox(self._window, objectName="crashDialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Something went wrong"))
        dialog.setIcon(QMessageBox.Icon.Warning)
        dialog.setText(tr("Something went wrong. Your work is still on screen."))
        dialog.setInformativeText(
            tr("You can go on. If it happens again, send the details to the makers of vpdesk.")
        )
        dialog.setDetailedText(text)
        copy = dialog.addButton(tr("&Copy Details"), QMessageBox.ButtonRole.ActionRole)
        folder = dialog.addButton(tr("&Open Log Folder"), QMessageBox.ButtonRole.ActionRole)
        dialog.addButton(QMessageBox.StandardButton.Close)
        copy.disconnect(dialog)
        folder.disconnect(dialog)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        folder.clicked.connect(
            lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
        )
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        self._dialog = None
