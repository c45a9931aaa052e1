"""vpdesk-cli match next: what is to be done next in a match."""

from __future__ import annotations

import argparse

from vpdesk.cli.match.match_score import MATCH_FILE
from vpdesk.cli.options.file_options import add_file, add_output, file_format
from vpdesk.cli.options.next_output import FORMATS, next_json, next_text
from vpdesk.cli.options.options import Parser
from vpdesk.files.match_file import read_match
from vpdesk.match.match_step import match_step
from vpdesk.match.outcome import outcome
from vpdesk.report.language import Language
from vpdesk.report.next_words import match_next


def add_next(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_file(parser, MATCH_FILE)
    add_output(parser, FORMATS, "text")
    parser.set_defaults(run=_next)


def _next(args: argparse.Namespace) -> bytes:
    step = match_step(outcome(read_match(args.file)))
    words = match_next(step, Language())
    if file_format(args) == "json":
        return next_json([(step, words)])
    return next_text(words).encode()
