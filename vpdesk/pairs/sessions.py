"""Several sessions as one event: who took part in them, and what they come to together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.session import placed

OTHER_UNIT = QT_TRANSLATE_NOOP(
    "PairsError", "Sessions in per cent and sessions in IMPs cannot be ranked together."
)
WHOLE_SHARE = 100  # per cent of what sessions before the last one count


class Together(StrEnum):
    """What several sessions come to."""

    BOARDS = "boards"  # the mean, weighted by boards; IMPs are summed
    AVERAGE = "average"  # the mean of the sessions that were played
    SUM = "sum"


@dataclass(frozen=True, slots=True)
class SessionLine:
    """What an entrant reached in a session: per cent or IMPs, and on how many boards."""

    names: tuple[str, ...]
    register: tuple[str, ...]
    value: Fraction
    boards: int


@dataclass(frozen=True, slots=True)
class PlayedSession:
    """A session that was played. percent: it was scored in per cent, not in IMPs."""

    name: str
    date: str
    percent: bool
    lines: tuple[SessionLine, ...]


@dataclass(frozen=True, slots=True)
class Overall:
    """A line of the ranking of all sessions. values: of each session, None where it was away."""

    place: int
    shared: bool
    names: tuple[str, ...]
    values: tuple[Fraction | None, ...]
    total: Fraction


def overall(
    sessions: Sequence[PlayedSession], carry: Together, share: int = WHOLE_SHARE
) -> tuple[Overall, ...]:
    """The ranking of all who took part; the same are those of the same numbers, or names.

    share: per cent that all sessions but the last one count. Raises PairsError for mixed units.
    """
    if len({each.percent for each in sessions}) > 1:
        raise PairsError(OTHER_UNIT)
    rows = _together(sessions)
    if carry is Together.BOARDS and sessions and not sessions[0].percent:
        carry = Together.SUM
    totals = {at: _total(row, carry, Fraction(share, 100)) for at, row in enumerate(rows)}
    names = [next(each for each in reversed(row) if each).names for row in rows]
    return tuple(
        Overall(
            place,
            shared,
            names[at],
            tuple(None if each is None else each.value for each in rows[at]),
            totals[at],
        )
        for place, shared, at in placed(totals, lambda at: names[at])
    )


def _total(row: Sequence[SessionLine | None], carry: Together, share: Fraction) -> Fraction:
    total = weights = Fraction(0)
    for at, each in enumerate(row):
        if each is not None:
            counts = Fraction(1) if at == len(row) - 1 else share
            weight = counts * (each.boards if carry is Together.BOARDS else 1)
            total, weights = total + weight * each.value, weights + weight
    return total if carry is Together.SUM or not weights else total / weights


def _together(sessions: Sequence[PlayedSession]) -> list[list[SessionLine | None]]:
    """Of each entrant its lines, one a session."""
    rows: list[list[SessionLine | None]] = []
    known: dict[frozenset[str], int] = {}
    for at, session in enumerate(sessions):
        for line in session.lines:
            found = next((known[key] for key in _keys(line) if key in known), None)
            if found is None or rows[found][at] is not None:
                found = len(rows)
                rows.append([None] * len(sessions))
            rows[found][at] = line
            known |= dict.fromkeys(_keys(line), found)
    return rows


def _keys(line: SessionLine) -> list[frozenset[str]]:
    """By what an entrant is known: the numbers of all its players, and their names."""
    names = frozenset(f"name {each.casefold()}" for each in line.names)
    numbers = frozenset(f"number {each}" for each in line.register)
    return (
        [numbers, names]
        if len(line.register) == len(line.names) and all(line.register)
        else [names]
    )
