"""The builders: what they build can be played, without repeats, for every size."""

from __future__ import annotations

import csv
import re
from collections import Counter
from itertools import combinations

import pytest

from tests.folders import TESTS
from tests.unit.movements.builders_builders import assert_fair, meetings, sharing
from vpdesk.movements.builders import BUILDERS
from vpdesk.movements.builders.appendix import with_appendix
from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.hesitation import double_hesitation, hesitation
from vpdesk.movements.builders.howell import howell, three_quarter_howell
from vpdesk.movements.builders.mitchell import mitchell, switch_one_in_eight
from vpdesk.movements.builders.perfect import PERFECT_PAIRS, difference_set, perfect
from vpdesk.movements.builders.starters import find_base, least_sharing
from vpdesk.movements.builders.whist import american_whist, rainbow
from vpdesk.movements.errors import MovementError
from vpdesk.movements.measures import balance, quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.seating import relayed, shared, sit_outs, stationary

REFERENCE = TESTS / "data" / "movements" / "reference_values.csv"
TABLES = range(2, 16)


def mitchells() -> list[tuple[int, int, bool]]:
    return [
        (tables, rounds, skip)
        for tables in TABLES
        for skip in (False, True)[: 2 - tables % 2]
        for rounds in range(1, tables + 1 - skip)
    ]


def test_mitchells_of_every_size_are_played_without_repeats() -> None:
    for tables, rounds, skip in mitchells():
        movement = mitchell(2 * tables, rounds, skip=skip)
        assert_fair(movement, 2 * tables, rounds)
        assert (movement.tables, movement.sets) == (tables, tables)
        residents = {table: table for table in range(1, tables + 1)}
        assert stationary(movement) == (residents if rounds > 1 else {})
        by_stand = tables % 2 == 0 and rounds > tables / 2 and not skip
        assert sharing(movement) == ({2} if by_stand else {0})


def test_in_a_mitchell_east_west_go_up_and_the_boards_down_a_table() -> None:
    later = {each.table: each for each in mitchell(14).in_round(3)}
    for each in mitchell(14).in_round(2):
        assert later[each.table % 7 + 1].ew == each.ew
        assert later[(each.table - 2) % 7 + 1].board_set == each.board_set


def test_a_complete_mitchell_gives_every_set_to_every_table() -> None:
    for tables in TABLES:
        sets = Counter(each.board_set for each in mitchell(2 * tables).encounters)
        assert set(sets.values()) == {tables}


def test_share_and_relay_is_at_the_first_and_last_table_with_the_stand_opposite() -> None:
    movement = mitchell(12)
    assert shared(movement) == {(number, table) for number in range(1, 7) for table in (1, 6)}
    assert {table for _, table in relayed(movement)} == {3}
    assert [each.board_set for each in movement.in_round(1)] == [1, 2, 3, 5, 6, 1]


def test_in_a_skip_mitchell_east_west_leave_out_a_table_after_half() -> None:
    at = {each.round: each.table for each in mitchell(16, skip=True).of_pair(9)}
    assert at == {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 7, 7: 8}


def test_with_an_odd_number_the_opponents_of_the_last_pair_sit_out() -> None:
    assert sit_outs(mitchell(9, 3)) == {1: (5,), 2: (1,), 3: (2,)}
    for tables, rounds, skip in mitchells():
        if rounds > 1:
            assert_fair(mitchell(2 * tables - 1, rounds, skip=skip), 2 * tables - 1, rounds)


def test_all_tables_of_a_switched_round_are_switched() -> None:
    plain, turned = mitchell(14), mitchell(14, switch=(2, 7))
    for one, other in zip(plain.encounters, turned.encounters, strict=True):
        assert other == (one.switched() if one.round in {2, 7} else one)


@pytest.mark.parametrize(("pairs", "rounds"), [(8, [4]), (14, [7]), (24, [11, 12]), (40, [19, 20])])
def test_one_round_in_eight_is_switched(pairs: int, rounds: list[int]) -> None:
    assert (
        switch_one_in_eight(mitchell(pairs)).encounters == mitchell(pairs, switch=rounds).encounters
    )


