"""Boards scored against the slow way: python -m tests.bench.pairs_scores [COUNT]."""

import sys
from random import Random
from time import perf_counter

from tests.unit.pairs.test_pairs_properties import field, slowly
from vpdesk.pairs.methods import METHODS, ScoringChoice

COUNT = 100_000


def main(count: int = COUNT) -> None:
    dice = Random(1)
    differing, spent = 0, 0.0
    for _ in range(count):
        scores = [10 * dice.randint(-60, 60) for _ in range(dice.randint(2, 16))]
        expected = len(scores) + dice.choice((0, 0, 1, 2, 9))
        start = perf_counter()
        found = METHODS["matchpoints"].board(field(scores), ScoringChoice(expected))
        spent += perf_counter() - start
        differing += [each.ns for each in found] != slowly(scores, expected)
    print(f"{count} boards, {differing} differ  aim 0  {spent:.1f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
