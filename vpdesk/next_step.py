"""What is to be done next with a document, in one record; the engines make it.

`vpdesk.event.whats_next`, `vpdesk.pairs.evening_next` and `vpdesk.match.match_step` say it of
theirs; `vpdesk.report.next_words` has the words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Deed(StrEnum):
    """What is to be done; its value is the key of the action that does it."""

    BEGIN = "begin"  # there is nothing yet
    NAMES = "names"
    STAGE = "stage"  # to begin one whose field is known
    PLAN = "plan"  # a stage that cannot begin, or go on, as it is planned
    DRAW = "draw"
    RESULTS = "results"
    TIE = "tie"  # of a knock-out, to be parted
    PRINT = "print"  # the ranking
    PUBLISH = "publish"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class NextStep:
    """What is to be done next, where, and on what it rests.

    count: how many names or results are missing, or ties are there; of a draw how many results
        of the round before it is drawn without.
    stage, group: of an event, from 1; 0 where there are none. round: the one that is meant, 0 for
    none. tables: where it is missing, by the numbers that stand on them: of an event tables or
    boards of players, of an evening and of a match the boards.
    rounds: how many are planned, 0 where that is open.
    first: nothing was there before it: no round, no result.
    """

    do: Deed
    count: int = 0
    stage: int = 0
    group: int = 0
    round: int = 0
    rounds: int = 0
    tables: tuple[int, ...] = ()
    first: bool = False

    @property
    def place(self) -> tuple[int, int]:
        """The stage and the group."""
        return self.stage, self.group


@dataclass(frozen=True, slots=True)
class Out:
    """What has left the house, which no document knows.

    printed: the ranking as it is now. published: whether the web pages are those of now; None where
    there are none to be kept so. on_phones: it is shown to the hall just now.
    """

    printed: bool = False
    published: bool | None = None
    on_phones: bool = False


NOTHING_OUT = Out()


def last_step(out: Out) -> NextStep:
    """What there is to do when all results are there."""
    if not out.printed:
        return NextStep(Deed.PRINT)
    return NextStep(Deed.PUBLISH if out.published is False else Deed.DONE)


class WayPart(StrEnum):
    """A part of the way from the first name to the last paper."""

    NAMES = "names"
    RULES = "rules"
    ROUNDS = "rounds"
    STANDINGS = "standings"
    PRIZES = "prizes"
    MOVEMENT = "movement"  # of an evening, in the place of the rules
    DEALS = "deals"
    RESULTS = "results"
    RANKING = "ranking"
    HALL = "hall"  # on players' phones
    OUT = "out"  # printed and published


class HowFar(StrEnum):
    """How far a part of the way is."""

    OPEN = "open"
    BEGUN = "begun"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class PartState:
    """A part of the way, and how far it is.

    done, of: how many of how many are there; 0 of 0 where nothing is counted, and of is 0 where
    nobody knows how many there will be.
    next: it is here that something is to be done now.
    """

    part: WayPart
    progress: HowFar
    done: int = 0
    of: int = 0
    next: bool = False


def progress_of(done: int, of: int) -> HowFar:
    """How far it is where so many of so many are there; of: 0 where that is not known."""
    if not done:
        return HowFar.OPEN
    return HowFar.DONE if done == of else HowFar.BEGUN


def hall_state(out: Out) -> PartState:
    """Whether players have it on their phones now."""
    return PartState(WayPart.HALL, HowFar.BEGUN if out.on_phones else HowFar.OPEN)


def out_state(out: Out, *, finished: bool) -> PartState:
    """How much of it has left the house. finished: all results are in."""
    done = finished and out.printed and out.published is not False
    begun = out.printed or out.published is not None
    progress = HowFar.DONE if done else HowFar.BEGUN if begun else HowFar.OPEN
    return PartState(WayPart.OUT, progress)
