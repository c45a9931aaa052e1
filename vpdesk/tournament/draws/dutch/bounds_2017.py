"""How little the criteria of 2017 and 2026 can be failed in a bracket, by counting."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.tournament.draws.dutch.candidates import Limits
from vpdesk.tournament.draws.dutch.field import Field, members
from vpdesk.tournament.draws.dutch.limits import colour_limit, least_of
from vpdesk.tournament.draws.dutch.search import FloatLimit, PairLimit


class Bounds:
    """The lower bounds of a bracket in which all moved-down players are paired, and all others
    but at most one.

    players, residents: masks, without those who can meet nobody of the bracket.
    """

    def __init__(
        self, field: Field, players: int, moved_down: Sequence[int], residents: int
    ) -> None:
        self._field = field
        self._players = players
        self._moved_down = moved_down
        self._residents = residents
        self._forced = self._only_for_each_other()
        self._rises = [self._least_rises(mask) for mask in field.up]

    @property
    def differences_count(self) -> bool:
        """Moved-down players of several scores must meet such as floated up before: then it
        matters which of them do.
        """
        scores = {self._field.scores[each] for each in self._moved_down}
        return any(self._rises) and len(scores) > 1

    def limits(self, unpaired: FloatLimit) -> Limits:
        """The limits of a search; unpaired: a further one for who is left."""
        the = self._field
        sides = the.white, the.black
        strong = the.white & the.strong, the.black & the.strong
        left = self._players.bit_count() % 2
        down = [FloatLimit(mask, least_of(mask, self._residents, left)) for mask in the.down]
        return Limits(
            tuple(
                PairLimit([mask] * len(the.states), most)
                for mask, most in zip(the.up, self._rises, strict=True)
            ),
            (
                PairLimit(the.clash, self._hits(the.clash)),
                self._colours(the.same, sides),
                self._colours(the.strong_same, strong),
            ),
            (*down, unpaired),
        )

    def _only_for_each_other(self) -> list[tuple[int, int]]:
        """Pairs of which neither can meet anybody else here: they must meet."""
        players = self._players
        choices = {each: self._field.allowed[each] & players for each in members(players)}
        pairs = []
        for first, mask in choices.items():
            second = mask.bit_length() - 1
            if first < second and mask == 1 << second and choices[second] == 1 << first:
                pairs.append((first, second))
        return pairs

    def _hits(self, partners: Sequence[int]) -> int:
        return sum(partners[first] >> second & 1 for first, second in self._forced)

    def _colours(self, partners: Sequence[int], sides: tuple[int, int]) -> PairLimit:
        """The forced pairs, and as many as there must be among the others."""
        others = self._players
        for first, second in self._forced:
            others &= ~(1 << first | 1 << second)
        limit = colour_limit(partners, sides, others, others.bit_count() // 2)
        return PairLimit(partners, limit.most + self._hits(partners), limit.groups)

    def _least_rises(self, mask: int) -> int:
        """How many opponents of moved-down players must be of a mask."""
        others, needed, hits = self._residents, len(self._moved_down), 0
        for first, second in self._forced:
            if first in self._moved_down:
                others &= ~(1 << second)
                needed -= 1
                hits += mask >> second & 1
            else:
                others &= ~(1 << first | 1 << second)
        return hits + least_of(mask, others, needed)
