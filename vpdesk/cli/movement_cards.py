"""vpdesk-cli movement cards: what lies on the tables, to print or to send."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.movement_figures import SAMPLES, SEED
from vpdesk.cli.options import Parser, UsageError, of_file
from vpdesk.cli.paper_options import add_paper_options, letterhead, printed_language, start_qt
from vpdesk.files.movement_file import read_movement
from vpdesk.formats.choice import (
    CLIPBOARD,
    MOVEMENT_FORMATS,
    PRINTER,
    ExportChoice,
    formats_for,
    forms_for,
)
from vpdesk.formats.exporter import export_steps
from vpdesk.formats.subject import Subject
from vpdesk.movements.movement import Movement
from vpdesk.report.document import Form
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
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--what",
        choices=tuple(PARTS),
        default="guide",
        metavar="WHAT",
        help="guide (a card for each pair, usual), table (a card each), round (a sheet each), "
        "sets, matrix, figures or all",
    )
    parser.add_argument(
        "--form",
        choices=[form.value for form in Form],
        metavar="FORM",
        help="card, sheet or wall (one page in large type); each part has a usual one",
    )
    parser.add_argument("--format", choices=FILES, help="the file's ending says it otherwise")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    add_paper_options(parser)
    parser.set_defaults(run=_cards)


def _cards(args: argparse.Namespace) -> bytes:
    choice = _choice(args)
    movement = read_movement(args.file)
    start_qt()
    with of_file(args.file):
        subject = _subject(movement, choice)
        return finished(export_steps(choice, subject, letterhead(args), printed_language(args)))


def _choice(args: argparse.Namespace) -> ExportChoice:
    part = PARTS[args.what]
    ending = args.format or args.output.suffix.lstrip(".").lower()
    if ending not in formats_for(part) or ending not in FILES:
        formats = ", ".join(each for each in formats_for(part) if each in FILES)
        raise UsageError(f"“{args.what}” can be written as {formats}, not as “{args.output}”.")
    forms = forms_for(part)
    form = forms[0] if args.form is None else Form(args.form)
    if form not in forms:
        allowed = " or ".join(each.value for each in forms)
        raise UsageError(f"“{args.what}” can be a {allowed}, not a {args.form}.")
    return ExportChoice(part, form, ending, args.paper, args.landscape)


def _subject(movement: Movement, choice: ExportChoice) -> Subject:
    from vpdesk.formats.movement_subject import MovementSubject  # noqa: PLC0415 - of cards alone

    if choice.what not in SIMULATED or choice.whole or movement.individual:
        return MovementSubject(movement)
    from vpdesk.movements.places import places_steps  # noqa: PLC0415 - numpy, for this alone

    return MovementSubject(movement, places=finished(places_steps(movement, SAMPLES, SEED)))
