"""Beginning, opening and saving the pairs evening that is worked on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.gui.desk.files import Then, file_name
from vpdesk.gui.desk.stored_files import StoredFiles
from vpdesk.gui.rooms.pairs.document import PairsDocument
from vpdesk.gui.rooms.pairs.register_shelf import RegisterShelf
from vpdesk.pairs.evening import Evening
from vpdesk.settings import register_file


class PairsFiles(StoredFiles):
    """The files of an evening that is worked on.

    begun: a new evening begins.
    """

    begun = Signal()

    def __init__(self, window: QWidget, document: PairsDocument, recent: tuple[str, ...]) -> None:
        super().__init__(window, document, recent)
        self.document: PairsDocument = document
        self.shelf = RegisterShelf(register_file(), self)
        self.shelf.failed.connect(self.complained)

    def new(self, pairs: int = 0, boards: int = 0) -> None:
        """Ask what a new evening is to be, and begin it.

        pairs: how many, boards: for each pair; where that is known.
        """
        self.leave(lambda: self._ask(pairs, boards))

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
            self.tr("Save the Evening"),
            "saveEveningDialog",
            kinds,
            name,
            lambda file, _: self._save(file, then),
        )

    def ask_register(self) -> None:
        """Let the user choose the register of a federation, to be kept."""
        wanted = f"{self.tr('Registers')} (*.csv *.txt)"
        title = self.tr("Register of Players")
        self._ask_open(title, "registerDialog", [wanted], self.shelf.import_file)

    def _ask(self, pairs: int, boards: int) -> None:
        from vpdesk.gui.rooms.pairs.new_evening import NewEvening

        dialog = NewEvening(self._window, self.shelf)
        if pairs:
            dialog.expect(pairs)
        if boards:
            dialog.boards.setValue(boards)
        dialog.eveningRequested.connect(self._begin)
        dialog.open()

    def begin(self, evening: Evening) -> None:
        """Begin with an evening that has no file yet, once the work on this one is in its file."""
        self.leave(lambda: self._begin(evening))

    def _begin(self, evening: Evening) -> None:
        """Begin it, as one of today."""
        self.document.begin(replace(evening, date=evening.date or self.document.today))
        self.said.emit("")
        self.begun.emit()

    def _open(self, path: Path) -> None:
        try:
            self.document.open(path)
        except WordedError as error:
            self._forget(path)
            self.complain(error)
            return
        self.said.emit("")
        self._remember(path)
        if self.document.refused is not None:
            self.complain(self.document.refused)
