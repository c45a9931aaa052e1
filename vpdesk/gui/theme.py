"""Light and dark palettes, one accent colour, and the size of all text."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

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
}

ROLE = QPalette.ColorRole
GROUP = QPalette.ColorGroup


def is_dark(palette: QPalette) -> bool:
    """Whether a palette has light text on a dark ground."""
    return palette.color(ROLE.Window).lightness() < palette.color(ROLE.WindowText).lightness()


def apply_theme(theme: str, *, system_is_dark: bool) -> None:
    """Colour the application: "light", "dark", or "system" for what the desktop asks for."""
    dark = theme == "dark" or (theme == "system" and system_is_dark)
    QApplication.setPalette(_palette(DARK if dark else LIGHT))


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
