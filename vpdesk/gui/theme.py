"""How the whole program looks: its page of colours, sizes and spaces, and the themes made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import Qt


class ThemeColours(NamedTuple):
    """All colours of a theme, by what they are for.

    window, base, stripe, button: grounds. text: what is read. hint: what explains, in sentences.
    closed: the text of what cannot be used now. accent: the one colour; text on it is accent_text.
    chosen: the ground of a chosen row while the keyboard is elsewhere; its text is text.
    outline: of what can be typed in, pressed or chosen. line: what parts, and need not be seen.
    missing, asked, ruled, adjusted, corrected, good: signs, each with a shape of its own, too.
    """

    window: str
    base: str
    stripe: str
    button: str
    text: str
    hint: str
    closed: str
    accent: str
    accent_text: str
    chosen: str
    outline: str
    line: str
    missing: str
    asked: str
    ruled: str
    adjusted: str
    corrected: str
    good: str


LIGHT = ThemeColours(
    window="#f6f7f8",
    base="#ffffff",
    stripe="#f6f8fa",
    button="#ffffff",
    text="#1c2126",
    hint="#545e68",
    closed="#7d8690",
    accent="#0b62b8",
    accent_text="#ffffff",
    chosen="#cfe0f1",
    outline="#767f89",
    line="#c9cfd5",
    missing="#a8480b",
    asked="#7a4fb5",
    ruled="#0b62b8",
    adjusted="#0d6b70",
    corrected="#545e68",
    good="#1f7a3d",
)
DARK = ThemeColours(
    window="#2b3036",
    base="#1b1f23",
    stripe="#20252a",
    button="#3a4148",
    text="#e6e9ec",
    hint="#b4bdc6",
    closed="#8d97a1",
    accent="#6db3f8",
    accent_text="#0c1116",
    chosen="#2d4a66",
    outline="#8b949e",
    line="#59626c",
    missing="#f2a05f",
    asked="#c3a3f0",
    ruled="#6db3f8",
    adjusted="#5fc7ca",
    corrected="#b4bdc6",
    good="#79c98f",
)
SPACE = 4  # pixels: all distances are so many, or twice as many, or a multiple of these
LEAST_TARGET = 24  # pixels: whatever is pressed is as high and wide
LEAST_TYPE = 9  # points, where the system has no smaller type
SMALL_TYPE = 0.9  # times the type of all else

ROLE = QPalette.ColorRole
GROUP = QPalette.ColorGroup
LARGEST = QSize(2560, 1440)  # at first: what is larger is for who asks for it
DARKER = 140  # percent: what Fusion makes of the window for an outline
OUTLINED = (
    *("QLineEdit", "QAbstractSpinBox", "QComboBox", "QPushButton", "QToolButton"),
    *("QCheckBox", "QRadioButton", "QListWidget", "QPlainTextEdit"),
)
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
    # Fusion makes the outline of a field or button darker than its window, too little to be
    # seen; what it takes for the window of these is painted nowhere else.
    palette.setColor(ROLE.Window, QColor(colours.outline).lighter(DARKER))
    for outlined in OUTLINED:
        QApplication.setPalette(palette, outlined)  # type: ignore[arg-type] # bytes do not work
    # It frames a default button as one that has the keyboard; a FocusRing tells them apart.
    palette.setColor(ROLE.Highlight, QColor(colours.outline))
    QApplication.setPalette(palette, "QPushButton")  # type: ignore[arg-type]


class Appearance:
    """ThemeColours and text size of the application, from what the system has for them."""

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
        for each in QApplication.allWidgets():
            if isinstance(each, QComboBox):  # keeps its least size, which Qt forgets with a style
                QApplication.postEvent(each, QEvent(QEvent.Type.StyleChange))  # after the font


def first_size(window: QWidget) -> QSize:
    """Its size before the user has chosen one: all that the screen has."""
    return LARGEST.boundedTo(_space(window))


def least_size(window: QWidget) -> QSize:
    """Its smallest size, in the type of now."""
    metrics, (characters, lines) = QFontMetrics(QApplication.font()), LEAST_TEXT
    least = QSize(metrics.averageCharWidth() * characters, metrics.height() * lines)
    return least.boundedTo(_space(window))


def _palette(colours: ThemeColours) -> QPalette:
    palette = QPalette(QColor(colours.button), QColor(colours.window))
    for role, colour in (
        (ROLE.Window, colours.window),
        (ROLE.WindowText, colours.text),
        (ROLE.Base, colours.base),
        (ROLE.AlternateBase, colours.stripe),
        (ROLE.Text, colours.text),
        (ROLE.PlaceholderText, colours.hint),
        (ROLE.Button, colours.button),
        (ROLE.ButtonText, colours.text),
        (ROLE.ToolTipBase, colours.base),
        (ROLE.ToolTipText, colours.text),
        (ROLE.Highlight, colours.accent),
        (ROLE.HighlightedText, colours.accent_text),
        (ROLE.Accent, colours.accent),
        (ROLE.Link, colours.accent),
        (ROLE.Mid, colours.line),
        (ROLE.Dark, colours.outline),
    ):
        palette.setColor(role, QColor(colour))
    for role in (ROLE.WindowText, ROLE.Text, ROLE.ButtonText, ROLE.HighlightedText):
        palette.setColor(GROUP.Disabled, role, QColor(colours.closed))
    palette.setColor(GROUP.Disabled, ROLE.Highlight, QColor(colours.line))
    palette.setColor(GROUP.Inactive, ROLE.Highlight, QColor(colours.chosen))
    palette.setColor(GROUP.Inactive, ROLE.HighlightedText, QColor(colours.text))
    return palette


def _space(window: QWidget) -> QSize:
    """What the screen has for the window's inside."""
    return window.screen().availableGeometry().size() - FRAME
