"""The letters of seats and strains, as contracts are written with in a language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vpdesk.match.contract import Seat, Strain


@dataclass(frozen=True, slots=True)
class Letters:
    """The letters of a language. seats: of N, E, S, W. strains: of clubs … spades, no trumps.

    The English ones are understood beside them, where they mean nothing else.
    passes: what else than the English words says that nobody bid, in capitals.
    chosen: what a letter stands for that has another meaning in English (see notation.doubt).
    """

    seats: tuple[str, ...] = ("N", "E", "S", "W")
    strains: tuple[str, ...] = ("C", "D", "H", "S", "NT")
    passes: tuple[str, ...] = ()
    chosen: tuple[tuple[str, Strain], ...] = ()

    def seat(self, seat: Seat) -> str:
        """The letter of a seat."""
        return self.seats[tuple(type(seat)).index(seat)]

    def strain(self, strain: Strain) -> str:
        """The letters of a strain."""
        return self.strains[tuple(type(strain)).index(strain)]


ENGLISH = Letters()
