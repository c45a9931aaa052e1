"""The order of rounds in which the fewest boards wait on a stand: nothing else changes by it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from vpdesk.movements.movement import Movement
from vpdesk.movements.symmetry import symmetries

SWEEPS: Final = 30


def with_fewest_stands(movement: Movement) -> Movement:
    """The movement with its rounds, and the numbers of its board sets, in another order.

    As few tables as an exchange of two rounds can reach fetch boards from a stand. A movement that
    looks the same after every round stays as it is: its pairs and boards go round by a rule.
    """
    regular = any(len(orbit) == movement.rounds for s in symmetries(movement) for orbit in s.orbits)
    if movement.individual or movement.overlapping or regular:
        return movement
    played = [
        sum({1 << each.board_set for each in movement.in_round(number)})
        for number in range(1, movement.rounds + 1)
    ]
    order = list(range(movement.rounds))
    least = _fetched([played[at] for at in order])
    for _ in range(SWEEPS):
        before = least
        for one, other in combinations(range(len(order)), 2):
            order[one], order[other] = order[other], order[one]
            fetched = _fetched([played[at] for at in order])
            if fetched < least:
                least = fetched
            else:
                order[one], order[other] = order[other], order[one]
        if least == before:
            break
    return _in_order(movement, order)


def _fetched(played: list[int]) -> int:
    """How often a set comes back into play after a round without it; sets are bits."""
    seen = last = count = 0
    for sets in played:
        count += (sets & seen & ~last).bit_count()
        seen, last = seen | sets, sets
    return count


def _in_order(movement: Movement, order: list[int]) -> Movement:
    """Rounds in this order, by their numbers from 0; sets numbered as they come into play."""
    numbers = {old + 1: new for new, old in enumerate(order, 1)}
    moved = sorted(
        (replace(each, round=numbers[each.round]) for each in movement.encounters),
        key=lambda each: each.place,
    )
    sets: dict[int, int] = {}
    for each in moved:
        sets.setdefault(each.board_set, len(sets) + 1)
    unused = [old for old in range(1, movement.sets + 1) if old not in sets]
    sets |= {old: len(sets) + at for at, old in enumerate(unused, 1)}
    return replace(
        movement,
        encounters=tuple(replace(each, board_set=sets[each.board_set]) for each in moved),
    )
