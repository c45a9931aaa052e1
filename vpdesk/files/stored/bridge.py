"""What was done while a slow disk was still at work is noted here, on the computer's own disk.

A line is written before the action is shown, and no disk is waited for: whatever ends the program,
the system has it. Once the file has it all, nothing is left here.
"""

from __future__ import annotations

import errno
import json
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from vpdesk.errors import WordedError
from vpdesk.files.stored.database import nothing
from vpdesk.files.stored.guard import MOST_BYTES
from vpdesk.files.stored.journal import (
    Action,
    ActionState,
    Journal,
    Snapshot,
    action_row,
    changes_from,
    new_actions,
)
from vpdesk.files.stored.lock import FileLock
from vpdesk.files.stored.seal import resealed, seal_of
from vpdesk.files.stored.stored_file import StoredFile
from vpdesk.files.stored.stored_form import RowChange, StoredForm, differences
from vpdesk.files.text import read_bytes

ENDING = ".bridge"
DAMAGED = (ValueError, TypeError, KeyError, RecursionError)  # what reading such a note raises
MOST_PARTS = 1_000_000  # lists; what is done in a whole evening has some 10,000
_Line = tuple[int, int, list[RowChange], list[Action]]  # check sums before and after, what is new


class Bridge:
    """What is on its way to a file: a line for each thing that was done.

    The window notes, and the thread that writes says what has arrived.
    """

    def __init__(self, folder: Path, name: str, form: StoredForm[Any], file: Path | None) -> None:
        """Nothing is there yet. name: of the kind. file: that which it leads to, if there is."""
        self._folder, self._name = folder, name
        self._path = self._new_path()
        self._form, self._file = form, file
        self._at_work = threading.Lock()
        self._lock: FileLock | None = None
        self._descriptor = -1
        self._size, self._unsaid = 0, b""  # of the lines in it, and those that it did not take
        self._last: tuple[Snapshot, int] | None = None  # what was noted last, with its check sum

    def note(self, before: Snapshot | None, seal: int | None, now: Snapshot) -> None:
        """Note what turns one into the other. Raises OSError.

        before: None where there is no file yet. seal: its check sum, where that is known.
        """
        with self._at_work:
            self._note(before, seal, now)

    def _note(self, before: Snapshot | None, seal: int | None, now: Snapshot) -> None:
        if self._last is not None:
            before, seal = self._last
        elif before is None:
            before, seal = nothing(self._form).now, 0
        if seal is None:
            seal = seal_of(before.rows, before.actions)
        changes = list(differences(before.rows, now.rows))
        actions = new_actions(before.actions, now.actions)
        after = resealed(seal, changes, actions)
        line = [seal, after, changes, [action_row(new) for _, new in actions]]
        self._last = now, after
        self._write(line)

    def moved(self, file: Path, now: Snapshot) -> None:
        """It leads to another file from here on, which has so much; what came since is kept."""
        with self._at_work:
            last, old = self._last, (self._path, self._descriptor, self._lock)
            self._file, self._last = file, None
            if last is None or last[0].same(now):
                self._remove()
                return
            self._path, self._descriptor, self._lock = self._new_path(), -1, None
            self._unsaid = b""
            with suppress(OSError):  # it is tried again with the next one
                self._note(now, None, last[0])
            _give_up(*old)

    def _new_path(self) -> Path:
        name = f"{self._name}-{os.getpid()}-{os.urandom(4).hex()}{ENDING}"
        return self._folder / name

    def arrived(self, now: Snapshot) -> None:
        """So much is in the file; what is noted goes where there is no more than that."""
        with self._at_work:
            if self._last is not None and self._last[0].same(now):
                self._last = None
                self._remove()

    def leave(self) -> None:
        """What is noted is in the file, or was given up."""
        with self._at_work:
            self._last = None
            self._remove()

    def _write(self, line: object) -> None:
        """Write a line, after those that a full disk has not taken."""
        told = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        self._unsaid += told.encode() + b"\n"
        if self._lock is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(self._path)
        if self._descriptor < 0:
            flags = os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_APPEND
            self._descriptor = os.open(self._path, flags, 0o600)
            self._size = 0
        head = {"file": "" if self._file is None else str(self._file)}
        data = self._unsaid if self._size else json.dumps(head).encode() + b"\n" + self._unsaid
        try:
            _write_whole(self._descriptor, data)
        except OSError:
            os.ftruncate(self._descriptor, self._size)  # what follows begins a line
            raise
        self._size, self._unsaid = self._size + len(data), b""

    def _remove(self) -> None:
        self._unsaid = b""
        _give_up(self._path, self._descriptor, self._lock)
        self._descriptor, self._lock = -1, None


