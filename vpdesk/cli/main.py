"""The command line: its commands, and where their output goes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from vpdesk import __version__
from vpdesk.cli.options.file_options import check_inputs
from vpdesk.cli.options.options import Parser, PartlyDoneError, UsageError
from vpdesk.cli.options.output import flush_output, tell, write_output
from vpdesk.errors import WordedError

INTERRUPTED = 130  # as shells have it


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line without the program's name, sys.argv's if None.

    Returns the exit code: 0, or 2 after one line on standard error (of several files, one for
    each that is broken); 1 where a command found what it looked for, as faults of a scale; of
    the Swiss commands also 3. As argparse does, --help and --version end in SystemExit.
    """
    argv = sys.argv[1:] if argv is None else argv
    try:
        args = _arguments(argv)
        answer: bytes | tuple[bytes, int] | None = args.run(args)
        output, code = answer if isinstance(answer, tuple) else (answer, 0)
        if output is not None:
            write_output(output, args.output)
    except PartlyDoneError as several:
        return _refuse(*several.errors)
    except UsageError as error:
        _refuse(error)
        return error.code
    except (WordedError, OSError) as error:
        return _refuse(error)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _refuse(*errors: Exception) -> int:
    """Say what is wrong, a line each. Returns the exit code."""
    tell(*map(str, errors))
    return UsageError.code


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    """What the command line says. Raises UsageError."""
    try:
        args: argparse.Namespace = _parser().parse_args(argv)
    except SystemExit:  # after --help or --version
        flush_output()
        raise
    check_inputs(args)
    return args


def _parser() -> Parser:
    parser = Parser(
        prog="vpdesk-cli",
        description="Victory Points of IMPs, matches, pairs evenings, movements, and events.",
        epilog="Each command has its own --help. The file - is standard input, or standard "
        "output after -o. Exit codes: 0 done; 1 a check found something, or no round can "
        "be drawn; 2 the command line or a file is not valid; 3 a report file of a Swiss "
        "event is not valid.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"vpdesk {__version__}")
    commands = parser.add_subparsers(required=True, metavar="|".join(COMMANDS))
    for name, (words, fill) in COMMANDS.items():
        commands.add_parser(name, help=words, allow_abbrev=False, fill=fill)
    return parser


COMMANDS: dict[str, tuple[str, str]] = {
    "scale": (
        "print the scale of one board count or several; prove, audit and check",
        "vpdesk.cli.scale.scale:add_scale",
    ),
    "vp": ("print both sides' VPs of a result", "vpdesk.cli.scale.scale:add_vp"),
    "export": (
        "write a table, a chart or a booklet to a file, ready to print or to send",
        "vpdesk.cli.export:add_export",
    ),
    "match": (
        "print the result of a match, and the rulings on one that went wrong",
        "vpdesk.cli.match.match:add_match",
    ),
    "movement": (
        "measure, build, improve and print movements of pairs",
        "vpdesk.cli.movement.movement:add_movement",
    ),
    "swiss": (
        "draw, check, explain and rank Swiss events",
        "vpdesk.cli.swiss.swiss:add_swiss",
    ),
    "event": (
        "run an event of teams, pairs or players, in stages, to the standings",
        "vpdesk.cli.event.event_commands:add_event",
    ),
    "pairs": (
        "score the results of a pairs evening, and rank the pairs",
        "vpdesk.cli.pairs.pairs:add_pairs",
    ),
    "deals": (
        "deal boards, print hand records, convert files of deals",
        "vpdesk.cli.deals:add_deals",
    ),
    "hall": (
        "serve the pages of a hall to phones",
        "vpdesk.cli.hall.hall:add_hall",
    ),
    "calibrate": (
        "find the blitz that a share of past matches reaches",
        "vpdesk.cli.scale.calibrate:add_calibrate",
    ),
}


if __name__ == "__main__":
    sys.exit(main())
