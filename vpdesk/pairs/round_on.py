"""Which round of a pairs evening is played, by its schedule and the results that are there."""

from __future__ import annotations

from vpdesk.pairs.evening import Evening
from vpdesk.pairs.section import PairsSection


def round_on(evening: Evening, section: PairsSection) -> int:
    """The round that a section plays now, or next; the last one when all are over, 0 without one.

    It is the first one that has not all its results, or a later one for which half of the tables
    have some: one slip that is missing does not hold the section back, and neither does one
    result in a wrong place bring it forward.
    """
    gone = set(evening.cancelled)
    due: dict[int, list[bool]] = {}
    tables: dict[int, dict[int, bool]] = {}
    for place in section.places:
        if place.board in gone:
            continue
        there = place in evening.entries
        due.setdefault(place.round, []).append(there)
        begun = tables.setdefault(place.round, {})
        begun[place.table] = begun.get(place.table, False) or there
    last = section.movement.rounds
    for number in sorted(due, reverse=True):
        if all(due[number]):
            return min(number + 1, last)
        if 2 * sum(tables[number].values()) >= len(tables[number]):
            return number
    return min(1, last)


def rounds_on(evening: Evening) -> dict[str, int]:
    """The same of each section, by its letter."""
    return {each.letter: round_on(evening, each) for each in evening.sections}
