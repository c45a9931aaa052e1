"""What a score sheet says of a match that went wrong."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import trunc

from vpdesk.match.case import Case, Fault, Side, What, by_fault
from vpdesk.match.regulations import Carry, Regulation
from vpdesk.match.results import sheet_result
from vpdesk.match.score_sheet import BoardLine, ScoreSheet, Sides, Status

FAULTS = {
    (False, False): Fault.NEITHER,
    (True, False): Fault.HOME,
    (False, True): Fault.AWAY,
    (True, True): Fault.BOTH,
}


@dataclass(slots=True)
class _Averages:
    plus: int = 0
    even: int = 0
    minus: int = 0

    def add(self, imps: int) -> None:
        if imps > 0:
            self.plus += 1
        elif imps < 0:
            self.minus += 1
        else:
            self.even += 1


def case_of(sheet: ScoreSheet, regulation: Regulation) -> Case | None:
    """The case of a sheet of two teams; None for one of pairs.

    A board that was adjusted to what the regulation gives for an average, or whose two sides do
    not balance, counts as one with an average; any other adjusted one as a result. Where no board
    has an average, those without a result have one as by_fault gives it: neither side is known to
    be at fault. A side is at fault where it has an average minus on all boards without a result
    (Law 12C2(a)). Penalties in IMPs are taken off the IMPs. A sheet without any entry does not say
    what was played: all boards are taken to be, but for those that the director has cancelled or
    adjusted.
    """
    if not sheet.method.teams:
        return None
    won = [Fraction(), Fraction()]
    averages = _Averages(), _Averages()
    played = without = ruled = 0
    for line, result in zip(sheet.lines, sheet_result(sheet).lines, strict=True):
        imps = result.imps[0]
        ruled += line.status is not Status.PLAYED
        if line.status is Status.CANCELLED:
            without += 1
        elif _is_average(line, regulation):
            without += 1
            for each, given in zip(averages, line.adjusted, strict=True):
                each.add(given)
        elif imps is not None:
            played += 1
            won[imps[0] < 0] += abs(imps[0])
    # Where a board's IMPs are divided, hundredths must not turn less than a half into a half.
    home = trunc(100 * won[0])
    away = home - trunc(100 * (won[0] - won[1]))
    home_side, away_side = (
        Side(
            name,
            imps - sheet.penalty_imps[i],
            averages[i].plus,
            averages[i].even,
            averages[i].minus,
            max(0, sheet.penalty_vps[i]),
            _carried(sheet, regulation)[i],
        )
        for i, (name, imps) in enumerate(((sheet.home, home), (sheet.away, away)))
    )
    what = What.CANCELLED if ruled else What.CUT_SHORT
    if not any(entry for line in sheet.lines for entry in line.entries):
        played = len(sheet.lines) - without
    guilty = averages[0].minus == without > 0, averages[1].minus == without > 0
    case = Case(what, len(sheet.lines), played, home_side, away_side, FAULTS[guilty])
    return case if home_side.averages else by_fault(case)


def _carried(sheet: ScoreSheet, regulation: Regulation) -> Sides:
    """What the regulation carries over, in hundredths."""
    return {
        Carry.NONE: (0, 0),
        Carry.IMPS: sheet.carry_imps,
        Carry.VPS: sheet.carry_vps,
    }[regulation.carry_over]


def _is_average(line: BoardLine, regulation: Regulation) -> bool:
    if line.status is not Status.ADJUSTED:
        return False
    home, away = line.adjusted
    given = {0, regulation.average_plus, -regulation.average_minus}
    return home != -away or {100 * home, 100 * away} <= given
