"""vpdesk-cli movement weekend: sessions in which all meet once or twice, measured as one."""

from __future__ import annotations

import argparse
from pathlib import Path

from vpdesk.cli.movement.movement_optimise import (
    add_optimiser_options,
    improve,
    improved_text,
    until_ctrl_c,
)
from vpdesk.cli.options.file_options import add_output, file_format
from vpdesk.cli.options.number_options import add_seed, positive
from vpdesk.cli.options.options import Parser, UsageError
from vpdesk.cli.options.output import check_folder, counted, write_output
from vpdesk.files.movement_file import FORMATS, movement_bytes

KINDS = ("barometer", "mitchell-howell", "howell")
MOST_BOARDS = 99  # in a set


def add_weekend(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "weekend",
        help="plan several sessions in which all meet once or twice, measured as one",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--pairs", type=positive, required=True, metavar="P", help="number of pairs"
    )
    parser.add_argument(
        "--sessions", type=positive, default=2, metavar="N", help="number of sessions (2)"
    )
    parser.add_argument(
        "--kind", choices=KINDS, default=KINDS[0], metavar="KIND", help=", ".join(KINDS)
    )
    parser.add_argument("--twice", action="store_true", help="all meet twice")
    parser.add_argument("--boards", type=positive, metavar="B", help="boards in each set")
    add_output(parser, FORMATS, required=True)
    add_seed(parser)
    add_optimiser_options(parser)
    parser.set_defaults(run=_weekend)


def _weekend(args: argparse.Namespace) -> None:
    from vpdesk.movements.measures import quality  # they bring numpy
    from vpdesk.movements.weekend import joined, parted, weekend

    form = file_format(args)
    check_folder(args.output)
    if args.output is None:
        raise UsageError("Name a file by -o: there are several, that of each session beside it.")
    if args.boards is not None and args.boards > MOST_BOARDS:
        raise UsageError(f"A set has at most {MOST_BOARDS} boards, not {args.boards}.")
    sessions = weekend(args.kind, args.pairs, args.sessions, twice=args.twice)
    plan = joined(sessions).with_boards(args.boards or 1)
    with until_ctrl_c() as pressed:
        improved = improve(
            plan,
            seconds=args.seconds,
            seed=args.seed,
            whole_rounds=args.whole_rounds,
            weight=args.weight,
            interrupted=pressed.is_set,
        )
    best = improved.progress.best
    files = [(args.output, best)]
    for number, each in enumerate(parted(best, [each.rounds for each in sessions]), 1):
        files.append((_beside(args.output, number), each))
    for file, movement in files:
        write_output(movement_bytes(movement, form), file)
    lines = [
        f"{file.name}: {counted(movement.rounds, 'round')}, {counted(movement.sets, 'board set')}"
        for file, movement in files
    ]
    report = improved_text(quality(plan), quality(best), improved)
    write_output(("".join(f"{line}\n" for line in lines) + report).encode(), None)


def _beside(file: Path, number: int) -> Path:
    return file.with_name(f"{file.stem}-{number}{file.suffix}")
