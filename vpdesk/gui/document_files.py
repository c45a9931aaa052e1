"""Opening and saving the movement that is worked on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from vpdesk import movement_recovery
from vpdesk.errors import WordedError
from vpdesk.gui.dropped import SUFFIXES
from vpdesk.gui.movement_document import MovementDocument
from vpdesk.gui.recovery import Autosave
from vpdesk.gui.room_files import RoomFiles, Then, file_name
from vpdesk.movement_recovery import UnsavedWork


class DocumentFiles(RoomFiles):
    """The files of a movement that is worked on."""

    def __init__(
        self, window: QWidget, document: MovementDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        super().__init__(window, document, recent)
        self.document = document
        document.setParent(self)
        self.autosave = Autosave(document, movement_recovery, recovery, document)

    def ask_open(self) -> None:
        """Let the user choose a file, and open it."""
        wanted = f"{self.tr('Movements')} ({' '.join(f'*{suffix}' for suffix in SUFFIXES)})"
        self._ask_open(self.tr("Open a Movement"), "openMovementDialog", [wanted], self.open_file)

    def restore(self, work: UnsavedWork, then: Then) -> None:
        """Go on with unsaved work of another time; then, when it is safe here, do the rest."""

        def restore() -> None:
            self.document.restore(work.movement, work.saved, work.locked, work.path)
            self.autosave.write()
            then()

        self.leave(restore)

    def save(self, then: Then | None = None) -> None:
        path = self.document.path
        if path is None or path.suffix.lower() not in SUFFIXES:
            self.save_as(then)
        else:
            self._save(path, then)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        path = self.document.path
        name = file_name(self.document.title, self.tr("movement"), SUFFIXES[0])
        kinds = {f"{suffix[1:].upper()} (*{suffix})": suffix for suffix in SUFFIXES}
        title = self.tr("Save the Movement")
        self._ask_save(
            *(title, "saveMovementDialog", kinds, path.name if path else name),
            lambda file, _: self._save(file, then),
        )

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        self.autosave.remove()

    def _open(self, path: Path) -> None:
        from vpdesk.movement_files import read_movement  # noqa: PLC0415 - start-up time

        try:
            movement = read_movement(path)
        except (WordedError, OSError) as error:
            self._forget(path)
            self._complain(error)
            return
        self.document.open(movement, path)
        self.said.emit("")
        self._remember(path)

    def _save(self, path: Path, then: Then | None) -> None:
        try:
            self.document.save(path)
        except (WordedError, OSError) as error:
            self._complain(error)
            return
        self._say_saved(path)
        self._remember(path)
        if then is not None:
            then()
