"""Everybody who is to be paired, by rank, with bit masks for the questions asked most.

Players are indices from 0 by rank; bit i of a mask stands for player i.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from vpdesk.tournament.draws.matching import most_pairs, pairs_of
from vpdesk.tournament.draws.player_state import Float, PlayerState, Strength, by_rank


class Field:
    """The players of a draw.

    states: by rank. allowed[i]: whom i may meet. eligible: who may get the bye.
    clash[i]: allowed ones with the same absolute preference (only top scorers and their
    opponents have such). same[i], strong_same[i]: who has the same preference, and of these, if
    i's own is strong or absolute, whose is, too.
    down[k], up[k]: who floated down, up k + 1 rounds ago. white, black: who prefers it.
    """

    def __init__(
        self,
        players: Sequence[PlayerState],
        *,
        together: tuple[int, int] | None = None,
        bye: int | None = None,
    ) -> None:
        """together: pairing numbers of two that must meet; bye: of one that must get the bye."""
        self.states = by_rank(players)
        self.index = {state.number: i for i, state in enumerate(self.states)}
        self.scores = [state.score for state in self.states]
        size = len(self.states)
        everybody = (1 << size) - 1
        prefer = [state.preference for state in self.states]
        strength = [state.strength for state in self.states]
        self.white = self._mask(each == "w" for each in prefer)
        self.black = self._mask(each == "b" for each in prefer)
        self.strong = self._mask(each >= Strength.STRONG for each in strength)
        absolute = self._mask(each is Strength.ABSOLUTE for each in strength)
        top = self._mask(state.top_scorer for state in self.states)
        self.eligible = self._mask(not state.barred for state in self.states)
        self.down = [self._floats(Float.DOWN, ago) for ago in (1, 2)]
        self.up = [self._floats(Float.UP, ago) for ago in (1, 2)]
        self.allowed: list[int] = []
        self.clash: list[int] = []
        self.same: list[int] = []
        self.strong_same: list[int] = []
        for i, state in enumerate(self.states):
            bit = 1 << i
            own = {"w": self.white, "b": self.black, "": 0}[prefer[i]]
            met = self._mask_of(state.opponents)
            clash = own & absolute & ~bit if absolute & bit else 0
            excused = clash if top & bit else clash & top
            allowed = everybody & ~bit & ~met & ~(clash & ~excused)
            self.allowed.append(allowed)
            self.clash.append(excused & allowed)
            self.same.append(own & ~bit)
            self.strong_same.append(own & self.strong & ~bit if self.strong & bit else 0)
        self._force(together, bye)

    def _force(self, together: tuple[int, int] | None, bye: int | None) -> None:
        if together:
            first, second = (self.index[each] for each in together)
            self._part((1 << first) | (1 << second))
            self.allowed[first], self.allowed[second] = 1 << second, 1 << first
            self.eligible &= ~(1 << first | 1 << second)
        if bye is not None:
            alone = self.index[bye]
            self._part(1 << alone)
            self.allowed[alone] = 0
            self.eligible &= 1 << alone

    def _part(self, players: int) -> None:
        """Nobody else may meet these."""
        self.allowed = [each & ~players for each in self.allowed]

    def brackets(self) -> list[list[int]]:
        """The players of each score, the highest first."""
        groups = groupby(range(len(self.states)), key=self.scores.__getitem__)
        return [list(group) for _, group in groups]

    def most_pairs(self, players: Sequence[int]) -> int:
        """How many pairs these players can make among themselves."""
        place = {player: k for k, player in enumerate(players)}
        everybody = mask_of(players)
        neighbours = [
            mask_of([place[each] for each in members(self.allowed[player] & everybody)])
            for player in players
        ]
        return pairs_of(most_pairs(len(players), neighbours))

    def numbers(self, players: Sequence[int]) -> tuple[int, ...]:
        """Their pairing numbers."""
        return tuple(self.states[each].number for each in players)

    def _floats(self, kind: Float, ago: int) -> int:
        return self._mask(state.floated(ago) is kind for state in self.states)

    def _mask(self, flags: Iterator[bool]) -> int:
        return sum(1 << i for i, flag in enumerate(flags) if flag)

    def _mask_of(self, numbers: set[int]) -> int:
        mask = 0
        for number in numbers:
            if (i := self.index.get(number)) is not None:
                mask |= 1 << i
        return mask


def mask_of(players: Iterable[int]) -> int:
    """The mask of some players."""
    mask = 0
    for each in players:
        mask |= 1 << each
    return mask


def members(mask: int) -> Iterator[int]:
    """The players of a mask, by rank."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
