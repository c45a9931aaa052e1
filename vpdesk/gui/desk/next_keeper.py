"""What keeps a room whose document says what is next: what has left the house of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from vpdesk.gui.desk.keeper import Files, FilesKeeper, Kept, RoomWidget
from vpdesk.next_step import Deed, NextStep, Out

if TYPE_CHECKING:
    from vpdesk.gui.desk.welcome import WelcomeRows
    from vpdesk.report.sheet import Sheet


class NextKeeper(FilesKeeper[RoomWidget, Files], Generic[RoomWidget, Files]):
    """Knows whether the ranking was printed as it is now, and the pages published."""

    _printed: Kept = None  # what was worked on when its ranking was printed

    def out(self) -> Out:
        """What has left the house of what is worked on now."""
        publisher = self.publisher if self.has_files else None
        published = None if publisher is None else publisher.is_current
        printed = self._printed is not None and self._printed is self._worked_on
        directed, shown = self.directed, self._desk.in_hall
        on_phones = directed is not None and directed.document is shown
        return Out(printed, published, on_phones)

    def note_hall(self) -> None:
        self._show_next()

    def note_exported(self, sheet: Sheet) -> None:
        if sheet in self._rankings:
            self._printed = self._worked_on
            self._show_next()

    def _show_next(self) -> None:
        """What is next is another thing, although the document is the same."""
        if self._room is not None:
            self._room.show_next()

    @property
    def publisher(self) -> Kept:
        """What publishes it."""
        raise NotImplementedError

    @property
    def _worked_on(self) -> Kept:
        """What is worked on now: another one whenever something of it is."""
        raise NotImplementedError

    @property
    def _rankings(self) -> tuple[Sheet, ...]:
        """What the ranking is printed as, the usual one first."""
        raise NotImplementedError

    def _welcome_rows(self) -> WelcomeRows | None:
        """What the page says that is shown while nothing is open; None for nothing."""
        return None

    def _do_step(self, step: NextStep) -> None:
        """Do what is next and is not done in the room."""
        if step.do is Deed.PRINT:
            self._desk.print(self._rankings[0])
        elif step.do is Deed.PUBLISH:
            self.publisher.publish_again()

    def _take_room(self, room: Kept) -> None:
        rows = self._welcome_rows()
        if rows is not None:
            room.set_welcome(self.make_welcome(rows))
        room.stepRequested.connect(self._do_step)
        room.header.printRequested.connect(lambda: self._desk.print())  # noqa: PLW0108
        room.header.hallRequested.connect(self._desk.show_hall)
        super()._take_room(room)
