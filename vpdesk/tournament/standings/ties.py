"""Tie-breaks that look at a tie: what those who are level did against each other, or one more.

The direct encounter is in direct_encounter.py. The others are those of teams of bridge:

- VPs and net IMPs in the matches among those who are level, where all of them have met; where
  some are still level, the matches among these are looked at again. Two matches of the same two
  count together, half a match as half (EBU White Book, how to split a tie).
- Net IMPs against the next team in the standings that all of them have met, and so on down to the
  first against which they differ (CBAI, Breaking Ties In Team Competitions).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from vpdesk.tournament.standings.direct_encounter import direct_parts, direct_value, parted
from vpdesk.tournament.standings.outings import Outing, Outings
from vpdesk.tournament.standings.tie_break_values import Amount, Part, PartReason
from vpdesk.tournament.standings.tie_breaks import TieBreak

OF_VPS = (TieBreak.AMONG_VPS,)
OF_TWO = (TieBreak.AMONG_IMPS_TWO,)


class Tie(NamedTuple):
    """Those who are level, and who stand behind them: groups of those who are level there."""

    members: Sequence[int]
    behind: Sequence[Sequence[int]] = ()


class Split(NamedTuple):
    """What a tie-break makes of a tie: values by number, and groups, the first ahead."""

    values: dict[int, Amount | None]
    parts: list[list[int]]


def split(record: Outings, tie_break: TieBreak, tie: Tie) -> Split:
    """What a tie-break that looks at a tie makes of it."""
    members = list(tie.members)
    values: dict[int, Amount | None]
    if tie_break is TieBreak.DIRECT:
        values = {each: direct_value(record, each, set(members)) for each in members}
        return Split(values, parted(record, members))
    if tie_break is TieBreak.NEXT_MET:
        values = dict.fromkeys(members)
        if deciding := _deciding(record, tie):
            values |= _totals(record, tie_break, members, deciding)
        return Split(values, _down(record, members, _met_by_all(record, tie)))
    if not _counts(record, tie_break, members):
        return Split(dict.fromkeys(members), [members])
    values = {**_totals(record, tie_break, members, members)}
    return Split(values, _again(record, tie_break, members))


def tie_parts(record: Outings, tie_break: TieBreak, number: int, tie: Tie) -> tuple[Part, ...]:
    """What makes up the value that such a tie-break gives somebody of a tie."""
    if tie_break is TieBreak.DIRECT:
        return direct_parts(record, number, tie.members)
    if tie_break is TieBreak.NEXT_MET:
        others = _deciding(record, tie)
    else:
        others = [each for each in tie.members if each != number]
    played = tuple(_part(tie_break, each) for each in _against(record, number, others))
    met = {each.opponent for each in played}
    unmet = (each for each in others if each not in met and tie_break is not TieBreak.NEXT_MET)
    return *played, *(Part(0, each, 0, counted=False, why=(PartReason.UNMET,)) for each in unmet)


def _counts(record: Outings, tie_break: TieBreak, members: Sequence[int]) -> bool:
    """All have met, and there are no more than the tie-break is for."""
    if len(members) < 2 or (tie_break in OF_TWO and len(members) > 2):
        return False
    return all(
        {each.opponent for each in _against(record, number, members)} >= {*members} - {number}
        for number in members
    )


def _again(record: Outings, tie_break: TieBreak, members: list[int]) -> list[list[int]]:
    """A tie by the matches in it; those who are still level by those among them."""
    if not _counts(record, tie_break, members):
        return [members]
    parts = _by_value(_totals(record, tie_break, members, members))
    if len(parts) == 1:
        return parts
    return [one for part in parts for one in _again(record, tie_break, part)]


def _down(record: Outings, members: list[int], others: Sequence[Sequence[int]]) -> list[list[int]]:
    """A tie by the IMPs against one group of others after the other."""
    for at, group in enumerate(others):
        parts = _by_value(_totals(record, TieBreak.NEXT_MET, members, group))
        if len(parts) > 1:
            return [one for part in parts for one in _down(record, part, others[at + 1 :])]
    return [members]


def _met_by_all(record: Outings, tie: Tie) -> list[list[int]]:
    """Of the groups behind a tie those whom all of it have met; who is alone needs none."""
    if len(tie.members) < 2:
        return []
    met = [{each.opponent for each in record.of[number] if _had(each)} for number in tie.members]
    found = ([each for each in group if all(each in one for one in met)] for group in tie.behind)
    return [each for each in found if each]


def _deciding(record: Outings, tie: Tie) -> list[int]:
    """Against whom a tie is parted; the first where it is not; nobody where there is none."""
    groups = _met_by_all(record, tie)
    for group in groups:
        nets = _totals(record, TieBreak.NEXT_MET, tie.members, group).values()
        if len(set(nets)) > 1:
            return group
    return groups[0] if groups else []


def _against(record: Outings, number: int, others: Sequence[int]) -> Iterator[Outing]:
    return (each for each in record.of[number] if _had(each) and each.opponent in others)


def _had(outing: Outing) -> bool:
    return outing.finished and bool(outing.opponent)


def _totals(
    record: Outings, tie_break: TieBreak, members: Sequence[int], others: Sequence[int]
) -> dict[int, int]:
    """What each of a tie has against these others."""
    return {
        each: sum(int(_part(tie_break, one).amount) for one in _against(record, each, others))
        for each in members
    }


def _part(tie_break: TieBreak, outing: Outing) -> Part:
    if tie_break in OF_VPS:
        return Part(outing.round, outing.opponent, outing.points, outing.points)
    won, lost = outing.imps or (0, 0)
    return Part(outing.round, outing.opponent, won - lost, won, lost)


def _by_value(values: dict[int, int]) -> list[list[int]]:
    ranked = sorted(values, key=values.__getitem__, reverse=True)
    return [list(same) for _, same in groupby(ranked, key=values.__getitem__)]
