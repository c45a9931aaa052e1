"""The dialog of an unexpected error: the work stays on screen behind it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget


class CrashReporter:
    """Shows unexpected errors, one dialog at a time; further ones only go to the log."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self._window = window
        self._folder = folder
        self._dialog: QDialog | None = None

    def report(self, text: str) -> None:
        """Say that something went wrong; text is the traceback."""
        if self._dialog is not None:
            return
        from vpdesk.gui.dialogs.crash_dialog import CrashDialog  # noqa: PLC0415 - start-up time

        self._dialog = CrashDialog(text, self._folder, self._window)
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    def _closed(self) -> None:
        self._dialog = None
