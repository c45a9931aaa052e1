"""Random events, many of them: how many hold the laws that the suite tries on a few.

Run it with python -m tests.bench.event_laws [EVENTS].
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.gui.rooms.events import cup_laws_builders as of_cups
from tests.gui.rooms.events import event_laws_builders as of_events
from tests.unit.event import stage_laws_builders as of_stages
from vpdesk.event.event import DrawKind

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

EVENTS = 300
Law = Callable[..., None]


def hold(made: SearchStrategy[Any], laws: tuple[Law, ...], count: int) -> Counter[str]:
    """Random events, and the matches in them. Raises AssertionError with what is broken."""
    found: Counter[str] = Counter()

    @settings(
        max_examples=count, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(made)
    def held(said: Any) -> None:
        event, *more = said if isinstance(said, tuple) else (said,)
        rounds = (one for stage in event.stages for each in stage.groups for one in each.rounds)
        found.update(events=1, matches=sum(len(each.games) for each in rounds))
        for law in laws:
            law(event, *more)

    held()
    return found


def main(count: int = EVENTS) -> None:
    """Say how many of each kind hold."""
    app = QApplication.instance() or QApplication([])
    for name, made, laws in (
        (
            "leagues and Swiss events",
            of_events.events(),
            (
                of_events.all_views_say_the_same_of_every_match,
                of_events.all_views_say_the_same_standings,
            ),
        ),
        (
            "Swiss events and their next draw",
            of_events.events((DrawKind.SWISS,)),
            (of_events.a_draw_follows_the_order_that_is_shown,),
        ),
        (
            "events with a final",
            st.tuples(
                of_events.events(),
                st.sampled_from(of_events.CARRIED),
                st.integers(1, 100),
                st.integers(2, 6),
            ),
            (of_events.what_is_carried_over_is_what_the_stage_before_comes_to,),
        ),
        ("cups", of_cups.cups(), (of_cups.the_laws_of_a_knock_out,)),
        (
            "Swiss events with penalties, leavers and finals",
            of_stages.events(),
            (
                of_stages.standings_after_a_round_know_nothing_of_what_came_after,
                of_stages.a_round_is_drawn_as_if_nothing_had_come_after,
                of_stages.who_has_left_is_in_no_later_draw,
                of_stages.what_is_derived_is_left_out_of_what_is_kept,
            ),
        ),
    ):
        found = hold(made, laws, count)
        print(f"{name}: {found['events']} with {found['matches']} matches, 0 broken")
    app.processEvents()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS)
