"""vpdesk-cli deals: boards made, shown, printed and converted."""

from __future__ import annotations

import argparse
import os
import secrets
import sys

from vpdesk.cli.options.file_options import add_file, add_output, file_format
from vpdesk.cli.options.number_options import positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell, tell_as_it_is
from vpdesk.cli.options.paper_options import (
    add_boards_on_page,
    add_printed,
    exported,
    printed_choice,
    printed_language,
)
from vpdesk.deals.deal import MOST_BOARDS, Deal, DealError
from vpdesk.deals.dealing import DEALS, METHOD, MOST_MADE, make_deals
from vpdesk.deals.double_dummy import solve
from vpdesk.deals.pbn_words import tricks_text
from vpdesk.files.deals_file import DEAL_FORMATS, chosen_deals, deals_bytes, game_numbers
from vpdesk.files.deals_parts import dealt
from vpdesk.files.deals_pbn import hands_from
from vpdesk.files.deals_solver import solve_steps
from vpdesk.formats.text_file import to_text
from vpdesk.report.deals.hand_records import hand_record
from vpdesk.report.deals.sheets import HAND_RECORDS, SHEETS, DealsSubject

A_FILE = "deals (.pbn, .lin or .dup)"
NICE = 5  # of 19
ENDINGS = tuple(each.lstrip(".") for each in DEAL_FORMATS)


def add_deals(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(required=True, metavar="make|show|convert|solve|tricks")
    make = commands.add_parser("make", help="deal boards at random", allow_abbrev=False)
    make.add_argument(
        "boards", type=positive, metavar="BOARDS", help=f"number of boards, to {MOST_MADE}"
    )
    make.add_argument(
        "--first", type=positive, default=1, metavar="N", help="number of the first board"
    )
    add_output(make, ENDINGS, "pbn")
    make.set_defaults(run=_make)
    show = commands.add_parser("show", help="print hand records", allow_abbrev=False)
    _add_file(show)
    add_printed(show, SHEETS)
    add_boards_on_page(show, "boards on a page: 18 (usual), 12, 9, 6, 4, 3, 2 or 1")
    show.set_defaults(run=_show)
    convert = commands.add_parser(
        "convert", help="write deals as another kind of file", allow_abbrev=False
    )
    _add_file(convert)
    add_output(convert, ENDINGS, "pbn")
    convert.set_defaults(run=_convert)
    solve = commands.add_parser(
        "solve", help="add the tricks that can be made double dummy", allow_abbrev=False
    )
    _add_file(solve)
    add_output(solve, ("pbn",), "pbn")
    solve.set_defaults(run=_solve)
    tricks = commands.add_parser(
        "tricks",
        help="read deals in the form of PBN from standard input; answer each with a line of "
        "DoubleDummyTricks",
        allow_abbrev=False,
    )
    tricks.set_defaults(run=_tricks, output=None)


def _add_file(parser: Parser) -> None:
    add_file(parser, A_FILE)
    add_games(parser)


def add_games(parser: Parser) -> None:
    """Let some games of a PBN file be chosen."""
    parser.add_argument(
        "--of-event", default="", metavar="NAME", help="only the deals of this event (.pbn)"
    )
    parser.add_argument(
        "--games",
        type=_games,
        default=(),
        metavar="N,N-N",
        help="only these deals of the file (.pbn)",
    )


def _games(text: str) -> frozenset[int]:
    try:
        return game_numbers(text)
    except DealError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _deals(args: argparse.Namespace) -> tuple[Deal, ...]:
    deals, notes = chosen_deals(args.file, args.of_event, args.games)
    tell(*map(str, notes))
    return deals


def _make(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    if args.boards > MOST_MADE or args.first + args.boards - 1 > MOST_BOARDS:
        raise UsageError(f"At most {MOST_MADE} boards at a time, up to board {MOST_BOARDS}.")
    deals = make_deals(args.first, args.boards, secrets.randbelow)
    tell(METHOD.format(deals=f"{DEALS:,}"))
    return deals_bytes(deals, f".{form}")


def _show(args: argparse.Namespace) -> bytes:
    choice = printed_choice(args, HAND_RECORDS, "show", ("text",))
    deals = _deals(args)
    if choice is not None:
        return exported(args, choice, DealsSubject(deals, args.event))
    language = printed_language(args)
    return "\n".join(to_text(hand_record(deal, language), language) for deal in deals).encode()


def _convert(args: argparse.Namespace) -> bytes:
    return deals_bytes(_deals(args), f".{file_format(args)}")


def _solve(args: argparse.Namespace) -> bytes:
    form = file_format(args)
    deals = _deals(args)
    steps = solve_steps(deals)
    watched = sys.stderr is not None and sys.stderr.isatty()
    while True:
        try:
            share = next(steps)
        except StopIteration as stop:
            return deals_bytes(stop.value, f".{form}")
        if watched:
            tell_as_it_is(f"{share:4.0%}\r")


def _tricks(_args: argparse.Namespace) -> None:
    """A solver for other processes (deals_solver.py): the window and its like come first."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    for line in sys.stdin:
        deal = dealt(1, hands_from(line))
        sys.stdout.write(f"{tricks_text(solve(deal.hands))}\n")
        sys.stdout.flush()
