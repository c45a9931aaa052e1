"""The measures agree with print, with their definitions written out, and with their own rules."""

import csv
from dataclasses import fields, replace
from itertools import combinations, product
from random import Random

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.unit.movements import naive
from tests.unit.movements.known import (
    DATA,
    ODD,
    OVERLAPPING,
    all_play_all,
    described,
    mitchell,
    overlapping,
    real,
    reference_values,
)
from vpdesk.movements.errors import MovementError
from vpdesk.movements.measures import balance, parity_squares, qf_from, quality, sum_of_squares
from vpdesk.movements.movement import Encounter, Movement
from vpdesk.movements.sit_out import without_each
from vpdesk.movements.strong_pairs import points_of_average_pairs
from vpdesk.movements.units import played

COLUMNS = {
    **{column: column for column in ("s", "d4", "s1min", "s1max", "s1dl", "sdw")},
    **{column: column.lower() for column in ("Qc", "Qf", "Qo", "Qf1min", "Qf1max", "Qf1av")},
    "Qfbound": "qf_bound",
}
BASES = (
    *(real(name) for name in (*ODD[:2], "Howell06T3B15Relay", "Howell10T5B24Relay")),
    *(overlapping(name) for name in OVERLAPPING),
    mitchell(8, 4),
    mitchell(10, 4),
    all_play_all(8),
    mitchell(10, 5).without(10),
    real("Howell08T4B14").without(3),
)


def ids(movement: Movement) -> str:
    return f"{movement.pairs} pairs {movement.rounds} rounds"


@st.composite
def movements(draw) -> Movement:
    """A movement with some encounters switched and the pairs renumbered."""
    base = draw(st.sampled_from(BASES))
    chance = Random(draw(st.integers(0, 2**32)))
    switched = {each.place for each in base.encounters if chance.random() < 0.5}
    return renumbered(base.switch(switched), chance.sample(range(1, base.pairs + 1), base.pairs))


def renumbered(movement: Movement, numbers: list[int]) -> Movement:
    return replace(
        movement,
        encounters=tuple(
            replace(each, ns=numbers[each.ns - 1], ew=numbers[each.ew - 1])
            for each in movement.encounters
        ),
    )