def _give_up(path: Path, descriptor: int, lock: FileLock | None) -> None:
    """Have a note no more."""
    if descriptor >= 0:
        os.close(descriptor)
        with suppress(OSError):
            path.unlink()
    if lock is not None:
        lock.release()


def _write_whole(descriptor: int, data: bytes) -> None:
    if os.write(descriptor, data) < len(data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def roll_forward(
    folder: Path,
    name: str,
    kind: type[StoredFile[Any]],
    others: Callable[[], list[Path]],
    rescue: Callable[[], Path],
) -> Iterator[tuple[Path, int]]:
    """Put what was noted by programs that were ended into the files that it was meant for.

    name: of the kind of file. others: files of the folder that it may have been for as well, where
    a file could not be written. rescue: a name for one that never came about.
    Gives each file with the number of things that it has since; with 0, a note that fits no file
    and is set aside.
    """
    for path in sorted(folder.glob(f"{name}-*{ENDING}")):
        try:
            lock = FileLock(path)
        except OSError:  # its program is at work
            continue
        try:
            file, lines = _read(path)
            found = _put(kind, [*([file] if file else []), *others()], lines, rescue)
        except (OSError, WordedError, *DAMAGED):
            with suppress(OSError):
                yield path.replace(path.with_name(f"{path.name}.broken")), 0
        else:
            if found is not None:
                path.unlink(missing_ok=True)
                if found[1]:
                    yield found
        finally:
            lock.release()


def _read(path: Path) -> tuple[Path | None, list[_Line]]:
    """What is noted, and for which file; a last line that is not whole was shown to nobody."""
    data = read_bytes(path, MOST_BYTES)
    if data.count(b"[") > MOST_PARTS:
        raise ValueError("parts")
    head, *lines = data.split(b"\n")[:-1]
    file = json.loads(head)["file"]
    return Path(file) if file else None, [_line(*json.loads(each)) for each in lines]


def _line(before: int, after: int, changes: list[Any], actions: list[Any]) -> _Line:
    made = [Action(*each) for each in actions]
    new = [replace(each, state=ActionState(each.state)) for each in made]
    return before, after, changes_from(changes), new


def _put(
    kind: type[StoredFile[Any]],
    paths: list[Path],
    lines: list[_Line],
    rescue: Callable[[], Path],
) -> tuple[Path, int] | None:
    """The file that has it all now, and how much is new in it; None where it is out of reach.

    Raises ValueError where no file is what it was when that was noted.
    """
    away = False
    for path in paths:
        try:
            file = kind.take(path)
        except OSError:
            away = True
            continue
        try:
            seal = seal_of(*file.history.now)
            if lines and seal == lines[-1][1]:
                return path, 0
            at = next((at for at, each in enumerate(lines) if each[0] == seal), None)
            if at is None:
                continue
            if file.refused is not None:
                return None
            file.write(_after(kind.kind, file.history.now, lines[at:]))
            return path, len(lines) - at
        finally:
            file.close()
    if lines and lines[0][0] == 0:
        form = kind.kind.form
        now = _after(kind.kind, nothing(form).now, lines)
        made = kind.kind(form.from_rows(now.rows, None), now.actions, now.rows)
        path = rescue()
        kind.make(path, made).close()
        return path, len(lines)
    if away:
        return None
    raise ValueError("nothing that it fits")


def _after(kind: type[Journal[Any]], now: Snapshot, lines: list[_Line]) -> Snapshot:
    rows, actions = now.rows, {each.number: each for each in now.actions}
    for _, _, changes, new in lines:
        rows = kind.form.applied(rows, changes)
        actions |= {each.number: each for each in new}
    kind.form.from_rows(rows, None)  # which must be such a value
    return Snapshot(rows, tuple(actions[each] for each in sorted(actions)))
