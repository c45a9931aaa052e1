"""Teams that ask for a side or a table: the draw gives it to them, or says that it cannot."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.teams.teams_events import event
from vpdesk.files.tournament.stored_rows import from_rows, to_rows
from vpdesk.languages import language
from vpdesk.report.events.why.words_teams import match_reasons, reason_words
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.seats import SeatWish, read_seat, seat_of, unmet
from vpdesk.tournament.draws.teams.trace import Why
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.field.entries import by_rating, changed
from vpdesk.tournament.play import Kind
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Tournament

ENGLISH = language("en")


def asking(made: Tournament, **seats: str) -> Tournament:
    """With seats asked for by the teams t1, t2, …"""
    for name, seat in seats.items():
        team = made.by_number[int(name[1:])]
        made = changed(made, replace(team, seat=read_seat(seat)))
    return made


def drawn(made: Tournament) -> list[tuple[int, int]]:
    return [(each.home, each.visitor) for each in draw_teams(made).matches]


@pytest.mark.parametrize(
    ("typed", "kept", "seat"),
    [
        ("", "", SeatWish()),
        ("h", "H", SeatWish(1)),
        ("NS 3", "H3", SeatWish(1, 3)),
        ("ew", "V", SeatWish(-1)),
        (" v12 ", "V12", SeatWish(-1, 12)),
        ("7", "7", SeatWish(0, 7)),
    ],
)
def test_a_seat_is_read_and_told(typed: str, kept: str, seat: SeatWish) -> None:
    assert read_seat(typed) == kept
    assert seat_of(asking(event(2), t1=typed), 1) == seat
    assert read_seat(seat.text(Kind.PAIRS)) == kept


@pytest.mark.parametrize("typed", ["X", "H0", "H 3 V", "1000", "-1", "N"])
def test_what_is_no_seat_is_refused(typed: str) -> None:
    with pytest.raises(TournamentError, match="is not a seat"):
        read_seat(typed)


def test_nothing_changes_where_nobody_asks() -> None:
    assert drawn(event(8)) == [(1, 5), (6, 2), (3, 7), (8, 4)]


def test_who_asks_has_the_side_and_the_table() -> None:
    made = asking(event(8), t5="H", t2="V", t8="H1", t7="99")
    assert drawn(made) == [(8, 4), (5, 1), (6, 2), (7, 3)]
    draw = draw_teams(made)
    seats = [each.seat.code for each in draw.matches]
    assert seats == [Why.ASKED, Why.ASKED, Why.LEFT, Why.LOWER_HOME]
    words = [each[-1] for each in match_reasons(draw, made, ENGLISH)]
    assert words[0].endswith("is at home, as it asked.")
    assert words[2].endswith("is at home, as the other asked not to be.")
    games = as_round(made, draw).games
    in_triangle = replace(games[0], triangle=1)  # which goes by no wish, and says so
    assert [*unmet(made, 9, in_triangle)]
    found = [[*unmet(made, board, game)] for board, game in enumerate(games, 1)]
    assert found == [[], [], [], [7]]  # there is no table 99


def test_two_that_ask_for_the_same_are_told() -> None:
    made = asking(event(8), t1="H1", t5="H", t2="1")
    draw = draw_teams(made)
    assert {draw.matches[0].home, draw.matches[0].visitor} == {1, 5}
    (note,) = [each for each in draw.notes if each.code is Why.SAME_SIDE]
    (told,) = reason_words([note], draw, made, ENGLISH)
    assert "asked for the same side; one of them sits on the other" in told
    games = as_round(made, draw).games
    missed = {each for board, game in enumerate(games, 1) for each in unmet(made, board, game)}
    assert missed == {draw.matches[0].visitor, 2}


def test_a_seat_lasts_and_opponents_do_not_depend_on_it() -> None:
    made = generate_teams(12, 1, 5, TeamRules())
    plain = draw_teams(made)
    asked = asking(made, t4="H2", t9="V")
    draw = draw_teams(asked)
    couples = [{frozenset((m.home, m.visitor)) for m in each.matches} for each in (plain, draw)]
    assert couples[0] == couples[1]
    assert draw.matches[1].home == 4
    assert 9 not in {each.home for each in draw.matches}


def test_a_seat_goes_with_its_team_and_into_the_file() -> None:
    made = asking(event(4), t3="H2")
    strong = changed(made, replace(made.by_number[3], rating=100))
    assert by_rating(strong).by_number[1].seat == "H2"
    assert from_rows(to_rows(strong)) == strong
