"""The whist tournament: an individual in which all are partners once and opponents twice."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

# By players, North, South, East and West at each table of round 1, from 0; the last player stays.
# Of all couples of the others each distance on the circle is once one of partners and twice one of
# opponents. Found by trying in order.
_FIRST: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    4: ((3, 0, 1, 2),),
    8: ((7, 0, 1, 3), (2, 6, 4, 5)),
    12: ((11, 0, 1, 3), (2, 9, 6, 7), (4, 10, 5, 8)),
    16: ((15, 0, 1, 2), (3, 6, 9, 11), (4, 13, 8, 12), (5, 10, 7, 14)),
    20: ((19, 0, 1, 2), (3, 5, 9, 15), (4, 14, 12, 17), (6, 18, 10, 13), (7, 11, 8, 16)),
    24: (
        *((23, 0, 1, 2), (3, 5, 7, 17), (4, 12, 18, 22)),
        *((6, 20, 10, 13), (8, 19, 11, 16), (9, 15, 14, 21)),
    ),
}
WHIST_PLAYERS = tuple(_FIRST)


def whist_tournament(pairs: int) -> Movement:
    """Build a whist tournament: everybody has everybody once as partner and twice as opponent.

    pairs: how many players there are, a number of WHIST_PLAYERS. They play one round fewer than
    they are; the last sits North at table 1, the others take the place of the next lower number
    each round. In each round all tables play the same boards.
    Raises MovementError for other numbers.
    """
    require(
        pairs in _FIRST,
        QT_TRANSLATE_NOOP(
            "MovementError", "A whist movement is for {known} players, not for {players}."
        ),
        known=", ".join(map(str, WHIST_PLAYERS)),
        players=pairs,
    )
    circle = pairs - 1

    def turned(player: int, turn: int) -> int:
        return pairs if player == circle else 1 + (player + turn) % circle

    encounters = []
    for turn in range(circle):
        for table, seats in enumerate(_FIRST[pairs], 1):
            north, south, east, west = (turned(player, turn) for player in seats)
            encounters.append(Encounter(turn + 1, table, north, east, turn + 1, south, west))
    boards = one_board_each(circle)
    return Movement(
        pairs, pairs // 4, circle, tuple(encounters), boards, "Whist tournament", individual=True
    )
