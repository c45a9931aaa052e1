"""What a widget is called, for tests and scripts, and where the help tells of it."""

from __future__ import annotations

from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt

T = TypeVar("T", bound=QObject)

PLACE = "helpPlace"  # the property
AUTO = Qt.TextFormat.AutoText


def named(widget: T, name: str, place: str = "") -> T:
    """The widget, with an object name, and with a place in the help where one is given.

    A label or a message shows plain text, unless it is told otherwise.
    """
    widget.setObjectName(name)
    message: Any = widget
    if hasattr(widget, "setTextFormat") and message.textFormat() is AUTO:
        message.setTextFormat(Qt.TextFormat.PlainText)  # names may look like HTML
    if place:
        about(place, widget)
    return widget


def about(place: str, *widgets: QObject) -> None:
    """Have F1 in some widgets, and in those in them, open a place in the help.

    place: a topic, or a heading of it as in "scales#blitz"; {kind} stands for the topic of the
    scale that is shown, {room} for the name of the room.
    """
    for widget in widgets:
        widget.setProperty(PLACE, place)
