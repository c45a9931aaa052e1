"""What a room works on: a value that is changed in steps, and that a file keeps."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol

from PySide6.QtCore import QObject, Signal

from vpdesk.errors import WordedError
from vpdesk.files.kept_file import IN_ANOTHER_WINDOW, KeptFile, not_saved
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
    file: KeptFile | None


@dataclass(frozen=True, slots=True)
class _State(Generic[Value]):
    """What undo goes back to. Saving changes the origin that many states have in common."""

    value: Value
    origin: _Origin[Value]


class KeptDocument(WithSteps[_State[Value]], Document[Value]):
    """A document that the user saves now and then; a recovery keeps it until then.

    Its file is held while it is there to go back to; one that another program has is only read.
    failed: a WordedError that says why something was not done. reader: what reads a file of its
    kind; set by whoever opens files for it.
    """

    failed = Signal(object)

    def __init__(self, value: Value, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = _State(value, _Origin(value, None))
        self._steps = UndoSteps[_State[Value]]()
        self._aside: tuple[_State[Value], UndoSteps[_State[Value]]] | None = None
        self._held: list[KeptFile] = []
        self.reader: Callable[[Path], Any] | None = None

    @property
    def value(self) -> Value:
        return self._state.value

    @property
    def file(self) -> KeptFile | None:
        """Its file, as it is held; None where it has none yet."""
        return self._own.origin.file

    @property
    def path(self) -> Path | None:
        return None if self.file is None else self.file.path

    @property
    def seen(self) -> str:
        """The check sum of its file as it was read or written last; "" where there is none."""
        return "" if self.file is None else self.file.seen

    @property
    def read_only(self) -> bool:
        """It cannot be changed here: see refused."""
        return self.in_use

    @property
    def in_use(self) -> bool:
        """Another program had the file when it was opened here."""
        return self.file is not None and self.file.in_use

    @property
    def is_free(self) -> bool:
        """No other program has the file now."""
        return self.file is not None and self.file.is_free

    @property
    def refused(self) -> WordedError | None:
        """Why it can only be read; None where it can be changed."""
        return None if self.file is None else self.file.refused

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
        origin = self._state.origin
        file = self._file_at(path) or KeptFile(path)
        try:
            if file is not origin.file:
                file.replace()
            file.write(self._write)
        except BaseException:
            if file not in self._held:
                file.release()
            raise
        left, origin.saved, origin.file = origin.file, self.value, file
        self._keep_only(*(each for each in self._held if each is not left), file)
        self._tell(self.value)

    def refresh(self) -> None:
        """Show what another program has written to a file that can only be read here.

        Raises WordedError or OSError; nothing has changed then.
        """
        file = self.file
        if file is not None and file.in_use and file.changed:
            self._read_again(file)

    def take_over(self) -> None:
        """Go on with the file as who changes it, where no other program has it any more.

        Raises WordedError or OSError; nothing has changed then.
        """
        file = self.file
        if file is not None and file.in_use:
            file.take()
            if not file.in_use:
                self._read_again(file)

    def close(self) -> None:
        """Leave the files to others; the document is not gone on with."""
        self._keep_only()

    def _write(self, path: Path) -> None:
        """Write the value to a file."""
        raise NotImplementedError

    def _opened(self, found: Any) -> Value:
        """The value that a file begins with."""
        raise NotImplementedError

    def _read_again(self, file: KeptFile) -> None:
        assert self.reader is not None
        before, now = self.value, self._opened(file.read(self.reader))
        self._steps.clear()
        self._state = _State(now, _Origin(now, file))
        self._tell(before)

    def _file_at(self, path: Path) -> KeptFile | None:
        """The file at a path, where it is held already."""
        return next((each for each in self._held if each.is_at(path)), None)

    def _keep_only(self, *files: KeptFile) -> None:
        """Hold these files, and leave the others."""
        for each in self._held:
            if each not in files:
                each.release()
        self._held = list(dict.fromkeys(files))

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
        if value == self.value:
            return
        if self.read_only:
            assert self.file is not None
            self.failed.emit(self.file.not_changed())
            self._tell(self.value)  # what was typed is none of it
        else:
            self._step(_State(value, self._state.origin), text, run)

    def _choose(self, value: Value, text: str) -> None:
        """Go on to a value that is as good as saved; undo comes back to the work left behind."""
        self._step(_State(value, _Origin(value, None)), text)

    def _begin(
        self,
        value: Value,
        path: Path | None,
        saved: Value | None = None,
        file: KeptFile | None = None,
    ) -> None:
        """Begin with other work; what was before is forgotten.

        file: the file at the path, where it was read as it is held.
        """
        if file is None and path is not None:
            file = self._file_at(path) or KeptFile(path)
            file.read(lambda _: value)
        self._keep_only(*([] if file is None else [file]))
        self._steps.clear()
        self._go_to(_State(value, _Origin(value if saved is None else saved, file)), begun=True)

    def _restore(self, value: Value, saved: Value, path: Path | None, seen: str) -> None:
        """Begin with unsaved work of another time; without its file where another has that.

        seen: the check sum of the file then; "" where it is not known.
        """
        file = None if path is None else self._file_at(path) or KeptFile(path)
        if file is not None and file.in_use:
            file.release()
            self.failed.emit(not_saved(file.path, IN_ANOTHER_WINDOW))
            file = None
        elif file is not None:
            saved = self._under(file, value, saved, seen)
        self._begin(value, None if file is None else file.path, saved, file)

    def _under(self, file: KeptFile, value: Value, saved: Value, seen: str) -> Value:
        """What of recovered work is saved: it all is where a file changed since holds just that."""
        if not seen:  # kept by an older program
            file.read(lambda _: value)
            return saved
        file.seen = seen
        with suppress(WordedError, OSError):  # what it is now is not written over
            if self.reader is not None and file.changed:
                found = self._opened(self.reader(file.path))
                if self._content(found) == self._content(value):
                    file.read(lambda _: value)
                    return value
        return saved

    def _step(self, state: _State[Value], text: str, run: str = "") -> None:
        self._steps.remember(self._state, text, run)
        self._go_to(state)

    @property
    def _present(self) -> _State[Value]:
        return self._state

    def _go_to(self, value: _State[Value], *, begun: bool = False) -> None:
        before, self._state = self.value, value
        self._tell(before, begun=begun)
