"""How a stage is drawn and by which rules, as options of the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from secrets import randbelow
from typing import Any

from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.scale_options import family_of
from vpdesk.event.event import DrawKind, Event, EventError, Stage
from vpdesk.event.stage_rules import (
    MOST_ROUNDS,
    ROWS,
    RuleRow,
    StagePlan,
    check_plan,
    check_rule,
    rules_of,
)
from vpdesk.scales import KINDS, ScaleSpec
from vpdesk.tournament.draws.teams.scoring import vps, with_scale
from vpdesk.tournament.match_rules import MOST_MATCH_BOARDS, MatchRules
from vpdesk.tournament.score import WHOLE
from vpdesk.tournament.team_rules import MOST_LOTS, MOST_SEGMENTS, Sharing, TeamRules
from vpdesk.tournament.tournament import Tournament

DRAWS = [each.value for each in DrawKind]
MOST_BOARDS = 999


def add_draw(parser: Parser) -> None:
    """Give a command's parser the options of a draw."""
    parser.add_argument("--draw", choices=DRAWS, required=True, help="how the rounds are drawn")
    add_rules_of_teams(parser)
    parser.add_argument("--twice", action="store_true", help="all meet twice, in a round robin")
    parser.add_argument(
        "--rounds",
        type=positive,
        metavar="R",
        help="rounds of a Swiss, a free stage or a knock-out",
    )
    parser.add_argument(
        "--segments",
        type=positive,
        metavar="N",
        help="parts in which a match of a knock-out is played (usual: 1)",
    )
    parser.add_argument(
        "--groups", type=positive, default=1, metavar="G", help="number of groups (usual: 1)"
    )
    parser.add_argument(
        "--groups-by",
        choices=[each.value for each in Sharing],
        default=Sharing.SNAKE.value,
        help="seeding: by strength (a snake), by lot within pots, or by lot; also for the "
        "bracket of a knock-out, in pots 1, 2, 3-4, 5-8 and so on",
    )


def add_rules_of_teams(parser: Parser) -> None:
    """Give a command's parser the rules of matches, and those that are words."""
    parser.add_argument("--boards", type=positive, metavar="N", help="boards per match")
    parser.add_argument(
        "--kind-of-scale",
        metavar="KIND",
        help=f"{', '.join(KINDS)}, or the key of a printed scale (usual: continuous)",
    )
    for each in ROWS.values():
        if each.values is not None:
            choices = [value.value for value in each.values]
            parser.add_argument(each.option, choices=choices, help=each.told)


def check_options(args: argparse.Namespace) -> None:
    """Raise UsageError where options are not those of the draw."""
    draw = DrawKind(args.draw)
    for rule, row in ROWS.items():
        if row.option and _said(args, row.option):
            with of_option(row.option):
                check_rule(draw, rule)
    if args.segments and args.segments > MOST_SEGMENTS:
        raise UsageError(f"A match has {MOST_SEGMENTS} segments at most, not {args.segments}.")
    if args.rounds and args.rounds > MOST_ROUNDS:
        raise UsageError(f"A stage has {MOST_ROUNDS} rounds at most, not {args.rounds}.")


@contextmanager
def of_option(option: str) -> Iterator[None]:
    """Name an option with why it is not taken. Raises UsageError."""
    try:
        yield
    except EventError as error:
        raise UsageError(f"{option}: {error}") from error


def ruled(event: Event, stage: Stage, like: Tournament, args: argparse.Namespace) -> Tournament:
    """With the rules that are asked for. Raises UsageError, EventError, TournamentError."""
    if event.play.has_boards:
        like = replace(like, matches=_matches(args, like.matches))
    said: dict[str, Any] = {"sharing": Sharing(args.groups_by), "segments": args.segments or 1}
    for each, value in rules_said(args, stage.draw):
        if not event.play.has_vps:
            raise UsageError(f"{each.option} is for bridge teams.")
        said[each.field] = value
    rules = rules_of(like.teams, stage, randbelow(MOST_LOTS), **said)
    if not event.play.has_boards and (args.boards or args.kind_of_scale):
        rules = with_scale(rules, scale_said(args, rules))
    check_plan(event.kind, StagePlan(stage, args.rounds or 0, args.groups, rules))
    if event.play.has_vps:  # whether there is such a scale
        even = WHOLE // 2 if event.play.has_percentages and rules.by_percentage else 0
        vps(rules, even, even)
    return replace(like, teams=rules)


def rules_said(args: argparse.Namespace, draw: DrawKind) -> Iterator[tuple[RuleRow, Any]]:
    """The rules that are said, with their values. Raises UsageError for those of another draw."""
    for rule, row in ROWS.items():
        if row.values is not None and (value := _said(args, row.option)):
            with of_option(row.option):
                check_rule(draw, rule)
            yield row, row.values(value)


def _said(args: argparse.Namespace, option: str) -> Any:
    """What is said by an option; None for nothing, and where the command has no such option."""
    return vars(args).get(option.removeprefix("--").replace("-", "_"))


def _matches(args: argparse.Namespace, rules: MatchRules) -> MatchRules:
    if args.kind_of_scale:
        raise UsageError("Scales are those of bridge; leave out --kind-of-scale.")
    boards = args.boards or rules.boards
    if boards > MOST_MATCH_BOARDS:
        raise UsageError(f"A match has {MOST_MATCH_BOARDS} boards at most, not {boards}.")
    return replace(rules, boards=boards)


def scale_said(args: argparse.Namespace, rules: TeamRules) -> ScaleSpec:
    """The scale of those rules, with what is said of it. Raises UsageError."""
    boards = args.boards or rules.boards
    if boards > MOST_BOARDS:
        raise UsageError(f"A match has {MOST_BOARDS} boards at most, not {boards}.")
    kind = args.kind_of_scale
    if kind is None:
        return replace(rules.spec, boards=boards)
    family = family_of(kind)
    return ScaleSpec(boards, kind) if family is None else ScaleSpec(boards, family=family)
