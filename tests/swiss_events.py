"""Small tournaments for the tests of the Swiss room."""

import re

from vpdesk.tournament.draws.next_round import drawn, with_round
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.typed_results import typed, with_game
from vpdesk.tournament.tournament import Edition, Entrant, Tournament

# What is said of chess alone, but for boards that are those of a match.
CHESS_WORDS = re.compile(
    r"\b(?:chess|players?|ratings?|rated|colou?rs?|white|black|games?|(?:half|full)-point|points?)\b"
    r"|(?<!\d )\bboards?\b",
    re.IGNORECASE,
)
NAMES = (
    "Adams, Anna",
    "Baker, Boris",
    "Clark, Cyril",
    "Davis, Dana",
    "Evans, Eva",
    "Frank, Filip",
    "Ghosh, Gita",
    "Hills, Hugo",
    "Irwin, Ida",
)


def chess(count):
    """An open of some players, the strongest first, before round 1."""
    players = (
        Entrant(number, name, 2600 - 100 * number, "GM" if number < 3 else "")
        for number, name in enumerate(NAMES[:count], 1)
    )
    return Tournament(
        tuple(players), name="Spring Open", edition=Edition.E2012, planned=5, first_colour="w"
    )


def teams(count):
    """A match of teams with VPs, before round 1."""
    players = (Entrant(number, name.split(",")[0]) for number, name in enumerate(NAMES[:count], 1))
    return Tournament(tuple(players), name="County Teams", kind=Kind.TEAMS, planned=5)


def with_next_round(tournament):
    """With the next round, as it is drawn."""
    return with_round(tournament, drawn(tournament))


def play_round(tournament, results="1"):
    """With one more round; its results go round in those given, as a director types them."""
    round_number = tournament.next_round
    tournament = with_next_round(tournament)
    if tournament.kind is Kind.TEAMS:
        results = ("45-23", "10-30")
    for board, game in enumerate(tournament.rounds[-1].games, 1):
        text = results[(board - 1) % len(results)]
        played = typed(tournament, game, text)
        tournament = with_game(tournament, round_number, board, played)
    return tournament
