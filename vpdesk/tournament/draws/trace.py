"""What a draw tells of itself: brackets, levels, criteria, places in the sequence, steps."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vpdesk.tournament.tournament import Edition


class Treatment(StrEnum):
    """How a bracket was paired."""

    HOMOGENEOUS = "homogeneous"
    HETEROGENEOUS = "heterogeneous"


class StepKind(StrEnum):
    """What happened between brackets."""

    BACKTRACK = "backtrack"  # 2012 C.12: other floaters, so that the next bracket can pair them
    REOPEN = "reopen"  # 2012 C.13: the bracket above the last one gives other floaters
    MERGE = "merge"  # 2012 C.13: a bracket joins the last one
    COLLAPSE = "collapse"  # 2017 A.9: everybody below becomes one bracket


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened to the bracket with this score (hundredths), and to whom."""

    kind: StepKind
    score: int
    players: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MovedDown:
    """A player that came into a bracket from a higher score (hundredths)."""

    number: int
    score: int


@dataclass(frozen=True, slots=True)
class Count:
    """How often a criterion is failed.

    criterion: the rule's code in its edition: "B.4", "C.10", "C12".
    values: the count; for score differences all of them, the greatest first.
    least: the fewest that these players could make, whoever meets whom; None where not counted.
    """

    criterion: str
    values: tuple[int, ...]
    least: int | None = None


@dataclass(frozen=True, slots=True)
class SequencePlace:
    """Where in the order of generation the pairing stands; everything counts from 1.

    mdp_set: of the moved-down players that are paired (D.3). mdp_transposition: of their
    opponents. moved_down, moved_up: pairing numbers exchanged from S1 to S2 and back (D.2).
    transposition: of S2 of the remainder, or of the homogeneous bracket (D.1).
    """

    mdp_set: int = 1
    mdp_transposition: int = 1
    moved_down: tuple[int, ...] = ()
    moved_up: tuple[int, ...] = ()
    transposition: int = 1


@dataclass(frozen=True, slots=True)
class BracketTrace:
    """A bracket, once it was paired for good.

    score: of its residents (hundredths), the lowest where brackets are merged.
    pairs: the higher ranked first. floaters: who moves on, by rank; in the last bracket the bye.
    pairs_possible: most pairs that it could have; mdp_pairs: moved-down players paired.
    """

    score: int
    treatment: Treatment
    moved_down: tuple[MovedDown, ...]
    residents: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    floaters: tuple[int, ...]
    pairs_possible: int
    mdp_pairs: int
    counts: tuple[Count, ...]
    place: SequencePlace
    last: bool = False


@dataclass(frozen=True, slots=True)
class Pairing:
    """A board of a draw. colour_rule: the code that gave the colours: "E.2", "5.2.1"."""

    white: int
    black: int
    colour_rule: str = ""


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw of a round by the Dutch rules.

    pairings: in the order of the boards. bye: 0 for none.
    """

    round: int
    edition: Edition
    pairings: tuple[Pairing, ...]
    bye: int
    brackets: tuple[BracketTrace, ...]
    steps: tuple[Step, ...] = ()
