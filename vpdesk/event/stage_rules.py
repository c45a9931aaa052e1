"""What can be said of a stage: one table, for the dialog, the command line and the checker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import StageRule
from vpdesk.event.event import CarryKind, DrawKind, Event, EventError, Stage
from vpdesk.tournament.play import PLAYS, Kind
from vpdesk.tournament.team_rules import (
    MOST_SEGMENTS,
    FirstRound,
    Late,
    Level,
    MatchCounts,
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
IN_SEGMENTS = tuple(each.kind for each in PLAYS.values() if each.has_segments)
WITH_NET_IMPS = tuple(each.kind for each in PLAYS.values() if each.has_net_imps)
WITH_VPS = tuple(each.kind for each in PLAYS.values() if each.has_vps)

MANY_ROUNDS = QT_TRANSLATE_NOOP("EventError", "A stage has at most {most} rounds.")
MANY_GROUPS = QT_TRANSLATE_NOOP("EventError", "A stage has at most {most} groups.")
MANY_SEGMENTS = QT_TRANSLATE_NOOP("EventError", "A match has {most} segments at most.")
WHICH_SHARE = QT_TRANSLATE_NOOP("EventError", "A share of the score is 1 to 100 %.")
WHICH_CAP = QT_TRANSLATE_NOOP(
    "EventError", "The limit for half of a margin is {most} IMPs at most."
)


class RuleRow(NamedTuple):
    """A rule that not every draw takes; which do, their rows in `draws.py` say.

    kinds: who plays by it. why: what is said where it is not taken. option: of the command line.
    said: whether a plan says it; a word is always there, and counts where its draw takes it.
    Of those that are words: field: of TeamRules, values: what it may be, told: the help of the
    option.
    """

    kinds: tuple[Kind, ...]
    why: str
    option: str = ""
    field: str = ""
    values: type[StrEnum] | None = None
    told: str = ""
    said: Callable[[StagePlan], object] = lambda _plan: False


ROWS = {
    StageRule.ROUNDS: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP(
            "EventError",
            "The rounds of a round robin, or of half against half, follow from the number of "
            "entrants.",
        ),
        "--rounds",
        said=lambda plan: plan.rounds,
    ),
    StageRule.TWICE: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP("EventError", "Only a round robin is played twice."),
        "--twice",
        said=lambda plan: plan.stage.double,
    ),
    StageRule.SEGMENTS: RuleRow(
        IN_SEGMENTS,
        QT_TRANSLATE_NOOP(
            "EventError", "Only the matches of a knock-out of bridge teams are in segments."
        ),
        "--segments",
        said=lambda plan: plan.rules.segments > 1,
    ),
    StageRule.THIRD_PLACE: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP("EventError", "Only a knock-out has a match for the third place."),
        "--third-place",
        said=lambda plan: plan.stage.third_place,
    ),
    StageRule.NO_REPEATS: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP(
            "EventError",
            "Only a Swiss or a free stage can avoid rematches; here a table gives the matches.",
        ),
        "--no-repeats",
        said=lambda plan: plan.stage.no_repeats,
    ),
    StageRule.BY_LOT: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP("EventError", "Only groups or a bracket can be made by lot."),
        said=lambda plan: plan.groups == 1 and plan.rules.sharing is not Sharing.SNAKE,
    ),
    StageRule.HALF_MARGIN: RuleRow(
        WITH_NET_IMPS,
        QT_TRANSLATE_NOOP(
            "EventError",
            "Half of the margin is in IMPs: only a knock-out of bridge teams can carry it over.",
        ),
        said=lambda plan: plan.stage.carry.kind is CarryKind.HALF_MARGIN,
    ),
    StageRule.SCORES: RuleRow(
        ANYBODY,
        QT_TRANSLATE_NOOP(
            "EventError",
            "A knock-out cannot use a carried score: carry over half of the margins, or nothing.",
        ),
        said=lambda plan: carries_points_alone(plan.stage),
    ),
    StageRule.FIRST: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "How round 1 is drawn can be chosen for a Swiss of bridge only."
        ),
        "--first-round",
        "first",
        FirstRound,
        "who meets whom in round 1 of a Swiss of teams (usual: halves; where scores are carried"
        " over, standings)",
    ),
    StageRule.PLACES: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "Places in the table can be chosen for a round robin of bridge only."
        ),
        "--places",
        "places",
        TablePlaces,
        "who has which place in the table of a round robin of teams (usual: seeds-last)",
    ),
    StageRule.ODD: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "Bye or triangle can be chosen for a Swiss of bridge only."
        ),
        "--odd-field",
        "odd",
        OddField,
        "who is left over in a Swiss of teams (usual: bye)",
    ),
    StageRule.TRIANGLE: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP("EventError", "Only a Swiss of bridge has triangles."),
        "--triangle",
        "triangle",
        Triangle,
        "who plays a triangle of a Swiss of teams (usual: by-turns)",
    ),
    StageRule.LATE: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "How late entries are drawn can be chosen for a Swiss of bridge only."
        ),
        "--late-entries",
        "late",
        Late,
        "as what they are drawn in their first round of a Swiss of teams (usual: points)",
    ),
    StageRule.LEVEL: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "How level entrants are drawn can be chosen for a Swiss of bridge only."
        ),
        "--level",
        "level",
        Level,
        "how teams level in VPs are ranked for the draw of a Swiss: as the standings show them, or"
        " by their IMP quotient (usual: standings)",
    ),
    StageRule.COUNTS: RuleRow(
        IN_SEGMENTS,
        QT_TRANSLATE_NOOP(
            "EventError",
            "Patton, boards beside IMPs, is for matches of bridge teams with VPs, not for a "
            "knock-out.",
        ),
        "--counts",
        "counts",
        MatchCounts,
        "what the VPs of a match of teams are of: its IMPs, or by Patton 2 for each board won and 1"
        " for each halved as well (usual: imps)",
    ),
    StageRule.WALKOVER: RuleRow(
        WITH_VPS,
        QT_TRANSLATE_NOOP(
            "EventError", "The value of a forfeit can be chosen for a round robin of bridge only."
        ),
        "--walkover",
        "walkover",
        Walkover,
        "what a forfeit is worth in a round robin of teams: as much as a bye, or the best of three"
        " averages (usual: bye)",
    ),
}
# Those that are words of the rules: their fields there, and what they may be.
FIELDS = {rule: (row.field, row.values) for rule, row in ROWS.items() if row.values is not None}
LOTS = (FirstRound.LOT, TablePlaces.LOT, Sharing.LOT, Sharing.POTS)


class StagePlan(NamedTuple):
    """A stage before it is known who plays it: with how many rounds, 0 for open, and groups."""

    stage: Stage
    rounds: int
    groups: int
    rules: TeamRules


def takes(draw: DrawKind, rule: StageRule, kind: Kind | None = None) -> bool:
    """A draw takes a rule. kind: of whom, where that is known."""
    return rule in draw.row.takes and (kind is None or kind in ROWS[rule].kinds)


def check_rule(draw: DrawKind, rule: StageRule, kind: Kind | None = None) -> None:
    """Raise EventError, with the reason, where a draw does not take a rule."""
    if not takes(draw, rule, kind):
        raise EventError(ROWS[rule].why)


def check_plan(kind: Kind, plan: StagePlan) -> None:
    """Raise EventError where something is said of a stage that its draw does not take."""
    stage, rules = plan.stage, plan.rules
    for rule, row in ROWS.items():
        if row.said(plan):
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


def carries_points_alone(stage: Stage) -> bool:
    """The same, and none of it is IMPs."""
    return carries_scores(stage) and stage.carry.kind is not CarryKind.QUALIFIED


def usual_first(stage: Stage) -> FirstRound:
    """How the first round of a Swiss is drawn as long as nothing else is said."""
    return FirstRound.STANDINGS if carries_scores(stage) else FirstRound.HALVES


def usually_apart(event: Event, stage: Stage) -> bool:
    """Who has met does not meet again as long as nothing else is said.

    It is so in a Swiss that carries scores over, but from a round robin in which all have met.
    """
    if not stage.draw.row.by_results or not carries_scores(stage):
        return False
    before = event.stage(stage.carry.stage)
    return not before.draw.row.all_meet or len(before.groups) > 1


def with_word(rules: TeamRules, field: str, word: StrEnum, lot: int) -> TeamRules:
    """With another word of a rule, by its field. lot: for what is drawn by lot."""
    said: dict[str, Any] = {field: word}
    by_lot = word in LOTS
    if isinstance(word, MatchCounts):
        from vpdesk.tournament.draws.teams.scoring import with_counts  # noqa: PLC0415 - brings the scales

        return with_counts(rules, word)
    if isinstance(word, FirstRound):
        said |= {"lot": lot if by_lot else 0, "odd_by_lot": by_lot}
    elif by_lot:
        said["lot"] = lot
    return replace(rules, **said)


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
    counts = said.pop("counts", like.counts)
    if not takes(stage.draw, StageRule.COUNTS):
        counts = MatchCounts.IMPS
    made = replace(like, **(usual | said))
    if counts is not made.counts:
        made = with_word(made, "counts", counts, 0)
    by_lot = any(each in LOTS for each in (made.first, made.places, made.sharing))
    odd = made.first is FirstRound.LOT
    return replace(made, lot=lot if by_lot else 0, odd_by_lot=odd)
