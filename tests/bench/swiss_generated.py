"""Generated tournaments: python -m tests.bench.swiss_generated [COUNT [EDITION ...]].

Each is drawn, drawn again round by round by the checker, and looked through for what the rules
forbid. A tournament that ends early must have come to where nobody could draw. One in a hundred
has 200 to 400 players.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from time import perf_counter

from tests.unit.tournament.draws.invariants import can_be_paired, faults
from vpdesk.tournament.draws.checker import check_rounds
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.tournament import Edition, Tournament

COUNT = 100  # of each edition, when all benches run


def main(count: int = COUNT, editions: tuple[Edition, ...] = tuple(Edition)) -> None:
    for edition in editions:
        start = perf_counter()
        rounds, found, longest = 0, [], (0.0, "")
        with ProcessPoolExecutor() as pool:
            for drawn, wrong, slowest in pool.map(
                partial(_try, edition), range(count), chunksize=4
            ):
                rounds += drawn
                found += wrong
                longest = max(longest, slowest)
        print(
            f"{edition}: {count} tournaments, {rounds} rounds, {len(found)} faults  aim 0"
            f"  longest round {longest[0]:.2f} s ({longest[1]})  aim 10"
            f"  all {perf_counter() - start:.0f} s"
        )
        print(*(f"  {each}" for each in found[:20]), sep="\n", end="\n" if found else "")


def made(edition: Edition, seed: int) -> tuple[str, Tournament]:
    """A tournament of any size and kind, and its name."""
    random = Random(f"{edition} {seed}")
    players = random.randint(200, 400) if seed % 100 == 99 else round(6 * 10 ** random.random())
    rounds = random.randint(4, 11)
    often = random.choice((0, 1, 1, 4))
    tournament = generate(
        players,
        rounds,
        edition,
        seed,
        forfeit_rate=0.02 * often,
        half_bye_rate=0.03 * often,
        absent_rate=0.02 * often,
        withdraw_rate=0.005 * often,
        late_rate=0.05 * often,
        draw_share=random.choice((0.1, 0.35, 0.6)),
        acceleration=random.random() < 0.1,
    )
    return f"{edition}, {players} players, {rounds} rounds, seed {seed}", tournament


def _try(edition: Edition, seed: int) -> tuple[int, list[str], tuple[float, str]]:
    """Rounds, faults, and the longest round: its time in seconds and where it was."""
    try:
        name, tournament = made(edition, seed)
    except Exception as error:
        return 0, [f"{edition}, seed {seed}: {error!r}"], (0.0, "")
    longest, found, start = (0.0, ""), list(faults(tournament)), perf_counter()
    for check in check_rounds(tournament):
        lasted = perf_counter() - start
        longest = max(longest, (lasted, f"{name}, round {check.round}"))
        if check.differs:
            found.append(f"round {check.round}: drawn otherwise, {check.file_only}, {check.error}")
        start = perf_counter()
    found += _stalled(tournament)
    return len(tournament.rounds), [f"{name}: {each}" for each in found], longest


def _stalled(tournament: Tournament) -> Iterator[str]:
    if tournament.next_round <= tournament.planned and can_be_paired(tournament):
        yield f"round {tournament.next_round} was not drawn, though it could be"


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else COUNT, tuple(map(Edition, given[1:])) or tuple(Edition))
