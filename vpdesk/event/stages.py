"""A stage begins: who plays it, in which groups; and its rounds are drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.carry import as_kept, as_played, tables_of
from vpdesk.event.draws import method_of
from vpdesk.event.event import (
    NOT_FINISHED,
    Event,
    EventError,
    Stage,
    WhoKind,
    finished,
)
from vpdesk.event.knock_out import winner
from vpdesk.event.ranking import stage_standings
from vpdesk.event.round_dates import dated, dates_of
from vpdesk.tournament.draws.next_round import draw_next, with_round
from vpdesk.tournament.draws.teams.scoring import with_counts
from vpdesk.tournament.results.chess_matches import points_drawn_by
from vpdesk.tournament.team_rules import MatchCounts, TeamRules
from vpdesk.tournament.tournament import MOST_TABLES, Tournament

ROUND_OPEN = QT_TRANSLATE_NOOP(
    "EventError",
    "Round {round} of {stage} has a match without a winner: who plays {next} is not known.",
)


def who_plays(event: Event, number: int) -> tuple[int, ...]:
    """The numbers of who plays a stage, the strongest first: nobody who has left before it.

    Raises EventError.
    """
    gone = left_before(event, number)
    return tuple(each for each in _who(event, number) if each not in gone)


def left_before(event: Event, number: int) -> dict[int, int]:
    """Who has left in a stage before this one, and in which."""
    found: dict[int, int] = {}
    for at, stage in enumerate(event.stages[: number - 1], 1):
        for group in stage.groups:
            rounds = max(group.planned, len(group.rounds))
            left = (each for each in group.entrants if 0 < each.last_round <= rounds)
            found |= {each.number: at for each in left}
    return found


def _who(event: Event, number: int) -> tuple[int, ...]:
    who = event.stage(number).who
    match who.kind:
        case WhoKind.ALL:
            return tuple(each.number for each in event.entrants)
        case WhoKind.CHOSEN:
            return who.numbers
        case WhoKind.PLACES:
            _must_be_finished(event, who.stage, number)
            by_group = _placed(event, who.stage, left_before(event, number))
            last = who.last or max(map(len, by_group), default=0)
            return tuple(
                group[place - 1]
                for place in range(who.first, last + 1)
                for group in by_group
                if place <= len(group)
            )
        case WhoKind.LOSERS:
            return _losers(event, who.stage, who.first, number)
        case WhoKind.REST:
            _must_be_finished(event, who.stage, number)
            taken = {
                each
                for other, stage in enumerate(event.stages, 1)
                if other not in (number, who.stage) and stage.who.stage == who.stage
                for each in event.numbers_of(other) or _who_before(event, other, number)
            }
            ranked = [each for group in _by_points(event, who.stage) for each in group]
            return tuple(each for each in ranked if each not in taken)


def _who_before(event: Event, other: int, number: int) -> tuple[int, ...]:
    """Who will play another stage and so is not of the rest; the rest is that of the first one."""
    first = other < number or event.stage(other).who.kind is not WhoKind.REST
    return who_plays(event, other) if first else ()


def begun(event: Event, number: int, like: Tournament, groups: Sequence[Sequence[int]]) -> Event:
    """With the groups of a stage, of these numbers; like: whose rules they are played by.

    A round robin has all its rounds at once. Its tables are none of those of a stage in play.
    """
    by_number = {each.number: each for each in event.entrants}
    if number > 1:  # who came late or left did so in the first stage
        by_number = {
            each: replace(entrant, first_round=1, last_round=0)
            for each, entrant in by_number.items()
        }
    stage = event.stage(number)
    made = []
    rules, dates = _with_method(like.teams, stage), dates_of(event, number)
    for numbers in groups:
        entrants = tuple(by_number[each] for each in numbers)
        empty = replace(
            like,
            entrants=entrants,
            rounds=(),
            requests=(),
            forbidden=(),
            acceleration=(),
            extra=(),
            lots=None,
            set_aside=(),
            teams=rules,
            points=points_drawn_by(like, rules.method),
        )
        made.append(stage.draw.row.begins(event, stage, dated(empty, dates)))
    return _apart(event.with_stage(number, replace(stage, groups=tuple(made))), number)


def _apart(event: Event, number: int) -> Event:
    """With a stage at tables behind those of the stages in play, where it has one of these."""
    others = [
        tables_of(event, at)
        for at, _ in enumerate(event.stages, 1)
        if at != number and event.numbers_of(at) and not finished(event, at)
    ]
    here, stage = set(tables_of(event, number)), event.stage(number)
    if not any(here.intersection(each) for each in others):
        return event
    first = max(each.stop for each in others)
    groups = (replace(each, first_table=min(first, MOST_TABLES)) for each in stage.groups)
    return event.with_stage(number, replace(stage, groups=tuple(groups)))


def _with_method(rules: TeamRules, stage: Stage) -> TeamRules:
    """The rules by which a stage is drawn, made of those of another one, maybe."""
    if rules.patton and stage.draw.is_knock_out:
        rules = with_counts(rules, MatchCounts.IMPS)
    return replace(rules, method=method_of(stage, rules))


def drawn(event: Event, number: int, group: int = 1) -> Event:
    """With the next round of a group. Raises TournamentError, EventError where there is none."""
    stage, kept = event.stage(number), event.group(number, group)
    tournament = as_played(event, number, group)
    own = stage.draw.row.next
    made = own(tournament, stage) if own else with_round(tournament, draw_next(tournament).round)
    return event.with_group(number, group, as_kept(made, kept))


def _losers(event: Event, number: int, round_number: int, following: int) -> tuple[int, ...]:
    """Who lost a match of a round and has not left after it, in the order of the field."""
    found, left = set(), set()
    for group in event.stage(number).groups:
        left |= {each.number for each in group.entrants if 0 < each.last_round <= round_number}
        games = group.rounds[round_number - 1].games if round_number <= len(group.rounds) else ()
        won = [winner(group, round_number, game) for game in games]
        if not won or not all(won):
            raise EventError(ROUND_OPEN, round=round_number, **_named(event, number, following))
        found |= {each for game in games for each in game.sides} - set(won)
    return tuple(each.number for each in event.entrants if each.number in found - left)


def _must_be_finished(event: Event, number: int, following: int) -> None:
    event.stage(number)
    if not finished(event, number):
        raise EventError(NOT_FINISHED, **_named(event, number, following))


def _named(event: Event, number: int, following: int) -> dict[str, object]:
    return {"stage": event.called(number), "next": event.called(following)}


def _ranked(event: Event, number: int) -> list[list[int]]:
    groups = range(1, len(event.stage(number).groups) + 1)
    return [[each.number for each in stage_standings(event, number, group)] for group in groups]


def _placed(event: Event, number: int, gone: Collection[int]) -> list[list[int]]:
    """Those of each group who have a place in it, which who plays without standing has not."""
    without = {*gone, *(each.number for each in event.entrants if each.unranked)}
    return [[each for each in group if each not in without] for group in _ranked(event, number)]


def _by_points(event: Event, number: int) -> list[list[int]]:
    """The groups' places side by side: all first ones, all second ones."""
    ranked = _ranked(event, number)
    longest = max(map(len, ranked), default=0)
    return [[group[at] for group in ranked if at < len(group)] for at in range(longest)]


def with_results(event: Event, number: int) -> int:
    """The stage, or the one that it follows, that has results; the first one if none has."""
    while number > 1 and not any(each.finished_rounds() for each in event.stage(number).groups):
        stage = event.stage(number)
        before = stage.who.stage or stage.carry.stage
        number = before if 0 < before < number else number - 1
    return number
