"""How the rounds of a stage come about: another draw is a row of DRAWS.

Its key is a member of `DrawKind`, its words are a row in `vpdesk/report/events/stage_words.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from vpdesk.event.event import DrawKind, Event, Stage, snake
from vpdesk.event.knock_out import bracket_size, next_round
from vpdesk.tournament.draws.next_round import with_round
from vpdesk.tournament.draws.teams.by_table import all_rounds
from vpdesk.tournament.round import Bye, ByeKind, Game, Round
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import HALVES, Tournament


class StageRule(StrEnum):
    """Something that can be said of a stage, and that not every draw takes."""

    ROUNDS = "rounds"
    TWICE = "twice"
    SEGMENTS = "segments"
    THIRD_PLACE = "third-place"
    NO_REPEATS = "no-repeats"
    BY_LOT = "by-lot"  # one group alone
    HALF_MARGIN = "half-margin"
    SCORES = "scores"
    FIRST = "first"
    ODD = "odd"
    TRIANGLE = "triangle"
    LATE = "late"
    PLACES = "places"
    WALKOVER = "walkover"
    LEVEL = "level"
    COUNTS = "counts"


class Meetings(NamedTuple):
    """How often two of a group meet; those who are of one of the halves do not at all."""

    often: int
    halves: Sequence[Sequence[int]] = ()


@dataclass(frozen=True, slots=True)
class StageDraw:
    """How the rounds of a stage come about.

    takes: what can be said of such a stage.
    open: they follow from no table or bracket, so that who meets may be put together by hand.
    by_rules: the rules of its tournament say whether it is a Swiss or a round robin.
    by_results: each round follows from the results of those before. all_meet: everybody meets
    everybody. knock_out: who loses plays no more. by_hand: every round is put together by hand.
    methods: by which rules of its tournament it is drawn, when played once and twice; none where
        those say it themselves.
    begins: a group before its first round is drawn, with the rounds that are all there at once.
    next: with the next round; None for a draw by the rules of the tournament, which says why.
        Raises TournamentError.
    meets: how often those of a group meet, or None where that is not known.
    """

    takes: tuple[StageRule, ...] = ()
    open: bool = False
    by_rules: bool = False
    by_results: bool = False
    all_meet: bool = False
    knock_out: bool = False
    by_hand: bool = False
    methods: tuple[TeamMethod, ...] = ()
    begins: Callable[[Event, Stage, Tournament], Tournament] = lambda _event, _stage, empty: empty
    next: Callable[[Tournament, Stage], Tournament] | None = None
    meets: Callable[[Event, Stage, Tournament], Meetings | None] = lambda *_: None


def method_of(stage: Stage, rules: TeamRules) -> TeamMethod:
    """How a stage is drawn by rules that may be of another one."""
    if own := DRAWS[stage.draw].methods:
        return own[stage.double]
    return TeamMethod.TOP_DOWN if rules.method.by_table else rules.method


def _scheduled(empty: Tournament, rounds: tuple[Round, ...]) -> Tournament:
    return replace(empty, rounds=rounds, planned=len(rounds))


def rounds_of_knock_out(tournament: Tournament) -> int:
    """All it takes, or fewer where that is planned: those who are left go on elsewhere."""
    most = bracket_size(len(tournament.entrants)).bit_length() - 1
    return min(tournament.planned or most, most)


def _next_of_knock_out(tournament: Tournament, stage: Stage) -> Tournament:
    """With the next round of a knock-out. Raises NoPairingError, as next_round does."""
    made = with_round(tournament, next_round(tournament, third_place=stage.third_place))
    return replace(made, planned=rounds_of_knock_out(tournament))


def _halves_of(event: Event, stage: Stage, group: Tournament) -> Sequence[Sequence[int]]:
    """Those of two groups of the stage before, who have met; else by strength as a snake."""
    numbers = [each.number for each in group.entrants]
    before = event.stage(stage.who.stage).groups if stage.who.stage else ()
    came = [[each for each in numbers if each in one.by_number] for one in before]
    found = [each for each in came if each]
    return found if len(found) == 2 else snake(numbers, 2)


def half_against_half(halves: Sequence[Sequence[int]]) -> tuple[Round, ...]:
    """Rounds in which each of one half meets each of the other, the strongest first.

    Of halves that differ one has a bye in each round.
    """
    one, other = (list(each) for each in halves)
    size = max(len(one), len(other))
    other += [0] * (size - len(other))
    one += [0] * (size - len(one))
    rounds = []
    for turn in range(size):
        couples = [(each, other[(at + turn) % size]) for at, each in enumerate(one)]
        games = [
            Game(*(couple if (at + turn) % 2 == 0 else couple[::-1]))
            for at, couple in enumerate(couples)
            if all(couple)
        ]
        byes = [Bye(max(each), ByeKind.PAIRING) for each in couples if not all(each)]
        rounds.append(Round(tuple(games), tuple(byes), HALVES))
    return tuple(rounds)


DRAWS: dict[DrawKind, StageDraw] = {
    DrawKind.SWISS: StageDraw(
        (
            StageRule.ROUNDS,
            StageRule.NO_REPEATS,
            StageRule.FIRST,
            StageRule.ODD,
            StageRule.TRIANGLE,
            StageRule.LATE,
            StageRule.LEVEL,
            StageRule.COUNTS,
            StageRule.SCORES,
        ),
        open=True,
        by_rules=True,
        by_results=True,
    ),
    DrawKind.ROUND_ROBIN: StageDraw(
        (
            StageRule.TWICE,
            StageRule.PLACES,
            StageRule.WALKOVER,
            StageRule.COUNTS,
            StageRule.SCORES,
        ),
        by_rules=True,
        all_meet=True,
        methods=(TeamMethod.ROUND_ROBIN, TeamMethod.TWICE),
        begins=lambda _event, stage, empty: _scheduled(
            empty, all_rounds(empty, double=stage.double)
        ),
        meets=lambda _event, stage, _group: Meetings(2 if stage.double else 1),
    ),
    DrawKind.HALVES: StageDraw(
        (StageRule.COUNTS, StageRule.SCORES),
        begins=lambda event, stage, empty: _scheduled(
            empty, half_against_half(_halves_of(event, stage, empty))
        ),
        meets=lambda event, stage, group: (
            Meetings(1, _halves_of(event, stage, group)) if group.rounds else None
        ),
    ),
    DrawKind.KNOCK_OUT: StageDraw(
        (
            StageRule.ROUNDS,
            StageRule.SEGMENTS,
            StageRule.THIRD_PLACE,
            StageRule.BY_LOT,
            StageRule.HALF_MARGIN,
        ),
        knock_out=True,
        begins=lambda _event, _stage, empty: replace(empty, planned=rounds_of_knock_out(empty)),
        next=_next_of_knock_out,
    ),
    DrawKind.FREE: StageDraw(
        (StageRule.ROUNDS, StageRule.NO_REPEATS, StageRule.COUNTS, StageRule.SCORES),
        open=True,
        by_hand=True,
    ),
}
