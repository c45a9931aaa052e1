"""The tie-break of those who played each other: C.07 article 6 of the FIDE Handbook.

Everybody's points against the others of a tie are looked at, a second game of the same two
counting with the first as their average, and half a match of teams as a whole one. Where all have
met, these points rank them (6.2). Where two have not, either might have got anything from nothing
to a win: who is alone at the top whatever happened is ranked first, then the next in the same way
(6.3). Those who are not ranked so are looked at again by themselves.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import groupby

from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.standings.tie_break_values import Amount, Part, PartReason


def parted(record: Outings, tied: Sequence[int]) -> list[list[int]]:
    """A tie in groups, the first ahead of the others; those of a group stay level."""
    if len(tied) < 2:
        return [list(tied)]
    members = set(tied)
    met = {number: _met(record, number, members) for number in tied}
    if all(len(others) == len(tied) - 1 for others in met.values()):
        groups = _by_points({number: _total(others) for number, others in met.items()})
        if len(groups) == 1:
            return groups
        return [part for group in groups for part in parted(record, group)]
    ahead, rest = _alone_at_the_top(record, met)
    return [*([number] for number in ahead), *(parted(record, rest) if ahead and rest else [rest])]


def all_met(record: Outings, tied: Collection[int]) -> bool:
    """Whether everybody of a tie has played all the others."""
    members = set(tied)
    return all(len(_met(record, each, members)) == len(members) - 1 for each in tied)


def _by_points(points: dict[int, Fraction]) -> list[list[int]]:
    by_rank = sorted(points, key=points.__getitem__, reverse=True)
    return [list(same) for _, same in groupby(by_rank, key=points.__getitem__)]


def _alone_at_the_top(
    record: Outings, met: dict[int, dict[int, list[Outing]]]
) -> tuple[list[int], list[int]]:
    """Who is ahead of all others whatever the missing games had given, in order; and the rest."""
    least = {number: _total(others) for number, others in met.items()}
    most = {
        number: least[number] + record.full * (len(met) - 1 - len(others))
        for number, others in met.items()
    }
    by_most = sorted(met, key=most.__getitem__, reverse=True)
    ahead, rest = list[int](), list(met)
    while len(rest) > 1:
        first = max(rest, key=least.__getitem__)
        rival = next(each for each in by_most if each != first and each not in ahead)
        if least[first] <= most[rival]:
            break
        ahead.append(first)
        rest.remove(first)
    return ahead, rest


def direct_value(record: Outings, number: int, tied: Collection[int]) -> Amount | None:
    """Points against the others of a tie, in hundredths; None where there was no such game."""
    met = _met(record, number, tied)
    return _whole(_total(met)) if met else None


def direct_parts(record: Outings, number: int, tied: Collection[int]) -> tuple[Part, ...]:
    """Points against each of the others of a tie; whom the player has not met does not count."""
    met = _met(record, number, tied)
    played = [
        Part(
            game.round,
            other,
            _whole(Fraction(game.as_whole, len(games))),
            game.points,
            why=(PartReason.DOUBLED,) if game.half else (),
        )
        for other, games in met.items()
        for game in games
    ]
    unmet = [
        Part(0, other, 0, counted=False, why=(PartReason.UNMET,))
        for other in tied
        if other != number and other not in met
    ]
    return (*played, *unmet)


def _met(record: Outings, number: int, tied: Collection[int]) -> dict[int, list[Outing]]:
    """The games against others of a tie, by opponent."""
    found: dict[int, list[Outing]] = {}
    for each in record.of[number]:
        if record.meets(each) and each.opponent in tied:
            found.setdefault(each.opponent, []).append(each)
    return found


def _total(met: dict[int, list[Outing]]) -> Fraction:
    once = sum(games[0].as_whole for games in met.values() if len(games) == 1)
    several = [games for games in met.values() if len(games) > 1]
    means = (Fraction(sum(game.as_whole for game in games), len(games)) for games in several)
    return sum(means, start=Fraction(once))


def _whole(amount: Fraction) -> Amount:
    return int(amount) if amount == int(amount) else amount
