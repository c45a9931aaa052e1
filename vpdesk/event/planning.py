"""Stages that are added before it is known who plays them, begun, changed and removed."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.draws import StageRule
from vpdesk.event.event import Event, EventError, Stage, in_groups
from vpdesk.event.round_dates import dated, dates_of
from vpdesk.event.stage_rules import MANY_SEGMENTS, takes
from vpdesk.event.stages import begun, who_plays
from vpdesk.tournament.results.match_segments import with_segments as of_segments
from vpdesk.tournament.results.typed_results import with_game
from vpdesk.tournament.team_rules import MOST_SEGMENTS, Sharing
from vpdesk.tournament.tournament import Tournament

TOO_FEW = QT_TRANSLATE_NOOP(
    "EventError", "Each group needs at least two entrants (groups: {groups}, entrants: {count})."
)
PLAYED = QT_TRANSLATE_NOOP("EventError", "{stage} has results, so it cannot be removed.")
GROUPS_PLAYED = QT_TRANSLATE_NOOP(
    "EventError", "{stage} has results, so its groups cannot be changed."
)
ONE_GROUP = QT_TRANSLATE_NOOP("EventError", "{stage} has one group only.")
NEEDED = QT_TRANSLATE_NOOP(
    "EventError",
    "{stage} cannot be removed: {next} takes its entrants or scores from it.",
)
NO_SEGMENTS = QT_TRANSLATE_NOOP(
    "EventError", "{stage} is not a team knock-out; only matches of those have segments."
)
ONLY_STAGE = QT_TRANSLATE_NOOP("EventError", "An event has at least one stage.")


def planned(event: Event, number: int, stage: Stage, like: Tournament, groups: int) -> Event:
    """With a stage behind all, or in the place of one that has not begun.

    like: whose rules it is played by. Its groups have nobody in them until it begins.
    """
    empty = replace(
        like,
        entrants=(),
        rounds=(),
        requests=(),
        forbidden=(),
        acceleration=(),
        extra=(),
        brought=(),
        lots=None,
        set_aside=(),
        name=stage.title or event.name,
    )
    empty = dated(empty, dates_of(event, number) if number <= len(event.stages) else ())
    return event.with_stage(number, replace(stage, groups=(empty,) * groups))


def begin(event: Event, number: int) -> Event:
    """With those who play a stage in its groups, as its rules share them. Raises EventError."""
    stage = event.stage(number)
    numbers, groups = who_plays(event, number), len(stage.groups)
    check_size(len(numbers), groups)
    like = stage.groups[0]
    return begun(event, number, like, in_groups(numbers, groups, like.teams))


def groups_by_lot(event: Event, number: int, lot: int) -> Event:
    """With the groups of a stage drawn again by this lot, or its bracket, the strongest apart.

    Raises EventError.
    """
    stage = event.stage(number)
    bracket = len(stage.groups) == 1 and stage.draw.is_knock_out
    if len(stage.groups) < 2 and not bracket:
        raise EventError(ONE_GROUP, stage=event.called(number))
    if has_results(event, number):
        raise EventError(GROUPS_PLAYED, stage=event.called(number))
    rules = stage.groups[0].teams
    usual = Sharing.POTS if bracket else Sharing.LOT
    sharing = usual if rules.sharing is Sharing.SNAKE else rules.sharing
    drawn = (
        replace(each, teams=replace(each.teams, sharing=sharing, lot=lot)) for each in stage.groups
    )
    made = event.with_stage(number, replace(stage, groups=tuple(drawn)))
    return begin(made, number) if event.numbers_of(number) else made


def check_size(count: int, groups: int) -> None:
    """Raise EventError where so many are too few for so many groups."""
    if count < 2 * groups:
        raise EventError(TOO_FEW, count=count, groups=groups)


def in_segments(event: Event, number: int) -> bool:
    """The matches of a stage can be played in segments: it is a knock-out of teams."""
    return takes(event.stage(number).draw, StageRule.SEGMENTS, event.kind)


def with_segments(event: Event, number: int, segments: int) -> Event:
    """With the matches of a stage in so many segments. Raises EventError where it has none.

    Of those that are typed segment by segment in the last round that is drawn: they have a result
    when the last segment has; earlier rounds stay as they were played.
    """
    if not in_segments(event, number):
        raise EventError(NO_SEGMENTS, stage=event.called(number))
    if segments > MOST_SEGMENTS:
        raise EventError(MANY_SEGMENTS, most=MOST_SEGMENTS)
    stage = event.stage(number)
    groups = (_in_segments(each, segments) for each in stage.groups)
    return event.with_stage(number, replace(stage, groups=tuple(groups)))


def _in_segments(group: Tournament, segments: int) -> Tournament:
    made = replace(group, teams=replace(group.teams, segments=segments))
    last = len(made.rounds)
    for table, game in enumerate(made.rounds[-1].games if last else (), 1):
        if game.parts:
            made = with_game(made, last, table, of_segments(made, game, game.parts))
    return made


def with_first_table(event: Event, number: int, table: int) -> Event:
    """With the tables of a stage numbered through from this one."""
    stage = event.stage(number)
    groups = tuple(replace(each, first_table=table) for each in stage.groups)
    return event.with_stage(number, replace(stage, groups=groups))


def has_results(event: Event, number: int) -> bool:
    """Something is played in a stage: there are results, or sheets of its matches."""
    rounds = (each for group in event.stage(number).groups for each in group.rounds)
    kept = any(each.place.stage == number for each in event.matches)
    return kept or any(game.finished for each in rounds for game in each.games)


def without(event: Event, number: int) -> Event:
    """Without a stage of which nothing is played, and on which no other stage is built.

    Raises EventError.
    """
    if len(event.stages) == 1:
        raise EventError(ONLY_STAGE)
    if has_results(event, number):
        raise EventError(PLAYED, stage=event.called(number))
    for later, stage in enumerate(event.stages, 1):
        if number in (stage.who.stage, stage.carry.stage) or (number == 1 and later > 1):
            raise EventError(NEEDED, stage=event.called(number), next=event.called(later))
    stages = (_before(each, number) for at, each in enumerate(event.stages, 1) if at != number)
    matches = (
        replace(
            each, place=each.place._replace(stage=each.place.stage - (each.place.stage > number))
        )
        for each in event.matches
    )
    return replace(event, stages=tuple(stages), matches=tuple(matches))


def _before(stage: Stage, gone: int) -> Stage:
    """As it is when a stage before it is gone."""
    who, carry = stage.who, stage.carry
    return replace(
        stage,
        who=replace(who, stage=who.stage - (who.stage > gone)),
        carry=replace(carry, stage=carry.stage - (carry.stage > gone)),
    )
