"""What each kind of draw takes: one table, for the dialog, the command line and the checker."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import CarryKind, DrawKind, Event, EventError, Stage
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import (
    MOST_SEGMENTS,
    FirstRound,
    Late,
    OddField,
    Sharing,
    TablePlaces,
    TeamRules,
    Triangle,
    Walkover,
)

MOST_ROUNDS, MOST_GROUPS, MOST_CAP = 99, 64, 999
SCORES = (CarryKind.ALL, CarryKind.SHARE, CarryKind.QUALIFIED, CarryKind.EBU)
ANYBODY = tuple(Kind)
TEAMS = (Kind.TEAMS,)
BRIDGE = (Kind.TEAMS, Kind.PAIRS)
SWISS = (DrawKind.SWISS,)
TABLE = (DrawKind.ROUND_ROBIN,)
CUP = (DrawKind.KNOCK_OUT,)

MANY_ROUNDS = QT_TRANSLATE_NOOP("EventError", "A stage has {most} rounds at most.")
MANY_GROUPS = QT_TRANSLATE_NOOP("EventError", "A stage has {most} groups at most.")
MANY_SEGMENTS = QT_TRANSLATE_NOOP("EventError", "A match has {most} segments at most.")
WHICH_SHARE = QT_TRANSLATE_NOOP("EventError", "A share of the score is 1 to 100 %.")
WHICH_CAP = QT_TRANSLATE_NOOP("EventError", "Half of a margin has a limit of {most} IMPs at most.")


class StageRule(StrEnum):
    """Something that can be said of a stage, and that not every draw takes."""

    ROUNDS = "rounds"
    TWICE = "twice"
    SEGMENTS = "segments"
    THIRD_PLACE = "third-place"
    NO_REPEATS = "no-repeats"
    BY_LOT = "by-lot"  # one group alone
    HALF_MARGIN = "half-margin"
    FIRST = "first"
    ODD = "odd"
    TRIANGLE = "triangle"
    LATE = "late"
    PLACES = "places"
    WALKOVER = "walkover"


class RuleRow(NamedTuple):
    """The draws that take a rule, who plays them, and what is said where it is not taken."""

    draws: tuple[DrawKind, ...]
    kinds: tuple[Kind, ...]
    why: str


ROWS = {
    StageRule.ROUNDS: RuleRow(
        (DrawKind.SWISS, DrawKind.KNOCK_OUT, DrawKind.FREE),
        ANYBODY,
        QT_TRANSLATE_NOOP(
            "EventError",
            "How many rounds a round robin, or half against half, has follows from who plays.",
        ),
    ),
    StageRule.TWICE: RuleRow(
        TABLE, ANYBODY, QT_TRANSLATE_NOOP("EventError", "Only a round robin is played twice.")
    ),
    StageRule.SEGMENTS: RuleRow(
        CUP,
        TEAMS,
        QT_TRANSLATE_NOOP(
            "EventError", "Only the matches of a knock-out of bridge teams are in segments."
        ),
    ),
    StageRule.THIRD_PLACE: RuleRow(
        CUP,
        ANYBODY,
        QT_TRANSLATE_NOOP("EventError", "Only a knock-out has a match for the third place."),
    ),
    StageRule.NO_REPEATS: RuleRow(
        (DrawKind.SWISS, DrawKind.FREE),
        ANYBODY,
        QT_TRANSLATE_NOOP(
            "EventError",
            "Who meets whom follows from the bracket or the table here, so those who have met can"
            " be kept apart only in a Swiss or a free stage.",
        ),
    ),
    StageRule.BY_LOT: RuleRow(
        CUP,
        ANYBODY,
        QT_TRANSLATE_NOOP("EventError", "Only several groups, or a bracket, are made by lot."),
    ),
    StageRule.HALF_MARGIN: RuleRow(
        CUP,
        TEAMS,
        QT_TRANSLATE_NOOP(
            "EventError",
            "Half of a margin is carried over into the matches of a knock-out of bridge teams: it"
            " is in IMPs.",
        ),
    ),
    StageRule.FIRST: RuleRow(
        SWISS,
        BRIDGE,
        QT_TRANSLATE_NOOP("EventError", "How round 1 is drawn can be said of a Swiss of bridge."),
    ),
    StageRule.ODD: RuleRow(
        SWISS,
        BRIDGE,
        QT_TRANSLATE_NOOP("EventError", "Who is left over can be said of a Swiss of bridge."),
    ),
    StageRule.TRIANGLE: RuleRow(
        SWISS,
        BRIDGE,
        QT_TRANSLATE_NOOP("EventError", "Triangles are those of a Swiss of bridge."),
    ),
    StageRule.LATE: RuleRow(
        SWISS,
        BRIDGE,
        QT_TRANSLATE_NOOP("EventError", "As what late entries are drawn is for a Swiss of bridge."),
    ),
    StageRule.PLACES: RuleRow(
        TABLE,
        BRIDGE,
        QT_TRANSLATE_NOOP("EventError", "Places in a table are those of a round robin of bridge."),
    ),
    StageRule.WALKOVER: RuleRow(
        TABLE,
        BRIDGE,
        QT_TRANSLATE_NOOP(
            "EventError", "What a forfeit is worth can be said of a round robin of bridge."
        ),
    ),
}
# Those that are words of the rules, by their fields there.
FIELDS: dict[StageRule, tuple[str, type[StrEnum]]] = {
    StageRule.FIRST: ("first", FirstRound),
    StageRule.PLACES: ("places", TablePlaces),
    StageRule.ODD: ("odd", OddField),
    StageRule.TRIANGLE: ("triangle", Triangle),
    StageRule.LATE: ("late", Late),
    StageRule.WALKOVER: ("walkover", Walkover),
}


class StagePlan(NamedTuple):
    """A stage before it is known who plays it: with how many rounds, 0 for open, and groups."""

    stage: Stage
    rounds: int
    groups: int
    rules: TeamRules


def takes(draw: DrawKind, rule: StageRule, kind: Kind | None = None) -> bool:
    """A draw takes a rule. kind: of whom, where that is known."""
    row = ROWS[rule]
    return draw in row.draws and (kind is None or kind in row.kinds)


def check_rule(draw: DrawKind, rule: StageRule, kind: Kind | None = None) -> None:
    """Raise EventError, with the reason, where a draw does not take a rule."""
    if not takes(draw, rule, kind):
        raise EventError(ROWS[rule].why)


def check_plan(kind: Kind, plan: StagePlan) -> None:
    """Raise EventError where something is said of a stage that its draw does not take."""
    stage, rules = plan.stage, plan.rules
    for said, rule in (
        (plan.rounds, StageRule.ROUNDS),
        (stage.double, StageRule.TWICE),
        (rules.segments > 1, StageRule.SEGMENTS),
        (stage.third_place, StageRule.THIRD_PLACE),
        (stage.no_repeats, StageRule.NO_REPEATS),
        (plan.groups == 1 and rules.sharing is not Sharing.SNAKE, StageRule.BY_LOT),
        (stage.carry.kind is CarryKind.HALF_MARGIN, StageRule.HALF_MARGIN),
    ):
        if said:
            check_rule(stage.draw, rule, kind)
    if plan.rounds > MOST_ROUNDS:
        raise EventError(MANY_ROUNDS, most=MOST_ROUNDS)
    if plan.groups > MOST_GROUPS:
        raise EventError(MANY_GROUPS, most=MOST_GROUPS)
    if rules.segments > MOST_SEGMENTS:
        raise EventError(MANY_SEGMENTS, most=MOST_SEGMENTS)
    if stage.carry.kind is CarryKind.SHARE and not 1 <= stage.carry.per_cent <= 100:
        raise EventError(WHICH_SHARE)
    if stage.carry.kind is CarryKind.HALF_MARGIN and stage.carry.cap > MOST_CAP:
        raise EventError(WHICH_CAP, most=MOST_CAP)


def carries_scores(stage: Stage) -> bool:
    """Who plays a stage begins with what he has scored in one before."""
    return stage.carry.kind in SCORES


def usual_first(stage: Stage) -> FirstRound:
    """How the first round of a Swiss is drawn as long as nothing else is said."""
    return FirstRound.STANDINGS if carries_scores(stage) else FirstRound.HALVES


def usually_apart(event: Event, stage: Stage) -> bool:
    """Who has met does not meet again as long as nothing else is said.

    It is so in a Swiss that carries scores over, but from a round robin in which all have met.
    """
    if stage.draw is not DrawKind.SWISS or not carries_scores(stage):
        return False
    before = event.stage(stage.carry.stage)
    return before.draw is not DrawKind.ROUND_ROBIN or len(before.groups) > 1


def rules_of(like: TeamRules, stage: Stage, lot: int, **said: Any) -> TeamRules:
    """The rules of a new stage: those of another one, but of nothing that is by lot, or for rounds.

    lot: for what is drawn by lot. said: the fields that are said.
    """
    usual: dict[str, Any] = {
        "first": usual_first(stage),
        "odd_by_lot": False,
        "danish_rounds": (),
        "places": TablePlaces.SEEDS_LAST,
        "sharing": Sharing.SNAKE,
        "segments": 1,
    }
    made = replace(like, **(usual | said))
    lots = FirstRound.LOT, TablePlaces.LOT, Sharing.LOT, Sharing.POTS
    by_lot = any(each in lots for each in (made.first, made.places, made.sharing))
    odd = made.first is FirstRound.LOT
    return replace(made, lot=lot if by_lot else 0, odd_by_lot=odd)