@pytest.mark.parametrize("row", reference_values(), ids=lambda row: row["name"])
def test_printed_digits(row):
    movement = described(row["name"])
    measured = quality(movement)
    numbers = (movement.pairs, movement.rounds, balance(movement).sum() // 2)
    assert numbers == (int(row["P"]), int(row["R"]), int(row["S"]))
    for column, field in COLUMNS.items():
        value = getattr(measured, field)
        printed = "" if value is None else str(round(value, 5) + 0.0)
        assert printed == row[column], column
    assert measured.row_total == 2 * int(row["S"]) / int(row["P"])


def published_values() -> list[tuple[str, str, str]]:
    with (DATA / "published_values.csv").open(encoding="utf-8") as file:
        return [
            (row["movement"], row["quantity"], row["published"]) for row in csv.DictReader(file)
        ]


def test_mean_and_deviation_as_published():
    compared = 0
    for name, quantity, published in published_values():
        if " of B" not in quantity:
            continue
        tables = int(name.split()[1])
        switched = [int(each) for each in name.split("switched")[1] if each.isdigit()]
        matrix = balance(mitchell(2 * tables, tables, switched))
        values = matrix[np.triu_indices(len(matrix), 1)]
        measured = values.mean() if quantity.startswith("mean") else values.std()
        assert round(float(measured), len(published.split(".")[1])) == float(published)
        compared += 1
    assert compared == 12


@pytest.mark.parametrize(
    ("switched", "published", "digits"), [((), (33, 50), 0), ((1,), (40.48, 46.43), 2)]
)
def test_average_pairs_among_two_strong_ones_as_published(switched, published, digits):
    units = played(mitchell(14, 7, switched))
    matrix = balance(mitchell(14, 7, switched))
    shares = []
    for pair, points in enumerate(points_of_average_pairs(units, matrix, range(14))):
        others = [other for other in range(14) if other != pair]
        shares += [50 + 100 * points[a, c] / units.tops[pair] for a, c in combinations(others, 2)]
    assert (round(min(shares), digits), round(max(shares), digits)) == published


def test_one_strong_pair_as_published():
    """Bavin: against a pair that always tops most others have 52 of 112 matchpoints."""
    row = balance(mitchell(16, 8, [8]))[0, 1:]
    shares = [56 - int(each) for each in row]
    assert max(shares, key=shares.count) == 52


def test_perfect_howell_as_published():
    """Every two pairs of it are thrice in the same and thrice in opposite seats, and meet once."""
    movement = real("Howell08T4B14")
    for one, other in combinations(range(1, 9), 2):
        ways = [
            (one in tables_ns, other in tables_ns)
            for tables in naive.units(movement)
            for tables_ns in [{ns for ns, _ in tables}]
            if (one, other) not in tables and (other, one) not in tables
        ]
        assert len(ways) == 6
        assert sum(a == b for a, b in ways) == 3


@pytest.mark.parametrize(
    "movement",
    [*BASES, *(real(name) for name in ODD[2:])],
    ids=ids,
)
def test_definitions_written_out(movement):
    matrix, measured = balance(movement), quality(movement)
    values = naive.entries(movement)
    assert matrix[np.triu_indices(movement.pairs, 1)].tolist() == values
    assert (matrix == matrix.T).all()
    assert not matrix.diagonal().any()
    assert sum_of_squares(matrix) == sum(value**2 for value in values)
    assert measured.s == pytest.approx(naive.skewness(values))
    assert measured.qf == pytest.approx(naive.qf(values))
    assert measured.qc == pytest.approx(100 / (1 + naive.skewness(values) ** 2))
    if movement.pairs < 10:
        assert measured.sdw == pytest.approx(naive.sdw(movement))


@pytest.mark.parametrize("movement", [base for base in BASES if len(base.in_round(1)) > 2], ids=ids)
def test_sit_out_is_the_movement_without_the_pair(movement):
    left = [naive.entries(movement.without(pair)) for pair in range(1, movement.pairs + 1)]
    measured = quality(movement)
    assert measured.s1 == pytest.approx([naive.skewness(values) for values in left])
    assert measured.qf1 == pytest.approx([naive.qf(values) for values in left])
    assert measured.qf1av == pytest.approx(naive.qf([each for values in left for each in values]))
    assert (measured.qf1min, measured.qf1max) == (min(measured.qf1), max(measured.qf1))
    assert (measured.s1min, measured.s1max) == (min(measured.s1), max(measured.s1))


def test_one_more_pair_sits_out_of_a_movement_with_a_sit_out():
    eleven = quality(real("Howell11T5B22"))
    assert eleven.qf1 == pytest.approx(
        [naive.qf(naive.entries(real("Howell11T5B22").without(pair))) for pair in range(1, 12)]
    )


@pytest.mark.parametrize("name", ["Howell04T2B18", "Howell05T2B20"])
def test_two_tables_have_no_sit_out_quality(name):
    movement = overlapping(name)
    measured = quality(movement)
    assert measured.qf1av is measured.qf1min is measured.s1max is measured.s1dl is None
    assert set(measured.qf1) == set(measured.s1) == {None}
    assert measured.sdw is not None


def test_single_table_is_undefined_but_no_error():
    movement = Movement(2, 1, 1, (Encounter(1, 1, 1, 2, 1),), ((1,),))
    measured = quality(movement)
    assert measured.s is measured.qc is measured.qf is measured.qf_bound is measured.sdw is None
    assert (measured.d4, measured.qo, measured.row_total) == (0, 100, 0)


def test_who_shares_boards_in_every_round():
    """Table 1 and the last one share: their stationary pairs do so in every round."""
    movement = mitchell(12, 6, [6])
    measured = quality(movement)
    assert [pair for pair, is_at in enumerate(measured.sharing, 1) if is_at] == [1, 6]
    assert measured.s1dl == min(measured.s1[0], measured.s1[5])
    assert quality(mitchell(14, 7)).s1dl is None


def test_unequal_plays_are_approximate():
    for exact in (real("Howell11T5B22"), mitchell(12, 6), overlapping("Howell06T3B20")):
        assert not quality(exact).approximate
    assert quality(mitchell(12, 6).without(12)).approximate
    assert quality(mitchell(10, 5).without(1)).approximate


def test_individuals_are_refused():
    seats = Encounter(1, 1, 1, 2, 1, south=3, west=4)
    movement = Movement(4, 1, 1, (seats,), ((1,),), individual=True)
    for measure in (balance, quality):
        with pytest.raises(MovementError, match="individual"):
            measure(movement)


@given(movements(), st.data())
@settings(max_examples=15)
def test_turning_a_whole_set_changes_nothing(movement, data):
    board_set = data.draw(st.integers(1, movement.sets))
    turned = movement.switch(
        {each.place for each in movement.encounters if each.board_set == board_set}
    )
    assume(not movement.overlapping)
    assert (balance(turned) == balance(movement)).all()


@given(movements())
@settings(max_examples=15)
def test_rows_sum_to_the_half_tops_played(movement):
    half_tops = dict.fromkeys(range(1, movement.pairs + 1), 0)
    for tables in naive.units(movement):
        for ends in tables:
            for pair in ends:
                half_tops[pair] += len(tables) - 1
    assert balance(movement).sum(axis=0).tolist() == list(half_tops.values())


@given(movements())
@settings(max_examples=15)
def test_order_of_the_qualities(movement):
    measured = quality(movement)
    assert measured.qc <= measured.qf + 1e-9
    assert measured.qf <= measured.qf_bound + 1e-9
    assert measured.qf_bound <= 100


@given(movements(), st.randoms(use_true_random=False))
@settings(max_examples=15)
def test_numbers_of_pairs_do_not_matter(movement, chance):
    numbers = chance.sample(range(1, movement.pairs + 1), movement.pairs)
    before, after = quality(movement), quality(renumbered(movement, numbers))
    for name in (field.name for field in fields(before)):
        value = getattr(before, name)
        if isinstance(value, tuple):
            assert value == tuple(getattr(after, name)[number - 1] for number in numbers)
        else:
            assert getattr(after, name) == pytest.approx(value), name


@given(movements())
@settings(max_examples=15)
def test_switches_keep_the_bound(movement):
    switched = movement.switch({each.place for each in movement.encounters if each.round == 1})
    assert quality(switched).qf_bound == quality(movement).qf_bound


def test_sdw_follows_from_the_sums_of_squares():
    """In complete all-play-alls sdw^2 is a + b SS + c sum of SS1: equal steps, equal steps."""
    chance = Random(4)
    base = real("Howell10T5B18")
    rows, wanted = [], []
    for _ in range(12):
        movement = base.switch({each.place for each in base.encounters if chance.random() < 0.5})
        measured = quality(movement)
        sit_outs = without_each(played(movement), balance(movement))
        squares1 = sum(squares for _, squares in sit_outs)
        rows.append([1, sum_of_squares(balance(movement)), squares1])
        wanted.append(measured.sdw**2)
    solution, *_ = np.linalg.lstsq(np.array(rows, float), np.array(wanted))
    assert np.array(rows) @ solution == pytest.approx(wanted, rel=1e-8)


@given(
    st.lists(st.integers(-1, 4), min_size=3, max_size=6).filter(lambda each: len(each) in (3, 6))
)
@settings(max_examples=30)
def test_cheapest_numbers_of_given_parities(values):
    size = 3 if len(values) < 6 else 4
    matrix = np.zeros((size, size), np.int64)
    matrix[np.triu_indices(size, 1)] = values
    cheapest = {0: 0}
    for value in values:
        raised: dict[int, int] = {}
        for (total, cost), number in product(cheapest.items(), range(-5, 8)):
            if (number - value) % 2 == 0:
                now = cost + number**2
                raised[total + number] = min(now, raised.get(total + number, now))
        cheapest = raised
    assert parity_squares(matrix + matrix.T) == cheapest[sum(values)]


@given(st.integers(0, 60), st.integers(1, 12))
@settings(max_examples=30)
def test_least_sum_of_squares(total, count):
    numbers = [total] + [0] * (count - 1)
    if total:
        assert qf_from(total, count, total**2) == pytest.approx(naive.qf(numbers))
    else:
        assert qf_from(0, count, 0) is None
