"""vpdesk-cli pairs deals: the cards that were played, given to an evening."""

from __future__ import annotations

import argparse
from dataclasses import replace

from vpdesk.cli.deals import add_games
from vpdesk.cli.options.file_options import add_file, in_file
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import tell
from vpdesk.cli.pairs.changed_evening import changed
from vpdesk.files.deals_file import chosen_deals
from vpdesk.files.evening.evening_file import SUFFIX
from vpdesk.pairs.evening import Evening


def add_pairs_deals(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, f"an evening ({SUFFIX}), which is changed")
    parser.add_argument("deals", type=in_file, metavar="DEALS", help="deals (.pbn, .lin or .dup)")
    add_games(parser)
    parser.set_defaults(run=_deals, output=None)


def _deals(args: argparse.Namespace) -> bytes:
    found, notes = chosen_deals(args.deals, args.of_event, args.games)
    tell(*map(str, notes))

    def deal(evening: Evening) -> Evening:
        played = {place.board for place in evening.due}
        deals = tuple(each for each in found if each.board in played)
        if not deals:
            raise UsageError("None of the file’s boards is played in this evening.")
        return replace(evening, deals=deals)

    _, now = changed(args.file, deal, "hands")
    deals, played = now.deals, {place.board for place in now.due}
    boards = "board has its" if len(deals) == 1 else "boards have their"
    without = len(played) - len({each.board for each in deals})
    return f"{len(deals)} {boards} cards; {without} without\n".encode()
