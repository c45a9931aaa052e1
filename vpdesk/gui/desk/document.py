"""What a room works on: a value that is changed in steps, and that a file keeps."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol

from PySide6.QtCore import QObject, Signal

from vpdesk.gui.desk.steps import Undoing, UndoSteps, Value, WithSteps


@dataclass(frozen=True, slots=True)
class Change(Generic[Value]):
    """What became of a document: the values before and after, which may be one.

    Else only its file, or what can be undone, is another one. The values have in common what
    did not change. begun: it is other work, with steps and a file of its own.
    """

    before: Value
    now: Value
    begun: bool = False


class ShownDocument(Undoing, Protocol):
    """A document as the window knows it, whoever keeps its steps."""

    @property
    def title(self) -> str:
        """The name of its file, or of what is in it where it has none."""

    @property
    def modified(self) -> bool:
        """Something would be lost if it were given up."""


class Document(QObject, Generic[Value]):
    """A value that a room shows and changes; classes of its own say where it is kept.

    changed: a Change, once all of it is done.
    """

    changed = Signal(object)

    @property
    def value(self) -> Value:
        """What it is now."""
        raise NotImplementedError

    @property
    def path(self) -> Path | None:
        """Its file; None where it has none yet."""
        raise NotImplementedError

    @property
    def modified(self) -> bool:
        """Something would be lost if it were given up."""
        raise NotImplementedError

    @property
    def title(self) -> str:
        """The name of its file, or of what is in it where it has none."""
        return self._name if self.path is None else self.path.name

    @property
    def _name(self) -> str:
        """What it is called without a file."""
        raise NotImplementedError

    def _tell(self, before: Value, *, begun: bool = False) -> None:
        self.changed.emit(Change(before, self.value, begun))


@dataclass(slots=True, eq=False)
class _Origin(Generic[Value]):
    """What a value is compared with, and its file if it has one."""

    saved: Value
    path: Path | None


@dataclass(frozen=True, slots=True)
class _State(Generic[Value]):
    """What undo goes back to. Saving changes the origin that many states have in common."""

    value: Value
    origin: _Origin[Value]


class KeptDocument(WithSteps[_State[Value]], Document[Value]):
    """A document that the user saves now and then; a recovery keeps it until then."""

    def __init__(self, value: Value, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = _State(value, _Origin(value, None))
        self._steps = UndoSteps[_State[Value]]()
        self._aside: tuple[_State[Value], UndoSteps[_State[Value]]] | None = None

    @property
    def value(self) -> Value:
        return self._state.value

    @property
    def path(self) -> Path | None:
        return self._own.origin.path

    @property
    def untouched(self) -> bool:
        """There is nothing to work on yet."""
        return self.path is None and not self.modified and not self.can_redo

    @property
    def modified(self) -> bool:
        return self._content(self._own.value) != self._content(self._own.origin.saved)

    @property
    def before(self) -> Value | None:
        """What it was before the last step; a run of changes is one step."""
        return None if self._steps.last is None else self._steps.last.value

    def save(self, path: Path | None = None) -> None:
        """Write it to a file, which is its own from now on; to its own one if none is given.

        Raises WordedError or OSError; ValueError where it has no file yet.
        """
        path = path or self.path
        if path is None:
            raise ValueError(path)
        self._write(path)
        origin = self._state.origin
        origin.saved, origin.path = self.value, path
        self._tell(self.value)

    def _write(self, path: Path) -> None:
        """Write the value to a file."""
        raise NotImplementedError

    def _content(self, value: Value) -> object:
        """What of a value is saved."""
        return value

    def _set_aside(self, value: Value) -> None:
        """Go on with a value that is kept elsewhere, until _take_up."""
        before, self._aside = self.value, (self._state, self._steps)
        self._state, self._steps = _State(value, _Origin(value, None)), UndoSteps()
        self._tell(before, begun=True)

    def _take_up(self) -> None:
        """Go on with what was set aside."""
        assert self._aside is not None
        before = self.value
        (self._state, self._steps), self._aside = self._aside, None
        self._tell(before, begun=True)

    @property
    def _own(self) -> _State[Value]:
        """What a file and a recovery keep: what is set aside, where something is."""
        return self._state if self._aside is None else self._aside[0]

    def _do(self, value: Value, text: str, run: str = "") -> None:
        """Change the value, so that it can be undone; see UndoSteps.remember."""
        if value != self.value:
            self._step(_State(value, self._state.origin), text, run)

    def _choose(self, value: Value, text: str) -> None:
        """Go on to a value that is as good as saved; undo comes back to the work left behind."""
        self._step(_State(value, _Origin(value, None)), text)

    def _begin(self, value: Value, path: Path | None, saved: Value | None = None) -> None:
        """Begin with other work; what was before is forgotten."""
        self._steps.clear()
        self._go_to(_State(value, _Origin(value if saved is None else saved, path)), begun=True)

    def _step(self, state: _State[Value], text: str, run: str = "") -> None:
        self._steps.remember(self._state, text, run)
        self._go_to(state)

    @property
    def _present(self) -> _State[Value]:
        return self._state

    def _go_to(self, value: _State[Value], *, begun: bool = False) -> None:
        before, self._state = self.value, value
        self._tell(before, begun=begun)
