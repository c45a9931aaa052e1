"""vpdesk-cli movement late: a pair comes late or leaves, and the rest is worked out anew."""

from __future__ import annotations

import argparse

from vpdesk.cli.movement.movement_optimise import (
    add_optimiser_options,
    improve,
    improved_text,
    until_ctrl_c,
)
from vpdesk.cli.options.file_options import add_file, add_output, file_format
from vpdesk.cli.options.number_options import add_seed, positive
from vpdesk.cli.options.options import Parser, of_file
from vpdesk.cli.options.output import check_folder, tell_as_it_is, write_output
from vpdesk.files.movement_file import FORMATS, movement_bytes, read_movement


def add_late(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "late",
        help="work out the rest of a movement when a pair arrives late or leaves",
        allow_abbrev=False,
    )
    add_file(parser, "the movement that is played")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--comes", action="store_true", help="add a pair, with the next number")
    what.add_argument("--leaves", type=positive, metavar="P", help="the pair that leaves")
    parser.add_argument(
        "--round",
        type=positive,
        required=True,
        metavar="R",
        help="first round that is not played yet",
    )
    add_output(parser, FORMATS, required=True)
    add_seed(parser)
    add_optimiser_options(parser)
    parser.set_defaults(run=_late)


def _late(args: argparse.Namespace) -> None:
    from vpdesk.movements.late import pair_comes, pair_leaves, played  # numpy comes with them
    from vpdesk.movements.measures import quality

    form = file_format(args)
    check_folder(args.output)
    movement = read_movement(args.file)
    with of_file(args.file), until_ctrl_c() as pressed:
        left = (
            pair_comes(movement, args.round)
            if args.comes
            else pair_leaves(movement, args.leaves, args.round)
        )
        improved = improve(
            left,
            seconds=args.seconds,
            seed=args.seed,
            whole_rounds=args.whole_rounds,
            weight=args.weight,
            locked=played(left, args.round),
            interrupted=pressed.is_set,
        )
    best = improved.progress.best
    report = improved_text(quality(left), quality(best), improved)
    write_output(movement_bytes(best, form), args.output)
    if args.output is None:
        tell_as_it_is(report)
    else:
        write_output(report.encode(), None)
