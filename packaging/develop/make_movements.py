"""Make the library of movements in resources/movements.

    python packaging/develop/make_movements.py search [--seconds S] [--pairs P ...] [--rounds R ...]
    python packaging/develop/make_movements.py index

search looks for the best movement for so many pairs (4 to 30) and every number of rounds from half
the pairs to one less than the pairs, and for one in which pairs meet twice where that may be
fairer: bases with good switches first, then the switches of the best. It keeps what is there
already where that is as good, and says in each file how it was found: seed and core-seconds
included. index measures all movements of the folder and writes index.csv. Needs the project
installed in its environment.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import time
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import asdict, fields, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from vpdesk.files.movement_file import read_movement, write_movement
from vpdesk.files.movement_library import FOLDER, INDEX, Listed, library
from vpdesk.movements.bases import SHARING, base_steps
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.orbits import find_orbits, shapes
from vpdesk.movements.measures import quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import Progress, Stop, optimise_steps
from vpdesk.movements.places import places_steps
from vpdesk.movements.seating import most_at_once, relayed, shared, stationary
from vpdesk.movements.stands import with_fewest_stands

Search = Generator[Progress, None, Progress]
LIBRARY = ROOT / "resources" / FOLDER
LEAST_PAIRS, MOST_PAIRS = 4, 30
BASES_A_SECOND = 1600  # by pairs: so many are tried about
LAST_SWITCHES = 0.4  # of the seconds, for the switches of the best base
SAMPLES = 400_000
WORTH = 0.25  # of Qf, that meeting twice has to bring
REPEATS = 5  # rounds more than a Mitchell has, in which meeting twice is tried in large fields
SMALL, MOST_REPEATED = 16, 8  # pairs: up to them in all rounds; in more rounds than opponents
MOST_ROUNDS = 10  # of those
MISSED = 3  # pairs whose absence is tried
PROVEN = "no other switches of this base are better (proven)"
BOUND = "reaches the bound of this base"
BOUND_OF_ALL = "reaches the bound of all movements"
FOUND = "found by vpdesk"


def main() -> None:
    """Search or make the index, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("search", "index"))
    parser.add_argument(
        "--pairs", nargs="+", type=int, help="4 to 30; an odd number needs the next"
    )
    parser.add_argument("--rounds", nargs="+", type=int, help="every number where not given")
    parser.add_argument("--seconds", type=float, default=20, help="core-seconds for each search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int)
    arguments = parser.parse_args()
    LIBRARY.mkdir(exist_ok=True)
    if arguments.what == "index":
        make_index()
        return
    sizes = range(LEAST_PAIRS, MOST_PAIRS + 1)
    for pairs in arguments.pairs or [*sizes[::2], *sizes[1::2]]:
        for rounds, twice in _sizes(pairs):
            if not arguments.rounds or rounds in arguments.rounds:
                search(pairs, rounds, arguments, twice=twice)


def _sizes(pairs: int) -> Iterator[tuple[int, bool]]:
    """Every number of rounds, and whether pairs may meet twice."""
    half, most = (pairs + 1) // 2, pairs - 1 + pairs % 2
    yield from ((rounds, False) for rounds in range(half, most + 1))
    last = min(most, half + REPEATS)
    if pairs <= SMALL:
        last = max(MOST_ROUNDS, most) if 4 < pairs <= MOST_REPEATED else most
    yield from ((rounds, True) for rounds in range(half + 1, last + 1) if half > 2)


def search(pairs: int, rounds: int, wanted: argparse.Namespace, *, twice: bool) -> None:
    """Find the best movement of this size, and write it where it beats the one that is there."""
    path = _path(pairs, rounds, twice=twice)
    begun = time.process_time()
    found = max(
        (_within(steps, seconds) for steps, seconds in _searches(pairs, rounds, wanted, twice)),
        key=_rank,
        default=None,
    )
    if found is None:
        return
    before = read_movement(path) if path.exists() else None
    said = before.notes[0] if before and before.notes else ""
    best, proven = found.best, found.stop is Stop.ENUMERATED
    if before and _rank_of(before) >= _rank(found):
        best, proven = before, PROVEN in said
    kept = " (kept)" if best != found.best else ""
    best = with_fewest_stands(best)
    new = quality(best)
    once = _path(pairs, rounds, twice=False)
    if twice and once.exists() and _rank_of(best)[0] < _rank_of(read_movement(once))[0] + WORTH:
        path.unlink(missing_ok=True)
        return
    spent = time.process_time() - begun + sum(map(int, re.findall(r"(\d+) core-seconds", said)))
    claim = PROVEN if proven else ""
    if (new.qf or 0) >= (new.qf_bound or 0) - 1e-9:
        claim = BOUND if (new.qf or 0) < 100 else BOUND_OF_ALL
    effort = f"best found in {spent:.0f} core-seconds, seed {wanted.seed}"
    notes = (
        f"{FOUND}: " + "; ".join(filter(None, (claim, effort))),
        f"Qf {new.qf:.4f} (bound of this base {new.qf_bound:.4f})"
        + (f", Qf1av {new.qf1av:.4f}" if new.qf1av else ""),
    )
    write_movement(path, replace(best, name=f"{NAMES[_kind(best)]} {pairs}/{rounds}", notes=notes))
    print(f"{path.name}: {new.qf:.2f} {new.qf1av or 0:.2f} {notes[0]}{kept}", flush=True)


def _path(pairs: int, rounds: int, *, twice: bool) -> Path:
    return LIBRARY / f"pairs-{pairs:02}-rounds-{rounds:02}{'-twice' if twice else ''}.asc"


def _searches(
    pairs: int, rounds: int, wanted: argparse.Namespace, twice: bool
) -> Iterator[tuple[Search, float]]:
    """The searches of which the best result is taken, each with its seconds."""
    seconds, threads = wanted.seconds, wanted.threads
    start = _start(pairs, rounds, twice=twice)
    if start is None:
        return
    bases = round(BASES_A_SECOND * seconds / pairs)
    tried = base_steps(start, twice=twice, seed=wanted.seed, bases=bases, threads=threads)
    best = _within(tried, seconds).best
    yield optimise_steps(best, seed=wanted.seed, threads=threads), LAST_SWITCHES * seconds
    others = list(_missing_one(pairs, rounds, twice=twice))
    if rounds == pairs - 1 and pairs % 2 == 0 and not twice:
        others.append(howell(pairs))  # perfect, or nearly
    for movement in others:
        share = LAST_SWITCHES * seconds / len(others)
        yield optimise_steps(movement, seed=wanted.seed, threads=threads), share


def _start(pairs: int, rounds: int, *, twice: bool) -> Movement | None:
    """Any movement of this size, without switches."""
    even = pairs + pairs % 2
    if 2 * rounds == even:
        return mitchell(pairs)
    if rounds < even:
        return howell(pairs, rounds)
    found = (find_orbits(each, 1) for each in shapes(even, rounds, twice=twice))
    made = next((each for each in found if each is not None), None)
    return made and (made.without(even) if pairs % 2 else made)


NAMES = {
    "mitchell": "Mitchell",
    "howell": "Howell",
    "threequarter": "Three-quarter Howell",
    "extended": "Extended Mitchell",
    "repeating": "Howell with repeated meetings",
}


def _kind(movement: Movement) -> str:
    even, rounds = movement.pairs + movement.pairs % 2, movement.rounds
    met = Counter(frozenset(each.seated) for each in movement.encounters)
    if max(met.values()) > 1:
        residents = set(stationary(movement).values())
        lines = all(len(residents & set(each.seated)) == 1 for each in movement.encounters)
        return "extended" if lines and len(residents) == even // 2 else "repeating"
    return "mitchell" if 2 * rounds == even else "howell" if rounds == even - 1 else "threequarter"


def _missing_one(pairs: int, rounds: int, *, twice: bool) -> Iterator[Movement]:
    """For an odd number the movement for a pair more without one whose absence hurts least."""
    path = _path(pairs + 1, rounds, twice=twice)
    if pairs % 2 and path.exists():
        full = read_movement(path)
        qf1 = quality(full).qf1
        numbers = sorted(range(1, full.pairs + 1), key=lambda pair: -(qf1[pair - 1] or 0))
        yield from (full.without(pair) for pair in numbers[:MISSED])


def _rank(found: Progress) -> tuple[float, float]:
    return _rank_of(found.best)


def _rank_of(movement: Movement) -> tuple[float, float]:
    measured = quality(movement)
    merit = (measured.qf or 0) - SHARING * most_at_once(shared(movement))
    return round(merit, 9), round(measured.qf1av or 0, 9)


def _within(steps: Search, seconds: float) -> Progress:
    """The best of a search that may take so many core-seconds."""
    end = time.process_time() + seconds
    best: Progress | None = None
    while True:
        try:
            step = next(steps)
        except StopIteration as stop:
            last: Progress = stop.value
            return last
        if best is None or _rank(step) > _rank(best):
            best = step
        if time.process_time() > end:
            steps.close()
            return best


def make_index() -> None:
    """Measure every movement of the folder; qb anew only where another figure has changed."""
    rows = sorted(_listed(), key=lambda row: (row.pairs, row.rounds, row.file))
    with (LIBRARY / INDEX).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, [field.name for field in fields(Listed)], lineterminator="\n")
        writer.writeheader()
        writer.writerows(asdict(row) for row in rows)


def _listed() -> Iterator[Listed]:
    before = {each.file: each for each in library()}
    for path in sorted(LIBRARY.glob("*.asc")):
        row = _measured(path)
        known = before.get(path.name)
        same = known is not None and replace(row, qb=known.qb, found=known.found) == known
        yield replace(row, qb=known.qb if known and same else _short(_qb(read_movement(path))))


def _measured(path: Path) -> Listed:
    """All but what takes long."""
    movement = read_movement(path)
    ours = path.name.startswith("pairs-")
    measured = quality(movement)
    return Listed(
        file=path.name,
        name=movement.name,
        kind=_kind(movement) if ours else "other",
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
        qb=None,
        found=movement.notes[0] if movement.notes else "",
    )


def _qb(movement: Movement) -> float:
    *_, last = places_steps(movement, SAMPLES)
    return last.qb


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


if __name__ == "__main__":
    main()
