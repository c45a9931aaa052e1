"""What is written is taken by a strict checker: python -m tests.bench.swiss_reports [COUNT].

Generated tournaments of each edition, stopped after any round, with byes asked for, forbidden pairs
and all that swiss_generated has; written by the rules of 2006, 2016 and 2026, looked through by
columns, and drawn as before after they are read again.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random
from time import perf_counter

from tests.unit.tournament.fide.strict_report import strict_faults
from vpdesk.tournament.draws.draw import as_round, draw
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Edition, Forbidden, Request, Tournament

COUNT = 2000  # of each edition
KINDS = (ByeKind.FULL, ByeKind.HALF, ByeKind.ZERO)


def main(count: int = COUNT) -> None:
    for edition in Edition:
        start = perf_counter()
        with ProcessPoolExecutor() as pool:
            found = [
                fault
                for faults in pool.map(partial(_try, edition), range(count), chunksize=8)
                for fault in faults
            ]
        print(
            f"{edition}: {count} tournaments, {len(found)} faults  aim 0"
            f"  all {perf_counter() - start:.0f} s"
        )
        print(*(f"  {each}" for each in found[:20]), sep="\n", end="\n" if found else "")


def stopped(edition: Edition, seed: int, most: int = 60) -> Tournament:
    """A tournament of up to so many players, with all that can happen, after any of its rounds."""
    random = Random(f"{edition} {seed}")
    size, rounds = round(6 * (most / 6) ** random.random()), random.randint(3, 11)
    rates = dict.fromkeys(
        ("forfeit_rate", "half_bye_rate", "absent_rate", "late_rate", "full_bye_rate"),
        random.choice((0.0, 0.03, 0.1)),
    )
    accelerated, withdrawn = random.random() < 0.3, random.choice((0.0, 0.03))
    made = generate(
        size, rounds, edition, seed, **rates, withdraw_rate=withdrawn, acceleration=accelerated
    )
    if random.random() < 0.7:
        made = made.through(random.randint(0, len(made.rounds)))
    numbers = [each.number for each in made.entrants]
    if made.next_round > made.planned:
        return made
    asking = random.sample(numbers, random.randint(0, len(numbers) // 3))
    coming = range(made.next_round, made.planned + 1)
    return replace(
        made,
        requests=tuple(
            # One is given the bye of the draw, in the round to come.
            Request(each, random.choice(coming), random.choice(KINDS))
            if at or random.random() < 0.7
            else Request(each, made.next_round, ByeKind.PAIRING)
            for at, each in enumerate(asking)
        ),
        forbidden=tuple(
            Forbidden(tuple(random.sample(numbers, 2)), *random.choice(((1, 0), (2, 5))))
            for _ in range(random.randint(0, 3))
        ),
    )


def _try(edition: Edition, seed: int) -> list[str]:
    return [f"{edition}, seed {seed}: {each}" for each in faults(stopped(edition, seed))]


def faults(tournament: Tournament) -> list[str]:
    """What a strict reader says of its files, and whether the next round is drawn from them."""
    return list(_faults(tournament))


def _faults(tournament: Tournament) -> Iterator[str]:
    for dialect in ("06", "16", "26"):
        text = trf.write(tournament, dialect)
        yield from (f"{dialect}: {each}" for each in strict_faults(text, dialect))
        again = trf.read(text)
        # A file of 2006 has one code for the bye of the draw and a full-point bye.
        if dialect != "06" and _drawn(again) != _drawn(tournament):
            yield f"{dialect}: read again, it is drawn otherwise"


def _drawn(tournament: Tournament) -> object:
    if tournament.all_drawn:
        return ""
    try:
        return as_round(tournament, draw(tournament))
    except NoPairingError as error:
        return str(error)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else COUNT)
