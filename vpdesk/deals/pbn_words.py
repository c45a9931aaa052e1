"""How deals and tricks are written in Portable Bridge Notation 2.1 (2.4, 3.4 and 5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product

from vpdesk.deals.deal import SEATS, STRAINS, HandCards, TrickTable
from vpdesk.deals.par import tricks_of
from vpdesk.match.contract import Seat

HEAD = "% PBN 2.1\n%Content-type: text/x-pbn; charset=UTF-8\n"
TRICKS, TABLE = "DoubleDummyTricks", "OptimumResultTable"
TABLE_HEAD = r"Declarer;Denomination\2R;Result\2R"
VULNERABLE = {(False, False): "None", (True, False): "NS", (False, True): "EW", (True, True): "All"}
TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(?:[;{].*)?')
# The order of DoubleDummyTricks: declarers North, South, East, West; no trumps first.
_PLACES = tuple(product((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), (STRAINS[4], *STRAINS[:4])))


def tricks_from(digits: str) -> TrickTable | None:
    """The tricks that twenty digits tell as DoubleDummyTricks has them; None for anything else."""
    if len(digits) != len(_PLACES) or not set(digits.lower()) <= set("0123456789abcd"):
        return None
    found = dict(zip(_PLACES, (int(each, 16) for each in digits), strict=True))
    return tuple(tuple(found[seat, strain] for strain in STRAINS) for seat in SEATS)


def tricks_text(tricks: TrickTable) -> str:
    """The twenty digits of DoubleDummyTricks."""
    return "".join(f"{tricks_of(tricks, *place):x}" for place in _PLACES)


def deal_text(hands: Iterable[HandCards]) -> str:
    """The hands from North on as PBN has them."""
    return f"N:{' '.join('.'.join(hand) for hand in hands)}"


def tricks_lines(tricks: TrickTable | None) -> Iterator[str]:
    """The tags that tell the tricks, with the table; nothing where they are not known."""
    if tricks is not None:
        yield f'[{TRICKS} "{tricks_text(tricks)}"]'
        yield f'[{TABLE} "{TABLE_HEAD}"]'
        for seat, strain in _PLACES:
            yield f"{seat.value} {strain.value:>2} {tricks_of(tricks, seat, strain):>2}"
