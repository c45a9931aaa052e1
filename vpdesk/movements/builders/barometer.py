"""The barometer: all tables play the same boards, so that the standings are known each round."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_PAIRS = 100
# By tables, the tables whose pairs sit the other way, as bits from table 2: enumeration found
# none with a better balance for a whole round robin of pairs that keep this order.
_TURNED: dict[int, int] = {}


def barometer(pairs: int, rounds: int | None = None) -> Movement:
    """Build a barometer: a round robin in which every set is played at all tables at once.

    pairs: 3 to 100. One of an odd number sits out each round, the highest number first; with an
    even number the last pair is stationary at table 1.
    rounds: 1 to the number with which all meet (the default), pairs - 1 or for an odd number
    pairs; the first ones of the whole round robin. By the circle method nobody meets twice.
    Raises MovementError for other numbers, and for rounds in which a pair never plays.
    """
    circle = pairs - 1 + pairs % 2
    played = circle if rounds is None else rounds
    require(
        3 <= pairs <= _MOST_PAIRS,
        QT_TRANSLATE_NOOP("MovementError", "A barometer has 3 to {most} pairs, not {pairs}."),
        most=_MOST_PAIRS,
        pairs=pairs,
    )
    require(
        1 <= played <= circle,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A barometer for {pairs} pairs has 1 to {most} rounds, not {rounds}.",
        ),
        pairs=pairs,
        most=circle,
        rounds=played,
    )
