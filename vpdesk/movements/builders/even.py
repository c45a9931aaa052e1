"""Mitchells for an even number of tables without a skip: Blackpool, double weave, twin."""

from __future__ import annotations

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_LEAST_TABLES, _MOST_TABLES = 4, 100
# x to the power of the degree, in the field of 2, 4, 8 ... elements, as bits.
_REDUCED = {2: 0b11, 3: 0b011, 4: 0b0011, 5: 0b00101, 6: 0b000011}


def blackpool(pairs: int) -> Movement:
    """Build a Blackpool: a Mitchell with two rounds and board sets more than tables.

    pairs: 7 to 200. Of T tables, an even number, a stand is after table T / 2 and one after table
    T, each with a set. East-West go up a table and the boards down; in the round before the last
    East-West are where they began, for the last one the pair of table t goes to table T + 1 - t.
    Everybody meets two pairs twice. An odd number plays the movement for one pair more without the
    last pair. Raises MovementError for other numbers.
    """
    tables = _tables(pairs)
    sets = tables + 2
    encounters = []
    for turn in range(sets):
        for table in range(tables):
            past_stand = table >= tables // 2
            began = (table - turn) % tables if turn <= tables else tables - 1 - table
            board_set = 1 + (table + past_stand + turn) % sets
            encounters.append(
                Encounter(turn + 1, table + 1, table + 1, tables + 1 + began, board_set)
            )
    return _made(encounters, pairs, sets, "Blackpool")


def double_weave(pairs: int) -> Movement:
    """Build a double weave: a Mitchell in which East-West and boards each go ways of their own.

    pairs: 7 to 200, for a number of tables divisible by 4: all rounds are played without a skip,
    shared boards or a stand. An odd number plays the movement for one pair more without the last
    pair. Nobody meets twice. Raises MovementError for other numbers.
    """
    tables = _tables(pairs)
    require(
        tables % 4 == 0,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A double weave is for a number of tables divisible by 4; {pairs} pairs are not.",
        ),
        pairs=pairs,
    )
    encounters = []
    for turn in range(tables):
        for began in range(tables):
            table = _sum(began, turn, tables)
            board_set = 1 + _sum(table, _doubled(turn, tables), tables)
            ew = tables + 1 + began
            encounters.append(Encounter(turn + 1, table + 1, table + 1, ew, board_set))
    return _made(encounters, pairs, tables, "Double weave Mitchell")


def twin(pairs: int) -> Movement:
    """Build a twin Mitchell: two sections that share all boards, and change East-West at half time.

    pairs: 11 to 198, for 6, 10, 14 ... tables T. Tables t and t + T / 2 play the same boards; in
    each section East-West go up a table and the boards down. After T / 2 rounds there are new
    boards, and East-West of both sections change places. Nobody meets twice, all meet all of the
    other line. An odd number plays the movement for one pair more without the last pair.
    Raises MovementError for other numbers.
    """
    require(
        fits_twin(pairs),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A twin Mitchell has two sections with odd tables, 6 or more in all; not "
            "{pairs} pairs.",
        ),
        pairs=pairs,
    )
    tables = (pairs + 1) // 2
    half = tables // 2
    encounters = []
    for turn in range(tables):
        second = turn >= half
        for table in range(tables):
            section = (table >= half) != second  # where those East-West began
            ew = tables + 1 + half * section + (table - turn) % half
            board_set = 1 + half * second + (table + turn) % half
            encounters.append(Encounter(turn + 1, table + 1, table + 1, ew, board_set))
    return _made(encounters, pairs, tables, "Twin Mitchell")


def fits_twin(pairs: int) -> bool:
    """Whether a twin Mitchell is for so many pairs."""
    tables = (pairs + 1) // 2
    return 6 <= tables <= _MOST_TABLES and tables % 4 == 2


def fits(pairs: int) -> bool:
    """Whether a Blackpool is for so many pairs; a double weave needs tables divisible by 4."""
    tables = (pairs + 1) // 2
    return _LEAST_TABLES <= tables <= _MOST_TABLES and tables % 2 == 0


def _binary(tables: int) -> int:
    """The greatest power of 2 that divides a number."""
    return tables & -tables


def _sum(one: int, other: int, tables: int) -> int:
    """One of two numbers put together: bit by bit below, by counting round above."""
    binary = _binary(tables)
    low = one % binary ^ other % binary
    return low + binary * ((one // binary + other // binary) % (tables // binary))


def _doubled(number: int, tables: int) -> int:
    """All numbers in another order such that what _sum makes of both is in a third one.

    Below it is multiplied by x in the field of so many elements, above it stays.
    """
    binary = _binary(tables)
    low = number % binary << 1
    if low >= binary:
        low ^= binary | _REDUCED[binary.bit_length() - 1]
    return low + number // binary * binary


def _tables(pairs: int) -> int:
    require(
        fits(pairs),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "This kind of movement is for an even number of tables, 4 to {most}; {pairs} "
            "pairs are not.",
        ),
        most=_MOST_TABLES,
        pairs=pairs,
    )
    return (pairs + 1) // 2


def _made(encounters: list[Encounter], pairs: int, rounds: int, name: str) -> Movement:
    tables = (pairs + 1) // 2
    boards = one_board_each(rounds)
    movement = Movement(2 * tables, tables, rounds, tuple(encounters), boards, name)
    return movement.without(2 * tables) if pairs % 2 else movement
