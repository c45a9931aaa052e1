"""The rules of a teams event's draws, one by one, to be stated openly."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from vpdesk.swiss.tournament import OddField, TeamMethod, TeamRules


class MethodRule(StrEnum):
    """A rule that a draw follows."""

    RANKING = "ranking"  # by VPs, IMP quotient, net IMPs, number
    SEEDED = "seeded"  # first round: 1 v n/2 + 1
    TOP_DOWN = "top-down"
    LEAST_TOTAL = "least-total"
    DANISH = "danish"  # all rounds
    DANISH_ROUNDS = "danish-rounds"  # some
    NO_REPEATS = "no-repeats"
    FORBIDDEN = "forbidden"
    BYE = "bye"
    TRIANGLE = "triangle"
    NEW_TRIANGLE = "new-triangle"  # of teams that have not met
    HALF_MATCHES = "half-matches"  # what they are worth
    HOME = "home"


def method_rules(rules: TeamRules) -> tuple[MethodRule, ...]:
    """The rules that apply, in the order in which one reads them."""
    return tuple(_that_apply(rules))


def _that_apply(rules: TeamRules) -> Iterator[MethodRule]:
    danish = rules.method is TeamMethod.DANISH
    yield MethodRule.RANKING
    if not danish and 1 not in rules.danish_rounds:
        yield MethodRule.SEEDED
    yield MethodRule(rules.method.value)
    if not danish:
        yield MethodRule.NO_REPEATS
        if rules.danish_rounds:
            yield MethodRule.DANISH_ROUNDS
    yield MethodRule.FORBIDDEN
    if rules.odd is OddField.BYE:
        yield MethodRule.BYE
    else:
        yield MethodRule.TRIANGLE
        if not danish:
            yield MethodRule.NEW_TRIANGLE
        yield MethodRule.HALF_MATCHES
    yield MethodRule.HOME
