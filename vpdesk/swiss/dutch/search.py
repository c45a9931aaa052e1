"""The first pairing, in the order of generation, that fails no criterion more than it must.

A depth-first search over the transpositions of S2 (D.1). A branch is left as soon as counting
shows that the budgets cannot hold: the search finds in an instant what most brackets need, and
gives up after so many steps; then the exact way (exact.py) decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vpdesk.swiss.dutch.field import members


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
    size = len(upper)
    unpaired = lower.bit_count() - size
    if unpaired < 0:
        return None
    rest_of_upper = [0] * (size + 1)
    for depth in range(size - 1, -1, -1):
        rest_of_upper[depth] = rest_of_upper[depth + 1] | 1 << upper[depth]
    budgets = [limit.most for limit in pair_limits]
    if not _can_hold(rest_of_upper[0], lower, unpaired, budgets, pair_limits, float_limits):
        return None
    chosen: list[int] = []
    free = lower
    waiting = [_candidates(upper[0], free, allowed, budgets, pair_limits)] if size else []
    while len(chosen) < size:
        depth = len(chosen)
        candidates = waiting[depth]
        if not candidates:
            if not depth:
                return None
            waiting.pop()
            free |= _take_back(upper[depth - 1], chosen.pop(), budgets, pair_limits)
            continue
        steps.take()
        bit = candidates & -candidates
        waiting[depth] = candidates ^ bit
        player = upper[depth]
        for k, limit in enumerate(pair_limits):
            if limit.partners[player] & bit:
                budgets[k] -= 1
        free ^= bit
        if _can_hold(rest_of_upper[depth + 1], free, unpaired, budgets, pair_limits, float_limits):
            chosen.append(bit)
            if depth + 1 < size:
                waiting.append(
                    _candidates(upper[depth + 1], free, allowed, budgets, pair_limits)
                )
        else:
            free |= _take_back(player, bit, budgets, pair_limits)
    return [bit.bit_length() - 1 for bit in chosen]


def _candidates(
    player: int,
    free: int,
    allowed: Sequence[int],
    budgets: Sequence[int],
    pair_limits: Sequence[PairLimit],
) -> int:
    mask = free & allowed[player]
    for budget, limit in zip(budgets, pair_limits, strict=True):
        if not budget:
            mask &= ~limit.partners[player]
    return mask


def _take_back(
    player: int, bit: int, budgets: list[int], pair_limits: Sequence[PairLimit]
) -> int:
    for k, limit in enumerate(pair_limits):
        if limit.partners[player] & bit:
            budgets[k] += 1
    return bit


def _can_hold(
    upper: int,
    lower: int,
    unpaired: int,
    budgets: Sequence[int],
    pair_limits: Sequence[PairLimit],
    float_limits: Sequence[FloatLimit],
) -> bool:
    """Whether counting leaves room for the rest; upper are to find partners in lower."""
    for budget, limit in zip(budgets, pair_limits, strict=True):
        for players, wanted in limit.groups:
            above, below = (upper & players).bit_count(), (lower & wanted).bit_count()
            if above - below > budget:
                return False
    return all(
        unpaired - (lower & ~limit.players).bit_count() <= limit.most for limit in float_limits
    )
