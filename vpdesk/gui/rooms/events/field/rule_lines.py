"""The rules of a tournament as they are shown: another one is a row of LINES."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import StageRule
from vpdesk.event.event import DrawKind, Stage, by_method
from vpdesk.event.stage_rules import takes
from vpdesk.gui.rooms.events.field.closed_rules import (
    BEGUN,
    BY_TABLE,
    NO_RESULT,
    NO_ROUNDS,
    SEVERAL,
    UNPLAYED,
    Closed,
)
from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    Level,
    MatchCounts,
    OddField,
    TablePlaces,
    Triangle,
    Walkover,
)
from vpdesk.tournament.tournament import Tournament

Where = Callable[[Tournament, DrawKind | None], bool]


class RuleLine(NamedTuple):
    """A rule among those of a tournament.

    label: "" where its field says it. where: there is such a rule for a tournament, and the draw of
    its stage where that says how it is drawn. tip: what it does. closed: why it cannot be changed,
    the first reason that holds. Of a rule that is a word: its values, and what a change is called.
    """

    label: str
    where: Where
    tip: str = ""
    closed: tuple[Closed, ...] = ()
    values: Mapping[StrEnum, str] = MappingProxyType({})
    change: str = ""


def _always(_tournament: Tournament, _draw: DrawKind | None) -> bool:
    return True


def _with_vps(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return tournament.play.has_vps


def _by_points(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return not tournament.play.has_vps


def _on_boards(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return tournament.play.has_boards


def _of_dutch(tournament: Tournament, draw: DrawKind | None) -> bool:
    return tournament.play.dutch and (draw is None or draw.row.by_results)


def _of_methods(tournament: Tournament, draw: DrawKind | None) -> bool:
    return tournament.play.has_vps and (draw is None or draw.row.by_rules)


def _of_swiss(tournament: Tournament, draw: DrawKind | None) -> bool:
    return tournament.play.has_vps and _drawn(tournament, draw).row.by_results


def _of_triangles(tournament: Tournament, draw: DrawKind | None) -> bool:
    odd = tournament.teams.odd is not OddField.BYE
    return odd and _taken(StageRule.TRIANGLE)(tournament, draw)


def _taken(rule: StageRule) -> Where:
    return lambda tournament, draw: takes(_drawn(tournament, draw), rule, tournament.kind)


def _drawn(tournament: Tournament, draw: DrawKind | None) -> DrawKind:
    """How it is drawn: as its stage says, or as its rules do."""
    if draw is not None and not draw.row.by_rules:
        return draw
    return by_method(Stage(), tournament.teams.method).draw


# By their fields: the attribute of `EventSettings`, and of a word that of `TeamRules`.
LINES: dict[str, RuleLine] = {
    "name": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Name"), _always),
    "kind": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Played by"), _always, closed=(BEGUN, SEVERAL)
    ),
    "rounds": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Rounds"),
        _always,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "How many rounds are planned; the rules treat the last one differently.",
        ),
        (BY_TABLE,),
    ),
    "chess_draw": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Draw"), _by_points, closed=(BEGUN, SEVERAL)
    ),
    "edition": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Dutch rules of"), _of_dutch),
    "first_colour": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "First player"), _of_dutch, closed=(BEGUN,)
    ),
    "points": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Points"), _by_points),
    "bye": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Bye counts"), _by_points),
    "baku": RuleLine(
        "",
        _of_dutch,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Points that count for the draw alone, for the upper half in the first rounds",
        ),
        (NO_ROUNDS,),
    ),
    "match_boards": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Boards per match"), _on_boards, closed=(BEGUN,)
    ),
    "ranked": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Ranked by"), _on_boards),
    "scale": RuleLine("", _with_vps),
    "bye_vp": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Bye, VP"), _with_vps),
    "counts": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "A match counts"),
        _taken(StageRule.COUNTS),
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "By IMPs alone, or by Patton: plus 2 points per board won and 1 per board halved",
        ),
        (UNPLAYED,),
        {
            MatchCounts.IMPS: QT_TRANSLATE_NOOP("EventSettings", "IMPs"),
            MatchCounts.PATTON: QT_TRANSLATE_NOOP("EventSettings", "IMPs and boards (Patton)"),
        },
        QT_TRANSLATE_NOOP("EventSettings", "what a match counts"),
    ),
    "method": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Draw"), _of_methods),
    "first": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "First round by"),
        _taken(StageRule.FIRST),
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Who meets whom while no result counts: by numbers in two halves or quarters",
        ),
        values={
            FirstRound.HALVES: QT_TRANSLATE_NOOP("EventSettings", "halves"),
            FirstRound.QUARTERS: QT_TRANSLATE_NOOP("EventSettings", "quarters"),
            FirstRound.STANDINGS: QT_TRANSLATE_NOOP("EventSettings", "standings"),
            FirstRound.LOT: QT_TRANSLATE_NOOP("EventSettings", "lot"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "first round"),
    ),
    "danish": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Danish rounds"),
        _of_swiss,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”",
        ),
    ),
    "arrears": RuleLine(
        "",
        _of_swiss,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Draw from the standings one round behind: the current round is still being played",
        ),
    ),
    "late": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Late entries"),
        _taken(StageRule.LATE),
        QT_TRANSLATE_NOOP(
            "EventSettings", "The score used to draw a late entrant in its first round"
        ),
        values={
            Late.POINTS: QT_TRANSLATE_NOOP("EventSettings", "by their VPs"),
            Late.AVERAGE: QT_TRANSLATE_NOOP("EventSettings", "as average"),
            Late.LAST: QT_TRANSLATE_NOOP("EventSettings", "as the last"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "late entries"),
    ),
    "level": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Equal VPs drawn"),
        _taken(StageRule.LEVEL),
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "Which of those who have the same VPs comes first when a round is drawn",
        ),
        values={
            Level.STANDINGS: QT_TRANSLATE_NOOP("EventSettings", "as in the standings"),
            Level.QUOTIENT: QT_TRANSLATE_NOOP("EventSettings", "by IMP quotient"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "draw of equal VPs"),
    ),
    "odd": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Odd number"),
        _taken(StageRule.ODD),
        values={
            OddField.BYE: QT_TRANSLATE_NOOP("EventSettings", "Bye"),
            OddField.TRIANGLE: QT_TRANSLATE_NOOP("EventSettings", "Triangle"),
            OddField.TWO_ROUNDS: QT_TRANSLATE_NOOP("EventSettings", "Triangle, two rounds"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "odd number"),
    ),
    "places": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Places in the table by"),
        _taken(StageRule.PLACES),
        closed=(NO_RESULT,),
        values={
            TablePlaces.SEEDS_LAST: QT_TRANSLATE_NOOP("EventSettings", "strength, seeds last"),
            TablePlaces.NUMBERS: QT_TRANSLATE_NOOP("EventSettings", "numbers as they are"),
            TablePlaces.LOT: QT_TRANSLATE_NOOP("EventSettings", "lot"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "places in the table"),
    ),
    "walkover": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "Forfeits count"),
        _taken(StageRule.WALKOVER),
        values={
            Walkover.BYE: QT_TRANSLATE_NOOP("EventSettings", "as a bye"),
            Walkover.BEST: QT_TRANSLATE_NOOP("EventSettings", "best of three averages"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "forfeits"),
    ),
    "triangle": RuleLine(
        QT_TRANSLATE_NOOP("EventSettings", "In the triangle"),
        _of_triangles,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "The lowest ranked of those with the fewest triangles so far, of those with "
            "none, or of all",
        ),
        values={
            Triangle.BY_TURNS: QT_TRANSLATE_NOOP("EventSettings", "By turns"),
            Triangle.ONCE: QT_TRANSLATE_NOOP("EventSettings", "Nobody twice"),
            Triangle.LOWEST: QT_TRANSLATE_NOOP("EventSettings", "From the bottom"),
        },
        change=QT_TRANSLATE_NOOP("EventSettings", "triangle"),
    ),
    "leaders": RuleLine(
        "",
        _of_triangles,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "No two of the first three are in one triangle, unless only three are present",
        ),
    ),
}
WORDS = tuple(name for name, line in LINES.items() if line.values)
