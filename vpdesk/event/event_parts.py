"""The way of an event from its names to its papers, and how far it is."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.event.event import Event, finished
from vpdesk.event.place import FIRST, StagePlace
from vpdesk.event.whats_next import FEWEST, next_step, planned_rounds
from vpdesk.next_step import (
    NOTHING_OUT,
    Deed,
    Out,
    Part,
    PartState,
    Progress,
    out_state,
    progress_of,
)

_DONE_IN = {
    Deed.NAMES: Part.NAMES,
    Deed.BEGIN: Part.NAMES,
    Deed.PLAN: Part.RULES,
    Deed.STAGE: Part.ROUNDS,
    Deed.DRAW: Part.ROUNDS,
    Deed.RESULTS: Part.ROUNDS,
    Deed.TIE: Part.ROUNDS,
    Deed.PRINT: Part.OUT,
    Deed.PUBLISH: Part.OUT,
}


def event_parts(
    event: Event, at: StagePlace = FIRST, out: Out = NOTHING_OUT
) -> tuple[PartState, ...]:
    """How far each part is; the rounds are those of the stage that is shown."""
    names = len(event.entrants)
    over = all(finished(event, number) for number in range(1, len(event.stages) + 1))
    rounds = [each for stage in event.stages for group in stage.groups for each in group.rounds]
    results = any(game.finished for each in rounds for game in each.games)
    standings = Progress.DONE if over else Progress.BEGUN if results else Progress.OPEN
    given = Progress.DONE if over else Progress.BEGUN
    prizes = len(event.prizes)
    named = Progress.DONE if names >= FEWEST else progress_of(names, FEWEST)
    parts = (
        PartState(Part.NAMES, named, names),
        PartState(Part.RULES, Progress.DONE if rounds else Progress.OPEN),
        _rounds(event, at.stage),
        PartState(Part.STANDINGS, standings),
        PartState(Part.PRIZES, given if prizes else Progress.OPEN, prizes),
        out_state(out, finished=over),
    )
    now = _DONE_IN.get(next_step(event, at, out).do)
    return tuple(replace(each, next=each.part is now) for each in parts)


def _rounds(event: Event, number: int) -> PartState:
    """How many rounds of a stage are played in all of its groups."""
    stage = event.stage(number)
    done = min((each.finished_rounds() for each in stage.groups), default=0)
    of = max((planned_rounds(stage, each) for each in stage.groups), default=0)
    begun = any(each.rounds for each in stage.groups)
    progress = Progress.DONE if finished(event, number) else progress_of(max(done, begun), 0)
    return PartState(Part.ROUNDS, progress, done, of)
