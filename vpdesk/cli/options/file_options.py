"""Files on the command line: how they are named, and what says their format."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.errors import shown
from vpdesk.files.text import STANDARD_INPUT

STREAM = "-"  # standard input, or standard output
OR_STREAM = ", - for standard input"


def in_file(text: str) -> Path:
    """The file to read that text names, “-” for standard input. Raises ArgumentTypeError."""
    return STANDARD_INPUT if text == STREAM else _path(text)


def out_file(text: str) -> Path | None:
    """The file to write that text names, None (standard output) for “-”.

    Raises ArgumentTypeError.
    """
    return None if text == STREAM else _path(text)


def _path(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name of the file is empty")
    return Path(text)


def add_file(parser: Parser, what: str) -> None:
    """Add the file that is read. what: it holds."""
    parser.add_argument("file", type=in_file, metavar="FILE", help=what + OR_STREAM)


def plain_text(text: str) -> str:
    """Text that can be printed. Raises ArgumentTypeError for what is no UTF-8."""
    if not text.isascii() and any("\ud800" <= each <= "\udfff" for each in text):
        raise argparse.ArgumentTypeError(f"“{shown(Path(text))}” is not written in UTF-8")
    return text


def add_output(
    parser: Parser, formats: Sequence[str] = (), usual: str = "", *, required: bool = False
) -> None:
    """Add -o, and --format where there is more than one.

    usual: the format where neither --format nor the file's ending says one; "" if one must.
    """
    goes_there = not required and bool(usual or not formats)
    parser.add_argument(
        "-o",
        "--output",
        type=out_file,
        required=required,
        metavar="FILE",
        help="the file to write, - for standard output" + (" (usual)" if goes_there else ""),
    )
    if formats:
        words = "usual: what the file's ending says" + (f", or else {usual}" if usual else "")
        parser.add_argument("--format", choices=formats, help=words)
    parser.set_defaults(formats=tuple(formats), usual=usual)


def file_format(args: argparse.Namespace) -> str:
    """The format that the output has. Raises UsageError where nothing says it."""
    found = wanted_format(args)
    if found not in args.formats:
        formats = ", ".join(args.formats)
        raise UsageError(
            f"Say by --format what {output_name(args)} is to be; the formats are {formats}."
        )
    return found


def wanted_format(args: argparse.Namespace) -> str:
    """What --format says, else the ending of the file, or else the usual format."""
    ending = "" if args.output is None else args.output.suffix.lstrip(".").lower()
    named = {"txt": "text"}
    if "usebio" in args.formats:
        named["xml"] = "usebio"
    return str(args.format or named.get(ending, ending) or args.usual)


def output_name(args: argparse.Namespace) -> str:
    """The output in a sentence."""
    return "standard output" if args.output is None else f"“{shown(args.output)}”"


def check_inputs(args: argparse.Namespace) -> None:
    """Raise UsageError where several files are to come from standard input."""
    if sum(each is STANDARD_INPUT for each in _values(args)) > 1:
        raise UsageError("Standard input (-) can be one file only.")


def _values(args: argparse.Namespace) -> Iterator[object]:
    for each in vars(args).values():
        yield from each if isinstance(each, list) else (each,)
