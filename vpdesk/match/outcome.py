"""A match with its score sheet, its scale and its rulings, and the result that holds.

All of it without a window. Read a match with files.match_file.read_match; then

- outcome(match) says what the score sheet comes to, which ruling is adopted, and the VPs that hold;
- rulings_of(match, regulation) are the possible rulings on it, with match.rulings.Ruling.preferred
  for the one that the regulation wants;
- against_sheet(match, regulation) says whether they are on other results than the score sheet has;
- adopt(match, way, regulation) makes one of them the result, not_adopted(match) takes that back;
- with_case(match, case, regulation) enters what went wrong by hand.

The report of a result is report.match.tables.score_sheet (with Outcome.standing), that of rulings
report.match.rulings.rulings_sections and ruling_slip.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.match.adopted import Adopted
from vpdesk.match.case import Case, What, of_boards
from vpdesk.match.errors import MatchError
from vpdesk.match.from_sheet import case_of
from vpdesk.match.regulations import Regulation, Way
from vpdesk.match.results import SheetResult, match_vps, sheet_result
from vpdesk.match.rulings import Ruling, rulings
from vpdesk.match.score_sheet import Method, ScoreSheet, Sides
from vpdesk.scales import Scale, ScaleSpec, Unit
from vpdesk.scales.match_scales import board_a_match

NO_BOARDS = QT_TRANSLATE_NOOP("MatchError", "All boards are cancelled.")
PERCENT = QT_TRANSLATE_NOOP("MatchError", "This scale is for percentages: choose one for IMPs.")
OF_BOARDS = QT_TRANSLATE_NOOP("MatchError", "This scale is for board-a-match: choose one for IMPs.")
NO_PATTON_RULINGS = QT_TRANSLATE_NOOP(
    "MatchError",
    "Patton has no rulings in IMPs alone: adjust the boards, or type the VPs.",
)
NO_RULINGS = QT_TRANSLATE_NOOP("MatchError", "Board-a-match has no rulings in IMPs.")
NOT_POSSIBLE = QT_TRANSLATE_NOOP("MatchError", "This ruling is not possible here.")
NOT_OF_TEAMS = QT_TRANSLATE_NOOP(
    "MatchError", "A ruling can be adopted for a match of two teams only."
)


@dataclass(frozen=True, slots=True)
class AdoptedRuling:
    """A ruling as it was adopted; with its scale, so that nothing can change it afterwards.

    case, regulation, way: what was ruled, on which case. choice: the scale of the match then.
    sheet: what the score sheet said then, None where it said nothing of two teams.
    """

    case: Case
    regulation: Regulation
    way: Way
    choice: ScaleSpec
    sheet: Case | None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """What a director has entered and decided.

    case: what was entered by hand, None while it is what the score sheet says.
    regulation: the one to rule by, None for the user's usual one.
    adopted: the ruling that is the result, None where that is what the score sheet comes to.
    """

    case: Case | None = None
    regulation: Regulation | None = None
    adopted: AdoptedRuling | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match as a file keeps it: its sheet, the choice of its scale, and what was ruled.

    typed: the IMPs of both sides in a round of an event, where they were typed there and not on
    the sheet; they are kept with the round.
    """

    sheet: ScoreSheet
    choice: ScaleSpec
    ruled: Ruled = field(default_factory=Ruled)
    typed: Sides | None = None


class ResultStanding(NamedTuple):
    """Which result of a match holds.

    adopted: the ruling that does, None where none was adopted. sheet_vps: what the score sheet
    comes to for both sides, in hundredths; None where that is nothing yet. whole: its scale has
    whole VPs.
    """

    adopted: Adopted | None = None
    sheet_vps: Sides | None = None
    whole: bool = False


