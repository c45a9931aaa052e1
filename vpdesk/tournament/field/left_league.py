"""Who has left a league, and from which round on that counts."""

from __future__ import annotations

from vpdesk.tournament.round import Game, Result
from vpdesk.tournament.tournament import Tournament


def in_league(tournament: Tournament) -> bool:
    """Matches of bridge whose rounds are all drawn by a table."""
    return not tournament.play.ranks_left and tournament.by_schedule and tournament.all_drawn


def leaver_of(tournament: Tournament, game: Game) -> int:
    """Who has left, so that a match of a league was not played or is cancelled; 0 for nobody."""
    if not in_league(tournament) or game.played or not game.finished:
        return 0
    gone = leavers(tournament)
    return next((each for each in game.sides if each in gone and lost_by(game, each)), 0)


def last_counted(tournament: Tournament, drawn: int | None = None) -> int:
    """The last round that counts: that has a result, for byes of later ones are not had yet.

    drawn: of so many first rounds.

    What a team that has left a league is given in the rounds to come begins none of them.
    """
    begun = (
        at
        for at, each in enumerate(tournament.rounds[:drawn], 1)
        if each.finished
        or any(game.finished and not leaver_of(tournament, game) for game in each.games)
    )
    return max(begun, default=0)


def leavers(tournament: Tournament) -> set[int]:
    """The numbers of those who left before the last round that is drawn."""
    last = len(tournament.rounds)
    return {each.number for each in tournament.entrants if 0 < each.last_round < last}


def lost_by(game: Game, number: int) -> bool:
    """A side of a match lost it by a forfeit."""
    results = (game.home_result, game.visitor_result)
    return results[game.sides.index(number)] is Result.FORFEIT_LOSS
