"""What a director adds and takes: adjustments of a stage, penalties on score sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Adjustment, Event, EventError
from vpdesk.tournament.standings.tie_break_order import tournament_order
from vpdesk.tournament.standings.tie_breaks import TieBreak

OF_IMPS = {TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS}  # to which IMPs beside the matches belong
NO_IMPS = QT_TRANSLATE_NOOP(
    "EventError",
    "IMPs would count for nothing in stage {stage}: it has no tie-break by IMPs. Adjust VPs.",
)
NO_POINTS = QT_TRANSLATE_NOOP(
    "EventError",
    "VPs would count for nothing in stage {stage}, which is a knock-out: adjust IMPs.",
)
NO_MATCH = QT_TRANSLATE_NOOP(
    "EventError",
    "{name} has no match in round {round} of stage {stage}: choose a round with one.",
)


def with_adjustment(event: Event, number: int, made: Adjustment) -> Event:
    """With one more adjustment in a stage. Raises EventError where it would count for nothing."""
    check_adjustment(event, number, made)
    stage = event.stage(number)
    return event.with_stage(number, replace(stage, adjustments=(*stage.adjustments, made)))


def check_adjustment(event: Event, number: int, made: Adjustment) -> None:
    """Raise EventError where an adjustment counts for nothing in a stage."""
    stage = event.stage(number)
    if not event.play.has_vps:
        return
    if stage.draw.is_knock_out:
        if made.points:
            raise EventError(NO_POINTS, stage=number)
        _check_match(event, number, made)
    elif made.imps and not any(OF_IMPS & {*tournament_order(each)} for each in stage.groups):
        raise EventError(NO_IMPS, stage=number)


def _check_match(event: Event, number: int, made: Adjustment) -> None:
    """Raise EventError where somebody has no match in the round in which IMPs are to count."""
    at = max(1, made.round)
    group = next(each for each in event.stage(number).groups if made.entrant in each.by_number)
    drawn = group.rounds[at - 1 : at]
    if drawn and not any(made.entrant in game.sides for game in drawn[0].games):
        name = group.by_number[made.entrant].name
        raise EventError(NO_MATCH, stage=number, round=at, name=name)


def match_penalties(event: Event, stage: int, group: int = 0) -> Iterator[Adjustment]:
    """The penalties of score sheets of a stage, which are within the results of their matches.

    group: of which alone; 0 for all. Where a ruling holds, or a result that was typed, they do not
    count.
    """
    for each in event.matches:
        sheet, place = each.sheet, each.place
        fined = any((*sheet.penalty_vps, *sheet.penalty_imps))
        if not fined or place.stage != stage or group not in (0, place.group):
            continue
        from vpdesk.event.kept_matches import is_by_sheet  # noqa: PLC0415 - it brings the scales

        if each.ruled.adopted is not None or not is_by_sheet(event, place):
            continue
        for side, entrant in enumerate((place.home, place.visitor)):
            points, imps = -sheet.penalty_vps[side], -(sheet.penalty_imps[side] // 100)
            if points or imps:
                yield Adjustment(entrant, points, imps, sheet.penalty_reason, place.round)
