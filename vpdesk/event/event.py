"""An event: its field, and stages that each are tournaments of a part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.tournament.play import Kind, Play
from vpdesk.tournament.team_rules import Sharing, TeamMethod, TeamRules
from vpdesk.tournament.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from vpdesk.event.draws import StageDraw
    from vpdesk.match.outcome import Ruled
    from vpdesk.match.score_sheet import ScoreSheet
    from vpdesk.tournament.round import Game

NO_STAGE = QT_TRANSLATE_NOOP("EventError", "There is no stage {stage}; the event has {count}.")
NO_GROUP = QT_TRANSLATE_NOOP("EventError", "Stage {stage} has no group {group}.")
STAGE = QT_TRANSLATE_NOOP("EventReport", "Stage {number}")
NOT_FINISHED = QT_TRANSLATE_NOOP(
    "EventError", "{stage} is not finished, so it is not known who plays {next}."
)


MOST_ADJUSTED = 999  # VPs or IMPs of one adjustment


class EventError(WordedError, ValueError):
    """An event that contradicts itself, or cannot go on, in a director's words."""

    context = "EventError"


class StageName(WordedError):  # noqa: N818 - it is a part of what is told
    """What a stage without a title is called."""

    context = "EventReport"


class DrawKind(StrEnum):
    """How the rounds of a stage come about; what there is to each is a row in `draws.py`."""

    SWISS = "swiss"  # as the tournament's own rules have it
    ROUND_ROBIN = "round-robin"
    HALVES = "halves"  # each of one half of a group, by strength as a snake, meets the other
    KNOCK_OUT = "knock-out"
    FREE = "free"  # by hand

    @property
    def row(self) -> StageDraw:
        """All that there is to it."""
        from vpdesk.event.draws import DRAWS  # noqa: PLC0415 - which speaks of events

        return DRAWS[self]

    @property
    def is_knock_out(self) -> bool:
        """Who loses plays no more."""
        return self.row.knock_out

    @property
    def is_free(self) -> bool:
        """Every round is put together by hand."""
        return self.row.by_hand


class WhoKind(StrEnum):
    """Who plays a stage."""

    ALL = "all"
    PLACES = "places"  # of an earlier stage, or of each of its groups
    REST = "rest"  # of an earlier stage: who plays no other one that follows it
    LOSERS = "losers"  # of a round of an earlier stage: the consolation of a knock-out
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class Who:
    """Who plays a stage.

    stage: from which stage (number from 1) places, rest and losers are taken. first, last: places;
    of losers first is the round.
    numbers: of those who are chosen.
    """

    kind: WhoKind = WhoKind.ALL
    stage: int = 0
    first: int = 1
    last: int = 0
    numbers: tuple[int, ...] = ()


class CarryKind(StrEnum):
    """What comes along from an earlier stage."""

    NOTHING = "nothing"
    ALL = "all"
    SHARE = "share"  # so many per cent of the VPs
    QUALIFIED = "qualified"  # the matches among those who qualified
    HALF_MARGIN = "half-margin"  # IMPs: half of the margin between the two, up to a cap
    EBU = "ebu"  # the formula of White Book 3.8


@dataclass(frozen=True, slots=True)
class CarryOver:
    """What is carried over. stage: from which one (number from 1).

    per_cent: of a share. cap: IMPs of half a margin at most, 0 for no cap.
    """

    kind: CarryKind = CarryKind.NOTHING
    stage: int = 0
    per_cent: int = 100
    cap: int = 0


@dataclass(frozen=True, slots=True)
class Adjustment:
    """VPs (hundredths) or IMPs that a director adds to or takes from one entrant, and why."""

    entrant: int
    points: int = 0
    imps: int = 0
    reason: str = ""
    round: int = 0


