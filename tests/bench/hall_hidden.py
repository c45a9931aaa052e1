"""Random evenings and events that are shown to a hall: nothing hidden leaves the window.

Run it with python -m tests.bench.hall_hidden [WALKS].
"""

from __future__ import annotations

import sys

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.unit.formats.hidden_walks import (
    EVENINGS,
    EVENTS,
    OF_EVENINGS,
    OF_EVENTS,
    steps,
    walk_evening,
    walk_event,
)

WALKS, MOST = 300, 30


def main(walks: int = WALKS) -> None:
    """Walk, and say how many steps held."""
    done = 0
    many = settings(
        max_examples=walks, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
    )

    @many
    @given(which=st.sampled_from(range(len(EVENINGS))), told=steps(OF_EVENINGS, MOST))
    def evenings(which: int, told: list[tuple[str, int]]) -> None:
        nonlocal done
        walk_evening(which, told)
        done += len(told)

    @many
    @given(which=st.sampled_from(range(len(EVENTS))), told=steps(OF_EVENTS, MOST))
    def events(which: int, told: list[tuple[str, int]]) -> None:
        nonlocal done
        walk_event(which, told)
        done += len(told)

    evenings()
    events()
    print(f"{2 * walks} walks, {done:,} steps: nothing hidden in any folder or answer")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
