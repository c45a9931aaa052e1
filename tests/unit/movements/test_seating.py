"""What cards and schedules say of a movement."""

from __future__ import annotations

from typing import Any

from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.perfect import perfect
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.movements.seating import (
    boards_from,
    boards_to,
    relayed,
    shared,
    sit_outs,
    stationary,
    switched,
)


def of_rounds(*rounds: str, pairs: int = 6, **parts: Any) -> Movement:
    """A movement from "1-2 1 3-4 2" a round; "-" is an empty table."""
    encounters = []
    for number, text in enumerate(rounds, 1):
        for table, words in enumerate(text.split("  "), 1):
            if words != "-":
                couple, board_set = words.split()
                ns, ew = map(int, couple.split("-"))
                encounters.append(Encounter(number, table, ns, ew, int(board_set)))
    tables = max(each.table for each in encounters)
    sets = max(each.board_set for each in encounters)
    boards = tuple((number,) for number in range(1, sets + 1))
    return Movement(pairs, tables, len(rounds), tuple(encounters), boards, **parts)


def test_who_sits_at_a_table_most_of_its_rounds_is_stationary() -> None:
    assert stationary(mitchell(10)) == {1: 1, 2: 2, 3: 3, 4: 4, 5: 5}
    assert stationary(perfect(8)) == {1: 8}
    assert stationary(barometer(6)) == {1: 6}
    assert stationary(barometer(7)) == {}


def test_half_of_the_rounds_is_not_enough() -> None:
    movement = of_rounds("1-2 1  3-4 2", "1-3 3  2-4 4", "4-5 5  1-6 6", "2-6 7  3-5 8")
    assert stationary(movement) == {}


def test_of_two_that_always_meet_neither_is_stationary() -> None:
    assert stationary(of_rounds("1-2 1  3-4 2", "2-1 3  3-4 4", pairs=4)) == {}


def test_a_table_counts_only_the_rounds_it_plays() -> None:
    movement = of_rounds("1-2 1  3-4 2", "3-5 3  -", "4-6 4  -", "-  3-1 5")
    assert stationary(movement) == {2: 3}


def test_switched_is_where_the_stationary_pair_sits_the_other_way() -> None:
    assert switched(mitchell(10)) == frozenset()
    assert switched(mitchell(10, switch=[5])) == {(5, table) for table in range(1, 6)}
    places = frozenset({(2, 3), (4, 1)})
    assert switched(mitchell(10).switch(places)) == places


def test_where_most_is_switched_the_others_are() -> None:
    most = mitchell(10, switch=[1, 2, 3])
    assert switched(most) == {(number, table) for number in (4, 5) for table in range(1, 6)}


def test_of_two_ways_equally_often_the_first_is_usual() -> None:
    assert {number for number, _ in switched(mitchell(12, switch=[1, 2, 3]))} == {4, 5, 6}


def test_moving_pairs_are_never_switched() -> None:
    movement = perfect(8)
    table = next(each.table for each in movement.encounters if 8 not in each.seated)
    assert switched(movement.switch({(1, table)})) == frozenset()


def test_shared_are_boards_at_two_tables_at_once() -> None:
    assert shared(mitchell(8)) == {(number, table) for number in range(1, 5) for table in (1, 4)}
    assert shared(mitchell(8, skip=True)) == frozenset()
    assert len(shared(barometer(6))) == 15


def test_sets_that_overlap_share_boards() -> None:
    encounters = (Encounter(1, 1, 1, 2, 1), Encounter(1, 2, 3, 4, 2), Encounter(1, 3, 5, 6, 3))
    movement = Movement(6, 3, 1, encounters, ((1, 2), (2, 3), (4, 5)))
    assert shared(movement) == {(1, 1), (1, 2)}


def test_relayed_comes_from_a_stand_after_it_was_played() -> None:
    # At first the set on the stand is new; set 6 goes there after round 1, back after round 2.
    assert relayed(mitchell(8)) == {(3, 2), (4, 2)}
    assert relayed(mitchell(10)) == frozenset()


def test_boards_come_from_the_next_table_and_go_to_the_one_before() -> None:
    movement = mitchell(10)
    second = {each.table: each for each in movement.in_round(2)}
    assert [boards_from(movement, second[table]) for table in range(1, 6)] == [2, 3, 4, 5, 1]
    assert [boards_to(movement, second[table]) for table in range(1, 6)] == [5, 1, 2, 3, 4]


def test_boards_come_from_a_stand_and_go_to_one() -> None:
    movement = mitchell(8)
    second = {each.table: each for each in movement.in_round(2)}
    assert [boards_from(movement, second[table]) for table in range(1, 5)] == [2, 0, 4, 2]
    assert [boards_to(movement, second[table]) for table in range(1, 5)] == [3, 1, 0, 3]


def test_nothing_comes_before_the_first_round_or_goes_after_the_last() -> None:
    movement = mitchell(6)
    assert all(not boards_from(movement, each) for each in movement.in_round(1))
    assert all(not boards_to(movement, each) for each in movement.in_round(3))


def test_sit_outs_are_those_who_do_not_play() -> None:
    assert sit_outs(barometer(5)) == {1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (5,)}
    assert sit_outs(mitchell(6)) == {1: (), 2: (), 3: ()}


def test_players_of_an_individual_movement_sit_out() -> None:
    encounters = (Encounter(1, 1, 1, 2, 1, 3, 4), Encounter(2, 1, 5, 1, 2, 2, 3))
    movement = Movement(5, 1, 2, encounters, ((1,), (2,)), individual=True)
    assert sit_outs(movement) == {1: (5,), 2: (4,)}
