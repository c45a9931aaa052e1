"""vpdesk-cli event publish: an event as a folder of web pages."""

from __future__ import annotations

import argparse

from vpdesk.cli.event.event_file import add_event_file, of_event, read
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.paper_options import start_qt
from vpdesk.cli.options.publish_options import add_publishing, publishing
from vpdesk.files.text import STANDARD_INPUT
from vpdesk.files.web_folder import owner_of, write_web_folder
from vpdesk.formats.html_folder import MARK, event_files, others_than
from vpdesk.languages import LANGUAGES, language


def add_publish(parser: Parser) -> None:
    """Give the command's parser its options."""
    add_event_file(parser)
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        help="language of the pages (usual: the event’s, or en)",
    )
    add_publishing(parser)
    parser.set_defaults(run=_publish, output=None)


def _publish(args: argparse.Namespace) -> None:
    if args.to is None:
        raise UsageError("A folder cannot be standard output; name one by --to.")
    event = read(args.file)
    prints = event.prints
    code = args.language or (prints.language if prints.language in LANGUAGES else "en")
    if code != "en" or prints.logo or args.all_languages:
        start_qt()
    with of_event(args.file):
        first = language(code)
        others = others_than(first) if args.all_languages else ()
        files = event_files(event, first, others, publishing(args))
    owner = "" if args.file is STANDARD_INPUT else owner_of(args.file)
    write_web_folder(args.to, files, MARK, (owner,), over=args.replace)
