"""vpdesk-cli event next: what is to be done next in an event."""

from __future__ import annotations

import argparse

from vpdesk.cli.event.event_file import add_event_file, of_event, read
from vpdesk.cli.options.file_options import add_output, file_format
from vpdesk.cli.options.next_output import FORMATS, next_json, next_text
from vpdesk.cli.options.options import Parser
from vpdesk.event.whats_next import next_steps
from vpdesk.report.language import Language
from vpdesk.report.next_words import event_next


def add_next(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    add_output(parser, FORMATS, "text")
    parser.set_defaults(run=_next)


def _next(args: argparse.Namespace) -> bytes:
    event = read(args.file)
    with of_event(args.file):
        steps = next_steps(event)
    found = [(each, event_next(event, each, Language())) for each in steps]
    if file_format(args) == "json":
        return next_json(found)
    return "".join(next_text(words) for _, words in found).encode()
