"""The best candidate of a bracket of 2017 or 2026, by matchings of lexicographic weight.

The bracket is matched together with the next one and with the rest, as far as the view asks.
The components of a weight are, from the left: completion, pairs of the bracket, its score
differences, the next bracket, the bye, colours and floats, the order of generation.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.bracket_2017 import Bracket2017, Outlook
from vpdesk.tournament.draws.dutch.criteria_2017 import Criteria
from vpdesk.tournament.draws.dutch.exact import Graph, NoOrder, Order, packed
from vpdesk.tournament.draws.dutch.field import Field, mask_of, members
from vpdesk.tournament.draws.dutch.sequence import HalvesOrder, MovedDownOrder

BYE = -1  # the vertex that stands for having no opponent


class Exact2017:
    """Finds the best candidate of one bracket."""

    def __init__(
        self, field: Field, bracket: Bracket2017, criteria: Criteria, view: Outlook
    ) -> None:
        self._field = field
        self._bracket = bracket
        self._view = view
        self._next, self._rest = _others(bracket, view)
        self._byes = bracket.byes if view not in {Outlook.ALONE, Outlook.NEXT} else 0
        self._differences = list(criteria.differences())
        self._rules = list(criteria.rules())
        self._kinds = {each: criteria.kind(each) for each in bracket.players}
        self._fronts: dict[object, bytes] = {}
        scores = {field.scores[each] for each in bracket.players}
        self._scores = sorted(scores, reverse=True) if self._next else []
        self._most_unplayed = 0  # above 0 while the bye's unplayed games count (C9)

    def pairs(self) -> Pairs:
        """The pairs of the bracket, the higher ranked first."""
        bracket = self._bracket
        inside: Pairs = []
        if bracket.bye_here or not bracket.heterogeneous:
            inside = self._solve(None, NoOrder())
        if bracket.bye_here and 2 * len(inside) + 1 == len(bracket.players):
            self._most_unplayed = 1 + max(state.unplayed for state in self._field.states)
        fixed: Pairs = []
        if bracket.heterogeneous:
            inside = self._solve(None, MovedDownOrder(bracket.moved_down, bracket.residents))
            moved_down = set(bracket.moved_down)
            fixed = [pair for pair in inside if pair[0] in moved_down]
        paired = {each for pair in fixed for each in pair}
        remainder = [each for each in bracket.residents if each not in paired]
        order = HalvesOrder(remainder, len(inside) - len(fixed))
        return [*fixed, *self._solve(paired, order)]

    def _solve(self, paired: set[int] | None, order: Order) -> Pairs:
        """The bracket's pairs in the best matching.

        paired: who has been paired, with moved-down players; None before that is done.
        """
        moved_down = self._bracket.moved_down if paired is None else ()
        done = paired or set()
        residents = [each for each in self._bracket.residents if each not in done]
        inside = mask_of(residents)
        own = [each for each in self._bracket.players if each not in done]
        graph = Graph([*own, *self._next, *self._rest, BYE])
        pack = struct.Struct(f"={len(order.nothing)}q").pack
        for first in (*moved_down, *residents):
            for second in members(self._field.allowed[first] & inside & -(2 << first)):
                front = self._front(first, second)
                graph.add(first, second, front + pack(*order.pair(first, second)))
        nothing = packed((*(0 for _ in self._rules), *order.nothing))
        for first, others, head in self._outside(own):
            graph.add_all(first, others, packed(head) + nothing)
        partners = graph.heaviest()
        pairs = ((first, partners.get(first)) for first in own)
        return [
            (first, second)
            for first, second in pairs
            if isinstance(second, int) and second > first and second in self._kinds
        ]

    def _front(self, first: int, second: int) -> bytes:
        """What a pair of the bracket gains, but for the order, against both staying unpaired."""
        key = self._kinds[first], self._kinds[second]
        if (known := self._fronts.get((*key, self._most_unplayed))) is not None:
            return known
        differences, others = (
            [rule.single(first) + rule.single(second) - rule.pair(first, second) for rule in rules]
            for rules in (self._differences, self._rules)
        )
        head = (1, 1, *differences, *self._next_part(None, pair=True), 0)
        front = self._fronts[(*key, self._most_unplayed)] = packed((*head, *others))
        return front

    def _next_part(self, floater: int | None, *, pair: bool) -> tuple[int, ...]:
        """Gains for the next bracket: its pairs, or with the last one completion; its floaters."""
        if not self._next:
            return ()
        score = None if floater is None else self._field.scores[floater]
        count = 1 if self._view is Outlook.LAST_NEXT else int(not pair)
        return (count, *(int(each == score) for each in self._scores))

    def _outside(self, own: list[int]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
        """Who else may be matched to whom (a mask), with the gains before those of the rules."""
        before = (int(self._view.completes), 0, *(0 for _ in self._differences))
        elsewhere = (*before, *self._next_part(None, pair=self._view is not Outlook.LAST_NEXT))
        inner = (*before, *self._next_part(None, pair=False), 0)
        after, rest = mask_of(self._next), mask_of(self._rest)
        allowed = self._field.allowed
        for each in own:
            floating = (*before, *self._next_part(each, pair=False), 0)
            yield each, allowed[each] & after, floating
        for each in self._next:
            yield each, allowed[each] & after & -(2 << each), inner
        for each in (*own, *self._next, *self._rest):
            yield each, allowed[each] & rest & -(2 << each), (*elsewhere, 0)
        for each in members(self._byes & (mask_of(own) | after | rest)):
            gain = max(0, self._most_unplayed - self._field.states[each].unplayed)
            yield BYE, 1 << each, (*elsewhere, gain)


def _others(bracket: Bracket2017, view: Outlook) -> tuple[list[int], list[int]]:
    """Who counts as the next bracket, and who else is matched."""
    match view:
        case Outlook.ALONE:
            return [], []
        case Outlook.NEXT | Outlook.LAST_NEXT:
            return bracket.following, []
        case Outlook.WHOLE:
            return [], [*bracket.following, *bracket.rest]
        case Outlook.WHOLE_AND_NEXT:
            return bracket.following, bracket.rest
