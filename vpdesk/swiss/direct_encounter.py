"""The tie-break of those who played each other: C.07 article 6 of the FIDE Handbook.

Everybody's points against the others of a tie are looked at, a second game of the same two
counting with the first as their average, and half a match of teams as a whole one. Where two have
not played each other, either might have got anything from nothing to a win: only who would be
ahead whatever happened is ahead. Each group that stays level is looked at again by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from fractions import Fraction

from vpdesk.swiss.outings import Outing, Outings
from vpdesk.swiss.tie_breaks import Amount, Part, PartReason


def parted(record: Outings, tied: Sequence[int]) -> list[list[int]]:
    """A tie in groups, the first ahead of the others; those of a group stay level."""
    if len(tied) < 2:
        return [list(tied)]
    members = set(tied)
    reach = {number: _reach(record, number, members) for number in tied}
    groups: list[list[int]] = []
    lowest = None
    for number in sorted(tied, key=lambda each: (reach[each][1], reach[each][0]), reverse=True):
        least, most = reach[number]
        if lowest is not None and most >= lowest:
            groups[-1].append(number)
            lowest = min(lowest, least)
        else:
            groups.append([number])
            lowest = least
    if len(groups) == 1:
        return [list(tied)]
    place = {number: place for place, number in enumerate(tied)}
    return [
        part for group in groups for part in parted(record, sorted(group, key=place.__getitem__))
    ]


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


def _reach(record: Outings, number: int, tied: Collection[int]) -> tuple[Fraction, Fraction]:
    """The least and the most that a player can have against the others of a tie."""
    met = _met(record, number, tied)
    least = _total(met)
    return least, least + record.full * (len(tied) - 1 - len(met))


def _met(record: Outings, number: int, tied: Collection[int]) -> dict[int, list[Outing]]:
    """The games against others of a tie, by opponent."""
    found: dict[int, list[Outing]] = {}
    for each in record.of[number]:
        if each.played and each.opponent in tied:
            found.setdefault(each.opponent, []).append(each)
    return found


def _total(met: dict[int, list[Outing]]) -> Fraction:
    once = sum(games[0].as_whole for games in met.values() if len(games) == 1)
    several = [games for games in met.values() if len(games) > 1]
    means = (Fraction(sum(game.as_whole for game in games), len(games)) for games in several)
    return sum(means, start=Fraction(once))


def _whole(amount: Fraction) -> Amount:
    return int(amount) if amount == int(amount) else amount
