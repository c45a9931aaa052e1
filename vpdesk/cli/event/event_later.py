"""vpdesk-cli event rules, exchange: a stage by other rules, a round with other opponents."""

from __future__ import annotations

import argparse
from dataclasses import replace
from secrets import randbelow

from vpdesk.cli.event.event_file import (
    add_event_file,
    add_stage,
    changed,
    entrant_of,
    file_name,
    of_event,
    read,
    stage_of,
)
from vpdesk.cli.event.stage_options import add_rules_of_teams, of_option, rules_said, scale_said
from vpdesk.cli.options.number_options import hundredths, positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.event.draws import StageRule
from vpdesk.event.event import DrawKind, Event, Stage, by_method
from vpdesk.event.place import StagePlace, tournament_at, with_tournament
from vpdesk.event.stage_rules import MOST_ROUNDS, ROWS, check_rule, with_word
from vpdesk.formats.text_file import to_text
from vpdesk.report.events.rule_sentences import rules_table
from vpdesk.report.events.why.opinions import broken_words
from vpdesk.report.language import Language
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.draws.teams.by_table import check_table, drawn_by
from vpdesk.tournament.draws.teams.scoring import with_rules, with_scale
from vpdesk.tournament.results.typed_results import exchanged, halves_of
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.team_rules import MOST_LOTS, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Tournament


def add_rules(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument("--rounds", type=positive, metavar="R", help="number of planned rounds")
    parser.add_argument(
        "--method",
        choices=[each.value for each in TeamMethod],
        help="how the later rounds are drawn",
    )
    parser.add_argument(
        "--arrears",
        action=argparse.BooleanOptionalAction,
        help="draw each round while the one before it is played",
    )
    parser.add_argument("--bye", type=hundredths, metavar="VP", help="value of a bye")
    add_rules_of_teams(parser)
    parser.set_defaults(run=_rules)


def add_exchange(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    parser.add_argument(
        "--round", type=positive, required=True, metavar="N", help="the round, from 1"
    )
    parser.add_argument(
        "--names", nargs=2, required=True, metavar="NAME", help="the two that change places in it"
    )
    parser.set_defaults(run=_exchange)


def _rules(args: argparse.Namespace) -> bytes | None:
    if not _says_rules(args):
        event = read(args.file)
        with of_event(args.file):
            return to_text(rules_table(event, Language()), Language()).encode()

    def make(event: Event) -> Event:
        place = StagePlace(stage_of(args, event), 1)
        event.group(*place)
        made = _ruled(args, tournament_at(event, place), event.stage(place.stage).draw)
        return with_tournament(event, place, made)

    return changed(args, make, "rules")[1]


def _says_rules(args: argparse.Namespace) -> bool:
    """Another rule is wanted; without one those that hold are printed."""
    words = [row.option for row in ROWS.values() if row.values is not None]
    names = [each.removeprefix("--").replace("-", "_") for each in words]
    names += ["rounds", "method", "arrears", "bye", "boards", "kind_of_scale"]
    return any(getattr(args, each, None) is not None for each in names)


def _ruled(args: argparse.Namespace, before: Tournament, draw: DrawKind) -> Tournament:
    """By the rules that are said. Raises UsageError, TournamentError."""
    made = before
    if args.method:
        if not draw.row.by_rules or not before.play.has_vps:
            raise UsageError("--method is for a Swiss or a round robin of bridge.")
        made = drawn_by(made, TeamMethod(args.method))
        check_table(made)
        draw = by_method(Stage(), made.teams.method).draw
    if args.rounds:
        made = replace(made, planned=_rounds(args, made, draw))
    rules = _rules_of_teams(args, made, draw)
    if rules != made.teams:
        if not before.play.has_vps:
            raise UsageError("All of these but --rounds are for bridge.")
        made = with_rules(made, rules)
    if made == before:
        raise UsageError(f"{file_name(args.file)}: The rules are these already.")
    return made


def _rounds(args: argparse.Namespace, made: Tournament, draw: DrawKind) -> int:
    rounds: int = args.rounds
    with of_option("--rounds"):
        check_rule(draw, StageRule.ROUNDS)
    if not len(made.rounds) <= rounds <= MOST_ROUNDS:
        told = f"--rounds must be from {len(made.rounds)} (drawn already) to {MOST_ROUNDS}"
        raise UsageError(f"{file_name(args.file)}: {told}, not {rounds}.")
    return rounds


def _rules_of_teams(args: argparse.Namespace, made: Tournament, draw: DrawKind) -> TeamRules:
    rules = made.teams
    if args.boards or args.kind_of_scale:
        rules = with_scale(rules, scale_said(args, rules))
    for each, value in rules_said(args, draw):
        rules = with_word(rules, each.field, value, randbelow(MOST_LOTS))
    if args.arrears is not None:
        rules = replace(rules, arrears=args.arrears)
    return rules if args.bye is None else replace(rules, bye=args.bye)


def _exchange(args: argparse.Namespace) -> bytes | None:
    def make(event: Event) -> Event:
        stage = stage_of(args, event)
        for part, group in enumerate(event.stage(stage).groups, 1):
            names = [each.name.casefold() for each in group.entrants]
            if args.names[0].casefold() in names:
                return _exchanged(args, event, StagePlace(stage, part))
        entrant_of(args, event, args.names[0], f"stage {stage}", ())
        return event

    return changed(args, make, f"exchange in round {args.round}")[1]


def _exchanged(args: argparse.Namespace, event: Event, place: StagePlace) -> Event:
    group = tournament_at(event, place)
    if args.round > len(group.rounds):
        raise UsageError(f"{file_name(args.file)}: Round {args.round} is not drawn yet.")
    where = f"stage {place.stage} in this group"
    one, other = (entrant_of(args, event, each, where, group.by_number) for each in args.names)
    drawn = group.rounds[args.round - 1]
    here = {each for game in drawn.games for each in game.sides}
    here |= {bye.entrant for bye in drawn.byes if bye.kind is ByeKind.PAIRING}
    for name, each in zip(args.names, (one, other), strict=True):
        if each not in here:
            raise UsageError(f"{file_name(args.file)}: “{name}” is not in round {args.round}.")
    made = exchanged(group, args.round, one, other)
    if made == group:
        raise UsageError(f"{file_name(args.file)}: That changes nothing.")
    drawn, judge = made.rounds[args.round - 1], Judge(made, args.round)
    for pair in drawn.changes[-1].after:
        if words := broken_words(judge.broken(*pair, half=pair in halves_of(drawn)), Language()):
            names = " \N{EN DASH} ".join(made.by_number[each].name for each in pair if each)
            tell(f"{file_name(args.file)}: {names} {words}.")
    return with_tournament(event, place, made)
