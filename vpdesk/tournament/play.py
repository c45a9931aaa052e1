"""The kinds of play, a row each: who meets whom, what a result is, and what is had beside it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum

from vpdesk.tournament.round import CHESS_POINTS, PointSystem, Result


class Kind(StrEnum):
    """Which kind of play it is, as files and settings name it; all else says its `Play`."""

    CHESS = "chess"
    TEAMS = "teams"
    CHESS_TEAMS = "chess-teams"
    PAIRS = "swiss-pairs"

    @property
    def play(self) -> Play:
        """The record of it."""
        return PLAYS[self]


class TypedBy(Enum):
    """What the result of a game or match is typed as, beside forfeits."""

    OUTCOME = "who won"
    IMPS = "the IMPs of both sides, or VPs"
    BOARD_POINTS = "the board points of both sides, or each board"
    PERCENTAGE = "the percentage of the first side, or VPs"


class TieFamily(Enum):
    """A family of tie-breaks that a kind of play is offered."""

    CHESS = "chess"
    MATCHES = "matches of chess"
    BRIDGE = "bridge"
    TEAMS = "teams of bridge"


@dataclass(frozen=True, slots=True)
class Play:
    """A kind of play.

    option: what the command line calls those who play. words: the columns of the words of kinds
        (report/events/kind_words.py), the first that is not empty taken. example: of what is typed
        for a table and its result. unit: of what is won, in no language.
    sides: what is typed for a wish to sit on the first side, and on the second.
    points: what results are usually worth where they make no VPs; bye: the result that the bye of
        the draw is usually worth.
    families, order, in_schedule: the tie-breaks that are offered; the codes of those that are
        usual, the first to be looked at first, and of those in a round robin.
    dutch: a Swiss is drawn by the Dutch rules of the FIDE, in its numbers; else by those of
        TeamRules, where two may meet again.
    ranks_left: who has withdrawn keeps a place.
    begins_as_league: a league, in the place of a Swiss, is offered first.
    with_teams: those who play are several persons, with members and a number in a register.
    has_...: colours, by which a report file (TRF) can say it; ratings of players in the FIDE's
        lists; captains; entrants without standing; triangles; VPs, which follow from a scale, and
        what a bye is worth in them; IMPs of a match; IMPs beside the VPs, carried over and
        adjusted; score sheets of matches, with rulings; segments of matches; boards on which
        players of two teams meet, with board points; percentages; results of all the boards of a
        round, from which those of the matches follow.
    """

    kind: Kind
    option: str
    words: tuple[str, ...]
    typed_by: TypedBy
    example: str
    families: tuple[TieFamily, ...]
    order: tuple[str, ...]
    in_schedule: tuple[str, ...]
    unit: str = "points"
    sides: tuple[str, str] = ("H", "V")
    points: PointSystem = CHESS_POINTS
    bye: Result = Result.WIN
    dutch: bool = False
    ranks_left: bool = False
    with_teams: bool = False
    has_colours: bool = False
    has_ratings: bool = False
    has_captains: bool = False
    has_unranked: bool = False
    has_triangles: bool = False
    has_vps: bool = False
    has_imps: bool = False
    has_net_imps: bool = False
    has_sheets: bool = False
    has_segments: bool = False
    has_boards: bool = False
    has_percentages: bool = False
    has_board_results: bool = False
    begins_as_league: bool = False

    @property
    def has_matches(self) -> bool:
        """A match of several boards is played, not one game."""
        return self.typed_by is not TypedBy.OUTCOME


_VP_ORDER = ("DE", "IMPQ", "IMPN", "SBVP")
_ROWS = (
    Play(
        Kind.TEAMS,
        "teams",
        ("teams",),
        TypedBy.IMPS,
        "12 45-23",
        (TieFamily.BRIDGE, TieFamily.TEAMS),
        _VP_ORDER,
        _VP_ORDER[:-1],
        unit="VP",
        with_teams=True,
        has_captains=True,
        has_unranked=True,
        has_triangles=True,
        has_vps=True,
        has_imps=True,
        has_net_imps=True,
        has_sheets=True,
        has_segments=True,
        begins_as_league=True,
    ),
    Play(
        Kind.CHESS,
        "players",
        ("chess",),
        TypedBy.OUTCOME,
        "12 =",
        (TieFamily.CHESS,),
        ("DE", "BH/C1", "BH", "SB", "WIN"),
        ("DE", "WIN", "SB", "KS"),
        dutch=True,
        ranks_left=True,
        has_colours=True,
        has_ratings=True,
    ),
    Play(
        Kind.CHESS_TEAMS,
        "chess-teams",
        ("match", "teams"),
        TypedBy.BOARD_POINTS,
        "12 2.5-1.5",
        (TieFamily.CHESS, TieFamily.MATCHES),
        ("GPTS", "DE", "BH/C1", "SB"),
        ("GPTS", "DE", "SB"),
        points=PointSystem(200, 100, 0, 200, 0, pairing_bye=100, full_bye=200, half_bye=100),
        bye=Result.DRAW,
        dutch=True,
        ranks_left=True,
        with_teams=True,
        has_colours=True,
        has_captains=True,
        has_boards=True,
    ),
    Play(
        Kind.PAIRS,
        "pairs",
        ("pairs", "teams"),
        TypedBy.PERCENTAGE,
        "12 57.5",
        (TieFamily.BRIDGE,),
        _VP_ORDER,
        _VP_ORDER[:-1],
        unit="VP",
        sides=("NS", "EW"),
        with_teams=True,
        has_unranked=True,
        has_triangles=True,
        has_vps=True,
        has_imps=True,
        has_percentages=True,
        has_board_results=True,
    ),
)
PLAYS: Mapping[Kind, Play] = {each.kind: each for each in _ROWS}
