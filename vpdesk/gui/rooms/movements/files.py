"""Opening and saving the movement that is worked on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS, UnsavedMovement
from vpdesk.gui.desk.dropped import SUFFIXES
from vpdesk.gui.desk.files import KeptFiles, Then, file_name
from vpdesk.gui.desk.recovery import Autosave
from vpdesk.gui.rooms.movements.document import MovementDocument
from vpdesk.movements.movement import Movement


class DocumentFiles(KeptFiles[Movement, UnsavedMovement]):
    """The files of a movement that is worked on."""

    def __init__(
        self, window: QWidget, document: MovementDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        autosave = Autosave(document, UNSAVED_MOVEMENTS, recovery, document)
        super().__init__(window, document, autosave, recent)
        self.document: MovementDocument = document

    def ask_open(self) -> None:
        """Let the user choose a file, and open it."""
        wanted = (
            f"{self.tr('Movements')} ({' '.join(f'*{suffix}' for suffix in (*SUFFIXES, '.txt'))})"
        )
        self._ask_open(self.tr("Open a Movement"), "openMovementDialog", [wanted], self.open_file)

    def save(self, then: Then | None = None) -> None:
        path = self.document.path
        if path is not None and path.suffix.lower() not in SUFFIXES:
            self.save_as(then)
        else:
            super().save(then)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        path = self.document.path
        name = file_name(self.document.title, self.tr("movement"), SUFFIXES[0])
        kinds = [f"{suffix[1:].upper()} (*{suffix})" for suffix in SUFFIXES]
        title = self.tr("Save the Movement")
        self._ask_save(
            title,
            "saveMovementDialog",
            kinds,
            path.name if path else name,
            lambda file, _: self._save(file, then),
        )

    def _read(self, path: Path) -> Movement:
        from vpdesk.files.movement_file import read_movement

        return read_movement(path)
