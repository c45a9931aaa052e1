"""vpdesk-cli pairs entrant: what an evening knows of pairs beside their names."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import reduce

from vpdesk.cli.options.file_options import add_file, plain_text
from vpdesk.cli.options.number_options import hundredths
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.pairs.changed_evening import changed
from vpdesk.errors import one_line
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.pairs.evening import Contestant, Evening, stratum_of, with_entrant

MOST_HANDICAP = 10_000  # hundredths


def add_pairs_entrant(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX}), which is changed")
    parser.add_argument(
        "pairs", type=plain_text, nargs="+", metavar="A5", help="numbers of the pairs"
    )
    parser.add_argument("--club", type=plain_text, help="club; blank removes it")
    parser.add_argument(
        "--group", type=plain_text, help="category, such as juniors; blank removes it"
    )
    parser.add_argument("--remark", type=plain_text, help="remark; blank removes it")
    parser.add_argument(
        "--handicap", type=hundredths, metavar="N", help="handicap in per cent or IMPs; 0 for none"
    )
    parser.add_argument(
        "--stratum",
        type=plain_text,
        metavar="LETTER",
        help="A for the strongest pairs; a pair in B is also ranked among those in B and below",
    )
    parser.set_defaults(run=_entrant, output=None)


def _entrant(args: argparse.Namespace) -> None:
    given = (args.club, args.group, args.remark, args.handicap, args.stratum)
    if all(each is None for each in given):
        raise UsageError(
            "Say what is to change: --club, --group, --handicap, --remark or --stratum."
        )
    if args.handicap is not None and abs(args.handicap) > MOST_HANDICAP:
        raise UsageError("--handicap is -100 to 100.")
    stratum = None if args.stratum is None else stratum_of(args.stratum)

    def told(entrant: Contestant) -> Contestant:
        return replace(
            entrant,
            club=entrant.club if args.club is None else one_line(args.club),
            group=entrant.group if args.group is None else one_line(args.group),
            remark=entrant.remark if args.remark is None else one_line(args.remark),
            handicap=entrant.handicap if args.handicap is None else args.handicap,
            stratum=entrant.stratum if stratum is None else stratum,
        )

    def change(evening: Evening) -> Evening:
        by_label = {evening.label(each): each for each in evening.section_of}
        for wanted in args.pairs:
            if wanted.strip().upper() not in by_label:
                raise UsageError(f"There is no pair {wanted}.")
        found = (evening.entrant(by_label[each.strip().upper()]) for each in args.pairs)
        return reduce(with_entrant, map(told, found), evening)

    changed(args.file, change, "pairs")
