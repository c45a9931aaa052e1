"""Points that an arbiter gave otherwise than the point system says (records 299)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.columns import TrfLine, quoted
from vpdesk.tournament.round import Bye, ByeKind, Game, PointSystem, Result, Round

TYPES: dict[str, tuple[Result | ByeKind, ...]] = {
    "W": (Result.WIN, Result.UNRATED_WIN),
    "D": (Result.DRAW, Result.UNRATED_DRAW),
    "L": (Result.LOSS, Result.UNRATED_LOSS),
    "+": (Result.FORFEIT_WIN,),
    "-": (Result.FORFEIT_LOSS,),
    "F": (ByeKind.FULL,),
    "H": (ByeKind.HALF,),
    "Z": (ByeKind.ZERO,),
}
NO_TYPE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "{found} is not a result that earns points; use W, D, L, F, H, Z, + or -.",
)
NO_ROUND = QT_TRANSLATE_NOOP(
    "TournamentError", "A bonus or penalty belongs to a drawn round; {found} is not one."
)
NOT_ENTERED = QT_TRANSLATE_NOOP("TournamentError", "Player {number} is not entered.")
POINTS_MISSING = QT_TRANSLATE_NOOP("TournamentError", "The points are missing here.")


@dataclass(frozen=True, slots=True)
class Abnormal:
    """Points for what is of a type, in a round (0: all) and of players (none: all).

    points: hundredths. A bonus, or a penalty below 0, has no type and is added.
    """

    type: str
    points: int
    round: int
    players: frozenset[int]

    def holds(self, round_number: int, player: int, got: Result | ByeKind | None) -> bool:
        """It is meant for this player in this round."""
        return (
            self.round in (0, round_number)
            and (not self.players or player in self.players)
            and (not self.type or got in TYPES[self.type])
        )


def read_abnormal(lines: Iterable[TrfLine], numbers: Mapping[int, object]) -> tuple[Abnormal, ...]:
    """What records 299 say. numbers: of the players. Raises TournamentError."""
    return tuple(_abnormal(line, numbers) for line in lines)


def _abnormal(line: TrfLine, numbers: Mapping[int, object]) -> Abnormal:
    kind = line.field(5, 5).upper()
    if kind and kind not in TYPES:
        raise TournamentError(NO_TYPE, line=line.number, found=quoted(kind))
    found = line.field(14, 17)
    if not found:
        raise TournamentError(POINTS_MISSING, line=line.number)
    points = line.points_word(found.removeprefix("-"))
    players = line.numbers_from(24)
    for player in players:
        if player not in numbers:
            raise TournamentError(NOT_ENTERED, line=line.number, number=player)
    of_round = line.whole(20, 22, 0)
    if not kind and not of_round:
        raise TournamentError(NO_ROUND, line=line.number, found=quoted(line.field(20, 22)))
    sign = -1 if found.startswith("-") else 1
    return Abnormal(kind, sign * points, of_round, frozenset(players))


def worth(
    given: Iterable[Abnormal], number: int, player: int, got: Result | ByeKind | None, usual: int
) -> int:
    """The points, hundredths, of a player's round; usual: by the point system."""
    points = usual
    for each in given:
        if each.holds(number, player, got):
            points = each.points if each.type else points + each.points
    return points


def with_points(
    rounds: tuple[Round, ...], given: tuple[Abnormal, ...], system: PointSystem
) -> tuple[Round, ...]:
    """The rounds with the points that were given, where they differ from the point system's."""
    if not given:
        return rounds
    return tuple(
        replace(
            each,
            games=tuple(_game(game, number, given, system) for game in each.games),
            byes=tuple(_bye(bye, number, given, system) for bye in each.byes),
        )
        for number, each in enumerate(rounds, 1)
    )


def _game(game: Game, number: int, given: tuple[Abnormal, ...], system: PointSystem) -> Game:
    results = (game.home_result, game.visitor_result)
    usual = tuple(0 if result is None else system.of_result(result) for result in results)
    sides = zip(game.sides, results, usual, strict=True)
    white, black = (worth(given, number, *side) for side in sides)
    return game if (white, black) == usual else replace(game, points=(white, black))


def _bye(bye: Bye, number: int, given: tuple[Abnormal, ...], system: PointSystem) -> Bye:
    usual = system.of_bye(bye.kind)
    points = worth(given, number, bye.entrant, bye.kind, usual)
    return bye if points == usual else replace(bye, points=points)
