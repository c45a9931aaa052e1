"""The way of a pairs evening from its names to its papers, and how far it is."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.next_step import (
    NOTHING_OUT,
    Deed,
    HowFar,
    Out,
    PartState,
    WayPart,
    hall_state,
    out_state,
    progress_of,
)
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.evening_next import evening_step, unnamed

_DONE_IN = {
    Deed.BEGIN: WayPart.MOVEMENT,
    Deed.NAMES: WayPart.NAMES,
    Deed.RESULTS: WayPart.RESULTS,
    Deed.PRINT: WayPart.OUT,
    Deed.PUBLISH: WayPart.OUT,
}


def evening_parts(evening: Evening, out: Out = NOTHING_OUT) -> tuple[PartState, ...]:
    """How far each part is."""
    all_names, nameless = len(evening.entrants), len(unnamed(evening))
    boards = {board for each in evening.sections for board in each.boards}
    dealt = len(boards & {each.board for each in evening.deals})
    due, left = len(evening.due), len(evening.missing)
    over = bool(due) and not left
    ranked = HowFar.DONE if over else HowFar.BEGUN if evening.entries else HowFar.OPEN
    parts = (
        _counted(WayPart.NAMES, all_names - nameless, all_names),
        PartState(WayPart.MOVEMENT, HowFar.DONE if evening.sections else HowFar.OPEN),
        _counted(WayPart.DEALS, dealt, len(boards)),
        _counted(WayPart.RESULTS, due - left, due),
        PartState(WayPart.RANKING, ranked),
        hall_state(out),
        out_state(out, finished=over),
    )
    now = _DONE_IN.get(evening_step(evening, out).do)
    return tuple(replace(each, next=each.part is now) for each in parts)


def _counted(part: WayPart, done: int, of: int) -> PartState:
    return PartState(part, progress_of(done, of), done, of)
