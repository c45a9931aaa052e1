"""The first pairing, in the order of generation, that fails no criterion more than it must.

A depth-first search over the transpositions of S2 (D.1). A branch is left as soon as counting
shows that the budgets cannot hold: the search finds in an instant what most brackets need, and
gives up after so many steps; then the exact way (exact.py) decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PairLimit:
    """At most so many pairs of a sort may occur.

    partners[i]: the mask of those with whom player i would make such a pair.
    groups: pairs of masks (players, wanted): who of players has a partner in wanted makes no
        such pair. They bound how many there must be among those still unpaired.
    """

    partners: Sequence[int]
    most: int
    groups: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FloatLimit:
    """At most so many of the players of a mask may stay unpaired."""

    players: int
    most: int


class StepsExceededError(Exception):
    """The search took more steps than it was given."""


@dataclass(slots=True)
class Steps:
    """How many steps a search has left."""

    left: int

    def take(self) -> None:
        """Take one. Raises StepsExceededError after the last."""
        self.left -= 1
        if self.left < 0:
            raise StepsExceededError


def first_transposition(
    upper: Sequence[int],
    lower: int,
    allowed: Sequence[int],
    pair_limits: Sequence[PairLimit],
    float_limits: Sequence[FloatLimit],
    steps: Steps,
) -> list[int] | None:
    """Partners in lower (a mask) of the players of upper, the first that keep the limits.

    Those of lower that are left are the unpaired ones. None if there is no such pairing.
    Raises StepsExceededError when the steps run out.
    """
    halves = _Halves(upper, lower, allowed, pair_limits, float_limits)
    if not halves.hold():
        return None
    waiting = [halves.candidates()] if upper else []
    while len(halves.chosen) < len(upper):
        if not waiting[-1]:
            waiting.pop()
            if not waiting:
                return None
            halves.take_back()
            continue
        steps.take()
        bit = waiting[-1] & -waiting[-1]
        waiting[-1] ^= bit
        halves.take(bit)
        if not halves.hold():
            halves.take_back()
        elif len(halves.chosen) < len(upper):
            waiting.append(halves.candidates())
    return [bit.bit_length() - 1 for bit in halves.chosen]


class _Halves:
    """Two halves of a bracket, the upper of which is given opponents from the top."""

    def __init__(
        self,
        upper: Sequence[int],
        lower: int,
        allowed: Sequence[int],
        pair_limits: Sequence[PairLimit],
        float_limits: Sequence[FloatLimit],
    ) -> None:
        self.chosen: list[int] = []  # a bit for each opponent
        self._upper = upper
        self._free = lower
        self._allowed = allowed
        self._pair_limits = pair_limits
        self._float_limits = float_limits
        self._budgets = [limit.most for limit in pair_limits]
        self._unpaired = lower.bit_count() - len(upper)
        self._waiting = [0] * (len(upper) + 1)  # from each place on, who waits for an opponent
        for place in range(len(upper) - 1, -1, -1):
            self._waiting[place] = self._waiting[place + 1] | 1 << upper[place]

    def candidates(self) -> int:
        """Who may be the next opponent."""
        player = self._upper[len(self.chosen)]
        mask = self._free & self._allowed[player]
        for budget, limit in zip(self._budgets, self._pair_limits, strict=True):
            if not budget:
                mask &= ~limit.partners[player]
        return mask

    def take(self, bit: int) -> None:
        """Make one the next opponent."""
        self._spend(bit, 1)
        self.chosen.append(bit)
        self._free ^= bit

    def take_back(self) -> None:
        """Undo the last choice."""
        bit = self.chosen.pop()
        self._free ^= bit
        self._spend(bit, -1)

    def _spend(self, bit: int, times: int) -> None:
        player = self._upper[len(self.chosen)]
        for k, limit in enumerate(self._pair_limits):
            if limit.partners[player] & bit:
                self._budgets[k] -= times

    def hold(self) -> bool:
        """Whether counting leaves room for those that wait."""
        waiting, free = self._waiting[len(self.chosen)], self._free
        for budget, limit in zip(self._budgets, self._pair_limits, strict=True):
            for players, wanted in limit.groups:
                if (waiting & players).bit_count() - (free & wanted).bit_count() > budget:
                    return False
        for each in self._float_limits:
            if self._unpaired - (free & ~each.players).bit_count() > each.most:
                return False
        return self._unpaired >= 0
