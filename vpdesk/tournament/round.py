"""The record of a round: games and byes, their results, and what these are worth.

Points are whole numbers, hundredths of a point or of a VP: a win is 100, a draw 50, 12 VP are
1200.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vpdesk.tournament.score import BoardPoints, MatchImps, MatchScore, Percentages


class Result(StrEnum):
    """What one side of a game got, by the letters of the tournament report files."""

    WIN = "1"
    DRAW = "="
    LOSS = "0"
    UNRATED_WIN = "W"
    UNRATED_DRAW = "D"
    UNRATED_LOSS = "L"
    FORFEIT_WIN = "+"
    FORFEIT_LOSS = "-"

    @property
    def played(self) -> bool:
        """The game took place: it has colours and may not be repeated."""
        return self not in {Result.FORFEIT_WIN, Result.FORFEIT_LOSS}


class ByeKind(StrEnum):
    """Why an entrant has no opponent, by the letters of the tournament report files."""

    PAIRING = "U"  # the odd one of the draw
    FULL = "F"
    HALF = "H"
    ZERO = "Z"  # absent


@dataclass(frozen=True, slots=True)
class PointSystem:
    """What results are worth, in hundredths; the usual ones as they come."""

    win: int = 100
    draw: int = 50
    loss: int = 0
    forfeit_win: int = 100
    forfeit_loss: int = 0
    pairing_bye: int = 100
    full_bye: int = 100
    half_bye: int = 50
    zero_bye: int = 0

    def of_result(self, result: Result) -> int:
        """The points of one side of a game."""
        match result:
            case Result.WIN | Result.UNRATED_WIN:
                return self.win
            case Result.DRAW | Result.UNRATED_DRAW:
                return self.draw
            case Result.LOSS | Result.UNRATED_LOSS:
                return self.loss
            case Result.FORFEIT_WIN:
                return self.forfeit_win
            case Result.FORFEIT_LOSS:
                return self.forfeit_loss

    def of_bye(self, kind: ByeKind) -> int:
        """The points of a round without an opponent."""
        match kind:
            case ByeKind.PAIRING:
                return self.pairing_bye
            case ByeKind.FULL:
                return self.full_bye
            case ByeKind.HALF:
                return self.half_bye
            case ByeKind.ZERO:
                return self.zero_bye


CHESS_POINTS = PointSystem()
FIRST_LEG, SECOND_LEG = 1, 2  # of a triangle over two rounds


@dataclass(frozen=True, slots=True)
class Game:
    """A game or match; home is White of a game.

    home_result, visitor_result: None while there is no result. Of a team match they follow from
        its score (WIN, DRAW, LOSS) or are forfeits.
    points: what both sides got in hundredths, where that does not follow from the point system
        (VPs of a match; points that an arbiter gave); None otherwise.
    score: what a match ended with, in its own type; None of a game, or while there is none, and of
        a match of which VPs alone are known.
    triangle: number from 1 of the triangle within the round that this match belongs to, else 0.
        A team of a triangle has two matches in the round.
    boards: of a match of chess what the home team has on each board, a letter each: 1 = 0, + - for
        forfeits, n where neither came, . where it is not known; "" where nobody has said it.
    leg: of a triangle over two rounds the round, from 1; its matches are whole ones, and have
        their results in the second; else 0.
    line_ups: who plays for either team, by board, as places in its members from 1; () for the
        first ones.
    segments: IMPs of both sides in each part of a match, as they were typed (see parts); the
        match has no result before the last one.
    on_boards: points of its boards beside the IMPs of its score, of a match by Patton.
    """

    home: int
    visitor: int
    home_result: Result | None = None
    visitor_result: Result | None = None
    points: tuple[int, int] | None = None
    score: MatchScore | None = None
    triangle: int = 0
    boards: str = ""
    line_ups: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    leg: int = 0
    segments: tuple[tuple[int, int], ...] = ()
    on_boards: BoardPoints | None = None

    @property
    def half(self) -> bool:
        """It is scored as half a match; so is the first leg of a triangle that does not go on."""
        return bool(self.triangle) and self.leg != SECOND_LEG

    @property
    def lacking(self) -> bool:
        """A result is missing; none is expected of the first of two rounds."""
        return not self.finished and self.leg != FIRST_LEG

    @property
    def finished(self) -> bool:
        """Both sides have a result."""
        return self.home_result is not None and self.visitor_result is not None

    @property
    def played(self) -> bool:
        """It took place, or is still expected to: it has colours and counts as a meeting."""
        return all(each is None or each.played for each in (self.home_result, self.visitor_result))

    @property
    def parts(self) -> tuple[tuple[int, int], ...]:
        """The IMPs of both sides in each segment that was typed, where they make up the match.

        They do, too, of a match that has no result yet.
        """
        if not self.finished:
            return self.segments
        sums = tuple(map(sum, zip(*self.segments, strict=True)))
        return self.segments if sums and sums == self.imps else ()

    @property
    def imps(self) -> MatchImps | None:
        """The IMPs of both sides, where its score is these."""
        return self.score if isinstance(self.score, MatchImps) else None

    @property
    def percentages(self) -> Percentages | None:
        """The percentages of both sides, where its score is these."""
        return self.score if isinstance(self.score, Percentages) else None

    @property
    def board_points(self) -> BoardPoints | None:
        """The board points of both sides, where its score is these."""
        return self.score if isinstance(self.score, BoardPoints) else None

    @property
    def sides(self) -> tuple[int, int]:
        """Both pairing numbers, home first."""
        return self.home, self.visitor


@dataclass(frozen=True, slots=True)
class Bye:
    """A entrant without an opponent in a round.

    points: hundredths, where the director gave others than the rules; None otherwise.
    """

    entrant: int
    kind: ByeKind
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DrawChange:
    """What a director changed in a draw by hand.

    before, after: the pairs (home, visitor) that were taken apart, and made; 0 stands for the bye.
    broken: the rules that the new pairs break, as codes such as "C1" or "repeat:3".
    """

    before: tuple[tuple[int, int], ...]
    after: tuple[tuple[int, int], ...]
    broken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardScore:
    """What two pairs scored on a board of a round of pairs.

    board: its name. ns, ew: the numbers of the pairs.
    score: as it can be typed, in points of North-South: "420", "A60/40", "NP".
    group: of those who played the same deal, where the board was fouled; "" for all.
    """

    board: str
    ns: int
    ew: int
    score: str
    group: str = ""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is drawn.

    games: in the order of the tables. byes: everybody else who was in the tournament.
    method: what made the draw: an edition ("2012"), a team method ("top-down", "least-total",
        "danish"), of a table or a knock-out, or "file"; "" where unknown.
    changes: what was changed by hand after that, in order.
    boards: of pairs, the results that those of the games were worked out from; () where these
        were typed.
    """

    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()
    method: str = ""
    changes: tuple[DrawChange, ...] = ()
    boards: tuple[BoardScore, ...] = ()

    @property
    def finished(self) -> bool:
        """Every game has its result."""
        return not any(game.lacking for game in self.games)
