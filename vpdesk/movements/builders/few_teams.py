"""Movements of one size for teams in one room: six teams, and six pairs as changing teams."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

SIX_TEAMS = 12  # pairs
SIX_PAIRS = 6
# Who meets whom in the rounds of the stagger of six; each team is North-South at its own table.
_STAGGER = (
    ((1, 6), (2, 5), (3, 4)),
    ((1, 3), (2, 6), (4, 5)),
    ((1, 5), (2, 4), (3, 6)),
    ((1, 2), (3, 5), (4, 6)),
    ((1, 4), (2, 3), (5, 6)),
)
# The teams of each round of the changing teams: the first pair of each is North-South in it.
_CHANGING = (
    ((1, 2), (3, 4), (6, 5)),
    ((1, 3), (4, 6), (5, 2)),
    ((1, 4), (5, 3), (2, 6)),
    ((1, 5), (2, 4), (6, 3)),
    ((1, 6), (3, 2), (4, 5)),
)


def stagger_of_six(pairs: int) -> Movement:
    """Build the stagger of six teams, in which all tables play one set of boards a round.

    pairs: 12. Team t is pair t at table t and pair 6 + t. Raises MovementError for other numbers.
    """
    require(
        pairs == SIX_TEAMS,
        QT_TRANSLATE_NOOP(
            "MovementError", "This movement is for six teams of two pairs, not for {pairs} pairs."
        ),
        pairs=pairs,
    )
    teams = SIX_TEAMS // 2
    encounters = tuple(
        Encounter(turn, one, one, teams + other, turn)
        for turn, matches in enumerate(_STAGGER, 1)
        for match in matches
        for one, other in (match, match[::-1])
    )
    sets = one_board_each(len(_STAGGER))
    return Movement(pairs, teams, len(_STAGGER), encounters, sets, "Stagger of Six Teams")


def changing_teams(pairs: int) -> Movement:
    """Build three tables of six pairs, who are teams with each of the others in turn.

    pairs: 6. Two rounds belong together: three teams of two pairs all play each other, on three
    sets of boards that each match has both ways. Raises MovementError for other numbers.
    """
    require(
        pairs == SIX_PAIRS,
        QT_TRANSLATE_NOOP("MovementError", "This movement is for 6 pairs, not for {pairs}."),
        pairs=pairs,
    )
    encounters = tuple(_of_changing())
    rounds, tables = 2 * len(_CHANGING), len(_CHANGING[0])
    sets = one_board_each(tables * len(_CHANGING))
    return Movement(pairs, tables, rounds, encounters, sets, "Changing Teams")


def _of_changing() -> Iterator[Encounter]:
    """In the first half each team meets the one before it, in the second the one behind it."""
    for turn, teams in enumerate(_CHANGING):
        count = len(teams)
        for half, step in enumerate((-1, 1)):
            for at, (ns, _) in enumerate(teams):
                other = (at + step) % count
                # The match of a team with the one before it has the set of the former's table.
                board_set = turn * count + (at if half == 0 else other) + 1
                ew = teams[other][1]
                yield Encounter(2 * turn + half + 1, at + 1, ns, ew, board_set)
