"""The drawing of lots in an event: once, when they begin to rank, and again when asked for."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventError
from vpdesk.tournament.standings.lots import seed_of
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Lots, Tournament

NO_LOTS = QT_TRANSLATE_NOOP(
    "EventError",
    "No lots are drawn in {stage}: choose “Drawing of lots” among its tie-breaks first.",
)
NO_REASON = QT_TRANSLATE_NOOP("EventError", "Drawing lots again needs a reason.")


def first_drawn(before: Event, after: Event, at: str) -> Event:
    """With the lots of the groups that they rank since this change drawn at its time (ISO).

    The order is the one that the standings have anyway. Lots of before stay as they were: when
    these were drawn is not known.
    """
    for number, stage in enumerate(after.stages, 1):
        for part, group in enumerate(stage.groups, 1):
            known, old = group.lots and group.lots.at, _group(before, number, part)
            if known or (old and old.rounds and old.details == group.details):
                continue
            if not _ranked_by(group) or _ranked_by(old):
                continue
            drawn = replace(group, lots=Lots(seed_of(group), at))
            after = after.with_group(number, part, drawn)
    return after


def check_lots(event: Event, number: int) -> None:
    """Raise EventError where lots rank nobody in a stage."""
    groups = event.stage(number).groups
    if not groups or any(TieBreak.LOTS not in tournament_order(each) for each in groups):
        raise EventError(NO_LOTS, stage=event.called(number))


def with_lots(event: Event, number: int, lots: Lots) -> Event:
    """With lots drawn anew for all groups of a stage. at, reason: of these lots.

    Raises EventError where they rank nobody there, or have no reason.
    """
    check_lots(event, number)
    if not lots.reason:
        raise EventError(NO_REASON)
    stage = event.stage(number)
    groups = tuple(
        replace(each, lots=lots._replace(seed=f"{lots.seed}|{part}"))
        for part, each in enumerate(stage.groups, 1)
    )
    return event.with_stage(number, replace(stage, groups=groups))


def _group(event: Event, number: int, part: int) -> Tournament | None:
    stages = event.stages[number - 1 : number]
    groups = stages[0].groups[part - 1 : part] if stages else ()
    return groups[0] if groups else None


def _ranked_by(group: Tournament | None) -> bool:
    """There is a round, and those who are level after it are parted by lots in the end."""
    if group is None or not group.rounds or group.is_knock_out:
        return False
    return TieBreak.LOTS in tournament_order(group)
