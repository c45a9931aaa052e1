"""What the rounds so far say of each team: points, IMPs, opponents, seats, byes, triangles."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.round import SECOND_LEG, ByeKind, Game
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import order_before
from vpdesk.tournament.team_rules import FirstRound, Level
from vpdesk.tournament.tournament import Tournament

HOME, VISITOR = 1, -1


@dataclass(slots=True)
class TeamHistory:
    """The past of one team.

    seed: its place before the first round, from 0.
    points, imps_won, imps_lost: of the rounds that count for the next draw; VPs in hundredths; by
        percentages these, of both sides, in the place of IMPs.
    met: the rounds of the matches against each opponent. seats: HOME
    or VISITOR in each round with a whole match. triangles: the rounds in which it was in one;
    triangles_before: how many there were in the stages before. byes: those of these stages, too.
    standing: where the standings have it, which counts among those who are level; 0 where its IMPs
    do. Forfeits are no meetings.
    """

    number: int
    seed: int
    points: int = 0
    imps_won: int = 0
    imps_lost: int = 0
    met: dict[int, list[int]] = field(default_factory=dict)
    seats: dict[int, int] = field(default_factory=dict)
    triangles: set[int] = field(default_factory=set)
    triangles_before: int = 0
    byes: int = 0
    standing: int = 0

    @property
    def triangles_in_all(self) -> int:
        """In how many it was, in the stages before, too."""
        return len(self.triangles) + self.triangles_before

    @property
    def homes_less_visits(self) -> int:
        """How often more it was at home than not."""
        return sum(self.seats.values())

    @property
    def rank_key(self) -> tuple[int, int, Fraction, int, int]:
        """What ranks it, the least first: VPs, then its standing, or its IMPs; seed."""
        if self.standing:
            return -self.points, self.standing, Fraction(), 0, self.seed
        endless = self.imps_won > 0 and not self.imps_lost
        even = not self.imps_won and not self.imps_lost
        quotient = Fraction(1) if even or endless else Fraction(self.imps_won, self.imps_lost)
        net = self.imps_won - self.imps_lost
        return -self.points, -endless, -quotient, -net, self.seed


def team_histories(tournament: Tournament) -> dict[int, TeamHistory]:
    """The past of every team, by number."""
    seeds = tournament.seeds or sorted(tournament.by_number)
    found = {number: TeamHistory(number, seed) for seed, number in enumerate(seeds)}
    for odd in tournament.odd_before:
        found[odd.entrant].byes = odd.byes
        found[odd.entrant].triangles_before = odd.triangles
    counted = min(tournament.counted_rounds, last_counted(tournament))
    _add_brought(found, tournament, counted)
    for number, drawn in enumerate(tournament.rounds, 1):
        for game in drawn.games:
            _add_match(found, number, game)
            if number <= counted:
                _add_result(found, game, tournament.points_of_game(game))
        for bye in drawn.byes:
            if number <= counted:
                found[bye.entrant].points += tournament.points_of_bye(bye)
            found[bye.entrant].byes += bye.kind is ByeKind.PAIRING
    for number, place in _standings(tournament, counted).items():
        found[number].standing = place
    return found


def ranked(histories: Mapping[int, TeamHistory], teams: Iterable[int]) -> tuple[int, ...]:
    """These teams by rank, the first one first."""
    return tuple(sorted(teams, key=lambda team: histories[team].rank_key))


def _standings(tournament: Tournament, counted: int) -> dict[int, int]:
    """The places in the standings that a draw follows, from 1; {} as long as nothing ranks.

    Who has none there, without standing or gone, is behind those as good as it.
    """
    rules = tournament.teams
    if rules.level is Level.QUOTIENT or rules.method.by_table:
        return {}
    if not counted and not (rules.first is FirstRound.STANDINGS and tournament.brought):
        return {}
    found: dict[int, int] = {}
    order = order_before(tournament, len(tournament.rounds))
    for row, each in enumerate(standings(tournament, counted, order), 1):
        found[each.number] = each.place or row
    return found


def forbidden_in(tournament: Tournament, number: int) -> frozenset[frozenset[int]]:
    """The couples of teams that may not meet in a round."""
    return frozenset(
        frozenset((one, other))
        for each in tournament.forbidden
        if each.first_round <= number and (not each.last_round or number <= each.last_round)
        for one in each.entrants
        for other in each.entrants
        if one != other
    )


def _add_brought(found: Mapping[int, TeamHistory], tournament: Tournament, counted: int) -> None:
    for number, (points, _) in tournament.brought_after(counted).items():
        found[number].points += points
    if tournament.teams.by_percentage:
        return
    for number, (won, lost) in tournament.sums_brought(counted).items():
        found[number].imps_won += won
        found[number].imps_lost += lost


def _add_result(found: Mapping[int, TeamHistory], game: Game, points: tuple[int, int]) -> None:
    won, lost = game.imps or game.percentages or (0, 0)
    for number, got, mine, theirs in (
        (game.home, points[0], won, lost),
        (game.visitor, points[1], lost, won),
    ):
        found[number].points += got
        found[number].imps_won += mine
        found[number].imps_lost += theirs


def _add_match(found: Mapping[int, TeamHistory], number: int, game: Game) -> None:
    home, visitor = found[game.home], found[game.visitor]
    for team, other, seat in ((home, visitor, HOME), (visitor, home, VISITOR)):
        if game.triangle and game.leg != SECOND_LEG:
            team.triangles.add(number)
        if game.played:
            team.met.setdefault(other.number, []).append(number)
            if not game.triangle:
                team.seats[number] = seat
