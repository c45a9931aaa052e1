"""The segments of a match that is played in several: what each came to by the score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from vpdesk.event.event import Event
from vpdesk.event.kept_matches import game_at, kept_at, match_at, place_of, result_of
from vpdesk.match.cross_imps import half_up
from vpdesk.match.results import LineResult, sheet_result
from vpdesk.match.score_sheet import Sides


def segments_of(
    event: Event, stage: int, group: int, number: int, table: int
) -> tuple[Sides | None, ...]:
    """The IMPs of both sides in each segment of the match at a table of a round, all from 1.

    The boards of the sheet are shared among the segments in their order; boards beyond those of
    the match, as after a tie, are one more. None for a segment that has not begun. () where the
    match is not played in segments, or its result is not that of its sheet.
    """
    rules = event.group(stage, group).teams
    place = place_of(event, stage, group, number, table)
    kept, game = kept_at(event, place), game_at(event, place)
    if rules.segments < 2 or rules.of_boards or kept is None or kept.ruled.adopted is not None:
        return ()
    if game.finished and result_of(event, place) != game:
        return ()
    lines = sheet_result(match_at(event, place).sheet).lines
    size = -(-rules.boards // rules.segments)
    ends = [*range(0, rules.boards, size), rules.boards, len(lines)]
    parts = [lines[one:other] for one, other in pairwise(ends) if one < other]
    found = tuple(_imps(each) for each in parts)
    if place.home == game.home:
        return found
    return tuple(each and (each[1], each[0]) for each in found)


def _imps(lines: Sequence[LineResult]) -> Sides | None:
    """What both sides won on some boards; None where no board counts yet."""
    counted = [each.imps[0] for each in lines if each.imps[0] is not None]
    if not counted:
        return None
    nothing = Fraction()
    home, visitor = (
        half_up(sum((max(each[side], nothing) for each in counted), nothing)) for side in (0, 1)
    )
    return home, visitor