def reference_mitchells() -> list[tuple[Movement, dict[str, str]]]:
    found = []
    with REFERENCE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if numbers := re.fullmatch(r"Mitchell (\d+)p (\d+)r switch (.*)", row["name"]):
                switch = [int(number) for number in re.findall(r"\d+", numbers[3])]
                found.append((mitchell(int(numbers[1]), int(numbers[2]), switch), row))
    return found


def test_mitchells_have_the_reference_values() -> None:
    mitchells = reference_mitchells()
    assert len(mitchells) == 15
    for movement, row in mitchells:
        measured = quality(movement)
        for name in ("qf", "qf1av", "qf1min", "qf1max"):
            expected = float(row[name.replace("q", "Q")])
            assert getattr(measured, name) == pytest.approx(expected, abs=6e-6)
        s1dl = float(row["s1dl"]) if row["s1dl"] else None
        assert measured.s1dl == (s1dl if s1dl is None else pytest.approx(s1dl, abs=6e-6))


def test_bases_of_every_size_are_played_without_repeats() -> None:
    for tables in TABLES:
        for rounds in range(tables, 2 * tables):
            movement = find_base(2 * tables, rounds, seed=3)
            assert_fair(movement, 2 * tables, rounds)
            assert (movement.tables, movement.sets) == (tables, rounds)
            assert sharing(movement) == {least_sharing(2 * tables, rounds)}
            sets = Counter(each.board_set for each in movement.encounters)
            assert set(sets.values()) == {tables}
            residents = set(stationary(movement).values())
            assert residents == set(range(rounds + 1, 2 * tables + 1))


def test_moving_pairs_follow_the_next_lower_number() -> None:
    movement = find_base(14, 9, seed=1)
    seats = {(each.table, each.ns < 10): each for each in movement.in_round(4)}
    for each in movement.in_round(5):
        before = seats[each.table, each.ns < 10]
        assert each.ew == before.ew % 9 + 1
        assert each.board_set == before.board_set % 9 + 1


def test_a_seed_gives_the_same_base_and_another_one_another() -> None:
    assert find_base(20, 15, seed=7) == find_base(20, 15, seed=7)
    assert len({find_base(20, 15, seed=seed).encounters for seed in range(8)}) == 8


