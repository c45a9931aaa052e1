"""Rounds that are put together by hand, match by match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import EventError
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.round import Bye, ByeKind, Game, Round
from vpdesk.tournament.tournament import FREE, Tournament

NO_MATCHES = QT_TRANSLATE_NOOP("EventError", "The round has no match yet.")
TWICE = QT_TRANSLATE_NOOP("EventError", "{name} is in two matches of the round.")
NOT_HERE = QT_TRANSLATE_NOOP("EventError", "{name} does not play round {round}.")

Couple = tuple[int, int]  # numbers, home and visitors


def put_together(tournament: Tournament, couples: Sequence[Couple]) -> Round:
    """The next round with these matches. One who is left over has a bye; where
    several are, it is worth nothing.

    Raises EventError where somebody plays twice, or is not there.
    """
    number = tournament.next_round
    there = [each.number for each in tournament.present(number)]
    seen = set[int]()
    for each in (each for couple in couples for each in couple):
        name = tournament.by_number[each].name
        if each in seen:
            raise EventError(TWICE, name=name)
        if each not in there:
            raise EventError(NOT_HERE, name=name, round=number)
        seen.add(each)
    if not couples:
        raise EventError(NO_MATCHES)
    left = [each for each in there if each not in seen]
    asked = {each.entrant: each.kind for each in tournament.requests if each.round == number}
    worth = None if len(left) == 1 else 0
    byes = [Bye(each, ByeKind.PAIRING, worth) for each in left]
    byes += [
        Bye(each.number, asked.get(each.number, ByeKind.ZERO))
        for each in tournament.entrants
        if each.number not in there
    ]
    return Round(tuple(Game(*couple) for couple in couples), tuple(byes), FREE)


def odd_ones(
    tournament: Tournament, couples: Sequence[Couple]
) -> Iterator[tuple[Couple, tuple[str, ...]]]:
    """The matches of the next round that break a rule, as a repeated one does, with its codes."""
    judge = Judge(tournament, tournament.next_round)
    for couple in couples:
        if broken := judge.broken(*couple):
            yield couple, broken
