"""Hesitation Mitchells: a round or two more than tables, as some pairs stay for a second one."""

from __future__ import annotations

from collections.abc import Collection

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_TABLES = 100


def hesitation(pairs: int, rounds: int | None = None, switch: Collection[int] = ()) -> Movement:
    """Build a hesitation Mitchell, with a board set more than there are tables.

    pairs: 5 to 200. With T tables pairs 1 to T start North-South; all but T stay there. The others
    go up a table each round; from East-West of table T they go to North-South of it, and from there
    to East-West of table 1. Boards go down; there is a stand in the middle, and with an even T two,
    while tables 1 and T share boards. An odd number plays the movement for one pair more without
    pair 1, whose opponents sit out. rounds: 1 to T + 1, the default. switch: the rounds in which
    all tables but T are switched. No pair meets another or plays a board twice.
    Raises MovementError for other numbers.
    """
    tables = _tables(pairs, fewest=3)
    stands = 1 + (tables % 2 == 0)
    return _built("Hesitation Mitchell", pairs, rounds, switch, (tables,), tables // 2, stands)


def double_hesitation(
    pairs: int, rounds: int | None = None, switch: Collection[int] = ()
) -> Movement:
    """Build a double hesitation Mitchell: two board sets more than tables, and none are shared.

    pairs: 9 to 200. As hesitation, but pairs go from East-West of table T to North-South of table
    2, from there to North-South of table T, and then to East-West of table 1. rounds: 1 to T + 2,
    the default. switch: the rounds in which all tables but 2 and T are switched.
    Raises MovementError for other numbers.
    """
    tables = _tables(pairs, fewest=5)
    swivels, stands = (2, tables), 1 + tables % 2
    name = "Double hesitation Mitchell"
    return _built(name, pairs, rounds, switch, swivels, tables // 2 + 1, stands)


def _built(
    name: str,
    pairs: int,
    rounds: int | None,
    switch: Collection[int],
    swivels: tuple[int, ...],
    before_stand: int,
    stands: int,
) -> Movement:
    tables = (pairs + 1) // 2
    sets = tables + len(swivels)
    played = sets if rounds is None else rounds
    require(
        1 <= played <= sets,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A hesitation Mitchell of {tables} tables has 1 to {most} rounds, not {rounds}.",
        ),
        tables=tables,
        most=sets,
        rounds=played,
    )
    # Those who move, in the order in which they come to a place; a place is a table and a side.
    moving = [*(tables + table for table in range(1, tables + 1)), *swivels]
    encounters: list[Encounter] = []
    for turn in range(played):
        at = {place: moving[(place - turn) % sets] for place in range(sets)}
        north = {table: at[tables + order] for order, table in enumerate(swivels)}
        for table in range(1, tables + 1):
            ns, ew = north.get(table, table), at[table - 1]
            if turn + 1 in switch and table not in swivels:
                ns, ew = ew, ns
            past = stands if table > before_stand else 0
            board_set = 1 + (table - 1 + past + turn) % sets
            encounters.append(Encounter(turn + 1, table, ns, ew, board_set))
    movement = Movement(2 * tables, tables, played, tuple(encounters), one_board_each(sets), name)
    return movement.without(1) if pairs % 2 else movement


def _tables(pairs: int, fewest: int) -> int:
    require(
        2 * fewest - 1 <= pairs <= 2 * _MOST_TABLES,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A movement of this kind has {fewest} to {most} pairs, not {pairs}.",
        ),
        fewest=2 * fewest - 1,
        most=2 * _MOST_TABLES,
        pairs=pairs,
    )
    return (pairs + 1) // 2
