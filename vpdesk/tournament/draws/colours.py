"""Who gets which colour (2012 section E, article 5 of 2017 and 2026)."""

from __future__ import annotations

from vpdesk.tournament.draws.player_state import PlayerState, Strength
from vpdesk.tournament.tournament import Edition


def allocate(
    higher: PlayerState, lower: PlayerState, edition: Edition, first_colour: str, order: int
) -> tuple[bool, str]:
    """Whether the higher ranked of a pair gets white, and the code of the rule that says so.

    first_colour: "w" or "b", drawn before round 1. order: the number of the higher ranked by
    which E.5 goes: odd gets the first colour.
    """
    rule = 0
    mine, theirs = higher.preference, lower.preference
    white = True
    if not mine and not theirs:
        white, rule = (order % 2 == 1) == (first_colour == "w"), 5
    elif mine != theirs:
        white, rule = (mine == "w" if mine else theirs == "b"), 1
    elif decided := _stronger(higher, lower, edition):
        white, rule = (mine == "w") == (decided > 0), 2
    elif colour := _last_difference(higher.colours, lower.colours):
        white, rule = colour == "b", 3
    else:
        white, rule = mine == "w", 4
    return white, f"E.{rule}" if edition is not Edition.E2026 else f"5.2.{rule}"


def _stronger(higher: PlayerState, lower: PlayerState, edition: Edition) -> int:
    """Above 0 if the preference of the higher ranked is the stronger, below 0 if the other's."""
    difference = higher.strength - lower.strength
    absolute = higher.strength is Strength.ABSOLUTE
    if not difference and absolute and edition is not Edition.E2012:
        difference = abs(higher.colour_difference) - abs(lower.colour_difference)
    return difference


def _last_difference(mine: str, theirs: str) -> str:
    """My colour in the latest place in which both histories differ; "" if there is none."""
    for own, other in zip(reversed(mine), reversed(theirs), strict=False):
        if own != other:
            return own
    return ""
