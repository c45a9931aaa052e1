"""What a room may ask of the window that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from vpdesk.gui.desk.steps import Undoing

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.document import ShownDocument
    from vpdesk.gui.desk.lent_match import LentMatch
    from vpdesk.gui.widgets.notice_bar import NoticeBar
    from vpdesk.report.sheet import Sheet, Subject
    from vpdesk.scales import ScaleSpec
    from vpdesk.settings import RoomMemory, Settings


class SharedScale(Undoing, Protocol):
    """The scale that rooms have in common, with its steps: that of the scales room.

    reportChanged: another one is chosen.
    """

    @property
    def choice(self) -> ScaleSpec:
        """The one that is chosen."""

    @property
    def reportChanged(self) -> SignalInstance:
        """Emitted with every choice."""

    def request(self, choice: ScaleSpec) -> None:
        """Choose another one, so that it can be undone."""


class Desk(Protocol):
    """The window as its rooms know it.

    settings: what is remembered. shared_scale: the scale that rooms have in common. shown_scale:
    that of the room that is shown, where it has one of its own.
    window_widget: the parent of dialogs. bar: what waits for an answer over the room.
    """

    @property
    def settings(self) -> Settings: ...

    @property
    def shared_scale(self) -> SharedScale: ...

    @property
    def shown_scale(self) -> SharedScale: ...

    @property
    def window_widget(self) -> QWidget: ...

    @property
    def bar(self) -> NoticeBar: ...

    @property
    def in_hall(self) -> object | None:
        """The document that is on players' phones now."""

    def show_hall(self) -> None:
        """Start the pages for phones, see how they go, or end them."""

    def say(self, text: str, written: Path | None = None) -> None:
        """Say something that needs no answer, in the status bar; offer to open what is written."""

    def remember(self, room: str, memory: RoomMemory) -> None:
        """Remember something else of a room."""

    def begin_in(self, name: str) -> None:
        """Show a room, and ask what is to be new in it."""

    def show_room(self, name: str) -> None:
        """Show a room."""

    def lend_match(self, lent: LentMatch, page: str) -> None:
        """Show a match of an event in the room that shows matches: "sheet" or "ruling"."""

    def lend_again(self) -> bool:
        """Show the match of an event that was shown when the program ended; whether it is there."""

    def show_state(self) -> None:
        """A room is another one: its title, what can be done in it, what can be exported."""

    def show_document(self, name: str, document: ShownDocument) -> None:
        """The document of a room is another one: its title, and what can be undone."""

    def add_room(self, room: QWidget) -> None:
        """Have a room in the window; it goes with the frame."""

    def add_status(self, name: str, status: QWidget) -> None:
        """Have what a room says in the status bar while it is shown."""

    def show_unwritten(self, name: str, text: str) -> None:
        """Say in the status bar what a room has on its way to a disk; "" once all is there."""

    def print(self, what: Sheet | None = None) -> None:
        """Ask what to print of the room that is shown, and how."""

    def print_subject(self, subject: Subject, parent: QWidget) -> None:
        """Ask how to print what no room shows. parent: of the dialog."""

    def show_help(self) -> None:
        """Show what the help says of the widget that has the keyboard."""

    def show_own_scales(self) -> None:
        """Let the user see, make, hand on and choose own scales."""

    def close(self) -> bool:
        """Close the window."""
