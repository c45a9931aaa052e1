"""vpdesk-cli scale audit: the faults of a scale, and its differences from another one."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options import Parser, add_rule_options, number, scale_options
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.text_file import to_text
from vpdesk.report.laboratory.audit import audit_table, differences_table
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales.audit import audit
from vpdesk.scales.differences import differences

FAULTS = 1  # the exit code where there are any


def add_audit(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.epilog = "The exit code is 1 where a fault is found."
    parser.add_argument(
        "--boards", type=number, required=True, metavar="N", help="boards in the match"
    )
    add_rule_options(parser, "continuous (usual) or discrete")
    parser.add_argument(
        "--against", metavar="KIND", help="also list the differences from a scale of this kind"
    )
    parser.add_argument(
        "--against-boards",
        type=number,
        metavar="N",
        help="the board count of that scale (usual: the same)",
    )
    parser.add_argument("--format", choices=("text", "csv"), default="text")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    parser.set_defaults(run=_audit)


def _audit(args: argparse.Namespace) -> tuple[bytes, int]:
    language = Language()
    write = to_csv if args.format == "csv" else to_text
    scale = ScaleChoice(**scale_options(args)).scale(args.boards)
    found = audit(scale)
    parts = [write(audit_table(scale, found, language), language)]
    if args.against or args.against_boards is not None:
        options = scale_options(args, args.against or args.kind)
        boards = args.boards if args.against_boards is None else args.against_boards
        other = ScaleChoice(**options).scale(boards)
        parts.append(write(differences_table(differences(scale, other), language), language))
    return "\n".join(parts).encode(), FAULTS if found.faults else 0
