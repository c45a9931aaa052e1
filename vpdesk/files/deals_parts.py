"""What the readers of all kinds of deals have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from vpdesk.deals.deal import (
    MOST_BOARDS,
    SEATS,
    Deal,
    DealError,
    HandCards,
    check_hands,
    ordered,
    rest_of,
)
from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.match import laws
from vpdesk.match.contract import Seat

SHOWN = 40  # letters of what a file says

BAD_BOARD = QT_TRANSLATE_NOOP(
    "DealError", "“{typed}” is not a board number; board numbers go from 1 to {most}."
)
HIDDEN = QT_TRANSLATE_NOOP("DealError", "Board {board}: more than one hand is missing.")


@contextmanager
def at_line(line: int) -> Iterator[None]:
    """Have what is wrong with a deal name the line of the file."""
    try:
        yield
    except DealError as error:
        raise DealError(error.text, line=error.line or line, **error.values) from error


def cut(text: str) -> str:
    """What a file says, short enough for a sentence."""
    return one_line(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


def board_number(typed: str) -> int:
    """The number of a board; a Deal sees whether it is in bounds. Raises DealError."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 9):
        raise DealError(BAD_BOARD, typed=cut(typed), most=MOST_BOARDS)
    return int(typed)


def hand_from(suits: Sequence[str]) -> HandCards:
    """A hand as a file says it: any order of ranks, small letters, 10 for T."""
    held = [ordered(each.upper().replace("10", "T")) for each in suits]
    return held[0], held[1], held[2], held[3]


def dealt(
    board: int,
    hands: Sequence[HandCards | None],
    dealer: Seat | None = None,
    vulnerable: tuple[bool, bool] | None = None,
) -> Deal:
    """A deal of a file. hands: from North on; one that is missing has the other cards.

    What the file does not say of dealer and vulnerability is as in Law 2. Raises DealError.
    """
    known = {seat: each for seat, each in zip(SEATS, hands, strict=True) if each is not None}
    if len(known) < len(SEATS) - 1:
        raise DealError(HIDDEN, board=board)
    check_hands(board, known)
    rest = rest_of(list(known.values()))
    north, east, south, west = (rest if each is None else each for each in hands)
    return Deal(
        board,
        (north, east, south, west),
        dealer or laws.dealer(board),
        laws.vulnerable(board) if vulnerable is None else vulnerable,
    )
