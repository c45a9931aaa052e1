"""The Mitchell: one line sits, the other goes up a table each round, the boards go down."""

from __future__ import annotations

from collections.abc import Collection

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.builders.sizes import one_board_each, require
from vpdesk.movements.movement import Encounter, Movement

_MOST_TABLES = 100


def mitchell(
    pairs: int, rounds: int | None = None, switch: Collection[int] = (), skip: bool = False
) -> Movement:
    """Build a Mitchell with as many board sets as tables.

    pairs: 3 to 200. With T tables pairs 1 to T sit North-South at the table of their number, and
    pairs T + 1 to 2 T start there East-West. An odd number plays the movement for one pair more
    without its last East-West pair, whose opponents sit out.
    rounds: 1 to T (the default); with a skip to T - 1, its default.
    switch: the rounds in which all tables are switched.
    skip: with an even number of tables East-West leave out a table after half of T rounds;
    otherwise, in more than half of T rounds, tables 1 and T share their boards and there is a
    stand between tables T / 2 and T / 2 + 1 (share and relay). Up to half of T rounds are played
    with neither, as are all rounds of an odd number of tables.
    No pair meets another or plays a board twice.
    Raises MovementError for other numbers, and for a skip with an odd number of tables.
    """
    tables = (pairs + 1) // 2
    played = rounds if rounds is not None else tables - 1 if skip else tables
    _require_sizes(pairs, played, switch, skip)
    turn_back = tables % 2 == 0 and played > tables // 2
    shares = turn_back and not skip
    encounters = []
    for turn in range(played):
        moved = turn + (turn_back and skip and turn >= tables // 2)
        for table in range(tables):
            ns, ew = table + 1, tables + 1 + (table - moved) % tables
            if turn + 1 in switch:
                ns, ew = ew, ns
            past_stand = shares and table >= tables // 2
            board_set = 1 + (table + past_stand + turn) % tables
            encounters.append(Encounter(turn + 1, table + 1, ns, ew, board_set))
    name = "Skip Mitchell" if turn_back and skip else "Share-and-relay Mitchell"
    movement = Movement(
        2 * tables,
        tables,
        played,
        tuple(encounters),
        one_board_each(tables),
        name if turn_back else "Mitchell",
    )
    return movement.without(2 * tables) if pairs % 2 else movement


def switch_one_in_eight(movement: Movement) -> Movement:
    """Switch the last rounds by the rule of thumb: one round in eight, at least one.

    The movement itself is best one without switched rounds, as mitchell builds it.
    """
    number = max(1, round(movement.rounds / 8))
    switched = range(movement.rounds - number + 1, movement.rounds + 1)
    return movement.switch(
        frozenset(each.place for each in movement.encounters if each.round in switched)
    )


def _require_sizes(pairs: int, rounds: int, switch: Collection[int], skip: bool) -> None:
    tables = (pairs + 1) // 2
    require(
        3 <= pairs <= 2 * _MOST_TABLES,
        QT_TRANSLATE_NOOP("MovementError", "A Mitchell has 3 to {most} pairs, not {pairs}."),
        most=2 * _MOST_TABLES,
        pairs=pairs,
    )
    require(
        not skip or tables % 2 == 0,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A Mitchell with {tables} tables, an odd number, needs no skip: choose one without.",
        ),
        tables=tables,
    )
    most = tables - 1 if skip else tables
    require(
        1 <= rounds <= most,
        QT_TRANSLATE_NOOP(
            "MovementError",
            "A skip Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.",
        )
        if skip
        else QT_TRANSLATE_NOOP(
            "MovementError",
            "A Mitchell with {tables} tables has 1 to {most} rounds, not {rounds}.",
        ),
        tables=tables,
        most=most,
        rounds=rounds,
    )
    for number in switch:
        require(
            1 <= number <= rounds,
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Round {number} cannot be switched: the rounds are 1 to {rounds}.",
            ),
            number=number,
            rounds=rounds,
        )
