"""What a room works on: a value that is changed in steps, and that a file keeps."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol

from PySide6.QtCore import QObject, Signal

from vpdesk.errors import WordedError
from vpdesk.files.kept_file import IN_ANOTHER_WINDOW, KeptFile, not_saved
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.desk.steps import Undoing, UndoSteps, Value, WithSteps

# Only a room's own document knows of which type these are.
AnyWork = Any  # unsaved work of another time
AnyFound = Any  # what a file is read as


@dataclass(frozen=True, slots=True)
class Change(Generic[Value]):
    """What became of a document: the values before and after, which may be one.

    Else only its file, or what can be undone, is another one. The values have in common what
    did not change. begun: it is other work, with steps and a file of its own. done: what was done,
    in lower case as in "switch"; "" where a step was taken back, or none was done.
    """

    before: Value
    now: Value
    begun: bool = False
    done: str = ""


SavingError = WordedError | OSError
SavingTold = Callable[[SavingError | None], object]
"""Is told why something was not saved, or that it is."""


def raised(error: SavingError | None) -> None:
    """Raise why something was not saved."""
    if error is not None:
        raise error


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

    changed: a Change, once all of it is done. failed: a WordedError that says why something was
    not done.
    """

    changed = Signal(object)
    failed = Signal(object)

    def fail(self, error: Exception) -> None:
        """Say why something was not done."""
        self.failed.emit(error)

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

    def is_before(self, work: AnyWork) -> bool:
        """Unsaved work of another time goes on from the file that is open."""
        raise NotImplementedError

    def _tell(self, before: Value, *, begun: bool = False, done: str = "") -> None:
        self.changed.emit(Change(before, self.value, begun, done))


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
    reader: what reads a file of its kind, which whoever opens files for it gives (read_by).
    """

    def __init__(self, value: Value, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.writer = Writer(self)
        self._state = _State(value, _Origin(value, None))
        self._steps = UndoSteps[_State[Value]]()
        self._aside: tuple[_State[Value], UndoSteps[_State[Value]]] | None = None
        self._held: list[KeptFile] = []
        self.reader: Callable[[Path], AnyFound] | None = None

    def read_by(self, reader: Callable[[Path], AnyFound]) -> None:
        """What reads a file of its kind from now on."""
        self.reader = reader

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
    def work(self) -> AnyWork:
        """What a recovery keeps of it."""
        raise NotImplementedError

    def is_before(self, work: AnyWork) -> bool:
        return work.path is not None and work.path == self.path and work != self.work

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

    def save(self, path: Path | None = None, told: SavingTold = raised) -> None:
        """Write it to a file, which is its own from now on; to its own one if none is given.

        The thread of the writer does it. told: of the error, or of none once it is done.
        Raises ValueError where it has no file yet.
        """
        where = path or self.path
        if where is None:
            raise ValueError(path)
        origin, value, held = self._state.origin, self.value, tuple(self._held)

        def write() -> KeptFile | SavingError:
            file = _at(held, where) or KeptFile(where)
            try:
                if file is not origin.file:
                    file.replace()
                file.write(lambda path: self._write(path, value))
            except (WordedError, OSError) as error:
                if file not in held:
                    file.release()
                return error
            return file

        def tell(found: KeptFile | SavingError, error: BaseException | None) -> None:
            if error is not None:
                raise error
            if isinstance(found, KeptFile):
                left, origin.saved, origin.file = origin.file, value, found
                self._keep_only(*(each for each in self._held if each is not left), found)
                self._tell(self.value)
                told(None)
            else:
                told(found)

        self.writer.put(write, tell, is_change=True)

    def refresh(self) -> None:
        """Show what another program has written to a file that can only be read here.

        The thread of the writer reads it; what cannot be read then is looked for again.
        """
        file, reader = self.file, self.reader
        if file is None or not file.in_use or self.writer.pending:
            return
        assert reader is not None

        def read() -> list[AnyFound]:
            return [file.read(reader)] if file.changed else []

        def show(found: list[AnyFound], error: BaseException | None) -> None:
            if error is not None and not isinstance(error, WordedError | OSError):
                raise error
            if error is None and found and file is self.file:
                self._begin_again(file, found[0])

        self.writer.put(read, show)

    def take_over(self) -> None:
        """Go on with the file as who changes it, where no other program has it any more.

        Raises WordedError or OSError; nothing has changed then.
        """
        file = self.file
        if file is None or not file.in_use:
            return
        assert self.reader is not None
        reader = self.reader

        def take() -> list[AnyFound]:
            file.take()
            return [] if file.in_use else [file.read(reader)]

        for found in aside(take):
            self._begin_again(file, found)

    def close(self) -> None:
        """Leave the files to others; the document is not gone on with."""
        self._keep_only()

    def _write(self, path: Path, value: Value) -> None:
        """Write a value to a file; touches nothing else, for a thread calls it."""
        raise NotImplementedError

    def _opened(self, found: AnyFound) -> Value:
        """The value that a file begins with."""
        raise NotImplementedError

    def _begin_again(self, file: KeptFile, found: AnyFound) -> None:
        """Go on with what is in the same file now."""
        before, now = self.value, self._opened(found)
        self._steps.clear()
        self._state = _State(now, _Origin(now, file))
        self._tell(before)

    def _file_at(self, path: Path) -> KeptFile | None:
        """The file at a path, where it is held already."""
        return _at(self._held, path)

    def _keep_only(self, *files: KeptFile) -> None:
        """Hold these files, and leave the others."""
        left = [each for each in self._held if each not in files]
        self._held = list(dict.fromkeys(files))

        def leave() -> None:
            for each in left:
                each.release()

        if left:
            self.writer.put(leave, lambda _, error: raised(error))  # type: ignore[arg-type]

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
            self.fail(self.file.not_changed())
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

        def find() -> tuple[KeptFile | None, Value]:
            file = None if path is None else self._file_at(path) or KeptFile(path)
            if file is None or file.in_use:
                return file, saved
            return file, self._under(file, value, saved, seen)

        file, saved = aside(find)
        if file is not None and file.in_use:
            file.release()
            self.fail(not_saved(file.path, IN_ANOTHER_WINDOW))
            file = None
        self._begin(value, None if file is None else file.path, saved, file)

    def _under(self, file: KeptFile, value: Value, saved: Value, seen: str) -> Value:
        """What of recovered work is saved: it all is where a file changed since holds just that."""
        if not seen:  # kept by an older program
            file.read(lambda _: value)
            return saved
        file.take_seen(seen)
        with suppress(WordedError, OSError):  # what it is now is not written over
            if self.reader is not None and file.changed:
                found = self._opened(self.reader(file.path))
                if self._content(found) == self._content(value):
                    file.read(lambda _: value)
                    return value
        return saved

    def _step(self, state: _State[Value], text: str, run: str = "") -> None:
        self._steps.remember(self._state, text, run)
        self._go_to(state, done="" if run else text)

    @property
    def _present(self) -> _State[Value]:
        return self._state

    def _go_to(self, value: _State[Value], *, begun: bool = False, done: str = "") -> None:
        before, self._state = self.value, value
        self._tell(before, begun=begun, done=done)


def _at(files: Iterable[KeptFile], path: Path) -> KeptFile | None:
    return next((each for each in files if each.is_at(path)), None)
