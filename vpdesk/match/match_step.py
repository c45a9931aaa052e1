"""What is to be done next in a match."""

from __future__ import annotations

from vpdesk.match.outcome import Outcome
from vpdesk.next_step import NOTHING_OUT, Deed, NextStep, Out, last_step


def match_step(shown: Outcome, out: Out = NOTHING_OUT) -> NextStep:
    """What is to be done next; a match whose result is a ruling waits for no board."""
    missing = shown.sheet.missing
    if missing and shown.adopted is None:
        first = all(line.empty for line in shown.match.sheet.lines)
        return NextStep(Deed.RESULTS, len(missing), tables=tuple(missing), first=first)
    return last_step(out)
