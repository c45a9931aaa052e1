"""Options that several commands have, and how they are refused."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any, NoReturn

MOST_DIGITS = 9  # of a whole number; any such number is one that the engines can take


class UsageError(Exception):
    """The command line makes no sense; the message is one sentence for the user.

    code: the exit code.
    """

    code = 2


class PartlyDoneError(UsageError):
    """Several things made no sense, each with a sentence of its own; the others are done."""

    def __init__(self, errors: Sequence[Exception]) -> None:
        super().__init__("; ".join(map(str, errors)))
        self.errors = tuple(errors)


class Parser(argparse.ArgumentParser):
    """A parser that raises UsageError instead of printing its usage and ending the program."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError."""
        raise UsageError(f"{message} (see {self.prog} --help)")


@contextmanager
def of_file(file: Path) -> Iterator[None]:
    """Say the file with what is wrong with a movement that could be read."""
    from vpdesk.movements.errors import MovementError  # noqa: PLC0415 - start-up time

    try:
        yield
    except MovementError as error:
        raise UsageError(f"{file.name}: {error}") from error


def number(text: str) -> int | float | str:
    """The number that text says; what is not one stays a text, for ScaleRule to refuse."""
    try:
        value = float(text)
    except ValueError:
        return text
    return int(value) if value.is_integer() else value


def add_boards_option(parser: argparse.ArgumentParser, *, required: bool) -> None:
    """Add --boards, which takes several counts."""
    parser.add_argument(
        "--boards",
        type=number,
        nargs="+",
        action="extend",
        required=required,
        metavar="N",
        help="boards in the match; several scales stand side by side",
    )


def add_rule_options(parser: argparse.ArgumentParser, kinds: str) -> None:
    """Add what makes a ScaleRule; kinds says which scales --kind takes."""
    parser.add_argument("--kind", default="continuous", metavar="KIND", help=kinds)
    parser.add_argument(
        "--v0", type=number, default=10, metavar="VP", help="VP of each side at a draw (10)"
    )
    blitz = parser.add_mutually_exclusive_group()
    blitz.add_argument(
        "--blitz", type=number, metavar="IMPS", help="the margin from which a win is maximal"
    )
    blitz.add_argument(
        "--factor",
        type=number,
        metavar="F",
        help="the blitz is F times the square root of the boards (15)",
    )
    parser.add_argument(
        "--half-match", action="store_true", help="the boards are a half (triangular) match"
    )


def rule_options(args: argparse.Namespace) -> dict[str, Any]:
    """What ScaleRule and ScaleChoice take of the options."""
    from vpdesk.scales import STANDARD_FACTOR  # noqa: PLC0415 - start-up time

    # argparse would not see a --factor beside --blitz that says its own default.
    factor = STANDARD_FACTOR if args.factor is None else args.factor
    return {
        "v0": args.v0,
        "factor": factor,
        "blitz": args.blitz,
        "half_match": args.half_match,
    }


def whole(text: str) -> int:
    """The whole number of 0 or more that text says. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number")
    if len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"“{text}” is too large")
    return int(text)


def positive(text: str) -> int:
    """The whole number of 1 or more that text says. Raises ArgumentTypeError."""
    value = whole(text)
    if not value:
        raise argparse.ArgumentTypeError(f"“{text}” is not a whole number of 1 or more")
    return value


def number_above_0(text: str) -> float:
    """The number above 0 that text says. Raises ArgumentTypeError."""
    value = number(text)
    if isinstance(value, str) or not 0 < value < inf:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return value
