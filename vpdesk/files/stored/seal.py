"""A check sum of what a file holds, by which a change behind its back is found."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b

from vpdesk.files.stored.journal import Action, action_row
from vpdesk.files.stored.stored_form import RowChange, StoredRows

MODULUS = 2**63  # SQLite's numbers have a sign


def seal_of(rows: StoredRows, actions: Iterable[Action]) -> int:
    """The sum of a file: that of the marks of all its rows, so that a change is cheap to follow.

    Raises ValueError where a value is neither a number nor a text.
    """
    marks = (_mark(table, key, row) for table, found in rows.items() for key, row in found.items())
    return (sum(marks) + sum(map(_mark_of, actions))) % MODULUS


def resealed(
    seal: int,
    changes: Iterable[RowChange],
    actions: Iterable[tuple[Action | None, Action]],
) -> int:
    """The sum after changed rows and actions, each of these with what it was before."""
    for table, key, before, after in changes:
        seal -= 0 if before is None else _mark(table, key, before)
        seal += 0 if after is None else _mark(table, key, after)
    for old, new in actions:
        seal += _mark_of(new) - (0 if old is None else _mark_of(old))
    return seal % MODULUS


def _mark_of(action: Action) -> int:
    return _mark("actions", *action_row(action))


def _mark(*parts: object) -> int:
    return int.from_bytes(blake2b(_encode(parts).encode(), digest_size=8).digest(), "big")


def _refuse(value: object) -> None:
    raise ValueError(type(value).__name__)


_encode = json.JSONEncoder(default=_refuse).encode
