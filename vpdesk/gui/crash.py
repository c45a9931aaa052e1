"""What happens when something goes wrong: a log, and a dialog that leaves the work on screen."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from traceback import format_exception
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

LOG_SIZE = 1_000_000
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
logger = logging.getLogger("vpdesk")


class CrashGuard:
    """Writes errors to a log and hands unexpected ones to a reporter.

    folder: where vpdesk.log and crash.log go. crashed: the last run ended in a hard crash.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.crashed = False
        self.report: Callable[[str], None] | None = None
        self._last = ""
        self._crash_file: TextIO | None = None

    def report_to(self, report: Callable[[str], None]) -> None:
        """Whom to tell the text of an unexpected error, once the window is there."""
        self.report = report

    def install(self) -> None:
        """Catch exceptions of all threads, Qt's messages and hard crashes."""
        sys.excepthook = self._excepthook
        threading.excepthook = lambda hook: self._excepthook(
            hook.exc_type, hook.exc_value or hook.exc_type(), hook.exc_traceback
        )
        qInstallMessageHandler(_log_qt)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._open_logs()
        except OSError as error:
            logging.basicConfig()
            logger.warning("No log in %s: %s", self.folder, error)

    def close(self) -> None:
        """Let go of the crash log: the program ends as it should."""
        faulthandler.disable()
        if self._crash_file is not None:
            self._crash_file.close()

    def _open_logs(self) -> None:
        log, crash = self.folder / "vpdesk.log", self.folder / "crash.log"
        if log.exists() and log.stat().st_size > LOG_SIZE:
            log.replace(log.with_suffix(".old.log"))
        handler = logging.FileHandler(log, encoding="utf-8", delay=True)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
        if crash.exists() and crash.stat().st_size:
            crash.replace(self.folder / "crash.last.log")
            self.crashed = True
        self._crash_file = crash.open("w", encoding="utf-8")  # faulthandler writes to it
        faulthandler.enable(self._crash_file)

    def _excepthook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(format_exception(kind, error, trace))
        if text == self._last:
            return  # a fault in painting comes back with every repaint
        self._last = text
        logger.error("Unexpected error\n%s", text)
        if sys.stderr is not None:
            sys.stderr.write(text)
        on_main_thread = threading.current_thread() is threading.main_thread()
        if self.report is not None and on_main_thread:
            self.report(text)


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
        from vpdesk.gui.dialogs.crash_dialog import CrashDialog

        self._dialog = CrashDialog(text, self._folder, self._window)
        self._dialog.finished.connect(self._closed)
        self._dialog.open()

    def _closed(self) -> None:
        self._dialog = None


def _log_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    logger.log(LEVELS.get(kind, logging.WARNING), "Qt: %s", text)
