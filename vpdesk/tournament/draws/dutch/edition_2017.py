"""The Dutch rules of 2017 and of 2026: bracket by bracket, each with a view to the next.

In both editions a bracket is one minimum: most pairs, smallest score differences, the best next
bracket, the criteria of colours and floats, and then the order of generation. They differ in the
end of the round: in 2026 everything that is left must stay completable in every bracket; in 2017
the bracket after which it is not is paired again (A.9), and all below becomes one last bracket.
"""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.tournament.draws.dutch.below import bye_candidates, completes, suits
from vpdesk.tournament.draws.dutch.bounds_2017 import Bounds
from vpdesk.tournament.draws.dutch.bracket import Pairs
from vpdesk.tournament.draws.dutch.bracket_2017 import Bracket2017, Outlook
from vpdesk.tournament.draws.dutch.candidates import Search
from vpdesk.tournament.draws.dutch.criteria_2017 import Criteria
from vpdesk.tournament.draws.dutch.exact_2017 import Exact2017
from vpdesk.tournament.draws.dutch.field import Field, mask_of, members
from vpdesk.tournament.draws.dutch.search import FloatLimit, StepsExceededError, StepsLeft
from vpdesk.tournament.draws.trace import Step, StepKind
from vpdesk.tournament.tournament import Edition

MOST_STEPS = 20_000  # of a search; small brackets get fewer, for matching them takes no time


class Round2017:
    """The draw of a round by either edition; pair() makes it."""

    def __init__(self, players: Field, edition: Edition) -> None:
        self.field = players
        self.edition = edition
        self.steps: list[Step] = []
        self.brackets: list[Bracket2017] = []
        self._byes = 0
        if len(players.states) % 2:
            modern = edition is Edition.E2026
            self._byes = bye_candidates(players) if modern else players.eligible

    def pair(self) -> list[Bracket2017] | None:
        """The brackets, paired; None if no pairing is there."""
        if not completes(self.field, (1 << len(self.field.states)) - 1, self._byes):
            return None
        groups = self.field.brackets()
        floaters: list[int] = []
        while groups:
            bracket = self._bracket(floaters, groups)
            if self.edition is Edition.E2026:
                self._pair(bracket, Outlook.WHOLE if bracket.last else Outlook.WHOLE_AND_NEXT)
                groups = groups[1:]
            else:
                groups = self._pair_2017(bracket, groups[1:])
            self.brackets.append(bracket)
            floaters = bracket.floaters
        return self.brackets

    def _bracket(self, floaters: list[int], groups: Sequence[list[int]]) -> Bracket2017:
        following = groups[1] if len(groups) > 1 else []
        rest = [each for group in groups[2:] for each in group]
        bracket = Bracket2017(floaters, groups[0], following, rest, self._byes)
        if self.edition is Edition.E2026 and self._byes and not self._byes & bracket.below:
            bracket.bye_here = bracket.below.bit_count() % 2 == 0
        return bracket

    def _pair_2017(self, bracket: Bracket2017, groups: list[list[int]]) -> list[list[int]]:
        """Pair it; which groups are below then comes back."""
        if bracket.last:
            self._pair(bracket, Outlook.WHOLE)
            return groups
        self._pair(bracket, Outlook.NEXT if bracket.rest else Outlook.LAST_NEXT)
        if completes(self.field, mask_of(bracket.floaters) | bracket.below, self._byes):
            return groups
        self._pair(bracket, Outlook.WHOLE)
        below = [*bracket.following, *bracket.rest]
        score = self.field.scores[bracket.residents[0]]
        self.steps.append(Step(StepKind.COLLAPSE, score, self.field.numbers(below)))
        return [below]

    def _pair(self, bracket: Bracket2017, view: Outlook) -> None:
        """Pair a bracket: in the quickest way that is sure to give the best candidate."""
        criteria = Criteria(self.field, self.edition, bracket.moved_down, bracket.residents)
        pairs = None if criteria.mixed else self._quickly(bracket)
        if pairs is None and not bracket.bye_here and not bracket.last:
            pairs = Exact2017(self.field, bracket, criteria, Outlook.ALONE).pairs()
        if pairs is None or not suits(self.field, bracket, bracket.left_by(pairs), view):
            pairs = Exact2017(self.field, bracket, criteria, view).pairs()
        bracket.take(pairs)

    def _quickly(self, bracket: Bracket2017) -> Pairs | None:
        """The best pairs of the bracket alone, if it can keep all criteria as well as counting
        allows; None if that is not so, or not found soon.
        """
        the = self.field
        players = mask_of(bracket.players)
        players &= ~mask_of([each for each in members(players) if not the.allowed[each] & players])
        moved_down = [each for each in bracket.moved_down if players >> each & 1]
        residents = players & mask_of(bracket.residents)
        alone = len(bracket.players) - players.bit_count()
        if len(moved_down) > residents.bit_count() or not residents:
            return None
        if alone and bracket.bye_here:
            return None  # more than one is left
        bounds = Bounds(the, players, moved_down, residents)
        if bounds.differences_count:
            return None
        limits = bounds.limits(self._bye_or_place(bracket))
        pairs = players.bit_count() // 2
        steps = StepsLeft(min(MOST_STEPS, 50 + 2 * pairs * pairs))
        try:
            return Search(the.allowed, limits, steps).first(moved_down, residents, pairs)
        except StepsExceededError:
            return None

    def _bye_or_place(self, bracket: Bracket2017) -> FloatLimit:
        """A single player that is left must get the bye or find an opponent in the next bracket."""
        the = self.field
        if bracket.bye_here:
            byes = [each for each in bracket.players if bracket.byes >> each & 1]
            fewest = min((the.states[each].unplayed for each in byes), default=0)
            best = [each for each in byes if the.states[each].unplayed == fewest]
            return FloatLimit(~mask_of(best), 0)
        if bracket.last:
            return FloatLimit(~bracket.byes, 0)
        after = mask_of(bracket.following)
        stuck = [each for each in bracket.players if not the.allowed[each] & after]
        return FloatLimit(mask_of(stuck), 0)
