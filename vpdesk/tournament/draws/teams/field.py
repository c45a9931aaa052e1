"""The teams of a round by rank, and who may meet whom: sets of places are bits of an int."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from vpdesk.tournament.draws.matching import most_pairs
from vpdesk.tournament.draws.teams.late_entry import provisional
from vpdesk.tournament.draws.teams.team_history import (
    TeamHistory,
    forbidden_in,
    ranked,
    team_histories,
)
from vpdesk.tournament.team_rules import FirstRound, TeamMethod
from vpdesk.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class TeamField:
    """The teams that are to be drawn. Place 0 is the first by rank.

    round: that is drawn. counted: rounds by whose results the teams are ranked.
    Of each place, allowed: the places that it may meet; not_forbidden: those that it may meet if
    meetings do not count; met_before: those that it has met.
    forbidden: couples of teams that may not meet. repeats: who has met may meet again.
    seeded: no result counts yet, so that the rules of the first round hold.
    """

    round: int
    counted: int
    teams: tuple[int, ...]
    allowed: tuple[int, ...]
    not_forbidden: tuple[int, ...]
    met_before: tuple[int, ...]
    histories: Mapping[int, TeamHistory]
    forbidden: frozenset[frozenset[int]]
    repeats: bool
    seeded: bool

    @property
    def everybody(self) -> int:
        """All places."""
        return (1 << len(self.teams)) - 1

    def without(self, teams: Iterable[int]) -> TeamField:
        """The same round without some teams."""
        gone = set(teams)
        rest = tuple(team for team in self.teams if team not in gone)
        return self._of(rest, repeats=self.repeats)

    def perfect(self, places: int) -> tuple[int, ...] | None:
        """An opponent for each of these places, -1 for the others; None if that cannot be."""
        partners = most_pairs(
            len(self.teams),
            [mask & places if places >> at & 1 else 0 for at, mask in enumerate(self.allowed)],
        )
        whole = all(partners[at] >= 0 for at in bits(places))
        return tuple(partners) if whole else None

    def with_repeats(self) -> TeamField:
        """The same where repeats are allowed."""
        return self._of(self.teams, repeats=True)

    def in_order(self, teams: tuple[int, ...]) -> TeamField:
        """The same teams in another order."""
        return self._of(teams, repeats=self.repeats)

    def _of(self, teams: tuple[int, ...], *, repeats: bool) -> TeamField:
        told = self.histories, self.forbidden
        return _field(self.round, self.counted, teams, *told, repeats=repeats, seeded=self.seeded)

    def only_together(self, one: int, other: int) -> TeamField:
        """The same where these two may meet nobody else."""
        places = self.teams.index(one), self.teams.index(other)
        couple = 1 << places[0] | 1 << places[1]
        allowed = [mask & ~couple for mask in self.allowed]
        for at in places:
            allowed[at] = couple & ~(1 << at)
        return replace(self, allowed=tuple(allowed))

    def met(self, one: int, other: int) -> int:
        """The last round in which two teams met; 0 for none."""
        return max(self.histories[one].met.get(other, ()), default=0)

    def is_forbidden(self, one: int, other: int) -> bool:
        """Two teams may not meet in this round, whether they have met or not."""
        return frozenset((one, other)) in self.forbidden


def team_field(tournament: Tournament) -> TeamField:
    """Who is there in the next round."""
    number = tournament.next_round
    histories = team_histories(tournament)
    provisional(tournament, histories)
    teams = ranked(histories, (each.number for each in tournament.present(number)))
    repeats = method_of(tournament) is TeamMethod.DANISH
    forbidden, counted = forbidden_in(tournament, number), tournament.counted_rounds
    seeded = not counted and tournament.teams.first is not FirstRound.STANDINGS
    return _field(number, counted, teams, histories, forbidden, repeats=repeats, seeded=seeded)


def method_of(tournament: Tournament) -> TeamMethod:
    """How the next round is drawn."""
    method = tournament.teams.method
    if tournament.next_round in tournament.teams.danish_rounds and not method.by_table:
        return TeamMethod.DANISH
    return method


def bits(places: int) -> Iterator[int]:
    """The places of a set, the first first."""
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest


def _field(
    number: int,
    counted: int,
    teams: tuple[int, ...],
    histories: Mapping[int, TeamHistory],
    forbidden: frozenset[frozenset[int]],
    *,
    repeats: bool,
    seeded: bool,
) -> TeamField:
    place = {team: at for at, team in enumerate(teams)}
    everybody = (1 << len(teams)) - 1
    barred = [1 << at for at in range(len(teams))]
    for couple in forbidden:
        one, other = (place.get(team, -1) for team in couple)
        if one >= 0 <= other:
            barred[one] |= 1 << other
            barred[other] |= 1 << one
    not_forbidden = tuple(everybody & ~mask for mask in barred)
    met_before = tuple(
        sum(1 << place[other] for other in histories[team].met if other in place) for team in teams
    )
    allowed = tuple(may & ~met for may, met in zip(not_forbidden, met_before, strict=True))
    return TeamField(
        number,
        counted,
        teams,
        not_forbidden if repeats else allowed,
        not_forbidden,
        met_before,
        histories,
        forbidden,
        repeats,
        seeded,
    )
