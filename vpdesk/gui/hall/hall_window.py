"""A window for the hall: on a second screen if there is one, its actions in a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QResizeEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.gui.hall.clock_keys import clock_rows
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.named import named

if TYPE_CHECKING:
    from vpdesk.gui.hall.clock_face import ClockFace
    from vpdesk.gui.hall.session_clock import HallClock

CLOCK = "hallClock"  # the object in the desk's window
WINDOW_SHARE = 0.9  # of a screen that the desk is on too
LEAST_SIZE = QSize(320, 240)


def other_screen(screen: QScreen) -> QScreen | None:
    """A screen that shows something else than this one, as a projector may."""
    place = screen.geometry()
    screens = QGuiApplication.screens()
    return next((each for each in screens if not each.geometry().intersects(place)), None)


class HallWindow(QWidget):
    """Shows a picture to the hall, with the clock of the session below it where there is one.

    It has no parent: the desk would stay in front of it, and the desk's dialogs block it.
    helpRequested: the user wants to know what can be done here.
    """

    helpRequested = Signal()

    def __init__(self, picture: QWidget) -> None:
        super().__init__()
        self._full: QAction | None = None
        self._picture = picture
        self._clock: HallClock | None = None
        self._face: ClockFace | None = None
        self._clock_wanted = True
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setMinimumSize(LEAST_SIZE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(picture)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._screen_removed)

    def open_beside(self, window: QWidget) -> None:
        """Fill a screen that the window is not on, or open as a window if there is none."""
        self._look_for_clock(window)
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

    def toggle_full_screen(self) -> None:
        """Fill the screen, or leave room for other windows."""
        if self.isFullScreen():
            self._stand_on(self.screen())
        else:
            self.showFullScreen()

    def follow_clock(self, clock: HallClock) -> None:
        """Show the clock of the session below the picture from now on, while there is one."""
        if self._clock is None:
            self._clock = clock
            clock.changed.connect(self._show_clock)
        self._show_clock()

    def toggle_clock(self) -> None:
        """Show the clock below the picture, or do not."""
        self._clock_wanted = not self._clock_wanted
        self._show_clock()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_clock()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and self._full is not None:
            self._full.setChecked(self.isFullScreen())

    # For the windows that are made of it

    def _drop_actions(self) -> None:
        """Forget the menu, which speaks another language."""
        self._full = None
        for action in self.actions():
            self.removeAction(action)
            action.deleteLater()

    def _add(
        self, text: str, slot: Callable[[], object], *keys: str, checkable: bool = False
    ) -> QAction:
        """An action of the context menu, with its keys."""
        action = QAction(text, self, checkable=checkable)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda: slot())  # noqa: PLW0108 - without Qt's argument
        self.addAction(action)
        return action

    def _add_line(self) -> None:
        line = QAction(self)
        line.setSeparator(True)
        self.addAction(line)

    def _add_reading(
        self,
        zoom_by: Callable[[int], object],
        zoom_reset: Callable[[], object],
        turn: Callable[[int], object],
    ) -> None:
        """What makes the type larger or smaller, and turns so many pages."""
        self._add(translate("Presentation", "&Larger Text"), lambda: zoom_by(1), "Ctrl++", "Ctrl+=")
        self._add(translate("Presentation", "&Smaller Text"), lambda: zoom_by(-1), "Ctrl+-")
        self._add(translate("Presentation", "&As Large as Fits"), zoom_reset, "Ctrl+0")
        self._add_line()
        self._add(translate("Presentation", "&Next Page"), lambda: turn(1), "PgDown")
        self._add(translate("Presentation", "&Previous Page"), lambda: turn(-1), "PgUp")
        self._add_line()

    def _add_window(self) -> None:
        """What is done with the clock, and with the window itself."""
        clock = lambda: self._clock  # noqa: E731 - there may be one later
        for text, keys, do in clock_rows(clock, self.toggle_clock):
            self._add(text, do, *keys)
        self._add_line()
        self._full = self._add(
            translate("Presentation", "&Full Screen"),
            self.toggle_full_screen,
            "F11",
            checkable=True,
        )
        self._full.setChecked(self.isFullScreen())
        self._add(translate("Presentation", "&Help"), self.helpRequested.emit, "F1")
        self._add(translate("Presentation", "Cl&ose"), self.close, "Esc")

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

    def _look_for_clock(self, window: QWidget) -> None:
        found = window.findChild(QObject, CLOCK)
        if found is not None:
            self.follow_clock(cast("HallClock", found))

    def _show_clock(self) -> None:
        clock = self._clock
        wanted = clock is not None and clock.there and self._clock_wanted
        if wanted and self._face is None and clock is not None:
            from vpdesk.gui.hall.clock_face import ClockFace

            self._face = named(ClockFace(clock, strip=True), "hallClockFace", "clock#screen")
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._face)
        if self._face is not None:
            self._face.setVisible(wanted)
        self._size_clock()

    def _size_clock(self) -> None:
        if self._face is not None:
            from vpdesk.gui.hall.clock_face import STRIP

            self._face.setFixedHeight(int(STRIP * self.height()))

    def _screen_removed(self, screen: QScreen) -> None:
        if self.isVisible() and self.screen() == screen:
            # Qt moves the window itself first, as if the other screen were as large.
            QTimer.singleShot(0, self._come_home)

    def _come_home(self) -> None:
        self._stand_on(QGuiApplication.primaryScreen())
