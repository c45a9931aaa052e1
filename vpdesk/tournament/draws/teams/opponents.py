"""Who meets whom: exactly from the top, or with the least total."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from vpdesk.tournament.draws.matching import heaviest
from vpdesk.tournament.draws.teams.field import TeamField, bits

Preference = Callable[[int, int], tuple[int, ...]]  # of (first, second): the least is taken first


@dataclass(frozen=True, slots=True)
class Chosen:
    """A couple of places, the higher ranked first.

    passed: the places that came before second and were not taken, in that order.
    """

    first: int
    second: int
    passed: tuple[int, ...] = ()


def by_rank(first: int, second: int) -> tuple[int, ...]:  # noqa: ARG001 - the same of everybody
    """The highest ranked one comes first."""
    return (second,)


def so_far_below(gap: int) -> Preference:
    """Who is so many places below, then who is nearest to that, the higher ranked first."""

    def preference(first: int, second: int) -> tuple[int, ...]:
        return abs(second - first - gap), second

    return preference


def by_lot(count: int, lot: int) -> Preference:
    """In an order of its own for each of so many places."""
    shuffled = Random(lot)
    orders = [shuffled.sample(range(count), count) for _ in range(count)]
    return lambda first, second: (orders[first][second],)


def top_down(field: TeamField, preference: Preference) -> tuple[Chosen, ...] | None:
    """From the top, everybody takes the first by preference that leaves a draw for the rest.

    None where there is no draw at all. Exact: no other draw is better for the first team; of
    those that are as good, none is better for the first one of the rest; and so on.
    """
    remaining = field.everybody
    partners: Sequence[int] | None = field.perfect(remaining)
    if partners is None:
        return None
    result = []
    while remaining:
        first = next(bits(remaining))
        others = sorted(bits(remaining & ~(1 << first)), key=partial(preference, first))
        passed: list[int] = []
        for second in others:
            rest = _rest(field, partners, first, second, remaining)
            if rest is not None:
                partners = rest
                result.append(Chosen(first, second, tuple(passed)))
                remaining &= ~(1 << first | 1 << second)
                break
            passed.append(second)
    return tuple(result)


def least_total(field: TeamField) -> tuple[Chosen, ...] | None:
    """The draw with the least sum of squared VP differences; of equal ones, of squared ranks.

    None where there is no draw at all.
    """
    points = [field.histories[team].points for team in field.teams]
    count = len(points)
    farthest = max(points, default=0) - min(points, default=0)
    edges = [
        (one, other, (1, farthest**2 - (points[one] - points[other]) ** 2, count**2 - gap**2))
        for one in range(count)
        for other in bits(field.allowed[one] >> one << one)
        for gap in (other - one,)
    ]
    partners = heaviest(count, edges)
    if -1 in partners:
        return None
    return tuple(Chosen(one, other) for one, other in enumerate(partners) if one < other)


def total(field: TeamField, couples: Sequence[Chosen]) -> tuple[int, int]:
    """What least_total makes small: squared VP differences (hundredths squared), squared ranks."""
    points = [field.histories[field.teams[each.first]].points for each in couples]
    others = [field.histories[field.teams[each.second]].points for each in couples]
    differences = sum((one - other) ** 2 for one, other in zip(points, others, strict=True))
    return differences, sum((each.second - each.first) ** 2 for each in couples)


def _rest(
    field: TeamField, partners: Sequence[int], first: int, second: int, remaining: int
) -> Sequence[int] | None:
    """Opponents for all that remain once first meets second; partners are some as it is."""
    allowed = field.allowed
    if not allowed[first] >> second & 1:
        return None
    if partners[first] == second:
        return partners
    one, other = partners[first], partners[second]
    if allowed[one] >> other & 1:  # who are left alone may meet: no search is needed
        swapped = list(partners)
        swapped[one], swapped[other] = other, one
        return swapped
    return field.perfect(remaining & ~(1 << first | 1 << second))
