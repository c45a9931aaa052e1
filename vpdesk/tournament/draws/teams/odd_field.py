"""Who is left over in an odd field: one team has a bye, or three play a triangle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

from vpdesk.tournament.draws.matching import most_pairs
from vpdesk.tournament.draws.teams.field import TeamField, bits
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.team_rules import MOST_LEADERS, Triangle


@dataclass(frozen=True, slots=True)
class OddPlace:
    """The teams that are not in the ordinary matches, the highest ranked first, and why they."""

    teams: tuple[int, ...]
    reasons: tuple[Reason, ...]


def choose_bye(field: TeamField, kept: frozenset[int]) -> OddPlace | None:
    """The lowest ranked of those with the fewest byes, if the rest can be drawn; else the next.

    kept: teams that must have a match. None where nobody can have the bye.
    """
    byes = [field.histories[team].byes for team in field.teams]
    could = [at for at, team in enumerate(field.teams) if team not in kept]
    barred = []
    for place in sorted(could, key=lambda at: (byes[at], -at)):
        if field.perfect(field.everybody & ~(1 << place)) is None:
            barred.append(Reason(Why.NO_BYE, field.teams[place]))
            continue
        more = [
            Reason(Why.MORE_BYES, field.teams[at], value=byes[at])
            for at in reversed(could)
            if at > place and byes[at] > byes[place]
        ]
        chosen = Reason(Why.BYE, field.teams[place], value=byes[place])
        return OddPlace((field.teams[place],), (*more, *barred, chosen))
    return None


def choose_triangle(
    field: TeamField, kept: frozenset[int], choice: Triangle, *, leaders_apart: bool
) -> OddPlace | None:
    """Three teams by a choice, with the fewest repeats; of these the three lowest ranked.

    Lowest: the lowest team as low as possible, then the next, then the highest of the three.
    The rest can be drawn. kept: teams that must have a whole match. leaders_apart: see TeamRules.
    None where nobody can.
    """
    search = _Triangles(field, kept, choice, leaders_apart=leaders_apart)
    places = search.find()
    if places is None:
        return None
    return OddPlace(tuple(field.teams[at] for at in places), tuple(search.reasons(places)))


class _Triangles:
    """The search for three places that leave a draw to the rest.

    triangles: how many each place was in. before: those of them that count. asked: the places
    that need not have a whole match. leaders: those of which no two are in one triangle.
    allowed: of each place those with which it may be in one.
    """

    def __init__(
        self, field: TeamField, kept: frozenset[int], choice: Triangle, *, leaders_apart: bool
    ) -> None:
        self.field = field
        self.triangles = [field.histories[team].triangles_in_all for team in field.teams]
        self.before = [0 if choice is Triangle.LOWEST else each for each in self.triangles]
        self.with_before = [
            _set(at for at, each in enumerate(self.before) if each == before)
            for before in range(max(self.before, default=0) + 1)
        ]
        self.asked = _set(at for at, team in enumerate(field.teams) if team not in kept)
        could = self.asked & self.with_before[0] if choice is Triangle.ONCE else self.asked
        apart = leaders_apart and len(field.teams) > MOST_LEADERS
        self.leaders = (1 << MOST_LEADERS) - 1 if apart else 0
        self.allowed = [
            mask & could & ~self._barred(at) if could >> at & 1 else 0
            for at, mask in enumerate(field.not_forbidden)
        ]
        self.met: Sequence[int] = [0] * len(self.before) if field.repeats else field.met_before

    def _barred(self, place: int) -> int:
        """The leaders, for one of them."""
        return self.leaders if self.leaders >> place & 1 else 0

    def find(self) -> tuple[int, int, int] | None:
        """Three places, the highest ranked first."""
        can_hold = cache(self._can_hold)
        for before in range(3 * max(self.before, default=0) + 1):
            for repeats in (0,) if self.field.repeats else (0, 1, 2, 3):
                for lowest in filter(can_hold, reversed(range(len(self.before)))):
                    for middle in reversed(tuple(bits(self.allowed[lowest] & _above(lowest)))):
                        highest = self._highest(lowest, middle, before, repeats)
                        if highest is not None:
                            return highest, middle, lowest
        return None

    def reasons(self, places: tuple[int, int, int]) -> Iterator[Reason]:
        """Why those who rank lower than one of the three are not in it, and why the three are."""
        teams = self.field.teams
        most = max(self.before[at] for at in places)
        for place in reversed(range(len(teams))):
            came_before = place > places[0] or self.before[place] < most
            if came_before and place not in places and self.asked >> place & 1:
                yield self._passed(place, places, most)
        for place in places:
            yield Reason(Why.TRIANGLE, teams[place], value=self.triangles[place])
        for one, other in combinations((teams[at] for at in places), 2):
            if not self.field.repeats and (number := self.field.met(one, other)):
                yield Reason(Why.TRIANGLE_REPEATS, one, other, number)

    def _passed(self, place: int, places: tuple[int, int, int], most: int) -> Reason:
        team, lower = self.field.teams[place], [at for at in places if at > place]
        if self.before[place] > most:
            return Reason(Why.MORE_TRIANGLES, team, value=self.before[place])
        for at in lower:
            other = self.field.teams[at]
            if self.leaders >> place & self.leaders >> at & 1:
                return Reason(Why.LEADERS, team, other)
            if self.field.is_forbidden(team, other):
                return Reason(Why.FORBIDDEN, team, other)
            if not self.field.repeats and (number := self.field.met(team, other)):
                return Reason(Why.MET, team, other, number)
        if lower:
            return Reason(Why.NO_TRIANGLE_WITH, team, self.field.teams[lower[0]])
        return Reason(Why.NO_TRIANGLE, team)

    def _can_hold(self, lowest: int) -> bool:
        """Any two others that may meet this place leave a draw, whether they may meet or not."""
        partners = self.allowed[lowest]
        return bool(partners) and self._leaves_draw(1 << lowest, (partners, partners))

    def _highest(self, lowest: int, middle: int, before: int, repeats: int) -> int | None:
        """The lowest place above that makes a triangle with that many triangles and repeats."""
        before -= self.before[lowest] + self.before[middle]
        repeats -= self.met[lowest] >> middle & 1
        if not (0 <= before < len(self.with_before) and 0 <= repeats <= 2):
            return None
        one, other = self.met[lowest], self.met[middle]
        with_repeats = (~(one | other), one ^ other, one & other)[repeats]
        fitting = self.allowed[lowest] & self.allowed[middle] & _above(middle)
        fitting &= self.with_before[before] & with_repeats
        taken = 1 << lowest | 1 << middle
        for tried, place in enumerate(reversed(tuple(bits(fitting)))):
            if self._leaves_draw(taken | 1 << place):
                return place
            # One search for all the others spares many where there is no triangle at all.
            if not tried and not self._leaves_draw(taken, (fitting,)):
                return None
        return None

    def _leaves_draw(self, taken: int, takers: tuple[int, ...] = ()) -> bool:
        """The rest can be drawn once each taker has taken one more place out of a set."""
        rest = self.field.everybody & ~taken
        count = len(self.before)
        neighbours = [
            mask & rest if rest >> at & 1 else 0 for at, mask in enumerate(self.field.allowed)
        ]
        for number, places in enumerate(takers, count):
            neighbours.append(places & rest)
            for place in bits(places & rest):
                neighbours[place] |= 1 << number
        partners = most_pairs(count + len(takers), neighbours)
        return all(partners[at] >= 0 for at in (*bits(rest), *range(count, len(neighbours))))


def _set(places: Iterable[int]) -> int:
    return sum(1 << at for at in places)


def _above(place: int) -> int:
    """All places that rank above this one: they have lower numbers."""
    return (1 << place) - 1
