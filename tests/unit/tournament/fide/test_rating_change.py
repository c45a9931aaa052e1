"""Rating changes by the FIDE's tables, and what a report lacks."""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.swiss_events import chess, play_round
from tests.unit.tournament.fide.tournament_data_builders import DATA
from vpdesk.tournament.fide.rating_change import RatingChange, rating_change, rating_changes
from vpdesk.tournament.fide.report_gaps import gaps
from vpdesk.tournament.fide.tournament_data import with_data
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.round import Result
from vpdesk.tournament.standings.outings import Outing
from vpdesk.tournament.tournament import Entrant, Tournament


def rated(white, black, result, *, clock="", **changes):
    """Two players with ratings, the first of whom has White and a result."""
    players = (Entrant(1, "A", white, **changes), Entrant(2, "B", black))
    details = (("052", "2026/05/03"), ("222", clock or "5400+30"))
    event = play_round(Tournament(players, first_colour="w", details=details))
    return with_game(event, 1, 1, typed(event, event.rounds[0].games[0], result))


def change(*args, **more):
    return rating_changes(rated(*args, **more), 1).get(1)


@pytest.mark.parametrize(
    ("white", "black", "result", "expected", "factor", "said"),
    [
        (2000, 2000, "1", 50, 20, 1000),
        (2000, 1900, "=", 64, 20, -280),
        (2400, 1900, "1", 92, 10, 80),  # 500 points count as 400
        (2700, 2200, "1", 96, 10, 40),  # unless the rating is 2650 or more
        (1900, 2400, "=", 8, 20, 840),
    ],
)
def test_a_game_changes_a_rating(white, black, result, expected, factor, said):
    found = change(white, black, result)
    assert (found.games, found.expected, found.factor, found.change) == (1, expected, factor, said)


def test_who_has_which_factor():
    assert change(2200, 2200, "1", birth="2008/00/00").factor == 40
    assert change(2200, 2200, "1", birth="2007/12/31").factor == 20
    assert change(2300, 2200, "1", birth="2008/01/01").factor == 20
    assert change(2500, 2200, "1", clock="180+2").factor == 20
    event = rated(2000, 2000, "=", birth="2010")
    many = [Outing(number, 2, "w", 1, 50, Result.DRAW) for number in range(1, 19)]
    found = rating_change(event, event.entrants[0], many)
    assert (sure(found).games, sure(found).factor, sure(found).change) == (
        18,
        38,
        0,
    )  # 18 x 40 > 700


def test_what_does_not_count():
    assert change(2000, 2000, "W") is None
    assert change(2000, 2000, "+") is None
    assert change(2000, 0, "1") is None
    assert change(0, 2000, "1") == RatingChange(1, 100, 0, 0, 2800)
    assert rating_changes(replace(rated(2000, 2000, "1"), kind=Kind.CHESS_TEAMS), 1) == {}


def test_what_a_report_lacks_is_listed():
    bare = [str(each) for each in gaps(play_round(chess(2)))]
    assert bare[:6] == [
        "The city is missing.",
        "The federation of the event is missing.",
        "The start date is missing.",
        "The end date is missing.",
        "The chief arbiter is missing.",
        "The time control is missing.",
    ]
    assert "Rounds drawn: 1 of 5." in bare
    assert "The date of round 1 is missing." in bare
    assert "Adams, Anna: the FIDE number is missing." in bare
    assert len(bare) == 6 + 2 + 2 * 4
    whole = Entrant(1, "A", 2000, "", "m", "CZE", "30", "1990/00/00")
    other = replace(whole, number=2, name="B", register_number="31")
    event = Tournament((whole, other), name="Open", planned=1, first_colour="w")
    played = play_round(with_data(event, DATA))
    assert gaps(played) == ()
    wrong = replace(
        played, entrants=(whole, replace(other, register_number="30", birth="May", sex=""))
    )
    assert [str(each) for each in gaps(wrong)] == [
        "B: “May” is not a date of birth, such as 1990/05/31, 31.5.1990 or 1990.",
        "B: the sex is missing.",
        "A and B have the same FIDE number.",
    ]
