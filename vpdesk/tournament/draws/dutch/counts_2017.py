"""How far a paired bracket of 2017 or 2026 fails each criterion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.bracket_2017 import Bracket2017
from vpdesk.tournament.draws.dutch.criteria_2017 import (
    BYE,
    CODES,
    COLOURS,
    DIFFERENCES,
    FLOATS,
    NEXT,
    PAIRS,
    POINT,
    Criteria,
)
from vpdesk.tournament.draws.dutch.field import Field, mask_of
from vpdesk.tournament.draws.trace import Count
from vpdesk.tournament.tournament import Edition


class Counts:
    """The counts of a bracket, by criterion in their order."""

    def __init__(self, field: Field, edition: Edition, bracket: Bracket2017) -> None:
        self._field = field
        self._codes = CODES[edition]
        self._modern = edition is Edition.E2026
        self._bracket = bracket
        self._residents = mask_of(bracket.residents)
        self._lowest = field.scores[bracket.residents[-1]]
        self._uneven = [pair for pair in bracket.pairs if self._difference(*pair)]
        self._criteria = Criteria(field, edition, bracket.moved_down, bracket.residents)

    def all(self, following: Bracket2017 | None) -> Iterator[Count]:
        """Every criterion of the edition that is about this bracket; following: the next one."""
        bracket, codes = self._bracket, self._codes
        floaters = bracket.floaters
        yield Count(codes[PAIRS], (len(floaters),), len(bracket.players) % 2)
        yield Count(codes[DIFFERENCES], self._closeness())
        if following is not None:
            least = len(following.players) % 2
            yield Count(codes[NEXT], (len(following.floaters),), least)
        if bracket.bye_here and len(floaters) == 1:
            yield Count(codes[BYE], (self._field.states[floaters[0]].unplayed,))
        yield from self._colours()
        yield from self._floats()

    def _closeness(self) -> tuple[int, ...]:
        """Score differences of pairs and floaters; in 2026 the floaters' scores."""
        floaters = self._bracket.floaters
        if self._modern:
            return tuple(self._field.scores[each] for each in floaters)
        return self._differences(self._uneven, floaters)

    def _colours(self) -> Iterator[Count]:
        the = self._criteria
        costs = (the.beyond_two, the.third_running, the.same_colour, the.same_strong_colour)
        for code, cost in zip(self._codes[COLOURS:], costs, strict=False):
            least = self._least_same() if cost == the.same_colour else 0
            yield Count(code, (sum(cost(*pair) for pair in self._bracket.pairs),), least)

    def _least_same(self) -> int:
        """Pairs of two with the same preference that there must be."""
        players = mask_of(self._bracket.players)
        sides = (self._field.white, self._field.black)
        others = [(players & ~side).bit_count() for side in sides]
        return max(0, len(self._bracket.pairs) - min(others))

    def _floats(self) -> Iterator[Count]:
        again: list[tuple[Pairs, list[int]]] = []
        for down, up in zip(self._field.down, self._field.up, strict=True):
            fallen = [each for each in self._bracket.floaters if down >> each & 1]
            again.append(([(a, b) for a, b in self._uneven if down >> a & 1], fallen))
            again.append(([(a, b) for a, b in self._uneven if up >> b & 1], []))
        for k, (pairs, alone) in enumerate(again):
            count = len(pairs)
            if k % 2 == 0:  # of moved-down players it cannot be helped
                fallen = [*alone, *(first for first, _ in pairs)]
                count = (mask_of(fallen) & self._residents).bit_count()
            yield Count(self._codes[FLOATS + k], (count,), 0)
        for k, (pairs, alone) in enumerate(again):
            # In 2026 this is about moved-down players only.
            left = [e for e in alone if not (self._modern and self._residents >> e & 1)]
            yield Count(self._codes[FLOATS + 4 + k], self._differences(pairs, left))

    def _difference(self, first: int, second: int) -> int:
        return self._field.scores[first] - self._field.scores[second]

    def _differences(self, pairs: Pairs, floaters: Sequence[int]) -> tuple[int, ...]:
        found = [self._difference(*pair) for pair in pairs]
        found += [self._field.scores[each] - self._lowest + POINT for each in floaters]
        return tuple(sorted(found, reverse=True))
