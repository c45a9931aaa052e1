"""Opening and saving the match that is worked on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from vpdesk import match_recovery
from vpdesk.errors import WordedError
from vpdesk.gui.match_document import MatchDocument
from vpdesk.gui.recovery import Autosave
from vpdesk.gui.room_files import RoomFiles, Then, file_name
from vpdesk.match_files import SUFFIX, read_match
from vpdesk.match_recovery import UnsavedMatch


class MatchFiles(RoomFiles):
    """The files of a match that is worked on."""

    def __init__(
        self, window: QWidget, document: MatchDocument, recovery: Path, recent: tuple[str, ...]
    ) -> None:
        super().__init__(window, document, recent)
        self.document = document
        document.setParent(self)
        self.autosave = Autosave(document, match_recovery, recovery, document)

    def new(self) -> None:
        """Begin with an empty sheet that has no file yet."""
        self.leave(self._begin)

    def ask_open(self) -> None:
        """Let the user choose a match, and open it."""
        wanted = f"{self.tr('Matches')} (*{SUFFIX})"
        self._ask_open(self.tr("Open a Match"), "openMatchDialog", [wanted], self.open_file)

    def restore(self, work: UnsavedMatch, then: Then) -> None:
        """Go on with unsaved work of another time; then, when it is safe here, do the rest."""

        def restore() -> None:
            self.document.restore(work)
            self.autosave.write()
            then()

        self.leave(restore)

    def save(self, then: Then | None = None) -> None:
        path = self.document.path
        if path is None:
            self.save_as(then)
        else:
            self._save(path, then)

    def save_as(self, then: Then | None = None) -> None:
        """Let the user name a file, and save to it; then do the rest."""
        path = self.document.path
        name = path.name if path else file_name(self.document.title, self.tr("match"), SUFFIX)
        kinds = {f"vpdesk (*{SUFFIX})": SUFFIX}
        self._ask_save(
            *(self.tr("Save the Match"), "saveMatchDialog", kinds, name),
            lambda file, _: self._save(file, then),
        )

    def close(self) -> None:
        """The window closes properly: there is nothing to recover."""
        self.autosave.remove()

    def _begin(self) -> None:
        self.document.begin()
        self.said.emit("")

    def _open(self, path: Path) -> None:
        try:
            match = read_match(path)
        except (WordedError, OSError) as error:
            self._forget(path)
            self._complain(error)
            return
        self.document.open(match, path)
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
