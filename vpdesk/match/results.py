"""What a score sheet comes to: IMPs of each board, running totals, margins and VPs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from vpdesk.match import laws
from vpdesk.match.cross_imps import WHOLE, Score, ahead, butler, compared, cross_imps, half_up
from vpdesk.match.score_sheet import (
    MOST_IMPS,
    BoardLine,
    Method,
    ScoreSheet,
    Sides,
    Status,
)
from vpdesk.scales import Scale

SideImps = tuple[Fraction, Fraction]  # of home and away (NS and EW), each as that side sees it
NOTHING: SideImps = (Fraction(), Fraction())
BOARD = 2  # points of a board that is won


@dataclass(frozen=True, slots=True)
class LineResult:
    """What a board comes to.

    number: of the board. points: of North-South at each table, each a tuple of (percent, points)
    for the shares of its score; () where there is none.
    imps: of each match of the sheet (one of teams, else one for each table), None where the
    board does not count or not yet. running: the sum of the IMPs so far, of each match.
    odd: tables whose points no contract gives at the vulnerability of the board.
    datum: in a Butler, None elsewhere or without scores.
    """

    number: int
    points: tuple[Score, ...]
    imps: tuple[SideImps | None, ...]
    running: tuple[SideImps, ...]
    odd: frozenset[int] = frozenset()
    datum: int | None = None


@dataclass(frozen=True, slots=True)
class MatchTotal:
    """What a match comes to.

    counted: boards with IMPs, of which adjusted were given by the director.
    won: IMPs that home and away (NS and EW) won on boards where one side gained what the other
    lost; points of boards are those of both. given: those of the other boards, as each side
    sees them.
    imps: the sum of all, with carry-over and penalties, as each side sees it.
    boards: the points of the boards of both, where they count beside the IMPs.
    """

    counted: int
    adjusted: int
    won: SideImps
    given: SideImps
    imps: SideImps
    boards: SideImps | None = None

    @property
    def margins(self) -> Sides:
        """The IMPs of each side in whole ones, halves rounded up, away from zero."""
        return half_up(self.imps[0]), half_up(self.imps[1])

    @property
    def unequal(self) -> bool:
        """The sides have margins of their own, as after an average plus to both."""
        return self.margins[0] != -self.margins[1]


@dataclass(frozen=True, slots=True)
class SheetResult:
    """What a sheet comes to.

    sheet: that one. matches: one of teams, else one for each table.
    missing: numbers of boards that are neither cancelled nor complete.
    cancelled: numbers of boards that were cancelled.
    """

    sheet: ScoreSheet
    lines: tuple[LineResult, ...]
    matches: tuple[MatchTotal, ...]
    missing: tuple[int, ...] = ()
    cancelled: tuple[int, ...] = ()

    @property
    def finished(self) -> bool:
        """Every board that counts has its result."""
        return not self.missing


def sheet_result(sheet: ScoreSheet, before: SheetResult | None = None) -> SheetResult:
    """All that follows from the entries of a sheet.

    before: what another sheet came to, as this one before its last entry: the same, but sooner,
    where most lines are those of that sheet.
    """
    count = 1 if sheet.method.teams else sheet.tables
    running: tuple[SideImps, ...] = (NOTHING,) * count
    lines: list[LineResult] = []
    as_before = True  # so far
    for line, known in zip(sheet.lines, _known(sheet, before), strict=True):
        as_before = as_before and known is not None
        result = known or _line_result(sheet, line)
        if not as_before:
            result = replace(result, running=_further(running, result.imps))
        running = result.running
        lines.append(result)
    cancelled = tuple(line.number for line in sheet.lines if line.status is Status.CANCELLED)
    missing = tuple(
        result.number for result in lines if None in result.imps and result.number not in cancelled
    )
    matches = tuple(_total(sheet, lines, match) for match in range(count))
    return SheetResult(sheet, tuple(lines), matches, missing, cancelled)


def _known(sheet: ScoreSheet, before: SheetResult | None) -> list[LineResult | None]:
    """What is known of each line from another result; None where it has to be worked out."""
    found: list[LineResult | None] = [None] * len(sheet.lines)
    if before is not None and _rules(sheet) == _rules(before.sheet):
        pairs = zip(sheet.lines, before.sheet.lines, before.lines, strict=False)
        for at, (line, old, result) in enumerate(pairs):
            if line is old:
                found[at] = result
    return found


def _rules(sheet: ScoreSheet) -> tuple[Method, int, int, int]:
    """What the result of a line depends on, besides the line."""
    return sheet.method, sheet.tables, sheet.divisor, sheet.trim


def _line_result(sheet: ScoreSheet, line: BoardLine) -> LineResult:
    """What a line comes to, without its running totals."""
    found, middle = _line_imps(sheet, line)
    scores = tuple(entry.points(line.number) if entry else () for entry in line.entries)
    return LineResult(line.number, scores, found, (), _odd_tables(line.number, scores), middle)


def _further(
    running: tuple[SideImps, ...], found: Sequence[SideImps | None]
) -> tuple[SideImps, ...]:
    """Running totals after another line."""
    pairs = zip(running, found, strict=True)
    return tuple(so_far if imps is None else _plus(so_far, imps) for so_far, imps in pairs)


def match_vps(sheet: ScoreSheet, total: MatchTotal, scale: Scale) -> Sides:
    """VPs of both sides in hundredths, each from its own margin, with carry-over and penalties.

    They need not add up to those of the scale, and a penalty may leave less than nothing.
    """
    home, away = (scale.vps(margin)[0] for margin in total.margins)
    if not sheet.method.teams:
        return home, away
    if total.boards is not None:
        home, away = home + half_up(100 * total.boards[0]), away + half_up(100 * total.boards[1])
    carry, penalty = sheet.carry_vps, sheet.penalty_vps
    return home + carry[0] - penalty[0], away + carry[1] - penalty[1]


def _line_imps(
    sheet: ScoreSheet, line: BoardLine
) -> tuple[tuple[SideImps | None, ...], int | None]:
    """The IMPs of a board in each match, and the datum if there is one."""
    count = 1 if sheet.method.teams else sheet.tables
    if line.status is Status.CANCELLED:
        return (None,) * count, None
    if line.status is Status.ADJUSTED:
        most = BOARD if sheet.method is Method.BOARDS else MOST_IMPS
        home, away = (max(-most, min(each, most)) for each in line.adjusted)
        return (_imps(home, away),) * count, None
    if sheet.method.teams:
        return (_teams_imps(sheet, line),), None
    return _tables_imps(sheet, line)


def _teams_imps(sheet: ScoreSheet, line: BoardLine) -> SideImps | None:
    """The IMPs of two teams; None unless every table has a score."""
    scores = [entry.points(line.number) for entry in line.entries if entry is not None]
    if len(scores) < sheet.tables or not all(scores):
        return None
    home, away = scores[::2], scores[1::2]
    if sheet.method in (Method.ROOMS, Method.PATTON):
        won = Fraction(sum(map(compared, home, away)), WHOLE)
    elif sheet.method is Method.BOARDS:
        won = Fraction(BOARD * sum(map(ahead, home, away)), WHOLE * len(home))
    else:
        found = sum(compared(score, other) for score in home for other in away)
        won = Fraction(found, WHOLE * sheet.divisor)
    return won, -won


def board_points(imps: SideImps) -> SideImps:
    """The points that both sides have of a board, of what they differ by."""
    return (BOARD + imps[0]) / 2, (BOARD + imps[1]) / 2


def _tables_imps(
    sheet: ScoreSheet, line: BoardLine
) -> tuple[tuple[SideImps | None, ...], int | None]:
    """The IMPs of each table that has a score, if there is another one to compare it with."""
    found: list[SideImps | None] = [
        _imps(*entry.adjusted) if entry and entry.adjusted else None for entry in line.entries
    ]
    scores = {
        table: entry.points(line.number)
        for table, entry in enumerate(line.entries)
        if entry and entry.shares
    }
    if len(scores) < 2:
        return tuple(found), None
    middle = None
    if sheet.method is Method.BUTLER:
        middle, found_imps = butler(tuple(scores.values()), sheet.trim)
    else:
        found_imps = cross_imps(tuple(scores.values()))
    for table, imps in zip(scores, found_imps, strict=True):
        found[table] = imps, -imps
    return tuple(found), middle


def _total(sheet: ScoreSheet, lines: Sequence[LineResult], match: int) -> MatchTotal:
    won = [Fraction(), Fraction()]
    counted = adjusted = 0
    for line, result in zip(sheet.lines, lines, strict=True):
        imps = result.imps[match]
        if imps is not None:
            counted += 1
            adjusted += _is_adjusted(line, match)
            if imps[0] == -imps[1] and sheet.method is Method.BOARDS:
                won = [so_far + each for so_far, each in zip(won, board_points(imps), strict=True)]
            elif imps[0] == -imps[1]:
                won[imps[0] < 0] += abs(imps[0])
    total = lines[-1].running[match]
    margin = won[0] - won[1]
    given = total[0] - margin, total[1] + margin
    if sheet.method.teams:
        home, away = (
            Fraction(carry - penalty, 100)
            for carry, penalty in zip(sheet.carry_imps, sheet.penalty_imps, strict=True)
        )
        total = _plus(total, (home - away, away - home))
    boards = _points_of_boards(sheet, lines) if sheet.method is Method.PATTON else None
    return MatchTotal(counted, adjusted, (won[0], won[1]), given, total, boards)


def _points_of_boards(sheet: ScoreSheet, lines: Sequence[LineResult]) -> SideImps:
    """What both teams have of the boards that count: 2 for each won, 1 for each halved.

    Of an adjusted board see _of_adjusted.
    """
    home = away = Fraction()
    for line, result in zip(sheet.lines, lines, strict=True):
        imps = result.imps[0]
        if imps is None:
            continue
        if line.status is Status.ADJUSTED:
            mine, theirs = (_of_adjusted(each) for each in imps)
        else:
            scores = [entry.points(line.number) for entry in line.entries if entry is not None]
            won = Fraction(BOARD * sum(map(ahead, scores[::2], scores[1::2])), WHOLE)
            mine, theirs = board_points((won / (sheet.tables // 2), -won / (sheet.tables // 2)))
        home, away = home + mine, away + theirs
    return home, away


def _of_adjusted(imps: Fraction) -> Fraction:
    """The points of a board for which the director gave so many IMPs: 3 are 60 per cent, 1.2."""
    return max(Fraction(), min(Fraction(BOARD), 1 + imps / 15))


def _is_adjusted(line: BoardLine, match: int) -> bool:
    entry = line.entries[match]
    given = entry is not None and entry.adjusted is not None
    return line.status is Status.ADJUSTED or given


def _odd_tables(board: int, scores: Sequence[Score]) -> frozenset[int]:
    possible = laws.possible_points(*laws.vulnerable(board))
    return frozenset(
        table
        for table, score in enumerate(scores)
        if any(points not in possible for _, points in score)
    )


def _imps(home: int, away: int) -> SideImps:
    return Fraction(home), Fraction(away)


def _plus(one: SideImps, other: SideImps) -> SideImps:
    return one[0] + other[0], one[1] + other[1]
