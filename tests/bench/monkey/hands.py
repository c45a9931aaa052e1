"""The ways in which the random user reaches the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt, QThread
from PySide6.QtGui import QGuiApplication, QMouseEvent, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from vpdesk.gui.main_window import MainWindow

Button = Qt.MouseButton
Modifier = Qt.KeyboardModifier
NO_KEYS = Modifier.NoModifier
HELD = {
    Modifier.ControlModifier: Qt.Key.Key_Control,
    Modifier.ShiftModifier: Qt.Key.Key_Shift,
    Modifier.AltModifier: Qt.Key.Key_Alt,
}


class FocusHands:
    """A keyboard and a mouse: all goes the way that the system's own events go."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def key(self, key: Qt.Key, keys: Modifier = NO_KEYS) -> str:
        """Press a key; what got it."""
        if QGuiApplication.focusWindow() is None:
            return self._activate()
        name = _name(QApplication.focusWidget())
        _strike(QGuiApplication.focusWindow, key, keys)
        return name

    def text(self, text: str) -> str:
        """Type a text; what got it."""
        window = QGuiApplication.focusWindow()
        if window is None:
            return self._activate()
        name = _name(QApplication.focusWidget())
        for letter in text:
            key = QTest.asciiToKey(ord(letter)) if letter.isascii() else Qt.Key.Key_unknown
            _strike(QGuiApplication.focusWindow, key, NO_KEYS, letter)
            if QGuiApplication.focusWindow() is not window:
                break
        return name

    def place(self) -> tuple[QWidget, QPoint] | None:
        """A window that the mouse may reach, and a place in one of its widgets."""
        window = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if window is None or self.random.random() < 0.1:
            shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
            window = self.random.choice(shown) if shown else None
        if window is None:
            return None
        parts = [each for each in window.findChildren(QWidget) if each.isVisibleTo(window)]
        part = self.random.choice(parts) if parts else window
        if part.window() is not window:
            part = window
        return window, _clamped(part.mapTo(window, _inside(part, self.random)), window)

    def click(
        self, place: tuple[QWidget, QPoint], button: Button, keys: Modifier, times: int
    ) -> None:
        """Click once or twice; the mouse is moved there before."""
        widget, at = place
        window = widget.windowHandle()
        if window is None:
            return
        if window.type() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
            window.requestActivate()  # as a desktop does for a window that is clicked
        steps = [QTest.mousePress, QTest.mouseRelease] * times  # two at once are a double click
        QTest.mouseMove(window, at)
        for step in steps:
            if _gone(window, at):
                return
            step(window, button, keys, at)

    def drag(self, place: tuple[QWidget, QPoint], to: QPoint, steps: int) -> None:
        """Press, move and let go."""
        widget, at = place
        window = widget.windowHandle()
        if window is None:
            return
        to = _clamped(to, widget)
        QTest.mousePress(window, Button.LeftButton, NO_KEYS, at)
        for step in range(1, steps + 1):
            on_the_way = at + (to - at) * step / steps
            if _gone(window, on_the_way):
                return
            QTest.mouseMove(window, on_the_way)
        if not _gone(window, to):
            QTest.mouseRelease(window, Button.LeftButton, NO_KEYS, to)

    def wheel(self, place: tuple[QWidget, QPoint], notches: int, keys: Modifier) -> None:
        """Turn the wheel."""
        window = place[0].windowHandle()
        if window is not None:
            QTest.wheelEvent(window, QPointF(place[1]), QPoint(0, 120 * notches), QPoint(), keys)

    def drop_target(self) -> QWindow | QWidget | None:
        """What a drag from another program reaches."""
        if QApplication.activePopupWidget() is not None:
            return None
        return (QApplication.activeModalWidget() or main_window()).windowHandle()

    def action(self) -> str:
        """Look at a menu: with the keyboard, as all else."""
        return self.key(Qt.Key.Key_F10)

    def change_language(self, code: str) -> bool:
        """Change it from anywhere; False where only the user's own way is open."""
        return False

    def _activate(self) -> str:
        """Bring a window to the front, as a click on it or its desktop does."""
        window = QApplication.activeModalWidget() or main_window()
        window.activateWindow()
        return f"activate {_name(window)}"


