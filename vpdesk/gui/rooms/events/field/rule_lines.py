"""The rules of a tournament as they are shown: another one is a row of LINES."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import DRAWS, StageRule
from vpdesk.event.event import DrawKind, Stage, by_method
from vpdesk.event.stage_rules import takes
from vpdesk.gui.rooms.events.field.closed_rules import (
    BEGUN,
    BY_TABLE,
    NO_RESULT,
    NO_ROUNDS,
    SEVERAL,
    Closed,
)
from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    OddField,
    TablePlaces,
    Triangle,
    Walkover,
)
from vpdesk.tournament.tournament import Kind, Tournament

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


def _of_bridge(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return tournament.kind.of_bridge


def _of_chess(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return not tournament.kind.of_bridge


def _of_chess_teams(tournament: Tournament, _draw: DrawKind | None) -> bool:
    return tournament.kind is Kind.CHESS_TEAMS


def _of_dutch(tournament: Tournament, draw: DrawKind | None) -> bool:
    return not tournament.kind.of_bridge and draw in (None, DrawKind.SWISS)


def _of_methods(tournament: Tournament, draw: DrawKind | None) -> bool:
    return tournament.kind.of_bridge and (draw is None or DRAWS[draw].by_rules)


def _of_swiss(tournament: Tournament, draw: DrawKind | None) -> bool:
    return tournament.kind.of_bridge and _drawn(tournament, draw) is DrawKind.SWISS


def _of_triangles(tournament: Tournament, draw: DrawKind | None) -> bool:
    odd = tournament.teams.odd is not OddField.BYE
    return odd and _taken(StageRule.TRIANGLE)(tournament, draw)


def _taken(rule: StageRule) -> Where:
    return lambda tournament, draw: takes(_drawn(tournament, draw), rule, tournament.kind)


def _drawn(tournament: Tournament, draw: DrawKind | None) -> DrawKind:
    """How it is drawn: as its stage says, or as its rules do."""
    if draw is not None and not DRAWS[draw].by_rules:
        return draw
    return by_method(Stage(), tournament.teams.method).draw


# By their fields: the attribute of `SwissSettings`, and of a word that of `TeamRules`.
LINES: dict[str, RuleLine] = {
    "name": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Name"), _always),
    "kind": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Played by"), _always, closed=(BEGUN, SEVERAL)
    ),
    "rounds": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Rounds"),
        _always,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "How many rounds are planned; the rules treat the last one differently.",
        ),
        (BY_TABLE,),
    ),
    "chess_draw": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Draw"), _of_chess, closed=(BEGUN, SEVERAL)
    ),
    "edition": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Dutch rules of"), _of_dutch),
    "first_colour": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "First player"), _of_dutch, closed=(BEGUN,)
    ),
    "points": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Points"), _of_chess),
    "bye": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Bye counts"), _of_chess),
    "baku": RuleLine(
        "",
        _of_dutch,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "Points that count for the draw alone, for the upper half in the first rounds",
        ),
        (NO_ROUNDS,),
    ),
    "match_boards": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Boards a match"), _of_chess_teams, closed=(BEGUN,)
    ),
    "ranked": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Ranked by"), _of_chess_teams),
    "scale": RuleLine("", _of_bridge),
    "bye_vp": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Bye, VP"), _of_bridge),
    "method": RuleLine(QT_TRANSLATE_NOOP("SwissSettings", "Draw"), _of_methods),
    "first": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "First round by"),
        _taken(StageRule.FIRST),
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "Who meets whom while no result counts: by numbers in two halves or quarters",
        ),
        values={
            FirstRound.HALVES: QT_TRANSLATE_NOOP("SwissSettings", "halves"),
            FirstRound.QUARTERS: QT_TRANSLATE_NOOP("SwissSettings", "quarters"),
            FirstRound.STANDINGS: QT_TRANSLATE_NOOP("SwissSettings", "standings"),
            FirstRound.LOT: QT_TRANSLATE_NOOP("SwissSettings", "lot"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "first round"),
    ),
    "danish": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Danish rounds"),
        _of_swiss,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "Rounds drawn strictly by rank, even if a match is repeated, such as “8 9”",
        ),
    ),
    "arrears": RuleLine(
        "",
        _of_swiss,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "A round is drawn by the standings before the one that is played meanwhile",
        ),
    ),
    "late": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Late entries"),
        _taken(StageRule.LATE),
        QT_TRANSLATE_NOOP("SwissSettings", "As what a late entry is drawn in its first round"),
        values={
            Late.POINTS: QT_TRANSLATE_NOOP("SwissSettings", "by their VPs"),
            Late.AVERAGE: QT_TRANSLATE_NOOP("SwissSettings", "as average"),
            Late.LAST: QT_TRANSLATE_NOOP("SwissSettings", "as the last"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "late entries"),
    ),
    "odd": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Odd field"),
        _taken(StageRule.ODD),
        values={
            OddField.BYE: QT_TRANSLATE_NOOP("SwissSettings", "Bye"),
            OddField.TRIANGLE: QT_TRANSLATE_NOOP("SwissSettings", "Triangle"),
            OddField.TWO_ROUNDS: QT_TRANSLATE_NOOP("SwissSettings", "Triangle, two rounds"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "odd field"),
    ),
    "places": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Places in the table by"),
        _taken(StageRule.PLACES),
        closed=(NO_RESULT,),
        values={
            TablePlaces.SEEDS_LAST: QT_TRANSLATE_NOOP("SwissSettings", "strength, seeds last"),
            TablePlaces.NUMBERS: QT_TRANSLATE_NOOP("SwissSettings", "numbers as they are"),
            TablePlaces.LOT: QT_TRANSLATE_NOOP("SwissSettings", "lot"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "places in the table"),
    ),
    "walkover": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "Forfeits count"),
        _taken(StageRule.WALKOVER),
        values={
            Walkover.BYE: QT_TRANSLATE_NOOP("SwissSettings", "as a bye"),
            Walkover.BEST: QT_TRANSLATE_NOOP("SwissSettings", "best of three averages"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "forfeits"),
    ),
    "triangle": RuleLine(
        QT_TRANSLATE_NOOP("SwissSettings", "In the triangle"),
        _of_triangles,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "Who plays a triangle, always the lowest of those who can: who was in the fewest "
            "before, nobody a second time, or whoever was in one before",
        ),
        values={
            Triangle.BY_TURNS: QT_TRANSLATE_NOOP("SwissSettings", "By turns"),
            Triangle.ONCE: QT_TRANSLATE_NOOP("SwissSettings", "Nobody twice"),
            Triangle.LOWEST: QT_TRANSLATE_NOOP("SwissSettings", "From the bottom"),
        },
        change=QT_TRANSLATE_NOOP("SwissSettings", "triangle"),
    ),
    "leaders": RuleLine(
        "",
        _of_triangles,
        QT_TRANSLATE_NOOP(
            "SwissSettings",
            "No two of the first three are in one triangle, unless only three are there",
        ),
    ),
}
WORDS = tuple(name for name, line in LINES.items() if line.values)
