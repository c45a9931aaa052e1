"""What test_norms and others are made of."""

from dataclasses import replace

from vpdesk.tournament.round import Game, Result, Round
from vpdesk.tournament.tournament import Entrant, Tournament

# The average for IM is (20 760 + 2050 + 100) / 9 = 2323.3, as the last one counts as 2050.
OPPONENTS = (
    ("GM", 2500, "POL"),
    ("GM", 2480, "GER"),
    ("IM", 2400, "POL"),
    ("IM", 2420, "SVK"),
    ("FM", 2300, "CZE"),
    ("FM", 2310, "CZE"),
    ("CM", 2250, "CZE"),
    ("", 2200, "CZE"),
    ("", 1900, "CZE"),
)

SCORES = {"1": (Result.WIN, Result.LOSS), "=": (Result.DRAW,) * 2, "0": (Result.LOSS, Result.WIN)}

SIX_AND_A_HALF = "111111=00"


def made(scores=SIX_AND_A_HALF, opponents=OPPONENTS, **more):
    me = Entrant(1, "Me", 2350, "FM", federation="CZE")
    others = [
        Entrant(at, f"P{at}", rating, title, federation=land)
        for at, (title, rating, land) in enumerate(opponents, 2)
    ]
    rounds = (Round((Game(1, at, *SCORES[score]),)) for at, score in enumerate(scores, 2))
    return Tournament((replace(me, **more), *others), tuple(rounds))
