"""Who has left an event: she plays no later stage, and where one has begun she is taken out of it.

The EBU's White Book, 2.4.5: who withdrew is not ranked.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventError
from vpdesk.event.stages import begun, left_before, who_plays
from vpdesk.tournament.field.entries import has_results
from vpdesk.tournament.field.leaving import left
from vpdesk.tournament.tournament import Tournament

FEW_LEFT = QT_TRANSLATE_NOOP(
    "EventError", "Without {name} fewer than two would play: remove the stage instead."
)
HAS_BEGUN = QT_TRANSLATE_NOOP(
    "EventError", "{stage} is in play: {name} can withdraw from it, not be taken out."
)


def withdrawn(event: Event) -> dict[int, int]:
    """Who has left the event, and from which stage: before its end, or before a later one.

    Who was beaten in a knock-out keeps the place there.
    """
    found = left_before(event, len(event.stages))
    last = event.stages[-1]
    for group in last.groups:
        there = len(group.rounds)
        found |= {
            each.number: len(event.stages) for each in group.entrants if group.has_left(each, there)
        }
    return {
        number: stage for number, stage in found.items() if not event.stage(stage).draw.is_knock_out
    }


def may_take_out(event: Event, number: int) -> bool:
    """Nothing is played in a later stage, and no round of it but a schedule's is drawn."""
    groups = event.stage(number).groups
    return number > 1 and all(map(_untouched, groups))


def taken_out(event: Event, number: int, gone: Collection[int]) -> Event:
    """Without some in a later stage that is not in play: they have left after the stage before.

    Who takes a place in it by the standings then plays in their place, unless he plays elsewhere.
    Raises EventError.
    """
    names = ", ".join(each.name for each in event.entrants if each.number in gone)
    if not may_take_out(event, number):
        raise EventError(HAS_BEGUN, stage=event.called(number), name=names)
    marked = _marked(event, number, gone)
    here = set(event.numbers_of(number)) - set(gone)
    if len(here) < 2:
        raise EventError(FEW_LEFT, name=names)
    new = set(who_plays(marked, number)) - set(event.numbers_of(number))
    later = range(event.stage(number).who.stage + 1, len(event.stages) + 1)
    elsewhere = {each for at in later if at != number for each in event.numbers_of(at)}
    if new and not new & elsewhere:
        from vpdesk.event.planning import begin  # noqa: PLC0415 - which knows the stages

        return begin(marked, number)
    return _without(marked, number, gone)


def asked_out(shown: Tournament, gone: Collection[int]) -> Tournament:
    """A group of a later stage as it is asked for without some, who are `taken_out` then."""
    entrants = tuple(each for each in shown.entrants if each.number not in gone)
    return replace(shown, entrants=entrants, rounds=(), requests=(), brought=(), odd_before=())


def followed(before: Event, after: Event, number: int) -> Event:
    """With who has newly left in a stage out of the later ones: taken out, or withdrawn there."""
    was = left_before(before, number + 1)
    gone = left_before(after, number + 1).keys() - was.keys()
    for at in range(number + 1, len(after.stages) + 1):
        if not gone.intersection(after.numbers_of(at)):
            continue
        if may_take_out(after, at) and len(set(after.numbers_of(at)) - gone) > 1:
            after = _without(after, at, gone)
            continue
        for part, group in enumerate(after.stage(at).groups, 1):
            if (here := gone.intersection(group.by_number)) and group.rounds:
                after = after.with_group(at, part, left(group, here))
    return after


def _untouched(group: Tournament) -> bool:
    return not group.rounds or (group.by_schedule and group.all_drawn and not has_results(group))


def _without(event: Event, number: int, gone: Collection[int]) -> Event:
    groups = event.stage(number).groups
    rest = [[each.number for each in group.entrants if each.number not in gone] for group in groups]
    return begun(event, number, groups[0], rest)


def _marked(event: Event, number: int, gone: Collection[int]) -> Event:
    """With these gone after the last stage before in which they played."""
    for each in gone:
        played = [at for at in range(1, number) if each in event.numbers_of(at)]
        for part, group in enumerate(event.stage(played[-1]).groups if played else (), 1):
            entrants = tuple(
                replace(it, last_round=len(group.rounds)) if it.number == each else it
                for it in group.entrants
            )
            event = event.with_group(played[-1], part, replace(group, entrants=entrants))
    return event
