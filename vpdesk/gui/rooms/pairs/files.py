"""Beginning, opening and saving the pairs evening that is worked on."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.files.atomic import StorageError
from vpdesk.files.evening_file import SUFFIX, read_evening
from vpdesk.files.evening_recovery import UNSAVED_EVENINGS, UnsavedEvening
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.files import KeptFiles, Then, file_name
from vpdesk.gui.desk.recovery import Autosave
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.pairs.evening import Evening
from vpdesk.settings import register_file

SAVE_AFTER_MS = 1500  # of peace


class PairsFiles(KeptFiles[Evening, UnsavedEvening]):
    """The files of an evening that is worked on; once it has one, whatever is done is saved.

    begun: a new evening begins.
    """

    begun = Signal()

    def __init__(
        self, window: QWidget, document: PairsDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        autosave = Autosave(document, UNSAVED_EVENINGS, recovery, document)
        super().__init__(window, document, autosave, recent)
        self.document = document
        self.shelf = RegisterShelf(register_file(), self)
        self.shelf.failed.connect(self.complained)
        self._later = QTimer(self, singleShot=True, interval=SAVE_AFTER_MS)
        self._later.timeout.connect(self._save_own)
        document.changed.connect(self._later.start)
        self._backed_up: tuple[Path, int] | None = None  # the file, and how many rounds it had

    def leave(self, then: Then) -> None:
        """Do what ends the work on this evening, once it is in its file, if it has one."""
        self._save_own()
        super().leave(then)

    def new(self) -> None:
        """Ask what a new evening is to be, and begin it."""
        self.leave(self._ask)

    def ask_open(self) -> None:
        """Let the user choose an evening, and open it."""
        wanted = f"{self.tr('Pairs evenings')} (*{SUFFIX})"
        self._ask_open(self.tr("Open an Evening"), "openEveningDialog", [wanted], self.open_file)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        path = self.document.path
        name = path.name if path else file_name(self.document.title, self.tr("pairs"), SUFFIX)
        kinds = [f"vpdesk (*{SUFFIX})"]
        self._ask_save(
            *(self.tr("Save the Evening"), "saveEveningDialog", kinds, name),
            lambda file, _: self._save(file, then),
        )

    def ask_register(self) -> None:
        """Let the user choose the register of a federation, to be kept."""
        wanted = f"{self.tr('Registers')} (*.csv *.txt)"
        title = self.tr("Register of Players")
        self._ask_open(title, "registerDialog", [wanted], self.shelf.import_file)

    def _ask(self) -> None:
        from vpdesk.gui.rooms.pairs.new_evening import NewEvening

        dialog = NewEvening(self._window, self.shelf)
        dialog.eveningRequested.connect(self._begin)
        dialog.open()

    def _save_own(self) -> None:
        """Save to the file that there is."""
        self._later.stop()
        if self.document.path is not None and self.document.modified:
            try:
                self.document.save()
                self._back_up()
            except (WordedError, OSError) as error:
                self._complain(error)

    def _back_up(self) -> None:
        """Back the file up where a round has begun since that was done last."""
        rounds = max((each.round for each in self.document.evening.entries), default=0)
        file = self.document.file
        if file is not None and (file.path, rounds) != self._backed_up:
            self._backed_up = file.path, rounds
            file.back_up(rounds, datetime.now().astimezone())

    def _open(self, path: Path) -> None:
        super()._open(path)
        try:
            self._back_up()
        except StorageError as error:
            self._complain(error)

    def begin(self, evening: Evening) -> None:
        """Begin with an evening that has no file yet, once the work on this one is in its file."""
        self.leave(lambda: self._begin(evening))

    def _begin(self, evening: Evening) -> None:
        self.document.begin(evening)
        self.said.emit("")
        self.begun.emit()

    def _read(self, path: Path) -> Evening:
        return aside(lambda: read_evening(path))
