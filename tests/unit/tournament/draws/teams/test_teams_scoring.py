"""From IMPs to VPs, of whole matches and of halves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.messy.parts import OLD
from tests.unit.tournament.draws.teams.teams_events import event
from vpdesk.files.scale_library import find
from vpdesk.languages import language
from vpdesk.report.events.why.words_rules import rules_words
from vpdesk.scales import Model, ScaleRule, ScaleSpec, make_scale
from vpdesk.scales.match_scales import match_scales
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.generator import generate_teams
from vpdesk.tournament.draws.teams.scoring import is_ruled, scored, vps, with_rules, with_scale
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.results.doubts import doubts
from vpdesk.tournament.results.typed_results import typed
from vpdesk.tournament.round import Bye, ByeKind, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.standings.tie_break_order import usual_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import Level, OddField, TeamRules
from vpdesk.tournament.tournament import Tournament

WIN_LOSS, BOARDS = match_scales()
RULES = TeamRules(ScaleSpec(boards=32))


def started(count: int, rules: TeamRules = RULES) -> Tournament:
    made = event(count, teams=rules)
    return replace(made, rounds=(as_round(made, draw_teams(made)),))


def test_a_printed_cell_of_the_scale() -> None:
    assert vps(RULES, 54, 20) == (1576, 424)
    assert vps(RULES, 20, 54) == (424, 1576)
    assert vps(replace(RULES, scale=ScaleSpec(7, "discrete")), 9, 0) == (1400, 600)


@pytest.mark.parametrize("kind", ["continuous", "discrete"])
def test_half_a_match_is_scored_on_half_of_the_range_with_half_of_the_boards(kind: str) -> None:
    rules = TeamRules(ScaleSpec(boards=14, kind=kind))
    scale = make_scale(kind, ScaleRule(7, 5))
    for margin in (0, 1, 8, 40, 100):
        assert vps(rules, margin, 0, half=True) == scale.vps(margin)
    assert vps(rules, 5, 5, half=True) == (500, 500)
    assert vps(rules, 0, 99, half=True) == (0, 1000)


def test_a_result_is_given_to_a_match_and_taken_away() -> None:
    made = started(4)
    first, second = made.rounds[0].games
    game = scored(made.teams, second, MatchImps(20, 54))
    assert (game.imps, game.points) == ((20, 54), (424, 1576))
    assert (game.home_result, game.visitor_result) == (Result.LOSS, Result.WIN)
    level = scored(made.teams, first, MatchImps(30, 30))
    assert (level.home_result, level.visitor_result, level.points) == (
        Result.DRAW,
        Result.DRAW,
        (1000, 1000),
    )
    assert scored(made.teams, game, None) == second


def test_other_rules_change_the_vps_of_all_matches_with_imps() -> None:
    made = generate_teams(7, 3, 4, TeamRules(ScaleSpec(boards=8), odd=OddField.TRIANGLE))
    again = with_rules(made, replace(made.teams, scale=ScaleSpec(32)))
    assert again != replace(made, teams=again.teams)
    assert with_rules(again, made.teams) == made
    assert with_rules(made, made.teams) == made
    open_round = started(5)
    assert with_rules(open_round, open_round.teams) == open_round


def test_other_rules_leave_what_the_director_gave() -> None:
    made = started(7)
    first, second, third = made.rounds[0].games
    ruled = typed(made, scored(made.teams, first, MatchImps(45, 23)), "12-5 vp")
    walkover = typed(made, second, "+-")
    byes = (Bye(7, ByeKind.FULL, 1200), Bye(7, ByeKind.HALF, 1000), Bye(7, ByeKind.PAIRING, 900))
    plain = scored(made.teams, third, MatchImps(45, 23))
    for bye, points in zip(byes, (1500, 1500, 900), strict=True):
        event = replace(made, rounds=(Round((ruled, walkover, plain), (bye,)),))
        other = with_rules(event, replace(made.teams, scale=ScaleSpec(32, v0=15), bye=1500))
        (drawn,) = other.rounds
        assert drawn.games[0] == ruled
        assert drawn.games[1].points == (1500, 0)
        assert drawn.games[2] == scored(other.teams, third, MatchImps(45, 23))
        assert other.points_of_bye(drawn.byes[0]) == points
        assert [is_ruled(other.teams, each) for each in drawn.games] == [True, False, False]


def test_what_cannot_be_scored_is_refused() -> None:
    with pytest.raises(TournamentError, match="from 0, not -1"):
        vps(RULES, -1, 3)
    with pytest.raises(
        TournamentError, match="IMPs cannot be turned into VPs: A discrete scale has"
    ):
        vps(TeamRules(ScaleSpec(kind="discrete", v0=5)), 3, 3, half=True)


def test_any_scale_scores_a_match():
    acbl = find("acbl-20")
    assert acbl is not None
    rules = TeamRules(ScaleSpec(24, family=acbl))
    table = acbl.scale(24)
    for margin in (0, 1, 13, 200):
        assert vps(rules, margin, 0) == table.vps(margin)
        assert vps(rules, 0, margin) == table.vps(-margin)
        whole = acbl.scale(12).vps(margin)
        won, lost = vps(rules, margin, 0, half=True)
        assert won + lost == sum(whole) // 2
        assert 2 * won - whole[0] in (0, 1)
    assert rules.draw == 1000
    steep = TeamRules(ScaleSpec(16, blitz=20, model=Model.LINEAR))
    assert vps(steep, 20, 0) == (2000, 0)
    with pytest.raises(TournamentError, match="percentages"):
        vps(TeamRules(ScaleSpec(8, family=find("ebu-pairs"))), 3, 0)
    with pytest.raises(TournamentError, match="cannot be turned into VPs"):
        vps(TeamRules(ScaleSpec(999, family=acbl)), 3, 0)


def test_the_usual_scale_is_one_rule_however_it_is_named():
    assert TeamRules(ScaleSpec()) == TeamRules()
    assert TeamRules().spec == ScaleSpec()


def test_a_bye_keeps_its_share_of_a_match_by_another_scale():
    acbl = find("acbl-30")
    for spec, bye in (
        (ScaleSpec(8, family=acbl), 1800),
        (ScaleSpec(16, family=OLD), 1800),
        (ScaleSpec(16, v0=5), 600),
        (ScaleSpec(24), 1200),
        (ScaleSpec(60, family=acbl), 1800),  # it has no such table, but it may get one
    ):
        rules = with_scale(TeamRules(), spec)
        assert (rules.spec, rules.bye) == (spec, bye)
        assert rules.of_bye(ByeKind.HALF) < bye
        assert with_scale(rules, ScaleSpec()) == TeamRules()
    assert with_scale(TeamRules(bye=0), ScaleSpec(8, family=acbl)).bye == 0


def test_vps_of_a_scale_that_is_cut_are_not_asked_about():
    rules = with_scale(TeamRules(), ScaleSpec(16, family=OLD))
    tournament = started(4, rules)
    game, _ = tournament.rounds[0].games
    for text in ("25.0-3.0", "2.0-25.0", "17.0-13.0"):
        assert doubts(tournament, game, text) == ()
    (doubt,) = doubts(tournament, game, "25.0-8.0")
    assert str(doubt) == "25 and 8 VP make 33; both sides of a match have 30."


def test_matches_count_as_won_or_lost():
    tournament = started(4, with_scale(TeamRules(ScaleSpec(12)), ScaleSpec(12, family=WIN_LOSS)))
    rules, game = tournament.teams, tournament.rounds[0].games[0]
    assert (rules.bye, rules.draw, rules.of_bye(ByeKind.HALF)) == (100, 50, 50)
    for text, points in (("31-30", (100, 0)), ("30-30", (50, 50)), ("0-99", (0, 100))):
        assert (typed(tournament, game, text).points, doubts(tournament, game, text)) == (
            points,
            (),
        )
    assert "three blitzes are 156" in str(doubts(tournament, game, "160-0")[0])
    assert typed(tournament, game, "+-").points == (100, 0)
    assert [vps(rules, *each, half=True) for each in ((5, 4), (4, 4))] == [(50, 0), (25, 25)]
    assert with_scale(rules, ScaleSpec(12)) == TeamRules(ScaleSpec(12))
    assert with_scale(replace(rules, bye=75), ScaleSpec(12)).bye == 1500  # its share


def test_board_a_match_counts_the_points_of_boards():
    rules = with_scale(TeamRules(ScaleSpec(7)), ScaleSpec(7, family=BOARDS))
    tournament = started(4, rules)
    game = tournament.rounds[0].games[0]
    assert (rules.of_boards, rules.bye, rules.draw) == (True, 840, 700)
    made = typed(tournament, game, "9-5")
    assert (made.imps, made.points, made.home_result) == ((9, 5), (900, 500), Result.WIN)
    assert doubts(tournament, game, "14-0") == ()
    (doubt,) = doubts(tournament, game, "9-4")
    assert str(doubt) == "9 and 4 board points make 13; a match has 14."
    assert doubts(tournament, replace(game, triangle=1), "4-2") == ()
    assert typed(tournament, replace(game, triangle=1), "4-2").points == (400, 200)
    assert typed(tournament, game, "8.5-5.5").points == (850, 550)
    with pytest.raises(TournamentError, match="2 per board won, such as"):
        typed(tournament, game, "9")
    assert not {TieBreak.IMP_QUOTIENT, TieBreak.NET_IMPS} & set(usual_order(tournament))
    by_quotient = replace(rules, odd=OddField.TRIANGLE, level=Level.QUOTIENT)
    halved = rules_words(by_quotient, language("en"))
    assert sum("their board points" in each for each in halved) == 1
    assert any(each.startswith("Half a match is of half of the boards") for each in halved)
    assert not any("IMPs" in each or "printed table" in each for each in halved)


def test_half_of_an_odd_number_of_boards_is_whole_boards():
    """Two half matches of three boards of seven: 20-10 IMPs are 7.79-2.21 on 10-0."""
    rules = with_scale(TeamRules(), ScaleSpec(7))
    assert vps(rules, 20, 10, half=True) == (779, 221)
    assert vps(rules, 10, 20, half=True) == (221, 779)
    assert vps(with_scale(TeamRules(), ScaleSpec(6)), 20, 10, half=True) == (779, 221)
    assert vps(with_scale(TeamRules(), ScaleSpec(1)), 0, 0, half=True) == (500, 500)
