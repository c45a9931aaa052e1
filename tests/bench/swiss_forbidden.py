"""Draws where many of the top may not meet: python -m tests.bench.swiss_forbidden.

Seven rounds of 300 players of whom the first 100, 120 or 150, or every second, are barred from each
other; the longest draw in seconds of work, and what Python's own memory grew to.
"""

import tracemalloc
from time import process_time

from tests.unit.tournament.draws.histories import drawn_and_played
from tests.unit.tournament.small_events import event
from vpdesk.tournament.tournament import Edition, Forbidden

AIM = 2  # seconds


def main() -> None:
    for edition in Edition:
        for barred in (range(1, 101), range(1, 121), range(1, 151), range(1, 300, 2)):
            rule = Forbidden(tuple(barred))
            the = event(players=300, edition=edition, first_colour="w", forbidden=(rule,))
            longest = 0.0
            for number in range(7):
                start = process_time()
                the = drawn_and_played(the, rounds=1, seed=number)
                longest = max(longest, process_time() - start)
            tracemalloc.start()
            drawn_and_played(the, rounds=1, seed=7)
            peak = tracemalloc.get_traced_memory()[1] / 1e6
            tracemalloc.stop()
            print(
                f"{edition}: {len(barred)} of {barred[-1]} barred {longest:.2f} s  aim {AIM} s"
                f"  {peak:.0f} MB"
            )


if __name__ == "__main__":
    main()
