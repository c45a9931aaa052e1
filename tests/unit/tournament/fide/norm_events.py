"""Tournaments in which one player is at the border of a norm, as computed by hand."""

from dataclasses import replace

from tests.unit.tournament.small_events import event

TITLES = ("IM", "IM", "IM", "FM", "FM", "", "", "", "")
FEDERATIONS = ("CZE", "CZE", "CZE", "GER", "GER", "GER", "POL", "POL", "POL")


def nine(
    results="111111100",
    *,
    ratings=(2230,) * 9,
    titles=TITLES,
    federations=FEDERATIONS,
    own="CZE",
    sex="m",
    title="",
    **more,
):
    """Player 1 meets 2, 3 and so on, a round each; 7 of 9 add 220 (78 %).

    The last one of the field, an IM, never comes.
    """
    rounds = [f"1-{number} {each}" for number, each in enumerate(results, 2)]
    made = event(*rounds, players=len(ratings) + 2, **({"planned": 9} | more))
    first = replace(made.entrants[0], sex=sex, federation=own, title=title, rating=2300)
    others = [
        replace(player, rating=rating, title=held, federation=federation)
        for player, rating, held, federation in zip(
            made.entrants[1:-1], ratings, titles, federations, strict=True
        )
    ]
    absent = replace(made.entrants[-1], title="IM")
    return replace(made, entrants=(first, *others, absent))
