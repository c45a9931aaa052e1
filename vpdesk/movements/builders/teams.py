"""Movements for an even number of teams in one room; whist.american_whist is for an odd one.

Of T teams pair t sits North-South at table t all the time, and pair T + t of the same team goes
round East-West. Whatever one pair of a team plays against a pair of another, the two other pairs
play the other way: see matches.
"""

from __future__ import annotations

from collections import defaultdict
from math import gcd

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_TEAMS = 100


def new_england(pairs: int) -> Movement:
    """Build the New England relay for an even number of teams, in which all meet all.

    pairs: two for each team, 8 to 200. East-West go down a table each round. Tables t and t + T / 2
    share boards, which go down to a stand and from there to the next table.
    Raises MovementError for other numbers.
    """
    teams = _even(pairs)
    encounters = tuple(
        Encounter(
            turn, table, table, teams + _at(table + turn, teams), _at(2 * table + turn, teams)
        )
        for turn in range(1, teams)
        for table in range(1, teams + 1)
    )
    return _made(encounters, teams, teams, "New England Relay")


def stagger(pairs: int) -> Movement:
    """Build the stagger for an even number of teams, in which all meet all.

    pairs: two for each team, 8 to 200. Tables t and t + T / 2 share boards, which go down a table
    each round, while East-West go down two. After T / 2 - 1 rounds there are new boards, and
    East-West go down three once: half of the boards can be scored then.
    Raises MovementError for other numbers.
    """
    teams = _even(pairs)
    half = teams // 2
    encounters = []
    for turn in range(teams - 1):
        later = turn >= half - 1
        own = turn - (half - 1) if later else turn  # of its part, from 0
        offset = 2 * own + (1 if later else 2)
        for table in range(1, teams + 1):
            ew = teams + _at(table + offset, teams)
            board_set = half * later + _at(table + own, half)
            encounters.append(Encounter(turn + 1, table, table, ew, board_set))
    return _made(tuple(encounters), teams, teams, "Stagger")


def thurner(pairs: int) -> Movement:
    """Build the Thurner for an even number of teams, in which all meet all.

    pairs: two for each of T teams, 12 to 200, T - 1 divisible by neither 2 nor 3. Boards go down a
    table and East-West up one among tables 1 to T - 1; who would come home goes to table T instead
    and shares the boards of its own table, where East-West of team T is.
    Raises MovementError for other numbers.
    """
    teams = pairs // 2
    circle = teams - 1
    require(
        has_thurner(pairs),
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A Thurner is for 6, 8, 12, 14, 18 and so on teams of two pairs, not for {pairs} "
            "pairs.",
        ),
        pairs=pairs,
    )
    encounters = []
    for turn in range(circle):
        at = {_at(3 - 2 * team + turn, circle): team for team in range(1, teams)}
        home = next(table for table, team in at.items() if table == team)
        for table in range(1, teams):
            ew = teams + (teams if table == home else at[table])
            encounters.append(Encounter(turn + 1, table, table, ew, _at(table + turn, circle)))
        last = Encounter(turn + 1, teams, teams, teams + home, _at(home + turn, circle))
        encounters.append(last)
    return _made(tuple(encounters), teams, circle, "Thurner")


def has_thurner(pairs: int) -> bool:
    """Whether there is a Thurner for teams of so many pairs."""
    return pairs % 4 == 0 and 12 <= pairs <= 2 * _MOST_TEAMS and gcd(pairs // 2 - 1, 6) == 1


def matches(movement: Movement) -> int:
    """How many matches its teams of two pairs play, each on the same board sets both ways.

    0 where it is no movement for teams: where pairs t and P / 2 + t of a team of P pairs meet, or a
    board set is not played both ways in a match.
    """
    teams, odd = divmod(movement.pairs, 2)
    if odd or movement.individual:
        return 0
    played = defaultdict[tuple[int, int], list[int]](list)
    for each in movement.encounters:
        one, other = sorted((each.ns, each.ew))
        if not one <= teams < other or other - teams == one:
            return 0
        played[one, other - teams].append(each.board_set)
    both = all(sorted(sets) == sorted(played.get((b, a), ())) for (a, b), sets in played.items())
    return len(played) // 2 if both else 0


def _even(pairs: int) -> int:
    require(
        pairs % 4 == 0 and 8 <= pairs <= 2 * _MOST_TEAMS,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "This movement is for an even number of teams of two pairs, 8 to {most} pairs, not "
            "{pairs}.",
        ),
        most=2 * _MOST_TEAMS,
        pairs=pairs,
    )
    return pairs // 2


def _made(encounters: tuple[Encounter, ...], teams: int, sets: int, name: str) -> Movement:
    return Movement(2 * teams, teams, teams - 1, encounters, one_board_each(sets), name)


def _at(place: int, count: int) -> int:
    """A place on a circle of so many, counted from 1."""
    return 1 + (place - 1) % count
