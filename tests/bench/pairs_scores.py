"""Boards scored against the slow way, all methods: python -m tests.bench.pairs_scores [COUNT]."""

import sys
from fractions import Fraction
from random import Random
from time import perf_counter

from tests.unit.pairs.slow import slow_board
from vpdesk.pairs.board_results import PairsResult, Shares, whole
from vpdesk.pairs.methods import METHODS, Divide, ScoringChoice

COUNT = 100_000


def score(dice: Random) -> Shares:
    """A score, or now and then a weighted one."""
    points = 10 * dice.randint(-60, 60)
    if dice.random() < 0.95:
        return whole(points)
    weight = Fraction(dice.randint(1, 19), 20)
    return ((weight, points), (1 - weight, 10 * dice.randint(-60, 60)))


def board(dice: Random) -> list[PairsResult]:
    """A board with a few averages, split scores and now and then a fouled group."""
    fouled = dice.random() < 0.1
    found = []
    for at in range(dice.randint(1, 16)):
        pairs = ("1", f"n{at}", f"e{at}")
        if dice.random() < 0.03:
            found.append(PairsResult(*pairs, artificial=(Fraction(60), Fraction(40))))
        else:
            split = score(dice) if dice.random() < 0.02 else ()
            group = dice.choice("ab") if fouled else ""
            found.append(PairsResult(*pairs, score(dice), split=split, group=group))
    return found


def main(count: int = COUNT) -> None:
    """Compare so many boards, the methods in turn."""
    dice, keys = Random(1), sorted(METHODS)
    differing, spent = 0, 0.0
    for at in range(count):
        results, method = board(dice), keys[at % len(keys)]
        expected = dice.choice((0, 0, len(results) + dice.randint(0, 9)))
        divide, cap = dice.choice(list(Divide)), dice.choice((0, 17))
        choice = ScoringChoice(expected, dice.choice((0, 1)), 0, divide, cap)
        start = perf_counter()
        found = METHODS[method].board(results, choice)
        spent += perf_counter() - start
        slowly = slow_board(results, method, choice)
        differing += any(
            each is not None and (scores.ns, scores.ew) != each
            for scores, each in zip(found, slowly, strict=True)
        )
    print(f"{count} boards, {differing} differ  aim 0  {spent:.1f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
