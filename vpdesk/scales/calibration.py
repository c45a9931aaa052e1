"""What past matches say of the blitz: the factor k of X = k sqrt N that a chosen share reaches."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate

from vpdesk.errors import QT_TRANSLATE_NOOP, Boards
from vpdesk.scales.chances import IMPS_A_BOARD, chance_from
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.rule import MAX_BOARDS

IMPS_OF_A_BOARD = 24  # the most that a board can give (Law 78B)
USUAL_SHARE = 500  # in hundredths of a percent
MOST_SHARE = 5000
WHOLE = 10000  # all matches, in hundredths of a percent
# With fewer matches in the share, an interval would end at the greatest one, whatever it is.
LEAST_IN_SHARE = 5
TAIL = 0.025  # on either side of an interval
DEVIATIONS = 1.959963984540054  # of a normal value, that leave such tails
LEAST_BINS, MOST_BINS = 32, 42  # theory has nearly nothing beyond 30

BAD_SHARE = QT_TRANSLATE_NOOP(
    "ScaleError", "The share must be above 0 and at most {most} %, not {value} %."
)
NO_MATCHES = QT_TRANSLATE_NOOP("ScaleError", "There are no matches.")
BAD_BOARDS = QT_TRANSLATE_NOOP(
    "ScaleError", "{found} is not a number of boards; that is from 1 to {most}."
)
BAD_MARGIN = QT_TRANSLATE_NOOP(
    "ScaleError", "{margin} IMPs is not a possible margin over {boards}; the most is {most}."
)

BlitzOf = Callable[[int], int | None]
"""The margin from which a win is maximal at a board count; None where there is no scale."""


@dataclass(frozen=True, slots=True)
class Matches:
    """Past matches.

    counts: how many there were of each (boards, margin), the margin in whole IMPs of the winner,
    0 for a draw. Raises ScaleError.
    """

    counts: Mapping[tuple[int, int], int]

    def __post_init__(self) -> None:
        if not self.counts:
            raise ScaleError(NO_MATCHES)
        for boards, margin in self.counts:
            check_match(boards, margin)

    @property
    def number(self) -> int:
        """How many there are."""
        return sum(self.counts.values())

    @property
    def board_counts(self) -> tuple[int, ...]:
        """The board counts that occur, ascending."""
        return tuple(sorted({boards for boards, _ in self.counts}))


def check_match(boards: int, margin: int) -> None:
    """Raise ScaleError unless a match of so many boards can end with a margin."""
    if not 1 <= boards <= MAX_BOARDS:
        raise ScaleError(BAD_BOARDS, found=boards, most=MAX_BOARDS)
    most = IMPS_OF_A_BOARD * boards
    if not 0 <= margin <= most:
        raise ScaleError(BAD_MARGIN, margin=margin, boards=Boards(boards), most=most)


@dataclass(frozen=True, slots=True)
class Factor:
    """The factor of a blitz X = k sqrt N that the chosen share of matches reaches.

    value: k in hundredths; the greatest that at least the share reaches. least, most: the ends
    of its interval (see calibrate). reached_by: how many matches reach it; more than the share
    where several have the same margin.
    """

    value: int
    least: int
    most: int
    reached_by: int


@dataclass(frozen=True, slots=True)
class AtBlitz:
    """How many matches reach the blitz of the scale that is compared with.

    of: the matches that the scale has a board count for. least, most: the 95 % interval of the
    share that reaches it. expected: that share by theory (normal margins).
    """

    number: int
    of: int
    least: float
    most: float
    expected: float

    @property
    def share(self) -> float:
        """The share that reaches it."""
        return self.number / self.of


@dataclass(frozen=True, slots=True)
class Group:
    """The matches of one board count, or all (boards 0).

    imps_a_board: the root mean square of the margins divided by sqrt N.
    blitz: the margin from which a win is maximal, None where the scale has no such board count,
    and for all. at_blitz: who reaches it. factor: None where there are too few matches.
    """

    boards: int
    matches: int
    imps_a_board: float
    blitz: int | None
    at_blitz: AtBlitz | None
    factor: Factor | None


@dataclass(frozen=True, slots=True)
class Bin:
    """The share of matches whose margin divided by sqrt N is from `first` to first + 1.

    expected: that share by theory. A whole margin stands for the half IMP on either side of it.
    """

    first: int
    share: float
    expected: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """What matches say of the blitz.

    share: that is to reach the blitz, in hundredths of a percent.
    groups: by board count, ascending. overall: all matches together.
    bins: the histogram; the last one has all that is greater, too.
    """

    share: int
    groups: tuple[Group, ...]
    overall: Group
    bins: tuple[Bin, ...]

    @property
    def enough(self) -> int:
        """The least number of matches that give a factor."""
        return (LEAST_IN_SHARE - 1) * WHOLE // self.share + 1


def calibrate(matches: Matches, share: int, blitz_of: BlitzOf) -> Calibration:
    """What matches say of the blitz, by board count and together.

    share: that is to reach the blitz, in hundredths of a percent. Raises ScaleError.

    A match reaches the blitz where its margin is at least k sqrt N. So the factor is an order
    statistic: of n matches, the r-th greatest margin / sqrt N, r = ceil(n share). Its interval
    is the percentile interval (2.5 % to 97.5 %) of the bootstrap, without drawing samples: of
    n matches drawn with replacement, those that reach k are Binomial(n, p) where p is the share
    that reach it here, and the r-th greatest is at least k where there are r of them. Source:
    B. Efron, Bootstrap methods: another look at the jackknife, Annals of Statistics 7 (1979),
    section 3, for the median. The intervals of shares are E. B. Wilson's (1927).
    """
    if not 0 < share <= MOST_SHARE:
        raise ScaleError(BAD_SHARE, most=MOST_SHARE / 100, value=share / 100)
    by_boards: dict[int, dict[int, int]] = {boards: {} for boards in matches.board_counts}
    for (boards, margin), count in matches.counts.items():
        by_boards[boards][margin] = count
    groups = tuple(
        _group(boards, margins, share, blitz_of(boards)) for boards, margins in by_boards.items()
    )
    reaches = _reaches(matches.counts.items())
    squares = sum(group.matches * group.imps_a_board**2 for group in groups)
    overall = Group(
        boards=0,
        matches=matches.number,
        imps_a_board=math.sqrt(squares / matches.number),
        blitz=None,
        at_blitz=_together([group.at_blitz for group in groups if group.at_blitz]),
        factor=_factor(reaches, share),
    )
    return Calibration(share, groups, overall, _bins(matches))


def least_margin(factor: int, boards: int) -> int:
    """The first whole margin that is at least factor / 100 sqrt N."""
    return math.isqrt((factor * factor * boards - 1) // 100**2) + 1 if factor else 0


def _group(boards: int, margins: Mapping[int, int], share: int, blitz: int | None) -> Group:
    number = sum(margins.values())
    squares = sum(margin * margin * count for margin, count in margins.items())
    return Group(
        boards=boards,
        matches=number,
        imps_a_board=math.sqrt(squares / (number * boards)),
        blitz=blitz,
        at_blitz=None if blitz is None else _at_blitz(boards, margins, blitz),
        factor=_factor(_reaches(((boards, each), n) for each, n in margins.items()), share),
    )


def _at_blitz(boards: int, margins: Mapping[int, int], blitz: int) -> AtBlitz:
    number = sum(count for margin, count in margins.items() if margin >= blitz)
    return _with_interval(number, sum(margins.values()), chance_from(blitz, boards))


def _together(parts: Iterable[AtBlitz]) -> AtBlitz | None:
    parts = list(parts)
    of = sum(each.of for each in parts)
    if not of:
        return None
    expected = math.fsum(each.of * each.expected for each in parts) / of
    return _with_interval(sum(each.number for each in parts), of, expected)


def _with_interval(number: int, of: int, expected: float) -> AtBlitz:
    """Wilson's interval: the shares for which the number is no rarer than the tails allow."""
    share, z = number / of, DEVIATIONS
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return AtBlitz(number, of, max(0.0, middle - half), min(1.0, middle + half), expected)


