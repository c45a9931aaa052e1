"""How the whole program looks: its colours, the size of its text and of its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import Qt

LIGHT = {
    "window": "#f6f7f8",
    "base": "#ffffff",
    "stripe": "#f6f8fa",
    "text": "#1c2126",
    "muted": "#66707a",
    "button": "#ffffff",
    "accent": "#0b62b8",
    "accent_text": "#ffffff",
    "line": "#c9cfd5",
    "box": "#8a949e",
}
DARK = {
    "window": "#2b3036",
    "base": "#1b1f23",
    "stripe": "#20252a",
    "text": "#e6e9ec",
    "muted": "#98a2ac",
    "button": "#3a4148",
    "accent": "#6db3f8",
    "accent_text": "#0c1116",
    "line": "#59626c",
    "box": "#e6e9ec",
}

ROLE = QPalette.ColorRole
GROUP = QPalette.ColorGroup
LARGEST = QSize(2560, 1440)  # at first: what is larger is for who asks for it
FRAME = QSize(16, 64)  # what a desktop may take for title, borders and panel
LEAST_TEXT = (80, 24)  # the smallest window, in characters and lines


def is_dark(palette: QPalette) -> bool:
    """Whether a palette has light text on a dark ground."""
    return palette.color(ROLE.Window).lightness() < palette.color(ROLE.WindowText).lightness()


def apply_theme(theme: str, *, system_is_dark: bool) -> None:
    """Colour the application: "light", "dark", or "system" for what the desktop asks for."""
    dark = theme == "dark" or (theme == "system" and system_is_dark)
    colours = DARK if dark else LIGHT
    palette = _palette(colours)
    QApplication.setPalette(palette)
    # Fusion makes the outline of a box darker than its window, too little to be seen; what it
    # takes for the window here is painted nowhere else.
    palette.setColor(ROLE.Window, QColor(colours["box"]))
    for boxed in ("QCheckBox", "QRadioButton"):
        QApplication.setPalette(palette, boxed)  # type: ignore[arg-type] # bytes do not work


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


def first_size(window: QWidget) -> QSize:
    """Its size before the user has chosen one: all that the screen has."""
    return LARGEST.boundedTo(_space(window))


def least_size(window: QWidget) -> QSize:
    """Its smallest size, in the type of now."""
    metrics, (characters, lines) = QFontMetrics(QApplication.font()), LEAST_TEXT
    least = QSize(metrics.averageCharWidth() * characters, metrics.height() * lines)
    return least.boundedTo(_space(window))


def _palette(colours: dict[str, str]) -> QPalette:
    colour = {name: QColor(value) for name, value in colours.items()}
    palette = QPalette(colour["button"], colour["window"])
    for role, name in (
        (ROLE.Window, "window"),
        (ROLE.WindowText, "text"),
        (ROLE.Base, "base"),
        (ROLE.AlternateBase, "stripe"),
        (ROLE.Text, "text"),
        (ROLE.PlaceholderText, "muted"),
        (ROLE.Button, "button"),
        (ROLE.ButtonText, "text"),
        (ROLE.ToolTipBase, "base"),
        (ROLE.ToolTipText, "text"),
        (ROLE.Highlight, "accent"),
        (ROLE.HighlightedText, "accent_text"),
        (ROLE.Accent, "accent"),
        (ROLE.Link, "accent"),
        (ROLE.Mid, "line"),
    ):
        palette.setColor(role, colour[name])
    for role in (ROLE.WindowText, ROLE.Text, ROLE.ButtonText):
        palette.setColor(GROUP.Disabled, role, colour["muted"])
    palette.setColor(GROUP.Disabled, ROLE.Highlight, colour["line"])
    return palette


def _space(window: QWidget) -> QSize:
    """What the screen has for the window's inside."""
    return window.screen().availableGeometry().size() - FRAME
