"""Round robins by the Berger tables: everybody meets everybody, once or twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Couple = tuple[int, int]  # home, visitor


def berger(count: int) -> tuple[tuple[Couple, ...], ...]:
    """The rounds of an even number of places, 1 to count, by the table of that size.

    In round r two places below the highest meet when their sum is r + 1 modulo count - 1, and
    the highest meets x with 2x = r + 1 modulo count - 1 (FIDE Handbook C.05, Berger tables).
    """
    if count < 2 or count % 2:
        raise ValueError(count)
    circle = count - 1
    rounds = []
    for number in range(1, count):
        alone = (number + 1) * (count // 2) % circle or circle  # half of number + 1 on the circle
        first = (alone, count) if number % 2 else (count, alone)
        around = (
            ((alone + k - 1) % circle + 1, (alone - k - 1) % circle + 1)
            for k in range(1, count // 2)
        )
        rounds.append((first, *around))
    return tuple(rounds)


def twice(once: Sequence[tuple[Couple, ...]]) -> tuple[tuple[Couple, ...], ...]:
    """A round robin and its second half with the sides exchanged.

    The last two rounds of the first half are swapped, or somebody would have the same side
    three times in a row.
    """
    first = [*once[:-2], *reversed(once[-2:])]
    second = (tuple((visitor, home) for home, visitor in each) for each in once)
    return (*first, *second)


def seeds_last(count: int) -> tuple[int, ...]:
    """The place in the table of each seed, the first seed's first: 1 and 2 meet in the last round.

    count: of those who play; of an odd number the highest place of the table is nobody's.
    """
    size = count + count % 2
    if size < 2:
        return tuple(range(1, count + 1))
    last = [tuple(sorted(each, reverse=True)) for each in berger(size)[-1]]
    last.sort(key=lambda couple: -couple[0])
    return tuple(place for couple in last if couple[0] <= count for place in couple) + tuple(
        place for couple in last if couple[0] > count for place in couple if place <= count
    )


def schedule(
    numbers: Sequence[int], *, double: bool = False
) -> Iterator[tuple[tuple[Couple, ...], int]]:
    """The couples of each round and who has none, 0 for nobody; numbers: by their places.

    The bye stands in the place of the highest number of the table. Nothing for fewer than two.
    """
    if len(numbers) < 2:
        return
    places = dict(enumerate(numbers, 1))
    once = berger(len(numbers) + len(numbers) % 2)
    for couples in twice(once) if double else once:
        named = [(places.get(home, 0), places.get(visitor, 0)) for home, visitor in couples]
        resting = next((home or visitor for home, visitor in named if not (home and visitor)), 0)
        yield tuple(couple for couple in named if all(couple)), resting
