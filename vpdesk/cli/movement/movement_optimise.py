"""vpdesk-cli movement optimise: the best switches of a movement."""

from __future__ import annotations

import argparse
import json
import signal
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from vpdesk import __version__
from vpdesk.cli.options.file_options import add_file, add_output, file_format
from vpdesk.cli.options.number_options import add_seed, number_above_0, positive, whole
from vpdesk.cli.options.options import Parser, UsageError, of_file
from vpdesk.cli.options.output import check_folder, tell_as_it_is, write_output
from vpdesk.files.movement_file import FORMATS, movement_bytes, read_movement
from vpdesk.movements.movement import Movement, Place

if TYPE_CHECKING:
    from vpdesk.movements.measures import Quality
    from vpdesk.movements.optimise import Progress

SECONDS = 60.0
ENDINGS = {
    "enumerated": "All ways to switch were tried: this is the best there is.",
    "bound": "The bound is reached: no switches can give a higher Qf.",
    "tried": "Nothing better came for long: this is the best found, though not proven.",
    "seconds": "The time was up: this is the best found so far.",
    "interrupted": "Stopped by Ctrl+C: this is the best found so far.",
}
SWITCHES, BASE = "Switches found by vpdesk", "Base and switches found by vpdesk"


class Improved(NamedTuple):
    """What an optimisation came to, how it ended (a key of ENDINGS), how long it took."""

    progress: Progress
    ending: str
    seconds: float


def add_optimise(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command to the parser's commands."""
    parser = commands.add_parser(
        "optimise", help="find the best switches, and write the movement", allow_abbrev=False
    )
    add_file(parser, "a movement")
    add_output(parser, FORMATS, required=True)
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="print what was found as one object")
    parser.add_argument(
        "--bases", action="store_true", help="also try other movements of the same size"
    )
    parser.add_argument(
        "--twice", action="store_true", help="with --bases: two pairs may meet twice"
    )
    parser.add_argument(
        "--stationary",
        type=positive,
        metavar="N",
        help="with --bases: the fewest pairs that stay at their table",
    )
    parser.add_argument(
        "--no-sharing", action="store_true", help="with --bases: no tables share boards"
    )
    parser.add_argument(
        "--copies",
        type=positive,
        metavar="N",
        help="with --bases: copies of each board, which as many tables need not share",
    )
    parser.add_argument(
        "--fix",
        type=_places,
        default=(),
        metavar="R:T,R",
        help="tables that are not switched, separated by commas: 2:1 is round 2 table 1, 3 is "
        "all of round 3",
    )
    add_optimiser_options(parser)
    parser.set_defaults(run=_optimise)


def add_optimiser_options(parser: Parser) -> None:
    """Add what says how far an optimisation goes."""
    parser.add_argument(
        "--seconds",
        type=number_above_0,
        default=SECONDS,
        metavar="S",
        help=f"the longest that a movement may take ({SECONDS:g}); most are done sooner",
    )
    parser.add_argument(
        "--weight",
        type=whole,
        metavar="W",
        help="weight of the best sit-out against the average one, where Qf is equal (2; 0 for "
        "odd numbers)",
    )
    parser.add_argument(
        "--whole-rounds", action="store_true", help="switch each round at all tables or at none"
    )


def improve(
    movement: Movement,
    *,
    seconds: float,
    seed: int,
    whole_rounds: bool,
    weight: int | None = None,
    bases: bool = False,
    twice: bool = False,
    stationary: int = 0,
    sharing: bool = True,
    copies: int = 1,
    locked: Collection[Place] = (),
    threads: int | None = None,
    interrupted: Callable[[], bool] = lambda: False,
) -> Improved:
    """Optimise until it ends by itself, the time is up or interrupted() is true.

    bases: other movements of the same size are tried, too; whole_rounds and locked are then left
        alone. twice, stationary, sharing, copies, locked, weight: as in base_steps, optimise_steps.
    threads: how many; None for as many as there are cores. Raises MovementError.
    """
    from vpdesk.movements.bases import BaseLimits, base_steps  # numpy
    from vpdesk.movements.optimise import optimise_steps

    start = time.monotonic()
    ending = ""
    if bases:
        limits = BaseLimits(stationary, sharing, copies)
        steps = base_steps(
            movement, twice=twice, limits=limits, weight=weight, seed=seed, threads=threads
        )
    else:
        steps = optimise_steps(
            movement,
            locked=locked,
            whole_rounds=whole_rounds,
            weight=weight,
            seed=seed,
            threads=threads,
        )
    with closing(steps):
        try:
            while not ending:
                progress = next(steps)
                if interrupted():
                    ending = "interrupted"
                elif time.monotonic() - start >= seconds:
                    ending = "seconds"
        except StopIteration as stop:
            progress = stop.value
            ending = progress.stop.value
    return Improved(
        _with_note(progress, ending, seed, BASE if bases else SWITCHES),
        ending,
        time.monotonic() - start,
    )


