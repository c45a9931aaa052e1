"""Both drawers of a round, the program's and the brute force, told in the same words."""

from tests.unit.tournament.draws import brute_2012, brute_2017
from vpdesk.tournament.draws.draw import draw
from vpdesk.tournament.errors import NoPairingError


def by_brute_force(tournament):
    """(sorted (white, black)s, bye or 0), or None if there is no pairing."""
    drawer = brute_2012 if tournament.edition == "2012" else brute_2017
    found = drawer.draw(tournament)
    return found and (sorted(found[0]), found[1])


def by_the_program(tournament):
    """The same of the program's draw."""
    try:
        drawn = draw(tournament)
    except NoPairingError:
        return None
    return sorted((each.white, each.black) for each in drawn.pairings), drawn.bye
