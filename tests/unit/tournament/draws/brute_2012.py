"""Edition 2012 by brute force: every candidate in the order of generation, the best one kept.

The only help is a bound: a branch is left as soon as the cheapest way to finish it, whatever the
order, is no better than what was found before it.
"""

from functools import cached_property, lru_cache
from itertools import combinations

from tests.unit.tournament.draws.brute_players import ABSOLUTE, STRONG, coloured, persons


def draw(tournament):
    """The next round as (set of (white, black), bye or 0, steps); None if there is no pairing."""
    people = persons(tournament, "2012")
    found = paired(people, tournament.next_round % 2 == 1)
    if found is None:
        return None
    pairs, bye, steps = found
    return {coloured(first, second, tournament, "2012") for first, second in pairs}, bye, steps


def weigh(*counts):
    """One number that compares as the counts do, and adds up as they do."""
    total = 0
    for count in counts:
        total = (total << 12) + count
    return total


@lru_cache(None)
def divisions(size, pairs):
    """(S1, S2) of a homogeneous bracket after each exchange of D.2, as places from 0."""
    first, second = range(pairs), range(pairs, size)
    found = []
    for many in range(min(pairs, size - pairs) + 1):
        for down in combinations(first, many):
            for up in combinations(second, many):
                order = (many, sum(up) - sum(down), [-each for each in reversed(down)], up)
                found.append((order, down, up))
    found.sort()
    return tuple(
        (
            tuple(sorted({*first} - {*down} | {*up})),
            tuple(sorted({*second} - {*up} | {*down})),
        )
        for _, down, up in found
    )


