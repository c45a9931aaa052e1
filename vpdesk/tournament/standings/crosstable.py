"""The crosstable: everybody by rank, with all rounds side by side."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.tournament.standings.outings import Outing
from vpdesk.tournament.standings.standings import Ranking, Standing
from vpdesk.tournament.standings.tie_breaks import TieBreak
from vpdesk.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game or a bye in the crosstable.

    opponent_place: where the opponent stands, 0 without one.
    """

    outing: Outing
    opponent_place: int = 0


@dataclass(frozen=True, slots=True)
class CrossRow:
    """A player's row. rounds: of each round the meetings, two of them in a triangle."""

    standing: Standing
    rounds: tuple[tuple[Meeting, ...], ...]


def crosstable(
    tournament: Tournament, upto: int | None = None, order: tuple[TieBreak, ...] | None = None
) -> tuple[CrossRow, ...]:
    """Rows in the order of the standings; upto and order as there."""
    return cross_rows(Ranking(tournament, upto, order))


def cross_rows(ranking: Ranking) -> tuple[CrossRow, ...]:
    """The rows of standings that are there already."""
    record = ranking.record
    row_of = {each.number: row for row, each in enumerate(ranking.standings, 1)}
    return tuple(
        CrossRow(
            standing,
            tuple(
                tuple(
                    Meeting(each, row_of.get(each.opponent, 0))
                    for each in record.of[standing.number]
                    if each.round == number
                )
                for number in range(1, record.rounds + 1)
            ),
        )
        for standing in ranking.standings
    )
