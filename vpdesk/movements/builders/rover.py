"""Rover and bump Mitchells: half a table without a phantom, as a pair takes another one's place."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.sizes import require
from vpdesk.movements.movement import Encounter, Movement

_LEAST_TABLES, _MOST_TABLES, _MOST_BUMPED = 4, 26, 99
# Where going up by two tables does not do: the rover's tables, from round 2 on.
_TABLES = {
    6: (2, 4, 1, 3),
    9: (2, 4, 6, 9, 3, 5, 7, 8),
    12: (2, 4, 6, 12, 9, 7, 5, 3, 8, 10),
    15: (2, 4, 6, 8, 10, 13, 15, 3, 5, 7, 9, 11, 12, 14),
    18: (2, 4, 6, 8, 3, 13, 15, 17, 7, 10, 18, 5, 1, 9, 16, 12),
    21: (2, 4, 6, 8, 10, 12, 14, 17, 19, 21, 3, 5, 7, 9, 11, 13, 15, 16, 18, 20),
    24: (2, 4, 6, 8, 10, 12, 14, 16, 17, 19, 21, 1, 3, 5, 7, 9, 11, 13, 15, 18, 20, 22),
}


def rover_rounds(pairs: int) -> range:
    """How many rounds a rover Mitchell for so many pairs can have."""
    tables = pairs // 2
    fits = pairs % 2 == 1 and _LEAST_TABLES <= tables <= _MOST_TABLES
    return range(2, tables + tables % 2) if fits else range(0)


def rover(pairs: int, rounds: int | None = None) -> Movement:
    """Build a Mitchell in which a rover bumps a North-South pair each round, which sits out.

    pairs: 9 to 53, an odd number; the last one is the rover. It sits out in round 1, plays at table
    2 in round 2 and goes up two tables each round; with an even number of tables East-West skip a
    table after half of the rounds, and the rover goes on at table 3. Where the tables are divisible
    by 3 it goes its own way. Nobody plays a board twice or sits out twice; nobody meets twice, but
    for the rover and one other pair with 9, 15, 21 and 24 whole tables.
    rounds: fewer than the tables, or with an odd number of tables as many, the default: the most.
    Raises MovementError for other numbers.
    """
    tables = pairs // 2
    most = tables - (tables % 2 == 0)
    played = most if rounds is None else rounds
    possible = rover_rounds(pairs)
    require(
        bool(possible),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A rover Mitchell is for an odd number of pairs, 9 to {most}, not {pairs}.",
        ),
        most=2 * _MOST_TABLES + 1,
        pairs=pairs,
    )
    require(
        played in possible,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A rover Mitchell with {tables} whole tables has 2 to {most} rounds, not {rounds}.",
        ),
        tables=tables,
        most=most,
        rounds=played,
    )
    at = _tables(tables)
    base = mitchell(2 * tables, most, skip=tables % 2 == 0)
    encounters = tuple(
        Encounter(each.round, each.table, pairs, each.ew, each.board_set)
        if each.round > 1 and at[each.round - 2] == each.table
        else each
        for each in base.encounters
        if each.round <= played
    )
    return Movement(pairs, tables, played, encounters, base.boards, "Rover Mitchell")


def bump_rounds(pairs: int) -> range:
    """How many rounds a bump Mitchell for so many pairs can have."""
    tables = pairs // 2
    fits = pairs % 2 == 1 and _LEAST_TABLES <= tables <= _MOST_BUMPED
    return range(2, tables - (tables % 2 == 0)) if fits else range(0)


def bump(pairs: int, rounds: int | None = None) -> Movement:
    """Build a bump Mitchell, in which each pair that sat out takes the table of the next one.

    pairs: 9 to 201, an odd number. The last pair sits out in round 1 and bumps pair 1 at its table
    in round 2, where it stays; pair 1 bumps pair 2 in round 3, and so on. With an even number of
    tables East-West skip a table after half of the rounds. Nobody meets twice, plays a board twice
    or sits out twice. rounds: fewer than the tables, with an even number by two; the default is the
    most. Raises MovementError for other numbers.
    """
    tables = pairs // 2
    possible = bump_rounds(pairs)
    played = max(possible, default=0) if rounds is None else rounds
    require(
        played in possible,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "Bump Mitchell: 9, 11 \N{HORIZONTAL ELLIPSIS} {most} pairs, fewer rounds than "
            "tables; not {pairs} in {rounds}.",
        ),
        most=2 * _MOST_BUMPED + 1,
        pairs=pairs,
        rounds=played,
    )
    base = mitchell(2 * tables, played if tables % 2 else tables - 1, skip=tables % 2 == 0)
    encounters = tuple(
        replace(each, ns=(each.table - 1 or pairs) if each.table < each.round else each.ns)
        for each in base.encounters
        if each.round <= played
    )
    return Movement(pairs, tables, played, encounters, base.boards, "Bump Mitchell")


def _tables(tables: int) -> tuple[int, ...]:
    """Where the rover plays, from round 2 on."""
    if tables in _TABLES:
        return _TABLES[tables]
    if tables % 2:
        return tuple(1 + (2 * turn - 1) % tables for turn in range(1, tables))
    half = tables // 2
    return (*range(2, 2 * half - 1, 2), *range(3, 2 * half, 2))
