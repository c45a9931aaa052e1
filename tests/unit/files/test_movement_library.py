"""The library: its index says of each movement what measuring it gives."""

from collections import Counter

import pytest

from vpdesk.files.movement_library import FOLDER, library, load
from vpdesk.movements.measures import quality
from vpdesk.movements.seating import shared
from vpdesk.resources import resource

SIZES = {
    (pairs, rounds)
    for pairs in range(4, 31)
    for rounds in range((pairs + 1) // 2, pairs + pairs % 2)
}


def test_every_size_is_there_and_so_are_the_real_ones():
    ours = {(each.pairs, each.rounds) for each in library() if each.file.startswith("pairs-")}
    assert ours == SIZES
    assert sum(not each.file.startswith("pairs-") for each in library()) == 23


def test_index_and_files_are_the_same_movements():
    files = {path.name for path in resource(FOLDER).glob("*.asc")}
    assert {each.file for each in library()} == files


@pytest.mark.parametrize("part", range(4))
def test_the_figures_are_those_of_the_files(part):
    for each in library()[part::4]:
        movement = load(each)
        measured = quality(movement)
        assert (each.pairs, each.tables, each.rounds, each.sets) == (
            movement.pairs,
            movement.tables,
            movement.rounds,
            movement.sets,
        )
        for name in ("qf", "qf_bound", "qf1av", "qf1max", "qf1min", "sdw"):
            ours = getattr(measured, name)
            assert getattr(each, name) == (ours and pytest.approx(ours, abs=1e-6)), (each, name)
        at_once = Counter(number for number, _ in shared(movement)).values()
        assert each.sharing == max(at_once, default=0)
        assert each.found


BEST_KNOWN = {
    (8, 4): 68.75,
    (10, 5): 74.68,
    (12, 6): 84.00,
    (14, 7): 92.00,
    (16, 8): 91.38,
    (18, 9): 93.90,
    (20, 10): 93.80,
    (22, 11): 93.41,
    (24, 12): 94.00,
    (26, 13): 93.96,
    (14, 9): 86.73,
    (12, 9): 92.35,
    (12, 8): 92.50,
    (8, 7): 100,
    (10, 9): 83.33,
    (12, 11): 100,
    (14, 13): 91.30,
    (16, 15): 100,
    (18, 17): 94.74,
    (20, 19): 100,
    (22, 21): 96.11,
}


def test_they_are_at_least_as_good_as_what_was_known():
    ours = {(each.pairs, each.rounds): each.qf for each in library() if each.kind != "other"}
    assert {size: ours[size] for size, qf in BEST_KNOWN.items() if ours[size] < qf - 0.005} == {}
