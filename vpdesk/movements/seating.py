"""What cards and schedules say of a movement: who stays, who is switched, where boards go."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from vpdesk.movements.movement import Encounter, Movement, Place, Places


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


def switched(movement: Movement) -> Places:
    """The places where a stationary pair sits the other way than it mostly does at its table.

    Where it sits both ways equally often, the way of its first round there is the usual one.
    """
    found: set[Place] = set()
    residents = stationary(movement)
    for table, encounters in _by_table(movement).items():
        own = [each for each in encounters if residents.get(table) in each.seated]
        if own:
            ways = Counter(_sits_ns(each, residents[table]) for each in own)
            usual = max(ways, key=lambda way: ways[way])
            found.update(each.place for each in own if _sits_ns(each, residents[table]) != usual)
    return frozenset(found)


def shared(movement: Movement, copies: int = 1) -> Places:
    """The places where boards are played that are at more tables in the same round than copies."""
    tables: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    for each in movement.encounters:
        for board in _boards(movement, each):
            tables[each.round, board].add(each.table)
    return frozenset(
        each.place
        for each in movement.encounters
        if any(len(tables[each.round, board]) > copies for board in _boards(movement, each))
    )


def copies_at_once(movement: Movement) -> int:
    """How many copies of the boards are needed so that none are shared."""
    at = Counter(
        (each.round, board) for each in movement.encounters for board in _boards(movement, each)
    )
    return max(at.values(), default=1)


def plays_as_one(movement: Movement) -> bool:
    """Whether all tables play the same board set in each round, so that each has boards of its own.

    Then nobody waits for boards, and none are shared.
    """
    sets = {(each.round, each.board_set) for each in movement.encounters}
    return movement.tables > 1 and len(sets) == len({number for number, _ in sets})


def relayed(movement: Movement) -> Places:
    """The places whose set comes from a stand: played before, but not in the round before."""
    rounds: defaultdict[int, set[int]] = defaultdict(set)
    for each in movement.encounters:
        rounds[each.board_set].add(each.round)
    return frozenset(
        each.place
        for each in movement.encounters
        if min(rounds[each.board_set]) < each.round and each.round - 1 not in rounds[each.board_set]
    )


def most_at_once(places: Iterable[Place]) -> int:
    """The most tables in a round among places."""
    return max(Counter(number for number, _ in places).values(), default=0)


def boards_from(movement: Movement, encounter: Encounter) -> int:
    """The table where the set was in the round before; 0 for a stand, or boards not yet played.

    Of tables that shared it the nearest.
    """
    return _nearest(movement, encounter, encounter.round - 1)


def boards_to(movement: Movement, encounter: Encounter) -> int:
    """The table where the set is in the next round, of several the nearest; 0 for a stand."""
    return _nearest(movement, encounter, encounter.round + 1)


def sit_outs(movement: Movement) -> dict[int, tuple[int, ...]]:
    """By round, the pairs (players of an individual movement) that do not play in it."""
    everybody = range(1, movement.pairs + 1)
    playing: dict[int, set[int]] = {number: set() for number in range(1, movement.rounds + 1)}
    for each in movement.encounters:
        playing[each.round].update(each.seated)
    return {
        number: tuple(pair for pair in everybody if pair not in pairs)
        for number, pairs in playing.items()
    }


def _by_table(movement: Movement) -> dict[int, list[Encounter]]:
    tables: defaultdict[int, list[Encounter]] = defaultdict(list)
    for each in movement.encounters:
        tables[each.table].append(each)
    return tables


def _sits_ns(each: Encounter, pair: int) -> bool:
    return pair in {each.ns, each.south}


def _boards(movement: Movement, each: Encounter) -> tuple[int, ...]:
    return movement.boards[each.board_set - 1]


def _nearest(movement: Movement, encounter: Encounter, number: int) -> int:
    tables = (
        each.table
        for each in movement.encounters
        if each.round == number and each.board_set == encounter.board_set
    )
    return min(tables, key=lambda table: (abs(table - encounter.table), table), default=0)
