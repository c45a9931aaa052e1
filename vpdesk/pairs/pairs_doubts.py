"""What is odd about a result that was just typed: it cannot be, or it looks like a mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry

ENOUGH = 3  # other results, so that they say what is usual
ONE_DOWN = (50, 100)  # points
FAR = 13  # IMPs from the nearest other result, at least
MANY_DOWN = 6  # tricks


class DoubtKind(Enum):
    """What is odd. IMPOSSIBLE is refused, all others are asked about."""

    IMPOSSIBLE = "impossible"  # no contract gives these points with this vulnerability
    TURNED = "turned"  # the others have the same for the other side
    OTHER_BOARD = "other board"  # it fits another board of the table, and not this one
    FAR = "far"  # no other result is anywhere near
    MANY_DOWN = "many down"


@dataclass(frozen=True, slots=True)
class PairsDoubt:
    """Something odd. points: of North-South. board: the other one that it looks like, or 0."""

    kind: DoubtKind
    points: int
    board: int = 0


def doubts(evening: Evening, entry: PairsEntry) -> tuple[PairsDoubt, ...]:
    """What is odd about a result before it is taken; of a director's score nothing is.

    Compared with the other results of its board in the whole evening, its own place left out.
    """
    if entry.given or not entry.shares:
        return ()
    return tuple(_doubts(evening, entry))


def stands_out(entry: PairsEntry, board: Counter[int]) -> bool:
    """A result that is there looks like a mistake among those of its board.

    board: how often there are which points on it, these among them.
    """
    if entry.given or not entry.shares:
        return False
    score, points = entry.shares[0].score, _points(entry)
    if isinstance(score, Contract) and score.over <= -MANY_DOWN:
        return True
    if isinstance(score, int) and points not in _possible(entry.place.board):
        return True
    others = board - Counter((points,))
    return sum(others.values()) >= ENOUGH and _is_far(entry, others)


def _is_far(entry: PairsEntry, others: Counter[int]) -> bool:
    """No other result is anywhere near, nor any near the contract a trick better or worse.

    A slam that is one down where all others made theirs is no mistake.
    """
    score, points = entry.shares[0].score, _points(entry)
    near = [points]
    if isinstance(score, Contract) and -MANY_DOWN < score.over <= 0:
        twin = replace(score, over=0 if score.over < 0 else -1)
        found = replace(entry, shares=(replace(entry.shares[0], score=twin),))
        near.append(_points(found))
    elif abs(points) in ONE_DOWN:
        return all(each * points >= 0 for each in others) and _all_far(near, others)
    return _all_far(near, others)


def _all_far(near: Iterable[int], others: Counter[int]) -> bool:
    return min(abs(laws.imps(one - each)) for one in near for each in others) >= FAR


def _points(entry: PairsEntry) -> int:
    """Of North-South by the movement."""
    points = entry.shares[0].points(entry.place.board)
    return -points if entry.turned else points


def _doubts(evening: Evening, entry: PairsEntry) -> Iterator[PairsDoubt]:
    place, score, points = entry.place, entry.shares[0].score, _points(entry)
    if isinstance(score, int) and points not in _possible(place.board):
        yield PairsDoubt(DoubtKind.IMPOSSIBLE, points, _possible_board(evening, place, points))
        return
    here = _others(evening, place, place.board)
    if sum(here.values()) >= ENOUGH and points not in here:
        if points and -points in here and all(each * points <= 0 for each in here):
            yield PairsDoubt(DoubtKind.TURNED, points)
        elif board := _looks_like(evening, place, points):
            yield PairsDoubt(DoubtKind.OTHER_BOARD, points, board)
        elif _is_far(entry, here):
            yield PairsDoubt(DoubtKind.FAR, points)
    if isinstance(score, Contract) and score.over <= -MANY_DOWN:
        yield PairsDoubt(DoubtKind.MANY_DOWN, points)


def _possible(board: int) -> frozenset[int]:
    return laws.possible_points(*laws.vulnerable(board))


def _others(evening: Evening, place: BoardPlace, board: int) -> Counter[int]:
    """How often there are which points on a board, but for what the table of the place has."""
    return Counter(
        points
        for entry in evening.entries.values()
        if entry.place.board == board and entry.place[:3] != place[:3]
        for weight, points in entry.result("", "").shares
        if weight == 1
    )


def _table_boards(evening: Evening, place: BoardPlace) -> tuple[int, ...]:
    """The other boards that are played there in the round."""
    boards = evening.meeting(place).boards
    return tuple(each for each in boards if each != place.board)


def _possible_board(evening: Evening, place: BoardPlace, points: int) -> int:
    boards = _table_boards(evening, place)
    return next((each for each in boards if points in _possible(each)), 0)


def _looks_like(evening: Evening, place: BoardPlace, points: int) -> int:
    """A board of the table on which at least two others have these points; 0 for none."""
    for board in _table_boards(evening, place):
        if _others(evening, place, board)[points] >= 2:
            return board
    return 0
