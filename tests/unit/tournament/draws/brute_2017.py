"""Editions 2017 and 2026 by brute force: every set of downfloaters, every candidate in order.

Criteria that depend on the downfloaters alone choose the sets; of the candidates with one of
those sets the best by the other criteria is kept, the first in the order of generation among
equals. A branch is left when the cheapest way to finish it is no better than what was found.
"""

from functools import cached_property, lru_cache
from itertools import combinations

from tests.sure import sure
from tests.unit.tournament.draws.brute_2012 import divisions
from tests.unit.tournament.draws.brute_players import (
    ABSOLUTE,
    STRONG,
    coloured,
    completable,
    lowest_bye,
    persons,
)


def draw(tournament, edition=None):
    """The next round as (set of (white, black), bye or 0, steps); None if there is no pairing."""
    edition = str(edition or tournament.edition)
    people = persons(tournament, edition)
    every = tuple(people)
    if not completable(every):
        return None
    couples, bye, steps = paired(every, edition)
    return {coloured(one, other, tournament, edition) for one, other in couples}, bye, steps


class Bracket:
    """Moved-down players and residents; below: everybody that comes after.

    last: nobody can move down, but a bye may be left.
    """

    def __init__(self, moved, residents, below, edition, last=None):
        self.moved_people, self.residents, self.below = tuple(moved), tuple(residents), tuple(below)
        self.people = sorted((*moved, *residents), key=lambda each: each.rank)
        self.size = len(self.people)
        self.edition = edition
        self.last = not below if last is None else last
        down = {each.number for each in moved}
        self.moved = [place for place in self.places if self.people[place].number in down]
        self.low = min(each.score for each in self.people)
        # moved-down players that are not paired with a resident stay in Limbo
        self.allowed = [
            [
                a is not b and a.may_meet(b) and not (a.number in down and b.number in down)
                for b in self.people
            ]
            for a in self.people
        ]
        gaps = {abs(a.score - b.score) for a in self.people for b in self.people}
        self.gaps = sorted({0, *gaps, *(each.score - self.low + 100 for each in self.people)})

    @property
    def places(self):
        return range(self.size)

    @cached_property
    def everybody(self):
        return (1 << self.size) - 1

    def those(self, places):
        return tuple(self.people[place] for place in places)

    def couples(self, candidate):
        return [(self.people[one], self.people[other]) for one, other in candidate[1]]

    # The criteria of pairs and floaters

    def weigh(self, *counts):
        """One number that compares as the counts do; a count is a number or a list of gaps."""
        total = 0
        for count in counts:
            if isinstance(count, list):
                total <<= 8 * len(self.gaps)
                total += sum(1 << 8 * self.gaps.index(gap) for gap in count)
            else:
                total = (total << 8) + count
        return total

    def gap(self, place):
        """The score difference of a floater: to one point below the bracket."""
        return self.people[place].score - self.low + 100

    def price(self, one, other):
        higher, lower = self.people[one], self.people[other]
        gap = higher.score - lower.score
        same = bool(higher.wants) and higher.wants == lower.wants
        strong = same and min(higher.strength, lower.strength) >= STRONG
        wide, thrice = self._absolute(higher, lower) if same else (0, 0)
        floats = [
            [bool(gap) and each.floated(kind, ago) for kind, each in (("D", higher), ("U", lower))]
            for ago in (1, 2)
        ]
        counted = [each for ago in floats for each in ago]
        if self.edition == "2026":
            # only residents that float down, and opponents of moved-down players
            counted = [False, counted[1], False, counted[3]]
        return self.weigh(
            *([[gap]] if self.edition == "2017" else []),
            wide,
            thrice,
            same,
            strong,
            *counted,
            *([gap] if each else [] for ago in floats for each in ago),
        )

    def _absolute(self, higher, lower):
        """Whether one gets a difference beyond 2, and the same colour for the third time."""
        if not higher.strength == lower.strength == ABSOLUTE:
            return 0, 0
        loser = min((lower, higher), key=lambda each: abs(each.difference))
        same_width = abs(higher.difference) == abs(lower.difference)
        losers = (higher, lower) if same_width else (loser,)
        wide = all(abs(each.difference) > 1 for each in losers)
        thrice = all(each.history.replace("-", "")[-2:] in {"ww", "bb"} for each in losers)
        return wide, thrice

    def price_of_floating(self, place):
        each = self.people[place]
        counted = [each.floated("D", 1), each.floated("D", 2)]
        gaps = [[self.gap(place)] if down else [] for down in counted]
        if self.edition == "2026":
            if place in self.moved:
                counted = [False, False]
            else:
                gaps = [[], []]
        return self.weigh(
            *([[self.gap(place)]] if self.edition == "2017" else []),
            0,
            0,
            0,
            0,
            counted[0],
            0,
            counted[1],
            0,
            gaps[0],
            [],
            gaps[1],
            [],
        )

    @cached_property
    def prices(self):
        return [
            [self.price(*sorted((a, b))) if self.allowed[a][b] else None for b in self.places]
            for a in self.places
        ]

    @cached_property
    def floating(self):
        return [self.price_of_floating(place) for place in self.places]

    @cached_property
    def _least(self):
        @lru_cache(None)
        def least(left):
            if not left:
                return 0
            first = (left & -left).bit_length() - 1
            rest = left ^ 1 << first
            costs = [
                price + further
                for second, price in enumerate(self.prices[first])
                if price is not None
                and rest >> second & 1
                and (further := least(rest ^ 1 << second)) is not None
            ]
            return min(costs, default=None)

        return least

    def least(self, floaters):
        """The least that the pairs of all others and the floaters can cost."""
        left = self.everybody ^ sum(1 << place for place in floaters)
        pairs = self._least(left)
        return None if pairs is None else pairs + sum(self.floating[place] for place in floaters)

    def differences(self, floaters):
        """PSD (C.6) of the best pairing with these floaters, as a number; None if there is none."""
        least = self.least(floaters)
        if least is None:
            return None
        return least >> 8 * (8 + 4 * len(self.gaps))  # behind: eight counts, four lists of gaps

    # The criteria of sets of floaters

    def sets(self, outlook):
        """Sets of floaters that leave the others paired, the fewest floaters that there can be.

        outlook: only those that let everybody below be paired.
        """
        for many in range(self.size % 2, self.size + 1, 2):
            if self.last and many > 1:
                return []
            found = [
                floaters
                for floaters in combinations(self.places, many)
                if self.least(floaters) is not None and (not outlook or self.completes(floaters))
            ]
            if found:
                return found
        return []

    def completes(self, floaters):
        if self.last:
            return all(not each.barred for each in self.those(floaters))
        return completable((*self.those(floaters), *self.below))

    def chosen_2017(self, following, outlook):
        """C.4 to C.7: the sets that are best; following(floaters): the next bracket or None."""
        sets = self.sets(outlook or self.last)
        if not sets:
            return []
        least = min(self.differences(each) for each in sets)
        sets = [each for each in sets if self.differences(each) == least]
        if following is None:
            return sets
        return _best(sets, lambda each: following(each).quality_2017)

    @cached_property
    def quality_2017(self):
        """Floaters and PSD of the best pairing of the bracket, whatever comes after."""
        sets = self.sets(self.last)
        if not sets:  # a last bracket that cannot be paired is worse than any that can
            sets = Bracket(self.moved_people, self.residents, (), "2017", last=False).sets(False)
            return self.size + len(sets[0]), sorted_gaps(self, sets)
        return len(sets[0]), sorted_gaps(self, sets)

    def byes(self, floaters):
        """C5: the score of the bye that these floaters make possible at best."""
        if self.last:
            return self.people[floaters[0]].score if floaters else -1
        score = lowest_bye((*self.those(floaters), *self.below))
        return -1 if score is None else score

    @cached_property
    def sets_2026(self):
        """The sets that are best by C4 to C7."""
        sets = [
            floaters
            for many in range(self.size % 2, (1 if self.last else self.size) + 1, 2)
            for floaters in combinations(self.places, many)
            if self.least(floaters) is not None and self.completes(floaters)
        ]
        return _best(
            sets,
            lambda each: (
                self.byes(each),
                len(each),
                sorted((one.score for one in self.those(each)), reverse=True),
            ),
        )

    def chosen_2026(self, following):
        """C4 to C9."""
        sets = self.sets_2026
        if not self.last:
            sets = _best(sets, lambda each: following(each).quality_2026)
        return _best(sets, self.unplayed)

    @property
    def quality_2026(self):
        best = self.sets_2026[0]
        return (
            self.byes(best),
            len(best),
            sorted((each.score for each in self.those(best)), reverse=True),
        )

    def unplayed(self, floaters):
        """C9: rounds without a game of the single floater, where only it can get the bye."""
        if len(floaters) != 1:
            return 0
        (floater,) = self.those(floaters)
        return floater.unplayed if self.byes(floaters) == floater.score else 0

    # The order of generation

    def best(self, sets):
        """The best candidate (price, pairs, floaters) whose floaters are one of the sets."""
        self.found = None
        self.wanted = {tuple(sorted(each)) for each in sets}
        self.aim = min(self.least(each) for each in sets)
        many = len(sets[0])
        for chosen in range(min(len(self.moved), (self.size - many) // 2), -1, -1):
            for first in combinations(self.moved, chosen):
                limbo = tuple(place for place in self.moved if place not in first)
                if any(set(limbo) <= set(each) for each in sets):
                    second = tuple(place for place in self.places if place not in self.moved)
                    remainder = (self.size - many) // 2 - chosen
                    self._transpositions(0, (), first, second, (remainder, limbo))
        return self.found

    def _transpositions(self, price, pairs, first, second, then):
        if self.found is not None and (
            self.found[0] <= self.aim or self._bound(price, first, second, then)
        ):
            return
        remainder, limbo = then
        if not first:
            if remainder is None:
                self._complete(price, pairs, (*second, *limbo))
                return
            for one, two in divisions(len(second), remainder):
                top = tuple(second[place] for place in one)
                self._transpositions(
                    price, pairs, top, tuple(second[place] for place in two), (None, limbo)
                )
            return
        upper, *others = first
        for place, other in enumerate(second):
            if (cost := self.prices[upper][other]) is not None:
                after = second[:place] + second[place + 1 :]
                couple = tuple(sorted((upper, other)))
                self._transpositions(price + cost, (*pairs, couple), tuple(others), after, then)

    def _bound(self, price, first, second, then):
        """Whether nothing better can come of it."""
        left = {*first, *second}
        limbo = {*then[1]}
        costs = [
            further + sum(self.floating[place] for place in each)
            for each in self.wanted
            if {*each} <= left | limbo
            and limbo <= {*each}
            and not {*each} & {*first}
            and (further := self._least(sum(1 << place for place in left - {*each}))) is not None
        ]
        return not costs or price + min(costs) >= sure(self.found)[0]

    def _complete(self, price, pairs, floaters):
        floaters = tuple(sorted(floaters))
        if floaters in self.wanted:
            price += sum(self.floating[place] for place in floaters)
            if self.found is None or price < self.found[0]:
                self.found = price, pairs, floaters


def sorted_gaps(bracket, sets):
    """PSD of the best of these sets as a list of score differences, the greatest first."""
    least = min(bracket.differences(each) for each in sets)
    counts = [least >> 8 * place & 255 for place in range(len(bracket.gaps))]
    pairs = zip(reversed(bracket.gaps), reversed(counts), strict=True)
    return [gap for gap, count in pairs for _ in range(count)]


def _best(sets, key):
    keys = [key(each) for each in sets]
    least = min(keys)
    return [each for each, own in zip(sets, keys, strict=True) if own == least]


def paired(people, edition):
    """(pairs, bye or 0, steps), bracket by bracket from the top."""
    scores = sorted({each.score for each in people}, reverse=True)
    groups = [tuple(each for each in people if each.score == score) for score in scores]
    pairs, moved, steps = [], (), []
    for index, group in enumerate(groups):
        below = tuple(each for later in groups[index + 1 :] for each in later)
        bracket = Bracket(moved, group, below, edition)

        def following(floaters, index=index, bracket=bracket, below=below):
            after = groups[index + 1]
            return Bracket(bracket.those(floaters), after, below[len(after) :], edition)

        if edition == "2026":
            candidate = bracket.best(bracket.chosen_2026(following))
        else:
            sets = bracket.chosen_2017(following if below else None, outlook=False)
            candidate = bracket.best(sets) if sets else None
            if below and not completable((*bracket.those(sure(candidate)[2]), *below)):
                candidate = bracket.best(bracket.chosen_2017(None, outlook=True))
                last = Bracket(bracket.those(candidate[2]), below, (), edition)
                end = last.best(last.chosen_2017(None, outlook=True))
                bye = [each.number for each in last.those(end[2])]
                couples = [*pairs, *bracket.couples(candidate), *last.couples(end)]
                return couples, (bye or [0])[0], [*steps, "collapsed"]
        pairs += bracket.couples(candidate)
        moved = bracket.those(candidate[2])
    return pairs, (moved[0].number if moved else 0), steps
