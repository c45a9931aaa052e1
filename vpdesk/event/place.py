"""The groups of an event as places: what is played at one, put back, and where the work is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import (
    Event,
    EventError,
    Stage,
    WhoKind,
    by_method,
    finished,
    of_tournament,
)
from vpdesk.event.stages import who_plays
from vpdesk.tournament.field.entries import added, has_results
from vpdesk.tournament.standings.tie_break_order import ORDER, tournament_order, with_order
from vpdesk.tournament.tournament import Entrant, Lots, Tournament

CLOSED = QT_TRANSLATE_NOOP(
    "EventError", "Later stages use this list of entrants, so it cannot be changed here."
)


class StagePlace(NamedTuple):
    """A group of a stage, both from 1."""

    stage: int
    group: int


FIRST = StagePlace(1, 1)


class StageState(StrEnum):
    """How far a stage is."""

    WAITING = "waiting"  # who plays it is not known yet
    READY = "ready"  # it can begin
    IN_PLAY = "in play"
    FINISHED = "finished"


def places_of(event: Event) -> tuple[StagePlace, ...]:
    """Every group, stage by stage; a stage without groups is one place."""
    return tuple(
        StagePlace(number, part)
        for number, stage in enumerate(event.stages, 1)
        for part in range(1, max(1, len(stage.groups)) + 1)
    )


def has_begun(event: Event, number: int) -> bool:
    """It is known who plays a stage: it is the first one, or its groups are made."""
    return number == 1 or bool(event.numbers_of(number))


def state_of(event: Event, number: int) -> StageState:
    """How far a stage is."""
    if not has_begun(event, number):
        who = event.stage(number).who
        known = who.kind in (WhoKind.ALL, WhoKind.CHOSEN) or finished(event, who.stage)
        if who.kind is WhoKind.LOSERS:
            known = _has_losers(event, number)
        return StageState.READY if known else StageState.WAITING
    return StageState.FINISHED if finished(event, number) else StageState.IN_PLAY


def _has_losers(event: Event, number: int) -> bool:
    try:
        return bool(who_plays(event, number))
    except EventError:
        return False


def tournament_at(event: Event, place: StagePlace) -> Tournament:
    """What is played at a place, under the event's name; nobody where it has not begun."""
    if event.is_tournament:
        return event.group(1)
    if not event.stage(place.stage).groups:
        return Tournament((), name=event.name, kind=event.kind)
    from vpdesk.event.carry import as_played  # noqa: PLC0415 - for several stages alone

    played = as_played(event, *place)
    return played if played.name == event.name else replace(played, name=event.name)


def with_tournament(event: Event, place: StagePlace, played: Tournament) -> Event:
    """With a tournament in its place, as `tournament_at` gives it: what is derived is left out.

    What it says of its entrants is said of them in the whole event, and so are name and kind. The
    rules that are other ones are those of the other groups of its stage, too.
    """
    if event.is_tournament:
        return of_tournament(renamed(event.group(1), played), event.matches)
    from vpdesk.event.carry import as_kept, met_already  # noqa: PLC0415 - for several stages

    kept = event.group(*place)
    gone = kept.by_number.keys() - played.by_number.keys()
    if gone and place.stage > 1:
        from vpdesk.event.leavers import taken_out  # noqa: PLC0415 - rare

        return taken_out(event, place.stage, gone)
    entered = [each for each in played.entrants if each.number not in kept.by_number]
    if entered and not takes_entries(event, place):
        return _entered(event, place, entered)
    barred = set(met_already(event, *place))
    forbidden = tuple(each for each in played.forbidden if each not in barred)
    name = played.name if place == FIRST else kept.name
    made = renamed(kept, replace(as_kept(played, kept), forbidden=forbidden, name=name))
    stage = _with_method(event.stage(place.stage), made)
    groups = (_by_rules_of(kept, made, each, stage) for each in stage.groups)
    stage = replace(stage, groups=tuple(groups))
    after = event.with_stage(place.stage, stage).with_group(*place, made)
    after = replace(after, name=played.name, kind=played.kind)
    if event.stages[0].groups and after.group(1).name != played.name:
        first = after.group(1)
        after = after.with_group(1, 1, renamed(first, replace(first, name=played.name)))
    if made.entrants == kept.entrants:
        return after
    from vpdesk.event.leavers import followed  # noqa: PLC0415 - where the field is another one

    return followed(event, _spread(event, after, place), place.stage)


def renamed(before: Tournament, now: Tournament) -> Tournament:
    """With the lots that it had, where it is called otherwise now."""
    if now.name == before.name or now.lots is not None or not before.rounds:
        return now
    return replace(now, lots=Lots(before.name))


def has_final_ranking(event: Event) -> bool:
    """A final ranking tells more than standings: of several stages, or of those who play."""
    return len(event.stages) > 1 or any(each.members for each in event.entrants)


def takes_entries(event: Event, place: StagePlace) -> bool:
    """The field of this place is that of the event."""
    return place.stage == 1 and len(event.stage(1).groups) == 1