class AnyHands(FocusHands):
    """Events for any widget in sight, whether or not a dialog is open before it."""

    def key(self, key: Qt.Key, keys: Modifier = NO_KEYS) -> str:
        if self.random.random() < 0.5 or self._waits():
            return super().key(key, keys)
        widget = self._any()
        name = _name(widget)
        _strike(lambda: widget if widget in QApplication.allWidgets() else None, key, keys)
        return name

    def place(self) -> tuple[QWidget, QPoint] | None:
        if self._waits():
            return super().place()
        widget = self._any()
        return widget, _inside(widget, self.random)

    def click(
        self, place: tuple[QWidget, QPoint], button: Button, keys: Modifier, times: int
    ) -> None:
        widget, at = place
        kinds = [QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease]
        for kind in kinds if times == 1 else [*kinds, QEvent.Type.MouseButtonDblClick, kinds[1]]:
            held = Button.NoButton if kind is kinds[1] else button
            _send_mouse(widget, kind, at, button, held, keys)

    def drag(self, place: tuple[QWidget, QPoint], to: QPoint, steps: int) -> None:
        widget, at = place
        left, none = Button.LeftButton, Button.NoButton
        _send_mouse(widget, QEvent.Type.MouseButtonPress, at, left, left)
        for step in range(1, steps + 1):
            where = at + (to - at) * step / steps
            _send_mouse(widget, QEvent.Type.MouseMove, where, none, left)
        _send_mouse(widget, QEvent.Type.MouseButtonRelease, to, left, none)

    def wheel(self, place: tuple[QWidget, QPoint], notches: int, keys: Modifier) -> None:
        widget, at = place
        where = QPointF(widget.mapToGlobal(at))
        phase = Qt.ScrollPhase.NoScrollPhase
        turned = QPoint(0, 120 * notches)
        none = Button.NoButton
        event = QWheelEvent(QPointF(at), where, QPoint(), turned, none, keys, phase, False)
        QCoreApplication.sendEvent(widget, event)

    def drop_target(self) -> QWindow | QWidget | None:
        return super().drop_target() if self._waits() else self._any()

    def action(self) -> str:
        """Do what a menu offers, whatever is open."""
        if self._waits():
            return super().action()
        actions = [each for each in main_window().actions() if each.isEnabled()]
        if not actions:  # the window is not filled yet
            return "none"
        action = self.random.choice(actions)
        name = action.text()
        action.trigger()
        return name

    def change_language(self, code: str) -> bool:
        """Change it from anywhere; False where only the user's own way is open."""
        window = main_window()
        if self._waits() or window.centralWidget() is None:
            return False
        window.set_preferences(replace(window.settings, language=code))
        return True

    def _waits(self) -> bool:
        """Events behind what is open are left out here."""
        return False

    def _any(self) -> QWidget:
        seen = [each for each in QApplication.allWidgets() if each.isVisible()]
        return self.random.choice(seen) if seen else main_window()


class BehindHands(AnyHands):
    """The same, but not while Qt waits in an event loop of its own until something is closed."""

    def _waits(self) -> bool:
        return QThread.currentThread().loopLevel() > 1


WAYS = {"focus": FocusHands, "behind": BehindHands, "any": AnyHands}


def _strike(
    target: Callable[[], QWindow | QWidget | None], key: Qt.Key, keys: Modifier, text: str = ""
) -> None:
    """Press and let go modifiers and a key, each where the keys go then.

    QTest's own click goes on with a window that the key before has deleted.
    """
    held = [(each, NO_KEYS, "") for modifier, each in HELD.items() if modifier & keys]
    if not text and keys in (NO_KEYS, Modifier.ShiftModifier) and key < Qt.Key.Key_Escape:
        text = str(QTest.keyToAscii(key))
    presses = [*held, (key, keys, text)]
    for press, strokes in ((True, presses), (False, reversed(presses))):
        for code, modifiers, letters in strokes:
            reached = target()
            if reached is not None:
                QTest.simulateEvent(reached, press, code, modifiers, letters, False)


def _send_mouse(
    widget: QWidget,
    kind: QEvent.Type,
    at: QPoint,
    button: Button,
    held: Button,
    keys: Modifier = NO_KEYS,
) -> None:
    if widget not in QApplication.allWidgets():
        return
    where = QPointF(widget.mapToGlobal(at))
    event = QMouseEvent(kind, QPointF(at), where, button, held, keys)
    QCoreApplication.sendEvent(widget, event)


def _gone(window: QWindow, at: QPoint) -> bool:
    """There is no such place any more: what came of the last step took it away."""
    if window not in QGuiApplication.allWindows() or not window.isVisible():
        return True
    return not QRect(QPoint(), window.size()).contains(at)


def main_window() -> MainWindow:
    """The program's window; the one that is left where it has been opened again."""
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
    return next((each for each in found if each.isVisible()), found[0])


def _inside(widget: QWidget, random: Random) -> QPoint:
    width, height = max(widget.width(), 1), max(widget.height(), 1)
    return QPoint(random.randrange(width), random.randrange(height))


def _clamped(at: QPoint, widget: QWidget) -> QPoint:
    """The nearest place within a widget."""
    x, y = min(at.x(), widget.width() - 1), min(at.y(), widget.height() - 1)
    return QPoint(max(x, 0), max(y, 0))


def _name(widget: QWidget | None) -> str:
    return "nothing" if widget is None else f"{type(widget).__name__} {widget.objectName()}"
