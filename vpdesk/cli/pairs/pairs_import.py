"""vpdesk-cli pairs import: results of another program, given to an evening."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import add_file, in_file
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.cli.pairs.changed_evening import changed
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.files.pairs_file import read_results
from vpdesk.files.text import STANDARD_INPUT, refused
from vpdesk.match.errors import MatchError
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.taken_in import taken_in, with_results


def add_pairs_import(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX}), which is changed")
    parser.add_argument(
        "results",
        type=in_file,
        metavar="RESULTS",
        help="a table (board,ns,ew,score), a CSV file for BridgeWebs, USEBIO (.xml) or PBN",
    )
    parser.set_defaults(run=_import, output=None)


def _import(args: argparse.Namespace) -> bytes:
    if args.file is STANDARD_INPUT:
        raise UsageError("What comes from standard input cannot be changed; name a file.")
    results = read_results(args.results)

    def take(evening: Evening) -> Evening:
        try:
            return with_results(evening, results)
        except (PairsError, MatchError) as error:
            raise refused(args.results, error) from error

    before, now = changed(args.file, take, "results of a file")
    new, other = taken_in(before, now)
    if other:
        tell(f"Results that were another one before: {other}.")
    return f"Results taken: {new + other}; missing: {len(now.missing)}\n".encode()
