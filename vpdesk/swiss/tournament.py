"""The record of a Swiss tournament: players or teams, rounds, results, byes, and its rules.

Points are whole numbers, hundredths of a point or of a VP: a win is 100, a draw 50, 12 VP are
1200.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.swiss.faults import check
from vpdesk.swiss.match_rules import USUAL, MatchRules

if TYPE_CHECKING:
    from vpdesk.scales import ScaleSpec


class Edition(StrEnum):
    """The FIDE Dutch rules by the year of their wording."""

    E2012 = "2012"
    E2017 = "2017"
    E2026 = "2026"


class Kind(StrEnum):
    """Who plays: by the FIDE rules with colours players or teams, or teams or pairs with VPs."""

    CHESS = "chess"
    TEAMS = "teams"
    CHESS_TEAMS = "chess-teams"
    PAIRS = "swiss-pairs"

    @property
    def of_matches(self) -> bool:
        """Matches are played: by teams, of chess or of bridge, or by pairs."""
        return self is not Kind.CHESS

    @property
    def of_chess(self) -> bool:
        """Chess is played, by players or by teams."""
        return not self.of_bridge

    @property
    def of_bridge(self) -> bool:
        """Bridge is played for VPs, by teams or by pairs."""
        return self in (Kind.TEAMS, Kind.PAIRS)


WHOLE = 10_000  # 100 %, in hundredths of a per cent


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
    """Why a player has no opponent, by the letters of the tournament report files."""

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


@dataclass(frozen=True, slots=True)
class Player:
    """A player, or a team.

    number: the pairing number (starting rank), from 1; no two players have the same.
    rating: 0 where unknown; of a team its strength. title: "GM", "IM", … or "".
    group: club, federation or family, of which no two should meet early; "" for none.
    first_round: the first round in which the player can be drawn; above 1 for a late entry.
    last_round: the last one before withdrawing, 0 for none.
    members: the players of a team; captain: its captain, who may be none of them; fide_number: of
        a team its number in a register. seat: where a team asks to sit (see teams.seats).
    unranked: plays without standing: its results count for its opponents, and it has no place.
    here: has checked in.
    """

    number: int
    name: str
    rating: int = 0
    title: str = ""
    sex: str = ""
    federation: str = ""
    fide_number: str = ""
    birth: str = ""
    group: str = ""
    first_round: int = 1
    last_round: int = 0
    members: tuple[str, ...] = ()
    seat: str = ""
    unranked: bool = False
    here: bool = False
    captain: str = ""


FIRST_LEG, SECOND_LEG = 1, 2  # of a triangle over two rounds


@dataclass(frozen=True, slots=True)
class Game:
    """A game or match; white is the home team of a match.

    white_result, black_result: None while there is no result. Of a team match they follow from
        its IMPs (WIN, DRAW, LOSS) or are forfeits.
    points: what both sides got in hundredths, where that does not follow from the point system
        (VPs of a match; points that an arbiter gave); None otherwise.
    imps: IMPs of both sides of a match; of a match of chess its board points, in hundredths; of
        pairs by percentage hundredths of a per cent, WHOLE in all, which no match has in IMPs.
    triangle: number from 1 of the triangle within the round that this match belongs to, else 0.
        A team of a triangle has two matches in the round.
    boards: of a match of chess what the home team has on each board, a letter each: 1 = 0, + - for
        forfeits, n where neither came, . where it is not known; "" where nobody has said it.
    leg: of a triangle over two rounds the round, from 1; its matches are whole ones, and have
        their results in the second; else 0.
    line_ups: who plays for either team, by board, as places in its members from 1; () for the
        first ones.
    """

    white: int
    black: int
    white_result: Result | None = None
    black_result: Result | None = None
    points: tuple[int, int] | None = None
    imps: tuple[int, int] | None = None
    triangle: int = 0
    boards: str = ""
    line_ups: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    leg: int = 0

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
        return self.white_result is not None and self.black_result is not None

    @property
    def played(self) -> bool:
        """It took place, or is still expected to: it has colours and counts as a meeting."""
        return all(each is None or each.played for each in (self.white_result, self.black_result))

    @property
    def percentages(self) -> tuple[int, int] | None:
        """Of a match of pairs whose result is percentages: both, in hundredths of a per cent."""
        return self.imps if self.imps is not None and sum(self.imps) == WHOLE else None

    @property
    def players(self) -> tuple[int, int]:
        """Both pairing numbers, white first."""
        return self.white, self.black


@dataclass(frozen=True, slots=True)
class Bye:
    """A player without an opponent in a round.

    points: hundredths, where the director gave others than the rules; None otherwise.
    """

    player: int
    kind: ByeKind
    points: int | None = None


@dataclass(frozen=True, slots=True)
class DrawChange:
    """What a director changed in a draw by hand.

    before, after: the pairs (white, black) that were taken apart, and made; 0 stands for the bye.
    broken: the rules that the new pairs break, as codes such as "C1" or "repeat:3".
    """

    before: tuple[tuple[int, int], ...]
    after: tuple[tuple[int, int], ...]
    broken: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is drawn.

    games: in the order of the boards (tables). byes: everybody else who was in the tournament.
    method: what made the draw: an edition ("2012"), a team method ("top-down", "least-total",
        "danish"), of a table or a knock-out, or "file"; "" where unknown.
    changes: what was changed by hand after that, in order.
    """

    games: tuple[Game, ...]
    byes: tuple[Bye, ...] = ()
    method: str = ""
    changes: tuple[DrawChange, ...] = ()

    @property
    def finished(self) -> bool:
        """Every game has its result."""
        return not any(game.lacking for game in self.games)


