"""Deals are checked, numbered evenly, and come to the par that the field's own solver has."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.deals.known import GOOD, TABLES, hands_of, known_deals
from vpdesk.deals.deal import (
    RANKS,
    SEATS,
    SUITS,
    DealError,
    cards_of,
    check_hands,
    hand_of,
    high_card_points,
    numbered,
    rest_of,
)
from vpdesk.deals.dealing import DEALS, DECK, deal_at, make_deals, number_of
from vpdesk.deals.par import BIDS, SIDES, par, par_of, tricks_of
from vpdesk.match.contract import Contract, Seat
from vpdesk.match.laws import contract_points


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"board": 0}, "board number"),
        ({"board": 10_000}, "board number"),
        ({"hands": (*GOOD.hands[:3], GOOD.hands[0])}, "twice"),
        (
            {"hands": (("QJ", "K652", "J85", "T98"), *GOOD.hands[1:])},
            "the hand of North should have 13 cards, not 12",
        ),
        ({"hands": (("QJx", "K652", "J85", "T98"), *GOOD.hands[1:])}, "not a card"),
        ({"tricks": ((1, 2, 3, 4, 5),) * 3}, "table of tricks"),
        ({"tricks": ((1, 2, 3, 4, 14),) * 4}, "table of tricks"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changed, reason):
    with pytest.raises(DealError, match=reason):
        replace(GOOD, **changed)


def test_a_board_has_dealer_and_vulnerability_of_the_law():
    deal = numbered(7, GOOD.hands)
    assert (deal.dealer, deal.vulnerable) == (Seat.SOUTH, (True, True))
    assert [high_card_points(each) for each in deal.hands] == [7, 7, 12, 14]
    assert rest_of(deal.hands[:3]) == deal.hands[3]
    with pytest.raises(DealError, match="board number"):
        numbered(0, GOOD.hands)


def test_the_first_deal_and_the_last():
    assert factorial(52) // factorial(13) ** 4 == DEALS == 53_644_737_765_488_792_839_237_440_000
    suits = [tuple(RANKS if suit is each else "" for suit in SUITS) for each in SUITS]
    assert deal_at(0) == tuple(suits)
    assert deal_at(DEALS - 1) == tuple(reversed(suits))
    for outside in (-1, DEALS):
        with pytest.raises(ValueError, match=str(outside)):
            deal_at(outside)


@given(st.integers(0, DEALS - 1))
def test_every_number_is_one_deal(number):
    hands = hands_of(number)
    assert sorted(card for hand in hands for card in cards_of(hand)) == sorted(DECK)
    assert number_of(numbered(1, hands)) == number


@given(st.permutations(DECK))
def test_every_deal_has_a_number(cards):
    hands = [hand_of(cards[at : at + 13]) for at in range(0, 52, 13)]
    assert deal_at(number_of(numbered(1, hands))) == tuple(hands)


def test_even_numbers_make_even_deals():
    """Of 3,000 deals each player has each card about as often: chi-square of 52 x 3 freedoms."""
    chance = random.Random(11)
    deals = make_deals(5, 3000, chance.randrange)
    assert [each.board for each in deals[:3]] == [5, 6, 7]
    counts = Counter(
        (seat, card)
        for deal in deals
        for seat, hand in enumerate(deal.hands)
        for card in cards_of(hand)
    )
    square = sum((counts[seat, card] - 750) ** 2 / 750 for seat in range(4) for card in DECK)
    assert 80 < square < 250  # 156 on average, a deviation of 18


def test_par_is_that_of_dds():
    deals = known_deals()
    assert len(deals) == 100
    for known in deals:
        found = par_of(known.deal)
        assert found is not None
        declarers: dict[tuple[str, int], str] = {}
        for each in found.contracts:
            text = f"{each.level}{each.strain.value[0]}{'*' * each.doubled}"
            key = text, each.over
            declarers[key] = declarers.get(key, "") + each.declarer.value
        told = {f"{k}-{v}" + (f"{over:+d}" if over else "") for (k, over), v in declarers.items()}
        assert (found.points, told) == (known.points, set(known.contracts))


def test_par_is_not_known_without_tricks():
    assert par_of(GOOD) is None


def slow_par(tricks, dealer, vulnerable):
    """Par by the auction itself: everybody may pass, double what fails, or bid anything higher."""

    def score(bid, side):
        points = []
        for seat in SIDES[side]:
            over = tricks_of(tricks, seat, BIDS[bid][1]) - 6 - BIDS[bid][0]
            level, strain = BIDS[bid]
            contract = Contract(level, strain, seat, over, int(over < 0))
            points.append(contract_points(contract, vulnerable[side]))
        return max(points) if side == 0 else -max(points)

    @cache
    def value(last, turn, passes):
        """What North-South get; last: the last bid. turn: the side to speak."""
        if last is not None and passes == 1:
            return score(last, 1 - turn)
        if last is None and passes == 2:
            return 0
        after_pass = (last, 1 - turn, passes + 1)
        quiet = score(last, 1 - turn) if last is not None else value(*after_pass)
        first = 0 if last is None else last + 1
        bids = [value(bid, 1 - turn, 0) for bid in range(first, len(BIDS))]
        return (max, min)[turn]([quiet, *bids])

    return value(None, 0 if dealer.north_south else 1, 0)


@given(TABLES, st.sampled_from(SEATS), st.tuples(st.booleans(), st.booleans()))
def test_par_is_that_of_the_auction_played_out(tricks, dealer, vulnerable):
    found = par(tricks, dealer, vulnerable)
    assert found.points == slow_par(tricks, dealer, vulnerable)
    assert bool(found.contracts) == (found.points != 0)
    for each in found.contracts:
        side = 0 if each.declarer.north_south else 1
        points = contract_points(each, vulnerable[side])
        assert found.points == (-points if side else points)


@pytest.mark.parametrize("sign", ["\n", "\t", "\x00", "\x8c"])
def test_a_card_that_is_not_printed_breaks_no_sentence(sign):
    with pytest.raises(DealError, match="is not a card") as refused:
        check_hands(1, {SEATS[0]: (f"A{sign}", "", "", "")})
    assert str(refused.value).isprintable()