NO_STANDING = ResultStanding()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a match comes to.

    match: that one. sheet: what the score sheet does.
    scale: that of the boards that count; None where there is none, and problem says why.
    sheet_vps: the VPs of both teams by the score sheet, in hundredths; None without a scale,
        before the first board counts, or where the tables are matches of pairs.
    adopted: the ruling that holds instead, None where none was adopted.
    """

    match: Match
    sheet: SheetResult
    scale: Scale | None
    problem: WordedError | None
    sheet_vps: Sides | None
    adopted: Adopted | None

    @property
    def vps(self) -> Sides | None:
        """The VPs of both teams that hold, in hundredths; None where there are none yet."""
        return self.sheet_vps if self.adopted is None else self.adopted.ruling.final

    @property
    def totals(self) -> tuple[object, ...]:
        """All that is told of it beside what stands at each board."""
        result, sheet = self.sheet, self.match.sheet
        return (
            *(self.scale, self.problem, self.sheet_vps, self.adopted),
            *(result.matches, result.missing, result.cancelled),
            *(sheet.home, sheet.away, sheet.method),
            sheet.lines if sheet.twice else None,
        )

    @property
    def standing(self) -> ResultStanding:
        """Which result holds, for reports."""
        whole = self.scale is not None and self.scale.whole
        return ResultStanding(self.adopted, self.sheet_vps, whole)


def outcome(match: Match, known: Outcome | None = None) -> Outcome:
    """What a match comes to. known: what it came to before; what did not change is taken of that.

    See sheet_result.
    """
    result = sheet_result(match.sheet, None if known is None else known.sheet)
    if known is None or _scaled(known.match) != _scaled(match):
        scale, problem = _scale_or_problem(match)
        vps = _vps(result, scale)
    else:
        scale, problem = known.scale, known.problem
        same = _won(known.sheet) == _won(result)
        vps = known.sheet_vps if same else _vps(result, scale)
    return Outcome(match, result, scale, problem, vps, adopted_of(match))


def _scaled(match: Match) -> tuple[ScaleSpec, int]:
    """What the scale of a match hangs on."""
    return match.choice, match.sheet.boards


def _won(result: SheetResult) -> tuple[object, ...]:
    """What the VPs by a scale hang on."""
    sheet = result.sheet
    return result.matches, sheet.method, sheet.carry_vps, sheet.penalty_vps


def _vps(result: SheetResult, scale: Scale | None) -> Sides | None:
    sheet, total = result.sheet, result.matches[0]
    if scale is None or not sheet.method.teams or not total.counted:
        return None
    return match_vps(sheet, total, scale)


def _scale_or_problem(match: Match) -> tuple[Scale | None, WordedError | None]:
    try:
        return scale_of_sheet(match.sheet, match.choice), None
    except WordedError as error:
        return None, error


def scale_of_sheet(sheet: ScoreSheet, choice: ScaleSpec) -> Scale:
    """The scale for the boards that count: all but the cancelled ones.

    Board-a-match has its own, whatever was chosen. Raises ScaleError, or MatchError where all are
    cancelled or the scale is not of IMPs.
    """
    boards = sheet.boards
    if not boards:
        raise MatchError(NO_BOARDS)
    by_boards = sheet.method is Method.BOARDS
    if by_boards and (choice.family is None or choice.family.unit is not Unit.BOARD):
        choice = replace(choice, family=board_a_match())
    scale = replace(choice, boards=boards).scale(boards)
    if scale.unit is Unit.PERCENT or (scale.unit is Unit.BOARD) is not by_boards:
        raise MatchError(PERCENT if scale.unit is Unit.PERCENT else OF_BOARDS)
    return scale


def sheet_case(match: Match, regulation: Regulation) -> Case:
    """What the score sheet says of a match that went wrong; of pairs only the boards.

    Of a match without one what was typed in the round.
    """
    boards = len(match.sheet.lines)
    case = case_of(match.sheet, regulation) or Case(planned=boards, played=boards)
    if match.typed is None:
        return case
    home, away = (100 * imps for imps in match.typed)
    return replace(case, home=replace(case.home, imps=home), away=replace(case.away, imps=away))


def case_to_rule(match: Match, regulation: Regulation) -> Case:
    """The case that there is to rule on: as it was entered, or else as the score sheet says."""
    entered = match.ruled.case
    if entered is None:
        return sheet_case(match, regulation)
    return of_boards(entered, len(match.sheet.lines))


def with_case(match: Match, case: Case, regulation: Regulation) -> Match:
    """With a case entered by hand, on which this regulation rules.

    One that says the same as the score sheet goes on to follow that.
    """
    entered = None if case == sheet_case(match, regulation) else case
    return replace(match, ruled=replace(match.ruled, case=entered, regulation=regulation))


def rulings_of(match: Match, regulation: Regulation) -> tuple[Ruling, ...]:
    """The possible rulings on a match, side by side; see match.rulings.rulings.

    Raises MatchError or ScaleError where there is nothing to rule on.
    """
    _check_of_imps(match.sheet)
    return rulings(case_to_rule(match, regulation), regulation, match.choice.scale)


def _check_of_imps(sheet: ScoreSheet) -> None:
    if sheet.method in (Method.BOARDS, Method.PATTON):
        raise MatchError(NO_RULINGS if sheet.method is Method.BOARDS else NO_PATTON_RULINGS)


def against_sheet(match: Match, regulation: Regulation) -> tuple[Case, Case] | None:
    """What the score sheet says and what there is to rule on, where their results differ.

    None where they agree, the sheet is empty, or the match is void, whatever was played. Nothing
    was played in a forfeit or a bye.
    """
    said, ruled = case_of(match.sheet, regulation), case_to_rule(match, regulation)
    entered = any(entry for line in match.sheet.lines for entry in line.entries)
    if said is None or not entered or ruled.what is What.VOID:
        return None
    if not ruled.by_boards:
        return said, ruled
    ruled = replace(ruled, played=min(ruled.played, ruled.planned))
    same = _results(said) == _results(ruled)
    return None if same else (said, ruled)


def _results(case: Case) -> tuple[int, int, int]:
    return case.played, case.home.imps, case.away.imps


def adopt(match: Match, way: Way, regulation: Regulation) -> Match:
    """With a ruling adopted, which is the result from now on.

    Raises MatchError where it is not one of those that are possible, or for pairs; ScaleError.
    """
    if not match.sheet.method.teams:
        raise MatchError(NOT_OF_TEAMS)
    _check_of_imps(match.sheet)
    case, said = case_to_rule(match, regulation), case_of(match.sheet, regulation)
    adopted = AdoptedRuling(case, regulation, way, match.choice, said)
    ruling_of(adopted)
    entered = match.ruled.case if match.typed is None else case  # the round has the ruling then
    return replace(match, ruled=Ruled(entered, regulation, adopted))


def not_adopted(match: Match) -> Match:
    """Without the ruling that was adopted: the result is what the score sheet comes to."""
    return replace(match, ruled=replace(match.ruled, adopted=None))


@lru_cache(maxsize=8)
def ruling_of(adopted: AdoptedRuling) -> Ruling:
    """The ruling that was adopted, worked out anew from what it was made on.

    Raises MatchError or ScaleError where it cannot be.
    """
    made = rulings(adopted.case, adopted.regulation, adopted.choice.scale)
    for each in made:
        if each.way is adopted.way and each.refused is None:
            return each
    raise MatchError(NOT_POSSIBLE)


def adopted_of(match: Match) -> Adopted | None:
    """The ruling that is the result of a match, and whether it was made on other numbers."""
    adopted = match.ruled.adopted
    if adopted is None:
        return None
    return Adopted(
        ruling_of(adopted),
        adopted.case,
        adopted.regulation,
        adopted.sheet,
        case_of(match.sheet, adopted.regulation),
        not _same_scale(adopted.choice, match.choice),
    )


def _same_scale(one: ScaleSpec, other: ScaleSpec) -> bool:
    """Whether two scales are one, whatever the boards."""
    return replace(one, boards=other.boards) == other
