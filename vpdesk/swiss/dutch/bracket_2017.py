"""A bracket of the editions of 2017 and 2026, and what else its pairing must be good for."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, auto

from vpdesk.swiss.dutch.field import mask_of

Pairs = list[tuple[int, int]]


class View(Enum):
    """What else than the bracket itself a pairing must be good for."""

    ALONE = auto()  # for nothing else
    NEXT = auto()  # for the next bracket (2017)
    LAST_NEXT = auto()  # for the next bracket, which is the last one (2017)
    WHOLE = auto()  # for completion (2017: the bracket above the collapsed ones; the last one)
    WHOLE_AND_NEXT = auto()  # for completion, then for the next bracket (2026)

    @property
    def completes(self) -> bool:
        """Everybody below must remain pairable, before all else."""
        return self in {View.WHOLE, View.WHOLE_AND_NEXT}


@dataclass(slots=True)
class Bracket:
    """Players of a bracket, by rank, and how it was paired; all are indices of the field.

    following: the next bracket's residents. rest: everybody below those.
    byes: mask of all who may get the bye, 0 if nobody needs to.
    bye_here: a single player that it leaves over gets the bye (C9).
    pairs: the higher ranked first. floaters: who is left, by rank.
    """

    moved_down: list[int]
    residents: list[int]
    following: list[int]
    rest: list[int]
    byes: int = 0
    bye_here: bool = False
    pairs: Pairs = field(default_factory=list)
    floaters: list[int] = field(default_factory=list)

    @property
    def last(self) -> bool:
        """Nobody is below."""
        return not self.following

    @property
    def players(self) -> list[int]:
        """All of them, by rank."""
        return [*self.moved_down, *self.residents]

    @property
    def heterogeneous(self) -> bool:
        """Moved-down players are paired first."""
        return bool(self.moved_down)

    @property
    def below(self) -> int:
        """The mask of everybody below."""
        return mask_of(self.following) | mask_of(self.rest)

    def take(self, pairs: Pairs) -> None:
        """Be paired so."""
        self.pairs = sorted(pairs)
        self.floaters = self.left_by(pairs)

    def left_by(self, pairs: Pairs) -> list[int]:
        """Who is left over by some pairs."""
        paired = {each for pair in pairs for each in pair}
        return [each for each in self.players if each not in paired]
