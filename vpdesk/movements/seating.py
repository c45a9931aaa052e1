"""What cards and schedules say of a movement: who stays, who is switched, where boards go."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import pairwise

from vpdesk.movements.movement import Encounter, Movement

Place = tuple[int, int]


def stationary(movement: Movement) -> dict[int, int]:
    """The stationary pair of each table that has one.

    It sits there in more than half of the rounds that are played at the table, and in more rounds
    than any other pair. Of two that always sit there together neither is stationary.
    """
    found = {}
    for table, encounters in _by_table(movement).items():
        counts = Counter(pair for each in encounters for pair in each.seated).most_common(2)
        (pair, most), (_, next_most) = counts
        if 2 * most > len(encounters) and most > next_most:
            found[table] = pair
    return found


def switched(movement: Movement) -> frozenset[Place]:
    """The places where a stationary pair sits the other way than it mostly does at its table.

    Where it sits both ways equally often, the way of its first round there is the usual one.
    """
    found: set[Place] = set()
    residents = stationary(movement)
    for table, encounters in _by_table(movement).items():
        own = [each for each in encounters if residents.get(table) in each.seated]
        if own:
            souths = Counter(_sits_ns(each, residents[table]) for each in own)
            usual = max(souths, key=lambda way: souths[way])
            found.update(each.place for each in own if _sits_ns(each, residents[table]) != usual)
    return frozenset(found)


def shared(movement: Movement) -> frozenset[Place]:
    """The places where boards are played that are at another table, too, in the same round."""
    tables: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for each in movement.encounters:
        for board in _boards(movement, each):
            tables[each.round, board].add(each.table)
    return frozenset(
        each.place
        for each in movement.encounters
        if any(len(tables[each.round, board]) > 1 for board in _boards(movement, each))
    )


def relayed(movement: Movement) -> frozenset[Place]:
    """The places whose set comes from a stand.

    It was played before, though at no table in the round before.
    """
    first = _first_rounds(movement)
    return frozenset(
        each.place
        for each in movement.encounters
        if first[each.board_set] < each.round - 1 and not boards_from(movement, each)
    )
