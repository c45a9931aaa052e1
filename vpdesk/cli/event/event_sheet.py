"""vpdesk-cli event sheet, rule: what is kept of a match beside its result."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from vpdesk.cli.event.event_file import (
    add_event_file,
    add_stage,
    changed,
    file_name,
    of_event,
    read,
    stage_of,
)
from vpdesk.cli.event.event_scores import Typed, typed_scores, with_scores
from vpdesk.cli.match.match_rule import WAYS, add_case, asked_case, chosen_ruling, regulation_of
from vpdesk.cli.options.file_options import in_file, out_file, plain_text
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.event.event import Event, MatchPlace
from vpdesk.event.kept_matches import (
    by_sheet,
    game_at,
    is_of,
    kept_at,
    match_at,
    may_keep,
    place_of,
    result_of,
    with_match,
    with_taken,
)
from vpdesk.event.tables import at_table
from vpdesk.files.kept_file import write_alone
from vpdesk.files.match_file import Match, read_match, to_text, write_match
from vpdesk.match.errors import MatchError
from vpdesk.match.outcome import adopt, case_to_rule, not_adopted, outcome, rulings_of, with_case
from vpdesk.match.score_sheet import with_names
from vpdesk.tournament.results.chess_matches import member_of, with_line_ups
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.tournament import Entrant

NOTHING = Path()  # is not to be written


def add_table(parser: Parser) -> None:
    """Add what says which match it is."""
    for name, words in (("round", "the round"), ("table", "the table")):
        parser.add_argument(
            f"--{name}", type=positive, required=True, metavar="N", help=f"{words}, from 1"
        )


def add_sheet(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser, changed=True)
    add_stage(parser)
    add_table(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument(
        "--take", type=in_file, metavar="MATCH", help="keep this match (.vpmatch), and its result"
    )
    what.add_argument(
        "--save", type=out_file, default=NOTHING, metavar="OUT", help="write the match to a file"
    )
    what.add_argument(
        "--line-up",
        type=plain_text,
        nargs="+",
        metavar="NAME",
        help="players North-South and East-West at each table, the open room first; of chess "
        "teams, home and visitors at each board",
    )
    what.add_argument(
        "--board",
        nargs="+",
        action="append",
        metavar=("N", "SCORE"),
        help="a board and its score at each table, the open room first: “4S+1 N”, points of "
        "North-South, or . for none; “A 3 -3” adjusts the board by IMPs, C cancels it, . "
        "alone removes either; can be repeated",
    )
    what.add_argument(
        "--scores", type=in_file, metavar="FILE", help="the same from a file: board,open,closed"
    )
    what.add_argument(
        "--count", action="store_true", help="make the total of the sheet the result of the round"
    )
    parser.add_argument(
        "--from-board",
        type=positive,
        metavar="N",
        help="board from which --line-up holds",
    )
    parser.add_argument(
        "--anyway", action="store_true", help="accept a match whose teams have other names"
    )
    for name, words in (("law", "the Law"), ("reason", "the reason")):
        parser.add_argument(
            f"--{name}", type=plain_text, default="", help=f"{words} of a board that is adjusted"
        )
    parser.set_defaults(run=_sheet)


def add_rule(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "What is not named of the case is what the score sheet says."
    add_event_file(parser, changed=True)
    add_stage(parser)
    add_table(parser)
    parser.add_argument(
        "--way",
        choices=tuple(WAYS),
        metavar="WAY",
        help=f"the ruling: {', '.join(WAYS)} (usual: the preferred one)",
    )
    parser.add_argument("--clear", action="store_true", help="remove the ruling")
    add_case(parser)
    parser.set_defaults(run=_rule)


def _sheet(args: argparse.Namespace) -> bytes | None:
    if args.anyway and args.take is None:
        raise UsageError("--anyway is for --take.")
    if args.from_board and not args.line_up:
        raise UsageError("--from-board is for --line-up.")
    if (args.law or args.reason) and not args.board:
        raise UsageError("--law and --reason are for --board.")
    if args.save is not NOTHING:
        event = read(args.file)
        match = match_at(event, _place(args, event))
        if args.save is None:
            return to_text(match).encode()
        write_alone(args.save, lambda file: write_match(file, match))
        return None
    what = "line-up"
    if args.take is not None:
        taken, what = read_match(args.take), f"match of {args.take.name}"
        return _changed(args, lambda event, place: _taken(args, event, place, taken), what)
    if args.board or args.scores is not None:
        boards = typed_scores(args)
        what = f"board {', '.join(str(each.board) for each in boards)}"
        return _changed(args, lambda event, place: _scored(args, event, place, boards), what)
    if args.count:
        return _changed(args, lambda event, place: _counted(args, event, place), "result")
    return _changed(args, lambda event, place: _seated(args, event, place), what)


def _rule(args: argparse.Namespace) -> bytes | None:
    def make(event: Event, place: MatchPlace) -> Event:
        match = match_at(event, place)
        if args.clear:
            if match.ruled.adopted is None:
                raise UsageError(f"{file_name(args.file)}: There is no ruling on this match.")
            return with_match(event, place, not_adopted(match))
        regulation = regulation_of(args.regulation, match)
        case = asked_case(args, case_to_rule(match, regulation))
        match = with_case(match, case, regulation)
        made = rulings_of(match, regulation)
        chosen = chosen_ruling(args.way, case, regulation, made, outcome(not_adopted(match)))
        return with_match(event, place, adopt(match, chosen.way, regulation))

    return _changed(args, make, "ruling")


def _changed(
    args: argparse.Namespace, make: Callable[[Event, MatchPlace], Event], what: str
) -> bytes | None:
    """Change what is kept of the match; tell where the round has another result then."""

    def made(event: Event) -> Event:
        if event.play.has_boards and getattr(args, "line_up", None):
            return _at_boards(args, event)
        place = _place(args, event)
        found = make(event, place)
        if (result := result_of(found, place)) not in (None, game_at(found, place)):
            shown = "{:.2f}-{:.2f} VP".format(*(each / 100 for each in result.points or (0, 0)))
            tell(
                f"{file_name(args.file)}: The round has another result, which was typed by hand;"
                f" the match comes to {shown}, which --count of “event sheet” puts there."
            )
        return found

    text = f"{what}, round {args.round}, table {args.table}"
    return changed(args, made, text)[1]


def _place(args: argparse.Namespace, event: Event) -> MatchPlace:
    """The match that is asked for. Raises UsageError."""
    with of_event(args.file):
        stage = stage_of(args, event)
        found = at_table(event, stage, args.round, args.table)
    if not may_keep(event):
        raise UsageError(f"{file_name(args.file)}: Score sheets are those of teams in bridge.")
    return place_of(event, stage, found.group, args.round, found.table)


def _taken(args: argparse.Namespace, event: Event, place: MatchPlace, match: Match) -> Event:
    if not args.anyway and not is_of(event, place, match):
        here = match_at(event, place).sheet.title
        there = match.sheet.title or file_name(args.take)
        raise UsageError(
            f"{file_name(args.take)}: This is the match {there}, not {here};"
            " --anyway takes it under their names."
        )
    return with_taken(event, place, match)


def _scored(
    args: argparse.Namespace, event: Event, place: MatchPlace, boards: Iterable[Typed]
) -> Event:
    match = match_at(event, place)
    sheet = with_scores(match, boards, args.law, args.reason)
    return with_match(event, place, replace(match, sheet=sheet))


def _counted(args: argparse.Namespace, event: Event, place: MatchPlace) -> Event:
    if result_of(event, place) is None:
        missing = "no sheet" if kept_at(event, place) is None else "a sheet without all results"
        raise UsageError(f"{file_name(args.file)}: The match has {missing}.")
    return by_sheet(event, place)


def _seated(args: argparse.Namespace, event: Event, place: MatchPlace) -> Event:
    match = match_at(event, place)
    pairs = [" ".join(each.split()) for each in args.line_up]
    if len(pairs) != 2 * match.sheet.tables:
        raise UsageError(
            f"--line-up names {2 * match.sheet.tables} pairs, North-South and East-West of each"
            f" table, not {len(pairs)}."
        )
    names = tuple(zip(pairs[::2], pairs[1::2], strict=True))
    try:
        sheet = with_names(match.sheet, args.from_board or match.sheet.numbers[0], names)
    except MatchError as error:
        raise UsageError(f"--from-board: {error}") from error
    return with_match(event, place, replace(match, sheet=sheet))


def _at_boards(args: argparse.Namespace, event: Event) -> Event:
    """With who plays at each board of a match of chess. Raises UsageError."""
    stage = stage_of(args, event)
    found = at_table(event, stage, args.round, args.table)
    group = event.group(stage, found.group)
    boards = group.matches.boards
    if len(args.line_up) != 2 * boards:
        raise UsageError(
            f"--line-up names {2 * boards} players, home and visitors of each board, not"
            f" {len(args.line_up)}."
        )
    sides = [
        tuple(_member(group.by_number[number], name) for name in args.line_up[side::2])
        for side, number in enumerate(found.game.sides)
    ]
    for side, number in zip(sides, found.game.sides, strict=True):
        if len(set(side)) < len(side):
            raise UsageError(f"A player of {group.by_number[number].name} plays twice.")
    game = with_line_ups(found.game, *sides)
    made = with_game(group, args.round, found.table, game)
    return event.with_group(stage, found.group, made)


def _member(team: Entrant, name: str) -> int:
    """The place of a player in a team. Raises UsageError."""
    wanted = " ".join(name.split()).casefold()
    for place, each in enumerate(team.members, 1):
        if wanted in (each.casefold(), member_of(each).name.casefold()):
            return place
    raise UsageError(f"“{name}” is not a member of {team.name}.")
