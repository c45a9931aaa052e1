"""Howells: a few pairs stay, all others go round the room, by a base chosen for its balance."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.movements.builders.perfect import PERFECT_PAIRS, perfect
from vpdesk.movements.builders.starters import find_base, require_sizes
from vpdesk.movements.movement import Movement

# By pairs, for pairs / 2 + 1 rounds and each number of rounds after it: the seed whose base has
# the least sum of squares of its balance matrix, of up to 1,000 seeds.
_SEEDS: dict[int, tuple[int, ...]] = {
    4: (1,),
    6: (1, 1),
    8: (1, 2, 1),
    10: (1, 4, 1, 2),
    12: (1, 2, 5, 5, 16),
    14: (1, 1, 1, 33, 7, 4),
    16: (1, 1, 28, 7, 8, 28, 10),
    18: (1, 1, 8, 7, 38, 73, 10, 2),
    20: (1, 1, 1, 55, 27, 32, 15, 52, 43),
    22: (1, 2, 7, 12, 135, 126, 40, 50, 30, 56),
    24: (1, 1, 1, 35, 302, 285, 26, 256, 123, 10, 19),
    26: (1, 1, 12, 7, 178, 32, 128, 101, 54, 132, 24, 50),
    28: (1, 3, 1, 231, 5, 35, 26, 113, 40, 16, 34, 12, 25),
    30: (1, 1, 2, 18, 30, 5, 50, 39, 35, 31, 38, 8, 15, 20),
}


def howell(pairs: int, rounds: int | None = None) -> Movement:
    """Build a Howell, without switched tables, with as many board sets as rounds.

    pairs: 3 to 60. An odd number plays the movement for one pair more without the pair of the
    highest number, which would be stationary at table 1: whoever comes there sits out.
    rounds: with an even number of pairs P from P / 2 + 1 (fewer is a Mitchell) to P - 1, the
    default, in which all meet; with fewer it is a three-quarter Howell, and there are P - rounds
    stationary pairs. With an odd number P means one pair more.
    Where there is a perfect Howell the complete one is it. Numbers are as in
    starters.cyclic_movement; boards are shared where starters.least_sharing says so.
    Raises MovementError for other numbers.
    """
    seated = pairs + pairs % 2
    played = seated - 1 if rounds is None else rounds
    require_sizes(seated, played, fewest=seated // 2 + 1)
    if played == seated - 1 and seated in PERFECT_PAIRS:
        movement = perfect(seated)
    else:
        seeds = _SEEDS.get(seated, ())
        at = played - seated // 2 - 1
        movement = find_base(seated, played, seeds[at] if at < len(seeds) else 1)
    name = "Howell" if played == seated - 1 else "Three-quarter Howell"
    movement = replace(movement, name=movement.name or name)
    return movement.without(seated) if pairs % 2 else movement


def three_quarter_howell(pairs: int, rounds: int | None = None) -> Movement:
    """Build a Howell in about three quarters of the rounds in which all would meet.

    pairs: 3 to 60. rounds: as in howell; the default is three quarters, rounded; 3 for
    3 and 4 pairs.
    Raises MovementError for other numbers.
    """
    seated = pairs + pairs % 2
    three_quarters = max((3 * (seated - 1) + 2) // 4, seated // 2 + 1)
    return howell(pairs, three_quarters if rounds is None else rounds)
