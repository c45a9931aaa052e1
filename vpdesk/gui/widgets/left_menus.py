"""The keyboard is back where it was as soon as a menu is left, not at the bar of the menus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar


class LeftMenus(QObject):
    """Leaves a bar once none of its menus is open; Qt would wait there for a second Esc."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        for each in bar.actions():
            menu = each.menu()
            if isinstance(menu, QMenu):  # the next one may be about to open
                menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self, self._leave))

    def _leave(self) -> None:
        if self._bar.hasFocus() and QApplication.activePopupWidget() is None:
            none = Qt.KeyboardModifier.NoModifier
            away = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            QApplication.sendEvent(self._bar, away)
