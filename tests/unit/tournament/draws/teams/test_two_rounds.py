"""Triangles over two rounds: who plays them, what counts when, and what breaks them off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.tournament.draws.teams.teams_events import event
from vpdesk.languages import language
from vpdesk.report.events.names import drawn_text
from vpdesk.report.events.tables import EventTables
from vpdesk.report.events.why.words_rules import rules_words, triangle_words
from vpdesk.report.events.why.words_teams import reason_words
from vpdesk.report.language import Language
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.scoring import vps
from vpdesk.tournament.draws.teams.trace import Why
from vpdesk.tournament.draws.teams.why import why_bye, why_not_match
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.results.doubts import doubts
from vpdesk.tournament.results.typed_results import (
    missing,
    points_after,
    typed,
    unpaired,
    with_game,
)
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.team_rules import OddField, TeamRules
from vpdesk.tournament.tournament import Entrant, Request, Tournament

RULES = TeamRules(ScaleSpec(16), odd=OddField.TWO_ROUNDS)
ENGLISH = language("en")


def with_next(made: Tournament) -> Tournament:
    return replace(made, rounds=(*made.rounds, as_round(made, draw_teams(made))))


def play(made: Tournament, number: int) -> Tournament:
    """With 20 IMPs for the home team at each table of a round whose result is due."""
    for board in missing(made.rounds[number - 1]):
        game = made.rounds[number - 1].games[board - 1]
        made = with_game(made, number, board, typed(made, game, "40-20"))
    return made


@pytest.fixture
def begun() -> Tournament:
    """Seven teams after the first round, in which 5, 6 and 7 began a triangle."""
    return play(with_next(event(7, teams=RULES, planned=5)), 1)


def triangle_of(made: Tournament, number: int) -> list[tuple[int, int, int]]:
    games = made.rounds[number - 1].games
    return [(each.home, each.visitor, each.leg) for each in games if each.triangle]


def test_the_three_play_on_and_their_whole_matches_count_with_the_second(begun: Tournament) -> None:
    first = triangle_of(begun, 1)
    assert [each[2] for each in first] == [1, 1, 1]
    three = {each[0] for each in first}
    assert begun.rounds[0].finished
    assert {points_after(begun, 1)[each] for each in three} == {0}
    drawn = draw_teams(begun)
    assert (set(*drawn.triangles), drawn.legs) == (three, (2,))
    assert {each.home for each in drawn.matches} | {each.visitor for each in drawn.matches} == (
        set(range(1, 8)) - three
    )
    second = with_next(begun)
    assert triangle_of(second, 2) == [(home, visitor, 2) for home, visitor, _ in first]
    judge = Judge(second, 2)
    assert not any(judge.broken(*each.sides) for each in second.rounds[1].games if each.leg)
    assert len(missing(second.rounds[1])) == 5
    done = play(second, 2)
    won, lost = vps(RULES, 40, 20)
    assert {points_after(done, 2)[each] for each in three} == {won + lost}
    assert draw_teams(done).legs == (1,)
    assert set(*draw_teams(done).triangles) != three


def test_standings_say_who_has_no_result_yet(begun: Tournament) -> None:
    (first,) = EventTables(begun, Language()).standings(1)
    said = "Triangle over two rounds, whose results come in round 2: Team 5, Team 6, Team 7."
    names = [begun.by_number[each].name for each in (5, 6, 7)]
    assert first.rule.endswith(said.replace("Team 5, Team 6, Team 7", ", ".join(names)))
    (table,) = EventTables(play(with_next(begun), 2), Language()).standings(2)
    assert "Triangle" not in table.rule


def test_a_result_is_typed_in_the_second_round(begun: Tournament) -> None:
    game = next(each for each in begun.rounds[0].games if each.leg)
    for made in (begun, with_next(begun)):
        with pytest.raises(TournamentError, match="type its results in the second"):
            typed(made, game, "40-20")
    second = with_next(begun)
    last = next(each for each in second.rounds[1].games if each.leg)
    assert typed(second, last, "60-0").points == vps(RULES, 60, 0)
    assert doubts(second, last, "60-0") == ()


def test_in_the_last_round_the_triangle_is_of_half_matches() -> None:
    made = with_next(event(7, teams=RULES, planned=1))
    assert [each[2] for each in triangle_of(made, 1)] == [0, 0, 0]
    assert len(missing(made.rounds[0])) == 5


def test_a_triangle_that_lacks_a_team_is_broken_off_and_counts_as_half_matches(
    begun: Tournament,
) -> None:
    gone = triangle_of(begun, 1)[0][0]
    away = replace(begun, requests=(Request(gone, 2, ByeKind.ZERO),))
    drawn = draw_teams(away)
    assert drawn.triangles == ()
    (note,) = [each for each in drawn.notes if each.code is Why.BROKEN_OFF]
    assert (note.team, note.round) == (gone, 1)
    (told,) = reason_words([note], drawn, away, ENGLISH)
    assert told.startswith("Team 5 is absent: the triangle of round 1")
    second = with_round(away, as_round(away, drawn))
    assert len(missing(second.rounds[0])) == 3  # they are due like others
    game = next(each for each in second.rounds[0].games if each.triangle)
    assert typed(second, game, "30-10").points == vps(RULES, 30, 10, half=True)


def test_a_late_team_makes_another_triangle_beside_it(begun: Tournament) -> None:
    late = (Entrant(8, "Eight", first_round=2), Entrant(9, "Nine", first_round=2))
    more = replace(begun, entrants=(*begun.entrants, late[0]))
    drawn = draw_teams(more)
    assert drawn.legs == (2, 1)
    assert len({*drawn.triangles[0], *drawn.triangles[1]}) == 6
    assert len(draw_teams(replace(begun, entrants=(*begun.entrants, *late))).matches) == 3


def test_who_is_left_alone_beside_it_has_a_bye() -> None:
    made = play(with_next(event(5, teams=RULES, planned=5)), 1)
    (_, *others) = (each for each in made.entrants if not _in_triangle(made, each.number))
    gone = {each.number for each in others}
    players = (
        replace(each, last_round=1) if each.number in gone else each for each in made.entrants
    )
    drawn = draw_teams(replace(made, entrants=tuple(players)))
    assert not _in_triangle(made, drawn.bye)
    assert (drawn.bye > 0, drawn.legs, drawn.matches) == (True, (2,), ())


def _in_triangle(made: Tournament, number: int) -> bool:
    return any(number in each.sides for each in made.rounds[0].games if each.leg)


def test_three_teams_alone_play_two_rounds() -> None:
    made = play(with_next(with_next(event(3, teams=RULES))), 2)
    assert [len(each.games) for each in made.rounds] == [3, 3]
    assert made.rounds[1].finished


def test_the_explanation_says_so(begun: Tournament) -> None:
    assert any("over two rounds" in each for each in rules_words(RULES, ENGLISH))
    three = [each[0] for each in triangle_of(begun, 1)]
    drawn = draw_teams(begun)
    assert triangle_words(drawn, RULES, ENGLISH) == ()
    reason, *others = why_bye(begun, three[0])
    assert (reason.code, reason.round, len(others)) == (Why.GOES_ON, 1, 2)
    (told,) = reason_words([reason], drawn, begun, ENGLISH)
    assert told.endswith("plays the triangle that began in round 1 to its end.")
    other = drawn.matches[0].home
    assert [each.code for each in why_bye(begun, other)] == [Why.EVEN]
    why = why_not_match(begun, other, three[0])
    assert [each.code for each in why.reasons] == [Why.GOES_ON]
    with pytest.raises(NoPairingError, match="began in the round before"):
        draw_teams(begun, together=(other, three[0]))
    assert "a triangle over two rounds at the tables 3, 4, 5" in drawn_text(
        with_next(begun), 2, ENGLISH
    )


def test_whole_events_are_drawn() -> None:
    made = generate_teams(9, 6, 3, RULES)
    legs = [[each.leg for each in drawn.games if each.triangle] for drawn in made.rounds]
    assert legs == [[1] * 3, [2] * 3] * 3
    assert all(not missing(each) for each in made.rounds)


def test_a_draw_that_broke_it_off_and_is_taken_back_has_it_going_on_again(
    begun: Tournament,
) -> None:
    gone = triangle_of(begun, 1)[0][0]
    away = replace(begun, requests=(Request(gone, 2, ByeKind.ZERO),))
    second = with_round(away, as_round(away, draw_teams(away)))
    assert [each[2] for each in triangle_of(second, 1)] == [0, 0, 0]
    assert unpaired(second) == away
    there = replace(unpaired(second), requests=())
    assert {each.code for each in draw_teams(there).notes} >= {Why.GOES_ON}
    # Once results of half matches are typed, they stand.
    scored = play(second, 1)
    assert [each[2] for each in triangle_of(unpaired(scored), 1)] == [0, 0, 0]
    assert unpaired(scored).rounds == scored.rounds[:1]
