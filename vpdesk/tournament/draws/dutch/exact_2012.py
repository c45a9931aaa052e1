"""The best pairing of a bracket of 2012, and of a bracket together with those below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.bracket_2012 import Bracket2012
from vpdesk.tournament.draws.dutch.criteria_2012 import rules_2012
from vpdesk.tournament.draws.dutch.exact import Edge, Matched, NoOrder, best_matching
from vpdesk.tournament.draws.dutch.field import Field, mask_of, members
from vpdesk.tournament.draws.dutch.sequence import HalvesOrder, MovedDownOrder

BYE = "bye"
Head = tuple[int, ...]

# The head of every weight: all matched (where completion is asked); of those that must be paired
# in the bracket; pairs with a moved-down player; pairs; score differences, where they come before
# what is below; then two by which those below count.
COMPLETE: Head = (1, 0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PairsWish:
    """What else is asked of the best pairs.

    outside: edges of floaters to players below, and among those. complete: as many edges of all
    kinds as can be come before everything else. must: who shall be paired in the bracket, before
    the rest. near: score differences come before what is below.
    """

    outside: tuple[Edge, ...] = ()
    complete: bool = False
    must: frozenset[int] = frozenset()
    near: bool = False


class Exact2012:
    """Pairs brackets of a field by matchings; odd: the round's number is."""

    def __init__(self, field: Field, *, odd: bool) -> None:
        self._field = field
        self._odd = odd

    def best(self, bracket: Bracket2012, wish: PairsWish) -> tuple[Pairs, Matched]:
        """The best pairs of a bracket, and the matching that they are part of."""
        mdps = set(bracket.moved_down) if bracket.heterogeneous else set()
        players = bracket.players

        rules = rules_2012(self._field, bracket, odd=self._odd)
        differences = rules[0]

        def head(first: int, second: int) -> Head:
            must = (first in wish.must) + (second in wish.must)
            near = wish.near and differences.gain(first, second)
            return (int(wish.complete), must, int(first in mdps or second in mdps), 1, near, 0, 0)

        fixed: Pairs = []
        done: set[int] = set()
        edges = list(wish.outside)
        if mdps:
            order = MovedDownOrder(bracket.moved_down, bracket.residents)
            matched = best_matching(self.pairs_of(players), head, rules, order, edges)
            pairs = _pairs_among(players, matched)
            fixed = [pair for pair in pairs if pair[0] in mdps]
            done = {each for pair in fixed for each in pair}
            players = [each for each in players if each not in done]
            edges = [each for each in edges if done.isdisjoint((each.first, each.second))]
            mdps -= done
            count = len(pairs) - len(fixed)
        else:
            matched = best_matching(self.pairs_of(players), head, (), NoOrder(), edges)
            count = len(_pairs_among(players, matched))
        if count:
            rest_of_all = [each for each in bracket.players if each not in done]
            halves = HalvesOrder(self._compatible(rest_of_all, bracket), count)
            allowed = (pair for pair in self.pairs_of(players) if pair[0] not in mdps)
            rest = best_matching(allowed, head, rules, halves, edges)
            matched = rest | dict(fixed) | {second: first for first, second in fixed}
            fixed += _pairs_among(players, rest)
        return sorted(fixed), matched

    def completing(self, bracket: Bracket2012, below: Sequence[int]) -> Pairs | None:
        """C.13: the pairs of the first candidate whose floaters let everybody below be paired.

        At least one pair, with a moved-down player where they go first, must be left; None if
        there is no such candidate. Where it is a matter of the bye, and with the most moved-down
        players paired a remainder was, too, fewer of them are not tried (C.14.b.1).
        """
        below_pairs = self.pairs_of(below)
        edges = [Edge(*pair, COMPLETE) for pair in (*self._cross(bracket, below), *below_pairs)]
        everybody = [*bracket.players, *below]
        edges += [Edge(each, BYE, COMPLETE) for each in self.byes(everybody)]
        pairs, matched = self.best(bracket, PairsWish(tuple(edges), complete=True))
        if not pairs or not _all_matched(everybody, matched):
            return None
        if bracket.heterogeneous:
            moved_down = _pairs_of(bracket.moved_down, pairs)
            if not moved_down:
                return None
            if len(everybody) % 2:
                most, _ = self.best(bracket, PairsWish())
                if moved_down < _pairs_of(bracket.moved_down, most) < len(most):
                    return None
        return pairs

    def last(self, bracket: Bracket2012) -> Pairs | None:
        """The pairs of the last bracket, all paired but at most one; None if that cannot be."""
        byes = tuple(Edge(each, BYE, COMPLETE) for each in self.byes(bracket.players))
        pairs, matched = self.best(bracket, PairsWish(byes, complete=True))
        return pairs if _all_matched(bracket.players, matched) else None

    def placing(
        self,
        bracket: Bracket2012,
        below: Sequence[int],
        *,
        last: bool,
        all_placed: bool,
    ) -> Pairs:
        """C.12: the first candidate by which the next bracket can do most.

        That is, with last: be paired completely, then with as many floaters paired as can be;
        else as many floaters paired as can be (not asked with all_placed, where all have
        opponents there), then most pairs.
        Only what has the least score differences comes into question.
        """
        must: list[int] = []
        counted = 0 if all_placed else 1
        if last:
            edges = [Edge(*pair, (0, 0, 0, 0, 0, 1, 1)) for pair in self._cross(bracket, below)]
            edges += [Edge(*pair, (0, 0, 0, 0, 0, 1, 0)) for pair in self.pairs_of(below)]
            byes = self.byes([*bracket.players, *below])
            edges += [Edge(each, BYE, (0, 0, 0, 0, 0, 1, 0)) for each in byes]
        else:
            cross = self._cross(bracket, below)
            edges = [Edge(*pair, (0, 0, 0, 0, 0, counted, 1)) for pair in cross]
            edges += [Edge(*pair, (0, 0, 0, 0, 0, 0, 1)) for pair in self.pairs_of(below)]
        if all_placed:
            rest = mask_of(below)
            must = [each for each in bracket.players if not self._field.allowed[each] & rest]
        return self.best(bracket, PairsWish(tuple(edges), must=frozenset(must), near=True))[0]

    def most_placed(self, floaters: Sequence[int], below: Sequence[int]) -> int:
        """How many floaters have opponents in a complete pairing of these; -1 if there is none."""
        above = set(floaters)
        players = [*floaters, *below]
        edges = [Edge(a, b, (1, int(a in above))) for a, b in self.pairs_of(players)]
        edges += [Edge(each, BYE, (1, 0)) for each in self.byes(players)]
        matched = best_matching((), _no_head, (), NoOrder(), edges)
        if not _all_matched(players, matched):
            return -1
        return sum(first in above and second != BYE for first, second in matched.items())

    def can_be_paired(self, players: Sequence[int]) -> bool:
        """Whether all but at most one, who gets the bye, can be paired."""
        return self.most_placed((), players) >= 0

    def byes(self, players: Sequence[int]) -> list[int]:
        """Which of an odd number of players may get the bye; nobody of an even number."""
        if len(players) % 2 == 0:
            return []
        return [each for each in players if self._field.eligible >> each & 1]

    def pairs_of(self, players: Sequence[int]) -> Iterator[tuple[int, int]]:
        """All pairs that are allowed, the higher ranked first."""
        everybody = mask_of(players)
        for first in players:
            for second in members(self._field.allowed[first] & everybody & -(2 << first)):
                yield first, second

    def _cross(self, bracket: Bracket2012, below: Sequence[int]) -> Iterator[tuple[int, int]]:
        rest = mask_of(below)
        for player in bracket.players:
            for other in members(self._field.allowed[player] & rest):
                yield player, other

    def _compatible(self, players: Sequence[int], bracket: Bracket2012) -> list[int]:
        """Those of the players that have a possible opponent in the bracket."""
        everybody = mask_of(bracket.players)
        return [each for each in players if self._field.allowed[each] & everybody]


def _no_head(_first: int, _second: int) -> Head:
    return ()


def _all_matched(players: Sequence[int], matched: Matched) -> bool:
    return all(each in matched for each in players)


def _pairs_of(moved_down: Sequence[int], pairs: Pairs) -> int:
    """How many pairs have a moved-down player."""
    return sum(first in moved_down for first, _ in pairs)


def _pairs_among(players: Sequence[int], matched: Matched) -> Pairs:
    """The pairs of a matching in which both are of these players."""
    inside = set(players)
    pairs = []
    for first in players:
        second = matched.get(first)
        if isinstance(second, int) and second in inside and first < second:
            pairs.append((first, second))
    return pairs
