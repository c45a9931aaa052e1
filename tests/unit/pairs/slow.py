"""Boards scored the slow way, by the words of the rules: nothing is shared with the engine."""

from fractions import Fraction
from itertools import product

IMPS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750]
IMPS += [2000, 2250, 2500, 3000, 3500, 4000]
BASTILLE = [
    *[(45, 0, 30), (165, 15, 40), (365, 60, 50), (425, 145, 60), (495, 240, 70)],
    *[(595, 555, 100), (895, 1130, 150), (1495, 1805, 200), (2495, 2630, 250)],
    (10**9, 7755, 500),
]


def imps_of(difference):
    """By counting the limits of Law 78B that a difference reaches."""
    size = sum(abs(difference) >= each for each in IMPS)
    return size if difference >= 0 else -size


def continuous(difference):
    """The published table of Bastille, line by line."""
    for most, add, divisor in BASTILLE:
        if abs(difference) <= most:
            size = (abs(difference) + add) / Fraction(divisor)
            return size if difference >= 0 else -size
    raise ValueError(difference)


def single(shares_of_all):
    """All ways in which weighted scores may have happened, each with its chance."""
    for way in product(*shares_of_all):
        chance = Fraction(1)
        for weight, _ in way:
            chance *= weight
        yield chance, [points for _, points in way]


def matchpoints(scores, at, expected, method):
    """What one of the scores gets among all of them."""
    others = [each for place, each in enumerate(scores) if place != at]
    beaten = sum(scores[at] > each for each in others)
    equal = sum(scores[at] == each for each in others)
    points, count = Fraction(2 * beaten + equal), len(scores)
    if method == "board-a-match":
        return points / (count - 1) if count > 1 else Fraction(1)
    if method == "ascherman":
        return (points + 1) * expected / count
    if method == "factored":
        return points * expected / count
    if count <= 3 and 3 * count <= expected:
        worse = count - 1 - beaten - equal
        return Fraction(2 * (expected - 1)) * (60 + 5 * (beaten - worse)) / 100
    return points * expected / count + Fraction(expected - count, count)


def of_side(shares_of_all, at, expected, method, choice):
    """What a side has, over all ways in which weighted scores may have happened."""
    if method in ("matchpoints", "ascherman", "factored", "board-a-match"):
        ways = single(shares_of_all)
        return sum(chance * matchpoints(way, at, expected, method) for chance, way in ways)
    if method == "cross-imps":
        total = Fraction(0)
        for chance, way in single(shares_of_all):
            for place, other in enumerate(way):
                if place != at:
                    imps = imps_of(way[at] - other)
                    total += chance * (
                        max(-choice.cap, min(choice.cap, imps)) if choice.cap else imps
                    )
        count = len(shares_of_all)
        divisors = {"sum": 1, "comparisons": max(1, count - 1), "results": count}
        return total / divisors[choice.divide.value]
    means = sorted(sum(weight * each for weight, each in shares) for shares in shares_of_all)
    left = choice.drop or len(means) * choice.drop_percent // 100
    while left and len(means) > 2:
        means, left = means[1:-1], left - 1
    datum = sum(means, start=Fraction(0)) / len(means)
    if method == "butler":
        tens = int(abs(datum) / 10 + Fraction(1, 2))
        datum = 10 * tens if datum >= 0 else -10 * tens
    worth = imps_of if method == "butler" else continuous
    return sum(weight * worth(points - datum) for weight, points in shares_of_all[at])


def slow_board(results, method, choice):
    """(North-South, East-West) of every result that was played, None for the others."""
    expected = max(choice.expected or len(results), sum(each.played for each in results))
    found = []
    for each in results:
        if not each.played:
            found.append(None)  # type: ignore[arg-type]
            continue
        field = [one for one in results if one.played and one.group == each.group]
        at = next(place for place, one in enumerate(field) if one is each)
        ours = [one.shares for one in field]
        theirs = [
            tuple((weight, -points) for weight, points in one.split or one.shares) for one in field
        ]
        sides = (of_side(side, at, expected, method, choice) for side in (ours, theirs))
        found.append(tuple(sides))
    return found
