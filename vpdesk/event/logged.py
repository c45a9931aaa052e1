"""What was done in an event, action by action, as a director reads it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from vpdesk.event.event import Adjustment
from vpdesk.tournament.round import Game


class LogKind(StrEnum):
    """What an action was about."""

    DRAW = "draw"
    RESULT = "result"
    CORRECTION = "correction"  # of a result, or of who meets
    SHEET = "score sheet"
    RULING = "ruling"
    ADJUSTMENT = "adjustment"
    FIELD = "field"
    STAGE = "stage"
    OTHER = "other"


class Logged(NamedTuple):
    """A thing that an action did; an action that changed several matches has as many.

    number: of the action. at: when, in ISO format. what: as it was said then.
    undone: when it was taken back, in ISO format; "" where it holds.
    stage, group, round, table: from 1, 0 where it was at none. names: of who was concerned, as
    they were called then. before, after: the match; None where there was none, or has none.
    withdrawn, given: adjustments that went and came.
    """

    number: int
    at: str
    what: str
    kind: LogKind = LogKind.OTHER
    undone: str = ""
    stage: int = 0
    group: int = 0
    round: int = 0
    table: int = 0
    names: tuple[str, ...] = ()
    before: Game | None = None
    after: Game | None = None
    withdrawn: tuple[Adjustment, ...] = ()
    given: tuple[Adjustment, ...] = ()
