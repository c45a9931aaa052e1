"""The final ranking of an event: who went on stands above who did not, stage by stage."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import NamedTuple

from vpdesk.event.event import Event, WhoKind
from vpdesk.event.leavers import withdrawn
from vpdesk.event.ranking import stage_standings

OF_STAGE = (WhoKind.PLACES, WhoKind.REST, WhoKind.LOSERS)


class FinalPlace(NamedTuple):
    """A place, 0 without one. shared: of those who are level. stage: the last one, from 1.

    withdrawn: has left, and so is not ranked.
    """

    place: int
    shared: bool
    number: int
    stage: int
    withdrawn: bool = False


def final_ranking(event: Event) -> tuple[FinalPlace, ...]:
    """Everybody who plays, after the stages that have begun. Raises EventError.

    Whoever went on from a stage is ranked where he plays, all who play there together: at the
    place of the best of them. The same places of several groups are shared. Who plays without
    standing is behind all, who has withdrawn from an event of bridge behind these.
    """
    found: list[FinalPlace] = []
    gone = {} if event.play.ranks_left else withdrawn(event)
    out = [*(each.number for each in event.entrants if each.unranked), *gone]
    without = dict.fromkeys(sorted(out, key=gone.__contains__), 0)
    seen = {*without}
    for stage, level in _levels(event, 1):
        for each in without.keys() & set(level):
            without[each] = without[each] or stage
        left = [each for each in level if each not in seen]
        place = len(found) + 1
        found += [FinalPlace(place, len(left) > 1, each, stage) for each in left]
        seen.update(left)
    found += [
        FinalPlace(0, False, each, stage, each in gone) for each, stage in without.items() if stage
    ]
    return tuple(found)


def _levels(event: Event, number: int) -> Iterator[tuple[int, list[int]]]:
    """Who is level with whom, the best first, of all who play a stage; with the last stage."""
    followers = {at: event.numbers_of(at) for at in _followers(event, number)}
    places: dict[int, list[int]] = {}
    for group, _ in enumerate(event.stage(number).groups, 1):
        for standing in stage_standings(event, number, group):
            places.setdefault(standing.place, []).append(standing.number)
    for place in sorted(places, key=lambda place: place or inf):
        for at in [at for at, there in followers.items() if set(there) & set(places[place])]:
            del followers[at]
            yield from _levels(event, at)
        yield number, places[place]


def _followers(event: Event, number: int) -> list[int]:
    """The stages that have begun and that some of a stage went on to, the best first."""
    found = []
    for at, stage in enumerate(event.stages[number:], number + 1):
        who = stage.who
        before = who.stage if who.kind in OF_STAGE else at - 1
        if before == number and event.numbers_of(at):
            found.append((who.kind is not WhoKind.PLACES, who.first, at))
    return [at for *_, at in sorted(found)]
