"""What each player did round by round: games seen from one side, byes, absences."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.score import BoardPoints, MatchImps, MatchScore, turned_score
from vpdesk.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Outing:
    """A round of one player. In a triangle a team has two of them in the round.

    opponent: 0 where there was none. colour: "w" or "b" (home or away), "" without an opponent.
    table: from 1, 0 without an opponent. points: hundredths, 0 while there is no result.
    result, bye: one of them is None; both are while the game has no result.
    score: of a match, the own side as home; None where it has none.
    half: half a match, of a triangle.
    """

    round: int
    opponent: int = 0
    colour: str = ""
    table: int = 0
    points: int = 0
    result: Result | None = None
    bye: ByeKind | None = None
    score: MatchScore | None = None
    half: bool = False

    @property
    def imps(self) -> MatchImps | None:
        """The own IMPs and the other side's, where the score is these."""
        return self.score if isinstance(self.score, MatchImps) else None

    @property
    def board_points(self) -> BoardPoints | None:
        """The own board points and the other side's, where the score is these."""
        return self.score if isinstance(self.score, BoardPoints) else None

    @property
    def as_whole(self) -> int:
        """The points that it would be worth as a whole match."""
        return 2 * self.points if self.half else self.points

    @property
    def finished(self) -> bool:
        """It counts already: a bye, or a game with its result."""
        return self.result is not None or self.bye is not None

    @property
    def played(self) -> bool:
        """A game that took place and has its result."""
        return self.result is not None and self.result.played

    @property
    def requested(self) -> bool:
        """A bye or absence that the player asked for: half a point or none."""
        return self.bye in (ByeKind.HALF, ByeKind.ZERO)

    @property
    def voluntary(self) -> bool:
        """Not played because of the player: a requested bye, or a game lost by forfeit."""
        return self.requested or self.result is Result.FORFEIT_LOSS


class Outings:
    """All outings of a tournament, and what follows from them.

    of: by player's number, in the order of the rounds; a player whom a round does not name was
        absent. points: of the rounds so far, in hundredths, and what was brought. rounds: how
        many they are. brought: points and net IMPs beside them, by number. imps_brought: the
            IMPs won and lost there.
    full: the points of a win; for teams all the VPs of a match. draw: those of a draw.
    scheduled: a round robin of chess.
    """

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.rounds = len(tournament.rounds)
        self.of: dict[int, tuple[Outing, ...]] = _outings(tournament)
        self.brought = tournament.brought_after(self.rounds)
        self.imps_brought = tournament.sums_brought(self.rounds)
        self.points = {
            number: self.brought.get(number, (0, 0))[0] + sum(each.points for each in outings)
            for number, outings in self.of.items()
        }
        self.full, self.draw = tournament.points.win, tournament.points.draw
        if tournament.play.has_vps:
            self.full, self.draw = 2 * tournament.teams.draw, tournament.teams.draw
        elif tournament.play.has_boards and tournament.matches.by_boards:
            self.full, self.draw = tournament.matches.most, tournament.matches.most // 2
        self.scheduled = tournament.play.has_colours and tournament.by_schedule

    def meets(self, outing: Outing) -> bool:
        """For tie-breaks the opponent was met: in a round robin by a forfeit, too (C.07)."""
        return outing.played or (self.scheduled and bool(outing.opponent) and outing.finished)


def _outings(tournament: Tournament) -> dict[int, tuple[Outing, ...]]:
    found: defaultdict[int, list[Outing]] = defaultdict(list)
    for number, drawn in enumerate(tournament.rounds, 1):
        seen = set[int]()
        for player, outing in _of_round(tournament, number, drawn):
            found[player].append(outing)
            seen.add(player)
        for player in tournament.by_number.keys() - seen:
            found[player].append(Outing(number, bye=ByeKind.ZERO))
    return {number: tuple(found[number]) for number in tournament.by_number}


def _of_round(tournament: Tournament, number: int, drawn: Round) -> Iterator[tuple[int, Outing]]:
    for table, game in enumerate(drawn.games, 1):
        yield from _of_game(tournament, number, table, game)
    yield from _of_byes(tournament, number, drawn.byes)


def _of_game(
    tournament: Tournament, number: int, table: int, game: Game
) -> Iterator[tuple[int, Outing]]:
    one, other = tournament.points_of_game(game)
    home = Outing(number, game.visitor, "w", table, one, game.home_result, score=game.score)
    visitor = Outing(
        number, game.home, "b", table, other, game.visitor_result, score=turned_score(game.score)
    )
    half = game.half
    yield game.home, replace(home, half=half)
    yield game.visitor, replace(visitor, half=half)


def _of_byes(
    tournament: Tournament, number: int, byes: Iterable[Bye]
) -> Iterator[tuple[int, Outing]]:
    for bye in byes:
        points = tournament.points_of_bye(bye)
        yield bye.entrant, Outing(number, points=points, bye=bye.kind)
