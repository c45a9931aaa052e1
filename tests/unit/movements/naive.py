"""The measures written out one number at a time, as the definitions have them."""

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations

from vpdesk.movements.movement import Movement


def units(movement: Movement) -> list[list[tuple[int, int]]]:
    """For each board set, or each board where sets overlap, who met on it: (NS, EW)."""
    if movement.overlapping:
        boards = sorted({board for each in movement.boards for board in each})
        return [
            [(e.ns, e.ew) for e in movement.encounters if board in movement.boards[e.board_set - 1]]
            for board in boards
        ]
    return [
        [(e.ns, e.ew) for e in movement.encounters if e.board_set == board_set]
        for board_set in range(1, movement.sets + 1)
    ]


def net_opposition(movement: Movement, one: int, other: int) -> int:
    """n_same - n_opp + n_meet h."""
    net = 0
    for tables in units(movement):
        way = {pair: way for ends in tables for pair, way in zip(ends, "NE", strict=True)}
        if (one, other) in tables or (other, one) in tables:
            net += len(tables) - 1
        elif one in way and other in way:
            net += 1 if way[one] == way[other] else -1
    return net


def entries(movement: Movement) -> list[int]:
    return [
        net_opposition(movement, one, other)
        for one, other in combinations(range(1, movement.pairs + 1), 2)
    ]


def qf(numbers: Sequence[int]) -> float:
    """100 by the cheapest way to write their sum, by the way it is written."""
    cheapest = [0] * len(numbers)
    for at in range(sum(numbers)):
        cheapest[at % len(numbers)] += 1
    return 100 * sum(each**2 for each in cheapest) / sum(each**2 for each in numbers)


def skewness(numbers: Sequence[int]) -> float:
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((each - mean) ** 2 for each in numbers) / len(numbers)) / mean


def percentages(movement: Movement, scores: dict[int, int]) -> dict[int, Fraction]:
    """What pairs score who bring so much to the North-South score of their table.

    Against every other table of a unit 2 matchpoints for a higher score, 1 for the same.
    """
    won = dict.fromkeys(scores, 0)
    top = dict.fromkeys(scores, 0)
    for tables in units(movement):
        results = [scores[ns] - scores[ew] for ns, ew in tables]
        for at, (ns, ew) in enumerate(tables):
            for other, result in enumerate(results):
                if other != at:
                    points = 1 + (results[at] > result) - (results[at] < result)
                    won[ns] += points
                    won[ew] += 2 - points
            top[ns] += 2 * (len(tables) - 1)
            top[ew] += 2 * (len(tables) - 1)
    return {
        pair: Fraction(100 * won[pair], top[pair]) if top[pair] else Fraction(50) for pair in scores
    }


def sdw(movement: Movement) -> float:
    pairs = range(1, movement.pairs + 1)
    pooled = []
    for strong in combinations(pairs, 2):
        share = percentages(movement, {pair: int(pair in strong) for pair in pairs})
        pooled += [share[pair] for pair in pairs if pair not in strong]
    mean = sum(pooled) / len(pooled)
    return math.sqrt(sum((each - mean) ** 2 for each in pooled) / len(pooled))


def places(
    movement: Movement, strengths: Sequence[Sequence[int]]
) -> tuple[float, list[list[Fraction]]]:
    """sdb/3, and by strength the chance of each place, from samples of strengths (0 is best)."""
    count = movement.pairs
    by_strength: list[list[float]] = [[] for _ in range(count)]
    chances = [[Fraction(0)] * count for _ in range(count)]
    for sample in strengths:
        strength = {pair: int(sample[pair - 1]) for pair in range(1, count + 1)}
        share = percentages(movement, {pair: -each for pair, each in strength.items()})
        mean = sum(share.values()) / count
        for pair, own in share.items():
            above = sum(other > own for other in share.values())
            level = sum(other == own for other in share.values())
            by_strength[strength[pair]].append(float(50 * own / mean))
            for place in range(above, above + level):
                chances[strength[pair]][place] += Fraction(1, level * len(strengths))
    variances = []
    for results in by_strength:
        mean = sum(results) / len(results)
        variances.append(sum((each - mean) ** 2 for each in results) / len(results))
    return float(sum(variances) / count) ** 0.5 / 3, chances
