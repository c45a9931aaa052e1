"""A bracket of the edition of 2012."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.tournament.draws.dutch.bracket import Bracket
from vpdesk.tournament.draws.dutch.field import Field, mask_of


@dataclass(slots=True)
class Bracket2012(Bracket):
    """heterogeneous: moved-down players are paired first: they are there, but fewer than half."""

    heterogeneous: bool = False
    last: bool = False


def make_bracket(
    field: Field, moved_down: list[int], residents: list[int], *, last: bool = False
) -> Bracket2012:
    """A bracket, treated as those need who have a possible opponent in it.

    The text (A.3) counts all; the reference program counts after C.1 took out the incompatible
    ones.
    """
    players = mask_of([*moved_down, *residents])
    mdps = sum(1 for each in moved_down if field.allowed[each] & players)
    others = sum(1 for each in residents if field.allowed[each] & players)
    return Bracket2012(moved_down, residents, 0 < mdps < others, last)
