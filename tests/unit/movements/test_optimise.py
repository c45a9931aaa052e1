"""The search for the best switches: what it finds, what it proves, what it leaves alone."""

from __future__ import annotations

import inspect
import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.unit.movements.drawn import REAL as REAL_ONES
from tests.unit.movements.drawn import movements
from vpdesk.movements.bases import base_steps
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.howell import howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.starters import find_base
from vpdesk.movements.errors import MovementError
from vpdesk.movements.freedom import freedom
from vpdesk.movements.measures import balance, quality, sum_of_squares
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.movements.optimise import Progress, Stop, optimise_steps, quick_search
from vpdesk.movements.sit_out import without_each
from vpdesk.movements.switch_search import Goal, Problem, SwitchSearch
from vpdesk.movements.symmetry import symmetries
from vpdesk.movements.units import played

REAL = {each.name: each for each in REAL_ONES}


def last(steps) -> Progress:
    """What a search that runs to its end returns."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


def until(steps, qf: float) -> Progress:
    """Close a search as soon as it has found so high a Qf."""
    for step in steps:
        if step.qf >= qf - 0.005:
            steps.close()
            return step
    raise AssertionError(f"a Qf of {qf} was not found")


def goal_of(movement: Movement, weight: int) -> Goal:
    """The goal as the measures have it, slowly."""
    matrix = balance(movement)
    squares = [each for _, each in without_each(played(movement), matrix)]
    entries = matrix[np.triu_indices(len(matrix), 1)].astype(object)
    total, count = entries.sum(), len(entries)
    third, fourth = (entries**3).sum(), (entries**4).sum()
    return Goal(
        sum_of_squares(matrix),
        sum(squares) + weight * min(squares),
        count * fourth - 4 * total * third,
    )


@settings(max_examples=40, deadline=None)
@given(movement=movements(), data=st.data())
def test_a_search_knows_its_state(movement, data):
    if movement.individual or max(len(movement.in_round(r)) for r in (1, movement.rounds)) < 3:
        movement = barometer(8)
    encounters = range(len(movement.encounters))
    search = SwitchSearch(Problem(movement, [(at,) for at in encounters], 2), 1)
    bits = np.array([data.draw(st.integers(0, 1)) for _ in encounters], np.int8)
    search.go_to(bits)
    switched = movement.switch({movement.encounters[at].place for at in np.flatnonzero(bits)})
    assert search.squares == sum_of_squares(balance(switched))
    search.anneal(1, 1e-9, 1.0)
    found = movement.switch({movement.encounters[at].place for at in np.flatnonzero(search.bits)})
    assert search.best == goal_of(found, 2)


@pytest.mark.parametrize("name", ["Howell05T2B20", "Howell06T3B20", "Howell3TableNoRelay"])
def test_boards_are_the_unit_where_sets_overlap(name):
    movement = REAL[name]
    search = SwitchSearch(
        Problem(movement, [(at,) for at in range(len(movement.encounters))], 2), 5
    )
    search.anneal(3000, 60, 0.999)
    found = movement.switch({movement.encounters[at].place for at in np.flatnonzero(search.bits)})
    assert search.best.squares == sum_of_squares(balance(found))
    assert search.best.squares <= sum_of_squares(balance(movement))


def test_an_enumeration_finds_what_trying_everything_finds():
    movement = mitchell(6)
    places = [each.place for each in movement.encounters]
    best = min(
        goal_of(movement.switch(set(itertools.compress(places, bits))), 2)
        for bits in itertools.product((0, 1), repeat=len(places))
    )
    found = last(optimise_steps(movement, threads=2))
    assert found.goal == best == goal_of(found.best, 2)
    assert found.stop is Stop.ENUMERATED


@pytest.mark.parametrize(("pairs", "qf"), [(6, 63.16), (8, 68.75), (10, 74.68)])
def test_small_mitchells_are_proven(pairs, qf):
    found = last(optimise_steps(mitchell(pairs)))
    assert round(found.qf, 2) == qf
    assert found.stop is Stop.ENUMERATED
    assert found.qf == quality(found.best).qf


def test_a_barometer_of_six_pairs_is_proven():
    found = last(optimise_steps(barometer(6)))
    assert (round(found.qf, 2), found.stop) == (60, Stop.ENUMERATED)


@pytest.mark.parametrize(
    ("movement", "qf"),
    [
        (mitchell(12), 84.00),
        (mitchell(14), 92.00),
        (mitchell(16), 91.38),
        (mitchell(18), 93.90),
        (mitchell(20), 93.80),
        (barometer(10), 83.33),
        (barometer(14), 91.30),
        (barometer(22), 96.11),
        (howell(14, 9), 86.73),
        (howell(12, 9), 92.35),
        (howell(12, 8), 92.50),
    ],
    ids=lambda value: f"{value.name} {value.pairs}" if isinstance(value, Movement) else str(value),
)
def test_the_best_that_is_known_is_found(movement, qf):
    step = until(optimise_steps(movement), qf)
    assert {each.seated[0] + each.seated[1] for each in step.best.encounters} == {
        each.seated[0] + each.seated[1] for each in movement.encounters
    }


def test_a_search_knows_when_it_is_done():
    found = last(optimise_steps(mitchell(14), threads=2))
    assert round(found.qf, 2) == 92.00
    assert found.stop is Stop.TRIED
    assert found.tries < 40_000_000  # in each second a core makes about as many
    assert found.goal == goal_of(found.best, 2)


def test_order_sets_in_early_in_a_skip_mitchell_of_fourteen_tables():
    found = until(optimise_steps(mitchell(28, 13, skip=True), threads=2), 87.45)
    assert found.tries < 40_000_000


def test_the_weight_moves_between_the_average_and_the_best_sit_out():
    average, best = (last(optimise_steps(mitchell(10), weight=w)) for w in (0, 20))
    assert (average.goal, best.goal) == (goal_of(average.best, 0), goal_of(best.best, 20))
    assert average.qf == best.qf
    assert average.qf1av > best.qf1av
    assert quality(average.best).qf1max < quality(best.best).qf1max


def test_a_perfect_arrangement_is_found_from_a_random_start():
    movement = barometer(16)
    chances = np.random.default_rng(3)
    mixed = movement.switch({e.place for e in movement.encounters if chances.integers(2)})
    assert quality(mixed).qf < 80
    assert until(optimise_steps(mixed), 100).qf == 100


def test_the_same_seed_gives_the_same_on_any_number_of_threads():
    movement = REAL["Howell07T3B21"].without(7)
    one = last(optimise_steps(movement, seed=4, threads=1))
    three = last(optimise_steps(movement, seed=4, threads=3))
    assert (one.best, one.goal, one.stop) == (three.best, three.goal, three.stop)


def test_locked_places_stay_as_they_are():
    movement = mitchell(10)
    locked = {each.place for each in movement.encounters if each.round in (2, 5)}
    found = last(optimise_steps(movement, locked=locked))
    kept = {each.place: each for each in movement.encounters}
    assert all(each == kept[each.place] for each in found.best.encounters if each.place in locked)
    assert found.stop is Stop.ENUMERATED
    assert found.qf > quality(movement).qf


def test_where_all_is_locked_there_is_nothing_to_do():
    movement = mitchell(10)
    found = last(optimise_steps(movement, locked={each.place for each in movement.encounters}))
    assert (found.best, found.stop) == (movement, Stop.ENUMERATED)


@pytest.mark.parametrize(("pairs", "qf"), [(12, 79.75), (14, 92.00), (16, 91.38)])
def test_whole_rounds_are_switched_as_a_whole(pairs, qf):
    movement = mitchell(pairs)
    found = last(optimise_steps(movement, whole_rounds=True))
    before = {each.place: each for each in movement.encounters}
    for number in range(1, movement.rounds + 1):
        changed = [each != before[each.place] for each in found.best.in_round(number)]
        assert all(changed) or not any(changed)
    assert found.stop is Stop.ENUMERATED
    assert found.qf >= qf - 0.005


def test_of_what_comes_to_the_same_the_fewest_switches_are_taken():
    movement = mitchell(14)
    free = freedom(movement, (), whole_rounds=False)
    everything = np.ones(len(movement.encounters), np.bool_)
    assert not free.bits(everything).any()
    assert not free.turned(np.ones(len(free.groups), np.int8), len(everything)).sum() > 21


def test_a_closed_search_ends_its_threads():
    steps = optimise_steps(barometer(20), threads=2)
    first = next(steps)
    steps.close()
    assert first.stop is Stop.RUNNING
    assert first.qf > 50


def test_a_symmetry_renames_pairs_and_sets():
    movement = barometer(12)
    shifts = symmetries(movement)
    assert [len(each.orbits) for each in shifts] == [6]
    assert sorted(at for orbit in shifts[0].orbits for at in orbit) == list(range(66))
    assert not symmetries(REAL["Howell06T3B15Relay"].without(6))


def test_a_base_search_beats_the_switches_of_a_poor_base():
    movement = find_base(12, 8, 2).with_boards(3)
    poor = quick_search(movement, 1)
    steps = base_steps(movement, bases=30, threads=2)
    found = until(steps, 92.50)
    assert poor.qf < 90
    assert (found.best.rounds, found.best.boards) == (8, movement.boards)
    assert inspect.getgeneratorstate(steps) != inspect.GEN_RUNNING


def test_a_base_search_says_which_sizes_there_are():
    with pytest.raises(MovementError, match="8 to 15 rounds, not 7"):
        next(base_steps(mitchell(16, 7)))


def test_individuals_are_not_searched():
    individual = Movement(4, 1, 1, (Encounter(1, 1, 1, 2, 1, 3, 4),), ((1,),), individual=True)
    with pytest.raises(MovementError, match="individual"):
        next(optimise_steps(individual))
