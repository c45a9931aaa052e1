"""A bracket of the edition of 2012."""

from __future__ import annotations

from dataclasses import dataclass, field

from vpdesk.swiss.dutch.field import Field, mask_of

Pairs = list[tuple[int, int]]


@dataclass(slots=True)
class Bracket:
    """Players of a bracket, by rank, and how it was paired; all are indices of the field.

    heterogeneous: moved-down players are paired first: they are there, but fewer than half (A.3).
    pairs: the higher ranked first. floaters: who is left, by rank.
    """

    moved_down: list[int]
    residents: list[int]
    heterogeneous: bool = False
    last: bool = False
    pairs: Pairs = field(default_factory=list)
    floaters: list[int] = field(default_factory=list)

    @property
    def players(self) -> list[int]:
        """All of them, by rank."""
        return sorted([*self.moved_down, *self.residents])

    def take(self, pairs: Pairs) -> None:
        """Be paired so."""
        self.pairs = sorted(pairs)
        self.floaters = self.left_by(pairs)

    def left_by(self, pairs: Pairs) -> list[int]:
        """Who is left over by some pairs."""
        paired = {each for pair in pairs for each in pair}
        return [each for each in self.players if each not in paired]


def make_bracket(
    field: Field, moved_down: list[int], residents: list[int], *, last: bool = False
) -> Bracket:
    """A bracket, treated as those need who have a possible opponent in it.

    The text counts all; the reference program counts after C.1 took out the incompatible ones.
    """
    players = mask_of([*moved_down, *residents])
    mdps = sum(1 for each in moved_down if field.allowed[each] & players)
    others = sum(1 for each in residents if field.allowed[each] & players)
    return Bracket(moved_down, residents, 0 < mdps < others, last)
