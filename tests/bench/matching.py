"""The heaviest matching of complete graphs, and the most pairs: python -m tests.bench.matching."""

from collections.abc import Callable
from random import Random
from time import perf_counter

from vpdesk.tournament.draws.matching import heaviest, most_pairs

FULL = 2**40


def main() -> None:
    random = Random(1)
    cases: list[tuple[str, int, Callable[[], tuple[int, ...]], int]] = [
        ("300 components of 0 or 1", 30, lambda: _some(random, 300, 1), 20),
        ("100 full limbs", 100, lambda: _some(random, 100, FULL), 500),
        ("ten counters to 3", 400, lambda: _some(random, 10, 3), 1000),
        ("3 full limbs", 400, lambda: _some(random, 3, FULL), 1000),
        ("2 full limbs", 700, lambda: _some(random, 2, FULL), 3000),
    ]
    for name, size, weight, aim in cases:
        edges = [(a, b, weight()) for a in range(size) for b in range(a)]
        start = perf_counter()
        heaviest(size, edges)
        print(f"{size:4} vertices, {name:26} {1000 * (perf_counter() - start):7.1f} ms  aim {aim}")
    for degree in (2, 8, 200):
        _most_pairs(random, 400, degree)


def _some(random: Random, count: int, most: int) -> tuple[int, ...]:
    return tuple(random.randint(0, most) for _ in range(count))


def _most_pairs(random: Random, size: int, degree: int) -> None:
    masks = [0] * size
    for _ in range(size * degree // 2):
        a, b = random.sample(range(size), 2)
        masks[a] |= 1 << b
        masks[b] |= 1 << a
    start = perf_counter()
    most_pairs(size, masks)
    name = f"most pairs, {degree} neighbours each"
    print(f"{size:4} vertices, {name:26} {1000 * (perf_counter() - start):7.1f} ms  aim 50")


if __name__ == "__main__":
    main()
