"""What the window has for movements; nothing of it is loaded before it is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QDropEvent

from vpdesk.gui.dropped import dropped_movement
from vpdesk.gui.menus import show_recent
from vpdesk.gui.widgets.named import named
from vpdesk.settings import recovery_folder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from vpdesk.gui.document_files import DocumentFiles
    from vpdesk.gui.main_window import MainWindow
    from vpdesk.gui.recovery_offer import RecoveryOffer
    from vpdesk.gui.rooms.movements_room import MovementsRoom
    from vpdesk.movement_recovery import UnsavedWork


Kind = QEvent.Type


class MovementSide(QObject):
    """The movements room of a window, its document with its files, and what a crash left."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._room: MovementsRoom | None = None
        self._files: DocumentFiles | None = None
        self._offer: RecoveryOffer | None = None
        self._given_up = False
        self._complaints: list[str] = []
        self._recent_menu: QMenu | None = None
        window.installEventFilter(self)

    @property
    def room(self) -> MovementsRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from vpdesk.gui.rooms.movements_room import MovementsRoom  # noqa: PLC0415

            self._room = named(MovementsRoom(self.files.document), "movementsRoom")
            self._window.frame.add_room(self._room)
            self._room.reportChanged.connect(self._window.show_state)
            if self._room.status is not None:
                self._window.add_status("movements", self._room.status)
        return self._room

    @property
    def files(self) -> DocumentFiles:
        """The document with its files, made when first asked for."""
        if self._files is None:
            from vpdesk.gui.document_files import DocumentFiles  # noqa: PLC0415
            from vpdesk.gui.movement_document import MovementDocument, first_movement  # noqa: PLC0415

            document = MovementDocument(first_movement())
            recent = self._window.settings.recent
            self._files = DocumentFiles(self._window, document, recovery_folder(), recent)
            self._files.complained.connect(self._complain)
            self._files.recentChanged.connect(self._remember_recent)
            self._files.said.connect(self._say)
        return self._files

    @property
    def modified(self) -> bool:
        """There are changes that are not saved."""
        return self._files is not None and self._files.document.modified

    def forget_room(self) -> None:
        """The room goes with the old frame of the window; its document stays."""
        self._room = None

    def show_recent(self, menu: QMenu) -> None:
        """Offer the files used last in a menu, from now on."""
        self._recent_menu = menu
        show_recent(menu, self._window.settings.recent, self._window.open_movement)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open a movement that is dropped on the window."""
        if isinstance(event, QDropEvent) and event.type() in (Kind.DragEnter, Kind.Drop):
            path = dropped_movement(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if event.type() == Kind.Drop:
                    # The program that the file comes from waits until this returns.
                    QTimer.singleShot(0, lambda: self._window.open_movement(path))
                return True
        return super().eventFilter(watched, event)

    def offer_recovery(self) -> None:
        """Ask what to do with unsaved work that a crash left behind."""
        if not recovery_folder().is_dir():
            return
        from vpdesk.gui.recovery_offer import RecoveryOffer  # noqa: PLC0415 - rarely needed

        self._offer = RecoveryOffer(recovery_folder(), self._keep)
        self._offer.show_in(self._window.frame.bar)

    def may_close(self) -> bool:
        """Nothing would be lost; else ask, and close the window once that is so."""
        if not self.modified or self._given_up:
            return True
        self.files.leave(self._close_window)
        return False

    def close(self) -> None:
        """The window closes."""
        if self._files is not None:
            self._files.close()
        if self._offer is not None:
            self._offer.close()

    def _close_window(self) -> None:
        self._given_up = True
        self._window.close()

    def _keep(self, work: UnsavedWork, then: Callable[[], object]) -> None:
        self._window.show_room("movements")
        self.files.restore(work, then)

    def _remember_recent(self, recent: tuple[str, ...]) -> None:
        self._window.remember_recent(recent)
        if self._recent_menu is not None:
            self.show_recent(self._recent_menu)

    def _say(self, text: str) -> None:
        """Say what was done; what could not be done before is of no interest any more."""
        while self._complaints:
            self._window.frame.bar.withdraw(self._complaints.pop())
        self._window.notify(text)

    def _complain(self, text: str) -> None:
        """Say why something was not done, until it is read."""
        from vpdesk.gui.widgets.notice_bar import Answer  # noqa: PLC0415 - start-up time

        self._complaints.append(f"\N{WARNING SIGN} {text}")
        close = Answer(self.tr("Close"), "noticeClose", lambda: None)
        self._window.frame.bar.show_notice(self._complaints[-1], close)
