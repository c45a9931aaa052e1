"""A movement can be played, or everything is named that is wrong with it."""

import pytest
from hypothesis import given

from tests.unit.movements.drawn import REAL, movements
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import MOST_FAULTS, notices
from vpdesk.movements.movement import Encounter, Movement

BOARDS = ((1, 2), (3, 4), (5, 6))


def faults(pairs, *encounters, tables=2, rounds=3, boards=BOARDS, individual=False):
    """What is said of a movement that cannot be."""
    found = tuple(Encounter(*each) for each in encounters)
    with pytest.raises(MovementError) as caught:
        Movement(pairs, tables, rounds, found, boards, individual=individual)
    error = caught.value
    assert error.faults[0] is error
    return [str(each) for each in error.faults]


def told(movement):
    return [str(each) for each in notices(movement)]


@pytest.mark.parametrize(
    ("encounters", "said"),
    [
        (
            [(1, 1, 1, 2, 1), (1, 2, 1, 3, 2)],
            ["Round 1: pair 1 is in two places, at table 1 and at table 2."],
        ),
        (
            [(1, 1, 1, 2, 1), (1, 1, 3, 1, 2)],
            ["Round 1: table 1 appears more than once."],
        ),
        (
            [(1, 1, 1, 2, 1), (3, 2, 3, 3, 3)],
            ["Round 3, table 2: pair 3 plays against itself."],
        ),
        (
            [(1, 1, 1, 2, 1), (2, 1, 3, 1, 1)],
            ["Round 2, table 1: pair 1 already played board 1, round 1."],
        ),
        ([(1, 1, 1, 2, 1)], ["Pair 3 never plays."]),
        (
            [(1, 1, 1, 2, 1), (2, 1, 3, 4, 2)],
            ["Round 2, table 1: there is no pair 4; they are 1 to 3."],
        ),
        (
            [(1, 1, 1, 2, 1), (2, 1, 3, -1, 2)],
            ["Round 2, table 1: there is no pair -1; they are 1 to 3."],
        ),
        ([(1, 1, 1, 2, 1), (2, 1, 3, 0, 2)], ["Round 2, table 1: two pairs are needed."]),
        ([(1, 1, 1, 2, 1), (2, 1, 3, 1, 2, 2)], ["Round 2, table 1: two pairs are needed."]),
        (
            [(1, 1, 1, 2, 1), (4, 1, 3, 1, 2)],
            ["Round 4, table 1 does not exist (rounds: 3, tables: 2)."],
        ),
        (
            [(1, 1, 1, 2, 1), (1, 3, 3, 1, 2)],
            ["Round 1, table 3 does not exist (rounds: 3, tables: 2)."],
        ),
        (
            [(1, 1, 1, 2, 1), (2, 1, 3, 1, 4)],
            ["Round 2, table 1: there is no board set 4; they are 1 to 3."],
        ),
    ],
)
def test_every_fault_is_named(encounters, said):
    assert faults(3, *encounters) == said


def test_several_faults_are_named_together():
    assert faults(
        7, (1, 1, 1, 2, 1), (1, 2, 2, 3, 1), (2, 1, 1, 9, 5), (2, 2, 3, 4, 1), (3, 1, 5, 5, 2)
    ) == [
        "Round 2, table 1: there is no pair 9; they are 1 to 7.",
        "Round 2, table 1: there is no board set 5; they are 1 to 3.",
        "Round 1: pair 2 is in two places, at table 1 and at table 2.",
        "Round 3, table 1: pair 5 plays against itself.",
        "Round 2, table 2: pair 3 already played board 1, round 1.",
        "Pair 6 never plays.",
        "Pair 7 never plays.",
    ]


def test_faults_know_their_rounds():
    with pytest.raises(MovementError) as caught:
        Movement(4, 1, 2, (Encounter(1, 1, 1, 2, 1), Encounter(2, 1, 1, 3, 1)), BOARDS)
    assert [(each.round, each.line) for each in caught.value.faults] == [(2, 0), (0, 0)]


