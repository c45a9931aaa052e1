"""Make the library of movements in resources/movements.

    python packaging/develop/make_movements.py search [--seconds S] [--pairs P ...] [--rounds R ...]
    python packaging/develop/make_movements.py index

search looks for the best movement for so many pairs (4 to 30) and every number of rounds from half
the pairs to one less than the pairs: base movements with good switches first, then the switches of
the best; it keeps what is there already where that is as good. index measures all movements of the
folder and writes index.csv. Needs the project installed in its environment.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from collections.abc import Generator, Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from vpdesk.files.movement_file import read_movement, write_movement
from vpdesk.files.movement_library import FOLDER, INDEX, Listed
from vpdesk.movements.bases import base_steps
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.measures import Quality, quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import Progress, Stop, optimise_steps
from vpdesk.movements.places import places_steps
from vpdesk.movements.seating import most_at_once, relayed, shared

Search = Generator[Progress, None, Progress]
LIBRARY = ROOT / "resources" / FOLDER
LEAST_PAIRS, MOST_PAIRS = 4, 30
BASES = 40
SAMPLES = 400_000
ENDS = {
    Stop.ENUMERATED: "switches proven best by enumeration",
    Stop.BOUND: "Qf of the base proven best by the parity bound",
    Stop.TRIED: "until no gain came for long",
    Stop.RUNNING: "for {seconds:g} seconds",
}


def main() -> None:
    """Search or make the index, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("search", "index"))
    parser.add_argument(
        "--pairs", nargs="+", type=int, help="4 to 30; an odd number needs the next"
    )
    parser.add_argument("--rounds", nargs="+", type=int, help="every number where not given")
    parser.add_argument("--seconds", type=float, default=20, help="at most, for each movement")
    parser.add_argument("--threads", type=int)
    arguments = parser.parse_args()
    LIBRARY.mkdir(exist_ok=True)
    if arguments.what == "index":
        make_index()
        return
    sizes = range(LEAST_PAIRS, MOST_PAIRS + 1)
    for pairs in arguments.pairs or [*sizes[::2], *sizes[1::2]]:
        every = range((pairs + 1) // 2, pairs + pairs % 2)
        for rounds in arguments.rounds or every:
            search(pairs, rounds, arguments.seconds, arguments.threads)


def search(pairs: int, rounds: int, seconds: float, threads: int | None) -> None:
    """Find the best movement of this size, and write it where it beats the one that is there."""
    path = LIBRARY / f"pairs-{pairs:02}-rounds-{rounds:02}.asc"
    found = max(
        (_within(steps, seconds) for steps in _searches(pairs, rounds, threads)),
        key=lambda each: _rank(quality(each.best)),
    )
    new = quality(found.best)
    if path.exists() and _rank(quality(read_movement(path))) >= _rank(new):
        print(f"{path.name}: {found.qf:.2f} {found.qf1av or 0:.2f}, kept what is there", flush=True)
        return
    kind = _kind(pairs, rounds)
    based = pairs % 2 == 0 and kind != "mitchell"
    notes = (
        f"found by vpdesk: {'base and ' if based else ''}switches searched; "
        + ENDS[found.stop].format(seconds=seconds),
        f"Qf {new.qf:.4f} (bound {new.qf_bound:.4f})"
        + (f", Qf1av {new.qf1av:.4f}" if new.qf1av else ""),
    )
    name = f"{NAMES[kind]} {pairs}/{rounds}"
    write_movement(path, replace(found.best, name=name, notes=notes))
    print(f"{path.name}: {found.qf:.2f} {found.qf1av or 0:.2f} {found.stop.value}", flush=True)


def _searches(pairs: int, rounds: int, threads: int | None) -> Iterator[Search]:
    """The searches of which the best result is taken."""
    if pairs % 2:
        yield optimise_steps(_one_away(pairs, rounds), threads=threads)
    elif 2 * rounds == pairs:
        yield optimise_steps(mitchell(pairs), threads=threads)
    else:
        yield base_steps(howell(pairs, rounds), bases=BASES, threads=threads)
        if rounds == pairs - 1:  # perfect, or nearly
            yield optimise_steps(howell(pairs), threads=threads)


NAMES = {"mitchell": "Mitchell", "howell": "Howell", "threequarter": "Three-quarter Howell"}


def _kind(pairs: int, rounds: int) -> str:
    even = pairs + pairs % 2
    return "mitchell" if 2 * rounds == even else "howell" if rounds == even - 1 else "threequarter"


def _one_away(pairs: int, rounds: int) -> Movement:
    """The movement for one pair more without the pair whose absence hurts least."""
    full = read_movement(LIBRARY / f"pairs-{pairs + 1:02}-rounds-{rounds:02}.asc")
    qf1 = quality(full).qf1
    best = max(range(1, full.pairs + 1), key=lambda pair: qf1[pair - 1] or 0)
    return full.without(best)


def _rank(measured: Quality) -> tuple[float, float]:
    return round(measured.qf or 0, 9), round(measured.qf1av or 0, 9)


def _within(steps: Search, seconds: float) -> Progress:
    """The best of a search that may take so long."""
    end = time.monotonic() + seconds
    best: Progress | None = None
    while True:
        try:
            step = next(steps)
        except StopIteration as stop:
            last: Progress = stop.value
            return last
        if best is None or step.goal < best.goal:
            best = step
        if time.monotonic() > end:
            steps.close()
            return best


def make_index() -> None:
    """Measure every movement of the folder."""
    rows = sorted(_listed(), key=lambda row: (row.pairs, row.rounds, row.file))
    with (LIBRARY / INDEX).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Listed)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)


def _listed() -> Iterator[Listed]:
    for path in sorted(LIBRARY.glob("*.asc")):
        movement = read_movement(path)
        ours = path.name.startswith("pairs-")
        measured = quality(movement)
        yield Listed(
            file=path.name,
            name=movement.name,
            kind=_kind(movement.pairs, movement.rounds) if ours else "other",
            pairs=movement.pairs,
            tables=movement.tables,
            rounds=movement.rounds,
            sets=movement.sets,
            sharing=most_at_once(shared(movement)),
            relay=most_at_once(relayed(movement)),
            qf=_short(measured.qf),
            qf_bound=_short(measured.qf_bound),
            qf1av=_short(measured.qf1av),
            qf1max=_short(measured.qf1max),
            qf1min=_short(measured.qf1min),
            sdw=_short(measured.sdw),
            qb=_short(_qb(movement)),
            found=movement.notes[0] if movement.notes else "",
        )


def _qb(movement: Movement) -> float:
    *_, last = places_steps(movement, SAMPLES)
    return last.qb


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


if __name__ == "__main__":
    main()
