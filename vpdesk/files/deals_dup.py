"""Deals in the DUP files of dealing machines: 156 bytes a board, without any line.

Bytes 1-78: the cards of North, East and South, two digits each, 01 the spade ace, 52 the club two.
79-146: all four hands, 17 bytes each: the picture of a suit (bytes 6, 3, 4, 5), then its ranks.
147-156: Y or N for random deals and for counting backwards, then the lowest board, the copies of
each and the highest board, left-aligned. Source: "Convert", Jannersten Förlag (Duplimate).
Dealer and vulnerability are not told; they are those of the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.deals.deal import A_HAND, Deal, DealError, HandCards, cards_of, hand_of
from vpdesk.deals.dealing import DECK
from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.deals_parts import dealt
from vpdesk.match import laws

RECORD, CARDS, TAIL = 156, 78, 146
SUIT_BYTES = "\x06\x03\x04\x05"
MOST_BOARD = 999  # a field of three bytes has no more

BAD_LENGTH = QT_TRANSLATE_NOOP(
    "DealError", "A DUP file has 156 bytes for each board; this one has {bytes}."
)
BAD_RECORD = QT_TRANSLATE_NOOP("DealError", "Deal {number} of the file: its cards are not valid.")
BAD_TAIL = QT_TRANSLATE_NOOP("DealError", "The file does not say its lowest board.")
NOT_IN_A_ROW = QT_TRANSLATE_NOOP(
    "DealError", "A DUP file has boards in a row from 1 to 999; board {board} breaks it."
)
OWN_TURN = QT_TRANSLATE_NOOP(
    "DealError",
    "A DUP file cannot say that board {board} has a dealer or a vulnerability of its own.",
)


def read_dup(text: str) -> Iterator[tuple[Deal, int]]:
    """The deals of a file, a character a byte, all of line 0. Raises DealError."""
    text = text.rstrip("\x1a\r\n") if len(text) % RECORD else text
    if not text or len(text) % RECORD:
        raise DealError(BAD_LENGTH, bytes=len(text))
    lowest = text[TAIL + 2 : TAIL + 5].strip()
    if not (lowest.isascii() and lowest.isdigit()):
        raise DealError(BAD_TAIL)
    for number, at in enumerate(range(0, len(text), RECORD)):
        hands = _hands(text[at : at + CARDS], number + 1)
        yield dealt(int(lowest) + number, [*hands, None]), 0


def _hands(text: str, number: int) -> list[HandCards]:
    places = [text[at : at + 2] for at in range(0, CARDS, 2)]
    if not all(
        each.isascii() and each.isdigit() and 1 <= int(each) <= len(DECK) for each in places
    ):
        raise DealError(BAD_RECORD, number=number)
    cards = [DECK[int(each) - 1] for each in places]
    return [hand_of(cards[at : at + A_HAND]) for at in range(0, len(cards), A_HAND)]


def write_dup(deals: Sequence[Deal]) -> str:
    """The text of a file, a character a byte.

    Raises DealError for boards that are not in a row, or not dealt as Law 2 has it.
    """
    first = deals[0].board if deals else 1
    for at, deal in enumerate(deals):
        if deal.board != first + at or deal.board > MOST_BOARD:
            raise DealError(NOT_IN_A_ROW, board=deal.board)
        if (deal.dealer, deal.vulnerable) != (laws.dealer(deal.board), laws.vulnerable(deal.board)):
            raise DealError(OWN_TURN, board=deal.board)
    tail = f"YN{first:<3}1 {first + len(deals) - 1:<3}"
    return "".join(f"{_record(deal)}{tail}" for deal in deals)


def _record(deal: Deal) -> str:
    numbers = [DECK.index(card) + 1 for hand in deal.hands[:3] for card in cards_of(hand)]
    shown = [
        "".join(f"{suit}{held}" for suit, held in zip(SUIT_BYTES, hand, strict=True))
        for hand in deal.hands
    ]
    return "".join(f"{each:02d}" for each in numbers) + "".join(shown)
