"""The command line: its commands, and where their output goes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from vpdesk import __version__
from vpdesk.cli.export import add_export
from vpdesk.cli.movement import add_movement
from vpdesk.cli.options import (
    Parser,
    PartlyDoneError,
    UsageError,
    add_boards_option,
    add_rule_options,
    number,
    rule_options,
)
from vpdesk.cli.output import write_output
from vpdesk.errors import WordedError
from vpdesk.export.csv_file import to_csv
from vpdesk.export.json_file import to_json
from vpdesk.export.text_file import to_text
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, View, scale_report
from vpdesk.scales import DiscreteScale, ScaleRule, make_scale

BAD_USE = 2
INTERRUPTED = 130  # as shells have it
KINDS_HELP = "continuous (usual) or discrete"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line without the program's name, sys.argv's if None.

    Returns the exit code: 0, or 2 after one line on standard error (of several files, one for
    each that is broken). As argparse does, --help and --version end in SystemExit.
    """
    try:
        args = _parser().parse_args(argv)
        write_output(args.run(args), args.output)
    except PartlyDoneError as several:
        return _refuse(*several.errors)
    except (UsageError, WordedError, OSError) as error:
        return _refuse(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _refuse(*errors: Exception) -> int:
    """Say what is wrong, a line each. Returns the exit code."""
    for error in errors:
        message = " ".join(str(error).split())
        print(f"vpdesk-cli: {message}", file=sys.stderr)  # noqa: T201
    return BAD_USE


def _parser() -> Parser:
    parser = Parser(
        prog="vpdesk-cli",
        description="IMPs to Victory Points, and movements of pairs.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"vpdesk {__version__}")
    commands = parser.add_subparsers(required=True, metavar="scale|vp|export|movement")

    scale = commands.add_parser(
        "scale", help="print the scale of one board count or several", allow_abbrev=False
    )
    add_boards_option(scale, required=True)
    add_rule_options(scale, KINDS_HELP)
    scale.add_argument("--format", choices=("text", "csv", "json"), default="text")
    scale.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    scale.set_defaults(run=_scale)

    vp = commands.add_parser("vp", help="print both sides' VPs of a result", allow_abbrev=False)
    vp.add_argument("--boards", type=number, required=True, metavar="N", help="boards played")
    vp.add_argument("--margin", required=True, metavar="IMPS", help="below 0 for a loss")
    add_rule_options(vp, KINDS_HELP)
    vp.set_defaults(run=_vp, output=None)
    add_export(commands)
    add_movement(commands)
    return parser


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


if __name__ == "__main__":
    sys.exit(main())
