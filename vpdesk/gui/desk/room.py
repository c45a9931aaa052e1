"""What the window asks of a room, whatever that shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtWidgets import QVBoxLayout

from vpdesk.gui.desk.steps import Undoing

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.document import ShownDocument
    from vpdesk.gui.desk.welcome import Welcome
    from vpdesk.report.sheet import Subject


class Room(Undoing, Protocol):
    """A widget that fills the window but for the rail, the menus and the status bar.

    Besides what stands here a room is a QWidget.
    reportChanged: what it shows, its title, or one of the properties below is another one. Of what
    is so because its document was changed, that tells the window.
    """

    @property
    def reportChanged(self) -> SignalInstance:
        """Emitted with what is shown."""

    @property
    def title(self) -> str:
        """What the window's title says of it; "[*]" stands where a star marks unsaved changes."""

    @property
    def status(self) -> QWidget | None:
        """Its lasting facts for the status bar, made once; None where it has none."""

    @property
    def subject(self) -> Subject | None:
        """What the export dialog exports and prints; None while there is nothing to export."""

    @property
    def has_subject(self) -> bool:
        """There is something to export."""

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""

    @property
    def widths(self) -> tuple[int, ...]:
        """How its panes share the room now, to be remembered: pixels, in an order of its own."""

    def restore_layout(self, widths: tuple[int, ...]) -> None:
        """Share the room as before; as at first where these are not the widths of its panes."""

    def copy(self) -> None:
        """Copy what is selected, where the keyboard is or else in the main table."""

    def copy_with_headings(self) -> None:
        """The same, with the headings of the table."""

    def select_all(self) -> None:
        """Select all of what copy would copy."""

    def go_first(self) -> None:
        """Move the keyboard to where one starts in this room."""


class NextHeader(Protocol):
    """What a keeper asks of the header of its room (see RoomHeader)."""

    @property
    def printRequested(self) -> SignalInstance:
        """The user wants to print."""

    @property
    def hallRequested(self) -> SignalInstance:
        """The user wants to show it on players' phones."""


class NextRoom(Room, Protocol):
    """A room whose document says what is next, under its header.

    stepRequested: what is next is not done in the room (NextStep).
    """

    @property
    def header(self) -> NextHeader:
        """What stands over it."""

    @property
    def stepRequested(self) -> SignalInstance:
        """Emitted with the step."""

    def show_next(self) -> None:
        """Say in the header what is next."""

    def set_welcome(self, welcome: Welcome) -> None:
        """Have what is shown while nothing is open."""


class Welcoming:
    """A room that shows a page of its own while nothing is open in it, in front of its Qt class.

    welcome: that page; None while nobody has given one.
    """

    welcome: Welcome | None = None

    def set_welcome(self, welcome: Welcome) -> None:
        """Have what is shown while nothing is open."""
        self.welcome = welcome
        layout = cast("QWidget", self).layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, welcome, 1)
        self._show_welcome()

    def _show_welcome(self) -> None:
        """Show that page, or all that there is of what is open."""
        raise NotImplementedError


class DocumentRoom:
    """A room that shows a document, in front of its Qt class: what it says is of the document."""

    document: ShownDocument

    @property
    def subject(self) -> Subject | None:
        """What the export dialog exports and prints."""
        raise NotImplementedError

    @property
    def has_subject(self) -> bool:
        """There is something to export."""
        return self.subject is not None

    @property
    def title(self) -> str:
        """The name of the document, with a place for the star."""
        return f"{self.document.title}[*]"

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""
        return self.document.modified

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return self.document.can_undo

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return self.document.can_redo

    @property
    def undo_text(self) -> str:
        """What undo takes back."""
        return self.document.undo_text

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return self.document.redo_text

    def undo(self) -> None:
        """Take the last step back."""
        self.document.undo()

    def redo(self) -> None:
        """Do again what was undone last."""
        self.document.redo()

    def copy(self) -> None:
        """Copy what is selected."""
        self._copy(headings=False)

    def copy_with_headings(self) -> None:
        """The same, with headings."""
        self._copy(headings=True)

    def _copy(self, *, headings: bool) -> None:
        raise NotImplementedError
