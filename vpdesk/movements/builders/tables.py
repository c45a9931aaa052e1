"""Tables for encounters that are given by round: who can stay sits still, the others move."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from vpdesk.movements.movement import Encounter


class BaseMeeting(NamedTuple):
    """An encounter without a table; all is counted from 0."""

    one: int
    other: int
    board_set: int
    round: int


def seated(meetings: Iterable[BaseMeeting], pairs: int) -> tuple[Encounter, ...]:
    """Seat everybody; each pair plays in every round, so that there are pairs / 2 tables.

    As many pairs as possible, none of which meet, are stationary and sit North-South. Board sets
    are numbered in the order in which they come into play.
    """
    by_round = defaultdict[int, list[BaseMeeting]](list)
    for each in meetings:
        by_round[each.round].append(each)
    stay = {pair: table for table, pair in enumerate(_residents(by_round, pairs))}
    before: dict[int, int] = {}  # the table of each pair in the round before
    sets: dict[int, int] = {}
    found = []
    for number in sorted(by_round):
        rows = _at_tables(by_round[number], stay, before)
        before = {pair: table for table, row in enumerate(rows) for pair in row[:2]}
        for table, (one, other, board_set, _) in enumerate(rows):
            ns, ew = (other, one) if other in stay else (one, other)
            played = sets.setdefault(board_set, len(sets))
            found.append(Encounter(number + 1, table + 1, ns + 1, ew + 1, played + 1))
    return tuple(found)


def _at_tables(
    row: list[BaseMeeting], stay: dict[int, int], before: dict[int, int]
) -> list[BaseMeeting]:
    """The encounters of a round in the order of their tables."""
    at: dict[int, BaseMeeting] = {}
    roving = []
    for each in row:
        table = stay.get(each.one, stay.get(each.other))
        if table is None:
            roving.append(each)
        else:
            at[table] = each
    free = set(range(len(row))) - set(at)
    for each in list(roving):  # who can stay at a table stays there
        kept = {before.get(each.one, -1), before.get(each.other, -1)} & free
        if kept:
            at[min(kept)] = each
            free.remove(min(kept))
            roving.remove(each)
    at.update(zip(sorted(free), roving, strict=True))
    return [at[table] for table in range(len(row))]


def _residents(by_round: dict[int, list[BaseMeeting]], pairs: int) -> list[int]:
    """Pairs that never meet: as many as are found by taking who meets the fewest of the others."""
    meets = defaultdict[int, set[int]](set)
    for row in by_round.values():
        for each in row:
            meets[each.one].add(each.other)
            meets[each.other].add(each.one)
    left = set(range(pairs))
    found = []
    while left:
        taken = min(left, key=lambda pair: (len(meets[pair] & left), pair))
        found.append(taken)
        left -= meets[taken] | {taken}
    return sorted(found)
