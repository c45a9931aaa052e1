"""What the regulations of an event say about matches that went wrong: numbers, not code."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.errors import MatchError

WHOLE = 10_000  # all of a range, as shares are counted: hundredths of a percent

NO_NAME = QT_TRANSLATE_NOOP("MatchError", "A regulation needs a name.")
OUT_OF_RANGE = QT_TRANSLATE_NOOP(
    "MatchError", "“{field}” must be a number from {least} to {most}, not {value}."
)
NOT_A_WAY = QT_TRANSLATE_NOOP("MatchError", "“{field}” cannot be {value}.")


class Way(Enum):
    """How a match that went wrong may be turned into VPs."""

    BOARDS_PLAYED = "boards played"  # on the scale for these
    AVERAGES = "averages"  # the full scale, with IMPs for the boards without a result
    AS_IT_STANDS = "as it stands"  # the full scale, such boards are worth nothing
    VOID = "void"  # shares of the range
    BYE = "bye"
    FORFEIT = "forfeit"
    BEST_AVERAGE = "best average"  # of other matches, where that is more than the share
    PLANNED = "planned boards"  # what was played beyond them counts for nothing
    HALF_PLUS = "plus on half"  # an average plus on half of the boards of a void match
    MISMATCH = "mismatch"  # of both sides
    MISMATCH_HOME = "mismatch of home"
    MISMATCH_AWAY = "mismatch of away"


LONGER = (Way.PLANNED, Way.BOARDS_PLAYED)  # those for more boards than were planned
SHORTER = (Way.BOARDS_PLAYED, Way.AVERAGES, Way.AS_IT_STANDS)  # those that count what was played


class Rounding(Enum):
    """What becomes of a margin that is no whole number of IMPs."""

    HALF_UP = "half up"  # to the nearest whole number, a half to the greater margin
    DOWN = "down"  # fractions are dropped


class Carry(Enum):
    """What is carried over from an earlier stage."""

    NONE = "none"
    IMPS = "IMPs"  # counted into the margin, before the scale
    VPS = "VP"  # added after the scale


class Counted(Enum):
    """What a number of a regulation counts, in hundredths."""

    IMPS = "IMPs"
    PERCENT = "percent"
    VP = "VP"


class NumberLimit(NamedTuple):
    """What a number counts, and the greatest that it may be, in hundredths; the least is 0."""

    counts: Counted
    most: int


NUMBERS = {
    "average_plus": NumberLimit(Counted.IMPS, 2400),
    "average_minus": NumberLimit(Counted.IMPS, 2400),
    "least_boards": NumberLimit(Counted.PERCENT, WHOLE),
    "void_neither": NumberLimit(Counted.PERCENT, WHOLE),
    "void_innocent": NumberLimit(Counted.PERCENT, WHOLE),
    "void_at_fault": NumberLimit(Counted.PERCENT, WHOLE),
    "void_both": NumberLimit(Counted.PERCENT, WHOLE),
    "bye": NumberLimit(Counted.PERCENT, WHOLE),
    "forfeit_winner": NumberLimit(Counted.PERCENT, WHOLE),
    "forfeit_loser": NumberLimit(Counted.PERCENT, WHOLE),
    "penalty": NumberLimit(Counted.VP, 10_000),
    "carry_most": NumberLimit(Counted.IMPS, 99_900),
}


@dataclass(frozen=True, slots=True)
class Regulation:
    """A profile of numbers, all in hundredths. Raises MatchError.

    average_plus: IMPs that a side gains by an average plus on a board (Law 86A: 3, unless the
        event says otherwise). average_minus: what it loses by an average minus.
    rounding: of a margin, before the scale.
    cut_short, cancelled: how a match that was cut short, or has cancelled boards, is turned
        into VPs; one of SHORTER. too_many: the same of a match of more boards than were planned;
        one of LONGER.
    least_boards: a match counts if at least this percentage of its boards was played.
    void_neither, void_innocent, void_at_fault, void_both: percentages of what a draw gives to
        both, for a side in a match that does not count, where neither side, the other, it alone,
        or both are at fault.
    bye: the same for who has no opponent. forfeit_winner, forfeit_loser: for both sides of a
        match that one did not play.
    best_average: at a bye or an opponent's forfeit, the averages of other matches count where
        they are more. void_average: they do in a void match, too, for a side that is not at fault.
    void_plus: a match void by one side's fault is won by the other, with an average plus on half
        of its boards; this goes before void_average.
    penalty: the VPs of a standard penalty. below_zero: a match may be worth less than 0 VP.
    carry_over: what is carried over. carry_most: the most of it, None for no limit.
    key: what names it for good. source: where the numbers are from. note: what else there is to
        say. own: it is the user's.
    """

    name: str
    average_plus: int
    average_minus: int
    rounding: Rounding
    cut_short: Way
    cancelled: Way
    least_boards: int
    void_neither: int
    void_innocent: int
    void_at_fault: int
    void_both: int
    bye: int
    forfeit_winner: int
    forfeit_loser: int
    best_average: bool
    penalty: int
    below_zero: bool
    carry_over: Carry
    carry_most: int | None
    key: str = ""
    source: str = ""
    note: str = ""
    own: bool = False
    too_many: Way = Way.PLANNED
    void_average: bool = False
    void_plus: bool = False

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise MatchError(NO_NAME)
        for field, limits in NUMBERS.items():
            value = getattr(self, field)
            if value is None and field == "carry_most":
                continue
            if not 0 <= value <= limits.most:
                most = limits.most / 100
                raise MatchError(OUT_OF_RANGE, field=field, least=0, most=most, value=value / 100)
        ways = {"cut_short": SHORTER, "cancelled": SHORTER, "too_many": LONGER}
        for field, possible in ways.items():
            way = getattr(self, field)
            if way not in possible:
                raise MatchError(NOT_A_WAY, field=field, value=f"“{way.value}”")

    def rounded(self, margin: int) -> int:
        """A margin in hundredths of an IMP as whole IMPs; alike for both sides."""
        half = 50 if self.rounding is Rounding.HALF_UP else 0
        whole = (abs(margin) + half) // 100
        return whole if margin >= 0 else -whole
