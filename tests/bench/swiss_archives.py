"""Every archived round drawn again: python -m tests.bench.swiss_archives [EDITION ...].

The archives are of tournaments that reference programs have paired (tests/data/swiss). A round
agrees if pairs, bye and colours do.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from tests.unit.tournament.draws.archives import archive, as_paired
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.draws.trace import StepKind
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.tournament import Edition, Tournament

JOINED = {StepKind.MERGE, StepKind.COLLAPSE}


def main(editions: tuple[Edition, ...] = tuple(Edition)) -> None:
    for edition in editions:
        start = perf_counter()
        with ProcessPoolExecutor() as pool:
            compared = [
                each
                for of_one in pool.map(_compare, archive(edition), chunksize=4)
                for each in of_one
            ]
        rounds = Counter((name.split("/")[0], joined) for name, joined, _ in compared)
        wrong = Counter((name.split("/")[0], joined) for name, joined, told in compared if told)
        print(
            f"{edition}: {len(compared)} rounds, {wrong.total()} differ"
            f"  {100 - 100 * wrong.total() / len(compared):.2f} % agree"
            f"  all {perf_counter() - start:.0f} s"
        )
        for kind in dict.fromkeys(name for name, _ in rounds):
            print(
                f"  {kind}: {rounds[kind, False]} rounds, {wrong[kind, False]} differ;"
                f" with joined brackets {rounds[kind, True]}, {wrong[kind, True]} differ"
            )
        for name, _, told in compared:
            if told:
                print(f"  {name}: {told}")


def _compare(named: tuple[str, Tournament]) -> list[tuple[str, bool, str]]:
    """Of each round its name, whether brackets were joined, and what differs, "" for nothing."""
    name, event = named
    found = []
    for number, paired in enumerate(event.rounds):
        expected, bye = as_paired(paired)
        try:
            drawn = draw(event.through(number))
        except NoPairingError as error:
            found.append((f"{name} round {number + 1}", True, f"no pairing ({error})"))
            continue
        pairs = sorted((each.white, each.black) for each in drawn.pairings)
        told = ""
        if (pairs, drawn.bye) != (expected, bye):
            ours = [f"{w}-{b}" for w, b in pairs if (w, b) not in expected]
            theirs = [f"{w}-{b}" for w, b in expected if (w, b) not in pairs]
            told = f"drawn {' '.join(ours)} bye {drawn.bye}, paired {' '.join(theirs)} bye {bye}"
        joined = any(each.kind in JOINED for each in drawn.steps)
        found.append((f"{name} round {number + 1}", joined, told))
    return found


if __name__ == "__main__":
    main(tuple(map(Edition, sys.argv[1:])) or tuple(Edition))
