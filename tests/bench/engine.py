"""How fast the engine makes scales, and whether they are the printed ones.

Run it with python -m tests.bench.engine.
"""

from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter

from tests.unit.scales.published import CONTINUOUS, DISCRETE
from vpdesk.scales import Scale, ScaleRule, continuous_scale, discrete_scale


def best_ms(work: Callable[[], object], times: int) -> float:
    """The least time of so many runs, in milliseconds: the others were disturbed."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return 1000 * best


def make_all(make: Callable[[ScaleRule], Scale], boards: Iterable[int]) -> None:
    for count in boards:
        make(ScaleRule(count))


def compare_with_print() -> tuple[int, int]:
    """Printed numbers that were compared, and those that differ."""
    pairs = [(continuous_scale(rule).winner, column) for rule, column in CONTINUOUS]
    pairs += [(discrete_scale(rule).band_starts, column) for rule, column in DISCRETE]
    compared = wrong = 0
    for made, printed in pairs:
        compared += len(printed)
        wrong += sum(a != b for a, b in zip(made, printed, strict=True))
    return compared, wrong


def main() -> None:
    for name, make in (("continuous", continuous_scale), ("discrete", discrete_scale)):
        for boards, times, aim in (
            (range(100, 101), 200, "aim 0.5"),
            (range(1, 101), 20, "aim 40"),
            (range(1, 1000), 3, ""),
        ):
            took = best_ms(partial(make_all, make, boards), times)
            span = f"{boards[0]}-{boards[-1]}" if len(boards) > 1 else str(boards[0])
            print(f"{name:10}  {span:>5} boards  {took:8.3f} ms  {aim}".rstrip())
    compared, wrong = compare_with_print()
    print(f"printed numbers compared: {compared}, wrong: {wrong}")


if __name__ == "__main__":
    main()
