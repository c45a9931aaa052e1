"""Random events: window, paper, second screen, web and command line say the same of every match."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.gui.rooms.events import event_laws_builders as laws
from vpdesk.event.event import DrawKind


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(laws.events())
def test_all_views_say_the_same_of_every_match(qapp, event):
    laws.all_views_say_the_same_of_every_match(event)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(laws.events())
def test_all_views_say_the_same_standings(qapp, event):
    laws.all_views_say_the_same_standings(event)


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(laws.events((DrawKind.SWISS,)))
def test_a_draw_follows_the_order_that_is_shown(qapp, event):
    laws.a_draw_follows_the_order_that_is_shown(event)


@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(laws.events(), st.sampled_from(laws.CARRIED), st.integers(1, 100), st.integers(2, 6))
def test_what_is_carried_over_is_what_the_stage_before_comes_to(qapp, event, kind, share, last):
    laws.what_is_carried_over_is_what_the_stage_before_comes_to(event, kind, share, last)
