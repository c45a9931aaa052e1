"""The closed form of the order of generation beside a literal enumeration of D.1, D.2, D.3."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from vpdesk.tournament.draws.dutch.sequence import (
    HalvesOrder,
    MovedDownOrder,
    exchange_of,
    rank_of,
    subset_rank,
    transposition_of,
)

Pairs = tuple[tuple[int, int], ...]


def exchanges(upper: list[int], lower: list[int]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """D.2: fewer players, smaller difference, highest of S1, lowest of S2."""
    found = [
        (down, up)
        for count in range(min(len(upper), len(lower)) + 1)
        for down in combinations(upper, count)
        for up in combinations(lower, count)
    ]
    return sorted(
        found,
        key=lambda each: (
            len(each[0]),
            sum(each[1]) - sum(each[0]),
            [-place for place in sorted(each[0], reverse=True)],
            sorted(each[1]),
        ),
    )


def generated(
    size: int, pairs: int
) -> Iterator[tuple[Pairs, tuple[int, ...], tuple[int, ...], int]]:
    """Every pairing of 1 to size in the order of the rules, with its exchange and transposition.

    A pairing that comes again by another exchange counts where it comes first.
    """
    places = list(range(1, size + 1))
    seen: set[Pairs] = set()
    for down, up in exchanges(places[:pairs], places[pairs:]):
        above = sorted({*places[:pairs]} - {*down} | {*up})
        below = sorted({*places} - {*above})
        for number, partners in enumerate(permutations(below, pairs), 1):
            found = tuple(zip(above, partners, strict=True))
            if all(a < b for a, b in found) and found not in seen:
                seen.add(found)
                yield found, down, up, number


@pytest.mark.parametrize(
    ("size", "pairs"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (6, 2), (7, 3)]
)
def test_the_closed_form_gives_the_order_of_the_enumeration(size: int, pairs: int) -> None:
    order = HalvesOrder(range(1, size + 1), pairs)
    enumerated = list(generated(size, pairs))

    def gain(found: Pairs) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(order.pair(*pair) for pair in found), strict=True)))

    gains = [gain(found) for found, *_ in enumerated]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) == len(gains)
    players = list(range(1, size + 1))
    for found, down, up, number in enumerated:
        exchange = exchange_of(found, players)
        assert (exchange.down, exchange.up) == (down, up)
        assert transposition_of(found, players) == number


def test_moved_down_players_go_by_their_sets_then_by_their_opponents() -> None:
    moved_down, residents = [0, 1, 2], [3, 4, 5]
    order = MovedDownOrder(moved_down, residents)
    candidates = [
        tuple(zip(chosen, partners, strict=True))
        for chosen in combinations(moved_down, 2)
        for partners in permutations(residents, 2)
    ]
    gains = [
        tuple(map(sum, zip(*(order.pair(*pair) for pair in found), strict=True)))
        for found in candidates
    ]
    assert gains == sorted(gains, reverse=True)
    assert len(set(gains)) == len(gains)
    assert order.pair(3, 4) == order.nothing


def test_places_in_the_orders_of_choices_and_of_sets() -> None:
    among = [10, 20, 30, 40]
    ordered = list(permutations(among, 2))
    assert [rank_of(each, among) for each in ordered] == list(range(1, 13))
    sets = list(combinations(among, 2))
    assert [subset_rank(each, among) for each in sets] == list(range(1, 7))


def test_large_brackets_need_more_components_not_larger_ones() -> None:
    order = HalvesOrder(range(200), 100)
    gains = [order.pair(k, k + 100) for k in range(100)]
    assert all(abs(component) < 2**40 for gain in gains for component in gain)
    assert {len(gain) for gain in gains} == {order.size}