def test_howells_of_every_size_are_played_without_repeats() -> None:
    for pairs in range(3, 31):
        seated = pairs + pairs % 2
        step = seated // 2 - 2 if pairs % 2 and pairs > 5 else 1  # they are even ones less a pair
        for rounds in range(seated // 2 + 1, seated, step):
            movement = howell(pairs, rounds)
            assert_fair(movement, pairs, rounds)
            complete = rounds == seated - 1
            assert movement.name.endswith("Howell")
            assert movement.name.startswith("Three-quarter") == (not complete)
            if complete:
                assert len(meetings(movement)) == pairs * (pairs - 1) // 2
            assert max(sharing(movement)) <= least_sharing(seated, rounds)


@pytest.mark.parametrize(
    ("pairs", "rounds", "qf"),
    [(10, 9, 83.3), (14, 13, 91.3), (18, 17, 94.7), (22, 21, 96.5)],
)
def test_complete_howells_are_chosen_for_their_balance(pairs: int, rounds: int, qf: float) -> None:
    assert quality(howell(pairs, rounds)).qf == pytest.approx(qf, abs=0.06)


@pytest.mark.parametrize(
    ("pairs", "rounds"), [(4, 3), (8, 5), (10, 7), (12, 8), (13, 10), (14, 10), (16, 11)]
)
def test_a_three_quarter_howell_has_about_three_quarters(pairs: int, rounds: int) -> None:
    assert three_quarter_howell(pairs).rounds == rounds


@pytest.mark.parametrize("pairs", PERFECT_PAIRS)
def test_perfect_howells_are_perfect(pairs: int) -> None:
    movement = perfect(pairs)
    assert_fair(movement, pairs, pairs - 1)
    assert sharing(movement) == {0}
    matrix = balance(movement)
    assert {int(matrix[i, j]) for i, j in combinations(range(pairs), 2)} == {pairs // 2 - 1}
    assert howell(pairs) == movement


@pytest.mark.parametrize("circle", [7, 11, 15, 19, 23])
def test_difference_sets_have_every_distance_equally_often(circle: int) -> None:
    places = difference_set(circle)
    distances = Counter((one - other) % circle for one in places for other in places)
    del distances[0]
    assert len(distances) == circle - 1
    assert set(distances.values()) == {(circle - 3) // 4}


def test_barometers_of_every_size_are_round_robins_on_the_same_boards() -> None:
    for pairs in range(3, 31):
        circle = pairs - 1 + pairs % 2
        movement = barometer(pairs)
        assert_fair(movement, pairs, circle)
        assert movement.tables == pairs // 2
        assert len(meetings(movement)) == pairs * (pairs - 1) // 2
        assert all(each.board_set == each.round for each in movement.encounters)
        for rounds in (circle // 2 + 1, circle - 1):
            assert_fair(barometer(pairs, rounds), pairs, rounds)


@pytest.mark.parametrize(
    ("pairs", "qf"),
    [(6, 60), (8, 100), (10, 83.33), (14, 91.30), (16, 100), (18, 94.74), (20, 100), (30, 98.13)],
)
def test_barometers_are_balanced(pairs: int, qf: float) -> None:
    assert quality(barometer(pairs)).qf == pytest.approx(qf, abs=0.006)


def test_an_appendix_table_takes_two_more_pairs() -> None:
    base = howell(14, 10)
    movement = with_appendix(base)
    assert_fair(movement, 16, 10)
    assert (movement.tables, movement.sets) == (8, base.sets)
    assert stationary(movement)[8] == 16
    assert 15 in stationary(movement).values()
    assert sharing(movement) == {2}


def test_an_appendix_table_goes_where_the_balance_is_best() -> None:
    base = howell(14, 12)
    taken = []
    for table in range(1, base.tables + 1):
        if table not in stationary(base):
            taken.append(quality(with_appendix(base, table)).qf or 0)
        else:
            with pytest.raises(MovementError, match=f"Table {table} can take no"):
                with_appendix(base, table)
    assert quality(with_appendix(base)).qf == max(taken)
    assert min(taken) < max(taken)


def test_a_howell_with_switched_tables_takes_an_appendix_table() -> None:
    base = howell(16, 12)
    switched = base.switch(
        {each.place for each in base.encounters if (each.round + each.table) % 3}
    )
    assert_fair(with_appendix(switched), 18, 12)


def test_a_mitchell_takes_no_appendix_table() -> None:
    with pytest.raises(MovementError, match="No table can take"):
        with_appendix(mitchell(14))


@pytest.mark.parametrize(
    ("name", "pairs", "options", "words"),
    [
        ("mitchell", 2, {}, "3 to 200 pairs, not 2"),
        ("mitchell", 201, {}, "3 to 200 pairs, not 201"),
        ("mitchell", 14, {"rounds": 8}, "7 tables has 1 to 7 rounds, not 8"),
        ("mitchell", 14, {"rounds": 0}, "not 0"),
        ("mitchell", 14, {"skip": True}, "odd number, needs no skip"),
        ("mitchell", 16, {"skip": True, "rounds": 8}, "skip Mitchell with 8 tables has 1 to 7"),
        ("mitchell", 16, {"switch": [9]}, "Round 9 cannot be switched"),
        ("mitchell", 3, {"rounds": 1}, "Pair 2 never plays"),
        ("howell", 2, {}, "2 to 30 tables, not 2 pairs"),
        ("howell", 62, {}, "2 to 30 tables, not 62 pairs"),
        ("howell", 14, {"rounds": 7}, "14 pairs has 8 to 13 rounds, not 7"),
        ("threequarter", 14, {"rounds": 14}, "14 pairs has 8 to 13 rounds, not 14"),
        ("perfect", 14, {}, "8, 12, 16, 20, 24 pairs, not for 14"),
        ("barometer", 2, {}, "3 to 60 pairs, not 2"),
        ("barometer", 8, {"rounds": 8}, "8 pairs has 1 to 7 rounds, not 8"),
    ],
)
def test_what_cannot_be_built_is_refused_in_words(
    name: str, pairs: int, options: dict[str, object], words: str
) -> None:
    with pytest.raises(MovementError, match=words):
        BUILDERS[name](pairs, **options)


@pytest.mark.parametrize(("pairs", "rounds"), [(13, 9), (14, 6), (14, 14), (2, 1)])
def test_a_base_of_another_size_is_refused(pairs: int, rounds: int) -> None:
    with pytest.raises(MovementError):
        find_base(pairs, rounds, seed=1)


# Hesitations, teams and individuals


@pytest.mark.parametrize("build", [hesitation, double_hesitation])
@pytest.mark.parametrize("tables", range(5, 16))
def test_hesitations_have_rounds_more_than_tables_and_no_repeats(build, tables) -> None:
    extra = 1 + (build is double_hesitation)
    movement = build(2 * tables)
    assert_fair(movement, 2 * tables, tables + extra)
    assert movement.sets == tables + extra
    assert sharing(movement) == ({2} if extra == 1 and tables % 2 == 0 else {0})
    assert len(stationary(movement)) == tables - extra
    last = movement.rounds
    if (tables, extra) != (5, 2):  # which is even as it is
        assert (quality(build(2 * tables, switch=(last,))).qf or 0) > (quality(movement).qf or 0)
    one_less = build(2 * tables - 1)
    assert one_less.pairs == 2 * tables - 1
    assert {len(missing) for missing in sit_outs(one_less).values()} == {1}


@pytest.mark.parametrize("teams", [3, 5, 7, 9, 15])
def test_in_an_american_whist_all_teams_play_all_on_the_same_boards_both_ways(teams) -> None:
    movement = american_whist(2 * teams)
    played: dict[tuple[int, int], list[int]] = {}
    for each in movement.encounters:
        played.setdefault((each.ns, each.ew - teams), []).append(each.board_set)
    everybody = [(a, b) for a in range(1, teams + 1) for b in range(1, teams + 1) if a != b]
    assert sorted(played) == everybody
    assert all(played[a, b] == played[b, a] and len(played[a, b]) == 1 for a, b in everybody)
    assert sharing(movement) == {0}


@pytest.mark.parametrize("tables", [5, 7, 11, 13, 25])
def test_in_a_rainbow_everybody_has_everybody_of_the_other_seats_once(tables) -> None:
    movement = rainbow(4 * tables)
    assert movement.individual
    met = Counter(
        frozenset(both) for each in movement.encounters for both in combinations(each.seated, 2)
    )
    assert set(met.values()) == {1}
    assert len(met) == 6 * tables * tables
    assert sharing(movement) == {0}
    assert not relayed(movement)


@pytest.mark.parametrize(
    ("build", "reason"),
    [
        (lambda: hesitation(4), "has 5 to 200 pairs, not 4"),
        (lambda: double_hesitation(8), "has 9 to 200 pairs, not 8"),
        (lambda: hesitation(14, 9), "7 tables has 1 to 8 rounds, not 9"),
        (lambda: american_whist(12), "odd number of teams"),
        (lambda: rainbow(24), "2 or 3; not 24"),
        (lambda: rainbow(36), "2 or 3; not 36"),
    ],
)
def test_hesitations_whists_and_rainbows_of_other_sizes_are_refused(build, reason) -> None:
    with pytest.raises(MovementError, match=reason):
        build()
