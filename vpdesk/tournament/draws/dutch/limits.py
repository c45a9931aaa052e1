"""How little the criteria can be failed, by counting: the limits with which a search begins."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.tournament.draws.dutch.search import PairLimit


def least_same(players: int, side: int, pairs: int) -> int:
    """How many of so many pairs must be of two players of a side; both are masks (2012 A.8)."""
    return max(0, pairs - (players & ~side).bit_count())


def least_of(mask: int, among: int, needed: int) -> int:
    """How many of the needed ones among some players must be of a mask."""
    return max(0, needed - (among & ~mask).bit_count())


def colour_limit(
    partners: Sequence[int], sides: tuple[int, int], players: int, pairs: int
) -> PairLimit:
    """At most as many pairs as there must be of two players of the same side."""
    most = max(least_same(players, side, pairs) for side in sides)
    return PairLimit(partners, most, tuple((side, ~side) for side in sides))
