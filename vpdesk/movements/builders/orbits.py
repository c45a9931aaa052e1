"""Base movements made of a few encounters and all their shifts.

Pairs, board sets and rounds stand on circles of one length; what does not fill a circle stays where
it is. A shift moves everything on a circle by one place. The encounters of a movement that looks
the same after every shift fall into orbits, and a movement is a choice of orbits in which every
pair plays every set and every round once: an exact cover (native/cover.c). With North-South and
East-West apart these are orthogonal arrays from quasi-difference matrices (C. J. Colbourn and
J. H. Dinitz, Handbook of Combinatorial Designs, III.3): Mitchells without shared boards.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vpdesk.movements.builders.sizes import one_board_each
from vpdesk.movements.builders.tables import BaseMeeting, seated
from vpdesk.movements.movement import Movement
from vpdesk.native import library

STEPS: Final = 1500  # of a search before it is given up
MOST_OPTIONS: Final = 60_000
LEAST_CIRCLE: Final = 3
MOST_FIXED: Final = 3  # rounds and sets that stay
FEW_PAIRS: Final = 8  # up to so many, boards may have to be shared
TRIES: Final = 20

Numbers = NDArray[np.int32]


@dataclass(frozen=True, slots=True, order=True)
class BaseShape:
    """What a base movement is to look like.

    pairs: even; rounds: at least half of them, and as many board sets. circle: places of a circle.
    lines: nobody meets a pair of the own half, so that half of them are stationary.
    fixed: so many pairs, of each line where there are lines, are on no circle.
    twice: two pairs may meet twice. sharing: tables may share boards.
    """

    pairs: int
    rounds: int
    circle: int
    lines: bool
    fixed: int
    twice: bool
    sharing: bool


def shapes(pairs: int, rounds: int, *, twice: bool) -> tuple[BaseShape, ...]:
    """All shapes that are worth a try. twice: two pairs may meet twice where that helps."""
    found: set[BaseShape] = set()
    half = pairs // 2
    for circle in range(LEAST_CIRCLE, rounds + 1):
        if rounds % circle > MOST_FIXED or pairs**2 * rounds**2 > 2 * circle * MOST_OPTIONS:
            continue
        repeats = {False, twice}
        if half % circle <= MOST_FIXED and circle <= half and (twice or rounds == half):
            found.add(BaseShape(pairs, rounds, circle, True, half % circle, rounds > half, False))
        for fixed in range(pairs % circle, half + 1, circle):
            if fixed % 2 == 0 or rounds % circle == 0:
                found |= {
                    BaseShape(pairs, rounds, circle, False, fixed, each, False) for each in repeats
                }
    if pairs <= FEW_PAIRS:
        found |= {replace(each, sharing=True) for each in found}
    return tuple(sorted(found))


def find_orbits(shape: BaseShape, seed: int) -> Movement | None:
    """A movement of this shape, without switches; None where none was found soon.

    Stationary pairs sit North-South. The same seed always gives the same.
    """
    options = _options(shape)
    if not len(options.meetings):
        return None
    chances = np.random.default_rng(seed)
    room = options.room.copy()
    if shape.lines and shape.twice:
        _allow_repeats(shape, options, room, chances)
    chosen = np.zeros(options.primary, np.int32)
    taken = library().vpdesk_cover(
        ctypes.c_int32(len(room) - 1),
        ctypes.c_int32(options.primary),
        _address(room),
        ctypes.c_int32(len(options.meetings)),
        _address(options.begin),
        _address(options.items),
        ctypes.c_uint64(int(chances.integers(2**63))),
        ctypes.c_int64(STEPS),
        _address(chosen),
    )
    if taken < 0:
        return None
    meetings = [each for at in chosen[:taken] for each in options.orbit(int(at))]
    sets = one_board_each(shape.rounds)
    encounters = seated(meetings, shape.pairs)
    return Movement(shape.pairs, shape.pairs // 2, shape.rounds, encounters, sets, _name(shape))


def _name(shape: BaseShape) -> str:
    if shape.lines:
        return "Extended Mitchell" if shape.twice else "Double weave"
    return "Howell" if shape.rounds == shape.pairs - 1 else "Three-quarter Howell"


def _allow_repeats(
    shape: BaseShape, options: _Options, room: Numbers, chances: np.random.Generator
) -> None:
    """Let each pair meet as many of the others twice as there are rounds too many."""
    half = shape.pairs // 2
    for _ in range(shape.rounds - half):
        for _ in range(TRIES):
            opponents = half + _matched(half, shape, chances)
            items = np.unique(options.opposed[np.arange(half), opponents])
            if (room[items] == 1).all() and len(items) == len(set(items.tolist())):
                room[items] = 2
                break


class _Options(NamedTuple):
    """The orbits of encounters, as native/cover.c wants them.

    meetings: (options, 4) an encounter of each orbit: pair, pair, set, round, counted from 0.
    size: (options,) of each orbit. begin, items, room, primary: see native/cover.c.
    moved: where a shift brings the pairs, and the sets and rounds.
    opposed: (pairs, pairs) the item of their meeting.
    """

    meetings: Numbers
    size: Numbers
    begin: Numbers
    items: Numbers
    room: Numbers
    primary: int
    moved: tuple[Numbers, Numbers]
    opposed: Numbers

    def orbit(self, at: int) -> list[BaseMeeting]:
        """All encounters of an option."""
        one, other, board_set, number = self.meetings[at].tolist()
        pairs, times = self.moved
        found = []
        for _ in range(self.size[at]):
            found.append(BaseMeeting(one, other, board_set, number))
            one, other = int(pairs[one]), int(pairs[other])
            board_set, number = int(times[board_set]), int(times[number])
        return found


@lru_cache(maxsize=64)
def _options(shape: BaseShape) -> _Options:
    """All orbits that a movement of this shape can have."""
    pairs = _shift(shape.pairs, shape.circle, shape.fixed, lines=shape.lines)
    times = _shift(shape.rounds, shape.circle, shape.rounds % shape.circle)
    plays, play_size = _orbits(pairs, times)
    shares, share_size = _orbits(times, times)
    opposed, met_size = _orbits(pairs, pairs, alike=True)
    one, other, board_set, number = each = _encounters(shape)
    size = np.where((pairs[one] != one) | (times[board_set] != board_set), shape.circle, 1)
    size = np.where((pairs[other] != other) | (times[number] != number), shape.circle, size)
    whole = met_size[one, other] == size
    for time in (board_set, number):
        whole &= (play_size[one, time] == size) & (play_size[other, time] == size)
        whole &= plays[one, time] != plays[other, time]
    if not shape.sharing:
        whole &= share_size[board_set, number] == size
    each, size = _first_of_each(shape, each[:, whole], size[whole], pairs, times)
    one, other, board_set, number = each
    count = plays.max() + 1
    primary = 2 * count
    rows = [
        plays[one, board_set],
        plays[other, board_set],
        count + plays[one, number],
        count + plays[other, number],
        primary + opposed[one, other],
    ]
    room = [np.ones(primary + 1, np.int32)]
    room.append(np.full(opposed.max() + 1, 1 + (shape.twice and not shape.lines), np.int32))
    if not shape.sharing:
        rows.append(primary + opposed.max() + 1 + shares[board_set, number])
        room.append(np.ones(shares.max() + 1, np.int32))
    rooms = np.concatenate(room)
    heads = len(rooms)
    return _Options(
        meetings=each.T,
        size=size,
        begin=np.arange(heads, heads + len(rows) * (len(size) + 1), len(rows), dtype=np.int32),
        items=np.concatenate([np.zeros(heads), 1 + np.array(rows).T.ravel()]).astype(np.int32),
        room=rooms,
        primary=int(primary),
        moved=(pairs, times),
        opposed=1 + primary + opposed,
    )


def _encounters(shape: BaseShape) -> Numbers:
    """(4, n) every two pairs that may meet, on every set, in every round."""
    half, rounds = shape.pairs // 2, shape.rounds
    if shape.lines:
        grid = np.indices((half, half, rounds, rounds), np.int32).reshape(4, -1)
        grid[1] += half
        return grid
    grid = np.indices((shape.pairs, shape.pairs, rounds, rounds), np.int32).reshape(4, -1)
    return grid[:, grid[0] < grid[1]]


def _first_of_each(
    shape: BaseShape, each: Numbers, size: Numbers, pairs: Numbers, times: Numbers
) -> tuple[Numbers, Numbers]:
    """Of each orbit of encounters the one with the least numbers."""

    def key(at: Numbers) -> NDArray[np.int64]:
        low, high = np.minimum(at[0], at[1]), np.maximum(at[0], at[1])
        dims = (shape.pairs, shape.pairs, shape.rounds, shape.rounds)
        numbers: NDArray[np.int64] = np.ravel_multi_index((low, high, at[2], at[3]), dims)
        return numbers

    own = least = key(each)
    at = each
    for _ in range(shape.circle - 1):
        at = np.stack([pairs[at[0]], pairs[at[1]], times[at[2]], times[at[3]]])
        least = np.minimum(least, key(at))
    return each[:, own == least], size[own == least].astype(np.int32)


def _shift(points: int, circle: int, fixed: int, *, lines: bool = False) -> Numbers:
    """Where each point goes; the last ones stay. lines: two halves alike."""
    if lines:
        line = _shift(points // 2, circle, fixed)
        return np.concatenate([line, line + points // 2])
    moved = np.arange(points, dtype=np.int32)
    on = moved[: points - fixed]
    on[:] = on // circle * circle + (on + 1) % circle
    return moved


def _orbits(one: Numbers, other: Numbers, *, alike: bool = False) -> tuple[Numbers, Numbers]:
    """For every two points the number and the size of their orbit. alike: in either order."""
    number = np.full((len(one), len(other)), -1, np.int32)
    size = np.zeros_like(number)
    count = 0
    for first in range(len(one)):
        for second in range(len(other)):
            if number[first, second] >= 0:
                continue
            a, b, orbit = first, second, set[tuple[int, int]]()
            while (a, b) not in orbit:
                orbit |= {(a, b), (b, a)} if alike else {(a, b)}
                a, b = int(one[a]), int(other[b])
            for a, b in orbit:
                number[a, b], size[a, b] = count, len(orbit) // (1 + (alike and first != second))
            count += 1
    return number, size


def _matched(half: int, shape: BaseShape, chances: np.random.Generator) -> Numbers:
    """By stationary pair an opponent of the other line, alike after every shift."""
    circle, moving = shape.circle, half - shape.fixed
    opponents = np.arange(half, dtype=np.int32)
    circles = chances.permutation(moving // circle)
    for at, onto in enumerate(circles):
        places = (np.arange(circle) + chances.integers(circle)) % circle
        opponents[at * circle : (at + 1) * circle] = onto * circle + places
    opponents[moving:] = moving + chances.permutation(shape.fixed)
    return opponents


def _address(array: Numbers) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)
