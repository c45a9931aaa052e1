"""The files of a document that is saved action by action."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from vpdesk.files.stored import StoredFile
from vpdesk.gui.desk.disk_writer import PATIENCE
from vpdesk.gui.desk.document import SavingError
from vpdesk.gui.desk.files import RoomFiles, Then
from vpdesk.gui.desk.stored_document import StoredDocument


class StoredFiles(RoomFiles):
    """What the files of such a document have in common; their own class opens and begins them."""

    def __init__(
        self, window: QWidget, document: StoredDocument[Any, Any], recent: tuple[str, ...]
    ) -> None:
        super().__init__(window, document, recent)
        self._document = document
        document.setParent(self)
        document.failed.connect(self.complain)
        document.settled.connect(self._settle)
        document.forwarded.connect(self.forwarded)

    def restore(self, work: StoredFile[Any], then: Then) -> None:
        """Go on with what is in a recovery file of another time; then do the rest."""

        def restore() -> None:
            self._document.restore(work)
            then()

        self.leave(restore)

    def save(self, then: Then | None = None) -> None:
        """Write what is not in the file yet; where that cannot be, let the user name another."""
        path = self._document.path
        if path is None or self._document.read_only:
            self.save_as(then)
            return

        def told(error: SavingError | None) -> None:
            if error is None:
                self._saved(path, then)
            else:
                self.complain(error)
                self.save_as(then)

        self._document.save(told=told)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and go on in it; then do the rest."""
        raise NotImplementedError

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        self._document.close()
        self._document.writer.finish(PATIENCE)

    def _save(self, path: Path, then: Then | None) -> None:
        self._save_told(path, then, lambda told: self._document.save(path, told))

    def _settle(self) -> None:
        """What could not be saved is."""
        self.said.emit("")
