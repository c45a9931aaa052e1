"""Mitchells of more tables than board sets: where two tables or three play the same boards.

Where there are copies of the boards none are shared.
"""

from __future__ import annotations

from math import gcd

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_TABLES = 100


def web_rounds(tables: int) -> range:
    """How many rounds (and board sets) a web of so many tables can have."""
    if not 4 <= tables <= _MOST_TABLES:
        return range(0)
    if tables % 2 == 0:
        return range(tables // 2, tables)
    fewest = tables // 2 + 1
    return range(fewest + (fewest % 2 == 0), tables - 1, 2)


def web(pairs: int, rounds: int | None = None) -> Movement:
    """Build a web Mitchell, with as many board sets as rounds, in two copies.

    pairs: 7 to 200; of T tables pairs 1 to T sit North-South and the others go up a table each
    round, with an even number of rounds two after half of them. A copy of the boards lies upwards
    at tables 1 to T / 2, the other downwards at the others; both go down. With an odd T and R
    rounds the first copy is at tables 1 to (T - R) / 2, and some sets are needed three times. An
    odd number plays the movement for one pair more without the last pair. rounds: T / 2 to T - 1,
    the default; with an odd T odd ones to T - 2. Nobody meets twice, everybody plays all boards.
    Raises MovementError for other numbers.
    """
    tables = (pairs + 1) // 2
    possible = web_rounds(tables)
    played = max(possible, default=0) if rounds is None else rounds
    _require(pairs, played, possible)
    upwards = tables // 2 if tables % 2 == 0 else (tables - played) // 2
    encounters = []
    for turn in range(played):
        moved = turn + (played % 2 == 0 and turn >= played // 2)
        for table in range(tables):
            place = table + turn if table < upwards else 2 * upwards - 2 - table - turn
            ew = tables + 1 + (table - moved) % tables
            encounters.append(Encounter(turn + 1, table + 1, table + 1, ew, 1 + place % played))
    return _made(encounters, pairs, tables, played, "Web Mitchell")


def bowman_rounds(tables: int) -> range:
    """How many rounds (and board sets) a Bowman of so many tables can have."""
    fewest = max(3, -(-tables // 3))
    fits = tables <= _MOST_TABLES
    return range(fewest + (tables - fewest) % 2, tables - 1, 2) if fits else range(0)


def bowman(pairs: int, rounds: int | None = None) -> Movement:
    """Build a Bowman, also called 1 1/2 table appendix Mitchell: two tables or more are added.

    pairs: 9 to 200. To a Mitchell of as many tables and board sets as rounds, couples of tables are
    added, after the first table, before the second and so on: 1, 1B, 1C, 2C, 2B, 2, 3, 3B, 3C and
    so on; tables are numbered in this order. East-West go up a table, with an even number of rounds
    two after half of them. Boards go down among the first tables and among the C, and up among the
    B. An odd number plays the movement for one pair more without the last pair.
    rounds: T - 2 for T tables, the default, and T - 4, T - 6 and so on to a third of T. Nobody
    meets twice, and everybody plays all boards.
    Raises MovementError for other numbers.
    """
    tables = (pairs + 1) // 2
    played = tables - 2 if rounds is None else rounds
    _require(pairs, played, bowman_rounds(tables))
    added = (tables - played) // 2
    spots: list[tuple[int, bool]] = []  # its place in the Mitchell, and whether boards go up
    for place in range(played):
        spots += (
            [(place, False), (place, True), (place, False)] if place < added else [(place, False)]
        )
    encounters = []
    for turn in range(played):
        moved = turn + (played % 2 == 0 and turn >= played // 2)
        for table, (place, up) in enumerate(spots):
            board_set = 1 + (place - 1 - turn if up else place + turn) % played
            ew = tables + 1 + (table - moved) % tables
            encounters.append(Encounter(turn + 1, table + 1, table + 1, ew, board_set))
    return _made(encounters, pairs, tables, played, "Bowman")


def appendix_mitchell_rounds(tables: int) -> list[int]:
    """How many rounds (and board sets) an appendix Mitchell of so many tables can have."""
    fewest = max(5, -(-tables // 2))
    fits = tables <= _MOST_TABLES
    return [each for each in range(fewest, tables) if fits and gcd(each, 6) == 1]


def appendix_mitchell(pairs: int, rounds: int | None = None) -> Movement:
    """Build an appendix Mitchell: some places of a round are two tables that share their boards.

    pairs: 11 to 200. Of R places each has a board set; pairs 1 to R go down a place each round and
    pairs R + 1 to 2 R up, boards go up two. At the first places there are two tables, with a
    stationary pair each: at one for those who go up, at the other, numbered after R, for those who
    go down. An odd number plays the movement for one pair more without the last pair.
    rounds: R, a number divisible by neither 2 nor 3, from half of the tables on; the default is the
    highest one. Nobody meets twice, and everybody plays all boards.
    Raises MovementError for other numbers.
    """
    tables = (pairs + 1) // 2
    possible = appendix_mitchell_rounds(tables)
    played = max(possible, default=0) if rounds is None else rounds
    _require(pairs, played, possible)
    added = tables - played
    encounters = []
    for turn in range(played):
        for place in range(played):
            board_set = 1 + (place - 2 * turn) % played
            down, up = 1 + (place + turn) % played, played + 1 + (place - turn) % played
            if place >= added:
                encounters.append(Encounter(turn + 1, place + 1, down, up, board_set))
                continue
            stay, other = 2 * played + place + 1, 2 * played + added + place + 1
            encounters += [
                Encounter(turn + 1, place + 1, stay, up, board_set),
                Encounter(turn + 1, played + place + 1, down, other, board_set),
            ]
    return _made(encounters, pairs, tables, played, "Appendix Mitchell")


def _require(pairs: int, rounds: int, possible: range | list[int]) -> None:
    text = QT_TRANSLATE_NOOP(
        "MovementError", "A movement of this kind is not for {pairs} pairs; take a Mitchell."
    )
    require(bool(possible), text, pairs=pairs)
    text = QT_TRANSLATE_NOOP(
        "MovementError", "With this number of pairs it has {possible} rounds, not {rounds}."
    )
    require(rounds in possible, text, rounds=rounds, possible=", ".join(map(str, possible)))


def _made(encounters: list[Encounter], pairs: int, tables: int, sets: int, name: str) -> Movement:
    movement = Movement(2 * tables, tables, sets, tuple(encounters), one_board_each(sets), name)
    return movement.without(2 * tables) if pairs % 2 else movement
