"""vpdesk-cli scale which: the board counts with which a margin is worth so many VP."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import wanted_format
from vpdesk.cli.options.number_options import hundredths, imps, whole
from vpdesk.cli.options.options import Parser
from vpdesk.cli.options.paper_options import add_printed, exported, printed_choice, printed_language
from vpdesk.cli.options.scale_options import (
    add_rule_options,
    check_counts,
    family_options,
    scale_options,
)
from vpdesk.report.scales.report import MOST_COUNTS, ScaleChoice, View, scale_report
from vpdesk.report.scales.sheets import COUNTS, ScaleSubject


def add_which(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument("--margin", type=imps, required=True, metavar="IMPS")
    parser.add_argument("--vp", type=hundredths, metavar="VP", help="VPs of one of the two sides")
    parser.add_argument(
        "--from", dest="first", type=whole, default=1, metavar="N", help="the fewest boards (1)"
    )
    parser.add_argument(
        "--to", dest="last", type=whole, default=40, metavar="N", help="the most boards (40)"
    )
    add_rule_options(parser, "continuous (usual) or discrete")
    add_printed(parser, (COUNTS,), "csv")
    parser.set_defaults(run=_which)


def _which(args: argparse.Namespace) -> bytes:
    from vpdesk.formats.csv_file import to_csv  # start-up time
    from vpdesk.formats.text_file import to_text
    from vpdesk.report.scales.family_tables import found_text

    check_counts(args, "The search", MOST_COUNTS)
    chosen = {**family_options(args), **scale_options(args)}
    choice = ScaleChoice(boards=args.first, view=View.BY_BOARDS, **chosen)
    printed = printed_choice(args, COUNTS, "which", ("text", "csv"))
    if printed is not None:
        return exported(args, printed, ScaleSubject(choice))
    language = printed_language(args)
    report = scale_report(choice, language)
    if wanted_format(args) == "csv":
        return to_csv(report.table, language).encode()
    if args.vp is None:
        return to_text(report.table, language).encode()
    found = found_text(report.scales, choice.margin, args.vp, language)
    return f"{found}\n".encode()
