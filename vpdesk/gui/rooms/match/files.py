"""Opening and saving the match that is worked on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.files.kept_file import write_alone
from vpdesk.files.match_file import SUFFIX, Match, read_match, write_match
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.gui.desk.files import KeptFiles, Then, file_name
from vpdesk.gui.desk.recovery import Autosave
from vpdesk.gui.rooms.match.document import MatchDocument


class MatchFiles(KeptFiles[Match, UnsavedMatch]):
    """The files of a match that is worked on."""

    def __init__(
        self, window: QWidget, document: MatchDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        autosave = Autosave(document, UNSAVED_MATCHES, recovery, document)
        super().__init__(window, document, autosave, recent)
        self.document: MatchDocument = document

    def new(self) -> None:
        """Begin with an empty sheet that has no file yet."""
        self.leave(self._begin)

    def ask_open(self) -> None:
        """Let the user choose a match, and open it."""
        wanted = f"{self.tr('Matches')} (*{SUFFIX})"
        self._ask_open(self.tr("Open a Match"), "openMatchDialog", [wanted], self.open_file)

    def leave(self, then: Then) -> None:
        """Do what ends the work on the own match; one that an event lends is kept there."""
        self.document.give_back()
        super().leave(then)

    def save(self, then: Then | None = None) -> None:
        if self.document.lent is None:
            super().save(then)
        else:
            self.document.lent.save()

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest.

        Of a match that an event lends it is a copy.
        """
        path = None if self.document.lent else self.document.path
        name = path.name if path else file_name(self._title, self.tr("match"), SUFFIX)
        kinds = [f"vpdesk (*{SUFFIX})"]
        self._ask_save(
            self.tr("Save the Match"),
            "saveMatchDialog",
            kinds,
            name,
            lambda file, _: self._save(file, then),
        )

    @property
    def _title(self) -> str:
        return self.document.sheet.title if self.document.lent else self.document.title

    def _save(self, path: Path, then: Then | None) -> None:
        if self.document.lent is None:
            super()._save(path, then)
            return
        match = self.document.match

        def tell(_: object, error: BaseException | None) -> None:
            if isinstance(error, WordedError | OSError):
                self.complain(error)
            elif error is not None:
                raise error
            else:
                self._say_saved(path)

        copy = lambda: write_alone(path, lambda file: write_match(file, match))  # noqa: E731
        self.document.writer.put(copy, tell)

    def _begin(self) -> None:
        self.document.begin()
        self.said.emit("")

    def _read(self, path: Path) -> Match:
        return read_match(path)
