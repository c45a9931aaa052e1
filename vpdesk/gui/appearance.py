"""How the whole program looks: its colours and the size of its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

from vpdesk.gui.theme import apply_theme, is_dark

if TYPE_CHECKING:
    from PySide6.QtCore import Qt


class Appearance:
    """Colours and text size of the application, from what the system has for them."""

    def __init__(self) -> None:
        self._font = QApplication.font()
        self._system_is_dark = is_dark(QApplication.palette())

    def follow_system(self, scheme: Qt.ColorScheme, theme: str) -> None:
        """Take note that the system has become light or dark; show a theme anew."""
        self._system_is_dark = scheme.name == "Dark"
        self.set_theme(theme)

    def set_theme(self, theme: str) -> None:
        """Colour the application: "light", "dark", or "system" for what the desktop asks for."""
        apply_theme(theme, system_is_dark=self._system_is_dark)

    def set_zoom(self, percent: int) -> None:
        """Make all text so large, in percent of the system's."""
        font = QFont(self._font)
        size = font.pointSizeF()
        if size < 0:  # the system gave it in pixels
            size = QFontInfo(font).pointSizeF()
        font.setPointSizeF(size * percent / 100)
        QApplication.setFont(font)
