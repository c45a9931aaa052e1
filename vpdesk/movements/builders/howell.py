"""Howells: a few pairs stay, all others go round the room, by a base chosen for its balance."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.movements.builders.perfect import PERFECT_PAIRS, perfect
from vpdesk.movements.builders.starters import find_base, require_sizes
from vpdesk.movements.movement import Movement

# By pairs, for pairs / 2 + 1 rounds and each number of rounds after it: the seed whose base, with
# the best switches, has the best balance of some dozens; of complete ones, the seed whose base has
# the best without switches, of up to 1,000.
_SEEDS: dict[int, tuple[int, ...]] = {
    4: (1,),
    6: (40, 1),
    8: (40, 40, 1),
    10: (40, 40, 42, 2),
    12: (40, 40, 47, 51, 16),
    14: (40, 40, 70, 47, 54, 4),
    16: (42, 51, 74, 50, 42, 67, 10),
    18: (40, 46, 51, 61, 57, 72, 40, 2),
    20: (42, 45, 56, 40, 45, 41, 49, 61, 43),
    22: (48, 45, 46, 44, 43, 46, 43, 41, 63, 56),
    24: (41, 66, 67, 65, 53, 63, 61, 70, 76, 42, 19),
    26: (40, 49, 74, 73, 45, 44, 49, 49, 78, 42, 42, 50),
    28: (47, 54, 54, 79, 53, 74, 50, 61, 48, 69, 75, 68, 25),
    30: (41, 50, 51, 47, 47, 47, 67, 47, 49, 49, 59, 51, 40, 20),
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
