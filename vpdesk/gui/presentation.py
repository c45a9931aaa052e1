"""The window for the players: table or curve in large type, on a second screen if there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.gui.widgets.hall_picture import HallPicture
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales_room import ScalesRoom

WINDOW_SHARE = 0.9  # of a screen that the desk is on too
LEAST_SIZE = QSize(320, 240)


def other_screen(screen: QScreen) -> QScreen | None:
    """A screen that shows something else than this one, as a projector may."""
    place = screen.geometry()
    screens = QGuiApplication.screens()
    return next((each for each in screens if not each.geometry().intersects(place)), None)


class Presentation(QWidget):
    """Shows players what the report of a room says, and follows it.

    It has no parent: the desk would stay in front of it, and the desk's dialogs block it.
    helpRequested: the user wants to know what can be done here.
    """

    helpRequested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._room: ScalesRoom | None = None
        self.setObjectName("presentationWindow")
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setMinimumSize(LEAST_SIZE)
        self.picture = named(HallPicture(), "hallPicture")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.picture)
        for key in ("Space", "Tab"):
            QShortcut(QKeySequence(key), self).activated.connect(self.toggle)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_removed)

    def follow(self, room: ScalesRoom) -> None:
        """Show what this room shows from now on, in the language of now."""
        self._room = room
        room.reportChanged.connect(self._refresh)
        room.marginChanged.connect(self._refresh)
        for action in self.actions():
            self.removeAction(action)
            action.deleteLater()
        self._make_actions()
        self._refresh()

    def open_beside(self, window: QWidget) -> None:
        """Fill a screen that the window is not on, or open as a window if there is none."""
        screen = other_screen(window.screen())
        if screen is None:
            if not self.isVisible():
                self._stand_on(window.screen())
        elif not (self.isVisible() and self.isFullScreen() and self.screen() == screen):
            self.setScreen(screen)
            self.setGeometry(screen.geometry())
            self.showFullScreen()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()

    def show_curve(self, is_curve: bool) -> None:
        """Show the curve, or the table."""
        self.picture.show_curve(is_curve)
        self._show_state()

    def toggle(self) -> None:
        """Show the other one of table and curve."""
        self.show_curve(not self.picture.is_curve)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave room for other windows."""
        if self.isFullScreen():
            self._stand_on(self.screen())
        else:
            self.showFullScreen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self.actions():
            self._show_state()

    def _refresh(self) -> None:
        """Take over what the room shows; an error there leaves the last good picture here."""
        assert self._room is not None
        if self._room.report is not None:
            self.picture.show_report(self._room.report, self._room.shown_margin)
        self._show_state()

    def _show_state(self) -> None:
        text = self.tr("Presentation: {title}")
        self.setWindowTitle(text.format(title=self.picture.title))
        self._table.setChecked(not self.picture.is_curve)
        self._curve.setChecked(self.picture.is_curve)
        self._full.setChecked(self.isFullScreen())

    def _stand_on(self, screen: QScreen) -> None:
        """Be a window in the middle of a screen."""
        room = screen.availableGeometry()
        place = QRect(room.topLeft(), room.size() * WINDOW_SHARE)
        place.moveCenter(room.center())
        self.hide()  # some systems take no other place from a window that fills its screen
        self.setWindowState(Qt.WindowState.WindowNoState)
        self.setScreen(screen)
        self.setGeometry(place)
        self.show()

    def _screen_removed(self, screen: QScreen) -> None:
        if self.isVisible() and self.screen() == screen:
            # Qt moves the window itself first, as if the other screen were as large.
            QTimer.singleShot(0, self._come_home)

    def _come_home(self) -> None:
        self._stand_on(QGuiApplication.primaryScreen())

    def _make_actions(self) -> None:
        """The actions of the context menu, with their keys."""

        def add(
            text: str, slot: Callable[[], object], *keys: str, checkable: bool = False
        ) -> QAction:
            action = QAction(text, self, checkable=checkable)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.triggered.connect(lambda: slot())  # noqa: PLW0108 - without Qt's argument
            self.addAction(action)
            return action

        def add_line() -> None:
            line = QAction(self)
            line.setSeparator(True)
            self.addAction(line)

        picture = self.picture
        self._table = add(self.tr("&Table"), lambda: self.show_curve(False), "T", checkable=True)
        self._curve = add(self.tr("&Curve"), lambda: self.show_curve(True), "C", checkable=True)
        exclusive = QActionGroup(self._table)
        for action in (self._table, self._curve):
            exclusive.addAction(action)
        add_line()
        add(self.tr("&Larger Text"), lambda: picture.zoom_by(1), "Ctrl++", "Ctrl+=")
        add(self.tr("&Smaller Text"), lambda: picture.zoom_by(-1), "Ctrl+-")
        add(self.tr("&As Large as Fits"), picture.zoom_reset, "Ctrl+0")
        add_line()
        add(self.tr("&Next Page"), lambda: picture.turn(1), "PgDown")
        add(self.tr("&Previous Page"), lambda: picture.turn(-1), "PgUp")
        add_line()
        self._full = add(self.tr("&Full Screen"), self.toggle_full_screen, "F11", checkable=True)
        add(self.tr("&Help"), self.helpRequested.emit, "F1")
        add(self.tr("Cl&ose"), self.close, "Esc")
