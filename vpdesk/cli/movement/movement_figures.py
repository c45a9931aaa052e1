"""The figures of a movement: under their names for programs, and in words for people."""

from __future__ import annotations

from typing import NamedTuple

from vpdesk.cli.options.number_options import add_seed, positive
from vpdesk.cli.options.options import Parser
from vpdesk.movements.builders.teams import matches
from vpdesk.movements.movement import Movement
from vpdesk.stepwise import finished

FigureValues = dict[str, int | float | None]

NONE = "-"

SAMPLES = 200_000  # the noise is then below that of the printed values
SEED = 1


class _Line(NamedTuple):
    """How a figure is printed: its key, its name, its decimals, what it says."""

    key: str
    name: str
    decimals: int
    words: str


SIZES = ("pairs", "tables", "rounds", "sets")
PRINTED = (
    _Line("qf", "Qf", 2, "quality: how evenly the pairs oppose each other, at most 100"),
    _Line("qf_bound", "Qf bound", 2, "no choice of switches gives a higher Qf"),
    _Line("qc", "Qc", 2, "the quality without regard to what whole numbers allow"),
    _Line("qo", "Qo", 2, "how evenly the pairs meet each other"),
    _Line("s", "s", 4, "skewness: how unevenly the pairs oppose each other, 0 is best"),
    _Line("d4", "d4", 4, "the same, with more weight on what is most uneven"),
    _Line("qf1av", "Qf1 average", 2, "Qf when one pair is missing, over all pair numbers"),
    _Line("qf1max", "Qf1 best", 2, "Qf when the best number is left out"),
    _Line("qf1min", "Qf1 worst", 2, "Qf when the worst number is left out"),
    _Line("s1min", "s1 least", 4, "skewness when the best number is left out"),
    _Line("s1max", "s1 most", 4, "skewness when the worst number is left out"),
    _Line("s1dl", "s1 sharing", 4, "the least of numbers that share boards in every round"),
    _Line("sdw", "sdw", 3, "percentage points that two strong pairs do to the others"),
    _Line("sdb3", "sdb/3", 1, "percentage points that the numbers drawn do, simulated"),
    _Line("qb", "Qb", 1, "the same as a quality, at most 100"),
    _Line("qd", "Qd", 1, "per cent of the pairs that finish where they belong, simulated"),
)
KEYS = (
    *("pairs", "rounds", "tables", "sets"),
    *("s", "d4", "qc", "qf", "qf_bound", "qo"),
    *("qf1av", "qf1min", "qf1max", "s1min", "s1max", "s1dl", "sdw"),
    *("sdb3", "qb", "qd"),
)


def add_sample_options(parser: Parser) -> None:
    """Add what figures_of takes beside a movement."""
    parser.add_argument(
        "--samples",
        type=positive,
        default=SAMPLES,
        metavar="N",
        help=f"events to simulate for sdb/3, Qb and Qd ({SAMPLES})",
    )
    add_seed(parser, SEED)


def figures_of(movement: Movement, samples: int, seed: int) -> FigureValues:
    """All figures of KEYS, in full precision; None where one is undefined.

    samples, seed: of the simulated results that sdb3, qb and qd come from; individuals have none.
    Raises MovementError.
    """
    from vpdesk.movements.measures import quality  # numpy, only where it is used
    from vpdesk.movements.places import places_steps

    measured = quality(movement)
    found = {key: getattr(measured, key, None) for key in KEYS}
    if not movement.individual:
        places = finished(places_steps(movement, samples, seed))
        found |= {"sdb3": places.sdb3, "qb": places.qb, "qd": places.qd}
    return found


def as_text(title: str, figures: FigureValues, movement: Movement, *, approximate: bool) -> str:
    """The figures in columns, each with what it says, under the title and the sizes.

    movement: theirs. approximate: as Quality has it.
    """
    units = ("players" if movement.individual else "pairs", "tables", "rounds", "board sets")
    sizes = ", ".join(f"{figures[key]} {words}" for key, words in zip(SIZES, units, strict=True))
    lines = [title, sizes, ""]
    for key, name, decimals, words in PRINTED:
        value = figures[key]
        number = NONE if value is None else f"{value:.{decimals}f}"
        # Aligned on the decimal point, whatever the decimals.
        whole, point, rest = number.partition(".")
        lines.append(f"{name:<12}{whole:>5}{point + rest:<7}{words}")
    if count := matches(movement):
        lines += ["", f"Matches of teams, each on the same boards both ways: {count}."]
    if approximate:
        lines += ["", "Approximate, as pairs or boards do not all play equally often."]
    return "".join(f"{line}\n" for line in lines)
