"""A tournament of chess teams as that of its players, with the records of the teams."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from vpdesk.tournament.match_rules import USUAL
from vpdesk.tournament.play import Kind
from vpdesk.tournament.results.chess_matches import OPEN, member_of
from vpdesk.tournament.round import Bye, ByeKind, Game, PointSystem, Result, Round
from vpdesk.tournament.standings.outings import Outings
from vpdesk.tournament.standings.standings import standings
from vpdesk.tournament.standings.tie_break_order import ORDER, POINTS, tournament_order
from vpdesk.tournament.standings.tie_break_values import Values
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

BOARD_RESULTS = {
    "1": (Result.WIN, Result.LOSS),
    "=": (Result.DRAW, Result.DRAW),
    "0": (Result.LOSS, Result.WIN),
    "+": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "n": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
    OPEN: (None, None),
}
FORFEITS = ("+-", "-+", "--")
SWISS_CODES = {False: "FIDE_TEAM_TYPEA_MP_GP", True: "FIDE_TEAM_TYPEA_GP_MP"}  # by board points
ROUND_ROBIN_CODE = "BERGER_TEAM_ROUNDROBIN_G{games}"


def as_players(tournament: Tournament, *, new: bool) -> Tournament:
    """The players of all teams with the games of all boards that are known.

    A team has as many players as a match has boards at least, numbered through in its order. new:
    with the records of 2026 (310), else those of before (013).
    """
    numbers = _numbers(tournament)
    players = [
        _player(number, team, place)
        for team in tournament.entrants
        for place, number in enumerate(numbers[team.number])
    ]
    code = ROUND_ROBIN_CODE.format(games=1 + (tournament.teams.method is TeamMethod.TWICE))
    if not tournament.by_table:
        code = SWISS_CODES[tournament.matches.by_boards]
    told = {
        **dict(tournament.details),
        ORDER: ",".join((POINTS, *(each.value.code for each in tournament_order(tournament)))),
        "082": str(len(tournament.entrants)),
        "092": dict(tournament.details).get("092", "Team: Chess"),
    }
    if new:
        system = tournament.points
        told["192"] = code
        told["352"] = ("WB" * tournament.matches.boards)[: tournament.matches.boards]
        told["362"] = "    ".join(
            f"{name} {points / 100:.1f}"
            for name, points in (("TW", system.win), ("TD", system.draw), ("TL", system.loss))
        )
    records = _records_310 if new else _records_013
    return replace(
        tournament,
        kind=Kind.CHESS,
        entrants=tuple(players),
        rounds=tuple(_round(tournament, each, numbers) for each in tournament.rounds),
        points=PointSystem(),
        matches=USUAL,
        teams=TeamRules(),
        details=tuple(sorted(told.items())),
        requests=(),
        forbidden=(),
        acceleration=(),
        brought=(),
        extra=tuple(records(tournament, numbers)),
    )


def _numbers(tournament: Tournament) -> dict[int, range]:
    """The numbers of the players of each team."""
    found, first = {}, 1
    for team in tournament.entrants:
        count = max(len(team.members), tournament.matches.boards)
        found[team.number] = range(first, first + count)
        first += count
    return found


def _player(number: int, team: Entrant, place: int) -> Entrant:
    """A member; of one who is not entered the team's name and the board."""
    if place >= len(team.members):
        return Entrant(number, f"{team.name} {place + 1}")
    known = member_of(team.members[place])
    return Entrant(number, known.name, known.rating, register_number=known.register_number)


def _round(tournament: Tournament, drawn: Round, numbers: dict[int, range]) -> Round:
    games = [each for game in drawn.games for each in _games(tournament, game, numbers)]
    playing = {each for game in games for each in game.sides}
    idle = (each for team in numbers.values() for each in team if each not in playing)
    return Round(tuple(games), tuple(Bye(each, ByeKind.ZERO) for each in idle), drawn.method)


def _games(tournament: Tournament, game: Game, numbers: dict[int, range]) -> Iterator[Game]:
    boards = tournament.matches.boards
    home, visitors = (
        [numbers[team][at - 1] for at in (chosen or range(1, boards + 1))]
        for team, chosen in zip(game.sides, game.line_ups, strict=True)
    )
    letters = game.boards.ljust(boards, _usual(game))
    for at, (one, other, letter) in enumerate(zip(home, visitors, letters, strict=False), 1):
        results = BOARD_RESULTS[letter]
        if at % 2:
            yield Game(one, other, *results)
        else:
            yield Game(other, one, *results[::-1])


def _usual(game: Game) -> str:
    """The letter of a board of which nothing else is known."""
    if not game.finished or game.played:
        return OPEN
    return dict(zip(FORFEITS, "+-n", strict=True))[_forfeit(game)]


def _forfeit(game: Game) -> str:
    won = [each is Result.FORFEIT_WIN for each in (game.home_result, game.visitor_result)]
    return FORFEITS[0] if won[0] else FORFEITS[1] if won[1] else FORFEITS[2]


def _records_013(tournament: Tournament, numbers: dict[int, range]) -> Iterator[str]:
    for team in tournament.entrants:
        listed = "".join(f"{each:4} " for each in numbers[team.number])
        yield f"013 {team.name:<32.32}{listed}".rstrip()


def _records_310(tournament: Tournament, numbers: dict[int, range]) -> Iterator[str]:
    values = Values(Outings(tournament))
    ranked = enumerate(standings(tournament), 1)
    ranks = {each.number: each.place or at for at, each in ranked}
    for team in tournament.entrants:
        match, boards = (
            sum(int(each.amount) for each in parts(team.number)) / 100
            for parts in (values.match_points, values.board_points)
        )
        listed = " ".join(f"{each:4}" for each in numbers[team.number])
        yield (
            f"310 {team.number:3} {team.name:<32.32} {'':5} {team.rating or '':>6} "
            f"{match:6.1f} {boards:6.1f} {ranks[team.number]:3}  {listed}"
        )
    for number, drawn in enumerate(tournament.rounds, 1):
        for game in drawn.games:
            if game.finished and not game.played:
                yield f"330 {_forfeit(game)} {number:3} {game.home:3} {game.visitor:3}"
