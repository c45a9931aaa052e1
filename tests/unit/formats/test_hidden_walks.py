"""Whatever a director does, nothing hidden leaves the window; the bench of the name does more."""

import pytest
from hypothesis import given, settings
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
from vpdesk.report.hall import hall_pages

FEW = 4


@settings(max_examples=FEW)
@given(which=st.sampled_from(range(len(EVENINGS))), told=steps(OF_EVENINGS, 10))
def test_an_evening_tells_nothing_that_is_hidden_at_any_step(which, told):
    walk_evening(which, told)


@settings(max_examples=FEW)
@given(which=st.sampled_from(range(len(EVENTS))), told=steps(OF_EVENTS, 10))
def test_an_event_tells_nothing_that_is_hidden_at_any_step(which, told):
    walk_event(which, told)


def test_the_walks_would_find_it(monkeypatch):
    monkeypatch.setattr(hall_pages, "seen_evening", lambda evening, _: evening)
    with pytest.raises(AssertionError):
        walk_evening(0, [("result", each) for each in range(4)])
