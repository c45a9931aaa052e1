"""The extended Mitchell: a round more than tables, in which pairs meet one opponent twice."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.orbits import find_orbits, shapes
from vpdesk.movements.builders.sizes import require
from vpdesk.movements.movement import Movement

LEAST_TABLES, MOST_TABLES = 4, 15
_SEEDS = 8


def fits(pairs: int) -> bool:
    """Whether there is one for so many pairs."""
    return LEAST_TABLES <= (pairs + 1) // 2 <= MOST_TABLES


def extended(pairs: int) -> Movement:
    """Build an extended Mitchell, with as many board sets as rounds, one more than tables.

    pairs: 7 to 30; half of them are stationary and never meet. Nobody meets another more than twice
    or plays a board twice, and no boards are shared. An odd number plays the movement for one pair
    more without the last pair. Raises MovementError for other numbers.
    """
    require(
        fits(pairs),
        QT_TRANSLATE_NOOP(
            "MovementError", "An extended Mitchell is for {least} to {most} pairs, not for {pairs}."
        ),
        least=2 * LEAST_TABLES - 1,
        most=2 * MOST_TABLES,
        pairs=pairs,
    )
    tables = (pairs + 1) // 2
    possible = shapes(2 * tables, tables + 1, twice=True)
    wanted = [each for each in possible if each.lines and not each.sharing]
    made = (find_orbits(shape, seed) for seed in range(1, _SEEDS) for shape in wanted)
    found = next(each for each in made if each is not None)
    movement = replace(found, name="Extended Mitchell")
    return movement.without(2 * tables) if pairs % 2 else movement
