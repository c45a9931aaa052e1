"""Where the help opens: at what has the keyboard, in the window and in its dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.gui.widgets.named import PLACE

if TYPE_CHECKING:
    from vpdesk.gui.help.helped import Helped
    from vpdesk.gui.help.window import HelpWindow

FIRST_PLACE = "overview"
SHORTCUT = "helpShortcut"


def place_of(widget: QWidget | None) -> str:
    """The topic about a widget or about the nearest thing around it, as in "scales#blitz"."""
    while widget is not None:
        place = widget.property(PLACE)
        if place:
            return str(place)
        widget = widget.parentWidget()
    return FIRST_PLACE


class HelpDesk(QObject):
    """Opens the help of a window, by F1 in its dialogs too: the window's own F1 stops at them."""

    def __init__(self, window: Helped) -> None:
        super().__init__(window.window_widget)
        self._window = window
        self.help_window: HelpWindow | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusWindowChanged.connect(self._listen_in_dialog)

    def show_for_focus(self) -> None:
        """Show what the help says of the widget that has the keyboard."""
        place = place_of(QApplication.focusWidget() or QApplication.activeWindow())
        choice = self._window.shared_scale.choice
        kind = choice.kind if choice.family is None else "printed"
        self.show(place.format(kind=kind, room=self._window.room_name))

    def show(self, place: str) -> None:
        """Show a topic, or a place in it as in "scales#blitz"."""
        if self.help_window is None:
            from vpdesk.gui.help.window import HelpWindow

            self.help_window = HelpWindow(self._window)
        self.help_window.show_place(place)

    def close(self) -> None:
        """Close the help, if it is open."""
        if self.help_window is not None:
            self.help_window.close()
            self.help_window.deleteLater()
            self.help_window = None

    def _listen_in_dialog(self) -> None:
        dialog = QApplication.activeWindow()
        if dialog is None or dialog is self._window.window_widget:
            return
        from PySide6.QtGui import QKeySequence, QShortcut
        from PySide6.QtWidgets import QDialog

        if not isinstance(dialog, QDialog) or dialog.findChild(QShortcut, SHORTCUT) is not None:
            return
        if dialog.windowModality() == Qt.WindowModality.ApplicationModal:
            return  # it would block the help too
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog)
        shortcut.setObjectName(SHORTCUT)
        shortcut.activated.connect(self.show_for_focus)
