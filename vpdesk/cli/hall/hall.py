"""vpdesk-cli hall: the pages of a hall, given to phones."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options.options import Parser, UsageError

FIRST_PORT, LAST_PORT = 1024, 65_500
USUAL_PORT = 8080


def add_hall(parser: Parser) -> None:
    """Give the command's parser a command of its own."""
    commands = parser.add_subparsers(required=True, metavar="serve")
    serve = commands.add_parser(
        "serve",
        help="serve a folder of pages that the window writes, to phones",
        description="Serves the pages that the window writes for a hall, until standard input "
        "closes. A line of JSON on standard output says the port and how many listen.",
        allow_abbrev=False,
    )
    serve.add_argument("folder", type=Path, metavar="FOLDER", help="folder that the window writes")
    serve.add_argument(
        "--address",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address of this computer in the network of the phones (usual: 127.0.0.1, this "
        "computer alone)",
    )
    serve.add_argument(
        "--port",
        type=_port,
        default=USUAL_PORT,
        metavar="N",
        help=f"the first of ten ports that are tried (usual: {USUAL_PORT})",
    )
    serve.set_defaults(run=_serve, output=None)


def _port(text: str) -> int:
    if text.isascii() and text.isdecimal() and FIRST_PORT <= int(text) <= LAST_PORT:
        return int(text)
    raise argparse.ArgumentTypeError(
        f"the port must be a whole number from {FIRST_PORT} to {LAST_PORT}, not {text}"
    )


def _serve(args: argparse.Namespace) -> None:
    from vpdesk.cli.hall.server import run

    try:
        run(args.folder, args.address, args.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"Nothing can be served at {args.address}: {reason}") from error
