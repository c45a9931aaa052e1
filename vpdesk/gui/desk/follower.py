"""A file that another program has: what is done there is shown, and once it is free, taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, SignalInstance

from vpdesk.errors import WordedError, one_line
from vpdesk.gui.widgets.notice_bar import Answer

if TYPE_CHECKING:
    from pathlib import Path

    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.desk.disk_writer import Writer

INTERVAL_MS = 1000


class SharedDocument(Protocol):
    """A document whose file another program may have.

    changed: it is another one.
    """

    changed: SignalInstance

    def fail(self, error: Exception) -> None:
        """Say why something was not done."""

    @property
    def path(self) -> Path | None:
        """Its file; None where it has none yet."""

    @property
    def in_use(self) -> bool:
        """Another program had the file when it was opened here."""

    @property
    def is_free(self) -> bool:
        """No other program has the file now."""

    @property
    def writer(self) -> Writer:
        """What asks the disk."""

    def refresh(self) -> None:
        """Show what another program has written."""

    def take_over(self) -> None:
        """Go on with the file as who changes it. Raises WordedError or OSError."""


class Follower(QObject):
    """Looks at the file of a document as long as another program has it."""

    def __init__(self, document: SharedDocument, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._document, self._desk = document, desk
        self._offered: Path | None = None  # the file that could be taken over
        self._timer = QTimer(self, interval=INTERVAL_MS)
        self._timer.timeout.connect(self.look)
        document.changed.connect(self._document_changed)

    def look(self) -> None:
        """Show what was done, and say so when the file is free."""
        if self._document.writer.pending:  # a slow disk is asked no oftener than it answers
            return
        self._document.refresh()
        path = self._document.path
        if self._offered is None:
            self._document.writer.put(
                lambda: self._document.is_free, lambda free, _: self._looked(path, free=bool(free))
            )

    def _looked(self, path: Path | None, *, free: bool) -> None:
        document = self._document
        if free and self._offered is None and document.path == path and document.in_use:
            self._offered = path
            take = Answer(self.tr("&Take Over"), "takeOverButton", self._take_over)
            leave = Answer(self.tr("&Read Only"), "onlyReadButton", self._timer.stop)
            self._desk.bar.show_notice(self._sentence, take, leave)

    @property
    def _sentence(self) -> str:
        text = self.tr("No other program has {file} open any more. Go on with it here?")
        assert self._offered is not None
        return text.format(file=one_line(self._offered.name))

    def _take_over(self) -> None:
        try:
            self._document.take_over()
        except (WordedError, OSError) as error:
            self._document.fail(error)

    def _document_changed(self) -> None:
        if self._offered is not None and self._document.path != self._offered:
            self._desk.bar.withdraw(self._sentence)
            self._offered = None
        if not self._document.in_use:
            self._timer.stop()
        elif self._offered is None and not self._timer.isActive():
            self._timer.start()
