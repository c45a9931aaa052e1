"""Symmetries of a movement: shifts of all rounds that only rename pairs and board sets.

A cyclic movement that is shifted by some rounds is the same movement with other numbers. Switches
that respect such a symmetry come in orbits; there are few of them, and the best are often among
them: the perfect movements made of a difference set, for one.
"""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.movements.movement import Movement


@dataclass(frozen=True, slots=True)
class Symmetry:
    """How the encounters of a movement, by their index, hang together under a shift.

    orbits: the encounters that each one is shifted to, one after the other.
    unlike: those that must be switched so that each orbit sits alike under the renaming.
    """

    orbits: tuple[tuple[int, ...], ...]
    unlike: frozenset[int]


def symmetries(movement: Movement) -> tuple[Symmetry, ...]:
    """All symmetries by shifts that divide the rounds, the smallest shift first."""
    found = (
        _symmetry(movement, shift)
        for shift in range(1, movement.rounds)
        if movement.rounds % shift == 0
    )
    return tuple(each for each in found if each is not None)


def _symmetry(movement: Movement, shift: int) -> Symmetry | None:
    index = {each.place: at for at, each in enumerate(movement.encounters)}
    onto: list[int] = []
    for each in movement.encounters:
        place = ((each.round - 1 + shift) % movement.rounds + 1, each.table)
        if place not in index:
            return None
        onto.append(index[place])
    names = _renaming(movement, onto)
    return _orbits(movement, onto, names) if names and _keeps_sets(movement, onto) else None


def _renaming(movement: Movement, onto: list[int]) -> dict[int, int]:
    """The new number of each pair; empty where there is no such renaming.

    A pair's new number is the only one that sits at all tables that its tables are shifted to.
    """
    possible: dict[int, set[int]] = {}
    for each, at in zip(movement.encounters, onto, strict=True):
        seated = set(movement.encounters[at].seated)
        for pair in each.seated:
            possible[pair] = possible.get(pair, seated) & seated
    names = {pair: min(numbers) for pair, numbers in possible.items() if len(numbers) == 1}
    return names if len(set(names.values())) == movement.pairs else {}


def _keeps_sets(movement: Movement, onto: list[int]) -> bool:
    """Whether encounters with the same board set are shifted to such with the same set."""
    sets: dict[int, int] = {}
    return all(
        sets.setdefault(each.board_set, shifted) == shifted
        for each, shifted in zip(
            movement.encounters, (movement.encounters[at].board_set for at in onto), strict=True
        )
    )


def _orbits(movement: Movement, onto: list[int], names: dict[int, int]) -> Symmetry:
    orbits: list[tuple[int, ...]] = []
    unlike: set[int] = set()
    left = dict.fromkeys(range(len(onto)))
    while left:
        at = next(iter(left))
        north_south = movement.encounters[at].ns
        orbit: list[int] = []
        while at in left:
            del left[at]
            orbit.append(at)
            if movement.encounters[at].ns != north_south:
                unlike.add(at)
            at, north_south = onto[at], names[north_south]
        orbits.append(tuple(orbit))
    return Symmetry(tuple(orbits), frozenset(unlike))
