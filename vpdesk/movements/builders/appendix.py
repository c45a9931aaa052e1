"""The appendix table: two more pairs in a Howell, without more rounds or boards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import require
from vpdesk.movements.movement import Encounter, Movement


def with_appendix(movement: Movement, table: int | None = None) -> Movement:
    """Add an appendix table, and two stationary pairs with the next two numbers.

    One of them sits at table, the other at the new table, which has the number after the last and
    shares its boards; both sit North-South. The two pairs that would have met at table meet the
    two new ones instead: at either of the tables each of the others comes by once at most.
    table: one where nobody plays in more than two rounds; None for the one that gives the movement
    of the best balance.
    Raises MovementError where there is no such table, or this is none.
    """
    candidates = range(1, movement.tables + 1) if table is None else (table,)
    split = [(each, _split(movement, each)) for each in candidates]
    made = [_appended(movement, each, halves) for each, halves in split if halves]
    require(
        bool(made),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "No table can take an appendix table: two moving pairs must meet there in every round.",
        )
        if table is None
        else QT_TRANSLATE_NOOP(
            "MovementError",
            "Table {table} can take no appendix table: two moving pairs must meet there in "
            "every round.",
        ),
        table=table or 0,
    )
    return min(made, key=_squares)


def _appended(movement: Movement, table: int, visitors: dict[int, tuple[int, int]]) -> Movement:
    """The movement with an appendix to a table; visitors: by round, who plays at which of both."""
    stay, appended = movement.pairs + 1, movement.pairs + 2
    encounters: list[Encounter] = []
    for each in movement.encounters:
        if each.table != table:
            encounters.append(each)
            continue
        one, other = visitors[each.round]
        encounters += [
            replace(each, ns=stay, ew=one),
            replace(each, table=movement.tables + 1, ns=appended, ew=other),
        ]
    return replace(
        movement,
        pairs=appended,
        tables=movement.tables + 1,
        encounters=tuple(encounters),
        name=f"{movement.name} with appendix table".strip(),
        notes=(),
    )


def _split(movement: Movement, table: int) -> dict[int, tuple[int, int]]:
    """By round, which of the two pairs goes to the one and which to the other table.

    No pair comes to the same one twice; empty where that cannot be.
    """
    left = {each.round: (each.ns, each.ew) for each in movement.encounters if each.table == table}
    if movement.individual or max(_counts(left).values(), default=3) > 2:
        return {}
    found: dict[int, tuple[int, int]] = {}
    while left:
        # From meeting to meeting each pair changes sides; an open chain has to begin at its end.
        counts, norths = _counts(left), {ns for ns, _ in left.values()}
        pair = min(counts, key=lambda pair: (counts[pair], pair not in norths, pair))
        while rounds := [number for number, both in left.items() if pair in both]:
            number = next((number for number in rounds if left[number][0] == pair), rounds[0])
            ns, ew = left.pop(number)
            found[number] = (ns, ew) if pair == ns else (ew, ns)
            pair = found[number][1]
    return found


def _counts(meetings: dict[int, tuple[int, int]]) -> Counter[int]:
    return Counter(pair for both in meetings.values() for pair in both)


def _squares(movement: Movement) -> int:
    """The sum of squares of the balance matrix, over pairs of pairs."""
    numbers = range(1, movement.pairs + 1)
    played = Counter(each.board_set for each in movement.encounters)
    ns, ew = dict.fromkeys(numbers, 0), dict.fromkeys(numbers, 0)  # sets as bits
    met: Counter[frozenset[int]] = Counter()
    for each in movement.encounters:
        ns[each.ns] |= 1 << each.board_set
        ew[each.ew] |= 1 << each.board_set
        met[frozenset(each.seated)] += played[each.board_set]
    total = 0
    for one, other in combinations(numbers, 2):
        same = (ns[one] & ns[other] | ew[one] & ew[other]).bit_count()
        opposite = (ns[one] & ew[other] | ew[one] & ns[other]).bit_count()
        total += (same - opposite + met[frozenset((one, other))]) ** 2
    return total
