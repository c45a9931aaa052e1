"""Small tournaments written down as one would on paper."""

from vpdesk.scales import ScaleSpec
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

LOSER = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "W": "L", "L": "W", "D": "D"}


def a_round(text, method=""):
    """A round such as "1-2 1, 3-4 =, 5 U, 6-7 --": white's result, or both; a bye's letter."""
    games, byes = [], []
    for each in text.split(", "):
        who, *result = each.split()
        if "-" not in who:
            byes.append(Bye(int(who), ByeKind(result[0])))
            continue
        white, black = map(int, who.split("-"))
        if not result:
            games.append(Game(white, black))
            continue
        first = result[0][0]
        second = result[0][1:] or LOSER[first]
        games.append(Game(white, black, Result(first), Result(second)))
    return Round(tuple(games), tuple(byes), method)


def event(*rounds, players=0, ratings=(), **more):
    """A chess tournament of as many players as the rounds name."""
    drawn = tuple(map(a_round, rounds))
    named = [number for each in drawn for game in each.games for number in game.sides]
    named += [bye.entrant for each in drawn for bye in each.byes]
    numbers = range(1, max([players, *named]) + 1)
    field = tuple(
        Entrant(n, f"Player {n}", ratings[n - 1] if ratings else 2400 - 50 * n) for n in numbers
    )
    return Tournament(field, drawn, **more)


def match(home, visitor, imps, points, triangle=0):
    """A match with IMPs and VPs (hundredths) of both sides."""
    won, lost = imps
    letters = ("1", "0") if won > lost else ("0", "1") if won < lost else ("=", "=")
    one, other = map(Result, letters)
    return Game(home, visitor, one, other, points, MatchImps(*imps), triangle)


TEAMS = Tournament(
    tuple(Entrant(n, name) for n, name in enumerate(("Aces", "Bold", "Clubs", "Dames", "East"), 1)),
    (
        Round(
            (match(1, 2, (40, 20), (1500, 500)), match(3, 4, (31, 31), (1000, 1000))),
            (Bye(5, ByeKind.PAIRING),),
            "top-down",
        ),
        Round(
            (match(5, 1, (10, 0), (1300, 700)), match(2, 3, (25, 20), (1150, 850))),
            (Bye(4, ByeKind.PAIRING),),
            "top-down",
        ),
    ),
    name="Autumn Teams",
    kind=Kind.TEAMS,
    planned=5,
    teams=TeamRules(ScaleSpec(boards=16)),
)
