"""The actions of an evening as a log to read: what each was about, read off the rows it changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from vpdesk.files.evening.evening_rows import entry_of
from vpdesk.files.stored.journal import Action, ActionState, changes_of
from vpdesk.files.stored.stored_form import RowChange, StoredRow
from vpdesk.pairs.decided import by_director, entry_code
from vpdesk.pairs.evening_logged import EveningLogged, EveningLogKind
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry

RESULTS = "entries"
KINDS = (
    (EveningLogKind.DECISION, {"adjustments", "cancelled"}),
    (EveningLogKind.FIELD, {"entrants", "sections"}),
    (EveningLogKind.DEALS, {"deals"}),
)  # by the tables


def log_of_evening(actions: Iterable[Action]) -> tuple[EveningLogged, ...]:
    """All that was done, the first action first."""
    return tuple(each for action in actions for each in _read(action))


def _read(action: Action) -> list[EveningLogged]:
    try:
        return list(_logged(action, changes_of(action, back=False)))
    except (ValueError, TypeError, KeyError, IndexError):  # another program's
        return [_entry(action)]


def _entry(
    action: Action, kind: EveningLogKind = EveningLogKind.OTHER, **values: Any
) -> EveningLogged:
    holds = action.state is ActionState.DONE
    undone = "" if holds else action.state_at or action.at
    return EveningLogged(action.number, action.at, action.what, kind, undone, **values)


def _logged(action: Action, changes: list[RowChange]) -> Iterator[EveningLogged]:
    results = [each for each in changes if each[0] == RESULTS]
    for _, key, *rows in results:
        before, after = (_result(key, row) for row in rows)
        yield _entry(
            action,
            _kind(before, after),
            place=BoardPlace(*key),  # type: ignore[arg-type] # its result could be read
            before=entry_code(before),
            after=entry_code(after),
        )
    if not results:
        tables = {table for table, *_ in changes}
        yield _entry(
            action, next((each for each, said in KINDS if tables & said), EveningLogKind.OTHER)
        )


def _result(key: StoredRow, row: StoredRow | None) -> PairsEntry | None:
    return None if row is None else entry_of(key, row)


def _kind(before: PairsEntry | None, after: PairsEntry | None) -> EveningLogKind:
    if after is not None and by_director(after):
        return EveningLogKind.DECISION
    return EveningLogKind.RESULT if before is None else EveningLogKind.CORRECTION
