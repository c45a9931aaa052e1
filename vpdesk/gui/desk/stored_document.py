"""A document of which every action can be undone, be it of another day, and is saved at once."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from vpdesk.errors import WordedError
from vpdesk.files.atomic import StorageError
from vpdesk.files.paths import is_file
from vpdesk.files.stored import Action, HistoryError, StoredFile, TournamentFileError
from vpdesk.files.stored.journal import Journal
from vpdesk.files.stored.stored_file import Clock, local_now
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.disk_writer import Writer
from vpdesk.gui.desk.document import Document, SavingTold, raised
from vpdesk.gui.desk.rescue import Disk, StoredKind
from vpdesk.gui.desk.steps import Value
from vpdesk.gui.texts import user_language
from vpdesk.report.step_words import told_step

RETRY_AFTER_MS = 5000
J = TypeVar("J", bound=Journal[Any])


class StoredDocument(Document[Value], Generic[Value, J]):
    """A value with its history and its file.

    One without a file is kept in a recovery file; one whose file cannot be written is so too, until
    it can. Whatever goes to a disk does so in the thread of its writer; what is not done there
    at once is noted before it is shown, so that the end of the program takes nothing along.

    kept_as: the kind of its file; a class of its own says it. failed: that something was
    not saved in the file is heard once, until it is settled: all is saved. forwarded: files with
    how much of an earlier program has come into each; 0 for a note that fits none.
    """

    settled = Signal()
    forwarded = Signal(object)
    kept_as: ClassVar[StoredKind]

    def __init__(
        self,
        recovery: Path,
        history: J,
        parent: QObject | None = None,
        clock: Clock = local_now,
    ) -> None:
        super().__init__(parent)
        self.writer = Writer(self)
        self._clock, self._recovery = clock, recovery
        self._begun: Any = history.value  # what is not lost if it is given up
        self._trouble = ""  # why it could not be saved
        self._retry = QTimer(self, singleShot=True, interval=RETRY_AFTER_MS)
        self._retry.timeout.connect(self._try_again)
        self._go_on(history, None)

    # What is there

    @property
    def file(self) -> StoredFile[J] | None:
        """Its file; None where it has none yet."""
        return self._disk.file

    @property
    def path(self) -> Path | None:
        return None if self.file is None else self.file.path

    @property
    def read_only(self) -> bool:
        """It cannot be changed here: see refused."""
        return self.refused is not None

    @property
    def refused(self) -> WordedError | None:
        """Why it can only be read; None where it can be changed."""
        return None if self.file is None else self.file.refused

    @property
    def modified(self) -> bool:
        """Something would be lost without the recovery file."""
        if self.file is None:
            return bool(self._history.value != self._begun)
        return not self.file.written

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done, in order, undone or not."""
        return self._history.actions

    def state_after(self, number: int) -> Any:
        """What stood after the action with this number; raises HistoryError where none can say."""
        return self._history.value_after(number)

    @property
    def can_undo(self) -> bool:
        """There is a step to undo."""
        return self.to_undo is not None

    @property
    def can_redo(self) -> bool:
        """There is a step that was undone."""
        return self.to_redo is not None

    @property
    def to_undo(self) -> Action | None:
        """What undo would take back; None where there is nothing, or it may not be."""
        return None if self.read_only else self._history.to_undo

    @property
    def to_redo(self) -> Action | None:
        """What redo would do again."""
        return None if self.read_only else self._history.to_redo

    @property
    def undo_text(self) -> str:
        """What undo takes back, as in "result of board 3"."""
        return _what(self._history.to_undo)

    @property
    def redo_text(self) -> str:
        """What redo does again."""
        return _what(self._history.to_redo)

    # What changes it

    def undo(self) -> None:
        """Take the last action back, be it of another day."""
        if self._may_change() and self.can_undo:
            self._step(self._history.undo)

    def redo(self) -> None:
        """Do again what was undone last."""
        if self._may_change() and self.can_redo:
            self._step(self._history.redo)

    def open(self, path: Path) -> None:
        """Go on with what is in a file; what was before is left as it is.

        Raises WordedError; nothing has changed then.
        """
        if self._is_at(path) and not self.read_only:
            return
        file, before = self._opened(path), self.value
        self.close()
        self._go_on(file.history, file)
        self._back_up()
        self._tell(before, begun=True)

    def refresh(self) -> None:
        """Show what another program has written to a file that can only be read here.

        It is looked for in the writer's thread; what cannot be read then is looked for again.
        """
        disk, file = self._disk, self.file
        if file is None or file.refused is None or self.writer.pending:
            return

        def show(newer: StoredFile[J] | None, error: BaseException | None) -> None:
            if error is not None and not isinstance(error, WordedError | OSError):
                raise error
            if newer is not None and disk is self._disk:
                self._replace(newer)

        self.writer.put(file.newer, show)

    def take_over(self) -> None:
        """Go on with the file as who changes it, where no other program has it any more.

        Raises WordedError; nothing has changed then.
        """
        if self.file is not None and self.read_only:
            self._replace(self._opened(self.file.path))
            self._back_up()

    @property
    def in_use(self) -> bool:
        """Another program had the file when it was opened here."""
        return self.file is not None and self.file.in_use

    @property
    def is_free(self) -> bool:
        """No other program has the file now. Asks the disk."""
        return self.file is not None and self.file.is_free

    def is_before(self, work: StoredFile[J]) -> bool:
        """A recovery file goes on from what is open: it begins with all that was done to it.

        To a new file nothing was done; then it begins with what stands there.
        """
        now, then = self.actions, work.history.actions
        if now == then:
            return False
        if now:
            begins = [(each.at, each.what) for each in now]
            return begins == [(each.at, each.what) for each in then[: len(now)]]
        try:
            return bool(work.history.value_after(0) == self._history.value)
        except HistoryError:
            return False

    def restore(self, file: StoredFile[J]) -> None:
        """Go on with what is in a recovery file of another time; it has no file of its own."""
        before = self.value
        self.close()
        self._go_on(file.history, None, file)
        self._begun = None
        self._tell(before, begun=True)

    def save(self, path: Path | None = None, told: SavingTold = raised) -> None:
        """Write what is not in the file yet, or go on in another file, with the whole history.

        told: of a StorageError, or of none once it is done. An old file stays as it is; where it
        fails it is gone on with. Raises ValueError without a file.
        """
        if path is None and self.file is None:
            raise ValueError(self.title)
        if path is not None:
            self._save_as(path, told)
        elif self.read_only:
            told(None)
        else:
            self._write(told)

    def close(self) -> None:
        """Leave it; what is in the recovery file alone is given up."""
        self._retry.stop()
        self._trouble = ""
        self.writer.put(self._disk.leave, _raise)

    def _save_as(self, path: Path, told: SavingTold) -> None:
        disk, now, there = self._disk, self._history.now, self.file
        same = there is not None and self._is_at(path) and not self.read_only

        def move() -> WordedError | None:
            if same and there is not None and there.written and is_file(path):
                return None
            try:
                disk.move(path, now, same=same)
            except (StorageError, TournamentFileError) as error:
                return error
            return None

        def tell(failed: WordedError | None, error: BaseException | None) -> None:
            _raise(None, error)
            if failed is None:
                self._handed = now
                self._settle()
                self._tell(self.value)
            told(failed)
            if failed is None and not self._history.now.same(now):
                self._write()  # what was done meanwhile

        self.writer.put(move, tell, is_change=True)

    def _begin(self, history: J, *, made: bool) -> None:
        """Begin with something that has no file yet; made: with work that would be lost."""
        before = self.value
        self.close()
        self._go_on(history, None)
        self._begun = history.value
        if made:
            self._begun = None
            self._write()
        self._tell(before, begun=True)

    def _opened(self, path: Path) -> StoredFile[J]:
        kind, clock, recovery = self.kept_as, self._clock, self._recovery

        def read() -> StoredFile[Any]:
            self.writer.settle()  # the same file may just be left
            found.extend(kind.rolled_forward(recovery))
            return kind.file.take(path, clock)

        found: list[tuple[Path, int]] = []
        try:
            return aside(read, lambda file: file.close())
        finally:
            self.forwarded.emit(found)

    def _replace(self, file: StoredFile[J]) -> None:
        """Have the same file as it is now."""
        before = self.value
        self._go_on(file.history, file)
        self._tell(before)

    def _go_on(
        self, history: J, file: StoredFile[J] | None, rescue: StoredFile[J] | None = None
    ) -> None:
        self._history = history
        self._disk = Disk(self.kept_as, self._recovery, history, file, rescue)
        self._handed = history.now  # what went to the disk last

    def _may_change(self) -> bool:
        if self.file is not None and self.read_only:
            self.failed.emit(self.file.not_changed())
            return False
        return True

    def _done(self, change: Callable[[str], object]) -> bool:
        """Have the history changed, and saved."""
        try:
            change(self._clock().isoformat(timespec="seconds"))
        except HistoryError as error:
            self.failed.emit(error)
            return False
        self._write()
        return True

    def _step(self, change: Callable[[str], object]) -> None:
        before = self.value
        if self._done(change):
            self._tell(before)

    def _write(self, told: SavingTold | None = None) -> None:
        """Have it saved; what the disk has not at once is noted before this returns."""
        disk, before, now, late = self._disk, self._handed, self._history.now, False

        def tell(failed: WordedError | None, error: BaseException | None) -> None:
            _raise(None, error)
            if disk is self._disk:
                self._take(failed, aloud=told is None)
                if late or told is not None:
                    self._tell(self.value)
            if told is not None:
                told(failed)

        number = disk.hand(now)
        if not self.writer.put(lambda: disk.store(number), tell, is_change=True):
            disk.note(before, now)
        self._handed, late = now, True

    def _take(self, failed: WordedError | None, *, aloud: bool) -> None:
        """What came of saving it."""
        if self.file is None:
            return
        if failed is None:
            self._settle()
            return
        self._retry.start()
        if aloud and str(failed) != self._trouble:
            self._trouble = str(failed)
            self.failed.emit(failed)

    def _settle(self) -> None:
        """All is in the file."""
        self._retry.stop()
        if self._trouble:
            self._trouble = ""
            self.settled.emit()

    def _try_again(self) -> None:
        if self.file is not None and not self.read_only:
            self._write(lambda _: None)

    def _back_up(self) -> None:
        """Add a backup of the file, once all is in it."""
        disk = self._disk
        if disk.file is None:
            return

        def copy() -> StorageError | None:
            try:
                if disk.file is not None and disk.rescue is None:
                    disk.file.back_up()
            except StorageError as error:
                return error
            return None

        def tell(failed: StorageError | None, error: BaseException | None) -> None:
            _raise(None, error)
            if failed is not None:
                self.failed.emit(failed)

        self.writer.put(copy, tell)

    def _is_at(self, path: Path) -> bool:
        return self.path is not None and os.path.realpath(self.path) == os.path.realpath(path)


def _raise(_: object, error: BaseException | None) -> None:
    if error is not None:
        raise error


def _what(action: Action | None) -> str:
    return "" if action is None else told_step(action.what, user_language())
