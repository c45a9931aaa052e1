"""Base movements of few orbits: what they keep to, and how good the best of them are."""

from collections import Counter

import pytest

from vpdesk.movements.bases import BaseLimits, base_steps
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.orbits import BaseShape, find_orbits, shapes
from vpdesk.movements.measures import quality
from vpdesk.movements.optimise import Progress, quick_search
from vpdesk.movements.seating import relayed, shared, stationary
from vpdesk.movements.stands import with_fewest_stands


def best_of(steps, qf: float) -> Progress:
    """Close a search as soon as it has found so high a Qf."""
    for step in steps:
        if step.qf >= qf - 0.005:
            steps.close()
            return step
    raise AssertionError(f"a Qf of {qf} was not found")


def meetings(movement) -> Counter[int]:
    """How many pairs of pairs meet so often."""
    met = Counter(frozenset(each.seated) for each in movement.encounters)
    return Counter(met.values())


@pytest.mark.parametrize(("pairs", "rounds"), [(6, 5), (8, 5), (10, 6), (12, 8), (14, 9), (16, 9)])
def test_every_shape_keeps_its_word(pairs, rounds):
    found = 0
    for shape in shapes(pairs, rounds, twice=True):
        movement = find_orbits(shape, 3)
        if movement is None:
            continue
        found += 1
        assert (movement.pairs, movement.rounds, movement.sets) == (pairs, rounds, rounds)
        played = Counter((pair, e.board_set) for e in movement.encounters for pair in e.seated)
        assert set(played.values()) == {1}
        assert len(played) == pairs * rounds  # with rounds and pairs, as a movement is checked
        assert max(meetings(movement)) <= 1 + shape.twice
        assert shape.sharing or not shared(movement)
        if shape.lines:
            assert sorted(stationary(movement)) == list(range(1, pairs // 2 + 1))
            assert meetings(movement)[2] == pairs // 2 * (rounds - pairs // 2)
    assert found > 3


def test_the_same_seed_gives_the_same_base():
    shape = BaseShape(16, 9, 7, True, 1, True, False)
    assert find_orbits(shape, 5) == find_orbits(shape, 5) != find_orbits(shape, 6)


# What other libraries have: with pairs that meet twice, or a double weave without shared boards.
@pytest.mark.parametrize(
    ("shape", "qf"),
    [
        (BaseShape(10, 6, 3, False, 1, False, False), 100.00),
        (BaseShape(12, 7, 5, True, 1, True, False), 98.26),
        (BaseShape(14, 8, 6, True, 1, True, False), 96.77),
        (BaseShape(16, 9, 7, True, 1, True, False), 93.03),
        (BaseShape(18, 10, 8, True, 1, True, False), 93.54),
        (BaseShape(16, 8, 7, True, 1, False, False), 94.64),
        (BaseShape(20, 10, 7, True, 3, False, False), 93.80),
        (BaseShape(24, 12, 11, True, 1, False, False), 94.00),
    ],
    ids=lambda value: f"{value.pairs}/{value.rounds}" if isinstance(value, BaseShape) else "",
)
def test_a_shape_has_bases_of_the_best_known_quality(shape, qf):
    assert shape in shapes(shape.pairs, shape.rounds, twice=True)
    found = (find_orbits(shape, seed) for seed in range(1, 60))
    good = (quick_search(each, 1) for each in found if each)
    best = next(each for each in good if each.qf >= qf - 0.005)
    assert quality(best.best).qf == best.qf
    assert not shared(best.best)


def test_pairs_meet_twice_only_where_they_may():
    once = best_of(base_steps(howell(12, 7), bases=60), 80)
    twice = best_of(base_steps(howell(12, 7), twice=True, bases=60), 98.26)
    assert max(meetings(once.best)) == 1
    assert max(meetings(twice.best)) == 2


def test_a_field_with_a_sit_out_has_bases_too():
    found = best_of(base_steps(howell(9, 6), bases=60), 82.7)
    assert found.best.pairs == 9
    assert quality(found.best).qf == found.qf > quality(howell(9, 6)).qf


def test_the_same_seed_finds_the_same_on_any_number_of_threads():
    first = [next(base_steps(mitchell(8).with_boards(3), bases=1, threads=n)) for n in (1, 2)]
    assert first[0].best == first[1].best
    assert first[0].best.boards == mitchell(8).with_boards(3).boards


def test_rounds_are_put_in_an_order_with_few_stands():
    shape = BaseShape(14, 10, 3, False, 2, False, False)
    saved = 0
    for seed in range(1, 6):
        movement = find_orbits(shape, seed).with_boards(3)
        better = with_fewest_stands(movement)
        assert len(relayed(better)) <= len(relayed(movement))
        saved += len(relayed(movement)) - len(relayed(better))
        assert sorted(quality(better).qf1) == sorted(quality(movement).qf1)
        assert quality(better).qf == quality(movement).qf
        assert better.boards == movement.boards
    assert saved > 5
    for regular in (howell(12, 9), mitchell(14), mitchell(12)):
        assert with_fewest_stands(regular) == regular


def test_bases_keep_to_what_is_wanted_of_them():
    limits = BaseLimits(stationary=6, sharing=False)
    assert not limits.allow(howell(12, 8))
    mitchell_with_copies = BaseLimits(stationary=6, sharing=False, copies=2)
    assert mitchell_with_copies.allow(mitchell(12))
    assert not limits.allow(mitchell(12))
    steps = base_steps(howell(12, 8), twice=True, limits=limits, bases=60)
    found = next(step for step in steps if limits.allow(step.best))
    steps.close()
    assert len(stationary(found.best)) == 6
    assert not shared(found.best)
