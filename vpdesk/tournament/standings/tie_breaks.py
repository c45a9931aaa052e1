"""The tie-breaks of both worlds, a row each: which there are, and what makes up their values.

Those of chess are those of chapter C.07 of the FIDE Handbook as in force from March 2026, with
the codes of its list for report files of 2026.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import partial
from typing import Any

from vpdesk.tournament.play import PLAYS, Kind, TieFamily
from vpdesk.tournament.round import Result
from vpdesk.tournament.score import WHOLE
from vpdesk.tournament.standings.tie_break_ratings import (
    of_opponents,
    perfect_performance,
    performance,
    rated_games,
)
from vpdesk.tournament.standings.tie_break_values import (
    WON,
    Amount,
    Part,
    Parts,
    Shown,
    Values,
    ValueUnit,
    cut,
    exact_mean,
    first_cut,
    known,
    mean,
    quotient,
    total,
)

DRAWN = frozenset((Result.DRAW, Result.UNRATED_DRAW))


@dataclass(frozen=True, slots=True)
class TieBreakRule:
    """All that the engine knows about a tie-break.

    code: in report files. families: a kind of play that has one of them is offered it.
    parts: what makes up a player's value; None for one that looks at a tie (ties.py).
    total: the value that the counted parts give; the greater is ahead, or with `lower` the lower.
    decimals: the fewest that a value in points is written with. shown: see there.
    added: the parts add up to the value, or to that of which it is the mean.
    """

    code: str
    families: tuple[TieFamily, ...]
    parts: Parts | None
    total: Callable[[Sequence[Part]], Amount | None] = total
    unit: ValueUnit = ValueUnit.POINTS
    decimals: int = 1
    shown: Shown = Shown.NOTHING
    lower: bool = False
    added: bool = True


def share_won(values: Values, number: int) -> Iterator[Part]:
    """Of each match at the table all, half or nothing of a hundred per cent, in hundredths."""
    for each in values.finished(number):
        if each.played:
            drawn = WHOLE // 2 if each.result in DRAWN else 0
            amount = WHOLE if each.result in WON else drawn
            yield Part(each.round, each.opponent, amount, each.points)


def by_boards(values: Values, number: int) -> Iterator[Part]:
    """The VPs of each match at the table; the score is the number of its boards."""
    boards = values.record.tournament.teams.boards
    for each in values.finished(number):
        if each.played:
            count = max(1, boards // 2) if each.half else boards
            yield Part(each.round, each.opponent, each.points, each.points, count)


def per_board(parts: Sequence[Part]) -> Amount | None:
    """VPs (the points are hundredths of them) for each board."""
    boards = sum((each.score or 0 for each in parts), start=0)
    return Fraction(sum(each.points or 0 for each in parts)) / (100 * boards) if boards else None


_CHESS, _BRIDGE = (TieFamily.CHESS,), (TieFamily.BRIDGE,)
_MATCHES, _TEAMS = (TieFamily.MATCHES,), (TieFamily.TEAMS,)
_buchholz = partial(cut, Values.buchholz, away=Values.away)
_fore = partial(cut, Values.fore_buchholz, away=Values.fore_away)
_berger = partial(cut, Values.sonneborn_berger, away=Values.away, by_score=True)
_sums: dict[str, Any] = {"decimals": 2, "shown": Shown.SCORE}
_count: dict[str, Any] = {"unit": ValueUnit.COUNT}
_koya: dict[str, Any] = {"shown": Shown.SCORE}
_imps: dict[str, Any] = {"unit": ValueUnit.IMPS, "shown": Shown.IMPS}
_rated: dict[str, Any] = {"unit": ValueUnit.RATING}
_performed: dict[str, Any] = {"unit": ValueUnit.RATING, "shown": Shown.RATING, "added": False}


class TieBreak(Enum):
    """What parts players or teams with the same points, in the order of the offer.

    The words for each are in report/events/tie_break_words.py.
    """

    BOARD_POINTS = TieBreakRule("GPTS", _MATCHES, Values.board_points)
    MATCH_POINTS = TieBreakRule("MPTS", _MATCHES, Values.match_points)
    BUCHHOLZ_CUT_1 = TieBreakRule("BH/C1", _CHESS, _buchholz(1))
    BUCHHOLZ = TieBreakRule("BH", _CHESS, Values.buchholz)
    BUCHHOLZ_CUT_2 = TieBreakRule("BH/C2", _CHESS, _buchholz(2))
    MEDIAN_BUCHHOLZ = TieBreakRule("BH/M1", _CHESS, _buchholz(1, 1))
    MEDIAN_BUCHHOLZ_2 = TieBreakRule("BH/M2", _CHESS, _buchholz(2, 2))
    SONNEBORN_BERGER = TieBreakRule("SB", _CHESS, Values.sonneborn_berger, **_sums)
    SONNEBORN_BERGER_CUT_1 = TieBreakRule("SB/C1", _CHESS, _berger(1), **_sums)
    SONNEBORN_BERGER_CUT_2 = TieBreakRule("SB/C2", _CHESS, _berger(2), **_sums)
    DIRECT = TieBreakRule("DE", (*_CHESS, *_BRIDGE), None)
    PROGRESSIVE = TieBreakRule("PS", _CHESS, Values.progressive, shown=Shown.RESULT)
    PROGRESSIVE_CUT_1 = TieBreakRule(
        "PS/C1", _CHESS, first_cut(Values.progressive, 1), shown=Shown.RESULT
    )
    PROGRESSIVE_CUT_2 = TieBreakRule(
        "PS/C2", _CHESS, first_cut(Values.progressive, 2), shown=Shown.RESULT
    )
    WINS = TieBreakRule("WIN", _CHESS, Values.wins, **_count)
    GAMES_WON = TieBreakRule("WON", _CHESS, Values.games_won, **_count)
    GAMES_BLACK = TieBreakRule("BPG", _CHESS, Values.games_black, **_count)
    GAMES_WON_BLACK = TieBreakRule("BWG", _CHESS, Values.games_won_black, **_count)
    ROUNDS_PLAYED = TieBreakRule("REP", _CHESS, Values.rounds_played, **_count)
    STANDARD_POINTS = TieBreakRule("STD", _CHESS, Values.standard_points, shown=Shown.RESULT)
    FORE_BUCHHOLZ = TieBreakRule("FB", _CHESS, Values.fore_buchholz)
    FORE_BUCHHOLZ_CUT_1 = TieBreakRule("FB/C1", _CHESS, _fore(1))
    FORE_BUCHHOLZ_CUT_2 = TieBreakRule("FB/C2", _CHESS, _fore(2))
    FORE_MEDIAN = TieBreakRule("FB/M1", _CHESS, _fore(1, 1))
    FORE_MEDIAN_2 = TieBreakRule("FB/M2", _CHESS, _fore(2, 2))
    OPPONENTS_BUCHHOLZ = TieBreakRule(
        "AOB", _CHESS, Values.opponents_buchholz, exact_mean, decimals=2
    )
    OPPONENTS_FORE_BUCHHOLZ = TieBreakRule(
        "AOB/F", _CHESS, Values.opponents_fore_buchholz, exact_mean, decimals=2
    )
    KOYA = TieBreakRule("KS", _CHESS, Values.koya, **_koya)
    KOYA_UP_1 = TieBreakRule("KS/L+1", _CHESS, partial(Values.koya, halves=1), **_koya)
    KOYA_UP_2 = TieBreakRule("KS/L+2", _CHESS, partial(Values.koya, halves=2), **_koya)
    KOYA_DOWN_1 = TieBreakRule("KS/L-1", _CHESS, partial(Values.koya, halves=-1), **_koya)
    KOYA_DOWN_2 = TieBreakRule("KS/L-2", _CHESS, partial(Values.koya, halves=-2), **_koya)
    AVERAGE_RATING = TieBreakRule("ARO", _CHESS, Values.ratings, mean, **_rated)
    AVERAGE_RATING_CUT_1 = TieBreakRule("ARO/C1", _CHESS, cut(Values.ratings, 1), mean, **_rated)
    AVERAGE_RATING_CUT_2 = TieBreakRule("ARO/C2", _CHESS, cut(Values.ratings, 2), mean, **_rated)
    AVERAGE_RATING_MEDIAN = TieBreakRule(
        "ARO/M1", _CHESS, cut(Values.ratings, 1, 1), mean, **_rated
    )
    AVERAGE_RATING_MEDIAN_2 = TieBreakRule(
        "ARO/M2", _CHESS, cut(Values.ratings, 2, 2), mean, **_rated
    )
    PERFORMANCE = TieBreakRule("TPR", _CHESS, rated_games, performance, **_performed)
    PERFECT_PERFORMANCE = TieBreakRule(
        "PTP", _CHESS, rated_games, perfect_performance, **_performed
    )
    OPPONENTS_PERFORMANCE = TieBreakRule("APRO", _CHESS, of_opponents(performance), mean, **_rated)
    OPPONENTS_PERFECT = TieBreakRule(
        "APPO", _CHESS, of_opponents(perfect_performance), mean, **_rated
    )
    RATING = TieBreakRule("RTNG", _CHESS, Values.own_rating, known, **_rated)
    RATING_REVERSED = TieBreakRule("RTNG/R", _CHESS, Values.own_rating, known, lower=True, **_rated)
    PAIRING_NUMBER = TieBreakRule("TPN", _CHESS, Values.pairing_number, lower=True, **_count)
    PAIRING_NUMBER_REVERSED = TieBreakRule("TPN/R", _CHESS, Values.pairing_number, **_count)
    IMP_QUOTIENT = TieBreakRule(
        "IMPQ",
        _BRIDGE,
        Values.imps,
        quotient,
        ValueUnit.QUOTIENT,
        shown=Shown.IMPS,
        added=False,
    )
    NET_IMPS = TieBreakRule("IMPN", _BRIDGE, Values.imps, **_imps)
    SB_VP = TieBreakRule("SBVP", _BRIDGE, Values.sonneborn_berger, shown=Shown.SCORE)
    OPPONENTS_VPS = TieBreakRule("BH", _BRIDGE, Values.buchholz)
    AMONG_VPS = TieBreakRule("MVP", _BRIDGE, None, decimals=2)
    AMONG_IMPS = TieBreakRule("MIMP", _TEAMS, None, **_imps)
    AMONG_IMPS_TWO = TieBreakRule("MIMP/2", _TEAMS, None, **_imps)
    NEXT_MET = TieBreakRule("NEXT", _TEAMS, None, **_imps)
    MATCHES_WON = TieBreakRule("WON", _BRIDGE, Values.games_won, **_count)
    SHARE_WON = TieBreakRule("WON%", _BRIDGE, share_won, exact_mean, decimals=2)
    PER_BOARD = TieBreakRule("VP/B", _BRIDGE, by_boards, per_board, ValueUnit.QUOTIENT, added=False)
    LOTS = TieBreakRule("OTHER_LOTS", (*_CHESS, *_BRIDGE), Values.lot, lower=True, **_count)


OFFERED = {
    kind: tuple(each for each in TieBreak if {*each.value.families} & {*play.families})
    for kind, play in PLAYS.items()
}
_OF_CODE = {kind: {each.value.code: each for each in (*TieBreak, *OFFERED[kind])} for kind in Kind}
# GE: until August 2024. A limit without its sign is a share of the points to FIDE's checkers.
_OLDER = {"GE": "REP", "KS/L1": "KS/L+1", "KS/L2": "KS/L+2"}


def of_code(code: str, kind: Kind) -> TieBreak | None:
    """The tie-break that a report file means; None for one that is not known here."""
    plain = code.upper()
    return _OF_CODE[kind].get(_OLDER.get(plain, plain))


def default_order(kind: Kind, *, scheduled: bool = False) -> tuple[TieBreak, ...]:
    """The tie-breaks that are usual, the first to be looked at first.

    scheduled: in a round robin, where everybody's opponents are the same.
    """
    codes = kind.play.in_schedule if scheduled else kind.play.order
    return tuple(_OF_CODE[kind][each] for each in codes)
