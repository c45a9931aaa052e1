"""Numbers on the command line: what is taken for one, and how the rest is refused."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from itertools import chain
from math import isfinite

MOST_DIGITS = 9  # of a whole number; any such number is one that the engines can take
_NUMBER = re.compile(r"[+-]?(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)")
_THOUSANDS = re.compile(r"[+-]?[1-9][0-9]{0,2},[0-9]{3}")


def number(text: str) -> int | float | str:
    """The number that text says, with a decimal point or a decimal comma.

    What is none stays a text, for its reader to refuse. Raises ArgumentTypeError for what is a
    thousand to some and one to others.
    """
    plain = text.replace("\N{MINUS SIGN}", "-")
    if _THOUSANDS.fullmatch(plain):
        thousands, decimal = plain.replace(",", ""), plain.replace(",", ".")
        raise argparse.ArgumentTypeError(
            f"“{text}” can be {thousands} or {decimal}; write it one of these ways"
        )
    if not _NUMBER.fullmatch(plain):
        return text
    value = float(plain.replace(",", "."))
    if not isfinite(value):
        return text
    return int(value) if value.is_integer() else value


def one_count(text: str) -> int | float | str:
    """As number, of a single board count. Raises ArgumentTypeError for several."""
    if "," in text:
        raise argparse.ArgumentTypeError(f"“{text}” is not one board count")
    return number(text)


def counts(text: str) -> list[int | float | str]:
    """As number, of board counts: they are whole, so that commas can only part them."""
    return [number(each) for each in text.removesuffix(",").split(",")]


def all_counts(given: Sequence[Sequence[int]] | None) -> tuple[int, ...]:
    """The board counts of an option that takes several words of several counts, each once."""
    return tuple(dict.fromkeys(chain.from_iterable(given or ())))


def imps(text: str) -> int:
    """The margin in IMPs that text says. Raises ArgumentTypeError."""
    value = number(text)
    if not isinstance(value, int):
        raise argparse.ArgumentTypeError(f"the margin must be a whole number of IMPs, not “{text}”")
    return value


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
    if isinstance(value, str) or value <= 0:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number above 0")
    return value


def share(text: str) -> float:
    """The number from 0 to 1 that text says. Raises ArgumentTypeError."""
    value = number(text)
    if isinstance(value, str) or not 0 <= value <= 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a share from 0 to 1")
    return value


def hundredths(text: str) -> int:
    """The number that text says, in hundredths. Raises ArgumentTypeError for other decimals."""
    value = number(text)
    if isinstance(value, str) or round(100 * value, 6) != round(100 * value):
        raise argparse.ArgumentTypeError(f"“{text}” is not a number with at most two decimals")
    return round(100 * value)


def add_seed(parser: argparse.ArgumentParser, usual: int = 1) -> None:
    """Add where chance begins: the same seed gives the same outcome."""
    parser.add_argument(
        "--seed",
        type=whole,
        default=usual,
        metavar="K",
        help=f"seed of the random numbers ({usual})",
    )
