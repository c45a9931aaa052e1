"""All that was done to a value, and how to take it back: in words, and as changed rows."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from itertools import zip_longest
from operator import attrgetter
from typing import ClassVar, Generic, NamedTuple, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.files.codec import check_parts
from vpdesk.files.stored.stored_form import (
    RowChange,
    StoredForm,
    StoredRow,
    StoredRows,
    differences,
)

T = TypeVar("T")

MISFIT = QT_TRANSLATE_NOOP(
    "HistoryError",
    "“{what}” cannot be taken back or done again, because another program changed the file.",
)
UNFIT = QT_TRANSLATE_NOOP(
    "HistoryError",
    "“{what}” was not done, because a text or a number in it cannot be kept in a file.",
)
GREATEST = 2**63 - 1  # of SQLite's numbers


class HistoryError(WordedError, ValueError):
    """An action cannot be kept, or does not fit what is there now."""

    context = "HistoryError"


class ActionState(StrEnum):
    """Whether an action holds."""

    DONE = "done"
    UNDONE = "undone"  # and can be done again
    DROPPED = "dropped"  # undone, and then something else was done


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a director did.

    at: when, as in "2026-11-21T19:05:30+01:00". what: in words, as in "result of board 3".
    state_at: when it was undone, or done again, last; "" where it never was.
    row_changes: a JSON list of [table, key, row before, row after].
    """

    number: int
    at: str
    what: str
    row_changes: str
    state: ActionState = ActionState.DONE
    state_at: str = ""


ACTION_COLUMNS = tuple(each.name for each in fields(Action))
action_row = attrgetter(*ACTION_COLUMNS)


class Snapshot(NamedTuple):
    """What a file is to hold at a moment: the rows of a value, and all that was done."""

    rows: StoredRows
    actions: tuple[Action, ...]

    def same(self, other: Snapshot) -> bool:
        """Whether nothing was done between them."""
        return self.rows is other.rows and self.actions == other.actions


