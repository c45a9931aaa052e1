"""The draw by the edition of 2012: what the archives of its reference program show."""

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.brute_force import by_the_program
from tests.unit.tournament.draws.histories import drawn_and_played
from tests.unit.tournament.small_events import event
from vpdesk.tournament.draws.dutch import edition_2012
from vpdesk.tournament.draws.dutch.bracket_2012 import make_bracket as made
from vpdesk.tournament.draws.why import Asking
from vpdesk.tournament.tournament import Edition, Forbidden


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize(("there", "pair"), [((7, 8), (6, 5)), ((5, 8), (6, 7))])
def test_of_two_without_a_game_an_even_number_has_the_first_colour(rounds, there, pair):
    one, other = there
    games = [f"1-3 =, 2-4 =, {one}-{other} =", f"3-2 =, 4-{one} =, {other}-1 ="][:rounds]
    away = "".join(f", {each} Z" for each in pair)
    the = event(*(each + away for each in games), edition=Edition.E2012, first_colour="w")
    assert pair in by_the_program(the)[0]


@pytest.mark.parametrize("edition", list(Edition))
def test_many_of_the_top_may_not_meet(edition):
    barred = tuple(range(1, 41))
    start = event(players=100, edition=edition, first_colour="w", forbidden=(Forbidden(barred),))
    for drawn in drawn_and_played(start, rounds=4, seed=5).rounds:
        assert (len(drawn.games), drawn.byes) == (50, ())
        assert all(max(game.sides) > 40 for game in drawn.games)


def test_a_bye_for_somebody_who_cannot_have_it_is_not_searched_for(monkeypatch):
    """Half of the field must not meet, so the bye is of that half; nobody else is tried long."""
    barred = tuple(range(1, 22))
    start = event(players=41, edition=Edition.E2012, first_colour="w")
    asking = Asking(replace(start, forbidden=(Forbidden(barred),)))
    assert asking.drawn.bye == 21
    searched = []
    monkeypatch.setattr(edition_2012, "make_bracket", lambda *a: searched.append(1) or made(*a))
    told = asking.why_bye()
    assert len(told.passed) == 20
    assert searched == []