@dataclass(frozen=True, slots=True)
class Request:
    """A bye (or absence) announced for a round that is not drawn yet."""

    player: int
    round: int
    kind: ByeKind


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Players of whom no two may meet from first_round to last_round (0: to the end)."""

    players: tuple[int, ...]
    first_round: int = 1
    last_round: int = 0


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Fictitious points (hundredths) of a player for pairing: points[r - 1] in round r."""

    player: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """What a player begins with: points (hundredths) and net IMPs, carried over or adjusted."""

    player: int
    points: int = 0
    imps: int = 0

    @property
    def counts(self) -> bool:
        """It is something."""
        return bool(self.points or self.imps)


class Ahead(NamedTuple):
    """IMPs with which a team begins its match of a later round of a knock-out."""

    round: int
    player: int
    imps: int


class TeamMethod(StrEnum):
    """How a draw of teams is made."""

    TOP_DOWN = "top-down"
    LEAST_TOTAL = "least-total"
    DANISH = "danish"
    ROUND_ROBIN = "round-robin"
    TWICE = "round-robin-twice"

    @property
    def by_table(self) -> bool:
        """All rounds follow from a table, whatever the results are."""
        return self in (TeamMethod.ROUND_ROBIN, TeamMethod.TWICE)


KNOCK_OUT = "knock-out"  # method of a round, as those that follow
HALVES = "halves"
FREE = "free"  # put together by hand
SWISS = "swiss"  # a draw by the tournament's own rules
SCHEDULED = (TeamMethod.ROUND_ROBIN.value, TeamMethod.TWICE.value, HALVES)


class OddField(StrEnum):
    """What an odd number of teams does."""

    BYE = "bye"
    TRIANGLE = "triangle"
    TWO_ROUNDS = "two-rounds"  # a triangle, too


MOST_LEADERS = 3  # that are kept apart in triangles


class Triangle(StrEnum):
    """Who plays a triangle; of those who could, always the lowest ranked."""

    BY_TURNS = "by-turns"  # those who were in the fewest before
    ONCE = "once"  # nobody a second time
    LOWEST = "lowest"  # whoever was in one before


MOST_LOTS = 1_000_000
MOST_SEGMENTS = 12
MOST_TABLES = 999  # that a first table can be called


class FirstRound(StrEnum):
    """Who meets whom while no result counts; teams are ranked by their numbers then."""

    HALVES = "halves"  # 1 v n/2 + 1
    QUARTERS = "quarters"  # 1 v n/4 + 1, in both halves
    LOT = "lot"


class Sharing(StrEnum):
    """How those who play a stage are shared among its groups."""

    SNAKE = "snake"  # by strength: 1 to n from the left, the next n from the right
    POTS = "pots"  # by lot within the first n, the next n and so on
    LOT = "lot"


class TablePlaces(StrEnum):
    """Who has which place in the table of a round robin."""

    SEEDS_LAST = "seeds-last"  # the first two seeds meet in the last round
    NUMBERS = "numbers"  # as they are
    LOT = "lot"


class Late(StrEnum):
    """As what a late entry is drawn in its first round."""

    POINTS = "points"  # with the VPs that it has
    AVERAGE = "average"  # as with a drawn match for each round before
    LAST = "last"


