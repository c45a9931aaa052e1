"""How a command publishes web pages."""

from __future__ import annotations

import argparse

from vpdesk.cli.options.file_options import out_file, plain_text
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.files.stored.stored_file import local_now
from vpdesk.formats.html_folder import Publishing


def add_publishing(parser: Parser) -> None:
    """Give a command that publishes the options for languages, feed and folder."""
    parser.add_argument(
        "--to",
        type=out_file,
        required=True,
        metavar="FOLDER",
        help="a new folder, or one that was published before",
    )
    parser.add_argument(
        "--all-languages",
        action="store_true",
        help="also write each page in the other languages, with links between them",
    )
    parser.add_argument(
        "--replace",
        action="store_true",
        help="replace the pages of another event",
    )
    parser.add_argument(
        "--address",
        type=plain_text,
        default="",
        metavar="URL",
        help="address of the folder on the web, for the links of feed.xml",
    )


def publishing(args: argparse.Namespace) -> Publishing:
    """Now, at the address that was given. Raises UsageError for what is not one."""
    address: str = args.address
    if address and not address.startswith(("http://", "https://")):
        raise UsageError("The address begins with http:// or https://.")
    return Publishing(local_now(), f"{address.rstrip('/')}/" if address else "")
