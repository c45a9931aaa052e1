"""What was done in a pairs evening, action by action, as a director reads it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from vpdesk.pairs.pairs_entry import BoardPlace


class EveningLogKind(StrEnum):
    """What an action was about."""

    RESULT = "result"
    CORRECTION = "correction"  # of a result
    DECISION = "decision"  # of the director
    FIELD = "field"  # who plays, and where
    DEALS = "deals"
    OTHER = "other"


class EveningLogged(NamedTuple):
    """A thing that an action did; an action that changed several results has as many.

    number: of the action. at: when, in ISO format. what: as it was said then. undone: when it was
    taken back, in ISO format; "" where it holds. place: of the result; None where it was at none.
    before, after: the result as one types it; "" where there was none, or is none.
    """

    number: int
    at: str
    what: str
    kind: EveningLogKind = EveningLogKind.OTHER
    undone: str = ""
    place: BoardPlace | None = None
    before: str = ""
    after: str = ""