class Walkover(StrEnum):
    """What a side has of a match of a league to which the other side did not come."""

    BYE = "bye"  # as much as a bye
    BEST = "best"  # the best of three averages


@dataclass(frozen=True, slots=True)
class TeamRules:
    """What an event of teams or of pairs is played by.

    scale: that of a match, with its boards; None for the usual one (see spec), so that games of
        chess need no scales. bye: VP of a bye in hundredths.
    danish_rounds: rounds that are drawn strictly by rank, whoever has met before.
    leaders_apart: no two of the first three are in one triangle, unless they are all there are.
    arrears: a round is drawn by the standings before the last one that is drawn.
    first: the first round. lot: which of the draws by lot it is, of MOST_LOTS; 0 to begin with.
    places: of a round robin of bridge; those of chess are the numbers.
    segments: parts in which a match of a knock-out is played, as many boards each.
    sharing: among the groups of a stage; where it is by lot, by the same one.
    """

    scale: ScaleSpec | None = None
    bye: int = 1200
    method: TeamMethod = TeamMethod.TOP_DOWN
    danish_rounds: tuple[int, ...] = ()
    odd: OddField = OddField.BYE
    triangle: Triangle = Triangle.BY_TURNS
    leaders_apart: bool = True
    arrears: bool = False
    first: FirstRound = FirstRound.HALVES
    lot: int = 0
    late: Late = Late.POINTS
    segments: int = 1
    sharing: Sharing = Sharing.SNAKE
    places: TablePlaces = TablePlaces.SEEDS_LAST
    walkover: Walkover = Walkover.BYE

    def __post_init__(self) -> None:
        if self.scale is not None and self.scale == type(self.scale)():
            object.__setattr__(self, "scale", None)  # the usual one is the same however it is named

    @property
    def spec(self) -> ScaleSpec:
        """The scale of a match."""
        from vpdesk.scales import ScaleSpec  # noqa: PLC0415 - see scale

        return self.scale or ScaleSpec()

    @property
    def boards(self) -> int:
        """Boards of a match."""
        return self.spec.boards

    @property
    def of_boards(self) -> bool:
        """What a match has are no IMPs but points of boards: 2 for each won, 1 for each halved."""
        family = self.spec.family
        return family is not None and family.unit.value == "boards"

    @property
    def by_percentage(self) -> bool:
        """Matches of pairs are scored by their percentage of the matchpoints, not by IMPs."""
        return self.scale is not None and self.scale.by_percentage

    @property
    def draw(self) -> int:
        """The VPs of a drawn match, in hundredths: half of what it gives to both."""
        family = self.spec.family
        if family is None:
            return round(100 * self.spec.v0)
        tables = [each for each in family.tables if each.first <= self.boards <= each.last]
        return (tables or family.tables)[0].winner[0]

    def of_bye(self, kind: ByeKind) -> int:
        """The VPs of a round without an opponent; half a bye counts as a drawn match."""
        match kind:
            case ByeKind.PAIRING | ByeKind.FULL:
                return self.bye
            case ByeKind.HALF:
                return self.draw
            case ByeKind.ZERO:
                return 0


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament that can go on.

    players: by pairing number. rounds: those drawn, in order; results may be missing.
    planned: rounds in all, 0 where unknown. first_colour: "w" or "b", what the first player
        gets in round 1; "" until it is drawn. edition: of the Dutch rules.
    teams: of bridge, or pairs. matches: of chess teams.
    requests: for rounds to come; a request for a round that is drawn is a bye of that round.
    details: what a report file says of it beside that, as (record code, text): ("022", "Prague").
    extra: lines of a report file that this program does not know, as they stood.
    brought: what players begin with, ahead: what they have in later rounds; of an event they
        follow from its other stages.
    seeds: the players by the places with which they came from another stage; () for by number.
    first_table: what the first table is called; of a further group it follows from those before.

    Raises SwissError, with all faults, where it contradicts itself (see faults.check).
    """

    players: tuple[Player, ...]
    rounds: tuple[Round, ...] = ()
    name: str = ""
    kind: Kind = Kind.CHESS
    edition: Edition = Edition.E2026
    planned: int = 0
    first_colour: str = ""
    points: PointSystem = PointSystem()
    requests: tuple[Request, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    acceleration: tuple[Acceleration, ...] = ()
    teams: TeamRules = TeamRules()
    matches: MatchRules = USUAL
    details: tuple[tuple[str, str], ...] = ()
    extra: tuple[str, ...] = ()
    brought: tuple[Brought, ...] = ()
    first_table: int = 1
    ahead: tuple[Ahead, ...] = ()
    seeds: tuple[int, ...] = ()
    by_number: dict[int, Player] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {each.number: each for each in self.players})
        check(self)

    def imps_brought(self, number: int) -> dict[int, int]:
        """The IMPs with which teams begin their matches of a round of a knock-out, by team."""
        if not self.kind.of_bridge:
            return {}
        if number == 1:
            return {each.player: each.imps for each in self.brought if each.imps}
        return {each.player: each.imps for each in self.ahead if each.round == number}

    def table(self, board: int) -> int:
        """What the table (of chess the board) is called at which a game of a round is played.

        board: its place in the round, from 1.
        """
        return board + self.first_table - 1

    @property
    def next_round(self) -> int:
        """The number of the round that would be drawn next."""
        return len(self.rounds) + 1

    @property
    def by_table(self) -> bool:
        """Its rounds to come are those of a round robin."""
        return self.teams.method.by_table

    @property
    def by_schedule(self) -> bool:
        """Its rounds follow from a table, whatever the results are."""
        return self.by_table or (bool(self.rounds) and self.rounds[-1].method in SCHEDULED)

    @property
    def is_knock_out(self) -> bool:
        """Its rounds are those of a knock-out."""
        return any(each.method == KNOCK_OUT for each in self.rounds[:1])

    @property
    def current_round(self) -> int:
        """The round that is played, 0 for none: the last one; of a schedule the first open one."""
        count = len(self.rounds)
        return min(self.finished_rounds() + 1, count) if self.by_schedule else count

    @property
    def counted_rounds(self) -> int:
        """The rounds by whose results the next one is drawn: in arrears not the last one."""
        return max(0, len(self.rounds) - (self.kind.of_bridge and self.teams.arrears))

    @property
    def all_drawn(self) -> bool:
        """As many rounds are drawn as are planned."""
        return 0 < self.planned <= len(self.rounds)

    def finished_rounds(self, drawn: int | None = None) -> int:
        """The last round, of the first ones that are drawn, up to which all results are there."""
        missing = (at for at, each in enumerate(self.rounds[:drawn]) if not each.finished)
        return next(missing, len(self.rounds[:drawn]))

    def points_of_game(self, game: Game) -> tuple[int, int]:
        """What both sides got, white first; 0 where there is no result."""
        if game.points is not None:
            return game.points
        if self.kind is Kind.CHESS_TEAMS and self.matches.by_boards:
            return game.imps or (0, 0)
        white, black = (
            0 if each is None else self.points.of_result(each)
            for each in (game.white_result, game.black_result)
        )
        return white, black

    def points_of_bye(self, bye: Bye) -> int:
        """What a bye is worth: what the director gave for it, else what the rules say."""
        if bye.points is not None:
            return bye.points
        return self.worth_of_bye(bye.kind)

    def worth_of_bye(self, kind: ByeKind) -> int:
        """What the rules say a bye is worth; in a teams event those of the event."""
        if self.kind.of_bridge:
            return self.teams.of_bye(kind)
        if self.kind is Kind.CHESS_TEAMS and self.matches.by_boards:
            return self.boards_of_bye(kind)
        return self.points.of_bye(kind)

    def boards_of_bye(self, kind: ByeKind) -> int:
        """The board points of a chess team's round without an opponent, in hundredths.

        They are the same share of all as the match points are of a win: half for a draw.
        """
        return self.matches.most * self.points.of_bye(kind) // max(1, self.points.win)

    def has_left(self, player: Player, after: int) -> bool:
        """The player withdrew: plays no more after this round, although there are more."""
        left = 0 < player.last_round <= after
        return left and not 0 < self.planned <= player.last_round

    def through(self, rounds: int) -> Tournament:
        """As it was before round rounds + 1 was drawn: byes of the later ones become requests."""
        later = tuple(
            Request(bye.player, number, bye.kind)
            for number, each in enumerate(self.rounds[rounds:], rounds + 1)
            for bye in each.byes
            if bye.kind is not ByeKind.PAIRING
        )
        return replace(self, rounds=self.rounds[:rounds], requests=(*later, *self.requests))

    def present(self, number: int) -> Iterator[Player]:
        """Who can be drawn in a round: entered, not withdrawn, no bye asked for."""
        away = {each.player for each in self.requests if each.round == number}
        for player in self.players:
            gone = 0 < player.last_round < number
            if player.first_round <= number and not gone and player.number not in away:
                yield player
