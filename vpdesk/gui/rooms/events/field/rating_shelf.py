"""The rating list that is kept offline: chosen, and asked for players."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from vpdesk.errors import WordedError
from vpdesk.files.rating_list import RatingList, keep_list
from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import translate
from vpdesk.languages import player_headings
from vpdesk.tournament.fide.rated import Rated


class RatingShelf(QObject):
    """Has the list, one without anybody until one is chosen.

    said: how far the reading of a list is, or what came of it. failed: an error that says why
    something was not done.
    """

    said = Signal(str)
    failed = Signal(object)

    def __init__(self, file: Path, window: QWidget) -> None:
        super().__init__(window)
        self._file = file
        self._list = RatingList(file)
        self._work = Work(window)
        self._work.stop_by_escape(self._stop)
        self._work.progressed.connect(self._tell_share)
        self._work.finished.connect(self._tell_count)
        self._work.failed.connect(self._fail)

    def import_file(self, path: Path) -> None:
        """Read another list in the background, and keep it; Esc stops that."""
        self._work.start(lambda: keep_list(path, self._file, player_headings()))

    @property
    def count(self) -> int:
        """How many entrants are in the list."""
        try:
            return len(self._list)
        except WordedError as error:
            self._fail(error)
            return 0

    def search(self, typed: str) -> tuple[Rated, ...]:
        """Players whose names or numbers begin so."""
        try:
            return self._list.search(typed)
        except WordedError as error:
            self._fail(error)
            return ()

    def find(self, typed: str) -> Rated | None:
        """The player with a FIDE number, or the only one of a name."""
        try:
            return self._list.number(typed) or self._list.named(typed)
        except WordedError as error:
            self._fail(error)
            return None

    def _stop(self) -> None:
        self._work.cancel()
        self.said.emit("")

    def _tell_share(self, share: float) -> None:
        text = self.tr("The rating list is read: {share} %. Esc stops.")
        self.said.emit(text.format(share=round(100 * share)))

    def _tell_count(self, count: int) -> None:
        self.said.emit(translate("RatingShelf", "%n player(s) in the rating list", None, count))

    def _fail(self, error: object) -> None:
        self.said.emit("")
        self.failed.emit(error)
