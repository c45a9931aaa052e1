"""The record of a Swiss tournament: players or teams, rounds, and its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from vpdesk.tournament.faults import check
from vpdesk.tournament.match_rules import USUAL, MatchRules
from vpdesk.tournament.play import Kind, Play
from vpdesk.tournament.round import CHESS_POINTS, Bye, ByeKind, Game, PointSystem, Round
from vpdesk.tournament.team_rules import TEAM_RULES, TeamMethod, TeamRules


class Edition(StrEnum):
    """The FIDE Dutch rules by the year of their wording."""

    E2012 = "2012"
    E2017 = "2017"
    E2026 = "2026"


@dataclass(frozen=True, slots=True)
class Entrant:
    """A entrant, or a team.

    number: the pairing number (starting rank), from 1; no two entrants have the same.
    rating: 0 where unknown; of a team its strength. title: "GM", "IM", … or "".
    group: club, federation or family, of which no two should meet early; "" for none.
    first_round: the first round in which the entrant can be drawn; above 1 for a late entry.
    last_round: the last one before withdrawing, 0 for none.
    members: the players of a team; captain: its captain, who may be none of them.
    register_number: that of FIDE, or of a team in its federation.
    seat: where a team asks to sit (see teams.seats).
    unranked: plays without standing: its results count for its opponents, and it has no place.
    here: has checked in.
    """

    number: int
    name: str
    rating: int = 0
    title: str = ""
    sex: str = ""
    federation: str = ""
    register_number: str = ""
    birth: str = ""
    group: str = ""
    first_round: int = 1
    last_round: int = 0
    members: tuple[str, ...] = ()
    seat: str = ""
    unranked: bool = False
    here: bool = False
    captain: str = ""


@dataclass(frozen=True, slots=True)
class Request:
    """A bye (or absence) announced for a round that is not drawn yet."""

    entrant: int
    round: int
    kind: ByeKind


@dataclass(frozen=True, slots=True)
class Forbidden:
    """Players of whom no two may meet from first_round to last_round (0: to the end)."""

    entrants: tuple[int, ...]
    first_round: int = 1
    last_round: int = 0


@dataclass(frozen=True, slots=True)
class Acceleration:
    """Fictitious points (hundredths) of an entrant for pairing: points[r - 1] in round r."""

    entrant: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """Points (hundredths) and net IMPs of an entrant beside the matches: carried over or adjusted.

    round: at the end of which they begin to count; 0 from the beginning. lost: of matches that
        come along the IMPs lost in them; otherwise what is added is won, what is taken lost.
    """

    entrant: int
    points: int = 0
    imps: int = 0
    round: int = 0
    lost: int = 0

    @property
    def counts(self) -> bool:
        """It is something."""
        return bool(self.points or self.imps or self.lost)

    @property
    def won_and_lost(self) -> tuple[int, int]:
        """The IMPs of both sides."""
        lost = max(self.lost, -self.imps)
        return self.imps + lost, lost


class OddBefore(NamedTuple):
    """How often a team had a bye, or was in a triangle, in the stages before."""

    entrant: int
    byes: int
    triangles: int


class Lots(NamedTuple):
    """The drawing of lots: what it follows from, when it was drawn, in ISO format, and why.

    at: "" where nobody has asked for it: it follows from the pairs of the first round, too, and
        seed is the name that the tournament had first.
    """

    seed: str
    at: str = ""
    reason: str = ""


class Ahead(NamedTuple):
    """IMPs with which a team begins its match of a later round of a knock-out.

    adjusted: they are an adjustment of that round, not carried over.
    """

    round: int
    entrant: int
    imps: int
    adjusted: bool = False


KNOCK_OUT = "knock-out"  # method of a round, as those that follow


HALVES = "halves"


FREE = "free"  # put together by hand


SWISS = "swiss"  # a draw by the tournament's own rules


SCHEDULED = (TeamMethod.ROUND_ROBIN.value, TeamMethod.TWICE.value, HALVES)


MOST_TABLES = 999  # that a first table can be called


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament that can go on.

    entrants: by pairing number. rounds: those drawn, in order; results may be missing.
    planned: rounds in all, 0 where unknown. first_colour: "w" or "b", what the first entrant
        gets in round 1; "" until it is drawn. edition: of the Dutch rules.
    teams: of bridge, or pairs. matches: of chess teams.
    requests: for rounds to come; a request for a round that is drawn is a bye of that round.
    details: what a report file says of it beside that, as (record code, text): ("022", "Prague").
    extra: lines of a report file that this program does not know, as they stood.
    brought: what counts beside the matches, some of it from a later round on (brought_after);
        ahead: with what a match of a later round begins; odd_before: byes and triangles; of an
        event they follow from its other stages and its adjustments.
    seeds: the entrants by the places with which they came from another stage; () for by number.
    lots: by which those who are level are ranked; None for those of its name.
    set_aside: matches with their round as they were before somebody left: of those that were
        cancelled, and that had been forfeited.
    first_table: what the first table is called; of a further group it follows from those before.

    Raises TournamentError, with all faults, where it contradicts itself (see faults.check).
    """

    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()
    name: str = ""
    kind: Kind = Kind.CHESS
    edition: Edition = Edition.E2026
    planned: int = 0
    first_colour: str = ""
    points: PointSystem = CHESS_POINTS
    requests: tuple[Request, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    acceleration: tuple[Acceleration, ...] = ()
    teams: TeamRules = TEAM_RULES
    matches: MatchRules = USUAL
    details: tuple[tuple[str, str], ...] = ()
    extra: tuple[str, ...] = ()
    brought: tuple[Brought, ...] = ()
    first_table: int = 1
    ahead: tuple[Ahead, ...] = ()
    seeds: tuple[int, ...] = ()
    odd_before: tuple[OddBefore, ...] = ()
    lots: Lots | None = None
    set_aside: tuple[tuple[int, Game], ...] = ()
    by_number: dict[int, Entrant] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_number", {each.number: each for each in self.entrants})
        check(self)

    @property
    def play(self) -> Play:
        """What kind of play it is."""
        return self.kind.play

    def imps_brought(self, number: int) -> dict[int, int]:
        """The IMPs with which teams begin their matches of a round of a knock-out, by team."""
        if not self.play.has_imps:
            return {}
        found: Counter[int] = Counter()
        for each in self.brought if number == 1 else ():
            found[each.entrant] += each.imps
        for more in self.ahead:
            found[more.entrant] += more.imps if more.round == number else 0
        return {entrant: imps for entrant, imps in found.items() if imps}

    def imps_adjusted(self, number: int) -> dict[int, int]:
        """What of these is adjusted in the round, by team."""
        found: Counter[int] = Counter()
        for each in self.ahead:
            found[each.entrant] += each.imps if each.adjusted and each.round == number else 0
        return {entrant: imps for entrant, imps in found.items() if imps}

    def brought_after(self, rounds: int) -> dict[int, tuple[int, int]]:
        """Points (hundredths) and net IMPs beside the matches that count after so many rounds.

        By entrant; who has none is not in it. Whatever ranks or draws takes them from here.
        """
        found: dict[int, tuple[int, int]] = {}
        for each in self.brought:
            if each.round <= rounds:
                points, imps = found.get(each.entrant, (0, 0))
                found[each.entrant] = points + each.points, imps + each.imps
        return found

    def sums_brought(self, rounds: int) -> dict[int, tuple[int, int]]:
        """IMPs won and lost beside the matches after so many rounds, by entrant as above."""
        found: dict[int, tuple[int, int]] = {}
        for each in self.brought:
            if each.round <= rounds:
                won, lost = found.get(each.entrant, (0, 0))
                more = each.won_and_lost
                found[each.entrant] = won + more[0], lost + more[1]
        return found

    def table_number(self, table: int) -> int:
        """What the table (of chess the board) is called at which a game of a round is played.

        table: its place in the round, from 1.
        """
        return table + self.first_table - 1

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
    def segments(self) -> int:
        """Of a match; 1 where it is played in one piece."""
        return self.teams.segments if self.is_knock_out else 1

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
        return max(0, len(self.rounds) - (self.play.has_vps and self.teams.arrears))

    @property
    def all_drawn(self) -> bool:
        """As many rounds are drawn as are planned."""
        return 0 < self.planned <= len(self.rounds)

    def finished_rounds(self, drawn: int | None = None) -> int:
        """The last round, of the first ones that are drawn, up to which all results are there."""
        missing = (at for at, each in enumerate(self.rounds[:drawn]) if not each.finished)
        return next(missing, len(self.rounds[:drawn]))

    def points_of_game(self, game: Game) -> tuple[int, int]:
        """What both sides got, home first; 0 where there is no result."""
        if game.points is not None:
            return game.points
        if self.matches.by_boards and self.play.has_boards:
            return game.board_points or (0, 0)
        home, visitor = (
            0 if each is None else self.points.of_result(each)
            for each in (game.home_result, game.visitor_result)
        )
        return home, visitor

    def points_of_bye(self, bye: Bye) -> int:
        """What a bye is worth: what the director gave for it, else what the rules say."""
        if bye.points is not None:
            return bye.points
        return self.worth_of_bye(bye.kind)

    def worth_of_bye(self, kind: ByeKind) -> int:
        """What the rules say a bye is worth; in a teams event those of the event."""
        if self.play.has_vps:
            return self.teams.of_bye(kind)
        if self.matches.by_boards and self.play.has_boards:
            return self.boards_of_bye(kind)
        return self.points.of_bye(kind)

    def boards_of_bye(self, kind: ByeKind) -> int:
        """The board points of a chess team's round without an opponent, in hundredths.

        They are the same share of all as the match points are of a win: half for a draw.
        """
        return self.matches.most * self.points.of_bye(kind) // max(1, self.points.win)

    def has_left(self, entrant: Entrant, after: int) -> bool:
        """The entrant withdrew: plays no more after this round, although there are more."""
        left = 0 < entrant.last_round <= after
        return left and not 0 < self.planned <= entrant.last_round

    def through(self, rounds: int) -> Tournament:
        """As it was before round rounds + 1 was drawn: byes of the later ones become requests."""
        later = tuple(
            Request(bye.entrant, number, bye.kind)
            for number, each in enumerate(self.rounds[rounds:], rounds + 1)
            for bye in each.byes
            if bye.kind is not ByeKind.PAIRING
        )
        return replace(self, rounds=self.rounds[:rounds], requests=(*later, *self.requests))

    def present(self, number: int) -> Iterator[Entrant]:
        """Who can be drawn in a round: entered, not withdrawn, no bye asked for."""
        away = {each.entrant for each in self.requests if each.round == number}
        for entrant in self.entrants:
            gone = 0 < entrant.last_round < number
            if entrant.first_round <= number and not gone and entrant.number not in away:
                yield entrant
