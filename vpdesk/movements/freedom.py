"""Which arrow switches of a movement are free, and which of them come to the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from vpdesk.movements.movement import Movement
from vpdesk.movements.units import units_of

Turned = NDArray[np.bool_]  # for each encounter whether it is switched


@dataclass(frozen=True, slots=True)
class Freedom:
    """The free switches.

    groups: encounters by their index; each group is switched as a whole.
    alike: sets of encounters that change nothing when all of them are switched; the first of
        each is in no group.
    """

    groups: tuple[tuple[int, ...], ...]
    alike: tuple[tuple[int, ...], ...]

    def bits(self, turned: Turned) -> NDArray[np.int8]:
        """Which groups to switch for it, or for what comes to the same."""
        turned = turned.copy()
        for part in self.alike:
            if turned[part[0]]:
                turned[list(part)] ^= True
        return turned[[group[0] for group in self.groups]].astype(np.int8)

    def turned(self, bits: NDArray[np.int8], encounters: int) -> Turned:
        """Which encounters are switched; of what comes to the same, the fewest."""
        turned = np.zeros(encounters, np.bool_)
        for group, bit in zip(self.groups, bits, strict=True):
            turned[list(group)] = bool(bit)
        for part in self.alike:
            if 2 * turned[list(part)].sum() > len(part):
                turned[list(part)] ^= True
        return turned


def freedom(
    movement: Movement, locked: Collection[tuple[int, int]], *, whole_rounds: bool
) -> Freedom:
    """The free switches of all but the locked places, of encounters or of whole rounds.

    A round with a locked place is not switched as a whole.
    """
    indices = range(len(movement.encounters))
    if whole_rounds:
        rounds = defaultdict[int, list[int]](list)
        for at in indices:
            rounds[movement.encounters[at].round].append(at)
        stay = {number for number, _ in locked}
        free = tuple(tuple(part) for number, part in rounds.items() if number not in stay)
        return Freedom(free, ()) if stay else Freedom(free[1:], (tuple(indices),))
    shut = {at for at in indices if movement.encounters[at].place in locked}
    alike = tuple(part for part in _alike(movement) if not shut & set(part))
    shut |= {part[0] for part in alike}
    return Freedom(tuple((at,) for at in indices if at not in shut), alike)


def _alike(movement: Movement) -> list[tuple[int, ...]]:
    """The encounters of each board set; sets that overlap count as one."""
    owner: dict[int, int] = {}  # of each unit the least unit that it hangs together with

    def root(unit: int) -> int:
        while owner.setdefault(unit, unit) != unit:
            unit = owner[unit]
        return unit

    units = units_of(movement)
    for part in units:
        for unit in part:
            one, other = sorted((root(unit), root(part[0])))
            owner[other] = one
    parts = defaultdict[int, list[int]](list)
    for at, part in enumerate(units):
        parts[root(part[0])].append(at)
    return [tuple(part) for part in parts.values()]
