"""Laws that hold for every event: made of random rounds, results, penalties and corrections."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.event import stage_laws_builders as laws


@settings(max_examples=20, deadline=None)
@given(laws.events())
def test_standings_after_a_round_know_nothing_of_what_came_after(event):
    laws.standings_after_a_round_know_nothing_of_what_came_after(event)


@settings(max_examples=20, deadline=None)
@given(laws.events())
def test_a_round_is_drawn_as_if_nothing_had_come_after(event):
    laws.a_round_is_drawn_as_if_nothing_had_come_after(event)


@settings(max_examples=20, deadline=None)
@given(laws.events())
def test_who_has_left_is_in_no_later_draw(event):
    laws.who_has_left_is_in_no_later_draw(event)


@settings(max_examples=20, deadline=None)
@given(laws.events(), st.text(max_size=8))
def test_an_event_that_is_renamed_kept_or_shown_ranks_the_same(event, name):
    laws.an_event_that_is_renamed_kept_or_shown_ranks_the_same(event, name)


@settings(max_examples=20, deadline=None)
@given(laws.events())
def test_what_is_derived_is_left_out_of_what_is_kept(event):
    laws.what_is_derived_is_left_out_of_what_is_kept(event)
