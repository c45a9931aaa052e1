"""The Butler of an event: what its pairs won against the datum of every board they played."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from vpdesk.event.event import Event, KeptMatch
from vpdesk.match.cross_imps import Score, butler, cross_imps
from vpdesk.match.line_ups import BETWEEN
from vpdesk.match.score_sheet import Status

SeatedPair = tuple[int, str]  # an entrant's number, and a pair's names


@dataclass(frozen=True, slots=True)
class PairButler:
    """What a pair, or a player, won.

    entrant: the number of the team. imps: of all boards, to be averaged. crossed: the same by
        cross-IMPs, the mean of those against every other score of a board.
    """

    entrant: int
    names: str
    boards: int
    imps: Fraction
    crossed: Fraction

    @property
    def average(self) -> Fraction:
        """IMPs a board."""
        return self.imps / self.boards

    @property
    def crossed_average(self) -> Fraction:
        """Cross-IMPs a board."""
        return self.crossed / self.boards


def event_butler(event: Event, *, players: bool = False) -> tuple[PairButler, ...]:
    """The pairs, or players, whose names are on score sheets, the most IMPs a board first.

    The datum of a board is the mean of all its scores in the matches of a round of a stage, to 10
    points. Boards that only one table has played, and those that were cancelled or adjusted, do
    not count. A pair is the same whichever of the two is named first;
    each of its players has what it won.
    """
    fields: dict[tuple[int, int, int], list[tuple[Score, SeatedPair, SeatedPair]]] = defaultdict(
        list
    )
    for kept in event.matches:
        if kept.sheet.method.teams:
            _add(fields, kept)
    told: dict[tuple[int, tuple[str, ...]], str] = {}
    found: dict[tuple[int, tuple[str, ...]], list[tuple[Fraction, Fraction]]] = defaultdict(list)
    for played in fields.values():
        if len(played) < 2:
            continue
        scores = [score for score, _, _ in played]
        both = zip(butler(scores)[1], cross_imps(scores), strict=True)
        for (_, *seats), (imps, crossed) in zip(played, both, strict=True):
            for (entrant, names), sign in zip(seats, (1, -1), strict=True):
                for each in BETWEEN.split(names) if players else (names,):
                    if key := _same(each):
                        told.setdefault((entrant, key), " ".join(each.split()))
                        found[entrant, key].append((sign * imps, sign * crossed))
    pairs = [
        PairButler(
            entrant=key[0],
            names=told[key],
            boards=len(won),
            imps=sum((each for each, _ in won), Fraction()),
            crossed=sum((each for _, each in won), Fraction()),
        )
        for key, won in found.items()
    ]
    return tuple(sorted(pairs, key=lambda each: (-each.average, -each.boards, each.names)))


def _add(
    fields: dict[tuple[int, int, int], list[tuple[Score, SeatedPair, SeatedPair]]], kept: KeptMatch
) -> None:
    place, sheet = kept.place, kept.sheet
    for line in sheet.lines:
        if line.status is not Status.PLAYED:
            continue
        names = sheet.names_at(line.number) or (("", ""),) * sheet.tables
        field = fields[place.stage, place.round, line.number]
        for table, entry in enumerate(line.entries):
            if entry is None or not entry.shares:
                continue
            teams = (place.home, place.visitor) if table % 2 == 0 else (place.visitor, place.home)
            north, east = zip(teams, names[table], strict=True)
            field.append((entry.points(line.number), north, east))


def _same(names: str) -> tuple[str, ...]:
    """The names of a pair in an order of their own, whatever stands between them."""
    parts = BETWEEN.split(names.casefold())
    return tuple(sorted(" ".join(part.split()) for part in parts if part.strip()))
