"""What is to be done next in a pairs evening."""

from __future__ import annotations

from vpdesk.next_step import NOTHING_OUT, Deed, NextStep, Out, last_step
from vpdesk.pairs.evening import Contestant, Evening


def evening_step(evening: Evening, out: Out = NOTHING_OUT) -> NextStep:
    """What is to be done next; names that are to come stop no result from being typed."""
    if not evening.sections:
        return NextStep(Deed.BEGIN, first=True)
    nameless, left = len(_to_name(evening)), evening.missing
    if nameless and not (evening.entries and left):
        return NextStep(Deed.NAMES, nameless, first=not evening.entries)
    if left:
        boards = tuple(sorted({each.board for each in left}))
        first, rounds = not evening.entries, max(each.movement.rounds for each in evening.sections)
        at = min(each.round for each in left)
        return NextStep(Deed.RESULTS, len(left), 0, 0, at, rounds, boards, first)
    return last_step(out)


def unnamed(evening: Evening) -> tuple[Contestant, ...]:
    """The pairs without both names, or players without their own."""
    names = 1 if evening.individual else 2
    return tuple(each for each in evening.entrants if sum(map(bool, each.names)) < names)


def _to_name(evening: Evening) -> tuple[Contestant, ...]:
    """Those to be named next: once results are in, a pair under one name may stay so."""
    found = unnamed(evening)
    return tuple(each for each in found if not evening.entries or not any(each.names))
