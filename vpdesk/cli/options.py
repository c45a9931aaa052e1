"""Options that several commands have, and how they are refused."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from typing import Any, NoReturn

MOST_DIGITS = 9  # of a whole number; any such number is one that the engines can take


Fill = Callable[["Parser"], None]
"""Gives a command's parser its options."""


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
    """A parser that raises UsageError instead of printing its usage and ending the program.

    fill: imports what gives it its options, once they are needed: only the command that is asked
    for needs its options, and what they import. arguments: what it is given, from then on.
    """

    def __init__(self, *args: Any, fill: Callable[[], Fill] | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._fill = fill
        self.arguments: Sequence[str] = ()

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As argparse does, with the options in place."""
        if self._fill is not None:
            fill, self._fill, self.arguments = self._fill, None, args
            fill()(self)
        return super().parse_known_args(args, namespace)

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
    """Add what makes a scale; kinds says which scales --kind takes besides printed ones."""
    parser.add_argument(
        "--kind",
        default="continuous",
        metavar="KIND",
        help=f"{kinds}, or the key of a printed scale as in “acbl-20”",
    )
    parser.add_argument(
        "--scale-file", type=Path, metavar="FILE", help="a printed scale in a .vpscale file"
    )
    parser.add_argument(
        "--model",
        default="exponential",
        metavar="MODEL",
        help="the curve: exponential (the WBF's), quadratic, square-root, logarithmic or linear",
    )
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


def scale_options(args: argparse.Namespace, kind: str = "") -> dict[str, Any]:
    """What ScaleChoice takes of the options; kind: in the place of what --kind says.

    Raises UsageError, and TextFileError for a scale file.
    """
    from vpdesk.files.scale_library import built_in, find  # noqa: PLC0415 - start-up time
    from vpdesk.scales import KINDS, STANDARD_FACTOR, Model  # noqa: PLC0415
    from vpdesk.settings import own_scales_folder  # noqa: PLC0415

    models = {model.value.replace(" ", "-"): model for model in Model}
    if args.model not in models:
        raise UsageError(f"There is no model “{args.model}”; the models are {', '.join(models)}.")
    family, kind = None, kind or args.kind
    if args.scale_file is not None:
        from vpdesk.files.scale_file import read_scale  # noqa: PLC0415 - start-up time

        family = read_scale(args.scale_file)
    elif kind not in KINDS:
        family = find(kind, own_scales_folder())
        if family is None:
            known = ", ".join((*KINDS, *(each.key for each in built_in())))
            raise UsageError(f"There is no scale of the kind “{kind}”; the kinds are {known}.")
    # argparse would not see a --factor beside --blitz that says its own default.
    factor = STANDARD_FACTOR if args.factor is None else args.factor
    return {
        "kind": kind if family is None else KINDS[0],
        "family": family,
        "model": models[args.model],
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
