"""A match of two teams with home and visitors the other way round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from vpdesk.match.case import Case, Fault
from vpdesk.match.outcome import Match, Ruled
from vpdesk.match.score_sheet import ScoreSheet, Sides

T = TypeVar("T")
FAULTS = {Fault.HOME: Fault.AWAY, Fault.AWAY: Fault.HOME}


def turned(match: Match) -> Match:
    """The same match as the other side sees it: where home sat North-South, the visitors do."""
    ruled, adopted = match.ruled, match.ruled.adopted
    if adopted is not None:
        sheet = None if adopted.sheet is None else _turned_case(adopted.sheet)
        adopted = replace(adopted, case=_turned_case(adopted.case), sheet=sheet)
    case = None if ruled.case is None else _turned_case(ruled.case)
    return replace(
        match, sheet=_turned_sheet(match.sheet), ruled=Ruled(case, ruled.regulation, adopted)
    )


def _turned_sheet(sheet: ScoreSheet) -> ScoreSheet:
    lines = (
        replace(line, entries=_by_rooms(line.entries), adjusted=_swapped(line.adjusted))
        for line in sheet.lines
    )
    return replace(
        sheet,
        lines=tuple(lines),
        home=sheet.away,
        away=sheet.home,
        names=_by_rooms(sheet.names),
        later=tuple((board, _by_rooms(names)) for board, names in sheet.later),
        carry_imps=_swapped(sheet.carry_imps),
        penalty_imps=_swapped(sheet.penalty_imps),
        carry_vps=_swapped(sheet.carry_vps),
        penalty_vps=_swapped(sheet.penalty_vps),
    )


def _turned_case(case: Case) -> Case:
    return replace(case, home=case.away, away=case.home, fault=FAULTS.get(case.fault, case.fault))


def _by_rooms(tables: Sequence[T]) -> tuple[T, ...]:
    """Open and closed room in each other's place."""
    return tuple(tables[at ^ 1] for at in range(len(tables)))


def _swapped(sides: Sides) -> Sides:
    return sides[1], sides[0]
