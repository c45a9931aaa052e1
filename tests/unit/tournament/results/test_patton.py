"""Matches by Patton: the VPs of their IMPs, and 2 points for each board won, 1 for each halved.

Sources: Bridgefélag Reykjavíkur, Patton-sveitakeppni 2016 (10 boards: 20-0 of the IMPs and 20-0 of
the boards, 40-0 at most); P. Hackett, EBU Tournament Focus, Winter 2009 (2, 1, 0 a board).
"""

from dataclasses import replace

import pytest

from tests.sure import sure
from tests.unit.tournament.draws.teams.teams_events import event
from vpdesk.scales import ScaleSpec
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.draws.teams.scoring import vps, with_counts, with_rules, with_scale
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.results.doubts import doubts
from vpdesk.tournament.results.typed_results import exchanged, typed, with_game
from vpdesk.tournament.round import Result
from vpdesk.tournament.score import BoardPoints
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.team_rules import MatchCounts, TeamRules
from vpdesk.tournament.tournament import Tournament

TEN = with_scale(TeamRules(), ScaleSpec(10))
RULES = with_counts(TEN, MatchCounts.PATTON)


def started(rules: TeamRules = RULES) -> Tournament:
    made = event(4, teams=rules)
    return with_round(made, draw_next(made).round)


def test_both_parts_are_added():
    tournament = started()
    game = tournament.rounds[0].games[0]
    made = typed(tournament, game, "24-17 13-7")
    home, visitors = vps(TEN, 24, 17)
    assert made.points == (home + 1300, visitors + 700)
    assert sum(made.points) == 4000
    assert (made.imps, made.on_boards) == ((24, 17), BoardPoints(1300, 700))
    assert typed(tournament, game, "99-0 20-0").points == (4000, 0)
    assert typed(tournament, game, "24 \N{EN DASH} 17,  13 \N{EN DASH} 7") == made
    assert typed(tournament, game, "24-17 12.5-7.5").on_boards == (1250, 750)


def test_who_has_more_vps_has_won():
    tournament = started()
    made = typed(tournament, tournament.rounds[0].games[0], "10-9 4-16")
    assert (made.home_result, made.visitor_result) == (Result.LOSS, Result.WIN)


def test_a_bye_keeps_its_share():
    assert (TEN.bye, TEN.draw, RULES.bye, RULES.draw) == (1200, 1000, 2400, 2000)
    assert with_counts(RULES, MatchCounts.IMPS) == TEN


def test_imps_alone_are_no_result():
    tournament = started()
    game = tournament.rounds[0].games[0]
    for text in ("24-17", "24 17", "13", "24-17 13"):
        with pytest.raises(TournamentError, match=r"2 per board won: 24-17 13-7"):
            typed(tournament, game, text)
    assert typed(tournament, game, "25.3-14.7").points == (2530, 1470)
    assert typed(tournament, game, "+").points == (2400, 0)


def test_points_of_other_boards_are_asked_about():
    tournament = started()
    game = tournament.rounds[0].games[0]
    assert doubts(tournament, game, "24-17 13-7") == ()
    (doubt,) = doubts(tournament, game, "24-17 13-5")
    assert str(doubt) == "13 and 5 board points make 18; a match has 20."


def test_results_are_turned_with_their_teams():
    tournament = started()
    game = tournament.rounds[0].games[0]
    tournament = with_game(tournament, 1, 1, typed(tournament, game, "24-17 13-7"))
    (first, *_) = exchanged(tournament, 1, game.home, game.visitor).rounds[0].games
    assert (first.imps, first.on_boards) == ((17, 24), BoardPoints(700, 1300))


def test_half_a_match_has_half_of_the_boards():
    tournament = started()
    game = replace(tournament.rounds[0].games[0], triangle=1)
    made = typed(tournament, game, "12-10 6-4")
    home, visitors = vps(TEN, 12, 10, half=True)
    assert made.points == (home + 600, visitors + 400)


def test_it_is_the_rule_from_the_first_result():
    tournament = started(TEN)
    typed_first = typed(tournament, tournament.rounds[0].games[0], "24-17")
    begun = with_game(tournament, 1, 1, typed_first)
    with pytest.raises(TournamentError, match="before the first result"):
        with_rules(begun, RULES)
    assert with_rules(tournament, RULES).teams == RULES
    patton = started()
    made = with_game(patton, 1, 1, typed(patton, patton.rounds[0].games[0], "24-17 13-7"))
    eight = with_rules(made, with_counts(with_scale(TEN, ScaleSpec(12)), MatchCounts.PATTON))
    assert sum(sure(eight.rounds[0].games[0].points)) == 4000
    assert standings(eight)[0].points == sure(eight.rounds[0].games[0].points)[0]
