"""Have a screen reader say what has changed elsewhere than where the keyboard is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.report.step_words import told_step

SIGN = "\N{WARNING SIGN} "  # seen, not said


class _Said:
    """now: what is said at this moment: what stands at two places is said once; count: ever."""

    def __init__(self) -> None:
        self.now: set[str] = set()
        self.count = 0

    def add(self, text: str) -> None:
        """Take note of what is said; the moment ends with this turn of the loop of events."""
        self.now.add(text)
        self.count += 1
        QTimer.singleShot(0, self.now.clear)


_said = _Said()


def announce(widget: QWidget, text: str) -> None:
    """Say a text that a widget shows now; nothing where no screen reader listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # not at the start

    text = text.removeprefix(SIGN)
    if text and text not in _said.now and QAccessible.isActive() and widget.isVisible():
        _said.add(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def done_text(step: str) -> str:
    """That something was done; the step as step_words() keeps it."""
    told = told_step(step, user_language())
    return translate("UndoStrip", "Done: {step}").format(step=told)


def tell_done(window: QWidget, step: str) -> None:
    """Say in a moment what was done, unless what tells of it by itself has spoken then.

    Of what is typed in a cell the table tells.
    """
    if _said.now or _is_typing():
        return
    before = _said.count
    _in_turns(
        window, 2, lambda: None if _said.count > before else announce(window, done_text(step))
    )


def tell_last(widget: QWidget, text: Callable[[], str]) -> None:
    """Say what follows from something, once that itself was said."""
    _in_turns(widget, 3, lambda: announce(widget, text()))


def _in_turns(widget: QWidget, turns: int, say: Callable[[], object]) -> None:
    """Say something after so many turns of the loop of events, if the widget is still there."""
    after = say if turns == 1 else lambda: _in_turns(widget, turns - 1, say)
    QTimer.singleShot(0, widget, after)


def _is_typing() -> bool:
    field = QApplication.focusWidget()
    holder = field.parentWidget() if isinstance(field, QLineEdit) else None
    return holder is not None and isinstance(holder.parentWidget(), QAbstractItemView)


def warn(label: QLabel, text: str, *, lasting: bool = False) -> None:
    """Show why something cannot be as it is wanted, and say it; "" where it can.

    lasting: it is shown again and again, and is said when it becomes so.
    """
    told = f"{SIGN}{text}" if text else ""
    if not lasting or told != label.text():
        label.setText(told)
        announce(label, text)
