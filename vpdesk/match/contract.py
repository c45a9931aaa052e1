"""A contract and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.errors import MatchError

BAD_LEVEL = QT_TRANSLATE_NOOP("MatchError", "A contract is of level 1 to 7, not {level}.")
TOO_MANY_TRICKS = QT_TRANSLATE_NOOP(
    "MatchError", "A contract of level {level} has at most {most} overtricks, not {over}."
)
TOO_FEW_TRICKS = QT_TRANSLATE_NOOP(
    "MatchError", "A contract of level {level} goes down at most {most}, not {down}."
)


class Seat(Enum):
    """A player's place at the table."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def north_south(self) -> bool:
        """The player is one of North and South."""
        return self in (Seat.NORTH, Seat.SOUTH)


class Strain(Enum):
    """What is trumps."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NO_TRUMPS = "NT"

    @property
    def symbol(self) -> str:
        """The suit's picture, "" for no trumps."""
        return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}.get(self.value, "")


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract with its declarer and result.

    level: 1 to 7. doubled: 0, 1 for doubled, 2 for redoubled.
    over: tricks more than the contract asks for, 0 if it is just made, negative if it is down.
    Raises MatchError for a number of tricks that no hand has.
    """

    level: int
    strain: Strain
    declarer: Seat
    over: int = 0
    doubled: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise MatchError(BAD_LEVEL, level=self.level)
        if self.over > 7 - self.level:
            raise MatchError(TOO_MANY_TRICKS, level=self.level, most=7 - self.level, over=self.over)
        if self.over < -6 - self.level:
            raise MatchError(TOO_FEW_TRICKS, level=self.level, most=6 + self.level, down=-self.over)
        if self.doubled not in (0, 1, 2):
            raise ValueError(self.doubled)