def may_enter(event: Event, place: StagePlace) -> bool:
    """Somebody can be entered at this place, who plays in its group then."""
    return takes_entries(event, place) or (place.stage == 1 and has_begun(event, 1))


def check_entries(event: Event, place: StagePlace) -> None:
    """Raise EventError where nobody can be entered at a place."""
    if not may_enter(event, place):
        raise EventError(CLOSED)


def may_renumber(event: Event) -> bool:
    """Nothing but the first group knows the entrants by their numbers."""
    groups = [each for stage in event.stages for each in stage.groups if each.entrants]
    others = any(stage.adjustments or stage.who.kind is WhoKind.CHOSEN for stage in event.stages)
    given = any(each.winner for each in event.prizes)
    return len(groups) < 2 and not others and not event.matches and not given


def changed_place(before: Event, after: Event, at: StagePlace) -> StagePlace:
    """Where something is another thing: where one is, if that is so there; the first one else."""
    there = places_of(after)
    changed = [each for each in there if _kept(before, each) != _kept(after, each)]
    if at in changed or (not changed and at in there):
        return at
    if changed:
        return changed[0]
    return current_place(after)


def current_place(event: Event) -> StagePlace:
    """Where there is something to do: the first group that is in play, or can begin."""
    for place in places_of(event):
        state = state_of(event, place.stage)
        if state is StageState.READY:
            return place
        if state is StageState.IN_PLAY and not _is_over(event.group(*place)):
            return place
    return places_of(event)[-1]


def _kept(event: Event, place: StagePlace) -> tuple[object, ...]:
    if place.stage > len(event.stages):
        return ()
    stage = event.stage(place.stage)
    told = (stage.title, stage.draw, stage.who, stage.carry, stage.adjustments)
    return (*told, stage.groups[place.group - 1 : place.group])


def _is_over(group: Tournament) -> bool:
    rounds = len(group.rounds)
    return bool(rounds) and rounds >= group.planned and group.finished_rounds() == rounds


def _with_method(stage: Stage, made: Tournament) -> Stage:
    """Drawn as the rules of its tournament say, where these say it."""
    return by_method(stage, made.teams.method) if stage.draw.row.by_rules else stage


def _by_rules_of(
    before: Tournament, made: Tournament, group: Tournament, stage: Stage
) -> Tournament:
    """Another group of a stage by the rules that were changed in one."""
    fields = ["points", "matches", "edition"]
    fields += ["planned"] if stage.draw.row.by_results and not made.by_table else []
    new = {
        each: getattr(made, each) for each in fields if getattr(before, each) != getattr(made, each)
    }
    group = replace(group, **new) if new else group
    if dict(before.details).get(ORDER) != dict(made.details).get(ORDER):
        group = with_order(group, tournament_order(made))
    own = {each: getattr(group.teams, each) for each in ("lot", "sharing")}
    own |= {"places": group.teams.places} if has_results(group) else {}
    rules = replace(made.teams, **own)
    if before.teams == made.teams or rules == group.teams:
        return group
    if rules.by_percentage != group.teams.by_percentage and any(
        game.score for each in group.rounds for game in each.games
    ):
        return group
    from vpdesk.tournament.draws.teams.by_table import drawn_by  # noqa: PLC0415 - as the next one
    from vpdesk.tournament.draws.teams.scoring import with_rules  # noqa: PLC0415 - it brings the scales

    if rules.method is not group.teams.method:
        group = drawn_by(group, rules.method)
    return with_rules(group, rules)


def _entered(event: Event, place: StagePlace, entrants: Sequence[Entrant]) -> Event:
    """With more entrants, who play in a group of the first stage. Raises TournamentError."""
    first = max(each.number for each in event.entrants) + 1
    group = added(event.group(*place), entrants, first)
    new = tuple(each for each in group.entrants if each.number >= first)
    return replace(event.with_group(*place, group), entrants=(*event.entrants, *new))


def _spread(before: Event, after: Event, place: StagePlace) -> Event:
    """With what a group says of its entrants said everywhere."""
    entrants = after.group(*place).entrants
    said = {each.number: each for each in entrants}
    stages = tuple(
        replace(stage, groups=tuple(_told(group, said) for group in stage.groups))
        for stage in after.stages
    )
    if takes_entries(before, place):
        return replace(after, stages=stages, entrants=entrants)
    return replace(after, stages=stages, entrants=tuple(_entrants_told(before.entrants, said)))


def _told(group: Tournament, said: dict[int, Entrant]) -> Tournament:
    entrants = tuple(_entrants_told(group.entrants, said))
    return group if entrants == group.entrants else replace(group, entrants=entrants)


def _entrants_told(entrants: tuple[Entrant, ...], said: dict[int, Entrant]) -> Iterator[Entrant]:
    """As they are said to be; the rounds that somebody plays are those of the group."""
    for each in entrants:
        new = said.get(each.number, each)
        yield replace(new, first_round=each.first_round, last_round=each.last_round)
