"""A match that counts twice, by IMPs and by who won each board, and the sum is its result.

So play the Lederer Memorial Trophy (30 VP by IMPs, 2 VP for each board won) and Grands Prix of
Poland. The same scores are turned into IMPs and into points of boards; each has its scale.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.match.errors import MatchError
from vpdesk.match.outcome import Match, scale_of_sheet
from vpdesk.match.results import SheetResult, SideImps, match_vps, sheet_result
from vpdesk.match.score_sheet import BoardLine, Method, ScoreSheet, Sides, Status
from vpdesk.scales import Scale
from vpdesk.scales.match_scales import board_a_match

NOT_OF_IMPS = QT_TRANSLATE_NOOP(
    "MatchError", "Two scales together are for a match of two teams that is scored by IMPs."
)
NOTHING_YET = QT_TRANSLATE_NOOP("MatchError", "No board of the match has a result yet.")


@dataclass(frozen=True, slots=True)
class ByScale:
    """What a match comes to by one scale. won: IMPs or points of boards of both sides.

    vps: of both sides, in hundredths.
    """

    scale: Scale
    won: SideImps
    vps: Sides


@dataclass(frozen=True, slots=True)
class TwoScales:
    """What it comes to by both. adjusted: boards of the director, halved by boards."""

    imps: ByScale
    boards: ByScale
    adjusted: tuple[int, ...]

    @property
    def vps(self) -> Sides:
        """The sum for both sides, in hundredths."""
        home, away = zip(self.imps.vps, self.boards.vps, strict=True)
        return sum(home), sum(away)


def counted_twice(match: Match) -> TwoScales | None:
    """What a match that is to count twice comes to; None for any other, and as long as nothing."""
    if not match.sheet.twice:
        return None
    try:
        return by_two_scales(match)
    except WordedError:
        return None


def by_two_scales(match: Match) -> TwoScales:
    """A match by its own scale and by board-a-match. Raises MatchError, or ScaleError.

    Carry-over and penalties count once, by the scale of IMPs. A board that the director adjusted
    is halved by boards: what was given there are IMPs.
    """
    sheet = match.sheet
    if not sheet.method.teams or sheet.method is Method.BOARDS:
        raise MatchError(NOT_OF_IMPS)
    found = sheet_result(sheet)
    if not found.matches[0].counted:
        raise MatchError(NOTHING_YET)
    scale = scale_of_sheet(sheet, match.choice)
    total = found.matches[0]
    imps = ByScale(scale, total.won, match_vps(sheet, total, scale))
    adjusted = tuple(line.number for line in sheet.lines if line.status is Status.ADJUSTED)
    by_boards = sheet_result(_of_boards(sheet))
    return TwoScales(imps, _by_boards(by_boards), adjusted)


def _by_boards(found: SheetResult) -> ByScale:
    total = found.matches[0]
    scale = board_a_match().scale(total.counted)
    return ByScale(scale, total.won, match_vps(found.sheet, total, scale))


def _of_boards(sheet: ScoreSheet) -> ScoreSheet:
    """The same scores, counted by who has more on each board."""
    nothing = (0, 0)
    return replace(
        sheet,
        method=Method.BOARDS,
        divisor=1,
        lines=tuple(map(_halved, sheet.lines)),
        carry_imps=nothing,
        penalty_imps=nothing,
        carry_vps=nothing,
        penalty_vps=nothing,
    )


def _halved(line: BoardLine) -> BoardLine:
    return replace(line, adjusted=(0, 0)) if line.status is Status.ADJUSTED else line