@dataclass(frozen=True, slots=True)
class Stage:
    """A part of an event. Its number is its place among the stages, from 1.

    groups: the tournaments that are played side by side; entrants have the numbers of the event.
    double: of a round robin everybody meets everybody twice. third_place: of a knock-out.
    no_repeats: who met in the stages before do not meet again.
    """

    title: str = ""
    draw: DrawKind = DrawKind.SWISS
    who: Who = Who()
    carry: CarryOver = CarryOver()
    groups: tuple[Tournament, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    double: bool = False
    third_place: bool = False
    no_repeats: bool = False


class MatchPlace(NamedTuple):
    """Where a match is played: stage, group and round, from 1, and the numbers of its teams."""

    stage: int
    group: int
    round: int
    home: int
    visitor: int

    @property
    def turned(self) -> MatchPlace:
        """The same with home and visitors the other way round."""
        return self._replace(home=self.visitor, visitor=self.home)


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """The score sheet of a match, and what was ruled, without what the event says of it.

    typed: while a ruling holds, the match as the round had it before, without a result where
        that was open or followed from the sheet; None where nothing of it is known.
    """

    place: MatchPlace
    sheet: ScoreSheet
    ruled: Ruled
    typed: Game | None = None


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize. wins: what it is for: a place of the final ranking or several ("1", "4-10"), a club
    or group of the field, of which it is for the best, or whatever else.

    winner: the number of whom it is given to, 0 for whoever has won it.
    """

    wins: str
    text: str
    winner: int = 0


@dataclass(frozen=True, slots=True)
class EventPrints:
    """What an organiser says once of all prints of an event; "" for what is chosen at each.

    language: its code. logo: a PNG or SVG file, b"" for none.
    """

    organiser: str = ""
    date: str = ""
    language: str = ""
    paper: str = ""
    logo: bytes = b""


@dataclass(frozen=True, slots=True)
class Event:
    """An event of teams, pairs or players.

    entrants: by number. matches: those that keep more than a result, by their place.
    prizes: in their order. prints: what stands on all of its prints.
    """

    entrants: tuple[Entrant, ...]
    stages: tuple[Stage, ...] = ()
    name: str = ""
    kind: Kind = Kind.TEAMS
    matches: tuple[KeptMatch, ...] = ()
    prizes: tuple[Prize, ...] = ()
    prints: EventPrints = EventPrints()

    @property
    def play(self) -> Play:
        """What kind of play it is."""
        return self.kind.play

    @property
    def is_tournament(self) -> bool:
        """One stage of one group is all there is, drawn as its tournament says, and sheets."""
        groups = self.stages[0].groups if len(self.stages) == 1 else ()
        return len(groups) == 1 and self == of_tournament(groups[0], self.matches)

    def stage(self, number: int) -> Stage:
        """A stage by its number from 1. Raises EventError."""
        if not 1 <= number <= len(self.stages):
            raise EventError(NO_STAGE, stage=number, count=len(self.stages))
        return self.stages[number - 1]

    def called(self, number: int) -> object:
        """The title of a stage, or its number in words."""
        return self.stage(number).title or StageName(STAGE, number=number)

    def group(self, number: int, group: int = 1) -> Tournament:
        """A group of a stage, both from 1, as it is kept. Raises EventError."""
        groups = self.stage(number).groups
        if not 1 <= group <= len(groups):
            raise EventError(NO_GROUP, stage=number, group=group)
        return groups[group - 1]

    def with_group(self, number: int, group: int, tournament: Tournament) -> Event:
        """With another tournament in the place of a group."""
        groups = list(self.stage(number).groups)
        groups[group - 1] = tournament
        return self.with_stage(number, replace(self.stage(number), groups=tuple(groups)))

    def with_stage(self, number: int, stage: Stage) -> Event:
        """With another stage in the place of one, or behind all."""
        stages = list(self.stages)
        stages[number - 1 : number] = [stage]
        return replace(self, stages=tuple(stages))

    def numbers_of(self, number: int) -> tuple[int, ...]:
        """Who plays a stage, by number: all groups."""
        return tuple(each.number for group in self.stage(number).groups for each in group.entrants)


def of_tournament(tournament: Tournament, matches: tuple[KeptMatch, ...] = ()) -> Event:
    """The event of one stage that a tournament is: a Swiss, or a round robin."""
    stage = by_method(Stage(groups=(tournament,)), tournament.teams.method)
    return Event(tournament.entrants, (stage,), tournament.name, tournament.kind, matches=matches)


def by_method(stage: Stage, method: TeamMethod) -> Stage:
    """A stage as the rules of its tournament say that it is drawn: a Swiss, or a round robin."""
    draw = DrawKind.ROUND_ROBIN if method.by_table else DrawKind.SWISS
    return replace(stage, draw=draw, double=method is TeamMethod.TWICE)


def finished(event: Event, number: int) -> bool:
    """All rounds of all groups of a stage have their results."""
    groups = event.stage(number).groups
    return bool(groups) and all(
        each.rounds
        and len(each.rounds) >= each.planned
        and each.finished_rounds() == len(each.rounds)
        for each in groups
    )


def event_over(event: Event) -> bool:
    """All stages have all their results."""
    stages = range(1, len(event.stages) + 1)
    return bool(stages) and all(finished(event, number) for number in stages)


def met_before(event: Event, number: int) -> Iterator[tuple[int, int]]:
    """The couples, lower number first, who played each other in the stages before one."""
    seen = set()
    for stage in event.stages[: number - 1]:
        for group in stage.groups:
            for drawn in group.rounds:
                for game in drawn.games:
                    couple = (min(game.sides), max(game.sides))
                    if game.played and couple not in seen:
                        seen.add(couple)
                        yield couple


def in_groups(numbers: Sequence[int], groups: int, rules: TeamRules) -> tuple[tuple[int, ...], ...]:
    """Groups of those who play a stage, the strongest first, as its rules share them."""
    lots = Random(rules.lot)
    size = groups if rules.sharing is Sharing.POTS else len(numbers)
    if rules.sharing is Sharing.SNAKE or not size:
        return snake(numbers, groups)
    pots = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    mixed = [each for pot in pots for each in lots.sample(pot, len(pot))]
    place = {number: at for at, number in enumerate(numbers)}
    return tuple(tuple(sorted(each, key=place.__getitem__)) for each in snake(mixed, groups))


def snake(numbers: Sequence[int], groups: int) -> tuple[tuple[int, ...], ...]:
    """Groups by strength, the strongest first: 1 to n from the left, the next n from the right."""
    found: list[list[int]] = [[] for _ in range(groups)]
    for place, number in enumerate(numbers):
        row, column = divmod(place, groups)
        found[column if row % 2 == 0 else groups - 1 - column].append(number)
    return tuple(tuple(each) for each in found)
