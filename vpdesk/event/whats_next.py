"""What is to be done next in an event: at each place, and in all of it."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.event.carry import as_played
from vpdesk.event.draws import rounds_of_knock_out
from vpdesk.event.event import Event, EventError, Stage
from vpdesk.event.knock_out import winner
from vpdesk.event.place import StagePlace, StageState, may_enter, places_of, state_of
from vpdesk.event.planning import check_size
from vpdesk.event.stages import who_plays
from vpdesk.next_step import NOTHING_OUT, Deed, NextStep, Out, last_step
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.results.typed_results import missing
from vpdesk.tournament.tournament import Tournament

FEWEST = 2  # who can meet


def next_steps(event: Event, out: Out = NOTHING_OUT) -> tuple[NextStep, ...]:
    """What there is to do, one step at each place that waits for somebody; never none."""
    found = tuple(step for place in places_of(event) if (step := _at(event, place)) is not None)
    return found or (next(_not_to_begin(event), last_step(out)),)


def next_step(event: Event, at: StagePlace | None = None, out: Out = NOTHING_OUT) -> NextStep:
    """What is to be done next: at this place if it waits for somebody, else the first of all."""
    step = _at(event, at) if at in places_of(event) else None
    return step or next_steps(event, out)[0]


def _at(event: Event, place: StagePlace) -> NextStep | None:
    """What is to be done at a place; None where it waits for others, or is over."""
    state = state_of(event, place.stage)
    if state is StageState.READY:
        begins = place.group == 1 and _may_begin(event, place.stage)
        return NextStep(Deed.STAGE, stage=place.stage, group=1) if begins else None
    if state is not StageState.IN_PLAY:
        return None
    group = as_played(event, *place) if event.stage(place.stage).groups else Tournament(())
    if len(group.entrants) < FEWEST and not group.rounds:
        count = FEWEST - len(group.entrants)
        to_come = NextStep(Deed.NAMES, count, *place, first=not group.entrants)
        return to_come if may_enter(event, place) else None
    return in_play(event.stage(place.stage), group, place)


def in_play(stage: Stage, group: Tournament, place: StagePlace) -> NextStep | None:
    """What a group that plays waits for."""
    last, planned = len(group.rounds), planned_rounds(stage, group)
    open_round = group.finished_rounds() + 1
    if level := _level(stage, group):
        at, tables = level
        return NextStep(Deed.TIE, len(tables), *place, at, planned, tables)
    counted = last if stage.draw.is_knock_out else group.counted_rounds  # who won goes on
    may_draw = (not planned or last < planned) and open_round > counted
    if may_draw and not (open_round <= last and group.by_schedule):
        if _is_exhausted(stage, group):
            return NextStep(Deed.PLAN, 0, *place, last + 1, planned)
        left = len(missing(group.rounds[-1])) if last else 0
        return NextStep(Deed.DRAW, left, *place, last + 1, planned, first=not last)
    if open_round > last:
        return None
    drawn = group.rounds[open_round - 1]
    tables = tuple(map(group.table_number, missing(drawn)))
    first = not any(game.finished or game.segments for game in drawn.games)
    return NextStep(Deed.RESULTS, len(tables), *place, open_round, planned, tables, first)


def _is_exhausted(stage: Stage, group: Tournament) -> bool:
    """No further round can be drawn; looked at where so many are drawn that it may be so."""
    if not stage.draw.row.by_results or group.by_table:
        return False
    if 2 * len(group.rounds) < len(group.entrants):
        return False
    from vpdesk.tournament.draws.next_round import draw_next  # noqa: PLC0415 - of small fields

    try:
        draw_next(group)
    except TournamentError:
        return True
    return False


def planned_rounds(stage: Stage, group: Tournament) -> int:
    """How many rounds there will be; 0 where that is open."""
    if group.by_table:
        from vpdesk.tournament.draws.teams.by_table import rounds_of_table  # noqa: PLC0415 - of these

        return max(rounds_of_table(group), len(group.rounds))
    if stage.draw.is_knock_out:
        return rounds_of_knock_out(group)
    return group.planned


def _level(stage: Stage, group: Tournament) -> tuple[int, tuple[int, ...]] | None:
    """The first round of a knock-out that is played and has matches without a winner: which."""
    if not stage.draw.is_knock_out:
        return None
    for at, drawn in enumerate(group.rounds, 1):
        tables = tuple(
            group.table_number(table)
            for table, game in enumerate(drawn.games, 1)
            if game.finished and not winner(group, at, game)
        )
        if tables and drawn.finished:
            return at, tables
    return None


def _may_begin(event: Event, number: int) -> bool:
    """Enough are known to play a stage."""
    try:
        check_size(len(who_plays(event, number)), len(event.stage(number).groups))
    except EventError:
        return False
    return True


def _not_to_begin(event: Event) -> Iterator[NextStep]:
    """Stages that wait although nothing else is to be done: they are to be planned otherwise."""
    for number, stage in enumerate(event.stages, 1):
        if state_of(event, number) in (StageState.READY, StageState.WAITING):
            yield NextStep(Deed.PLAN, stage=number, group=1, first=not stage.groups)
