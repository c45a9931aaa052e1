"""Deals for the tests, with what they come to."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import NamedTuple

from hypothesis import strategies as st

from tests.folders import TESTS
from vpdesk.deals.deal import SEATS, SUITS, Deal, HandCards, numbered
from vpdesk.deals.dealing import DEALS, deal_at
from vpdesk.files.deals_pbn import read_pbn

VULNERABLE = {"None": (False, False), "NS": (True, False), "EW": (False, True), "All": (True, True)}
GOOD = Deal(
    1,
    (
        ("QJ6", "K652", "J85", "T98"),
        ("873", "J97", "AT764", "Q4"),
        ("K5", "T83", "KQ9", "A7652"),
        ("AT942", "AQ4", "32", "KJ3"),
    ),
    SEATS[0],
    VULNERABLE["None"],
)


class KnownDeal(NamedTuple):
    """A deal that DDS has solved: with its tricks, the par of North-South and its contracts."""

    deal: Deal
    points: int
    contracts: list[str]


def known_deals() -> list[KnownDeal]:
    """Those of tests/data/deals/dds_hands.txt."""
    text = (TESTS / "data/deals/dds_hands.txt").read_text(encoding="utf-8")
    return [_known(line, number) for number, line in enumerate(text.splitlines()[1:], 1)]


def _known(line: str, board: int) -> KnownDeal:
    dealer, vulnerable, hands, tricks, par = line.split(";")
    tags = {"Board": board, "Dealer": dealer, "Vulnerable": vulnerable, "Deal": hands}
    text = "\n".join(f'[{name} "{value}"]' for name, value in tags.items())
    ((deal, _),) = read_pbn(text)
    by_strain = list(map(int, tricks.split()))
    table = tuple(tuple(by_strain[4 * strain + seat] for strain in range(5)) for seat in range(4))
    points, *contracts = par.split()
    return KnownDeal(replace(deal, tricks=table), int(points), contracts)


def random_deals(count: int, seed: int = 1) -> tuple[Deal, ...]:
    """Deals that are the same each time."""
    chance = random.Random(seed)
    return tuple(numbered(at + 1, deal_at(chance.randrange(DEALS))) for at in range(count))


def hands_of(number: int) -> tuple[HandCards, HandCards, HandCards, HandCards]:
    """The hands of the deal of a number."""
    north, east, south, west = deal_at(number)
    return north, east, south, west


TABLES = st.tuples(*[st.tuples(*[st.integers(0, 13)] * (len(SUITS) + 1))] * 4)
"""Tricks of any kind, possible or not."""

ANY_DEALS = st.builds(
    Deal,
    st.integers(1, 9999),
    st.integers(0, DEALS - 1).map(hands_of),
    st.sampled_from(SEATS),
    st.sampled_from(list(VULNERABLE.values())),
    st.none() | TABLES,
)
