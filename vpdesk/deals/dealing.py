"""Deals by number: every deal has one, so that an even number makes an even deal.

There are 52! / (13!)^4 deals. Number n is the n-th when they are put in order by who gets the
spade ace, then by who gets the spade king, and so on, each time North, East, South, West. A number
drawn evenly below that count therefore gives each deal with the same chance, exactly: nothing is
shuffled, and no deal is out of reach, as many are of a generator with a small seed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import factorial

from vpdesk.deals.deal import A_HAND, RANKS, SUITS, Deal, HandCards, cards_of, hand_of, numbered
from vpdesk.errors import QT_TRANSLATE_NOOP

DEALS = factorial(52) // factorial(A_HAND) ** 4  # 53,644,737,765,488,792,839,237,440,000
DECK = tuple(f"{suit.value}{rank}" for suit in SUITS for rank in RANKS)
MOST_MADE = 200  # boards at a time
METHOD = QT_TRANSLATE_NOOP(
    "Deals",
    "All {deals} deals are equally likely, by the system's random source; none is thrown away.",
)


def make_deals(first: int, count: int, below: Callable[[int], int]) -> tuple[Deal, ...]:
    """Deals of count boards from number first.

    below: draws a whole number evenly from 0 up to a limit, as secrets.randbelow does.
    """
    return tuple(numbered(first + at, deal_at(below(DEALS))) for at in range(count))


def deal_at(number: int) -> tuple[HandCards, ...]:
    """The hands of North, East, South and West of the deal of a number from 0 below DEALS."""
    if not 0 <= number < DEALS:
        raise ValueError(number)
    ways, room = DEALS, [A_HAND] * 4
    hands: list[list[str]] = [[], [], [], []]
    for at, card in enumerate(DECK):
        for seat in range(4):
            with_it = ways * room[seat] // (len(DECK) - at)  # deals in which the seat gets it
            if number < with_it:
                break
            number -= with_it
        ways = with_it
        room[seat] -= 1
        hands[seat].append(card)
    return tuple(map(hand_of, hands))


def number_of(deal: Deal) -> int:
    """The number of a deal; the inverse of deal_at."""
    owner = {card: seat for seat, hand in enumerate(deal.hands) for card in cards_of(hand)}
    ways, room, number = DEALS, [A_HAND] * 4, 0
    for at, card in enumerate(DECK):
        shares = [ways * each // (len(DECK) - at) for each in room]
        seat = owner[card]
        number += sum(shares[:seat])
        ways = shares[seat]
        room[seat] -= 1
    return number
