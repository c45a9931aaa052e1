"""What keeps a room whose document says what is next: what has left the house of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Protocol, cast

from vpdesk.gui.desk.keeper import Files, FilesKeeper, RoomWidget
from vpdesk.next_step import Deed, NextStep, Out

if TYPE_CHECKING:
    from vpdesk.gui.desk.room import NextRoom
    from vpdesk.gui.desk.welcome import WelcomeRows
    from vpdesk.report.sheet import Sheet


class Publishes(Protocol):
    """What publishes the work of a room."""

    @property
    def is_current(self) -> bool | None:
        """The pages are of what there is now; None where there are none."""

    def publish_again(self) -> None:
        """Publish where that was done last."""


class NextKeeper(FilesKeeper[RoomWidget, Files], Generic[RoomWidget, Files]):
    """Knows whether the ranking was printed as it is now, and the pages published."""

    _printed: object = None  # what was worked on when its ranking was printed
    _publisher: Publishes | None = None  # what publishes it, made with the files

    def out(self) -> Out:
        """What has left the house of what is worked on now."""
        published = None if self._publisher is None else self._publisher.is_current
        printed = self._printed is not None and self._printed is self._worked_on
        return Out(printed, published, self._desk.in_hall is not None and self._is_in_hall)

    @property
    def _is_in_hall(self) -> bool:
        """It is what the players have on their phones."""
        directed = self.directed
        return directed is not None and directed.document is self._desk.in_hall

    def note_hall(self) -> None:
        self._show_next()

    def note_exported(self, sheet: Sheet) -> None:
        if sheet in self._rankings:
            self._printed = self._worked_on
            self._show_next()

    def _show_next(self) -> None:
        """What is next is another thing, although the document is the same."""
        if self._room is not None:
            cast("NextRoom", self._room).show_next()

    @property
    def _worked_on(self) -> object:
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
            assert self._publisher is not None
            self._publisher.publish_again()

    def _take_room(self, room: RoomWidget) -> None:
        rows, shown = self._welcome_rows(), cast("NextRoom", room)
        if rows is not None:
            shown.set_welcome(self.make_welcome(rows))
        shown.stepRequested.connect(self._do_step)
        shown.header.printRequested.connect(lambda: self._desk.print())  # noqa: PLW0108
        shown.header.hallRequested.connect(self._desk.show_hall)
        super()._take_room(room)
