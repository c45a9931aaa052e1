"""How long "why not X-Y?" takes at 100 players: python -m tests.bench.swiss_why [PLAYERS]."""

import sys
from random import Random
from statistics import median
from time import perf_counter

from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.draws.why import why_not
from vpdesk.tournament.tournament import Edition

PLAYERS, ROUNDS, QUESTIONS = 100, 9, 100


def main(players: int = PLAYERS) -> None:
    for edition in Edition:
        made = generate(players, ROUNDS, edition, 1)
        random, times = Random(1), []
        for question in range(QUESTIONS):
            before = made.through(question % ROUNDS)
            there = [each.number for each in before.present(before.next_round)]
            one, other = random.sample(there, 2)
            start = perf_counter()
            why_not(before, one, other)
            times.append((perf_counter() - start, f"{one}-{other}, round {before.next_round}"))
        worst, where = max(times)
        print(
            f"{edition}: {players} players, {QUESTIONS} questions: median"
            f" {1000 * median(each for each, _ in times):.0f} ms,"
            f" longest {1000 * worst:.0f} ms ({where})  aim 500"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else PLAYERS)
