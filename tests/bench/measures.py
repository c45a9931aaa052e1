"""How fast a movement is measured, and how far its sampled measures are from the printed ones.

Run it with python -m tests.bench.measures.
"""

from functools import partial

from tests.bench.engine import best_ms
from tests.unit.movements.known import all_play_all, described, reference_values
from vpdesk.movements.measures import balance, quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.places import PlacesFound, places_steps

SAMPLES = 40_000


def last(movement: Movement, samples: int) -> PlacesFound:
    *_, result = places_steps(movement, samples)
    return result


def farthest(samples: int) -> str:
    """The greatest difference between a sampled value and the printed one, in percent."""
    worst, name = 0.0, ""
    for row in reference_values():
        places = last(described(row["name"]), samples)
        for value, column in ((places.sdb3, "sdb3"), (places.qb, "Qb"), (places.qd, "Qd")):
            printed = float(row[column])
            off = 100 * abs(value / printed - 1) if printed else value
            if off > worst:
                worst, name = off, f"{column} of {row['name']}"
    return f"{worst:.2f} % ({name})"


def main() -> None:
    for pairs, aim in ((14, ""), (20, "aim 20"), (40, "aim 200")):
        movement = all_play_all(pairs)
        took = best_ms(partial(quality, movement), 20)
        matrix = best_ms(partial(balance, movement), 20)
        print(f"all measures       {pairs:>3} pairs  {took:8.2f} ms  {aim}".rstrip())
        print(f"the matrix alone   {pairs:>3} pairs  {matrix:8.2f} ms")
    for pairs, aim in ((14, "aim 100"), (20, ""), (40, "aim 2000")):
        movement = all_play_all(pairs)
        took = best_ms(partial(last, movement, SAMPLES), 5)
        print(f"40,000 samples     {pairs:>3} pairs  {took:8.1f} ms  {aim}".rstrip())
    for samples in (SAMPLES, 1_000_000):
        print(f"farthest from the printed values after {samples:,} samples: {farthest(samples)}")


if __name__ == "__main__":
    main()
