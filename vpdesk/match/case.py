"""A match that went wrong: what is known of it when a director rules."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import Regulation
from vpdesk.scales import MAX_BOARDS

MOST_IMPS = 999_900  # hundredths
MOST_VP = 10_000  # of a penalty, an average, hundredths

BAD_PLANNED = QT_TRANSLATE_NOOP("MatchError", "A match has from 1 to {most} boards, not {boards}.")
BAD_PLAYED = QT_TRANSLATE_NOOP(
    "MatchError", "Boards played: {played} of {planned} is not possible."
)
NOT_TOO_MANY = QT_TRANSLATE_NOOP(
    "MatchError", "Enter how many boards have a result: more than the {planned} planned ones."
)
BAD_IMPS = QT_TRANSLATE_NOOP("MatchError", "A side has at most {most} IMPs, not {value}.")
BAD_VP = QT_TRANSLATE_NOOP(
    "MatchError", "A penalty, or the VP of a match, is from 0 to {most}, not {value}."
)
NO_COUNT = QT_TRANSLATE_NOOP(
    "MatchError", "The number of boards with an average cannot be negative."
)
UNEQUAL_AVERAGES = QT_TRANSLATE_NOOP(
    "MatchError",
    "Both sides need an average on the same boards: home has {home}, the visitors {away}.",
)
TOO_MANY_AVERAGES = QT_TRANSLATE_NOOP(
    "MatchError",
    "There are more boards with an average than without a result: {averages} against {left}.",
)


class What(Enum):
    """What happened to the match."""

    CUT_SHORT = "cut short"  # boards were not played
    CANCELLED = "cancelled"  # boards were played but have no result
    VOID = "void"  # it does not count
    BYE = "bye"  # the home side has no opponent
    FORFEIT = "forfeit"  # one side did not play, or both
    TOO_MANY = "too many"  # more boards were played than planned
    MISMATCH = "mismatch"  # a wrong draw of a Swiss was noticed when it had been played


class Fault(Enum):
    """Which side is at fault."""

    NEITHER = "neither"
    HOME = "home"
    AWAY = "away"
    BOTH = "both"

    def of(self, *, home: bool) -> bool:
        """Whether a side is at fault."""
        return self in (Fault.BOTH, Fault.HOME if home else Fault.AWAY)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the match. IMPs and VPs are in hundredths.

    imps: its IMPs on the boards that have a result, less penalties in IMPs.
    plus, even, minus: on how many of the other boards it gets an average plus, an average, an
        average minus.
    penalty: VPs that it loses. carried: IMPs or VPs from an earlier stage.
    average: its VPs a match in its other matches, None where there are none yet.
    extra: its IMPs on boards beyond those that were planned, which are not among imps.
    """

    name: str = ""
    imps: int = 0
    plus: int = 0
    even: int = 0
    minus: int = 0
    penalty: int = 0
    carried: int = 0
    average: int | None = None
    extra: int = 0

    @property
    def averages(self) -> int:
        """The boards for which it gets an average of any kind."""
        return self.plus + self.even + self.minus

    def awarded(self, regulation: Regulation) -> int:
        """The IMPs that these are worth to it, in hundredths."""
        return self.plus * regulation.average_plus - self.minus * regulation.average_minus


@dataclass(frozen=True, slots=True)
class Case:
    """A match that went wrong, as it was entered; check_case says whether it can be.

    planned: the boards that were to be played. played: those that have a result.
    """

    what: What = What.CUT_SHORT
    planned: int = 16
    played: int = 16
    home: Side = field(default_factory=Side)
    away: Side = field(default_factory=Side)
    fault: Fault = Fault.NEITHER

    @property
    def missing(self) -> int:
        """The boards without a result."""
        return self.planned - self.played

    @property
    def by_boards(self) -> bool:
        """It is ruled on by what was played."""
        return self.counts_play or self.what in (What.TOO_MANY, What.MISMATCH)

    @property
    def counts_play(self) -> bool:
        """Something was played that may count."""
        return self.what in (What.CUT_SHORT, What.CANCELLED)


def by_fault(case: Case) -> Case:
    """The case with averages for all boards without a result: a side at fault gets the minus.

    Source: Law 12C2(a) of 2017, without its average for a side that is only partly at fault.
    """
    missing = max(0, case.missing) if case.counts_play else 0

    def with_averages(side: Side, *, guilty: bool) -> Side:
        plus, minus = (0, missing) if guilty else (missing, 0)
        return replace(side, plus=plus, even=0, minus=minus)

    return replace(
        case,
        home=with_averages(case.home, guilty=case.fault.of(home=True)),
        away=with_averages(case.away, guilty=case.fault.of(home=False)),
    )


def of_boards(case: Case, boards: int) -> Case:
    """The case of a match of another count of boards; where all were played, all are.

    Averages that follow from the fault go on to do so.
    """
    if case.planned == boards:
        return case
    if case.what is What.TOO_MANY:
        return replace(case, planned=boards)
    played = boards if case.played == case.planned else min(case.played, boards)
    changed = replace(case, planned=boards, played=played)
    return by_fault(changed) if case == by_fault(case) else changed


def check_case(case: Case) -> None:
    """Raise MatchError where a case cannot be, as where both sides have other averages."""
    check_limits(case)
    if case.counts_play:
        _check_boards(case)
    if case.what is What.TOO_MANY and case.played <= case.planned:
        raise MatchError(NOT_TOO_MANY, planned=case.planned)


def check_limits(case: Case) -> None:
    """Raise MatchError where a number of a case is beyond what any match has."""
    if not 1 <= case.planned <= MAX_BOARDS:
        raise MatchError(BAD_PLANNED, most=MAX_BOARDS, boards=case.planned)
    if not 0 <= case.played <= MAX_BOARDS:
        raise MatchError(BAD_PLAYED, played=case.played, planned=case.planned)
    for side in (case.home, case.away):
        _check_side(side)


def _check_boards(case: Case) -> None:
    if not 0 <= case.played <= case.planned:
        raise MatchError(BAD_PLAYED, played=case.played, planned=case.planned)
    home, away = case.home.averages, case.away.averages
    if home != away:
        raise MatchError(UNEQUAL_AVERAGES, home=home, away=away)
    if home > case.missing:
        raise MatchError(TOO_MANY_AVERAGES, averages=home, left=case.missing)


def _check_side(side: Side) -> None:
    for value in (side.imps, side.carried, side.extra):
        if abs(value) > MOST_IMPS:
            raise MatchError(BAD_IMPS, most=MOST_IMPS // 100, value=value / 100)
    for value in (side.penalty, side.average or 0):
        if not 0 <= value <= MOST_VP:
            raise MatchError(BAD_VP, most=MOST_VP // 100, value=value / 100)
    counts = side.plus, side.even, side.minus
    if min(counts) < 0:
        raise MatchError(NO_COUNT)
    if max(counts) > MAX_BOARDS:
        raise MatchError(TOO_MANY_AVERAGES, averages=max(counts), left=MAX_BOARDS)
