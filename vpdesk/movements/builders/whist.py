"""Movements in which everybody goes round by a step of his own: teams in one room, individuals."""

from __future__ import annotations

from math import gcd

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_TEAMS, _MOST_PLAYERS = 99, 196


def american_whist(pairs: int) -> Movement:
    """Build the American Whist for an odd number of teams, in which all meet all.

    pairs: two for each team, 6 to 198. Of T teams pair t sits North-South at table t, and pair
    T + t of the same team, East-West, starts two tables farther up. Each round East-West go up two
    tables and the boards one. Two teams play the same boards both ways, in rounds r and T - r.
    Raises MovementError for other numbers.
    """
    teams = pairs // 2
    require(
        pairs % 4 == 2 and 3 <= teams <= _MOST_TEAMS,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "An American Whist is for an odd number of teams, 6 to {most} pairs, not {pairs}.",
        ),
        most=2 * _MOST_TEAMS,
        pairs=pairs,
    )
    encounters = tuple(
        Encounter(
            turn, table, table, teams + _at(table - 2 * turn, teams), _at(table - turn, teams)
        )
        for turn in range(1, teams)
        for table in range(1, teams + 1)
    )
    boards = one_board_each(teams)
    return Movement(2 * teams, teams, teams - 1, encounters, boards, "American Whist")


def rainbow(pairs: int) -> Movement:
    """Build the rainbow, an individual for four players a table.

    pairs: how many players there are, 20 to 196: four for each of T tables, T divisible by
    neither 2 nor 3. North t stays at table t; South goes up one table each round, East two and West
    three; the boards go down one. In T rounds everybody has all players of the other seats as
    partner or opponents once each. Raises MovementError for other numbers.
    """
    tables = pairs // 4
    require(
        has_rainbow(pairs),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A rainbow has 20 to {most} players, tables not divisible by 2 or 3; not {players}.",
        ),
        most=_MOST_PLAYERS,
        players=pairs,
    )
    encounters = tuple(
        Encounter(
            turn + 1,
            table,
            table,
            2 * tables + _at(table - 2 * turn, tables),
            _at(table + turn, tables),
            tables + _at(table - turn, tables),
            3 * tables + _at(table - 3 * turn, tables),
        )
        for turn in range(tables)
        for table in range(1, tables + 1)
    )
    boards = one_board_each(tables)
    return Movement(pairs, tables, tables, encounters, boards, "Rainbow", individual=True)


def has_rainbow(players: int) -> bool:
    """Whether there is a rainbow for so many players."""
    fits = players % 4 == 0 and 20 <= players <= _MOST_PLAYERS
    return fits and gcd(players // 4, 6) == 1


def _at(place: int, count: int) -> int:
    """A place on a circle of so many, counted from 1."""
    return 1 + (place - 1) % count