def test_players_are_not_called_pairs():
    def said(*encounters):
        return faults(5, (1, 1, 1, 2, 1, 3, 4), *encounters, individual=True)

    assert said() == ["Player 5 never plays."]
    assert said((2, 1, 5, 1, 2, 2, 2)) == ["Round 2, table 1: player 2 appears more than once."]
    assert said((1, 2, 5, 1, 2, 2, 3))[0] == (
        "Round 1: player 2 is in two places, at table 1 and at table 2."
    )
    assert said((2, 1, 5, 1, 1, 2, 3))[0] == (
        "Round 2, table 1: player 2 already played board 1, round 1."
    )
    assert said((2, 1, 5, 6, 2, 2, 3)) == [
        "Round 2, table 1: there is no player 6; they are 1 to 5."
    ]
    assert said((2, 1, 5, 1, 2)) == ["Round 2, table 1: four players are needed."]


@pytest.mark.parametrize(
    ("sizes", "said"),
    [
        ({"pairs": 1}, "A movement has 2 to 200 pairs or players, not 1."),
        ({"pairs": 201}, "A movement has 2 to 200 pairs or players, not 201."),
        ({"tables": 0}, "A movement has 1 to 200 tables, not 0."),
        ({"rounds": 201}, "A movement has 1 to 200 rounds, not 201."),
        ({"boards": ()}, "A movement has 1 to 400 board sets, not 0."),
        ({"boards": ((1,), ())}, "Board set 2 has no boards."),
        ({"boards": ((0, 1),)}, "Board set 1: boards have numbers from 1 to 9999."),
        ({"boards": ((4, 4),)}, "Board set 1: a board appears twice."),
    ],
)
def test_sizes(sizes, said):
    assert faults(sizes.pop("pairs", 2), (1, 1, 1, 2, 1), **sizes) == [said]


def test_a_movement_that_takes_too_long_to_look_through():
    encounters = [(1, table, 1, 2, 1) for table in range(1, 30)]
    (said,) = faults(2, *encounters, tables=40, boards=(tuple(range(1, 9999)),))
    assert said.startswith("The movement is too large")


def test_no_more_faults_are_told_than_anybody_reads():
    encounters = [(1, 1, 1, 2, 9)] * (MOST_FAULTS + 1)
    assert len(faults(2, *encounters)) == MOST_FAULTS


@given(movements())
def test_what_can_be_played_has_no_faults(movement):
    seated = [(each.round, number) for each in movement.encounters for number in each.seated]
    assert len(set(seated)) == len(seated)
    played = [
        (number, board)
        for each in movement.encounters
        for number in each.seated
        for board in movement.boards[each.board_set - 1]
    ]
    assert len(set(played)) == len(played)


def test_repeats_unequal_plays_and_shared_boards_are_told():
    movement = Movement(
        5,
        2,
        3,
        (
            Encounter(1, 1, 1, 2, 1),
            Encounter(1, 2, 3, 4, 1),
            Encounter(2, 1, 2, 1, 2),
            Encounter(3, 1, 1, 5, 3),
        ),
        ((1, 2), (3, 4), (5,)),
    )
    assert told(movement) == [
        "Pairs 1 and 2 meet more than once: rounds 1, 2.",
        "Not all play equally often: 1 to 3 rounds.",
        "Not all boards are played equally often: 1 to 2 times.",
        "Round 1: tables 1, 2 share boards.",
    ]


def test_boards_of_sets_that_overlap_are_shared_too():
    encounters = (Encounter(1, 1, 1, 2, 1), Encounter(1, 2, 3, 4, 2))
    movement = Movement(4, 2, 1, encounters, ((1, 2), (2, 3)))
    assert told(movement)[-1] == "Round 1: tables 1, 2 share boards."


def test_a_good_movement_has_nothing_to_tell():
    (howell,) = (each for each in REAL if each.name == "Howell14T7B26")
    assert told(howell) == []
