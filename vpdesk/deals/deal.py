"""The cards of a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP, LineError, one_line
from vpdesk.match import laws
from vpdesk.match.contract import Seat, Strain

RANKS = "AKQJT98765432"
SUITS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS)
STRAINS = (*SUITS, Strain.NO_TRUMPS)
SEATS = tuple(Seat)
A_HAND = 13
MOST_BOARDS = 9999
HIGH_CARDS = {"A": 4, "K": 3, "Q": 2, "J": 1}

HandCards = tuple[str, str, str, str]
"""A player's cards, spades, hearts, diamonds and clubs, the highest first: ("AK4", "", "T", …)."""

TrickTable = tuple[tuple[int, ...], ...]
"""Tricks of each declarer (North, East, South, West), in each of STRAINS."""

BAD_CARD = QT_TRANSLATE_NOOP("DealError", "Board {board}: “{typed}” is not a card.")
TWICE = QT_TRANSLATE_NOOP("DealError", "Board {board}: the card {card} appears twice.")
COUNT = QT_TRANSLATE_NOOP(
    "DealError", "Board {board}: the hand of {seat} should have 13 cards, not {count}."
)
BAD_BOARD = QT_TRANSLATE_NOOP(
    "DealError", "“{typed}” is not a board number; board numbers go from 1 to {most}."
)
BAD_TRICKS = QT_TRANSLATE_NOOP("DealError", "Board {board}: the table of tricks is not valid.")
SEAT_NAMES = {
    Seat.NORTH: QT_TRANSLATE_NOOP("DealError", "North"),
    Seat.EAST: QT_TRANSLATE_NOOP("DealError", "East"),
    Seat.SOUTH: QT_TRANSLATE_NOOP("DealError", "South"),
    Seat.WEST: QT_TRANSLATE_NOOP("DealError", "West"),
}


class DealError(LineError):
    """A deal, or a file of deals, that makes no sense. line: the one that is to blame."""

    context = "DealError"


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of a board; each of the 52 is there once.

    dealer, vulnerable: of North-South and East-West; a file may have others than Law 2.
    hands: of North, East, South and West.
    tricks: the double-dummy results, None where they are not known.
    more: what else a file says of the board, line by line, kept for another file of that kind.
    Raises DealError.
    """

    board: int
    hands: tuple[HandCards, HandCards, HandCards, HandCards]
    dealer: Seat
    vulnerable: tuple[bool, bool]
    tricks: TrickTable | None = None
    more: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not 1 <= self.board <= MOST_BOARDS:
            raise DealError(BAD_BOARD, typed=self.board, most=MOST_BOARDS)
        check_hands(self.board, dict(zip(SEATS, self.hands, strict=True)))
        if self.tricks is not None and not _is_table(self.tricks):
            raise DealError(BAD_TRICKS, board=self.board)


def check_hands(board: int, hands: Mapping[Seat, HandCards]) -> None:
    """Raise DealError unless these hands, all or some, have 13 cards each, and none twice."""
    seen: set[str] = set()
    for seat, hand in hands.items():
        cards = cards_of(hand)
        for card in cards:
            if card[1] not in RANKS:
                raise DealError(BAD_CARD, board=board, typed=one_line(card))
            if card in seen:
                raise DealError(TWICE, board=board, card=card)
            seen.add(card)
        if len(cards) != A_HAND:
            name = DealError(SEAT_NAMES[seat])
            raise DealError(COUNT, board=board, seat=name, count=len(cards))


def _is_table(tricks: TrickTable) -> bool:
    shape = [len(row) for row in tricks] == [len(STRAINS)] * len(SEATS)
    return shape and all(0 <= each <= A_HAND for row in tricks for each in row)


def numbered(board: int, hands: Sequence[HandCards]) -> Deal:
    """A deal with the dealer and the vulnerability of its board (Law 2). Raises DealError."""
    if not 1 <= board <= MOST_BOARDS:
        raise DealError(BAD_BOARD, typed=board, most=MOST_BOARDS)
    north, east, south, west = hands
    return Deal(board, (north, east, south, west), laws.dealer(board), laws.vulnerable(board))


def cards_of(hand: HandCards) -> list[str]:
    """The cards of a hand, each its suit and its rank: "SA", "HT"."""
    return [f"{suit.value}{rank}" for suit, held in zip(SUITS, hand, strict=True) for rank in held]


def ordered(held: str) -> str:
    """The ranks of a suit, the highest first; what is no rank stays at the end."""
    return "".join(sorted(held, key=lambda rank: f"{RANKS}{rank}".index(rank)))


def hand_of(cards: Sequence[str]) -> HandCards:
    """The hand of such cards, in any order."""
    suits = [ordered("".join(each[1:] for each in cards if each[0] == s.value)) for s in SUITS]
    return suits[0], suits[1], suits[2], suits[3]


def rest_of(hands: Sequence[HandCards]) -> HandCards:
    """The cards that none of some hands has."""
    gone = {card for hand in hands for card in cards_of(hand)}
    return hand_of([f"{s.value}{r}" for s in SUITS for r in RANKS if f"{s.value}{r}" not in gone])


def high_card_points(hand: HandCards) -> int:
    """4, 3, 2 and 1 for each ace, king, queen and jack."""
    return sum(HIGH_CARDS.get(card[1], 0) for card in cards_of(hand))
