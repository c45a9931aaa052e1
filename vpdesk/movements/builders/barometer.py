"""The barometer: all tables play the same boards, so that the standings are known each round."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_PAIRS = 60
# By tables (with an odd number of pairs, one more): the seats, as bits, that sit East-West and
# not North-South for the best balance of a whole round robin. Up to 15 tables all choices were
# tried; beyond, the best of a few searches is kept.
_EAST_WESTS = {
    4: 0x8,
    5: 0x8,
    6: 0x4,
    7: 0x10,
    8: 0x8,
    9: 0x50,
    10: 0x10C,
    11: 0x1A0,
    12: 0xCA0,
    13: 0x588,
    14: 0x194,
    15: 0x3770,
    16: 0xB848,
    17: 0x12370,
    18: 0x21A8,
    19: 0x53610,
    20: 0x78848,
    21: 0x825C8,
    22: 0x54FB0,
    23: 0x982BC,
    24: 0x410EC4,
    25: 0x16E7D10,
    26: 0x1B3D4FC,
    27: 0x2E70348,
    28: 0xD01AE4,
    29: 0x118D7F2C,
    30: 0x146CE12C,
}
# By pairs: who meets on a set in these complete Howells is in a better balance, also of sit-outs.
_AS_HOWELL = (10, 16, 18, 22, 28)


def barometer(pairs: int, rounds: int | None = None) -> Movement:
    """Build a barometer: a round robin in which every set is played at all tables at once.

    pairs: 3 to 60. Of an even number the last is stationary at table 1; of an odd number one
    sits out each round, in the order of the numbers.
    rounds: 1 to the number with which all meet (the default), pairs - 1 or for an odd number
    pairs; the first ones of the whole round robin. Nobody meets twice.
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
    couples = _first_round(circle + 1)[pairs % 2 :]
    encounters = [
        Encounter(turn + 1, table, _turned(ns, turn, circle), _turned(ew, turn, circle), turn + 1)
        for turn in range(played)
        for table, (ns, ew) in enumerate(couples, 1)
    ]
    return Movement(
        pairs, len(couples), played, tuple(encounters), one_board_each(played), "Barometer"
    )


def _turned(pair: int, turn: int, circle: int) -> int:
    """Who sits there so many rounds later: the last pair stays, the others go round."""
    return pair if pair > circle else 1 + (pair - 1 + turn) % circle


def _first_round(pairs: int) -> list[tuple[int, int]]:
    """North-South and East-West by table for an even number of pairs; the last is at table 1.

    By the circle method pair 1 meets the last and the others those equally far round the circle.
    """
    if pairs in _AS_HOWELL:
        return [(each.ns, each.ew) for each in howell(pairs).encounters if each.board_set == 1]
    east_wests = _EAST_WESTS.get(pairs // 2, 0)
    couples = [(1 + seat, pairs - seat) for seat in range(1, pairs // 2)]
    return [(pairs, 1)] + [
        (ew, ns) if east_wests >> (ns - 1) & 1 else (ns, ew) for ns, ew in couples
    ]
