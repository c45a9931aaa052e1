"""The program without a window: scales and VPs on the command line, in English."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from vpdesk import __version__
from vpdesk.export.csv_file import to_csv
from vpdesk.export.json_file import to_json
from vpdesk.export.text_file import to_text
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, View, scale_report
from vpdesk.scales import STANDARD_FACTOR, DiscreteScale, ScaleError, ScaleRule, make_scale
from vpdesk.storage import StorageError, write_atomic

BAD_USE = 2
BOARDS_HELP = "boards in the match; several scales stand side by side"


class UsageError(Exception):
    """The command line makes no sense; the message is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and ending the program."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line without the program's name, sys.argv's if None.

    Returns the exit code: 0, or 2 after one line on standard error. As argparse does, --help
    and --version end in SystemExit.
    """
    try:
        args = _parser().parse_args(argv)
        _write(args.run(args), args.output)
    except (UsageError, ScaleError, OSError) as error:
        message = " ".join(str(error).split())
        print(f"vpdesk-cli: {message}", file=sys.stderr)  # noqa: T201
        return BAD_USE
    return 0


def _parser() -> _Parser:
    parser = _Parser(prog="vpdesk-cli", description="IMPs to Victory Points.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"vpdesk {__version__}")
    commands = parser.add_subparsers(required=True, metavar="scale|vp")

    scale = commands.add_parser(
        "scale", help="print the scale of one board count or several", allow_abbrev=False
    )
    scale.add_argument(
        "--boards",
        type=_number,
        nargs="+",
        action="extend",
        required=True,
        metavar="N",
        help=BOARDS_HELP,
    )
    _add_rule_options(scale)
    scale.add_argument("--format", choices=("text", "csv", "json"), default="text")
    scale.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    scale.set_defaults(run=_scale)

    vp = commands.add_parser("vp", help="print both sides' VPs of a result", allow_abbrev=False)
    vp.add_argument("--boards", type=_number, required=True, metavar="N", help="boards played")
    vp.add_argument("--margin", required=True, metavar="IMPS", help="below 0 for a loss")
    _add_rule_options(vp)
    vp.set_defaults(run=_vp, output=None)
    return parser


def _add_rule_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--kind", default="continuous", metavar="KIND", help="continuous (usual) or discrete"
    )
    parser.add_argument(
        "--v0", type=_number, default=10, metavar="VP", help="VP of each side at a draw (10)"
    )
    blitz = parser.add_mutually_exclusive_group()
    blitz.add_argument(
        "--blitz", type=_number, metavar="IMPS", help="the margin from which a win is maximal"
    )
    blitz.add_argument(
        "--factor",
        type=_number,
        metavar="F",
        help="the blitz is F times the square root of the boards (15)",
    )
    parser.add_argument(
        "--half-match", action="store_true", help="the boards are a half (triangular) match"
    )


def _number(text: str) -> int | float | str:
    """The number that text says; what is not one stays a text, for ScaleRule to refuse."""
    try:
        value = float(text)
    except ValueError:
        return text
    return int(value) if value.is_integer() else value


def _rule_options(args: argparse.Namespace) -> dict[str, Any]:
    # argparse would not see a --factor beside --blitz that says its own default.
    factor = STANDARD_FACTOR if args.factor is None else args.factor
    return {
        "v0": args.v0,
        "factor": factor,
        "blitz": args.blitz,
        "half_match": args.half_match,
    }


def _scale(args: argparse.Namespace) -> str:
    boards = tuple(dict.fromkeys(args.boards))
    choice = ScaleChoice(
        boards=boards[0],
        kind=args.kind,
        pins=boards,
        view=View.TABLE if len(boards) == 1 else View.SIDE_BY_SIDE,
        **_rule_options(args),
    )
    # Made before the report, which leaves out board counts that have no scale.
    scales = [make_scale(choice.kind, choice.rule(count)) for count in boards]
    if args.format == "json":
        return to_json(scales)
    language = Language()
    table = scale_report(choice, language).table
    return to_csv(table, language) if args.format == "csv" else to_text(table, language)


def _vp(args: argparse.Namespace) -> str:
    try:
        margin = int(args.margin)
    except ValueError:
        raise UsageError(
            f"The margin must be a whole number of IMPs, not “{args.margin}”."
        ) from None
    scale = make_scale(args.kind, ScaleRule(args.boards, **_rule_options(args)))
    whole = isinstance(scale, DiscreteScale)
    return Language().vps(*scale.vps(margin), whole=whole) + "\n"


def _write(text: str, output: Path | None) -> None:
    """Write text as UTF-8, its line ends as they are, to a file or to standard output."""
    data = text.encode()
    if output is not None:
        write_atomic(output, data)
        return
    try:
        rest = memoryview(data)
        while rest:  # unbuffered, standard output may take a part only
            rest = rest[sys.stdout.buffer.write(rest) :]
        sys.stdout.buffer.flush()
    except OSError as error:
        # Python flushes standard output once more at its end: let that go nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            text = "The output could not be written: {reason}."
            raise StorageError(text, reason=error.strerror or str(error)) from error


if __name__ == "__main__":
    sys.exit(main())
