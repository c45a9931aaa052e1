"""Drawn rounds against the brute force: python -m tests.bench.swiss_brute [COUNT [EDITION ...]].

Every case is a random small tournament of up to 11 players whose next round both draw.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import perf_counter

from tests.unit.tournament.draws.brute_force import by_brute_force, by_the_program
from tests.unit.tournament.draws.histories import history
from vpdesk.tournament.tournament import Edition

COUNT = 300  # of each edition, when all benches run
LARGEST = 11


def main(count: int = COUNT, editions: tuple[Edition, ...] = tuple(Edition)) -> None:
    for edition in editions:
        start = perf_counter()
        with ProcessPoolExecutor() as pool:
            tried = list(pool.map(partial(_try, edition), range(count), chunksize=20))
        differing = [seed for seed, (same, _) in enumerate(tried) if not same]
        unpaired = sum(not possible for _, possible in tried)
        print(
            f"{edition}: {count} rounds, {unpaired} of them without a pairing,"
            f" {len(differing)} differ  aim 0  all {perf_counter() - start:.0f} s"
        )
        if differing:
            print("  seeds", *differing[:20])


def _try(edition: Edition, seed: int) -> tuple[bool, bool]:
    """Whether both draw the same, and whether there is a pairing at all."""
    event = history(seed, edition, LARGEST)
    expected = by_brute_force(event)
    return expected == by_the_program(event), expected is not None


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(
        int(arguments[0]) if arguments else COUNT,
        tuple(map(Edition, arguments[1:])) or tuple(Edition),
    )
