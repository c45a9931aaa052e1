"""vpdesk-cli scale and vp: scales, and the VPs of a result."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options import (
    Parser,
    UsageError,
    add_boards_option,
    add_rule_options,
    number,
    rule_options,
)
from vpdesk.export.csv_file import to_csv
from vpdesk.export.json_file import to_json
from vpdesk.export.text_file import to_text
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, View, scale_report
from vpdesk.scales import DiscreteScale, ScaleRule, make_scale

KINDS_HELP = "continuous (usual) or discrete"


def add_scale(parser: Parser) -> None:
    """Give the parser of the command scale its options."""
    add_boards_option(parser, required=True)
    add_rule_options(parser, KINDS_HELP)
    parser.add_argument("--format", choices=("text", "csv", "json"), default="text")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    parser.set_defaults(run=_scale)


def add_vp(parser: Parser) -> None:
    """Give the parser of the command vp its options."""
    parser.add_argument("--boards", type=number, required=True, metavar="N", help="boards played")
    parser.add_argument("--margin", required=True, metavar="IMPS", help="below 0 for a loss")
    add_rule_options(parser, KINDS_HELP)
    parser.set_defaults(run=_vp, output=None)


def _scale(args: argparse.Namespace) -> bytes:
    boards = tuple(dict.fromkeys(args.boards))
    choice = ScaleChoice(
        boards=boards[0],
        kind=args.kind,
        pins=boards,
        view=View.TABLE if len(boards) == 1 else View.SIDE_BY_SIDE,
        **rule_options(args),
    )
    # Made before the report, which leaves out board counts that have no scale.
    scales = [make_scale(choice.kind, choice.rule(count)) for count in boards]
    if args.format == "json":
        return to_json(scales).encode()
    language = Language()
    table = scale_report(choice, language).table
    write = to_csv if args.format == "csv" else to_text
    return write(table, language).encode()


def _vp(args: argparse.Namespace) -> bytes:
    try:
        margin = int(args.margin)
    except ValueError:
        raise UsageError(
            f"The margin must be a whole number of IMPs, not “{args.margin}”."
        ) from None
    scale = make_scale(args.kind, ScaleRule(args.boards, **rule_options(args)))
    whole = isinstance(scale, DiscreteScale)
    return (Language().vps(*scale.vps(margin), whole=whole) + "\n").encode()
