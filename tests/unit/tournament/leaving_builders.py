"""What test_leaving and others are made of."""

from dataclasses import replace

from vpdesk.tournament.draws.teams.by_table import all_rounds
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament


def league(count=6):
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, count + 1))
    rules = TeamRules(method=TeamMethod.ROUND_ROBIN)
    empty = Tournament(players, kind=Kind.TEAMS, teams=rules)
    rounds = all_rounds(empty)
    return replace(empty, rounds=rounds, planned=len(rounds))


def played(tournament, *rounds, text="18-2 vp"):
    """With this result of all matches of some rounds that have none."""
    for number in rounds:
        for board, game in enumerate(tournament.rounds[number - 1].games, 1):
            if not game.finished:
                made = typed(tournament, game, text)
                tournament = with_game(tournament, number, board, made)
    return tournament
