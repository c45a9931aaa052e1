"""vpdesk-cli scale prove: what each correction of a scale came from."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.options import Parser, add_rule_options, number


def add_prove(parser: Parser) -> None:
    """Give the command's parser its options."""
    parser.add_argument(
        "--boards", type=number, required=True, metavar="N", help="boards in the match"
    )
    add_rule_options(parser, "continuous (usual) or discrete")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write to a file")
    parser.set_defaults(run=_prove)


def _prove(args: argparse.Namespace) -> bytes:
    raise NotImplementedError
