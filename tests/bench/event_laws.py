"""Random events, many of them: how many hold the laws that the suite tries on a few.

Run it with python -m tests.bench.event_laws [EVENTS].
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.gui.rooms.events import test_laws_of_a_cup as of_cups
from tests.gui.rooms.events import test_laws_of_an_event as of_events
from tests.unit.event import test_event_laws as of_stages
from vpdesk.event.event import DrawKind

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

EVENTS = 300
Law = Callable[..., None]


def hold(made: SearchStrategy[Any], tests: tuple[Any, ...], count: int) -> Counter[str]:
    """Random events, and the matches in them. Raises AssertionError with what is broken."""
    found: Counter[str] = Counter()
    laws = tuple(_law(each) for each in tests)

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


def _law(test: Any) -> Law:
    """What a test asks of an event, without the events that the suite makes for it."""
    law: Law = test.hypothesis.inner_test
    of_window = next(iter(signature(law).parameters)) == "qapp"
    return partial(law, None) if of_window else law


def main(count: int = EVENTS) -> None:
    """Say how many of each kind hold."""
    app = QApplication.instance() or QApplication([])
    for name, made, tests in (
        (
            "leagues and Swiss events",
            of_events.events(),
            (
                of_events.test_all_views_say_the_same_of_every_match,
                of_events.test_all_views_say_the_same_standings,
            ),
        ),
        (
            "Swiss events and their next draw",
            of_events.events((DrawKind.SWISS,)),
            (of_events.test_a_draw_follows_the_order_that_is_shown,),
        ),
        (
            "events with a final",
            st.tuples(
                of_events.events(),
                st.sampled_from(of_events.CARRIED),
                st.integers(1, 100),
                st.integers(2, 6),
            ),
            (of_events.test_what_is_carried_over_is_what_the_stage_before_comes_to,),
        ),
        ("cups", of_cups.cups(), (of_cups.test_the_laws_of_a_knock_out,)),
        (
            "Swiss events with penalties, leavers and finals",
            of_stages.events(),
            (
                of_stages.test_standings_after_a_round_know_nothing_of_what_came_after,
                of_stages.test_a_round_is_drawn_as_if_nothing_had_come_after,
                of_stages.test_who_has_left_is_in_no_later_draw,
                of_stages.test_what_is_derived_is_left_out_of_what_is_kept,
            ),
        ),
    ):
        found = hold(made, tests, count)
        print(f"{name}: {found['events']} with {found['matches']} matches, 0 broken")
    app.processEvents()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else EVENTS)
