"""Movements to print: switched, shared, fed from a stand, with sit-outs, of single players."""

from functools import cache

from tests.folders import TESTS
from vpdesk.movements.formats import read
from vpdesk.movements.movement import Encounter, Movement

DATA = TESTS / "data" / "movements"


@cache
def from_file(name: str) -> Movement:
    """A movement of the test data."""
    return read((DATA / f"{name}.asc").read_text(encoding="utf-8"), "asc")


def mitchell(tables: int, boards: int, switched: tuple[int, ...] = ()) -> Movement:
    """Pairs 1 to tables stay NS. With an even count the last table shares with the first, and a
    stand between the two middle tables takes the boards that would come to nobody."""

    def board_set(turn: int, table: int) -> int:
        if tables % 2 or table < tables // 2:
            return (table + turn) % tables + 1
        return turn + 1 if table == tables - 1 else (table + turn + 1) % tables + 1

    encounters = [
        Encounter(turn + 1, table + 1, table + 1, tables + 1 + (table - turn) % tables,
                  board_set(turn, table))
        for turn in range(tables)
        for table in range(tables)
    ]  # fmt: skip
    sets = tuple(tuple(range(boards * i + 1, boards * i + boards + 1)) for i in range(tables))
    movement = Movement(2 * tables, tables, tables, tuple(encounters), sets, "Mitchell")
    return movement.switch({each.place for each in encounters if each.round in switched})


def all_play_all(pairs: int) -> Movement:
    """Every pair meets every other; all play the same boards in a round, each table a copy."""
    encounters = []
    for turn in range(1, pairs):
        for table in range(1, pairs // 2):
            one, other = ((turn + way * table) % (pairs - 1) + 1 for way in (1, -1))
            encounters.append(Encounter(turn, table + 1, one, other, turn))
        encounters.append(Encounter(turn, 1, pairs, turn + 1 if turn + 1 < pairs else 1, turn))
    boards = tuple((2 * turn - 1, 2 * turn) for turn in range(1, pairs))
    return Movement(pairs, pairs // 2, pairs - 1, tuple(encounters), boards)


MITCHELL_14 = mitchell(7, 4, (7,))
SHARE_AND_RELAY = mitchell(12, 2, (12,))
HOWELL_13 = from_file("Howell13T6B26")
PLAYERS = Movement(
    4,
    1,
    3,
    tuple(
        Encounter(turn, 1, 4, east, turn, south, west)
        for turn, (south, east, west) in enumerate([(1, 2, 3), (2, 3, 1), (3, 1, 2)], 1)
    ),
    ((1, 2), (3, 4), (5, 6)),
    "Individual",
    individual=True,
)
