"""What looks no different when the keyboard comes to it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from shiboken6 import isValid

from tests.gui.accessible_builders import place, told
from tests.gui.sights import settle
from vpdesk.gui.widgets.reading_order import stops

LEAST = 3.0  # of contrast, WCAG 2: signs and outlines
MARK = 40  # new pixels that stand out from what was there before: more than the cursor of a field
AROUND = 6  # pixels
KEYS = Qt.WidgetAttribute.WA_KeyboardFocusChange  # of a window that is used by keys


def unmarked(window: QWidget, seen: set[object]) -> Iterator[str]:
    """The stops of a window that have no mark when Tab comes to them.

    seen: those that were looked at, and need not be again.
    """
    window.activateWindow()
    found = [each for each in filter(isValid, stops(window)) if _known(window, each) not in seen]
    for widget in found:
        if not isValid(widget):
            continue
        seen.add(_known(window, widget))
        if widget.isVisible() and len(stops(window)) > 1:
            pixels = _new_pixels(window, widget)
            if pixels is not None and pixels < MARK:
                yield f"{told(widget)}: {pixels}"


def _known(window: QWidget, widget: QWidget) -> tuple[str, ...]:
    return (window.objectName(), told(widget))


def _new_pixels(window: QWidget, widget: QWidget) -> int | None:
    """How many of its pixels stand out with the keyboard from what they were without.

    A line of one pixel that takes another colour does not.
    """
    others = (each for each in filter(isValid, stops(window)) if each is not widget)
    next(others).setFocus()
    _scroll_to(widget)
    settle()
    shown = place(window, widget).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    area = shown.intersected(window.rect())
    without = _luminances(_seen(window, area))
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    if not widget.hasFocus():
        return None
    focused = _luminances(_seen(window, area))
    if focused.shape != without.shape:
        return None
    return int((_contrast(focused, without) >= LEAST).sum())


def _contrast(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """How much luminances stand out from each other, by WCAG 2."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def _seen(window: QWidget, area: QRect) -> QImage:
    window.setAttribute(KEYS, True)  # Qt takes it away when the program moves the keyboard
    return window.grab(area).toImage()


def _luminances(image: QImage) -> np.ndarray:
    """Relative luminance of every pixel, by WCAG 2."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    bits = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)
    parts = bits[..., :3] / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ np.array((0.0722, 0.7152, 0.2126))  # blue, green, red


def _scroll_to(widget: QWidget) -> None:
    holder = widget.parentWidget()
    while holder is not None and not holder.isWindow():
        if isinstance(holder, QScrollArea):
            holder.ensureWidgetVisible(widget)
        holder = holder.parentWidget()
    QApplication.processEvents()
