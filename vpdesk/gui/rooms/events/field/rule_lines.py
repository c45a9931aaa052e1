"""The rules of a tournament as they are shown: another one is a row of LINES, a word by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import StageRule
from vpdesk.event.event import DrawKind, Stage, by_method
from vpdesk.event.stage_rules import FIELDS, ROWS, takes
from vpdesk.gui.rooms.events.field.closed_rules import (
    BEGUN,
    BY_TABLE,
    NO_RESULT,
    NO_ROUNDS,
    SEVERAL,
    UNPLAYED,
    Closed,
)
from vpdesk.report.events.rule_words import RULE_WORDS
from vpdesk.tournament.team_rules import OddField
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


def _of_word(
    rule: StageRule, closed: tuple[Closed, ...] = (), where: Where | None = None
) -> RuleLine:
    """The line of a rule that is a word, shown where its draw takes it."""
    words = RULE_WORDS[ROWS[rule].field]
    values = {value: word.name for value, word in words.values.items()}
    return RuleLine(words.label, where or _taken(rule), words.tip, closed, values, words.change)


def _drawn(tournament: Tournament, draw: DrawKind | None) -> DrawKind:
    """How it is drawn: as its stage says, or as its rules do."""
    if draw is not None and not draw.row.by_rules:
        return draw
    return by_method(Stage(), tournament.teams.method).draw


# By their fields: the attribute of `EventSettings`, and of a word that of `TeamRules`. What is a
# word stands here for its place, or for when it is closed or shown; else it comes last.
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
    "counts": _of_word(StageRule.COUNTS, closed=(UNPLAYED,)),
    "method": RuleLine(QT_TRANSLATE_NOOP("EventSettings", "Draw"), _of_methods),
    "first": _of_word(StageRule.FIRST),
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
    "late": _of_word(StageRule.LATE),
    "level": _of_word(StageRule.LEVEL),
    "odd": _of_word(StageRule.ODD),
    "places": _of_word(StageRule.PLACES, closed=(NO_RESULT,)),
    "walkover": _of_word(StageRule.WALKOVER),
    "triangle": _of_word(StageRule.TRIANGLE, where=_of_triangles),
    "leaders": RuleLine(
        "",
        _of_triangles,
        QT_TRANSLATE_NOOP(
            "EventSettings",
            "No two of the first three are in one triangle, unless only three are present",
        ),
    ),
}
LINES |= {field: _of_word(rule) for rule, (field, _) in FIELDS.items() if field not in LINES}
WORDS = tuple(name for name, line in LINES.items() if line.values)
