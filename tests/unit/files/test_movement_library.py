"""The library: its index says of each movement what measuring it gives."""

from collections import Counter

import pytest

from vpdesk.files.movement_library import FOLDER, library, load
from vpdesk.movements.bases import SHARING
from vpdesk.movements.measures import quality
from vpdesk.movements.seating import shared
from vpdesk.report.movements.weighing import REPEATING
from vpdesk.resources import resource

SIZES = {
    (pairs, rounds)
    for pairs in range(4, 31)
    for rounds in range((pairs + 1) // 2, pairs + pairs % 2)
}


def test_every_size_is_there_and_so_are_the_real_ones():
    ours = {(each.pairs, each.rounds) for each in library() if each.file.startswith("pairs-")}
    assert ours >= SIZES
    twice = {(each.pairs, each.rounds) for each in library() if each.kind in REPEATING}
    assert ours - SIZES == {size for size in twice if size[1] >= size[0] - 1 + size[0] % 2} - SIZES
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
    (16, 8): 94.64,
    (18, 9): 93.90,
    (20, 10): 93.80,
    (22, 11): 93.41,
    (24, 12): 94.00,
    (26, 13): 93.96,
    (14, 9): 86.73,
    (12, 8): 92.50,
    (8, 7): 100,
    (10, 9): 83.33,
    (12, 11): 100,
    (14, 13): 91.30,
    (16, 15): 100,
    (18, 17): 94.74,
    (20, 19): 100,
    (22, 21): 96.11,
    (10, 6): 100,
    (10, 7): 86.27,
    (12, 9): 94.87,
    (14, 10): 92.71,
    (16, 11): 93.85,
}
# Where pairs meet twice. The first five are those of other libraries.
BEST_OF_TWICE = {
    (12, 7): 98.26,
    (14, 8): 96.77,
    (16, 9): 93.03,
    (18, 10): 93.54,
    (20, 11): 92.18,
}


def best_of(listed) -> dict[tuple[int, int], float]:
    """The best quality by pairs and rounds."""
    found: dict[tuple[int, int], float] = {}
    for each in listed:
        size = each.pairs, each.rounds
        found[size] = max(each.qf or 0, found.get(size, 0))
    return found


def test_they_are_at_least_as_good_as_what_was_known():
    once = best_of(each for each in library() if each.kind not in ("other", *REPEATING))
    twice = best_of(each for each in library() if each.kind in REPEATING)
    assert {size: once[size] for size, qf in BEST_KNOWN.items() if once[size] < qf - 0.005} == {}
    assert {
        size: twice[size] for size, qf in BEST_OF_TWICE.items() if twice[size] < qf - 0.005
    } == {}


def merit(listed) -> float:
    """What bases are compared by."""
    return (listed.qf or 0) - SHARING * listed.sharing


def test_pairs_meet_twice_only_where_the_kind_says_so_and_where_it_is_worth_it():
    for each in library():
        if each.kind == "other":
            continue
        met = Counter(frozenset(at.seated) for at in load(each).encounters)
        assert max(met.values()) == 1 + (each.kind in REPEATING), each.file
        if each.kind in REPEATING:
            rivals = (other for other in library() if other.kind not in ("other", *REPEATING))
            size = each.pairs, each.rounds
            merits = [merit(other) for other in rivals if (other.pairs, other.rounds) == size]
            assert merit(each) > max(merits, default=0), each.file


def test_large_mitchells_and_extended_ones_need_no_shared_boards():
    for each in library():
        if each.kind == "mitchell" and each.pairs in (8, 10, 14, 16, 18, 20, 22, 24):
            assert (each.sharing, each.relay) == (0, 0), each.file
        if each.kind == "extended" and each.pairs >= 10 and each.pairs % 2 == 0:
            assert each.sharing == 0, each.file


CLAIMS = ("reaches the bound of all movements", "reaches the bound of this base")


def test_no_more_is_claimed_than_is_so():
    for each in library():
        claims = each.found.removeprefix("found by vpdesk: ").split("; ")
        if CLAIMS[0] in claims:
            assert each.qf == 100, each.file
        if CLAIMS[1] in claims:
            assert each.qf == pytest.approx(each.qf_bound, abs=1e-5), each.file
