"""Scores and IMPs, against the tables of the Laws written down once more in another way."""

from __future__ import annotations

from itertools import product

import pytest

from vpdesk.match import laws
from vpdesk.match.contract import Contract, Seat, Strain
from vpdesk.match.errors import MatchError

# Law 2: the boards of each vulnerability, repeated every 16.
VULNERABLE = {
    (False, False): (1, 8, 11, 14),
    (True, False): (2, 5, 12, 15),
    (False, True): (3, 6, 9, 16),
    (True, True): (4, 7, 10, 13),
}
# Law 77: what tricks in excess of six count, by strain: each odd trick in turn.
TRICKS = {
    Strain.CLUBS: [20] * 7,
    Strain.DIAMONDS: [20] * 7,
    Strain.HEARTS: [30] * 7,
    Strain.SPADES: [30] * 7,
    Strain.NO_TRUMPS: [40] + [30] * 6,
}
# Law 77: undertricks, (vulnerable, doubled): the first, the second, the third, each further one.
DOWN = {
    (False, 0): (50, 50, 50, 50),
    (True, 0): (100, 100, 100, 100),
    (False, 1): (100, 200, 200, 300),
    (True, 1): (200, 300, 300, 300),
    (False, 2): (200, 400, 400, 600),
    (True, 2): (400, 600, 600, 600),
}
# Law 77: each overtrick, (vulnerable, doubled).
OVER = {(False, 1): 100, (True, 1): 200, (False, 2): 200, (True, 2): 400}
# Law 78B as it is printed: differences from to, IMPs.
IMPS = """0-10 0, 20-40 1, 50-80 2, 90-120 3, 130-160 4, 170-210 5, 220-260 6, 270-310 7, 320-360 8,
    370-420 9, 430-490 10, 500-590 11, 600-740 12, 750-890 13, 900-1090 14, 1100-1290 15,
    1300-1490 16, 1500-1740 17, 1750-1990 18, 2000-2240 19, 2250-2490 20, 2500-2990 21,
    3000-3490 22, 3500-3990 23, 4000-15200 24"""


def scored_by_hand(level: int, strain: Strain, doubled: int, vulnerable: bool, taken: int) -> int:
    """The score of declarer who took so many tricks, summed up line by line as on a score pad."""
    if taken < level + 6:
        each = DOWN[vulnerable, doubled]
        return -sum(each[min(trick, 3)] for trick in range(level + 6 - taken))
    below_the_line = sum(TRICKS[strain][:level]) * {0: 1, 1: 2, 2: 4}[doubled]
    lines = [below_the_line]
    extra = range(level, taken - 6)
    lines += [OVER[vulnerable, doubled] if doubled else TRICKS[strain][each] for each in extra]
    lines.append({0: 0, 1: 50, 2: 100}[doubled])
    if below_the_line < 100:
        lines.append(50)
    else:
        lines.append(500 if vulnerable else 300)
    if level == 6:
        lines.append(750 if vulnerable else 500)
    if level == 7:
        lines.append(1500 if vulnerable else 1000)
    return sum(lines)


def test_every_contract_scores_as_the_laws_have_it() -> None:
    count = 0
    for level, strain, doubled, vulnerable, taken in product(
        range(1, 8), Strain, range(3), (False, True), range(14)
    ):
        contract = Contract(level, strain, Seat.WEST, taken - 6 - level, doubled)
        expected = scored_by_hand(level, strain, doubled, vulnerable, taken)
        assert laws.contract_points(contract, vulnerable) == expected, (contract, vulnerable)
        count += 1
    assert count == 7 * 5 * 3 * 2 * 14


@pytest.mark.parametrize(
    ("level", "strain", "over", "doubled", "board", "points"),
    [
        (4, "S", 0, 0, 1, 420),
        (4, "S", 0, 0, 2, 620),
        (3, "NT", 2, 0, 3, 460),
        (1, "NT", 0, 1, 4, 180),
        (2, "D", 0, 2, 8, 560),  # 160 below the line makes it a game
        (6, "C", 0, 0, 5, 1370),
        (7, "NT", 0, 2, 7, 2980),
        (5, "C", -3, 1, 1, -500),
        (5, "C", -4, 1, 1, -800),
        (3, "NT", -4, 2, 2, -2200),
        (7, "NT", -13, 2, 4, -laws.MOST_POINTS),
    ],
)
def test_well_known_scores(
    level: int, strain: str, over: int, doubled: int, board: int, points: int
) -> None:
    contract = Contract(level, Strain(strain), Seat.SOUTH, over, doubled)
    assert laws.points(contract, board) == points


def test_points_are_those_of_north_south() -> None:
    contracts = {seat: Contract(4, Strain.HEARTS, seat) for seat in Seat}
    assert [laws.points(contracts[seat], 2) for seat in Seat] == [620, -420, 620, -420]
    assert [laws.points(contracts[seat], 3) for seat in Seat] == [420, -620, 420, -620]


def test_vulnerability_and_dealer_go_with_the_board() -> None:
    for sides, boards in VULNERABLE.items():
        for board in boards:
            assert laws.vulnerable(board) == laws.vulnerable(board + 16) == sides
            assert laws.vulnerable(board + 160) == sides
    assert "".join(laws.dealer(board).value for board in range(1, 10)) == "NESWNESWN"


def test_imps_are_those_of_the_printed_table() -> None:
    for row in IMPS.split(","):
        band, imps = row.split()
        least, most = map(int, band.split("-"))
        for difference in range(least, most + 1, 10):
            assert laws.imps(difference) == int(imps)
            assert laws.imps(-difference) == -int(imps)
    assert laws.imps(2 * laws.MOST_POINTS) == laws.MOST_IMPS == 24


def test_possible_points() -> None:
    none, both = laws.possible_points(False, False), laws.possible_points(True, True)
    assert {0, 420, -50, 1440} <= none
    assert not none & {620, 10, 30, 60, 40}
    assert {620, -100, 2220, 7600, -7600} <= both
    assert 420 not in both
    assert both == {-each for each in both}
    # Only North-South are vulnerable: 620 is theirs, 420 is for East-West.
    assert {620, -420} <= laws.possible_points(True, False)
    assert not laws.possible_points(True, False) & {420, -620}


@pytest.mark.parametrize(
    ("level", "over", "message"),
    [
        (8, 0, "level 1 to 7, not 8"),
        (0, 0, "level 1 to 7, not 0"),
        (6, 2, "at most 1 overtricks, not 2"),
        (4, -11, "goes down at most 10, not 11"),
    ],
)
def test_contracts_that_cannot_be(level: int, over: int, message: str) -> None:
    with pytest.raises(MatchError, match=message):
        Contract(level, Strain.CLUBS, Seat.NORTH, over)
