"""The simulation agrees with results counted out one by one, with print, and with itself."""

from itertools import permutations
from random import Random

import numpy as np
import pytest

from tests.unit.movements import naive
from tests.unit.movements.known import (
    all_play_all,
    described,
    mitchell,
    overlapping,
    real,
    reference_values,
)
from vpdesk.movements.errors import MovementError
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.movements.places import PlacesFound, Sampling, places_steps

MANY = 80_000


def sampled(movement: Movement, samples: int, seed: int = 1) -> PlacesFound:
    *_, last = places_steps(movement, samples, seed)
    return last


def played_with(movement: Movement, strengths: object, step: int) -> PlacesFound:
    sampling = Sampling(movement)
    rows = np.array(strengths, np.int16)
    for start in range(0, len(rows), step):
        sampling.add(rows[start : start + step])
    return sampling.places()


def random_strengths(pairs: int, samples: int) -> list[list[int]]:
    chance = Random(pairs)
    return [chance.sample(range(pairs), pairs) for _ in range(samples)]


@pytest.mark.parametrize("name", ["Mitchell3Table", "Howell06T3B15Relay"])
def test_all_assignments_of_six_pairs(name):
    everything = list(permutations(range(6)))
    places = played_with(real(name), everything, 720)
    sdb3, chances = naive.places(real(name), everything)
    assert places.samples == 720
    assert places.chances == pytest.approx(np.array(chances, float), rel=1e-12)
    assert places.sdb3 == pytest.approx(sdb3, rel=1e-6)
    assert places.qb == pytest.approx(100 / (1 + sdb3), rel=1e-6)
    assert places.qd == pytest.approx(100 * float(sum(chances[i][i] for i in range(6))) / 6)


@pytest.mark.parametrize(
    "movement",
    [
        real("Howell07T3B21"),
        real("Howell09T4B18"),
        overlapping("Howell06T3B20"),
        overlapping("Howell05T2B20"),
        mitchell(10, 5, [5]).without(10),
        real("Howell08T4B14").without(2),
        real("Howell06T3B15Relay").without(1),
        all_play_all(20),
        Movement(2, 1, 1, (Encounter(1, 1, 1, 2, 1),), ((1,),)),
    ],
    ids=lambda movement: f"{movement.pairs} pairs {movement.rounds} rounds",
)
def test_given_assignments(movement):
    strengths = random_strengths(movement.pairs, 21)
    places = played_with(movement, strengths, 21)
    sdb3, chances = naive.places(movement, strengths)
    assert places.chances == pytest.approx(np.array(chances, float), rel=1e-12)
    assert places.sdb3 == pytest.approx(sdb3, rel=1e-5)


@pytest.mark.parametrize(
    "row",
    {row["sdb3"]: row for row in reference_values()}.values(),
    ids=lambda row: row["name"],
)
def test_printed_values(row):
    """Each was printed after 40,000 samples: much noise where the lines never change."""
    places = sampled(described(row["name"]), MANY)
    noise = 0.01 if row["name"].endswith("switch -") else 0.005
    assert places.sdb3 == pytest.approx(float(row["sdb3"]), rel=noise)
    assert places.qb == pytest.approx(float(row["Qb"]), rel=noise)
    assert places.qd == pytest.approx(float(row["Qd"]), rel=noise)


def test_no_luck_among_four_pairs():
    places = sampled(real("Howell04T2B18"), 1000)
    assert (places.sdb3, places.qb, places.qd) == (0, 100, 75)


def test_few_pairs_are_played_in_all_orders():
    places = sampled(real("Mitchell3Table"), 720)
    whole = played_with(real("Mitchell3Table"), list(permutations(range(6))), 720)
    assert (places.samples, places.sdb3, places.qd) == (720, whole.sdb3, whole.qd)
    assert sampled(real("Mitchell3Table"), 719).sdb3 != whole.sdb3


def test_places_are_shared_out():
    chances = sampled(mitchell(14, 7, [7]), 500).chances
    assert chances.sum(axis=0) == pytest.approx(1)
    assert chances.sum(axis=1) == pytest.approx(1)
    assert (chances >= 0).all()


def test_strengths_are_drawn_evenly():
    sampling = Sampling(all_play_all(6))
    strengths = sampling.draw(36_000, np.array([3], np.uint64))
    orders, often = np.unique(strengths, axis=0, return_counts=True)
    assert len(orders) == 720
    assert (np.sort(strengths, axis=1) == range(6)).all()
    # The sum is chi-square distributed with 719 degrees of freedom: 719 +- 38.
    assert 719 - 190 < ((often - 50) ** 2 / 50).sum() < 719 + 190


def test_parts_give_what_the_whole_gives():
    strengths = random_strengths(14, 203)
    whole = played_with(real("Howell14T7B26"), strengths, 203)
    for step in (1, 16, 50):
        parts = played_with(real("Howell14T7B26"), strengths, step)
        assert (parts.sdb3, parts.qd) == (whole.sdb3, whole.qd)
        assert (parts.chances == whole.chances).all()


def test_drawing_in_parts():
    sampling = Sampling(mitchell(12, 6))
    whole = sampling.draw(50, np.array([9], np.uint64))
    state = np.array([9], np.uint64)
    parts = [sampling.draw(count, state) for count in (1, 30, 19)]
    assert (np.concatenate(parts) == whole).all()


def test_a_seed_gives_the_same_everywhere():
    one, again, other = (sampled(real("Howell10T5B18"), 3000, seed) for seed in (1, 1, 2))
    assert (one.chances == again.chances).all()
    assert (one.chances != other.chances).any()
    assert (one.sdb3, one.qd) == pytest.approx((1.6498863542645796, 67.72333333333333), rel=1e-12)


def test_results_come_step_by_step():
    seen = []
    steps = places_steps(mitchell(100, 50), 20_000)
    seen = [next(steps).samples for _ in range(3)]
    steps.close()
    assert seen == [seen[0], 2 * seen[0], 3 * seen[0]]
    assert seen[2] < 20_000


def test_the_last_step_is_the_result():
    steps = places_steps(real("Howell08T4B14"), 1000)
    last = next(steps)
    with pytest.raises(StopIteration) as stopped:
        next(steps)
    assert stopped.value.value.samples == last.samples == 1000


def test_individuals_are_refused():
    seats = Encounter(1, 1, 1, 2, 1, south=3, west=4)
    movement = Movement(4, 1, 1, (seats,), ((1,),), individual=True)
    with pytest.raises(MovementError, match="individual"):
        next(places_steps(movement))
