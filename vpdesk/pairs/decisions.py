"""A decision of the director, or a correction: when, where, what was before."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vpdesk.pairs.pairs_entry import BoardPlace


class DecisionKind(StrEnum):
    """What a decision is about."""

    SCORE = "score"  # one that the director gives
    CORRECTION = "correction"  # of a result that was there
    ADJUSTMENT = "adjustment"
    CANCELLED = "cancelled"  # a board, for all
    RESTORED = "restored"  # the same taken back
    FIELD = "field"  # a pair late or gone, or a substitute


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision. when: local time to the minute, in ISO 8601.

    place: of a result; of a board alone its round and table are 0. entrant: its number, 0 for none.
    before, now: results as files have them, hundredths of an adjustment, or names; "" for none.
    """

    when: str
    kind: DecisionKind
    place: BoardPlace | None = None
    entrant: int = 0
    before: str = ""
    now: str = ""
    law: str = ""
    reason: str = ""
