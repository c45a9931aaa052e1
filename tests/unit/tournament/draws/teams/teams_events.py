"""Teams events that hypothesis draws, and all draws of small ones by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.team_history import ranked, team_histories
from vpdesk.tournament.draws.teams.trace import TeamDraw
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    Level,
    OddField,
    TeamMethod,
    TeamRules,
    Triangle,
)
from vpdesk.tournament.tournament import Entrant, Forbidden, Tournament

Couples = tuple[tuple[int, int], ...]  # places, the higher ranked first, by the higher ranked
VPS = (0, 400, 500, 1000, 1237)


def won(home: int, visitor: int, vp: int, triangle: int = 0) -> Game:
    """A match that gave so many VP (hundredths) to the home team; half of them in a triangle."""
    results = (Result.WIN, Result.LOSS) if vp > 1000 else (Result.LOSS, Result.WIN)
    points = (vp // 2, 1000 - vp // 2) if triangle else (vp, 2000 - vp)
    return Game(home, visitor, *results, points, triangle=triangle)


def event(count: int, *rounds: Round, **parts: Any) -> Tournament:
    players = tuple(Entrant(number, f"Team {number}") for number in range(1, count + 1))
    return Tournament(players, rounds, kind=Kind.TEAMS, **parts)


@st.composite
def events(
    draw: st.DrawFn, *, odd: OddField | None = None, most: int = 8, danish: bool = True
) -> Tournament:
    """An event of up to so many teams, whose rounds were drawn at random, repeats among them."""
    count = draw(st.integers(2, most))
    rounds = []
    for _ in range(draw(st.integers(0, 5))):
        teams = list(draw(st.permutations(range(1, count + 1))))
        games, byes = [], []
        if count % 2 and count > 2 and draw(st.booleans()):
            one, two, three, *teams = teams
            for home, visitor in ((one, two), (two, three), (three, one)):
                games.append(won(home, visitor, draw(st.sampled_from(VPS)), 1))
        elif count % 2:
            byes.append(Bye(teams.pop(), ByeKind.PAIRING))
        for home, visitor in zip(teams[::2], teams[1::2], strict=True):
            games.append(won(home, visitor, draw(st.sampled_from(VPS))))
        rounds.append(Round(tuple(games), tuple(byes)))
    couples = st.lists(st.integers(1, count), min_size=2, max_size=2, unique=True).map(tuple)
    forbidden = draw(st.lists(couples.map(Forbidden), max_size=3))
    rules = TeamRules(
        method=draw(st.sampled_from((TeamMethod.TOP_DOWN, TeamMethod.LEAST_TOTAL))),
        danish_rounds=(len(rounds) + 1,) if danish and draw(st.integers(0, 3)) == 0 else (),
        odd=odd or draw(st.sampled_from(OddField)),
        triangle=draw(st.sampled_from(Triangle)),
        leaders_apart=draw(st.booleans()),
        arrears=draw(st.booleans()),
        first=draw(st.sampled_from(FirstRound)),
        lot=draw(st.integers(0, 9)),
        late=draw(st.sampled_from(Late)),
        level=draw(st.sampled_from(Level)),
    )
    return event(count, *rounds, forbidden=tuple(forbidden), teams=rules)


class Literal:
    """What the rules say, read off the record team by team; places are those of a ranking."""

    def __init__(self, tournament: Tournament, ranking: tuple[int, ...]) -> None:
        self.tournament, self.ranking = tournament, ranking
        self.round = len(tournament.rounds) + 1
        rules = tournament.teams
        self.danish = rules.method is TeamMethod.DANISH or self.round in rules.danish_rounds

    def met(self, one: int, other: int) -> bool:
        couple = {self.ranking[one], self.ranking[other]}
        return any(
            game.played and set(game.sides) == couple
            for drawn in self.tournament.rounds
            for game in drawn.games
        )

    def forbidden(self, one: int, other: int) -> bool:
        couple = {self.ranking[one], self.ranking[other]}
        return any(couple <= set(each.entrants) for each in self.tournament.forbidden)

    def legal(self, one: int, other: int) -> bool:
        return not self.forbidden(one, other) and (self.danish or not self.met(one, other))

    def byes(self, place: int) -> int:
        byes = (bye for drawn in self.tournament.rounds for bye in drawn.byes)
        return sum(
            bye.kind is ByeKind.PAIRING and bye.entrant == self.ranking[place] for bye in byes
        )

    def triangles(self, place: int) -> int:
        return sum(
            any(game.triangle and self.ranking[place] in game.sides for game in drawn.games)
            for drawn in self.tournament.rounds
        )

    def draws(self, places: tuple[int, ...]) -> Iterator[Couples]:
        """All legal draws of these places."""
        if not places:
            yield ()
            return
        first, *others = places
        for second in others:
            if self.legal(first, second):
                rest = tuple(place for place in others if place != second)
                yield from (((first, second), *more) for more in self.draws(rest))

    def odd_places(self) -> list[tuple[tuple[int, ...], list[Couples]]]:
        """Who can be left over, the best first, and all draws of the others."""
        everybody = tuple(range(len(self.ranking)))
        left: list[tuple[int, ...]] = [()]
        if len(everybody) % 2 and self.tournament.teams.odd is OddField.BYE:
            left = sorted(((at,) for at in everybody), key=lambda at: (self.byes(at[0]), -at[0]))
        elif len(everybody) % 2:
            left = sorted(filter(self._may, combinations(everybody, 3)), key=self._triangle_key)
        draws = ((gone, tuple(at for at in everybody if at not in gone)) for gone in left)
        found = ((gone, list(self.draws(rest))) for gone, rest in draws)
        return [each for each in found if each[1]]

    def _may(self, places: tuple[int, ...]) -> bool:
        rules = self.tournament.teams
        if rules.triangle is Triangle.ONCE and any(map(self.triangles, places)):
            return False
        if rules.leaders_apart and len(self.ranking) > 3 and len({0, 1, 2} & {*places}) > 1:
            return False
        return not any(self.forbidden(*couple) for couple in combinations(places, 2))

    def _triangle_key(self, places: tuple[int, ...]) -> tuple[int, ...]:
        lowest = self.tournament.teams.triangle is Triangle.LOWEST
        repeats = sum(self.met(*couple) for couple in combinations(places, 2))
        return (
            0 if lowest else sum(map(self.triangles, places)),
            0 if self.danish else repeats,
            *(-at for at in reversed(places)),
        )


def couples_of(drawn: TeamDraw) -> Couples:
    """The whole matches by place, the higher ranked first."""
    ranks = [(drawn.rank(each.home), drawn.rank(each.visitor)) for each in drawn.matches]
    return tuple(sorted((min(couple) - 1, max(couple) - 1) for couple in ranks))


def left_over(drawn: TeamDraw) -> tuple[int, ...]:
    """The places in the bye or the triangle."""
    odd = (drawn.bye,) if drawn.bye else sum(drawn.triangles, ())
    return tuple(drawn.rank(team) - 1 for team in odd)


def drawn_or_none(tournament: Tournament, **parts: Any) -> TeamDraw | None:
    try:
        return draw_teams(tournament, **parts)
    except NoPairingError:
        return None


def check_best(tournament: Tournament) -> None:
    """Assert that of all draws the rules' own one is drawn, or none where there is none."""
    drawn = drawn_or_none(tournament)
    histories = team_histories(tournament)
    there = [player.number for player in tournament.present(tournament.next_round)]
    possible = Literal(tournament, ranked(histories, there)).odd_places()
    if drawn is None:
        assert not possible
        return
    gone, draws = possible[0]
    assert left_over(drawn) == gone
    points = [histories[team].points for team in drawn.ranking]
    rest = [place for place in range(len(points)) if place not in gone]

    def key(couples: Couples) -> Any:
        gaps = [rest.index(other) - rest.index(one) for one, other in couples]
        seeded = tournament.teams.first is not FirstRound.STANDINGS and not drawn.counted
        if seeded and drawn.method is not TeamMethod.DANISH:
            if tournament.teams.first is FirstRound.LOT:
                return None  # none is better than another
            parts = 4 if tournament.teams.first is FirstRound.QUARTERS else 2
            wanted = max(1, len(rest) // parts)
            return [(abs(gap - wanted), gap) for gap in gaps]
        if drawn.method is TeamMethod.LEAST_TOTAL:
            vps = sum((points[one] - points[other]) ** 2 for one, other in couples)
            return vps, sum(gap**2 for gap in gaps)
        return couples

    assert couples_of(drawn) in draws
    if (best := key(couples_of(drawn))) is not None:
        assert best == min(map(key, draws))
