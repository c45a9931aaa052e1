"""Penalties that stand on the score sheets of the matches of an event."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.event.event import Adjustment, Event


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
