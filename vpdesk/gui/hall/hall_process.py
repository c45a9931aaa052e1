"""The process that serves the hall, as the window has it: started, heard, started again."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from vpdesk.files.child import child_command, child_environment

AGAIN_MS = 200  # after it has ended by itself
REFUSED_MS = 2000  # after it could not begin
PATIENCE_MS = 1000  # for its end, before it is killed
MOST_TOLD = 500  # characters of why it ended
LOG_MS = 10_000  # from one line of the log to the next
logger = logging.getLogger("vpdesk")


@dataclass(frozen=True, slots=True)
class HallFigures:
    """What the process tells. others: requests that came from another computer or phone.

    refused: how many requests were none, by the status that answered them. wanted: languages in
    which somebody asked for pages. crowded: connections that were too many of one address.
    """

    port: int = 0
    listening: int = 0
    others: int = 0
    refused: Mapping[str, int] = field(default_factory=dict)
    crowded: int = 0
    wanted: tuple[str, ...] = ()
    number: int = 0


class HallProcess(QObject):
    """Serves a folder as long as it is wanted; one that dies is started again at the same port.

    changed: its figures, or what is wrong. failing: nothing is served just now. trouble: why, as
    far as that is known.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.figures = HallFigures()
        self.trouble, self.failing = "", False
        self._words: tuple[str, ...] = ()
        self._rest = b""
        self._process: QProcess | None = None
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self._begin)
        self._logged: Mapping[str, int] = {}
        self._log_due = QTimer(self, singleShot=True, interval=LOG_MS)
        self._log_due.timeout.connect(self._log)

    @property
    def wanted(self) -> bool:
        """It serves, or is about to."""
        return bool(self._words)

    @property
    def number(self) -> int:
        """The process's number of the system, 0 for none."""
        return int(self._process.processId()) if self._process is not None else 0

    def start(self, folder: Path, address: str, port: int) -> None:
        """Serve a folder at an address, at that port or one of the next."""
        self.stop()
        self._words = "hall", "serve", str(folder), "--address", address, "--port", str(port)
        self._begin()

    def stop(self) -> None:
        """End it."""
        self._words = ()
        self._again.stop()
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.closeWriteChannel()
            if not process.waitForFinished(PATIENCE_MS):
                process.kill()
                process.waitForFinished(PATIENCE_MS)
            process.deleteLater()
        self._log()
        self.figures, self._rest = HallFigures(), b""
        self.trouble, self.failing = "", False
        self.changed.emit()

    def _begin(self) -> None:
        self._logged = {}
        process = self._process = QProcess(self)
        environment = QProcessEnvironment()
        for name, value in child_environment().items():
            environment.insert(name, value)
        process.setProcessEnvironment(environment)
        process.readyReadStandardOutput.connect(self._hear)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        program, *words = child_command(*self._words)
        process.start(program, words)

    def _hear(self) -> None:
        assert self._process is not None
        *lines, self._rest = (self._rest + self._process.readAllStandardOutput().data()).split(
            b"\n"
        )
        for line in lines:
            told = json.loads(line)
            self.figures = HallFigures(**{**told, "wanted": tuple(told["wanted"])})
        if lines:
            self._words = (*self._words[:-1], str(self.figures.port))  # again at the same
            self.trouble, self.failing = "", False
            if self.figures.refused != self._logged and not self._log_due.isActive():
                self._log_due.start()
            self.changed.emit()

    def _log(self) -> None:
        """Log what was refused since the last line: how often and how, and nothing of who asked."""
        self._log_due.stop()
        found = {
            status: count - self._logged.get(status, 0)
            for status, count in sorted(self.figures.refused.items())
        }
        told = [f"{count} with {status}" for status, count in found.items() if count]
        if told:
            logger.info("The hall refused requests: %s", ", ".join(told))
        self._logged = self.figures.refused

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # else it ends, and says so
            self._over(self._process.errorString() if self._process else "", REFUSED_MS)

    def _ended(self, code: int) -> None:
        assert self._process is not None
        said = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
        self._over(said[:MOST_TOLD], REFUSED_MS if code == 2 else AGAIN_MS)

    def _over(self, said: str, wait: int) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.deleteLater()
        self._log()
        self._rest = b""
        self.figures = HallFigures(self.figures.port)
        self.trouble, self.failing = said, True
        self._again.start(wait)
        self.changed.emit()
