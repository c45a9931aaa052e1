"""Builders for large fields, half tables, teams and individuals keep what they claim."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.unit.movements.builders_builders import assert_fair, meetings, sharing
from vpdesk.movements.builders import BUILDERS
from vpdesk.movements.builders.even import blackpool, double_weave, twin
from vpdesk.movements.builders.extended import extended
from vpdesk.movements.builders.individual import WHIST_PLAYERS, whist_tournament
from vpdesk.movements.builders.kinds import PLAYERS, RECORDS, TEAMS
from vpdesk.movements.builders.large import bowman, web
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.rover import bump, rover
from vpdesk.movements.builders.teams import matches, thurner
from vpdesk.movements.builders.whist import rainbow
from vpdesk.movements.errors import MovementError
from vpdesk.movements.measures import balance, quality
from vpdesk.movements.movement import Movement
from vpdesk.movements.optimise import optimise_steps
from vpdesk.movements.places import places_steps
from vpdesk.movements.seating import relayed, shared, sit_outs, stationary

LARGE = ("web", "bowman", "appendix-mitchell")


def record(key: str):
    (found,) = (each for each in RECORDS if each.key == key)
    return found


def tables_of_a_set(movement: Movement) -> int:
    """At how many tables a board set is at most in a round."""
    return max(Counter((each.round, each.board_set) for each in movement.encounters).values())


@pytest.mark.parametrize("each", RECORDS, ids=lambda each: each.key)
def test_a_builder_builds_what_its_record_says_and_nothing_else(each):
    served = []
    for pairs in (*range(1, 25), 52, 53, 60, 61):
        possible = sorted(each.rounds(pairs))
        if not possible:
            if each.entrants != TEAMS or pairs % 2 == 0:
                with pytest.raises(MovementError):
                    each.build(pairs)
            continue
        served.append(pairs)
        for rounds in {possible[0], possible[-1]}:
            movement = each.build(pairs) if each.all_rounds else each.build(pairs, rounds)
            assert (movement.pairs, movement.rounds) == (pairs, rounds)
            assert movement.individual == (each.entrants == PLAYERS)
    assert served
    assert each.sentence.endswith(".")
    assert each.source


@pytest.mark.parametrize("key", LARGE)
def test_large_fields_play_all_boards_and_meet_nobody_twice(key):
    each = record(key)
    for pairs in (*range(8, 53, 4), 14, 22, 30):
        for rounds in each.rounds(pairs):
            movement = each.build(pairs, rounds)
            assert_fair(movement, pairs, rounds)
            assert movement.sets == rounds
            odd_web = key == "web" and pairs % 4 == 2
            assert tables_of_a_set(movement) <= (3 if key == "bowman" or odd_web else 2)
            assert_fair(each.build(pairs - 1, rounds), pairs - 1, rounds)


def test_in_a_web_one_copy_lies_upwards_and_the_other_downwards():
    movement = web(20, 7)
    first = [each.board_set for each in movement.in_round(1)]
    assert first == [1, 2, 3, 4, 5, 4, 3, 2, 1, 7]
    second = [each.board_set for each in movement.in_round(2)]
    assert second == [2, 3, 4, 5, 6, 3, 2, 1, 7, 6]


def test_in_a_bowman_two_tables_are_added_and_the_boards_of_one_go_up():
    movement = bowman(20)
    assert (movement.tables, movement.rounds) == (10, 8)
    assert [each.board_set for each in movement.in_round(1)] == [1, 8, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [each.board_set for each in movement.in_round(2)][:3] == [2, 7, 2]
    assert len(stationary(movement)) == 10


@pytest.mark.parametrize("tables", range(4, 27, 2))
def test_a_blackpool_shares_no_boards_and_repeats_two_meetings(tables):
    movement = blackpool(2 * tables)
    assert (movement.rounds, movement.sets) == (tables + 2, tables + 2)
    assert sharing(movement) == {0}
    met = meetings(movement)
    assert Counter(met.values())[2] == 2 * tables
    assert len(met) == tables**2
    assert not any(sit_outs(movement).values())
    assert {at for _, at in relayed(movement)} <= {tables // 2, tables}
    assert {len(missing) for missing in sit_outs(blackpool(2 * tables - 1)).values()} == {1}


@pytest.mark.parametrize("tables", range(4, 14))
def test_in_an_extended_mitchell_everybody_meets_one_pair_twice(tables):
    movement = extended(2 * tables)
    assert (movement.rounds, movement.sets) == (tables + 1, tables + 1)
    twice = [both for both, times in meetings(movement).items() if times == 2]
    assert sorted(pair for both in twice for pair in both) == list(range(1, 2 * tables + 1))
    assert max(meetings(movement).values()) == 2
    assert sharing(movement) == {0}
    assert len(stationary(movement)) == tables
    assert not any(sit_outs(movement).values())


@pytest.mark.parametrize("tables", [6, 10, 14, 18, 22])
def test_in_a_twin_mitchell_both_sections_play_the_same_boards(tables):
    movement = twin(2 * tables)
    assert_fair(movement, 2 * tables, tables)
    assert movement.sets == tables
    assert sharing(movement) == {tables}
    assert tables_of_a_set(movement) == 2
    assert not relayed(movement)
    assert len(meetings(movement)) == tables**2
    half = {each.board_set for each in movement.encounters if each.round <= tables // 2}
    assert half == set(range(1, tables // 2 + 1))


@pytest.mark.parametrize("tables", [4, 8, 12, 16, 20, 24, 32, 100])
def test_a_double_weave_needs_neither_stand_nor_sharing(tables):
    movement = double_weave(2 * tables)
    assert_fair(movement, 2 * tables, tables)
    assert movement.sets == tables
    assert sharing(movement) == {0}
    assert not relayed(movement)
    assert len(stationary(movement)) == tables
    assert len({each.board_set for each in movement.of_pair(tables + 1)}) == tables


@pytest.mark.parametrize("tables", range(4, 27))
def test_with_a_rover_nobody_sits_out_twice(tables):
    movement = rover(2 * tables + 1)
    assert movement.tables == tables
    out = [pair for pairs in sit_outs(movement).values() for pair in pairs]
    assert len(out) == len(set(out)) == movement.rounds
    assert out[0] == movement.pairs
    twice = [both for both, times in meetings(movement).items() if times > 1]
    assert len(twice) == (tables in {9, 15, 21, 24})
    assert all(movement.pairs in both for both in twice)
    assert sharing(movement) == {0}
    unmoved = mitchell(2 * tables, movement.rounds, skip=tables % 2 == 0)
    assert movement.in_round(1) == unmoved.in_round(1)


@pytest.mark.parametrize("tables", range(4, 27))
def test_who_is_bumped_bumps_the_next(tables):
    movement = bump(2 * tables + 1)
    assert movement.rounds == tables - 1 - (tables % 2 == 0)
    out = [pair for pairs in sit_outs(movement).values() for pair in pairs]
    assert out == [movement.pairs, *range(1, movement.rounds)]
    assert max(meetings(movement).values()) == 1
    assert {each.table for each in movement.of_pair(movement.pairs)} == {1}
    assert {each.table for each in movement.of_pair(1)} <= {1, 2}


def test_the_rover_goes_up_two_tables():
    tables = {pairs: [each.table for each in rover(pairs).of_pair(pairs)] for pairs in (15, 17, 25)}
    assert tables[15] == [2, 4, 6, 1, 3, 5]
    assert tables[17] == [2, 4, 6, 3, 5, 7]
    assert tables[25] == [2, 4, 6, 12, 9, 7, 5, 3, 8, 10]


FIXED_TEAMS = [each for each in RECORDS if each.entrants == TEAMS and each.key != "changing-teams"]


@pytest.mark.parametrize("each", FIXED_TEAMS)
def test_teams_play_all_others_on_the_same_boards_both_ways(each):
    for teams in range(3, 31):
        if each.rounds(2 * teams):
            movement = each.build(2 * teams)
            assert matches(movement) == teams * (teams - 1) // 2
            assert not any(sit_outs(movement).values())
            assert matches(movement.switch({(1, 1), (2, 3)})) == matches(movement)


def test_what_is_no_movement_for_teams_has_no_matches():
    assert matches(mitchell(14)) == 0
    assert matches(whist_tournament(8)) == 0
    assert matches(mitchell(13)) == 0


def test_only_two_tables_of_a_thurner_share():
    for teams in (6, 8, 12, 14):
        assert sharing(thurner(2 * teams)) == {2}
    first = [each.ew - 6 for each in thurner(12).in_round(1)]
    assert first == [6, 3, 5, 2, 4, 1]


@pytest.mark.parametrize("players", WHIST_PLAYERS)
def test_in_a_whist_tournament_all_are_partners_once_and_opponents_twice(players):
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    movement = whist_tournament(players)
    for each in movement.encounters:
        partners.update(map(frozenset, ((each.ns, each.south), (each.ew, each.west))))
        opponents.update(
            frozenset((one, other))
            for one in (each.ns, each.south)
            for other in (each.ew, each.west)
        )
    everybody = {frozenset(both) for both in combinations(range(1, players + 1), 2)}
    assert set(partners) == set(opponents) == everybody
    assert set(partners.values()) == {1}
    assert set(opponents.values()) == {2}
    assert len(shared(movement)) == (0 if players == 4 else len(movement.encounters))


@pytest.mark.parametrize(
    ("key", "options", "words"),
    [
        ("web", {"pairs": 6}, "not for 6 pairs; take a Mitchell"),
        ("web", {"pairs": 26, "rounds": 12}, "it has 7, 9, 11 rounds, not 12"),
        ("web", {"pairs": 20, "rounds": 4}, "it has 5, 6, 7, 8, 9 rounds, not 4"),
        ("bowman", {"pairs": 20, "rounds": 9}, "it has 4, 6, 8 rounds, not 9"),
        ("appendix-mitchell", {"pairs": 20, "rounds": 9}, "it has 5, 7 rounds, not 9"),
        ("appendix-mitchell", {"pairs": 10}, "not for 10 pairs"),
        ("blackpool", {"pairs": 10}, "even number of tables, 4 to 100; 10 pairs are not"),
        ("double-weave", {"pairs": 20}, "divisible by 4; 20 pairs are not"),
        ("extended", {"pairs": 32}, "for 7 to 30 pairs, not for 32"),
        ("twin", {"pairs": 16}, "not 16 pairs"),
        ("rover", {"pairs": 20}, "odd number of pairs, 9 to 53, not 20"),
        ("rover", {"pairs": 17, "rounds": 8}, "8 whole tables has 2 to 7 rounds, not 8"),
        ("bump", {"pairs": 17, "rounds": 7}, "not 17 in 7"),
        ("thurner", {"pairs": 20}, "not for 20 pairs"),
        ("stagger", {"pairs": 14}, "even number of teams of two pairs, 8 to 200 pairs, not 14"),
        ("whist-tournament", {"pairs": 10}, "4, 8, 12, 16, 20, 24 players, not for 10"),
    ],
)
def test_what_cannot_be_built_is_refused_with_what_can(key, options, words):
    with pytest.raises(MovementError, match=words):
        BUILDERS[key](**options)


def naive_balance_of_players(movement: Movement) -> list[list[int]]:
    """Who competes with whom, counted board set by board set from what is played."""
    found = [[0] * movement.pairs for _ in range(movement.pairs)]
    for board_set in range(1, movement.sets + 1):
        tables = [each for each in movement.encounters if each.board_set == board_set]
        ways = {p: +1 for each in tables for p in (each.ns, each.south)}
        ways |= {p: -1 for each in tables for p in (each.ew, each.west)}
        at = {p: each.table for each in tables for p in each.seated}
        for one, other in combinations(sorted(ways), 2):
            same = ways[one] * ways[other]
            worth = -same * (len(tables) - 1) if at[one] == at[other] else same
            found[one - 1][other - 1] += worth
            found[other - 1][one - 1] += worth
    return found


@pytest.mark.parametrize("movement", [rainbow(20), rainbow(28), whist_tournament(12)])
def test_individuals_are_measured_by_who_competes_with_whom(movement):
    matrix = balance(movement)
    assert matrix.tolist() == naive_balance_of_players(movement)
    others = movement.tables - 1  # half a top
    assert {int(row.sum()) for row in matrix} == {movement.rounds * others}
    found = quality(movement)
    assert 0 < found.qf <= found.qf_bound <= 100
    assert (found.qf1av, found.sdw, set(found.qf1)) == (None, None, {None})
    with pytest.raises(MovementError, match="for pairs, not for an individual"):
        next(places_steps(movement))
    with pytest.raises(MovementError, match="for pairs, not for an individual"):
        next(optimise_steps(movement))


STAGGER = """
1,6,1 1,3,2 1,5,3 1,2,4 1,4,5
2,5,1 2,6,2 2,4,3 2,1,4 2,3,5
3,4,1 3,1,2 3,6,3 3,5,4 3,2,5
4,3,1 4,5,2 4,2,3 4,6,4 4,1,5
5,2,1 5,4,2 5,1,3 5,3,4 5,6,5
6,1,1 6,2,2 6,3,3 6,4,4 6,5,5
"""
CHANGING = """
1/5 3/2 6/4; 1/4 3/5 6/2, teams 1/2 3/4 6/5
1/2 4/3 5/6; 1/6 4/2 5/3, teams 1/3 4/6 5/2
1/6 5/4 2/3; 1/3 5/6 2/4, teams 1/4 5/3 2/6
1/3 2/5 6/4; 1/4 2/3 6/5, teams 1/5 2/4 6/3
1/5 3/6 4/2; 1/2 3/5 4/6, teams 1/6 3/2 4/5
"""


def test_the_stagger_of_six_teams_is_as_it_is_written_out():
    made = BUILDERS["stagger-of-six"](12)
    for table, line in enumerate(STAGGER.split("\n")[1:-1], 1):
        for turn, cell in enumerate(line.split(), 1):
            ns, ew, board_set = map(int, cell.split(","))
            (found,) = (each for each in made.encounters if each.place == (turn, table))
            assert (found.ns, found.ew - 6, found.board_set) == (ns, ew, board_set)


def test_the_changing_teams_are_as_they_are_written_out():
    """Both pairs of a team play the boards of a match, one North-South and the other East-West."""
    made = BUILDERS["changing-teams"](6)
    at = {each.place: each for each in made.encounters}
    for turn, line in enumerate(CHANGING.split("\n")[1:-1]):
        halves, teams = line.split(", teams ")
        team = {pair: set(each.split("/")) for each in teams.split() for pair in each.split("/")}
        played = {}
        for half, tables in enumerate(halves.split("; ")):
            for table, cell in enumerate(tables.split(), 1):
                found = at[2 * turn + half + 1, table]
                assert f"{found.ns}/{found.ew}" == cell
                played.setdefault(found.board_set, []).append(found)
        assert len(played) == 3
        for one, other in played.values():
            assert team[str(one.ns)] == team[str(other.ew)]
            assert team[str(one.ew)] == team[str(other.ns)]
