"""vpdesk-cli match: what a score sheet comes to, and the rulings on a match that went wrong."""

from __future__ import annotations

from vpdesk.cli.match.match_rule import add_rule
from vpdesk.cli.match.match_score import add_score
from vpdesk.cli.match.next_of_match import add_next
from vpdesk.cli.options.options import Parser


def add_match(parser: Parser) -> None:
    """Give the command's parser commands of its own."""
    commands = parser.add_subparsers(required=True, metavar="score|next|rule")
    add_score(
        commands.add_parser(
            "score", help="print a score sheet with its IMPs and VPs", allow_abbrev=False
        )
    )
    add_next(
        commands.add_parser(
            "next", help="say what to do next in a match, and why", allow_abbrev=False
        )
    )
    add_rule(
        commands.add_parser(
            "rule", help="print the rulings on a match, or the slip of one", allow_abbrev=False
        )
    )
