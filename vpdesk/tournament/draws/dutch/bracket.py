"""A bracket of any edition."""

from __future__ import annotations

from dataclasses import dataclass, field

Pairs = list[tuple[int, int]]


@dataclass(slots=True)
class Bracket:
    """Players of a bracket, by rank, and how it was paired; all are indices of the field.

    pairs: the higher ranked first. floaters: who is left, by rank.
    """

    moved_down: list[int]
    residents: list[int]
    pairs: Pairs = field(default_factory=list, kw_only=True)
    floaters: list[int] = field(default_factory=list, kw_only=True)

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
