"""What is odd about a result that was just typed: it cannot be, or it looks like a mistake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry

ENOUGH = 3  # other results, so that they say what is usual
FAR = 13  # IMPs from the nearest other result, at least, where each side made much
MORE = 17  # IMPs, where one side has more than all others: a slam beside games is less
LITTLE = 300  # points, at most: a part score or a few tricks down, ordinary beside anything
UNLIKE = 6  # IMPs from the nearest other result, at least, to look like another board's
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
    return sum(others.values()) >= ENOUGH and _is_far(points, others)


def _is_far(points: int, others: Counter[int]) -> bool:
    """No other result is anywhere near."""
    return all(_apart(points, each) for each in others)


def _apart(points: int, other: int) -> bool:
    """Hardly ever on one board: both sides make much, or one much more than it did elsewhere."""
    swing = abs(laws.imps(points - other))
    if points * other < 0:
        return swing >= FAR and min(abs(points), abs(other)) > LITTLE
    return swing >= MORE


def _unlike(points: int, others: Counter[int]) -> bool:
    """No other result is like it."""
    return all(abs(laws.imps(points - each)) >= UNLIKE for each in others)


def _turned(points: int, others: Counter[int]) -> bool:
    """The others have the same for the other side; of little points, most of them have."""
    if not points or not others[-points] or any(each * points > 0 for each in others):
        return False
    return abs(points) > LITTLE or 2 * others[-points] > sum(others.values())


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
        if _turned(points, here):
            yield PairsDoubt(DoubtKind.TURNED, points)
        elif _unlike(points, here) and (board := _looks_like(evening, place, points)):
            yield PairsDoubt(DoubtKind.OTHER_BOARD, points, board)
        elif _is_far(points, here):
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
    """A board of the table on which two others and a third of all have these points, or 0."""
    for board in _table_boards(evening, place):
        there = _others(evening, place, board)
        if there[points] >= max(2, sum(there.values()) / 3):
            return board
    return 0
