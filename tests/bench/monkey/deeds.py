"""What the random user does."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QMessageBox,
)

from tests.bench.monkey.folder import keep_in
from tests.bench.monkey.hands import Button, FocusHands, Modifier, main_window
from vpdesk.languages import LANGUAGES

Key = Qt.Key
PLAIN = [
    *(Key.Key_Tab, Key.Key_Backtab, Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Delete),
    *(Key.Key_Backspace, Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right, Key.Key_Home),
    *(Key.Key_End, Key.Key_PageUp, Key.Key_PageDown, Key.Key_F2, Key.Key_F4, Key.Key_Escape),
    *(Key.Key_Menu, Key.Key_X, Key.Key_L, Key.Key_Plus, Key.Key_Minus, Key.Key_Insert),
]
CONTROL = [getattr(Key, f"Key_{each}") for each in "12345ZYACVXNOSPEDFIURB"]
CONTROL += [*PLAIN[6:15], Key.Key_Plus, Key.Key_Minus, Key.Key_0, Key.Key_Tab, Key.Key_Comma]
LETTERS = [getattr(Key, f"Key_{each}") for each in "ABCDEFGHIJKLMNOPRSTUVWYZ"]
KEYS = [Modifier.NoModifier, Modifier.ShiftModifier, Modifier.ControlModifier]
TEXTS = (
    *("1", "0", "16", "24", "999", "-", "--", "7,5", "-7.5", "x1e9", "10-10", "12.34 - 7.66"),
    *("45-23", "H", "F", "1-0", "0.5", "+", "4s= n", "3nt+1 s", "-50", "2hx-2 e", "pass", "a60"),
    *("Adams, Anna", "Šárka Řehořová", "名前", "<b>x</b>", "&&", "%n {name}", " ", "1 2 3 4 5 6"),
    *("8-16,24", "wbf", "99999999999999999999", "1e400", "nan", "3 5 7", "evening", "copy.csv"),
)
PASTED = (
    *("1\t2\t3\n4\t5\t6\n", "Margin\tVP\n0\t10\n1\t10.4\n", "a;b;c\r\n" * 60, "\x01\u202e", ""),
    *("Adams\nBaker\nClark\n", "10-10\n12-8\n", "4s=\t3nt-1\n", "x" * 20_000),
)
CLICKS = (Button.LeftButton,) * 8 + (Button.RightButton, Button.RightButton, Button.MiddleButton)
DEEP = 4  # event loops within each other: time to close what is open
STALE = 40  # actions that a dialog is in use


class User:
    """Does one thing after another. often: changes the language often."""

    def __init__(self, random: Random, hands: FocusHands, files: list[Path], often: bool) -> None:
        self.random, self.hands, self.files = random, hands, files
        self.folder = files[0].parent
        self._next: deque[Callable[[], str]] = deque()  # what the last idea still needs
        self._dialog: object = None
        self._since = 0
        ideas: list[tuple[int, Callable[[], str]]] = [
            *((24, self._key), (8, self._control), (14, self._type), (28, self._click)),
            *((4, self._drag), (4, self._wheel), (4, self._paste), (2, self._drop)),
            *((2, self._resize), (4, self._menu), (3, self._room), (4, self._undo)),
            *((2, self._action), (1, self._preferences), (2, self._letter)),
            (3 if often else 0, self._language),
        ]
        self._ideas = [idea for weight, idea in ideas for _ in range(weight)]

    def choose(self, depth: int) -> Callable[[], str]:
        """The next thing to do; depth: how many event loops are one within another."""
        if self._next:
            return self._next.popleft()
        dialog = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if dialog is None:
            self._dialog = None
        elif self._dialog is not dialog:
            self._dialog, self._since = dialog, 0
        self._since += 1
        if isinstance(dialog, QFileDialog):
            keep_in(dialog, self.folder)
            if self.random.random() < 0.4:
                return self._name_file
        if dialog is not None and self.random.random() < self._impatience(dialog, depth):
            return self._escape if self.random.random() < 0.7 else self._enter
        return self.random.choice(self._ideas)

    def _impatience(self, dialog: object, depth: int) -> float:
        if depth > DEEP or self._since > STALE:
            return 0.6
        return 0.15 if isinstance(dialog, QDialog) else 0.3 if isinstance(dialog, QMenu) else 0.2

    def leave(self) -> None:
        """Close what is in front; a question whether to keep something is answered by No."""
        shown = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if shown is None:
            window = main_window().windowHandle()
            if window is not None:
                window.close()
            return
        shown.activateWindow()  # help that was called from elsewhere may have taken the keys
        discard = self._giving_up(shown) if isinstance(shown, QMessageBox) else None
        if discard:
            place = shown, discard.mapTo(shown, discard.rect().center())
            self.hands.click(place, Button.LeftButton, Modifier.NoModifier, 1)
        else:
            self._escape()

    @staticmethod
    def _giving_up(question: QMessageBox) -> QAbstractButton | None:
        """The button that gives up what was typed or changed."""
        if question.objectName() == "giveUpTypedQuestion":  # Esc keeps it
            roles = {question.buttonRole(each): each for each in question.buttons()}
            return roles.get(QMessageBox.ButtonRole.AcceptRole)
        return question.button(QMessageBox.StandardButton.Discard)

    # What it does; each says what that was

    def _key(self) -> str:
        key, keys = self.random.choice(PLAIN), self.random.choice([KEYS[0], *KEYS])
        return f"key {key.name} {keys.name} in {self.hands.key(key, keys)}"

    def _control(self) -> str:
        key = self.random.choice(CONTROL)
        keys = Modifier.ControlModifier
        if self.random.random() < 0.2:
            keys |= Modifier.ShiftModifier
        return f"key Ctrl {key.name} in {self.hands.key(key, keys)}"

    def _letter(self) -> str:
        key = self.random.choice(LETTERS)
        return f"key Alt {key.name} in {self.hands.key(key, Modifier.AltModifier)}"

    def _type(self) -> str:
        text = self.random.choice(TEXTS)
        if self.random.random() < 0.7:
            self._next.append(self._enter)
        return f"type {text!r} in {self.hands.text(text)}"

    def _enter(self) -> str:
        return f"key Enter in {self.hands.key(Key.Key_Return)}"

    def _escape(self) -> str:
        return f"key Escape in {self.hands.key(Key.Key_Escape)}"

    def _click(self) -> str:
        place = self.hands.place()
        if place is None:
            return "no place"
        button = self.random.choice(CLICKS)
        keys = self.random.choice([KEYS[0]] * 6 + KEYS)
        times = 2 if self.random.random() < 0.15 else 1
        told = _told(place)
        self.hands.click(place, button, keys, times)
        return f"{button.name} x {times} {keys.name} at {told}"

    def _drag(self) -> str:
        place = self.hands.place()
        if place is None:
            return "no place"
        to = place[1] + QPoint(self.random.randint(-300, 300), self.random.randint(-200, 200))
        told = _told(place)
        self.hands.drag(place, to, self.random.randint(1, 5))
        return f"drag from {told} to {to.x()}, {to.y()}"

    def _wheel(self) -> str:
        place = self.hands.place()
        if place is None:
            return "no place"
        notches = self.random.choice([-3, -1, 1, 3])
        self.hands.wheel(place, notches, self.random.choice([KEYS[0]] * 4 + KEYS))
        return f"wheel {notches} at {_told(place)}"

    def _paste(self) -> str:
        text = self.random.choice(PASTED)
        QGuiApplication.clipboard().setText(text)
        return f"paste {text[:20]!r} in {self.hands.key(Key.Key_V, Modifier.ControlModifier)}"

    def _drop(self) -> str:
        target = self.hands.drop_target()
        if target is None:
            return "no target"
        data, file = QMimeData(), self.random.choice(self.files)
        if self.random.random() < 0.8:
            data.setUrls([QUrl.fromLocalFile(str(file))])
        else:
            data.setText(self.random.choice(PASTED))
        width, height = max(target.width(), 1), max(target.height(), 1)
        at = QPoint(self.random.randrange(width), self.random.randrange(height))
        left, plain = Button.LeftButton, Modifier.NoModifier
        entered = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, left, plain)
        QCoreApplication.sendEvent(target, entered)
        if not entered.isAccepted():
            if isinstance(target, QWindow):  # which knows where the drag is
                QCoreApplication.sendEvent(target, QDragLeaveEvent())
            return f"drag {file.name} over {type(target).__name__}"
        dropped = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, left, plain)
        QCoreApplication.sendEvent(target, dropped)
        return f"drop {file.name}"

    def _resize(self) -> str:
        width, height = self.random.randint(300, 1900), self.random.randint(200, 1200)
        main_window().resize(width, height)
        return f"resize {width} {height}"

    def _menu(self) -> str:
        down, right = self.random.randint(0, 12), self.random.randint(0, 5)
        steps = [Key.Key_Right] * right + [Key.Key_Down] * down + [Key.Key_Return]
        self._next.extend(self._press(key) for key in steps)
        return f"menu {self.hands.key(Key.Key_F10)}"

    def _press(self, key: Key) -> Callable[[], str]:
        return lambda: f"key {key.name} in {self.hands.key(key)}"

    def _room(self) -> str:
        key = self.random.choice(CONTROL[:5])
        return f"room {key.name} {self.hands.key(key, Modifier.ControlModifier)}"

    def _undo(self) -> str:
        key = self.random.choice([Key.Key_Z, Key.Key_Z, Key.Key_Y])
        return f"undo {key.name} {self.hands.key(key, Modifier.ControlModifier)}"

    def _action(self) -> str:
        return f"action {self.hands.action()}"

    def _name_file(self) -> str:
        """Answer a file dialog, with a file that is there or a new one."""
        name = self.random.choice([each.name for each in self.files] + ["new", "a.csv", "b.vpt"])
        self._next.append(self._enter)
        self.hands.key(Key.Key_A, Modifier.ControlModifier)
        return f"name {name} in {self.hands.text(name)}"

    def _preferences(self) -> str:
        fields, steps = self.random.randint(0, 6), self.random.randint(-3, 3)
        keys = [Key.Key_Tab] * fields + [Key.Key_Down if steps > 0 else Key.Key_Up] * abs(steps)
        keys.append(self.random.choice([Key.Key_Return, Key.Key_Escape]))
        self._next.extend(self._press(key) for key in keys)
        return f"preferences {self.hands.key(Key.Key_Comma, Modifier.ControlModifier)}"

    def _language(self) -> str:
        """Another language: from anywhere, or the way that a user goes."""
        code = self.random.choice(list(LANGUAGES))
        if self.hands.change_language(code):
            return f"language {code}"
        steps = [self.random.choice([Key.Key_Up, Key.Key_Down])] * self.random.randint(1, 4)
        self._next.extend(self._press(key) for key in (*steps, Key.Key_Return))
        return f"language {self.hands.key(Key.Key_Comma, Modifier.ControlModifier)}"


def _told(place: tuple[QObject, QPoint]) -> str:
    widget, at = place
    return f"{type(widget).__name__} {widget.objectName()} {at.x()}, {at.y()}"
