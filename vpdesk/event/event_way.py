"""The way of an event from its names to its papers, and how far it is."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.event.event import Event, finished
from vpdesk.event.place import FIRST, StagePlace
from vpdesk.event.whats_next import FEWEST, next_step, planned_rounds
from vpdesk.next_step import (
    NOTHING_OUT,
    Deed,
    HowFar,
    NextStep,
    Out,
    PartState,
    WayPart,
    hall_state,
    out_state,
    progress_of,
)

_DONE_IN = {
    Deed.NAMES: WayPart.NAMES,
    Deed.BEGIN: WayPart.NAMES,
    Deed.PLAN: WayPart.RULES,
    Deed.STAGE: WayPart.ROUNDS,
    Deed.DRAW: WayPart.ROUNDS,
    Deed.RESULTS: WayPart.ROUNDS,
    Deed.TIE: WayPart.ROUNDS,
    Deed.PRINT: WayPart.OUT,
    Deed.PUBLISH: WayPart.OUT,
}


def event_parts(
    event: Event,
    at: StagePlace = FIRST,
    out: Out = NOTHING_OUT,
    step: NextStep | None = None,
) -> tuple[PartState, ...]:
    """How far each part is; the rounds are those of the stage that is shown.

    step: what is next, where that is known already.
    """
    names = len(event.entrants)
    over = all(finished(event, number) for number in range(1, len(event.stages) + 1))
    rounds = [each for stage in event.stages for group in stage.groups for each in group.rounds]
    results = any(game.finished for each in rounds for game in each.games)
    standings = HowFar.DONE if over else HowFar.BEGUN if results else HowFar.OPEN
    given = HowFar.DONE if over else HowFar.BEGUN
    prizes = len(event.prizes)
    named = HowFar.DONE if names >= FEWEST else progress_of(names, FEWEST)
    parts = (
        PartState(WayPart.NAMES, named, names),
        PartState(WayPart.RULES, HowFar.DONE if rounds else HowFar.OPEN),
        _rounds(event, at.stage),
        PartState(WayPart.STANDINGS, standings),
        PartState(WayPart.PRIZES, given if prizes else HowFar.OPEN, prizes),
        hall_state(out),
        out_state(out, finished=over),
    )
    now = _DONE_IN.get((step or next_step(event, at, out)).do)
    return tuple(replace(each, next=each.part is now) for each in parts)


def _rounds(event: Event, number: int) -> PartState:
    """How many rounds of a stage are played in all of its groups."""
    stage = event.stage(number)
    done = min((each.finished_rounds() for each in stage.groups), default=0)
    of = max((planned_rounds(stage, each) for each in stage.groups), default=0)
    begun = any(each.rounds for each in stage.groups)
    progress = HowFar.DONE if finished(event, number) else progress_of(max(done, begun), 0)
    return PartState(WayPart.ROUNDS, progress, done, of)
