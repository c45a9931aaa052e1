"""What test_stages and others are made of."""

from vpdesk.event.event import (
    DrawKind,
    Event,
    Stage,
)
from vpdesk.event.stages import begun, who_plays
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.tournament import Entrant, Tournament

RULES = Tournament((), kind=Kind.TEAMS)


def field(count):
    return tuple(Entrant(number, f"Team {number}") for number in range(1, count + 1))


def played(event, stage, group=1, *, margin=lambda home, visitor: visitor - home):
    """With results of all matches that have none: the margin in IMPs of the home team."""
    tournament = event.group(stage, group)
    for number, each in enumerate(tournament.rounds, 1):
        for board, game in enumerate(each.games, 1):
            if not game.finished:
                net = margin(*game.sides)
                imps = (max(net, 0), max(-net, 0))
                tournament = with_game(
                    tournament, number, board, scored(tournament.teams, game, MatchImps(*imps))
                )
    return event.with_group(stage, group, tournament)


def league(count, **more):
    event = Event(field(count), (Stage(draw=DrawKind.ROUND_ROBIN, **more),))
    return begun(event, 1, RULES, [who_plays(event, 1)])
