"""Teams that are level in VPs are drawn as the standings show them, or by their IMPs."""

from dataclasses import replace

from tests.unit.tournament.draws.teams.teams_events import event
from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.method_rules import MethodRule, method_rules
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.round import Bye, ByeKind, Game, Round
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import with_order
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.team_rules import FirstRound, Level, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Brought, Tournament

BY_IMPS = (TieBreak.IMP_QUOTIENT,)
RULES = TeamRules()
BETWEEN = (TieBreak.DIRECT,)


def two_rounds(rules: TeamRules = RULES) -> Tournament:
    """1 and 2 have as many VPs: 1 has the better quotient, 2 has won their match."""
    made = event(4, Round((Game(1, 2), Game(3, 4))), Round((Game(1, 3), Game(2, 4))), teams=rules)
    for number, board, text in ((1, 1, "11-12"), (1, 2, "10-10"), (2, 1, "1-0"), (2, 2, "9-10")):
        game = made.rounds[number - 1].games[board - 1]
        made = with_game(made, number, board, typed(made, game, text))
    return made


def test_a_draw_follows_the_tie_breaks():
    made = with_order(two_rounds(), BETWEEN)
    points = {each.number: each.points for each in standings(made)}
    assert points[1] == points[2]
    assert draw_teams(made).ranking.index(2) < draw_teams(made).ranking.index(1)
    by_imps = with_order(two_rounds(), BY_IMPS)
    assert draw_teams(by_imps).ranking.index(1) < draw_teams(by_imps).ranking.index(2)


def test_by_quotient_the_tie_breaks_do_not_matter():
    rules = TeamRules(level=Level.QUOTIENT)
    made = with_order(two_rounds(rules), BETWEEN)
    assert draw_teams(made).ranking.index(1) < draw_teams(made).ranking.index(2)
    assert MethodRule.RANKING in method_rules(rules)
    assert MethodRule.BY_TIE_BREAKS in method_rules(TeamRules())


def test_other_tie_breaks_are_for_rounds_that_are_not_drawn_yet():
    made = with_order(event(4, teams=TeamRules(method=TeamMethod.DANISH)), BETWEEN)
    made = replace(two_rounds(made.teams), details=made.details)
    before = draw_teams(made).ranking
    third = replace(made, rounds=(*made.rounds, as_round(made, draw_teams(made))))
    changed = with_order(third, BY_IMPS)
    assert draw_teams(changed.through(2)).ranking == before
    assert draw_teams(with_order(made, BY_IMPS)).ranking != before


def test_nothing_but_numbers_ranks_before_the_first_result():
    lots = with_order(event(6), (TieBreak.LOTS,))
    assert draw_teams(lots).ranking == (1, 2, 3, 4, 5, 6)
    assert {each.place for each in standings(lots)} == {1}
    rules = TeamRules(first=FirstRound.STANDINGS)
    brought = (Brought(3, 1000), Brought(5, 1000, 7), Brought(6, 1100))
    later = replace(event(6, teams=rules), brought=brought, seeds=(6, 4, 2, 5, 3, 1))
    level = replace(later, details=with_order(later, (TieBreak.NET_IMPS,)).details)
    assert draw_teams(level).ranking == (6, 5, 3, 4, 2, 1)


def test_a_bye_counts_once_its_round_has_a_result():
    second = Round((Game(3, 1), Game(4, 5)), (Bye(2, ByeKind.PAIRING),))
    first = Round((Game(1, 2), Game(3, 4)), (Bye(5, ByeKind.PAIRING),))
    made = event(5, first, second)
    for board, text in ((1, "20-10"), (2, "20-10")):
        made = with_game(made, 1, board, typed(made, made.rounds[0].games[board - 1], text))
    assert draw_teams(made).ranking == (1, 3, 5, 2, 4)  # as the standings after round 1
    begun = with_game(made, 2, 1, typed(made, made.rounds[1].games[0], "10-10"))
    assert draw_teams(begun).ranking[2] == 2
