"""The solver's tricks are those of known deals, and of a slow solver that plays every card."""

import ctypes
import random
from functools import cache

import pytest

from tests.unit.deals.known import GOOD, known_deals
from vpdesk.deals.deal import SUITS, DealError, hand_of
from vpdesk.deals.dealing import DECK
from vpdesk.deals.double_dummy import SOLVED, solve
from vpdesk.native import solver

TRUMPS = (*(suit.value for suit in SUITS), "")
POWER = {card: len(DECK) - at for at, card in enumerate(DECK)}


def slow_tricks(hands, trump, declarer):
    """Tricks of the declarer's side: every card that may be played is tried."""

    @cache
    def best(hands, leader, trick):
        """The tricks that North-South take from here; trick: the cards that lie there."""
        turn = (leader + len(trick)) % 4
        if not trick and not hands[leader]:
            return 0
        if len(trick) == 4:
            winner = max(range(4), key=lambda at: strength(trick, at))
            taker = (leader + winner) % 4
            return (taker % 2 == 0) + best(hands, taker, ())
        follows = [card for card in hands[turn] if trick and card[0] == trick[0][0]]
        values = []
        for card in follows or hands[turn]:
            left = tuple(
                tuple(each for each in hand if each != card) if seat == turn else hand
                for seat, hand in enumerate(hands)
            )
            values.append(best(left, leader, (*trick, card)))
        return (max, min)[turn % 2](values)

    def strength(trick, at):
        suit = trick[at][0]
        return (suit == trump, suit == trick[0][0], POWER[trick[at]])

    count = len(hands[0])
    found = best(tuple(map(tuple, hands)), (declarer + 1) % 4, ())
    return found if declarer % 2 == 0 else count - found


def test_known_deals_are_solved():
    for known in known_deals()[:12]:
        assert solve(known.deal.hands) == known.deal.tricks


@pytest.mark.parametrize(("size", "count"), [(2, 40), (3, 12)])
def test_endings_are_those_of_a_slow_solver(size, count):
    chance = random.Random(size)
    for _ in range(count):
        deck = chance.sample(DECK, 4 * size)
        hands = [deck[size * seat : size * (seat + 1)] for seat in range(4)]
        table = solve(tuple(map(hand_of, hands)))
        for declarer in range(4):
            slow = [slow_tricks(hands, trump, declarer) for trump in TRUMPS]
            assert list(table[declarer]) == slow


def test_cards_that_are_no_deal_are_refused():
    with pytest.raises(DealError, match="refused the cards"):
        solve((*GOOD.hands[:3], GOOD.hands[0]))


ALL = 0x7FFC  # the thirteen ranks of a suit


@pytest.mark.parametrize(
    "masks",
    [
        [ALL] * 16,  # each card four times
        [0] * 16,
        [0xFFFFFFFF] * 16,
        [ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, ALL | 1 << 15],  # a rank over the ace
        [ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, ALL >> 1],  # one below the two
        [ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, ALL, 0, 0, 0, 0, 4],  # hands of different length
        [4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4],  # one card each
    ],
)
def test_masks_that_are_no_deal_do_not_reach_the_solver(masks):
    tricks = (ctypes.c_int * 20)(*[77] * 20)
    assert solver().double_dummy((ctypes.c_uint * 16)(*masks), tricks) != SOLVED
    assert list(tricks) == [77] * 20


def test_random_masks_do_not_end_the_program():
    chance = random.Random(17)
    for _ in range(2_000):
        masks = (ctypes.c_uint * 16)(
            *(chance.getrandbits(chance.choice((4, 15, 32))) for _ in range(16))
        )
        assert solver().double_dummy(masks, (ctypes.c_int * 20)()) != SOLVED
