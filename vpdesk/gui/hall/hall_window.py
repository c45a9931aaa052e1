"""A window for the hall: on a second screen if there is one, its actions in a menu."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vpdesk.gui.texts import translate

WINDOW_SHARE = 0.9  # of a screen that the desk is on too
LEAST_SIZE = QSize(320, 240)


def other_screen(screen: QScreen) -> QScreen | None:
    """A screen that shows something else than this one, as a projector may."""
    place = screen.geometry()
    screens = QGuiApplication.screens()
    return next((each for each in screens if not each.geometry().intersects(place)), None)


class HallWindow(QWidget):
    """Shows a picture to the hall.

    It has no parent: the desk would stay in front of it, and the desk's dialogs block it.
    helpRequested: the user wants to know what can be done here.
    """

    helpRequested = Signal()

    def __init__(self, picture: QWidget) -> None:
        super().__init__()
        self._full: QAction | None = None
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
        """What is done with the window itself."""
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

    def _screen_removed(self, screen: QScreen) -> None:
        if self.isVisible() and self.screen() == screen:
            # Qt moves the window itself first, as if the other screen were as large.
            QTimer.singleShot(0, self._come_home)

    def _come_home(self) -> None:
        self._stand_on(QGuiApplication.primaryScreen())
