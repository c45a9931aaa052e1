"""The register of a federation, read in the background when it is wanted, and kept offline."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from vpdesk.files.paths import is_file
from vpdesk.files.register_file import keep_register, read_register_file
from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text
from vpdesk.languages import player_headings
from vpdesk.pairs.register import Register

NOBODY = Register(())
Reading = Generator[None, None, Register]


class RegisterShelf(QObject):
    """Has the register, one without anybody until it is read.

    changed: it is another one. failed: a sentence on why it was not read.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, file: Path, parent: QObject) -> None:
        super().__init__(parent)
        self.register = NOBODY
        self._file = file
        self._asked = False
        self._work = Work(self)
        self._work.finished.connect(self._take)
        self._work.failed.connect(lambda error: self.failed.emit(error_text(error)))

    def want(self) -> None:
        """Read the register that is kept, the first time that it is asked for."""
        if not self._asked and is_file(self._file):
            self._work.start(lambda: _reading(self._file, None))
        self._asked = True

    def import_file(self, path: Path) -> None:
        """Read another register, and keep it."""
        self._asked = True
        self._work.start(lambda: _reading(path, self._file))

    def _take(self, register: Register) -> None:
        self.register = register
        self.changed.emit()


def _reading(path: Path, kept: Path | None) -> Reading:
    yield
    if kept is None:
        return read_register_file(path, player_headings())
    return keep_register(path, kept, player_headings())
