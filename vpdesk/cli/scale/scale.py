"""vpdesk-cli scale and vp: scales, and the VPs of a result."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import add_output, file_format
from vpdesk.cli.options.number_options import all_counts, imps, number
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.scale_options import (
    add_boards_option,
    add_one_count,
    add_rule_options,
    scale_options,
)
from vpdesk.formats.csv_file import to_csv
from vpdesk.formats.json_file import to_json
from vpdesk.formats.text_file import to_text
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice, View, scale_report
from vpdesk.scales import Scale, Unit
from vpdesk.scales.match_scales import board_a_match

KINDS_HELP = "continuous (usual) or discrete"


def add_scale(parser: Parser) -> None:
    """Give the parser of the command scale its options, or else commands of its own."""
    first = parser.arguments[0] if parser.arguments else "-"
    if first[:1].isdecimal():
        parser.error(f"Say by --boards how many boards the match has: --boards {first}")
    if not first.startswith("-"):
        commands = parser.add_subparsers(required=True, metavar="|".join(COMMANDS))
        for name, (words, fill) in COMMANDS.items():
            commands.add_parser(name, help=words, allow_abbrev=False, fill=fill)
        return
    more = (f"{name}: {words}" for name, (words, _) in COMMANDS.items())
    parser.epilog = (
        f"Commands of its own are: {'; '.join(more)}. vpdesk-cli export writes the same as PDF, "
        "XLSX, HTML and pictures."
    )
    add_boards_option(parser, required=True)
    add_rule_options(parser, KINDS_HELP)
    add_output(parser, ("text", "csv", "json"), "text")
    parser.set_defaults(run=_scale)


def add_vp(parser: Parser) -> None:
    """Give the parser of the command vp its options."""
    add_one_count(parser, "boards played")
    result = parser.add_mutually_exclusive_group(required=True)
    result.add_argument(
        "--margin", type=imps, metavar="IMPS", help="margin in IMPs, below 0 for a loss"
    )
    result.add_argument(
        "--percent", type=number, metavar="P", help="our matchpoints, for a scale by percentage"
    )
    parser.add_argument(
        "--points",
        type=imps,
        metavar="POINTS",
        help="margin in points of the boards (2 for each won, 1 for each halved); the VPs by "
        "IMPs and by boards are added",
    )
    add_rule_options(parser, KINDS_HELP)
    add_output(parser)
    parser.set_defaults(run=_vp)


COMMANDS: dict[str, tuple[str, str]] = {
    "prove": (
        "say of each correction of a scale what it came from",
        "vpdesk.cli.scale.scale_prove:add_prove",
    ),
    "audit": (
        "look for gaps, jumps and other faults of a scale",
        "vpdesk.cli.scale.scale_audit:add_audit",
    ),
    "which": (
        "say with how many boards a margin is worth so many VP",
        "vpdesk.cli.scale.scale_which:add_which",
    ),
    "check": (
        "say what a table that somebody printed is, and what is wrong in it",
        "vpdesk.cli.scale.scale_check:add_check",
    ),
}


def _scale(args: argparse.Namespace) -> bytes:
    form, boards = file_format(args), all_counts(args.boards)
    choice = ScaleChoice(
        boards=boards[0],
        pins=boards,
        view=View.TABLE if len(boards) == 1 else View.SIDE_BY_SIDE,
        **scale_options(args),
    )
    # Made before the report, which leaves out board counts that have no scale.
    scales = [choice.scale(count) for count in boards]
    if form == "json":
        return to_json(scales).encode()
    language = Language()
    table = scale_report(choice, language).table
    write = to_csv if form == "csv" else to_text
    return write(table, language).encode()


def _vp(args: argparse.Namespace) -> bytes:
    scale = ScaleChoice(**scale_options(args)).scale(args.boards)
    margin = _percent(args) if scale.unit is Unit.PERCENT else _imps(args)
    if args.points is not None:
        return _both(args, scale, margin)
    return (Language().vps(*scale.vps(margin), whole=scale.whole) + "\n").encode()


def _both(args: argparse.Namespace, scale: Scale, margin: int) -> bytes:
    """By IMPs, by boards, and together."""
    if scale.unit is not Unit.IMP:
        raise UsageError("--points is added to what a scale of IMPs gives.")
    boards = board_a_match().scale(args.boards)
    if abs(args.points) > boards.last_margin:
        raise UsageError(
            f"Of {args.boards} boards one side can win at most {boards.last_margin} points more,"
            f" not {abs(args.points)}."
        )
    found = [scale.vps(margin), boards.vps(args.points)]
    found.append((found[0][0] + found[1][0], found[0][1] + found[1][1]))
    language = Language()
    words = ("by IMPs", "by boards", "together")
    return "".join(
        f"{language.vps(*vps, whole=scale.whole)} {told}\n"
        for vps, told in zip(found, words, strict=True)
    ).encode()


def _imps(args: argparse.Namespace) -> int:
    if args.margin is None:
        raise UsageError("This scale is for IMPs: say by --margin by how many the match was won.")
    margin: int = args.margin
    return margin


def _percent(args: argparse.Namespace) -> int:
    """The margin in hundredths of a percentage point above 50 %."""
    if args.percent is None:
        raise UsageError("This scale is for matchpoints: say by --percent how many were won.")
    if isinstance(args.percent, str) or not 0 <= args.percent <= 100:
        raise UsageError(f"Matchpoints are from 0 to 100 percent, not “{args.percent}”.")
    percent: float = args.percent
    return round(100 * percent) - 5000
