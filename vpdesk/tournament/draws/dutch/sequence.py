"""The order in which the rules generate pairings (2012 D, article 4 of 2026), in closed form.

A bracket of n players by rank has S1, its first P, and S2. Exchanges (D.2) come in the order:
fewer players; smaller difference of the sums of places; the highest places moved down; the
lowest places moved up. After that come the transpositions of S2 (D.1), by the opponents of S1
from the top. Which place in this order a set of pairs has follows from the pairs themselves: who
is the higher ranked of a pair stood in S1 after the exchange.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, perm

BITS = 40  # of a component of a weight


@dataclass(frozen=True, slots=True)
class Exchange:
    """Places from 1 that went from S1 to S2 and from S2 to S1, each ascending."""

    down: tuple[int, ...]
    up: tuple[int, ...]


def exchange_of(pairs: Sequence[tuple[int, int]], players: Sequence[int]) -> Exchange:
    """The exchange behind some pairs (higher ranked first) of players, given by rank."""
    place = {player: k for k, player in enumerate(players, 1)}
    higher = {place[first] for first, _ in pairs}
    half = set(range(1, len(pairs) + 1))
    return Exchange(tuple(sorted(half - higher)), tuple(sorted(higher - half)))


def transposition_of(pairs: Sequence[tuple[int, int]], players: Sequence[int]) -> int:
    """Which transposition of S2 after its exchange it is, from 1.

    Those that give S1 the same opponents count as one.
    """
    higher = sorted(first for first, _ in pairs)
    partner = dict(pairs)
    above = set(higher)
    return rank_of([partner[each] for each in higher], [e for e in players if e not in above])


def rank_of(chosen: Sequence[int], among: Sequence[int]) -> int:
    """The place from 1 of an ordered choice in the lexicographic order of all of its length."""
    left = sorted(among)
    rank = 1
    for depth, each in enumerate(chosen):
        k = left.index(each)
        rank += k * perm(len(left) - 1, len(chosen) - depth - 1)
        del left[k]
    return rank


def subset_rank(chosen: Sequence[int], among: Sequence[int]) -> int:
    """The place from 1 of a set in the lexicographic order of all sets of its size (D.3)."""
    rank, start = 1, 0
    for depth, each in enumerate(sorted(chosen)):
        k = among.index(each)
        for skipped in range(start, k):
            rank += comb(len(among) - skipped - 1, len(chosen) - depth - 1)
        start = k + 1
    return rank


class HalvesOrder:
    """Gains of pairs in a homogeneous bracket (or remainder): the greatest sum comes first.

    players: by rank. pairs: in all, so that S1 are the first of them.
    """

    def __init__(self, players: Sequence[int], pairs: int) -> None:
        self._place = {player: k for k, player in enumerate(players, 1)}
        self._pairs = pairs
        self._size = len(players)
        self._digit = (self._size + 1).bit_length()
        self._per_component = BITS // self._digit
        self._down = -(-pairs // BITS)
        self._up = -(-(self._size - pairs) // BITS)
        self._partners = -(-self._size // self._per_component)
        self.size = 2 + self._down + self._up + self._partners
        self.nothing = (0,) * self.size

    def pair(self, first: int, second: int) -> tuple[int, ...]:
        """The gain of a pair against both staying unpaired; first is the higher ranked."""
        a, b = self._place[first], self._place[second]
        gain = [0] * self.size
        self._add_single(gain, a, -1)
        self._add_single(gain, b, -1)
        if a > self._pairs:
            self._move_up(gain, a)
        if b <= self._pairs:
            self._move_down(gain, b)
        component, digit = divmod(a - 1, self._per_component)
        shift = (self._per_component - 1 - digit) * self._digit
        gain[2 + self._down + self._up + component] += (self._size - b + 1) << shift
        return tuple(gain)

    def _add_single(self, gain: list[int], place: int, times: int) -> None:
        if place <= self._pairs:  # unpaired, it would have gone down to S2
            self._move_down(gain, place, times)

    def _move_down(self, gain: list[int], place: int, times: int = 1) -> None:
        gain[0] -= times
        gain[1] += times * place
        component, bit = divmod(self._pairs - place, BITS)
        gain[2 + component] += times << (BITS - 1 - bit)

    def _move_up(self, gain: list[int], place: int) -> None:
        gain[1] -= place
        component, bit = divmod(place - self._pairs - 1, BITS)
        gain[2 + self._down + component] += 1 << (BITS - 1 - bit)


class MovedDownOrder:
    """Gains of pairs in a heterogeneous bracket: which moved-down players, with whom (D.3, D.1).

    moved_down, others: by rank; others are those that may be their opponents.
    """

    def __init__(self, moved_down: Sequence[int], others: Sequence[int]) -> None:
        self._mdp = {player: k for k, player in enumerate(moved_down)}
        self._place = {player: k for k, player in enumerate(sorted([*moved_down, *others]))}
        self._sets = -(-len(moved_down) // BITS)
        self._digit = (len(self._place) + 1).bit_length()
        self._per_component = BITS // self._digit
        self.size = self._sets + -(-len(moved_down) // self._per_component)
        self.nothing = (0,) * self.size

    def pair(self, first: int, second: int) -> tuple[int, ...]:
        """The gain of a pair; first is the higher ranked."""
        k = self._mdp.get(first)
        if k is None:
            return self.nothing
        gain = [0] * self.size
        component, bit = divmod(k, BITS)
        gain[component] = 1 << (BITS - 1 - bit)
        component, digit = divmod(k, self._per_component)
        shift = (self._per_component - 1 - digit) * self._digit
        gain[self._sets + component] = (len(self._place) - self._place[second]) << shift
        return tuple(gain)
