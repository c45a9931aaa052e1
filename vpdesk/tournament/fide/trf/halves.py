"""Half-point byes that a report file has in the points of a player, but not in the columns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vpdesk.tournament.fide.trf.player_records import NOTHING, PlayerRow, RoundCell
from vpdesk.tournament.fide.trf.points import PointsHistory, first_sums
from vpdesk.tournament.round import PointSystem

AWAY = ("", "-", "0", "Z")
HALF = RoundCell(result="H")


def with_halves(
    rows: Mapping[int, PlayerRow], history: PointsHistory, stated: PointSystem | None
) -> dict[int, PlayerRow]:
    """The rows with such byes written in: a player's first rounds without an opponent.

    Rows whose points are not short of halves, or that have too few such rounds, stay.
    """
    system = stated or PointSystem()
    found, sums = dict(rows), first_sums(system, history)
    for number, row in rows.items():
        short = 0 if row.told is None else row.told - sums.get(number, 0)
        halves, rest = divmod(short, system.half_bye) if system.half_bye else (0, 1)
        drawn = range(1, len(history.rounds) + 1)
        away = [each for each in drawn if is_away(row.cell(each))]
        if not rest and 0 < halves <= len(away):
            cells = [*row.cells, *[NOTHING] * (len(drawn) - len(row.cells))]
            for each in away[:halves]:
                cells[each - 1] = HALF
            found[number] = replace(row, cells=tuple(cells))
    return found


def is_away(cell: RoundCell) -> bool:
    """The columns of the round have no opponent, and nothing that is worth something."""
    return not cell.opponent and cell.result in AWAY
