"""What the Laws of Duplicate Bridge 2017 count: vulnerability, scores and IMPs."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from itertools import product

from vpdesk.match.contract import Contract, Seat, Strain

# Law 78B: the least difference of points that is worth 0, 1, 2 … IMPs.
IMP_STARTS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)
MOST_IMPS = len(IMP_STARTS) - 1
STEP = 10  # every score is a multiple of it
MOST_POINTS = 7600  # 7NT redoubled and vulnerable, no trick taken

# Law 2: which sides are vulnerable on boards 1 to 4; each further four start one place later.
_VULNERABLE = ((False, False), (True, False), (False, True), (True, True))
_SEATS = tuple(Seat)


def dealer(board: int) -> Seat:
    """Who deals a board, numbered from 1 (Law 2)."""
    return _SEATS[(board - 1) % 4]


def vulnerable(board: int) -> tuple[bool, bool]:
    """Whether North-South and East-West are vulnerable on a board, numbered from 1 (Law 2)."""
    turn, place = divmod(board - 1, 4)
    return _VULNERABLE[(turn + place) % 4]


def contract_points(contract: Contract, is_vulnerable: bool) -> int:
    """The declarer's score, negative where the contract is down (Law 77)."""
    if contract.over < 0:
        return -_undertricks(-contract.over, contract.doubled, is_vulnerable)
    factor = 1 << contract.doubled
    minor = contract.strain in (Strain.CLUBS, Strain.DIAMONDS)
    a_trick = 20 if minor else 30
    first = 10 if contract.strain is Strain.NO_TRUMPS else 0
    tricks = (contract.level * a_trick + first) * factor
    if contract.doubled:
        overtricks = contract.over * 100 * contract.doubled * (1 + is_vulnerable)
    else:
        overtricks = contract.over * a_trick
    bonus = 50 if tricks < 100 else 500 if is_vulnerable else 300
    if contract.level >= 6:
        slam = 500 if contract.level == 6 else 1000
        bonus += slam * 3 // 2 if is_vulnerable else slam
    return tricks + overtricks + bonus + 50 * contract.doubled


def _undertricks(down: int, doubled: int, is_vulnerable: bool) -> int:
    if not doubled:
        return down * (100 if is_vulnerable else 50)
    if is_vulnerable:
        points = 300 * down - 100
    else:
        points = (100, 300, 500)[down - 1] if down <= 3 else 300 * down - 400
    return points * doubled


def points(contract: Contract, board: int) -> int:
    """The score of North-South on a board, numbered from 1."""
    north_south, east_west = vulnerable(board)
    if contract.declarer.north_south:
        return contract_points(contract, north_south)
    return -contract_points(contract, east_west)


def imps(difference: int) -> int:
    """IMPs for a difference of points, with its sign (Law 78B)."""
    found = bisect_right(IMP_STARTS, abs(difference)) - 1
    return found if difference >= 0 else -found


@cache
def possible_points(north_south: bool, east_west: bool) -> frozenset[int]:
    """Every score of North-South that a contract or a pass-out gives, by who is vulnerable."""
    found = {0}
    levels, doubles = range(1, 8), range(3)
    for level, strain, doubled in product(levels, Strain, doubles):
        for over in range(-6 - level, 8 - level):
            contract = Contract(level, strain, Seat.NORTH, over, doubled)
            found.add(contract_points(contract, north_south))
            found.add(-contract_points(contract, east_west))
    return frozenset(found)