def _with_note(progress: Progress, ending: str, seed: int, what: str) -> Progress:
    """Progress whose best movement says how it was found, and no longer how it was before."""
    best = progress.best
    note = f"{what} {__version__}, seed {seed}. {ENDINGS[ending]}"
    notes = (*(each for each in best.notes if not each.startswith((SWITCHES, BASE))), note)
    return replace(progress, best=replace(best, notes=notes))


def _optimise(args: argparse.Namespace) -> None:
    from vpdesk.movements.measures import quality  # numpy, where it is used

    if args.bases and args.whole_rounds:
        raise UsageError("Choose --bases or --whole-rounds, not both.")
    if args.bases and args.fix:
        raise UsageError("Choose --bases or --fix, not both.")
    for option in ("twice", "stationary", "no_sharing", "copies"):
        if getattr(args, option) and not args.bases:
            raise UsageError(f"--{option.replace('_', '-')} needs --bases.")
    form = file_format(args)
    check_folder(args.output)
    movement = read_movement(args.file)
    with of_file(args.file), until_ctrl_c() as pressed:
        improved = improve(
            movement,
            seconds=args.seconds,
            seed=args.seed,
            whole_rounds=args.whole_rounds,
            weight=args.weight,
            bases=args.bases,
            twice=args.twice,
            stationary=args.stationary or 0,
            sharing=not args.no_sharing,
            copies=args.copies or 1,
            locked=_locked(movement, args.fix),
            interrupted=pressed.is_set,
        )
    best = improved.progress.best
    say = _as_json if args.json else improved_text
    report = say(quality(movement), quality(best), improved)
    write_output(movement_bytes(best, form), args.output)
    if args.output is None:
        tell_as_it_is(report)
    else:
        write_output(report.encode(), None)


def _places(text: str) -> tuple[tuple[int, int], ...]:
    """Rounds and tables; table 0 for all of a round."""
    found = []
    for each in text.split(","):
        number, _, table = each.partition(":")
        found.append((positive(number.strip()), positive(table.strip()) if table else 0))
    return tuple(found)


def _locked(movement: Movement, fixed: Collection[Place]) -> set[Place]:
    """The encounters that are meant. Raises UsageError where there is none."""
    locked = set()
    for number, table in fixed:
        places = {each.place for each in movement.in_round(number) if table in (0, each.table)}
        if not places:
            at = f"{number}:{table}" if table else f"{number}"
            raise UsageError(f"--fix {at}: there nobody plays.")
        locked |= places
    return locked


@contextmanager
def until_ctrl_c() -> Iterator[Event]:
    """An event that Ctrl+C sets; nothing else comes of it."""
    pressed = Event()
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def _as_json(before: Quality, after: Quality, improved: Improved) -> str:
    progress = improved.progress
    said = {
        "qf_before": before.qf,
        "qf": after.qf,
        "qf_bound": after.qf_bound,
        "qf1av_before": before.qf1av,
        "qf1av": after.qf1av,
        "squares": progress.goal.squares,
        "stop": improved.ending,
        "tries": progress.tries,
        "seconds": improved.seconds,
    }
    return f"{json.dumps(said, allow_nan=False)}\n"


def improved_text(before: Quality, after: Quality, improved: Improved) -> str:
    """What an optimisation came to, in lines."""
    rows = (
        ("Qf", before.qf, after.qf),
        ("Qf bound", before.qf_bound, after.qf_bound),
        ("Qf1 average", before.qf1av, after.qf1av),
    )
    lines = [f"{'':<12}{'before':>8}{'after':>8}"]
    for name, *values in rows:
        texts = ("-" if value is None else f"{value:.2f}" for value in values)
        lines.append(f"{name:<12}" + "".join(f"{text:>8}" for text in texts))
    lines += ["", ENDINGS[improved.ending]]
    lines.append(f"{improved.progress.tries:,} trials in {improved.seconds:.1f} seconds.")
    return "".join(f"{line}\n" for line in lines)
