"""The rules of a teams event's draws, one by one, to be stated openly."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from vpdesk.tournament.team_rules import (
    FirstRound,
    Late,
    Level,
    OddField,
    TablePlaces,
    TeamMethod,
    TeamRules,
    Walkover,
)


class MethodRule(StrEnum):
    """A rule that a draw follows."""

    BY_TIE_BREAKS = "by-tie-breaks"  # by VPs, then as the standings show them
    RANKING = "ranking"  # by VPs, IMP quotient, net IMPs, number
    ARREARS = "arrears"  # by the standings before the last round
    LATE_AVERAGE = "late-average"  # late entries, in their first round
    LATE_LAST = "late-last"
    SEEDED = "seeded"  # first round: 1 v n/2 + 1
    QUARTERS = "quarters"  # the same: 1 v n/4 + 1
    BY_LOT = "by-lot"  # the same
    ODD_BY_LOT = "odd-by-lot"  # the same, and the bye or triangle
    BY_STANDINGS = "by-standings"  # the same: as any later round
    TOP_DOWN = "top-down"
    LEAST_TOTAL = "least-total"
    DANISH = "danish"  # all rounds
    ROUND_ROBIN = "round-robin"
    TWICE = "round-robin-twice"
    SEEDS_LAST = "seeds-last"
    NUMBERS = "numbers"
    PLACES_BY_LOT = "places-by-lot"
    TABLE_BYE = "table-bye"
    WALKOVER = "walkover"
    DANISH_ROUNDS = "danish-rounds"  # some
    NO_REPEATS = "no-repeats"
    NO_REPEATS_OUTSIDE = "no-repeats-outside"  # Danish rounds
    NO_REPEATS_BUT = "no-repeats-but"  # in a triangle
    NO_REPEATS_BUT_OUTSIDE = "no-repeats-but-outside"  # both
    FORBIDDEN = "forbidden"
    BYE = "bye"
    TRIANGLE = "triangle"
    TWO_ROUNDS = "triangle-two-rounds"
    OVER_ROUNDS = "triangle-over-rounds"  # how such a triangle is played and counts
    BY_TURNS = "triangle-by-turns"
    ONCE = "triangle-once"
    LOWEST = "triangle-lowest"
    LEADERS_APART = "leaders-apart"
    NEW_TRIANGLE = "new-triangle"  # of teams that have not met
    LOW_TRIANGLE = "low-triangle"  # from the bottom up
    HALF_MATCHES = "half-matches"  # what they are worth
    HOME = "home"
    PATTON = "patton"  # what a match counts


OF_TRIANGLES = (  # who is in one, whether matches may be repeated or not
    MethodRule.BY_TURNS,
    MethodRule.ONCE,
    MethodRule.LOWEST,
    MethodRule.LEADERS_APART,
    MethodRule.LOW_TRIANGLE,
)
FIRST_ROUNDS = {
    FirstRound.HALVES: MethodRule.SEEDED,
    FirstRound.QUARTERS: MethodRule.QUARTERS,
    FirstRound.LOT: MethodRule.BY_LOT,
    FirstRound.STANDINGS: MethodRule.BY_STANDINGS,
}
PLACES = {
    TablePlaces.SEEDS_LAST: MethodRule.SEEDS_LAST,
    TablePlaces.NUMBERS: MethodRule.NUMBERS,
    TablePlaces.LOT: MethodRule.PLACES_BY_LOT,
}


def method_rules(rules: TeamRules) -> tuple[MethodRule, ...]:
    """The rules that apply, in the order in which one reads them."""
    found = _of_table(rules) if rules.method.by_table else _of_swiss(rules)
    return (*found, MethodRule.PATTON) if rules.patton else tuple(found)


def _of_table(rules: TeamRules) -> Iterator[MethodRule]:
    yield MethodRule(rules.method.value)
    yield PLACES[rules.places]
    yield MethodRule.TABLE_BYE
    if rules.walkover is Walkover.BEST:
        yield MethodRule.WALKOVER


def _of_swiss(rules: TeamRules) -> Iterator[MethodRule]:
    danish = rules.method is TeamMethod.DANISH
    by_quotient = rules.level is Level.QUOTIENT
    yield MethodRule.RANKING if by_quotient else MethodRule.BY_TIE_BREAKS
    if rules.arrears:
        yield MethodRule.ARREARS
    if rules.late is not Late.POINTS:
        yield MethodRule(f"late-{rules.late}")
    if not danish and 1 not in rules.danish_rounds:
        yield FIRST_ROUNDS[rules.first]
        if rules.first is FirstRound.LOT and rules.odd_by_lot:
            yield MethodRule.ODD_BY_LOT
    yield MethodRule(rules.method.value)
    if not danish:
        yield _no_repeats(rules)
        if rules.danish_rounds:
            yield MethodRule.DANISH_ROUNDS
    yield MethodRule.FORBIDDEN
    if rules.odd is OddField.BYE:
        yield MethodRule.BYE
    else:
        two = rules.odd is OddField.TWO_ROUNDS
        yield from (
            (MethodRule.TWO_ROUNDS, MethodRule.OVER_ROUNDS) if two else (MethodRule.TRIANGLE,)
        )
        yield MethodRule(f"triangle-{rules.triangle}")
        if rules.leaders_apart:
            yield MethodRule.LEADERS_APART
        if not danish:
            yield MethodRule.NEW_TRIANGLE
        yield MethodRule.LOW_TRIANGLE
        yield MethodRule.HALF_MATCHES
    yield MethodRule.HOME


def _no_repeats(rules: TeamRules) -> MethodRule:
    """What holds of repeated matches, with all its exceptions."""
    if rules.odd is not OddField.BYE:
        exception = MethodRule.NO_REPEATS_BUT, MethodRule.NO_REPEATS_BUT_OUTSIDE
    else:
        exception = MethodRule.NO_REPEATS, MethodRule.NO_REPEATS_OUTSIDE
    return exception[bool(rules.danish_rounds)]
