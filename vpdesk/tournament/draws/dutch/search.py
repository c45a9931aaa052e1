"""The first pairing, in the order of generation, that fails no criterion more than it must.

A depth-first search over the transpositions of S2 (D.1). A branch is left as soon as counting
shows that the budgets cannot hold: the search finds in an instant what most brackets need, and
gives up after so many steps; then the exact way (exact.py) decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vpdesk.tournament.draws.dutch.field import mask_of, members


@dataclass(frozen=True, slots=True)
class PairLimit:
    """At most so many pairs of a sort may occur.

    partners[i]: the mask of those with whom player i would make such a pair.
    groups: pairs of masks (players, wanted): who of players has a partner in wanted makes no
        such pair. They bound how many there must be among those still unpaired.
    """

    partners: Sequence[int]
    most: int
    groups: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FloatLimit:
    """At most so many of the players of a mask may stay unpaired."""

    players: int
    most: int


class StepsExceededError(Exception):
    """The search took more steps than it was given."""


@dataclass(slots=True)
class StepsLeft:
    """How many steps a search has left."""

    left: int

    def take(self) -> None:
        """Take one. Raises StepsExceededError after the last."""
        self.left -= 1
        if self.left < 0:
            raise StepsExceededError


def first_transposition(
    upper: Sequence[int],
    lower: int,
    allowed: Sequence[int],
    pair_limits: Sequence[PairLimit],
    float_limits: Sequence[FloatLimit],
    steps: StepsLeft,
) -> list[int] | None:
    """Partners in lower (a mask) of the players of upper, the first that keep the limits.

    Those of lower that are left are the unpaired ones. None if there is no such pairing.
    Raises StepsExceededError when the steps run out.
    """
    halves = _Halves(upper, lower, allowed, pair_limits, float_limits)
    if not halves.hold():
        return None
    waiting = [halves.candidates()] if upper else []
    while len(halves.chosen) < len(upper):
        if not waiting[-1]:
            waiting.pop()
            if not waiting:
                return None
            halves.take_back()
            continue
        steps.take()
        bit = waiting[-1] & -waiting[-1]
        waiting[-1] ^= bit
        halves.take(bit)
        if not halves.hold():
            halves.take_back()
        elif len(halves.chosen) < len(upper):
            waiting.append(halves.candidates())
    return [bit.bit_length() - 1 for bit in halves.chosen]


class _Halves:
    """Two halves of a bracket, the upper of which is given opponents from the top.

    Beside counting, a matching of those that wait with those that are free shows that they can
    all still have opponents: without it a search would try all orders of the others before it
    saw that the last ones have met.
    """

    def __init__(
        self,
        upper: Sequence[int],
        lower: int,
        allowed: Sequence[int],
        pair_limits: Sequence[PairLimit],
        float_limits: Sequence[FloatLimit],
    ) -> None:
        self.chosen: list[int] = []  # a bit for each opponent
        self._upper = upper
        self._free = lower
        self._allowed = allowed
        self._pair_limits = pair_limits
        self._float_limits = float_limits
        self._budgets = [limit.most for limit in pair_limits]
        self._used_up = self._limits_used_up()
        self._unpaired = lower.bit_count() - len(upper)
        self._waiting = [0] * (len(upper) + 1)  # from each place on, who waits for an opponent
        for place in range(len(upper) - 1, -1, -1):
            self._waiting[place] = self._waiting[place + 1] | 1 << upper[place]
        self._may_float = lower
        for each in float_limits:
            if not each.most:
                self._may_float &= ~each.players
        # Who could have whom: by place in upper, where from len(upper) on the unpaired ones are.
        self._held: dict[int, int] = {}
        self._owners: dict[int, int] = {}  # the same the other way round
        self._unmatched = list(range(len(upper) + self._unpaired))
        self._before: list[tuple[dict[int, int], dict[int, int]]] = []

    def candidates(self) -> int:
        """Who may be the next opponent."""
        return self._opponents(len(self.chosen))

    def _opponents(self, place: int) -> int:
        if place >= len(self._upper):
            return self._free & self._may_float
        player = self._upper[place]
        mask = self._free & self._allowed[player]
        for limit in self._used_up:
            mask &= ~limit.partners[player]
        return mask

    def _limits_used_up(self) -> list[PairLimit]:
        """The limits by which no further pair may be costly."""
        return [
            limit
            for budget, limit in zip(self._budgets, self._pair_limits, strict=True)
            if not budget
        ]

    def take(self, bit: int) -> None:
        """Make one the next opponent."""
        self._before.append((self._held, self._owners))
        self._held, self._owners = dict(self._held), dict(self._owners)
        place, player = len(self.chosen), bit.bit_length() - 1
        self._owners.pop(self._held.pop(place, -1), None)
        self._unmatched = self._let_go({player} & self._owners.keys())
        used_up = self._spend(bit, 1)
        self.chosen.append(bit)
        self._free ^= bit
        if used_up:
            self._unmatched += self._let_go(
                {each for each, at in self._owners.items() if not self._opponents(at) >> each & 1}
            )

    def _let_go(self, players: set[int]) -> list[int]:
        """Take players out of the matching; the places that held them."""
        places = sorted(self._owners.pop(each) for each in players)
        for place in places:
            del self._held[place]
        return places

    def take_back(self) -> None:
        """Undo the last choice."""
        bit = self.chosen.pop()
        self._free ^= bit
        self._spend(bit, -1)
        self._held, self._owners = self._before.pop()

    def _spend(self, bit: int, times: int) -> bool:
        """Whether a limit is used up by that."""
        player = self._upper[len(self.chosen)]
        used_up = False
        for k, limit in enumerate(self._pair_limits):
            if limit.partners[player] & bit:
                self._budgets[k] -= times
                used_up |= not self._budgets[k]
        self._used_up = self._limits_used_up()
        return used_up

    def hold(self) -> bool:
        """Whether those that wait may all find opponents within the limits."""
        if self._unpaired < 0 or not self._counting_allows():
            return False
        owned = mask_of(self._owners)
        for place in self._unmatched:
            found = self._augment(place, owned)
            if not found:
                return False
            owned |= found
        return True

    def _counting_allows(self) -> bool:
        waiting, free = self._waiting[len(self.chosen)], self._free
        for budget, limit in zip(self._budgets, self._pair_limits, strict=True):
            for players, wanted in limit.groups:
                if (waiting & players).bit_count() - (free & wanted).bit_count() > budget:
                    return False
        return all(
            self._unpaired - (free & ~each.players).bit_count() <= each.most
            for each in self._float_limits
        )

    def _augment(self, start: int, owned: int) -> int:
        """Find an opponent for one more place, others changing theirs if need be.

        owned: who is held. The one who is held beside them then, as a mask; 0 for none.
        """
        asked: dict[int, int] = {}  # lower player: the place that asked first
        seen = 0
        queue = [start]
        for place in queue:
            opponents = self._opponents(place) & ~seen
            if free := opponents & ~owned:
                first = free & -free
                player = first.bit_length() - 1
                asked[player] = place
                self._hand_on(player, start, asked)
                return first
            for player in members(opponents):
                asked[player] = place
                queue.append(self._owners[player])
            seen |= opponents
        return 0

    def _hand_on(self, player: int, start: int, asked: dict[int, int]) -> None:
        """Give a free player to the place that asked, what that held to the next one, and so on."""
        while True:
            place = asked[player]
            former = self._held.get(place)
            self._held[place], self._owners[player] = player, place
            if place == start or former is None:
                return
            player = former
