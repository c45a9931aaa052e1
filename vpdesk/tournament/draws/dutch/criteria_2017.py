"""What the editions of 2017 and 2026 count in a bracket, as sums over pairs and unpaired players.

Both have the same criteria by other names. In a bracket whose residents have one score the score
differences say no more than which scores stay unpaired; only the collapsed last bracket of 2017
has residents of several scores.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from vpdesk.tournament.draws.dutch.exact import Rule
from vpdesk.tournament.draws.dutch.field import Field, mask_of
from vpdesk.tournament.tournament import Edition

POINT = 100

# Pairs, score differences, the next bracket, the bye, four of colours, then floats: down and up
# one and two rounds ago, and the score differences of those four.
CODES = {
    Edition.E2017: (
        *("C.5", "C.6", "C.7", "", "C.8", "C.9", "C.10", "C.11"),
        *("C.12", "C.13", "C.14", "C.15", "C.16", "C.17", "C.18", "C.19"),
    ),
    Edition.E2026: (
        *("C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13"),
        *("C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21"),
    ),
}
PAIRS, DIFFERENCES, NEXT, BYE, COLOURS, FLOATS = 0, 1, 2, 3, 4, 8


def _nothing(_player: int) -> int:
    return 0


def _no_pair(_first: int, _second: int) -> int:
    return 0


class Criteria:
    """The criteria of one bracket of a field; players are indices by rank."""

    def __init__(
        self,
        field: Field,
        edition: Edition,
        moved_down: Sequence[int],
        residents: Sequence[int],
    ) -> None:
        self._field = field
        self._scores = field.scores
        self._codes = CODES[edition]
        self._players = [*moved_down, *residents]
        self._everybody = mask_of(self._players)
        self._residents = mask_of(residents)
        self._lowest = min(self._scores[each] for each in residents)

    # Costs

    def beyond_two(self, first: int, second: int) -> int:
        """One of the pair gets a colour difference beyond 2 (C.8)."""
        states = self._field.states
        wide = (abs(states[each].colour_difference) > 1 for each in (first, second))
        return int(self._clash(first, second) and all(wide))

    def third_running(self, first: int, second: int) -> int:
        """One of the pair gets the same colour for the third time (C.9)."""
        if not self._clash(first, second):
            return 0
        one, other = self._field.states[first], self._field.states[second]
        wider = abs(one.colour_difference) - abs(other.colour_difference)
        if not wider:
            return int(one.colours[-2:] == other.colours[-2:] == 2 * one.colours[-1])
        loser = other if wider > 0 else one
        unwanted = "b" if loser.preference == "w" else "w"
        return int(loser.colours[-2:] == 2 * unwanted)

    def same_colour(self, first: int, second: int) -> int:
        """One of the pair does not get its preference (C.10)."""
        return self._field.same[first] >> second & 1

    def same_strong_colour(self, first: int, second: int) -> int:
        """One of the pair does not get its strong preference (C.11)."""
        strong = self._field.strong_same[first] >> second & 1
        return strong & ~self._field.clash[first] >> second & 1

    def _clash(self, first: int, second: int) -> int:
        return self._field.clash[first] >> second & 1

    def _difference(self, first: int, second: int) -> int:
        return self._scores[first] - self._scores[second]

    def _afloat(self, player: int) -> int:
        """The score difference of an unpaired player."""
        return self._scores[player] - self._lowest + POINT

    def _down_pair(self, mask: int) -> Callable[[int, int], int]:
        """A resident that floated down meets a lower score: only in collapsed brackets."""
        floated = mask & self._residents

        def cost(first: int, second: int) -> int:
            return (floated >> first & 1) if self._difference(first, second) else 0

        return cost

    def _up_pair(self, mask: int) -> Callable[[int, int], int]:
        def cost(first: int, second: int) -> int:
            return (mask >> second & 1) if self._difference(first, second) else 0

        return cost

    def kind(self, player: int) -> Hashable:
        """What the costs of a player depend on: they are the same for all of a kind."""
        state = self._field.states[player]
        colours = (state.preference, state.strength, state.colour_difference, state.colours[-2:])
        floats = (state.floated(1), state.floated(2))
        inside = self._residents >> player & 1
        return (self._scores[player], inside, state.top_scorer, *colours, *floats)

    # Rules for the matching

    @property
    def mixed(self) -> bool:
        """The residents have several scores."""
        scores = {self._scores[each] for each in self._players if self._residents >> each & 1}
        return len(scores) > 1

    def differences(self) -> Iterator[Rule]:
        """The score differences of pairs and floaters, the greatest first (C.6)."""
        everybody = self._everybody

        def always(_first: int, _second: int) -> int:
            return 1

        yield from self._by_difference(1, always, lambda player: everybody >> player & 1)

    def rules(self) -> Iterator[Rule]:
        """Colours and floats (C.8 to C.19; C10 to C21 of 2026), without what cannot occur."""
        the, codes = self._field, self._codes
        everybody, residents = self._everybody, self._residents
        if any(the.clash[each] & everybody for each in self._players):
            yield Rule(codes[COLOURS], self.beyond_two, _nothing)
            yield Rule(codes[COLOURS + 1], self.third_running, _nothing)
        yield Rule(codes[COLOURS + 2], self.same_colour, _nothing)
        yield Rule(codes[COLOURS + 3], self.same_strong_colour, _nothing)
        for k in (0, 1):
            down, up = the.down[k] & everybody, the.up[k] & residents
            if down & residents:
                floated = down & residents
                yield Rule(codes[FLOATS + 2 * k], self._down_pair(down), _bit_of(floated))
            if up and self._uneven:
                yield Rule(codes[FLOATS + 2 * k + 1], self._up_pair(up), _nothing)
        if not self._uneven:
            return
        for k in (0, 1):
            down, up = the.down[k] & everybody, the.up[k] & residents
            if down:
                who = _higher(down)
                yield from self._by_difference(FLOATS + 4 + 2 * k, who, _bit_of(down))
            if up:
                yield from self._by_difference(FLOATS + 5 + 2 * k, _lower(up), _nothing)

    @property
    def _uneven(self) -> bool:
        return self._scores[self._players[0]] > self._lowest

    def _by_difference(
        self, code: int, pair: Callable[[int, int], int], single: Callable[[int], int]
    ) -> Iterator[Rule]:
        """A rule for each score difference that counts, the greatest first.

        pair, single: whether the higher of a pair, or an unpaired player, counts.
        """
        scores = {self._scores[each] for each in self._players}
        if not self.mixed:
            yield from self._by_score(code, scores, pair, single)
            return
        lower = {self._scores[each] for each in self._players if self._residents >> each & 1}
        found = {high - low for high in scores for low in lower if high > low}
        if single is not _nothing:
            found |= {score - self._lowest + POINT for score in scores}
        for value in sorted(found, reverse=True):
            yield Rule(
                self._codes[code],
                self._if_apart(value, pair),
                _if_worth(value, single, self._afloat),
            )

    def _by_score(
        self,
        code: int,
        scores: set[int],
        pair: Callable[[int, int], int],
        single: Callable[[int], int],
    ) -> Iterator[Rule]:
        """The same for residents of one score.

        The differences go with the moved-down players' scores, and if an unpaired player counts,
        it only matters how many of each score are unpaired.
        """
        for value in sorted(scores - {self._lowest}, reverse=True):
            if single is _nothing:
                cost = self._if_apart(value - self._lowest, pair)
                yield Rule(self._codes[code], cost, _nothing)
            else:
                cost_alone = _if_worth(value, single, self._scores.__getitem__)
                yield Rule(self._codes[code], _no_pair, cost_alone)

    def _if_apart(self, value: int, pair: Callable[[int, int], int]) -> Callable[[int, int], int]:
        """A cost of pairs with just this score difference."""

        def cost(first: int, second: int) -> int:
            return pair(first, second) if self._difference(first, second) == value else 0

        return cost


def _if_worth(
    value: int, single: Callable[[int], int], worth: Callable[[int], int]
) -> Callable[[int], int]:
    """A cost of players of whom something has just this value."""

    def cost(player: int) -> int:
        return single(player) if worth(player) == value else 0

    return cost


def _bit_of(mask: int) -> Callable[[int], int]:
    return lambda player: mask >> player & 1


def _higher(mask: int) -> Callable[[int, int], int]:
    return lambda first, _second: mask >> first & 1


def _lower(mask: int) -> Callable[[int, int], int]:
    return lambda _first, second: mask >> second & 1
