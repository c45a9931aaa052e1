"""The first candidate of a bracket in the order of generation that keeps given limits.

The opponents of the moved-down players come first, then, for each choice of them, the remainder
in the order of its exchanges (D.2, 4.3) and transpositions (D.1, 4.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.field import mask_of, members
from vpdesk.tournament.draws.dutch.search import (
    FloatLimit,
    PairLimit,
    StepsExceededError,
    StepsLeft,
    first_transposition,
)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a candidate must keep.

    mdp_pairs: for pairs of moved-down players only. pairs: for all. floats: for who is left.
    """

    mdp_pairs: tuple[PairLimit, ...]
    pairs: tuple[PairLimit, ...]
    floats: tuple[FloatLimit, ...]


class Search:
    """Looks for the first candidate in which all moved-down players are paired."""

    def __init__(self, allowed: Sequence[int], limits: Limits, steps: StepsLeft) -> None:
        self._allowed = allowed
        self._limits = limits
        self._steps = steps

    def first(self, moved_down: Sequence[int], residents: int, pairs: int) -> Pairs | None:
        """The pairs, the higher ranked first; None if no candidate keeps the limits.

        residents: their mask. pairs: how many in all.
        Raises StepsExceededError where that takes too long, or more than one exchange.
        """
        limits = self._limits
        own = [limit.most for limit in limits.mdp_pairs]
        common = [limit.most for limit in limits.pairs]
        return self._moved_down(moved_down, residents, pairs, own, common)

    def _moved_down(
        self,
        waiting: Sequence[int],
        free: int,
        pairs: int,
        own: Sequence[int],
        common: Sequence[int],
    ) -> Pairs | None:
        limits = self._limits
        left = [
            PairLimit(limit.partners, most, limit.groups)
            for limit, most in zip(limits.pairs, common, strict=True)
        ]
        if not waiting:
            return self._remainder(free, pairs, left)
        first, later = waiting[0], waiting[1:]
        choices = self._allowed[first] & free
        for most, limit in zip((*own, *common), (*limits.mdp_pairs, *left), strict=True):
            if not most:
                choices &= ~limit.partners[first]
        for second in members(choices):
            self._steps.take()
            found = self._moved_down(
                later,
                free ^ 1 << second,
                pairs - 1,
                _spend(own, limits.mdp_pairs, first, second),
                _spend(common, limits.pairs, first, second),
            )
            if found is not None:
                return [(first, second), *found]
        return None

    def _remainder(self, free: int, pairs: int, limits: Sequence[PairLimit]) -> Pairs | None:
        players = list(members(free))
        if self._hopeless(free, len(players), pairs, limits):
            return None
        for upper in self._uppers(players, pairs):
            self._steps.take()
            lower = free & ~mask_of(upper)
            found = first_transposition(
                upper, lower, self._allowed, limits, self._limits.floats, self._steps
            )
            if found is not None:
                return list(zip(upper, found, strict=True))
        raise StepsExceededError

    def _hopeless(self, free: int, size: int, pairs: int, limits: Sequence[PairLimit]) -> bool:
        """No exchange whatever would help."""
        for limit in limits:
            for side, others in limit.groups:
                if pairs - (free & others).bit_count() > limit.most and side:
                    return True
        unpaired = size - 2 * pairs
        return any(
            unpaired - (free & ~limit.players).bit_count() > limit.most
            for limit in self._limits.floats
        )

    def _uppers(self, players: Sequence[int], pairs: int) -> Iterator[list[int]]:
        """S1 as it is, then after each exchange of one player, in their order, without those in
        which somebody has no opponent in the other half.
        """
        upper = list(players[:pairs])
        above, below = mask_of(upper), mask_of(players[pairs:])
        down, up = self._useful(above, below, len(players) - 2 * pairs)
        if down == above and up == below:
            yield upper
        for difference in range(1, len(players) if pairs else 0):
            for place in range(pairs - 1, max(-1, pairs - difference - 1), -1):
                if place + difference >= len(players) or not down >> players[place] & 1:
                    continue
                rising = players[place + difference]
                if up >> rising & 1:
                    yield [*upper[:place], *upper[place + 1 :], rising]

    def _useful(self, above: int, below: int, unpaired: int) -> tuple[int, int]:
        """Whom of S1 and of S2 an exchange may move so that everybody in S1 can have an opponent
        in S2, and the other way round: all of them if that is so as they stand.
        """
        down, up = above, below
        for each in members(above):
            if not self._allowed[each] & below:
                down &= self._allowed[each] | 1 << each
        for each in members(below) if not unpaired else ():
            if not self._allowed[each] & above:
                up &= self._allowed[each] | 1 << each
        return down, up


def _spend(
    budgets: Sequence[int], limits: Sequence[PairLimit], first: int, second: int
) -> list[int]:
    return [
        budget - (limit.partners[first] >> second & 1)
        for budget, limit in zip(budgets, limits, strict=True)
    ]
