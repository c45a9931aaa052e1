"""Tab goes through a window as the eye does: along each row, row by row, pane by pane."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QDialog, QLayout, QPushButton, QScrollArea, QToolButton, QWidget

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object  # it stands before whichever class of Qt's it is

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Laid(NamedTuple):
    """A widget, or a layout with the widgets in it, and its place in what holds it."""

    place: QRect
    layout: QLayout | None
    widgets: list[QWidget]


def stops(window: QWidget) -> list[QWidget]:
    """Where Tab halts in a window, from where one begins to read."""
    return [each for each in _read(window) if _takes_tab(each)]


def _takes_tab(widget: QWidget) -> bool:
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(policy) and widget.isEnabled() and widget.focusProxy() is None


def _read(widget: QWidget) -> Iterator[QWidget]:
    """A widget, and all that is seen in it."""
    yield widget
    seen = [each for each in widget.children() if isinstance(each, QWidget) and each.isVisible()]
    inside = [each for each in seen if not each.isWindow()]
    layout = widget.layout()
    if inside:
        yield from _in_rows(layout, inside)


def _in_rows(layout: QLayout | None, widgets: list[QWidget]) -> Iterator[QWidget]:
    """Some widgets, of which a layout and those in it hold some, and what is in them.

    Items of layouts are not asked for: PySide6 may take one for another that is gone.
    """
    parts: list[Laid] = []
    for below in _layouts(layout):
        held = [each for each in widgets if _holds(below, each)]
        if held:
            parts.append(Laid(below.geometry(), below, held))
            widgets = [each for each in widgets if each not in held]
    parts += (Laid(each.geometry(), None, [each]) for each in widgets)
    rows: list[list[Laid]] = []
    for part in sorted(parts, key=lambda each: each.place.top()):
        if rows and part.place.center().y() <= rows[-1][0].place.bottom():
            rows[-1].append(part)
        else:
            rows.append([part])
    for row in rows:
        for each in sorted(row, key=lambda each: each.place.left()):
            if each.layout is None:
                yield from _read(each.widgets[0])
            else:
                yield from _in_rows(each.layout, each.widgets)


def _layouts(layout: QLayout | None) -> list[QLayout]:
    """Those in a layout."""
    below = layout.children() if layout is not None else []
    return [each for each in below if isinstance(each, QLayout)]


def _holds(layout: QLayout, widget: QWidget) -> bool:
    below = _layouts(layout)
    return layout.indexOf(widget) >= 0 or any(_holds(each, widget) for each in below)


class ReadingOrder(_Base):
    """A window through which Tab goes by what lies where, in whichever order it was made."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that the keyboard is at; in a dialog that is Qt's."""
        here, modifier = self.focusWidget(), Qt.KeyboardModifier
        plain = event.modifiers() in (modifier.NoModifier, modifier.KeypadModifier)
        enter = event.key() in ENTER and plain and not event.isAutoRepeat()
        if not enter or isinstance(self, QDialog):
            super().keyPressEvent(event)
        elif isinstance(here, QPushButton | QToolButton):
            here.click()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, on: bool) -> bool:
        """Move the keyboard on. Qt asks for it, too, where what has it is hidden or closed."""
        all_of_them = Qt.TabFocusBehavior.TabFocusAllControls  # on macOS it may be fewer
        as_read = QGuiApplication.styleHints().tabFocusBehavior() == all_of_them
        here = self.focusWidget()
        if not as_read or here is None or not here.isVisible() or not here.isEnabled():
            return super().focusNextPrevChild(on)
        found = stops(self)
        if not found:
            return False
        step = 1 if on else -1
        if here in found:
            wanted = found[(found.index(here) + step) % len(found)]
        else:
            wanted = found[0 if on else -1]
        reason = Qt.FocusReason.TabFocusReason if on else Qt.FocusReason.BacktabFocusReason
        wanted.setFocus(reason)
        holder = wanted.parentWidget()
        while holder is not None and not holder.isWindow():
            if isinstance(holder, QScrollArea):
                holder.ensureWidgetVisible(wanted)
            holder = holder.parentWidget()
        return True
