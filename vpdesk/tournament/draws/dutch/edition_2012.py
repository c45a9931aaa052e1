"""The Dutch rules of 2012, part C: bracket by bracket, with backtracking and merging.

C.2 to C.10 and C.14 come to one minimum for each bracket: as many moved-down players as can be
paired, as many pairs as can be made, then the criteria of B in their order, then the order of
generation. C.12 and C.13 ask in addition that something below works out; that is a matching
too, of the bracket and of those below together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vpdesk.tournament.draws.dutch.below import completes
from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.bracket_2012 import Bracket2012, make_bracket
from vpdesk.tournament.draws.dutch.candidates import Limits, Search
from vpdesk.tournament.draws.dutch.exact_2012 import Exact2012, PairsWish
from vpdesk.tournament.draws.dutch.field import Field, mask_of, members
from vpdesk.tournament.draws.dutch.limits import colour_limit, least_of
from vpdesk.tournament.draws.dutch.search import (
    FloatLimit,
    PairLimit,
    StepsExceededError,
    StepsLeft,
)
from vpdesk.tournament.draws.trace import Step, StepKind


@dataclass(frozen=True, slots=True)
class Prospect:
    """What floaters mean for the next bracket (C.12).

    backtrack: it cannot pair them all, or loses a pair: others are looked for. value: more is
    better.
    """

    backtrack: bool
    value: tuple[int, ...]


class Round2012:
    """The draw of a round; pair() makes it."""

    def __init__(self, field: Field, round_number: int) -> None:
        self.field = field
        self.odd = round_number % 2 == 1
        self.steps: list[Step] = []
        self.brackets: list[Bracket2012] = []
        self._exact = Exact2012(field, odd=self.odd)

    def pair(self) -> list[Bracket2012] | None:
        """The brackets, paired; None if no pairing is there."""
        everybody = (1 << len(self.field.states)) - 1
        if not completes(self.field, everybody, self.field.eligible):
            return None
        groups = self.field.brackets()
        floaters: list[int] = []
        for k, group in enumerate(groups[:-1]):
            bracket = make_bracket(self.field, floaters, group)
            self._pair_upper(bracket, groups[k + 1], last=k + 2 == len(groups))
            self.brackets.append(bracket)
            floaters = bracket.floaters
        last = make_bracket(self.field, floaters, groups[-1], last=True)
        if not self._pair_last(last):
            opened = self._open_above(groups[-1])
            if opened is None or not self._pair_last(opened):
                return None
            last = opened
        return [*self.brackets, last]

    def _pair_last(self, last: Bracket2012) -> bool:
        """Pair everybody in it but at most one, who gets the bye; False if that cannot be."""
        pairs = self._quickly(last, None)
        if pairs is None:
            pairs = self._exact.last(last)
        if pairs is None:
            return False
        last.take(pairs)
        return True

    def _open_above(self, residents: list[int]) -> Bracket2012 | None:
        """C.13: the last bracket with other floaters, or merged with what is above it."""
        while self.brackets:
            above = self.brackets.pop()
            if pairs := self._exact.completing(above, residents):
                above.take(pairs)
                self.brackets.append(above)
                self._note(StepKind.REOPEN, above.residents, above.floaters)
                return make_bracket(self.field, above.floaters, residents, last=True)
            self._note(StepKind.MERGE, above.residents, above.players)
            if self._exact.can_be_paired([*above.players, *residents]):
                return make_bracket(self.field, above.players, residents, last=True)
            residents = [*above.residents, *residents]
        return None

    def _note(self, kind: StepKind, residents: Sequence[int], players: Sequence[int]) -> None:
        score = self.field.scores[residents[-1]]
        self.steps.append(Step(kind, score, self.field.numbers(players)))

    # A bracket that is not the last

    def _pair_upper(self, bracket: Bracket2012, below: list[int], *, last: bool) -> None:
        """Pair it by C.2 to C.12, with a view to those below; last: they are the last bracket."""
        pairs = self._quickly(bracket, None)
        bracket.take(self._exact.best(bracket, PairsWish())[0] if pairs is None else pairs)
        floaters = bracket.floaters
        if not floaters:
            return
        first = self._prospect(floaters, below, last=last)
        if not first.backtrack:
            return
        pairs, prospect = self._other_floaters(bracket, below, last=last)
        if pairs is not None and prospect.value > first.value:
            self._note(StepKind.BACKTRACK, bracket.residents, floaters)
            bracket.take(pairs)

    def _prospect(self, floaters: Sequence[int], below: Sequence[int], *, last: bool) -> Prospect:
        """What some floaters mean for those below them."""
        following = make_bracket(self.field, list(floaters), list(below), last=last)
        if self._quickly(following, None) is not None:
            return Prospect(backtrack=False, value=(len(floaters), len(following.players) // 2))
        if last:
            placed = self._exact.most_placed(floaters, below)
            return Prospect(placed < len(floaters), (placed,))
        placed = self._most_placed(floaters, below)
        everybody = following.players
        allowed = mask_of(everybody)
        pairs = self.field.most_pairs(everybody)
        stuck = any(not self.field.allowed[each] & allowed for each in floaters)
        compatible = sum(self.field.allowed[each] & allowed > 0 for each in everybody)
        backtrack = stuck or pairs < compatible // 2
        backtrack |= following.heterogeneous and placed < len(floaters)
        return Prospect(backtrack, (placed, pairs))

    def _most_placed(self, floaters: Sequence[int], below: Sequence[int]) -> int:
        """How many floaters find opponents of their own below."""
        taken: dict[int, int] = {}
        rest = mask_of(below)

        def place(player: int, seen: set[int]) -> bool:
            for other in members(self.field.allowed[player] & rest):
                if other not in seen:
                    seen.add(other)
                    if other not in taken or place(taken[other], seen):
                        taken[other] = player
                        return True
            return False

        return sum(place(each, set()) for each in floaters)

    def _other_floaters(
        self, bracket: Bracket2012, below: Sequence[int], *, last: bool
    ) -> tuple[Pairs | None, Prospect]:
        """C.12: of the same level the first candidate whose floaters suit the next bracket best.

        The floaters keep their number and their scores.
        """
        if not last and (pairs := self._quickly(bracket, below)) is not None:
            prospect = self._prospect(bracket.left_by(pairs), below, last=last)
            if not prospect.backtrack:
                return pairs, prospect
        best: tuple[Pairs | None, Prospect] = None, Prospect(backtrack=True, value=())
        for all_placed in (False,) if last else (True, False):
            pairs = self._exact.placing(bracket, below, last=last, all_placed=all_placed)
            left = bracket.left_by(pairs)
            if len(pairs) == len(bracket.pairs) and self._scores(left) == self._scores(
                bracket.floaters
            ):
                prospect = self._prospect(left, below, last=last)
                if not prospect.backtrack:
                    return pairs, prospect
                if prospect.value > best[1].value:
                    best = pairs, prospect
        return best

    def _scores(self, players: Sequence[int]) -> list[int]:
        return sorted(self.field.scores[each] for each in players)

    # The quick way

    def _quickly(self, bracket: Bracket2012, below: Sequence[int] | None) -> Pairs | None:
        """The best pairs, where all criteria can be kept as well as counting allows.

        below: the floaters must have opponents there; None if that is not asked.
        """
        the, mdps = self.field, bracket.moved_down
        players = bracket.players
        pairs = len(players) // 2
        mixed = len({the.scores[each] for each in bracket.residents}) > 1
        if not pairs or mixed or (mdps and not bracket.heterogeneous):
            return None
        everybody, residents = mask_of(players), mask_of(bracket.residents)
        unpaired = len(players) - 2 * pairs
        floats = [FloatLimit(mask, least_of(mask, residents, unpaired)) for mask in the.down]
        if bracket.last:
            floats.append(FloatLimit(~the.eligible, 0))
        if below is not None:
            rest = mask_of(below)
            stuck = mask_of([each for each in players if not the.allowed[each] & rest])
            floats.append(FloatLimit(stuck, 0))
        sides = the.white, the.black
        strong = the.white & the.strong, the.black & the.strong
        limits = (
            PairLimit(the.clash, 0),
            colour_limit(the.same, sides, everybody, pairs),
            colour_limit(the.strong_same, strong, everybody, pairs),
        )
        own = tuple(
            PairLimit([mask] * len(the.states), least_of(mask, residents, len(mdps)))
            for mask in the.up
        )
        steps = StepsLeft(50 + 20 * len(players))
        try:
            search = Search(the.allowed, Limits(own, limits, tuple(floats)), steps)
            return search.first(mdps, residents, pairs)
        except StepsExceededError:
            return None
