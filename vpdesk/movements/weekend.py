"""Several sessions as one: each pair meets each other one once, or twice, and no board again.

All sessions together are a movement, too, whose measures say how fair the whole is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.even import double_weave
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

BAROMETER, HALVES, HOWELL = ("barometer", "mitchell-howell", "howell")
MOST_SESSIONS = 8


def joined(sessions: Sequence[Movement]) -> Movement:
    """All sessions as one movement: rounds, board sets and boards are numbered on.

    Raises MovementError where they differ in pairs, or are too large together.
    """
    first = sessions[0]
    for each in sessions:
        require(
            (each.pairs, each.individual) == (first.pairs, first.individual),
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Sessions measured as one have equal numbers of pairs: one has {pairs}, "
                "another {others}.",
            ),
            pairs=first.pairs,
            others=each.pairs,
        )
    rounds = accumulate((each.rounds for each in sessions), initial=0)
    sets = accumulate((each.sets for each in sessions), initial=0)
    boards = accumulate((max(map(max, each.boards)) for each in sessions), initial=0)
    encounters: list[Encounter] = []
    numbers: list[tuple[int, ...]] = []
    for each, turn, board_set, board in zip(sessions, rounds, sets, boards, strict=False):
        encounters += [
            replace(row, round=row.round + turn, board_set=row.board_set + board_set)
            for row in each.encounters
        ]
        numbers += [tuple(number + board for number in own) for own in each.boards]
    return replace(
        first,
        tables=max(each.tables for each in sessions),
        rounds=sum(each.rounds for each in sessions),
        encounters=tuple(encounters),
        boards=tuple(numbers),
        notes=(),
    )


def parted(movement: Movement, rounds: Sequence[int]) -> tuple[Movement, ...]:
    """The sessions of a movement, of so many rounds each, with boards from 1 in each of them.

    No board set may be played in two sessions; all sets have as many boards.
    """
    each_set = len(movement.boards[0])
    found = []
    for before, last in pairwise(accumulate(rounds, initial=0)):
        rows = [row for row in movement.encounters if before < row.round <= last]
        sets = {number: at for at, number in enumerate(sorted({row.board_set for row in rows}), 1)}
        session = replace(
            movement,
            tables=max(row.table for row in rows),
            rounds=last - before,
            encounters=tuple(
                replace(row, round=row.round - before, board_set=sets[row.board_set])
                for row in rows
            ),
            boards=one_board_each(len(sets)),
        )
        found.append(session.with_boards(each_set))
    return tuple(found)


def weekend(kind: str, pairs: int, sessions: int, *, twice: bool = False) -> tuple[Movement, ...]:
    """The sessions of a weekend in which all meet once, or twice.

    kind: BAROMETER, in any number of sessions, where all tables play the same boards in a round;
    HALVES, for 8, 10, 12 ... pairs, two sessions or, twice, four: one half of the field plays a
    Mitchell against the other, then each half plays a Howell on the same boards; HOWELL, one
    session or, twice, two of a complete Howell each.
    Raises MovementError for other numbers.
    """
    require(
        1 <= sessions <= MOST_SESSIONS,
        QT_TRANSLATE_NOOP("MovementError", "There are 1 to {most} sessions, not {sessions}."),
        most=MOST_SESSIONS,
        sessions=sessions,
    )
    times = 1 + twice
    if kind == BAROMETER:
        whole = joined([barometer(pairs)] * times)
        each, more = divmod(whole.rounds, sessions)
        return parted(whole, [each + (at < more) for at in range(sessions)])
    needed = times * (2 if kind == HALVES else 1)
    require(
        sessions == needed,
        QT_TRANSLATE_NOOP(
            "MovementError", "A weekend of this kind has {needed} sessions, not {sessions}."
        ),
        needed=needed,
        sessions=sessions,
    )
    return (_halves(pairs) if kind == HALVES else (howell(pairs),)) * times


def _halves(pairs: int) -> tuple[Movement, Movement]:
    """A Mitchell, and a Howell of each half; of an odd half the two who sit out meet."""
    half = pairs // 2
    require(
        pairs % 2 == 0 and 8 <= pairs <= 60,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A Mitchell and two Howells are for an even number of pairs from 8 to 60, not for "
            "{pairs}.",
        ),
        pairs=pairs,
    )
    first = double_weave(pairs) if half % 4 == 0 else mitchell(pairs)
    if half % 2:  # the meetings of the first round are kept for those who would sit out
        rows = [replace(row, round=row.round - 1) for row in first.encounters if row.round > 1]
        first = replace(first, rounds=half - 1, encounters=tuple(rows))
    own = howell(half)
    used = sorted({row.table for row in own.encounters})
    rows = []
    for row in own.encounters:
        table = 1 + used.index(row.table)
        rows.append(replace(row, table=table))
        other = replace(row, table=table + len(used), ns=row.ns + half, ew=row.ew + half)
        rows.append(other)
    if half % 2:
        rows += _left_over(own, half)
    second = Movement(pairs, half, own.rounds, tuple(rows), own.boards, "Mitchell, then Howells")
    return replace(first, name=second.name), second


def _left_over(own: Movement, table: int) -> list[Encounter]:
    """Who sits out in both halves meets at a table of its own, on the set it has not played."""
    half = own.pairs
    found = []
    for turn in range(1, own.rounds + 1):
        rows = own.in_round(turn)
        (out,) = set(range(1, half + 1)) - {pair for row in rows for pair in row.seated}
        played = {row.board_set for row in own.of_pair(out)}
        (board_set,) = set(range(1, own.sets + 1)) - played
        found.append(Encounter(turn, table, out, half + out, board_set))
    return found
