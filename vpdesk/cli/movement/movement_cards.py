"""vpdesk-cli movement cards: what lies on the tables, to print or to send."""

from __future__ import annotations

import argparse

from vpdesk.cli.movement.movement_figures import SAMPLES, SEED
from vpdesk.cli.options.file_options import add_file, add_output, in_file
from vpdesk.cli.options.options import Parser, UsageError, of_file
from vpdesk.cli.options.paper_options import add_form, add_paper_options, export_choice, exported
from vpdesk.files.movement_file import read_movement
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.format import files_of
from vpdesk.movements.movement import Movement
from vpdesk.report.movements import sheets
from vpdesk.report.movements.sheets import SIMULATED, MovementSubject
from vpdesk.stepwise import finished

MOST_SECTIONS = 25  # after the first, as there are letters
CARDS = {
    "guide": sheets.GUIDES,
    "table": sheets.TABLES,
    "changed": sheets.CHANGED,
    "round": sheets.ROUNDS,
    "sets": sheets.SETS,
    "matrix": sheets.MATRIX,
    "figures": sheets.FIGURES,
    "all": sheets.ALL,
}


def add_cards(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "cards", help="write cards and sheets to a file, ready to print", allow_abbrev=False
    )
    add_file(parser, "a movement")
    parser.add_argument(
        "--what",
        choices=tuple(CARDS),
        default="guide",
        metavar="WHAT",
        help="guide (a card per pair, usual), table (a card per table), changed (what differs "
        "from --before), round (a sheet per round), sets, matrix, figures or all",
    )
    parser.add_argument(
        "--before", type=in_file, metavar="FILE", help="the movement as its cards were printed"
    )
    parser.add_argument(
        "--sections",
        type=in_file,
        nargs="+",
        default=(),
        metavar="FILE",
        help="movements of sections B, C and so on, for one deck of cards",
    )
    add_form(parser)
    add_output(parser, files_of(*sheets.SHEETS), required=True)
    add_paper_options(parser)
    parser.set_defaults(run=_cards)


def _cards(args: argparse.Namespace) -> bytes:
    if (args.what == "changed") != (args.before is not None):
        raise UsageError("Say --what changed and --before, or neither.")
    choice = export_choice(args, CARDS[args.what], args.what)
    movement = read_movement(args.file)
    if args.sections:
        if args.before is not None or len(args.sections) > MOST_SECTIONS:
            raise UsageError(f"Say up to {MOST_SECTIONS} --sections, and no --before with them.")
        others = tuple(map(read_movement, args.sections))
        return exported(args, choice, MovementSubject(movement, others=others))
    if args.before is not None:
        before = read_movement(args.before)
        if before == movement:
            raise UsageError("Both movements are the same: no card has changed.")
        return exported(args, choice, MovementSubject(movement, before))
    with of_file(args.file):
        return exported(args, choice, movement_subject(movement, choice))


def movement_subject(movement: Movement, choice: ExportChoice) -> MovementSubject:
    """A movement; played many times where what is exported says what that comes to."""
    if choice.what not in SIMULATED or choice.whole or movement.individual:
        return MovementSubject(movement)
    from vpdesk.movements.places import places_steps  # numpy, for this alone

    return MovementSubject(movement, places=finished(places_steps(movement, SAMPLES, SEED)))
