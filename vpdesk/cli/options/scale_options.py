"""Options that choose a scale."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from vpdesk.cli.options.file_options import in_file
from vpdesk.cli.options.number_options import counts, number, one_count
from vpdesk.cli.options.options import UsageError
from vpdesk.scales.rule import MAX_BOARDS

if TYPE_CHECKING:
    from vpdesk.scales import PrintedScales


def add_boards_option(parser: argparse.ArgumentParser, *, required: bool) -> None:
    """Add --boards, which takes several counts."""
    parser.add_argument(
        "--boards",
        type=counts,
        nargs="+",
        action="extend",
        required=required,
        metavar="N",
        help="boards in the match; several for scales side by side (8 16 24, or 8,16,24)",
    )


def add_one_count(parser: argparse.ArgumentParser, words: str) -> None:
    """Add --boards, which takes one count; words: what is counted."""
    parser.add_argument("--boards", type=one_count, required=True, metavar="N", help=words)


def add_rule_options(parser: argparse.ArgumentParser, kinds: str) -> None:
    """Add what makes a scale; kinds says which scales --kind takes besides printed ones."""
    parser.add_argument(
        "--kind",
        default="continuous",
        metavar="KIND",
        help=f"{kinds}, or the key of a printed scale as in “acbl-20”",
    )
    parser.add_argument(
        "--scale-file", type=in_file, metavar="FILE", help="a scale in a .vpscale file"
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
    from vpdesk.scales import KINDS, STANDARD_FACTOR, Model

    models = {model.value.replace(" ", "-"): model for model in Model}
    if args.model not in models:
        raise UsageError(f"There is no model “{args.model}”; the models are {', '.join(models)}.")
    family, kind = None, kind or args.kind
    if args.scale_file is not None:
        from vpdesk.files.scale_file import read_scale

        family = read_scale(args.scale_file)
    else:
        family = family_of(kind)
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


def check_counts(args: argparse.Namespace, what: str, most: int = MAX_BOARDS) -> None:
    """Refuse --from and --to that are the wrong way round or too far. what: begins the sentence.

    most: how many board counts there may be. Raises UsageError.
    """
    if args.first > args.last:
        raise UsageError(
            f"{what} goes from fewer boards to more, not from {args.first} to {args.last}."
        )
    if not 1 <= args.first <= args.last <= MAX_BOARDS:
        raise UsageError(
            f"{what} goes from 1 board to {MAX_BOARDS} boards at most, "
            f"not from {args.first} to {args.last}."
        )
    if args.last - args.first >= most:
        raise UsageError(
            f"{what} has {most} board counts at most, not those from {args.first} to {args.last}."
        )


def family_options(args: argparse.Namespace) -> dict[str, Any]:
    """What ScaleChoice takes of the options for all board counts at one margin."""
    return {
        "first": args.first,
        "last": args.last,
        "margin": abs(args.margin),
        "target": args.vp,
    }


def family_of(kind: str) -> PrintedScales | None:
    """The printed scale of a key; None for a kind of the formulas. Raises UsageError."""
    from vpdesk.files.scale_library import built_in, find
    from vpdesk.scales import KINDS
    from vpdesk.scales.match_scales import match_scales
    from vpdesk.scales.old_scales import old_scales
    from vpdesk.settings import own_scales_folder

    if kind in KINDS:
        return None
    family = find(kind, own_scales_folder())
    if family is None:
        families = (*built_in(), *match_scales(), *old_scales())
        known = ", ".join((*KINDS, *(each.key for each in families)))
        raise UsageError(f"There is no scale of the kind “{kind}”; the kinds are {known}.")
    return family