class Bracket:
    """Moved-down players and residents, and every way to pair them."""

    def __init__(self, moved, residents, odd, lowest):
        self.people = sorted((*moved, *residents), key=lambda each: each.rank)
        self.size = len(self.people)
        self.odd, self.lowest = odd, lowest
        down = {each.number for each in moved}
        self.moved = [place for place in self.places if self.people[place].number in down]
        self.allowed = [[a is not b and a.may_meet(b) for b in self.people] for a in self.people]
        lonely = [place for place in self.places if not any(self.allowed[place])]
        self.lonely_moved = sum(place in lonely for place in self.moved)
        self.compatible = self.size - len(lonely)
        self.heterogeneous = 0 < len(self.moved) - self.lonely_moved < self.compatible / 2
        self.low = min((each.score for each in self.people), default=0)

    @property
    def places(self):
        return range(self.size)

    @cached_property
    def everybody(self):
        return (1 << self.size) - 1

    # The criteria

    def price(self, one, other):
        """What a pair costs, up-floats left out."""
        a, b = self.people[one], self.people[other]
        same = bool(a.wants) and a.wants == b.wants
        absolute = same and a.strength == b.strength == ABSOLUTE
        strong = same and min(a.strength, b.strength) >= STRONG
        odd, even = strong and self.odd, strong and not self.odd
        return weigh((a.score - b.score) ** 2, absolute, odd, same, even, 0, 0, 0, 0)

    def price_of_up_floats(self, upper, lower):
        """What a moved-down player's pair costs beside that."""
        a, b = self.people[upper], self.people[lower]
        if a.score == b.score:
            return 0
        return weigh(b.floated("U", 1), b.floated("U", 2))

    def price_of_floating(self, place):
        each = self.people[place]
        resident = place not in self.moved
        return weigh(
            (each.score - self.low + 100) ** 2,
            0,
            0,
            0,
            0,
            resident and each.floated("D", 1),
            resident and each.floated("D", 2),
            0,
            0,
        )

    @cached_property
    def prices(self):
        return [
            [self.price(a, b) if self.allowed[a][b] else None for b in self.places]
            for a in self.places
        ]

    @cached_property
    def floating(self):
        barred = [self.lowest and each.barred for each in self.people]
        return [None if barred[place] else self.price_of_floating(place) for place in self.places]

    def least(self, left, pairs):
        """The least that so many pairs of those left (a bit mask) and their floaters can cost."""
        floaters = left.bit_count() - 2 * pairs
        return self._least(left, floaters) if floaters >= 0 else None

    @cached_property
    def _least(self):
        @lru_cache(None)
        def least(left, floaters):
            if not left:
                return 0
            first = (left & -left).bit_length() - 1
            rest = left ^ 1 << first
            ways = []
            if floaters and self.floating[first] is not None:
                ways.append((self.floating[first], rest, floaters - 1))
            if rest.bit_count() > floaters:
                for second, price in enumerate(self.prices[first]):
                    if price is not None and rest >> second & 1:
                        ways.append((price, rest ^ 1 << second, floaters))
            costs = [
                price + further
                for price, after, floats in ways
                if (further := least(after, floats)) is not None
            ]
            return min(costs, default=None)

        return least

    # The order of generation

    def best(self, level, accept=None):
        """The best candidate of a level whose floaters (places) are accepted, or None.

        level: (pairs, moved-down players among them), 0 of them for a homogeneous treatment.
        A candidate is (price, pairs, floaters).
        """
        pairs, chosen = level
        self.found = None
        self.accept = accept
        self.aim = self.least(self.everybody, pairs)
        if self.aim is None or (self.lowest and self.size - 2 * pairs > 1):
            return None
        if not chosen:
            self._remainder(0, (), tuple(self.places), pairs)
            return self.found
        for first in combinations(self.moved, chosen):
            second = tuple(place for place in self.places if place not in first)
            self._transpositions(0, (), first, second, (pairs - chosen, True))
        return self.found

    def _remainder(self, price, pairs, left, many):
        for first, second in divisions(len(left), many):
            if self.found is not None and self.found[0] <= self.aim:
                return
            self._transpositions(
                price,
                pairs,
                tuple(left[place] for place in first),
                tuple(left[place] for place in second),
                (0, False),
            )

    def _transpositions(self, price, pairs, first, second, then):
        """Pair S1 with S2 in every order; then = (pairs of the remainder, whether there is one)."""
        many, remains = then
        bound = self.least(sum(1 << each for each in (*first, *second)), len(first) + many)
        if bound is None or (self.found is not None and price + bound >= self.found[0]):
            return
        if not first:
            if remains:
                self._remainder(price, pairs, second, many)
            else:
                self._complete(price, pairs, second)
            return
        one, *others = first
        for place, other in enumerate(second):
            if (cost := self.prices[one][other]) is not None:
                if remains:
                    cost += self.price_of_up_floats(one, other)
                after = second[:place] + second[place + 1 :]
                self._transpositions(
                    price + cost, (*pairs, (one, other)), tuple(others), after, then
                )

    def _complete(self, price, pairs, floaters):
        price += sum(self.floating[place] for place in floaters)
        better = self.found is None or price < self.found[0]
        if better and (self.accept is None or self.accept(floaters)):
            self.found = price, pairs, floaters

    # What can be paired at all

    @cached_property
    def most(self):
        """(moved-down players in S1 or, if homogeneous, in pairs; pairs), as many as possible."""
        if not self.heterogeneous:
            return self._most(self.everybody)
        for chosen in range(len(self.moved), 0, -1):
            for pairs in range(self.size // 2, chosen - 1, -1):
                if self.best((pairs, chosen)):
                    return chosen, pairs
        raise AssertionError

    @cached_property
    def _most(self):
        @lru_cache(None)
        def most(left):
            if not left:
                return 0, 0
            first = (left & -left).bit_length() - 1
            rest = left ^ 1 << first
            ways = [most(rest)]
            for second in self.places:
                if rest >> second & 1 and self.allowed[first][second]:
                    moved, pairs = most(rest ^ 1 << second)
                    ways.append((moved + (first in self.moved) + (second in self.moved), pairs + 1))
            return max(ways)

        return most

    @cached_property
    def most_completely(self):
        """Most moved-down players in pairs when nobody but a bye is left over, or -1."""

        @lru_cache(None)
        def most(left, bye):
            if not left:
                return 0
            first = (left & -left).bit_length() - 1
            rest = left ^ 1 << first
            ways = [most(rest, False)] if bye and not self.people[first].barred else []
            for second in self.places:
                if rest >> second & 1 and self.allowed[first][second]:
                    moved = (first in self.moved) + (second in self.moved)
                    further = most(rest ^ 1 << second, bye)
                    ways.append(further + moved if further >= 0 else -1)
            return max(ways, default=-1)

        return most(self.everybody, self.size % 2 == 1)

    @property
    def value(self):
        """How well the moved-down players fare here, to compare floaters by (C.12)."""
        return (self.most_completely, 0) if self.lowest else self.most

    @property
    def suits(self):
        """No reason to go back to the bracket above (C.1, C.12)."""
        if self.lowest:
            return self.most_completely == len(self.moved)
        moved, pairs = self.most
        every = not self.heterogeneous or moved == len(self.moved)
        return every and not self.lonely_moved and pairs >= self.compatible // 2

    def levels(self, reopened=False, bye=False):
        """(pairs, moved-down players), the highest first (C.14); bye: somebody below gets it."""
        half = self.size // 2
        if self.lowest:
            if self.heterogeneous:
                yield from ((half, chosen) for chosen in range(len(self.moved), 0, -1))
            yield half, 0
        elif self.heterogeneous:
            most, pairs = self.most
            fewer = reopened and not (bye and pairs > most)
            for chosen in range(most, 0 if fewer else most - 1, -1):
                yield from ((pairs, chosen) for pairs in range(half, chosen - 1, -1))
        else:
            yield from ((pairs, 0) for pairs in range(half, 0, -1))

    def first(self):
        """(level, candidate) of the first level that has one; everybody floats where none has."""
        for level in self.levels():
            if candidate := self.best(level):
                return level, candidate
        return (0, 0), (0, (), tuple(self.places))

    def those(self, places):
        return [self.people[place] for place in places]

    def couples(self, candidate):
        return [(self.people[one], self.people[other]) for one, other in candidate[1]]


def paired(people, odd):
    """(pairs, bye or 0, steps), bracket by bracket; None where everything fails."""
    scores = sorted({each.score for each in people}, reverse=True)
    groups = [[each for each in people if each.score == score] for score in scores]
    last = len(groups) - 1
    pairs, moved, steps = [], [[]], []
    for index in range(last):
        bracket = Bracket(moved[index], groups[index], odd, lowest=False)

        def following(floaters, index=index, bracket=bracket):
            return Bracket(bracket.those(floaters), groups[index + 1], odd, index + 1 == last)

        level, candidate = bracket.first()
        if candidate[2] and candidate[1] and not following(candidate[2]).suits:
            other = _other_floaters(bracket, level, candidate, following)
            if other is not candidate:
                steps.append("C.12")
                candidate = other
        pairs.append(bracket.couples(candidate))
        moved.append(bracket.those(candidate[2]))
    lowest = Bracket(moved[last], groups[last], odd, lowest=True)
    if lowest.most_completely >= 0:
        return _whole(pairs, lowest, steps)
    return _from_below(groups, pairs, moved, odd, steps)


def _other_floaters(bracket, level, candidate, following):
    """C.12: as many floaters with the same scores with whom the next bracket does best."""
    scores = sorted(each.score for each in bracket.those(candidate[2]))
    values = {
        floaters: following(floaters).value
        for floaters in combinations(bracket.places, len(scores))
        if sorted(each.score for each in bracket.those(floaters)) == scores
    }
    own = values[tuple(sorted(candidate[2]))]
    for value in sorted(set(values.values()), reverse=True):
        if value <= own:
            return candidate
        if found := bracket.best(
            level, lambda each, value=value: values.get(tuple(sorted(each))) == value
        ):
            return found
    return candidate


def _from_below(groups, pairs, moved, odd, steps):
    """C.13: other floaters for the lowest bracket, or the bracket above joins it."""
    low = groups[-1]
    for index in range(len(groups) - 2, -1, -1):
        bracket = Bracket(moved[index], groups[index], odd, lowest=False)

        def completes(floaters, bracket=bracket, low=low):
            return Bracket(bracket.those(floaters), low, odd, lowest=True).most_completely >= 0

        for level in bracket.levels(True, (bracket.size + len(low)) % 2 == 1):
            if candidate := bracket.best(level, completes):
                lowest = Bracket(bracket.those(candidate[2]), low, odd, lowest=True)
                return _whole(
                    [*pairs[:index], bracket.couples(candidate)], lowest, [*steps, "C.13"]
                )
        steps = [*steps, "merged"]
        lowest = Bracket([*moved[index], *groups[index]], low, odd, lowest=True)
        if lowest.most_completely >= 0:
            return _whole(pairs[:index], lowest, steps)
        low = [*groups[index], *low]
    return None


def _whole(pairs, lowest, steps):
    for level in lowest.levels():
        if candidate := lowest.best(level):
            bye = [each.number for each in lowest.those(candidate[2])]
            couples = [each for bracket in pairs for each in bracket]
            return [*couples, *lowest.couples(candidate)], (bye or [0])[0], steps
    raise AssertionError