class Journal(Generic[T]):
    """A value with the actions that led to it, from its first file on.

    A class of its own says of what kind it is: form. rows: those of which the value was made,
    where that is so; those of an older version stay until something is done, so that what was done
    before fits them.
    """

    form: ClassVar[StoredForm]  # type: ignore[type-arg] # of T, which a variable of the class cannot say

    def __init__(
        self, value: T, actions: Iterable[Action] = (), rows: StoredRows | None = None
    ) -> None:
        self.value = value
        self.rows: StoredRows = self.form.to_rows(value, None) if rows is None else rows
        self._actions = list(actions)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Everything that was done, in order, whether it holds or not."""
        return tuple(self._actions)

    @property
    def now(self) -> Snapshot:
        """What a file is to hold."""
        return Snapshot(self.rows, self.actions)

    @property
    def to_undo(self) -> Action | None:
        """What undo would take back."""
        holding = (each for each in reversed(self._actions) if each.state is ActionState.DONE)
        return next(holding, None)

    @property
    def to_redo(self) -> Action | None:
        """What redo would do again."""
        found = None
        for action in reversed(self._actions):
            if action.state is ActionState.DONE:
                break
            if action.state is ActionState.UNDONE:
                found = action
        return found

    def do(self, value: T, what: str, at: str, *, further: bool = False) -> None:
        """Go on to another value; what was undone before cannot be done again then.

        further: it goes on with the last action, which it makes one with.
        Raises HistoryError where no file can hold it; nothing has changed then.
        """
        value = self._followed(value)
        rows = self.form.to_rows(value, (self.value, self.rows))
        changes = tuple(differences(self.rows, rows))
        last = self._actions[-1] if further and self._actions else None
        if last is not None:
            changes = _joined(changes_of(last, back=False), changes)
        text = json.dumps(changes, ensure_ascii=False, separators=(",", ":"))
        if not _can_be_kept(text, changes):
            raise HistoryError(UNFIT, what=what)
        while (undone := self.to_redo) is not None:
            self._actions[undone.number - 1] = replace(undone, state=ActionState.DROPPED)
        if last is not None:
            self._actions[-1] = replace(last, at=at, what=what, row_changes=text)
        else:
            self._actions.append(Action(len(self._actions) + 1, at, what, text))
        self.value, self.rows = value, rows

    def undo(self, at: str) -> None:
        """Take the last action back that holds. Raises HistoryError where it does not fit."""
        action = self.to_undo
        if action is not None:
            self._step(action, ActionState.UNDONE, at)

    def redo(self, at: str) -> None:
        """Do again what was undone last. Raises HistoryError where it does not fit."""
        action = self.to_redo
        if action is not None:
            self._step(action, ActionState.DONE, at)

    def value_after(self, number: int) -> T:
        """The value as it was left by what holds of the actions up to the one with this number.

        Raises HistoryError where a later one does not fit what is there now.
        """
        rows = self.rows
        for action in reversed(self._actions[number:]):
            if action.state is ActionState.DONE:
                rows = self._moved(rows, action, back=True)
        try:
            return self.form.from_rows(rows, (self.value, self.rows))  # type: ignore[no-any-return]
        except ValueError as error:
            raise HistoryError(MISFIT, what=self._actions[number].what) from error

    def _followed(self, value: T) -> T:
        """A value with what follows of its change."""
        return value

    def _step(self, action: Action, state: ActionState, at: str) -> None:
        rows = self._moved(self.rows, action, back=state is ActionState.UNDONE)
        try:
            value = self.form.from_rows(rows, (self.value, self.rows))
        except ValueError as error:
            raise HistoryError(MISFIT, what=action.what) from error
        self.value, self.rows = value, rows
        self._actions[action.number - 1] = replace(action, state=state, state_at=at)

    def _moved(self, rows: StoredRows, action: Action, *, back: bool) -> StoredRows:
        """The rows with an action, or without it again."""
        try:
            return self.form.applied(rows, changes_of(action, back=back))
        except ValueError as error:
            raise HistoryError(MISFIT, what=action.what) from error


def changes_of(action: Action, *, back: bool) -> list[RowChange]:
    """What an action did as it was written, or what takes it back; ValueError if damaged."""
    try:
        check_parts(action.row_changes)
        found = changes_from(json.loads(action.row_changes))
    except (TypeError, RecursionError) as error:
        raise ValueError(action.row_changes) from error
    return [(table, key, after, before) for table, key, before, after in found] if back else found


def changes_from(found: Iterable[tuple[str, list, list | None, list | None]]) -> list[RowChange]:  # type: ignore[type-arg]
    """Changes of what JSON says of them. Raises TypeError or ValueError where it says none."""
    changes = [
        (str(table), _values(key), _row(before), _row(after)) for table, key, before, after in found
    ]
    if any(before is None and after is None for _, _, before, after in changes):
        raise ValueError(changes)
    return changes


def new_actions(
    before: Iterable[Action], now: Iterable[Action]
) -> list[tuple[Action | None, Action]]:
    """The actions that are others than before, each with what it was."""
    return [
        (old, new) for old, new in zip_longest(before, now) if new is not old and new is not None
    ]


def _can_be_kept(text: str, changes: Iterable[RowChange]) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character, as some programs leave on the clipboard
        return False
    rows = (row for _, key, _, after in changes for row in (key, after or ()))
    return all(abs(value) <= GREATEST for row in rows for value in row if isinstance(value, int))


def _joined(first: Iterable[RowChange], then: Iterable[RowChange]) -> tuple[RowChange, ...]:
    """What two changes come to, one after the other."""
    found = {(table, key): (before, after) for table, key, before, after in first}
    for table, key, before, after in then:
        found[table, key] = (found.get((table, key), (before, None))[0], after)
    return tuple((*place, *rows) for place, rows in found.items() if rows[0] != rows[1])


def _row(found: list[int | str | None] | None) -> StoredRow | None:
    return None if found is None else _values(found)


def _values(found: list[int | str | None]) -> StoredRow:
    if not all(isinstance(each, int | str | None) for each in found):
        raise TypeError(found)
    return tuple(found)
