"""What the window has for matches; nothing of it is loaded before it is needed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QTimer

from vpdesk.gui.desk.dropped import RULES
from vpdesk.gui.desk.paged_side import PagedSide
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from vpdesk.gui.rooms.match.files import MatchFiles
    from vpdesk.gui.rooms.match.room import MatchRoom


class MatchSide(PagedSide):
    """The match room of a window, its score sheet with its files, and what a crash left."""

    name = "match"
    recent_field = "recent_matches"
    open_field = "match"

    @property
    def room(self) -> MatchRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.match.room import MatchRoom  # noqa: PLC0415

            room = named(MatchRoom(self.files.document), "matchRoom")
            room.regulation = self._window.settings.regulation
            room.regulationChosen.connect(lambda key: self._window.remember(regulation=key))
            room.printRequested.connect(self._window.print)
            self._take_room(room)
            QTimer.singleShot(0, self, self._begin)
        return cast("MatchRoom", self._room)

    @property
    def files(self) -> MatchFiles:
        """The match with its files, made when first asked for."""
        if self._files is None:
            from vpdesk.gui.rooms.match.document import MatchDocument  # noqa: PLC0415
            from vpdesk.gui.rooms.match.files import MatchFiles  # noqa: PLC0415

            document = MatchDocument(self._window.scales.choice)
            self._take_files(MatchFiles(self._window, document, recovery_folder(), self._recent))
        return cast("MatchFiles", self._files)

    def open(self, path: Path) -> None:
        """Open a match; or make a regulation one of the own ones, and rule by it."""
        if path.suffix.lower() != RULES:
            super().open(path)
            return
        self._window.show_room(self.name)
        self.room.show_page("ruling")
        self.room.open_file(path)

    def settle(self) -> None:
        """Have the match know what is being typed: a field tells that when the keyboard leaves."""
        focused = self._window.focusWidget()
        if self._room is None or focused is None or not self._room.isAncestorOf(focused):
            return
        focused.clearFocus()
        if focused.isVisible():
            focused.setFocus()
        else:  # it was there for one cell of a table
            self._room.go_first()

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        self.settle()
        return super().may_close()

    def offer_recovery(self) -> None:
        """Ask what to do with unsaved matches that a crash left behind."""
        if not any(recovery_folder().glob("match-*")):
            return
        from vpdesk.files import match_recovery  # noqa: PLC0415 - rarely needed

        self._offer_left(match_recovery, translate("RecoveryOffer", "a new match"))

    def _get_files(self) -> MatchFiles:
        return self.files
