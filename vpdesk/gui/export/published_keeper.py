"""What keeps a room whose work the players are shown: on a second screen, and as pages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol

from vpdesk.gui.desk.keeper import Files, RoomWidget
from vpdesk.gui.desk.next_keeper import NextKeeper

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from vpdesk.gui.desk.desk import Desk
    from vpdesk.gui.export.publisher import Publisher
    from vpdesk.report.language import Language


class Following(Protocol):
    """A window for the players that follows a document."""

    @property
    def helpRequested(self) -> SignalInstance:
        """The user wants to know what can be done here."""

    def follow(self, document: Any, /) -> None:
        """Show what a document says from now on, in the language of now."""

    def open_beside(self, window: QWidget, /) -> None:
        """Show it on a second screen, if there is one."""

    def close(self) -> bool:
        """Hide it."""

    def deleteLater(self) -> None:
        """It goes."""


class PublishedKeeper(NextKeeper[RoomWidget, Files], Generic[RoomWidget, Files]):
    """Shows the players what they wait for, and publishes it after every action.

    presentation: on the second screen; None before it is asked for.
    """

    _publisher: Publisher | None = None

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.presentation: Following | None = None

    @property
    def publisher(self) -> Publisher:
        """What publishes it, made with the files."""
        assert self.files is not None
        assert self._publisher is not None
        return self._publisher

    def present(self) -> None:
        """Show the players what they wait for, on a second screen if there is one."""
        if self.presentation is None:
            self.presentation = self._make_presentation()
            self.presentation.helpRequested.connect(self._desk.show_help)
            self._follow()
        self.presentation.open_beside(self._desk.window_widget)

    def forget_room(self) -> None:
        super().forget_room()
        self._follow()

    def close(self) -> None:
        if self._publisher is not None:
            self._publisher.close()
        super().close()
        if self.presentation is not None:
            self.presentation.close()
            self.presentation.deleteLater()
            self.presentation = None

    def _follow(self) -> None:
        if self.presentation is not None:
            self.presentation.follow(self.files.document)

    def _make_presentation(self) -> Following:
        """That window, in the language of now."""
        raise NotImplementedError

    @staticmethod
    def _pages(value: Any, language: Language, languages: bool) -> dict[str, bytes]:
        """The pages of what is worked on, by their names; languages: in all of them."""
        raise NotImplementedError

    def _take_files(self, files: Files) -> None:
        from vpdesk.gui.export.publisher import Publisher

        super()._take_files(files)
        self._publisher = Publisher(
            self.name, self._desk, files, files.document, lambda: self._worked_on, self._pages
        )
        self._publisher.published.connect(self._show_next)
