"""Stages that are added before it is known who plays them, begun, changed and removed."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventError, Stage, snake
from vpdesk.event.stages import begun, who_plays
from vpdesk.swiss.tournament import Tournament

TOO_FEW = QT_TRANSLATE_NOOP(
    "EventError", "{count} names are too few for {groups} groups: each needs two at least."
)
PLAYED = QT_TRANSLATE_NOOP("EventError", "Stage {stage} has results, so it stays.")
NEEDED = QT_TRANSLATE_NOOP(
    "EventError",
    "Stage {stage} stays: who plays stage {next}, or what comes along, follows from it.",
)
ONLY_STAGE = QT_TRANSLATE_NOOP("EventError", "An event has one stage at least.")


def planned(event: Event, number: int, stage: Stage, like: Tournament, groups: int) -> Event:
    """With a stage behind all, or in the place of one that has not begun.

    like: whose rules it is played by. Its groups have nobody in them until it begins.
    """
    empty = replace(
        like,
        players=(),
        rounds=(),
        requests=(),
        forbidden=(),
        acceleration=(),
        extra=(),
        brought=(),
        name=stage.title or event.name,
    )
    return event.with_stage(number, replace(stage, groups=(empty,) * groups))


def begin(event: Event, number: int) -> Event:
    """With those who play a stage in its groups, by strength as a snake. Raises EventError."""
    stage = event.stage(number)
    numbers, groups = who_plays(event, number), len(stage.groups)
    check_size(len(numbers), groups)
    return begun(event, number, stage.groups[0], snake(numbers, groups))


def check_size(count: int, groups: int) -> None:
    """Raise EventError where so many are too few for so many groups."""
    if count < 2 * groups:
        raise EventError(TOO_FEW, count=count, groups=groups)


def without(event: Event, number: int) -> Event:
    """Without a stage of which nothing is played, and on which no other stage is built.

    Raises EventError.
    """
    if len(event.stages) == 1:
        raise EventError(ONLY_STAGE)
    games = (
        game
        for group in event.stage(number).groups
        for drawn in group.rounds
        for game in drawn.games
    )
    kept = any(each.place.stage == number for each in event.matches)
    if kept or any(game.finished for game in games):
        raise EventError(PLAYED, stage=number)
    for later, stage in enumerate(event.stages, 1):
        if number in (stage.who.stage, stage.carry.stage) or (number == 1 and later > 1):
            raise EventError(NEEDED, stage=number, next=later)
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
