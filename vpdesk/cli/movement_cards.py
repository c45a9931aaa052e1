"""vpdesk-cli movement cards: what lies on the tables, to print or to send."""

from __future__ import annotations

import argparse

from vpdesk.cli.file_options import add_file, add_output
from vpdesk.cli.movement_figures import SAMPLES, SEED
from vpdesk.cli.options import Parser, of_file
from vpdesk.cli.paper_options import add_form, add_paper_options, export_choice, exported
from vpdesk.files.movement_file import read_movement
from vpdesk.formats.choice import (
    CLIPBOARD,
    MOVEMENT_FORMATS,
    PRINTER,
    ExportChoice,
)
from vpdesk.formats.subject import Subject
from vpdesk.movements.movement import Movement
from vpdesk.report.movements.parts import MovementPart
from vpdesk.stepwise import finished

PARTS = {
    "guide": MovementPart.GUIDES,
    "table": MovementPart.TABLES,
    "round": MovementPart.ROUNDS,
    "sets": MovementPart.SETS,
    "matrix": MovementPart.MATRIX,
    "figures": MovementPart.FIGURES,
    "all": MovementPart.ALL,
}
SIMULATED = (MovementPart.FIGURES, MovementPart.ALL)
FILES = tuple(each for each in MOVEMENT_FORMATS if each not in (PRINTER, CLIPBOARD))


def add_cards(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "cards", help="write cards and sheets to a file, ready to print", allow_abbrev=False
    )
    add_file(parser, "a movement")
    parser.add_argument(
        "--what",
        choices=tuple(PARTS),
        default="guide",
        metavar="WHAT",
        help="guide (a card for each pair, usual), table (a card each), round (a sheet each), "
        "sets, matrix, figures or all",
    )
    add_form(parser)
    add_output(parser, FILES, required=True)
    add_paper_options(parser)
    parser.set_defaults(run=_cards)


def _cards(args: argparse.Namespace) -> bytes:
    choice = export_choice(args, PARTS[args.what], args.what)
    movement = read_movement(args.file)
    with of_file(args.file):
        return exported(args, choice, _subject(movement, choice))


def _subject(movement: Movement, choice: ExportChoice) -> Subject:
    from vpdesk.formats.movement_subject import MovementSubject  # of cards alone

    if choice.what not in SIMULATED or choice.whole or movement.individual:
        return MovementSubject(movement)
    from vpdesk.movements.places import places_steps  # numpy, for this alone

    return MovementSubject(movement, places=finished(places_steps(movement, SAMPLES, SEED)))
