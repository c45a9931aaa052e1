"""How deals and tricks are written in Portable Bridge Notation 2.1 (2.4, 3.4 and 5)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import chain, product
from typing import NamedTuple

from vpdesk.deals.deal import SEATS, STRAINS, Deal, HandCards, TrickTable
from vpdesk.deals.par import par_of, tricks_of
from vpdesk.match.contract import Seat

HEAD = "% PBN 2.1\n%Content-type: text/x-pbn; charset=UTF-8\n"
TRICKS, TABLE, PAR = "DoubleDummyTricks", "OptimumResultTable", "OptimumScore"
TABLE_HEAD = r"Declarer;Denomination\2R;Result\2R"
VULNERABLE = {(False, False): "None", (True, False): "NS", (False, True): "EW", (True, True): "All"}
TAG = re.compile(r'\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]\s*(?:[;{].*)?')
# The tags of every game, in the order of 2.4; all others stand after them.
MANDATORY = (
    *("Event", "Site", "Date", "Board", "West", "North", "East", "South"),
    *("Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result"),
)
# The order of DoubleDummyTricks: declarers North, South, East, West; no trumps first.
_PLACES = tuple(product((Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), (STRAINS[4], *STRAINS[:4])))


class PbnGroup(NamedTuple):
    """A tag with its line and those that follow it: comments, escaped lines, a section's rows.

    name: "" for lines that stand before the first tag of a game.
    """

    name: str
    lines: tuple[str, ...]


def in_order(lines: Iterable[str]) -> list[PbnGroup]:
    """The lines of a game by their tags, mandatory tags first, else as they were."""
    found: list[tuple[str, list[str]]] = [("", [])]
    comment = False
    for line in lines:
        tag = None if comment else TAG.fullmatch(line)
        if tag is not None:
            found.append((tag[1], [line]))
        else:
            found[-1][1].append(line)
        comment = in_comment(line[tag.end(2) :] if tag else line, comment)
    groups = [PbnGroup(name, tuple(each)) for name, each in found if each]
    return sorted(groups, key=_group_rank)


def game_lines(own: Iterable[PbnGroup], more: Iterable[str]) -> tuple[str, ...]:
    """The lines of a game: its own groups, and in their places what a file said besides."""
    ours = tuple(own)
    named = {each.name for each in ours}
    groups = [*(each for each in in_order(more) if each.name not in named), *ours]
    return tuple(chain.from_iterable(each.lines for each in sorted(groups, key=_group_rank)))


def _group_rank(group: PbnGroup) -> int:
    """Where it stands in a game."""
    if not group.name:
        return -1
    return MANDATORY.index(group.name) if group.name in MANDATORY else len(MANDATORY)


def in_comment(line: str, so_far: bool) -> bool:
    """Whether a comment in braces is open after a line."""
    if not so_far and line.lstrip('"] \t').startswith((";", "%")):
        return False
    opened, closed = line.rfind("{"), line.rfind("}")
    return so_far if opened == closed else opened > closed


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


def solved_lines(deal: Deal) -> Iterator[str]:
    """The tags of what was found out double dummy: the tricks, and the par that they come to."""
    yield from tricks_lines(deal.tricks)
    found = par_of(deal)
    if found is not None:
        yield f'[{PAR} "NS {found.points}"]'
