"""A file that another program has: what is done there is shown, and once it is free, taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from vpdesk.errors import one_line
from vpdesk.files.tournament import TournamentFileError
from vpdesk.gui.widgets.notice_bar import Answer

if TYPE_CHECKING:
    from pathlib import Path

    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.rooms.events.document import SwissDocument

INTERVAL_MS = 1000


class Follower(QObject):
    """Looks at the file of a document as long as another program has it."""

    def __init__(self, document: SwissDocument, desk: Desk) -> None:
        super().__init__(document)
        self._document, self._desk = document, desk
        self._offered: Path | None = None  # the file that could be taken over
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.look)
        document.changed.connect(self._document_changed)

    def look(self) -> None:
        """Show what was done, and say so when the file is free."""
        try:
            self._document.refresh()
        except TournamentFileError:
            return  # it is being written, or out of reach for the moment
        if self._offered is None and self._document.is_free:
            self._offered = self._document.path
            take = Answer(self.tr("&Take Over"), "takeOverButton", self._take_over)
            leave = Answer(self.tr("&Only Read"), "onlyReadButton", self._timer.stop)
            self._desk.bar.show_notice(self._sentence, take, leave)

    @property
    def _sentence(self) -> str:
        text = self.tr("No other program has {file} open any more. Go on with it here?")
        assert self._offered is not None
        return text.format(file=one_line(self._offered.name))

    def _take_over(self) -> None:
        try:
            self._document.take_over()
        except TournamentFileError as error:
            self._document.failed.emit(error)

    def _document_changed(self) -> None:
        if self._offered is not None and self._document.path != self._offered:
            self._desk.bar.withdraw(self._sentence)
            self._offered = None
        if not self._document.in_use:
            self._timer.stop()
        elif self._offered is None and not self._timer.isActive():
            self._timer.start()