def _reaches(counts: Iterable[tuple[tuple[int, int], int]]) -> Counter[int]:
    """How many matches reach each factor at most, in hundredths: the floor of 100 margin/sqrt N.

    A match reaches the blitz of a factor exactly where that is no greater.
    """
    found: Counter[int] = Counter()
    for (boards, margin), count in counts:
        found[math.isqrt((100 * margin) ** 2 // boards)] += count
    return found


def _factor(reaches: Mapping[int, int], share: int) -> Factor | None:
    factors = sorted(reaches, reverse=True)
    reached_by = list(accumulate(reaches[factor] for factor in factors))
    number = reached_by[-1]
    rank = -(-number * share // WHOLE)
    at = bisect_left(reached_by, rank)
    if rank < LEAST_IN_SHARE or not factors[at]:
        return None

    def end(chance: float) -> int:
        """The greatest factor that the bootstrap's is at least with such a chance."""
        found = bisect_left(
            reached_by, chance, key=lambda count: at_least(rank, number, count / number)
        )
        return factors[found]

    return Factor(factors[at], end(1 - TAIL), end(TAIL), reached_by[at])


def at_least(least: int, number: int, chance: float) -> float:
    """The chance of at least so many of a number of independent events of a chance."""
    if least <= 0:
        return 1.0
    if least > number or chance <= 0:
        return 0.0
    if chance >= 1:
        return 1.0
    if least > number * chance:
        return _tail(least, number, chance)
    return 1 - _tail(number - least + 1, number, 1 - chance)


def _tail(least: int, number: int, chance: float) -> float:
    """The chance of at least so many, more than are expected: the terms only fall."""
    term = math.exp(
        math.lgamma(number + 1)
        - math.lgamma(least + 1)
        - math.lgamma(number - least + 1)
        + least * math.log(chance)
        + (number - least) * math.log1p(-chance)
    )
    odds = chance / (1 - chance)
    total = 0.0
    for count in range(least, number + 1):
        total += term
        if term <= total * 1e-16:
            break
        term *= odds * (number - count) / (count + 1)
    return total


def density(per_root_board: float) -> float:
    """The density of margins divided by sqrt N >= 0 by theory, whichever side won."""
    deviations = per_root_board / IMPS_A_BOARD
    return math.sqrt(2 / math.pi) / IMPS_A_BOARD * math.exp(-deviations * deviations / 2)


def _bins(matches: Matches) -> tuple[Bin, ...]:
    found = [0.0] * MOST_BINS
    for (boards, margin), count in matches.counts.items():
        root = math.sqrt(boards)
        start, end = max(0.0, margin - 0.5) / root, (margin + 0.5) / root
        first = int(start)  # the span is no longer than a bin, so it ends in this or the next one
        share = min(1.0, (first + 1 - start) / (end - start))
        found[min(first, MOST_BINS - 1)] += count * share
        found[min(first + 1, MOST_BINS - 1)] += count * (1 - share)
    number = max(LEAST_BINS, 1 + max(i for i, count in enumerate(found) if count))
    beyond = [math.erfc(first / (IMPS_A_BOARD * math.sqrt(2))) for first in range(number)]
    return tuple(
        Bin(first, found[first] / matches.number, more - less)
        for first, (more, less) in enumerate(zip(beyond, [*beyond[1:], 0.0], strict=True))
    )
