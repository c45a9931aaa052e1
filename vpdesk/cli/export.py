"""vpdesk-cli export: everything that the export dialog writes to a file."""

from __future__ import annotations

import argparse
from dataclasses import replace

from vpdesk.cli.file_options import add_output, file_format
from vpdesk.cli.number_options import all_counts, positive, whole
from vpdesk.cli.options import Parser, UsageError
from vpdesk.cli.paper_options import add_paper_options, exported
from vpdesk.cli.scale_options import add_boards_option, add_rule_options, scale_options
from vpdesk.formats.choice import (
    FILES,
    MOST_PER_PAGE,
    ExportChoice,
    formats_for,
    forms_for,
)
from vpdesk.report.document import Form
from vpdesk.report.scales.report import FIRST_PINS, ScaleChoice, View
from vpdesk.report.scales.sections import Booklet, What
from vpdesk.scales import MAX_BOARDS, ContinuousScale, DiscreteScale

BOTH_KINDS = "both"


def add_export(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_boards_option(parser, required=False)
    add_rule_options(parser, "continuous (usual), discrete, or both in a booklet")
    parser.add_argument(
        "--what",
        choices=[what.value for what in What],
        default=What.TABLE.value,
        metavar="WHAT",
        help="table (usual), comparison, chart, both (table and chart) or booklet",
    )
    parser.add_argument(
        "--form",
        choices=[form.value for form in Form],
        default=Form.SHEET.value,
        metavar="FORM",
        help="sheet (usual), wall (in large type) or card (pocket cards)",
    )
    add_output(parser, FILES, required=True)
    parser.add_argument(
        "--from",
        dest="first",
        type=whole,
        default=1,
        metavar="N",
        help="a booklet's first boards (1)",
    )
    parser.add_argument(
        "--to",
        dest="last",
        type=whole,
        default=40,
        metavar="N",
        help="a booklet's last boards (40)",
    )
    parser.add_argument(
        "--per-page", type=positive, default=4, metavar="N", help="a booklet's boards on a page (4)"
    )
    parser.add_argument("--marks", action="store_true", help="mark what was corrected")
    parser.add_argument("--tint", action="store_true", help="a tint behind the first boards")
    parser.add_argument("--no-loser", action="store_true", help="the winner's VPs alone")
    add_paper_options(parser)
    parser.set_defaults(run=_export)


def _export(args: argparse.Namespace) -> bytes:
    choice = _choice(args)
    if choice.format not in formats_for(choice.what):
        raise UsageError(f"A {choice.what.value} cannot be written as {choice.format.upper()}.")
    if choice.bare_chart and (args.title or args.event or args.date or args.logo):
        raise UsageError(
            "A picture of a chart has no letterhead; choose PDF, "
            "or leave out --title, --event, --date and --logo."
        )
    if choice.form not in forms_for(choice.what):
        raise UsageError("A card has no room for a chart; choose sheet or wall.")
    return exported(args, choice, _scales(args, What(args.what)))


def _choice(args: argparse.Namespace) -> ExportChoice:
    what = What(args.what)
    if what is What.TABLE and len(all_counts(args.boards)) > 1:
        what = What.COMPARISON  # several scales stand side by side
    return ExportChoice(
        what=what,
        form=Form(args.form),
        format=file_format(args),
        paper=args.paper,
        landscape=args.landscape,
        marks=args.marks,
        tint=args.tint,
        loser=not args.no_loser,
        booklet=_booklet(args) if what is What.BOOKLET else Booklet(),
        per_page=min(args.per_page, MOST_PER_PAGE),
    )


def _booklet(args: argparse.Namespace) -> Booklet:
    if args.boards:
        raise UsageError("A booklet takes its board counts from --from and --to, not --boards.")
    if args.first > args.last:
        raise UsageError(
            f"A booklet goes from fewer boards to more, not from {args.first} to {args.last}."
        )
    if not 1 <= args.first <= args.last <= MAX_BOARDS:
        raise UsageError(
            f"A booklet goes from 1 board to {MAX_BOARDS} boards at most, "
            f"not from {args.first} to {args.last}."
        )
    discrete = args.kind in (DiscreteScale.kind, BOTH_KINDS)
    return Booklet(args.first, args.last, args.kind != DiscreteScale.kind, discrete)


def _scales(args: argparse.Namespace, what: What) -> ScaleChoice:
    boards = all_counts(args.boards)
    if not boards and what is not What.BOOKLET:
        raise UsageError("Say by --boards how many boards the match has.")
    several = len(boards) > 1
    both = what is What.BOOKLET and args.kind == BOTH_KINDS
    choice = ScaleChoice(
        boards=boards[0] if boards else ScaleChoice().boards,
        pins=boards if several or what is not What.COMPARISON else FIRST_PINS,
        view=View.SIDE_BY_SIDE if several else View.TABLE,
        **scale_options(args, ContinuousScale.kind if both else ""),
    )
    if what is not What.BOOKLET:
        for count in choice.compared:  # a report would leave out what has no scale
            choice.scale(count)
    return replace(choice, base=choice.boards)
