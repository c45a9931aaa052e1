"""What test_builders and others are made of."""

from __future__ import annotations

from collections import Counter

from vpdesk.movements.movement import Movement
from vpdesk.movements.seating import shared, sit_outs


def meetings(movement: Movement) -> Counter[frozenset[int]]:
    return Counter(frozenset(each.seated) for each in movement.encounters)


def sharing(movement: Movement) -> set[int]:
    """How many tables share boards, of every round."""
    places = Counter(round_ for round_, _ in shared(movement))
    return {places[number] for number in range(1, movement.rounds + 1)}


def assert_fair(movement: Movement, pairs: int, rounds: int) -> None:
    """Nobody meets twice; everybody plays all rounds, or of an odd number sits out as others do."""
    assert (movement.pairs, movement.rounds) == (pairs, rounds)
    assert max(meetings(movement).values()) == 1
    rests = [len(missing) for missing in sit_outs(movement).values()]
    assert rests == [pairs % 2] * rounds
