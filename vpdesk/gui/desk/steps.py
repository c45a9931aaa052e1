"""Undo and redo of values: a step back is the value before."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, Protocol, TypeVar

from vpdesk.gui.texts import user_language
from vpdesk.report.step_words import told_step

Value = TypeVar("Value")


class _Step(NamedTuple, Generic[Value]):
    """A value to go to, and what the change between it and the present one did."""

    value: Value
    text: str


class UndoSteps(Generic[Value]):
    """The values before and after the present one, which the caller keeps.

    most: the oldest steps are forgotten beyond so many; None for no limit.
    """

    def __init__(self, most: int | None = None) -> None:
        self._before: deque[_Step[Value]] = deque(maxlen=most)
        self._after: deque[_Step[Value]] = deque(maxlen=most)
        self._run = ""

    def remember(self, old: Value, text: str = "", run: str = "") -> None:
        """Take note of a change; what was undone cannot be redone any more.

        old: the value before it. text: what it did, as step_words() keeps it. run: changes of the
        same name that follow one another, with no undo or redo between them, are one step; "" is
        a step of its own.
        """
        if not (run and run == self._run):
            self._before.append(_Step(old, text))
        self._after.clear()
        self._run = run

    def start_of(self, run: str) -> Value | None:
        """The value before the run that goes on; None where another one goes on, or none."""
        return self._before[-1].value if run and run == self._run else None

    @property
    def last(self) -> Value | None:
        """The value before the last step; None where there is none."""
        return self._before[-1].value if self._before else None

    def undo(self, present: Value) -> Value:
        """The value before the present one; the present one where there is none."""
        return self._go(self._before, self._after, present)

    def redo(self, present: Value) -> Value:
        """The value that was undone last; the present one where there is none."""
        return self._go(self._after, self._before, present)

    def clear(self) -> None:
        """Forget all steps."""
        self._before.clear()
        self._after.clear()
        self._run = ""

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return bool(self._after)

    @property
    def undo_text(self) -> str:
        """What undo takes back; "" where there is nothing."""
        return told_step(self._before[-1].text, user_language()) if self._before else ""

    @property
    def redo_text(self) -> str:
        """What redo does again; "" where there is nothing."""
        return told_step(self._after[-1].text, user_language()) if self._after else ""

    def _go(
        self, source: deque[_Step[Value]], target: deque[_Step[Value]], present: Value
    ) -> Value:
        if not source:
            return present
        step = source.pop()
        target.append(_Step(present, step.text))
        self._run = ""
        return step.value


class Undoing(Protocol):
    """What has steps that can be undone.

    undo_text, redo_text: what would be undone or done again, in lower case as in "switch"; ""
    where that goes without saying.
    """

    @property
    def can_undo(self) -> bool: ...

    @property
    def can_redo(self) -> bool: ...

    @property
    def undo_text(self) -> str: ...

    @property
    def redo_text(self) -> str: ...

    def undo(self) -> None:
        """Take the last step back."""

    def redo(self) -> None:
        """Do again what was undone last."""


class WithSteps(Generic[Value]):
    """A document, a model or a page with steps, in front of its Qt class.

    Its class keeps a present value, and shows another one.
    """

    _steps: UndoSteps[Value]

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return self._steps.can_undo

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return self._steps.can_redo

    @property
    def undo_text(self) -> str:
        """What undo takes back, as in "switch"; "" where that goes without saying."""
        return self._steps.undo_text

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return self._steps.redo_text

    def undo(self) -> None:
        """Take the last step back."""
        if self.can_undo:
            self._go_to(self._steps.undo(self._present))

    def redo(self) -> None:
        """Do again what was undone last."""
        if self.can_redo:
            self._go_to(self._steps.redo(self._present))

    @property
    def _present(self) -> Value:
        """The value as it is now."""
        raise NotImplementedError

    def _go_to(self, value: Value) -> None:
        """Show another value, of before or after the present one."""
        raise NotImplementedError
