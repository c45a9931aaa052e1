"""A bracket of the editions of 2017 and 2026, and what else its pairing must be good for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from vpdesk.tournament.draws.dutch.bracket import Bracket
from vpdesk.tournament.draws.dutch.field import mask_of


class Outlook(Enum):
    """What else than the bracket itself a pairing must be good for."""

    ALONE = auto()  # for nothing else
    NEXT = auto()  # for the next bracket (2017)
    LAST_NEXT = auto()  # for the next bracket, which is the last one (2017)
    WHOLE = auto()  # for completion (2017: the bracket above the collapsed ones; the last one)
    WHOLE_AND_NEXT = auto()  # for completion, then for the next bracket (2026)

    @property
    def completes(self) -> bool:
        """Everybody below must remain pairable, before all else."""
        return self in {Outlook.WHOLE, Outlook.WHOLE_AND_NEXT}


@dataclass(slots=True)
class Bracket2017(Bracket):
    """following: the next bracket's residents. rest: everybody below those.

    byes: mask of all who may get the bye, 0 if nobody needs to.
    bye_here: a single player that it leaves over gets the bye (C9).
    """

    following: list[int]
    rest: list[int]
    byes: int = 0
    bye_here: bool = False

    @property
    def last(self) -> bool:
        """Nobody is below."""
        return not self.following

    @property
    def heterogeneous(self) -> bool:
        """Moved-down players are paired first."""
        return bool(self.moved_down)

    @property
    def below(self) -> int:
        """The mask of everybody below."""
        return mask_of(self.following) | mask_of(self.rest)
