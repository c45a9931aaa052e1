"""The state of a search for the best arrow switches, held in the compiled library's arrays."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.measures import balance, tables_at_once
from vpdesk.movements.movement import Movement
from vpdesk.movements.units import refuse_individual, units_of
from vpdesk.native import library

Bits = NDArray[np.int8]  # for each group of encounters whether it is switched

MOST_PAIRS: Final = 128
MOST_CELLS: Final = 16_000  # pairs by sets, so that all sums of B fit into 16 bits
WIDTH: Final = 8  # rows are padded to a multiple of it, for the processor's vector units
LOGARITHMS: Final = 1024
SEEN: Final = 65536


@dataclass(frozen=True, slots=True, order=True)
class Goal:
    """What is to be least, the first first.

    squares: sum B². sit_out: sum over V of SS1(V), plus the weight times the least SS1(V); 0
    where it is undefined. fourth: grows with d4 among states of equal sum B².
    """

    squares: int
    sit_out: int
    fourth: int


class _State(ctypes.Structure):
    """The C struct Search of native/switches.c, field by field."""

    _fields_ = (
        *((name, ctypes.c_int32) for name in ("pairs", "width", "units", "groups")),
        *(
            (name, ctypes.c_void_p)
            for name in (
                *("balance", "seats", "pulls", "ends", "unit_start", "unit_of", "group_start"),
                *("group_of", "opponent", "squared", "single", "turned", "best", "keys", "seen"),
                "lost",
            )
        ),
        *((name, ctypes.c_int64) for name in ("with_sit_out", "weight", "sum", "squares")),
        *((name, ctypes.c_int64) for name in ("best_squares", "best_sit_out", "best_fourth")),
        *((name, ctypes.c_uint64) for name in ("state", "key")),
    )


class Problem:
    """A movement and what may be switched in it, as arrays; any number of searches read them.

    groups: which encounters (by their index) are switched together; all others stay.
    weight: of the best sit-out in the goal.
    Raises MovementError for individual movements and for more than 128 pairs.
    """

    def __init__(self, movement: Movement, groups: Sequence[Sequence[int]], weight: int) -> None:
        refuse_individual(movement)
        if movement.pairs > MOST_PAIRS or movement.pairs * movement.sets > MOST_CELLS:
            text = QT_TRANSLATE_NOOP(
                "MovementError",
                "The best switches are searched for up to {most} pairs, not {pairs} (board "
                "sets: {sets}).",
            )
            raise MovementError(text, most=MOST_PAIRS, pairs=movement.pairs, sets=movement.sets)
        self.arrays = _arrays(movement, groups)
        matrix = self.arrays["balance"].astype(np.int64)
        self.groups = len(groups)
        self.numbers = {
            "pairs": movement.pairs,
            "width": matrix.shape[1],
            "units": self.arrays["seats"].shape[0],
            "groups": len(groups),
            "with_sit_out": int(tables_at_once(movement) > 2),
            "weight": weight,
            "sum": int(matrix.sum()) // 2,
            "squares": int((matrix**2).sum()) // 2,
            "best_squares": np.iinfo(np.int64).max,
        }


class SwitchSearch:
    """A state, changed by trial switches, and the best one met. seed: of all chances."""

    def __init__(self, problem: Problem, seed: int) -> None:
        self._arrays = dict(problem.arrays)
        for name in ("balance", "seats", "pulls", "turned", "best", "seen"):
            self._arrays[name] = self._arrays[name].copy()
        self._state = _State(**problem.numbers, state=seed)
        for name, array in self._arrays.items():
            setattr(self._state, name, array.ctypes.data)

    @property
    def squares(self) -> int:
        """Sum B² of the present state."""
        return int(self._state.squares)

    @property
    def best(self) -> Goal:
        """The goal of the best state met."""
        state = self._state
        return Goal(state.best_squares, state.best_sit_out, state.best_fourth)

    @property
    def has_best(self) -> bool:
        """Whether any state was looked at."""
        return int(self._state.best_squares) < np.iinfo(np.int64).max

    @property
    def bits(self) -> Bits:
        """The best state met."""
        best: Bits = self._arrays["best"][: self._state.groups].copy()
        return best

    def anneal(self, trials: int, temperature: float, cooling: float) -> int:
        """Trial switches; how many were accepted.

        temperature: of the first, in units of sum B²; each trial multiplies it by cooling.
        """
        return int(
            library().vpdesk_anneal(
                ctypes.byref(self._state),
                ctypes.c_int64(trials),
                ctypes.c_double(temperature),
                ctypes.c_double(cooling),
                _logarithms().ctypes.data_as(ctypes.c_void_p),
            )
        )

    def enumerate(self, start: int, count: int) -> None:
        """Go through so many states of the Gray code, from the one with this number on."""
        code = start ^ (start >> 1)
        self.go_to(np.array([code >> at & 1 for at in range(self._state.groups)], np.int8))
        library().vpdesk_enumerate(
            ctypes.byref(self._state), ctypes.c_uint64(start), ctypes.c_uint64(count)
        )

    def go_to(self, bits: Bits) -> None:
        """Make another state the present one."""
        wanted = np.ascontiguousarray(bits, np.int8)
        library().vpdesk_go_to(ctypes.byref(self._state), wanted.ctypes.data_as(ctypes.c_void_p))


@cache
def _logarithms() -> NDArray[np.float32]:
    """-log of evenly spread chances."""
    chances = (np.arange(LOGARITHMS) + 0.5) / LOGARITHMS
    return np.ascontiguousarray(-np.log(chances), np.float32)


def _arrays(movement: Movement, groups: Sequence[Sequence[int]]) -> dict[str, NDArray[Any]]:
    """What native/switches.c calls so, at the start of a search."""
    pairs, units = movement.pairs, units_of(movement)
    width = -(-pairs // WIDTH) * WIDTH
    count = 1 + max(unit for part in units for unit in part)
    ends = np.array([(each.ns - 1, each.ew - 1) for each in movement.encounters], np.int32)
    seats = np.zeros((count, width), np.int16)
    opponent = np.full((count, width), -1, np.int32)
    for (ns, ew), part in zip(ends, units, strict=True):
        for unit in part:
            seats[unit, ns], seats[unit, ew] = 1, -1
            opponent[unit, ns], opponent[unit, ew] = ew, ns
    plays = np.abs(seats[:, :pairs])
    matrix = np.zeros((pairs, width), np.int16)
    matrix[:, :pairs] = balance(movement)
    squared = np.array([8 * (int(plays[part[0]].sum()) - 2) for part in units], np.int32)
    unit_start, unit_of = _parts(units)
    group_start, group_of = _parts(groups)
    single = np.full((max(len(groups), 1), 4), -1, np.int32)
    for group, entry in zip(groups, single, strict=False):
        (ns, ew), part = ends[group[0]], units[group[0]]
        if len(group) == len(part) == 1:
            row = part[0] * width
            entry[:] = row + ns, row + ew, ns * width + ew, squared[group[0]]
    return {
        "balance": matrix,
        "seats": seats,
        "pulls": np.ascontiguousarray(seats[:, :pairs] @ matrix),
        "ends": ends,
        "unit_start": unit_start,
        "unit_of": unit_of,
        "group_start": group_start,
        "group_of": group_of,
        "opponent": opponent,
        "squared": squared,
        "single": single,
        "turned": np.zeros(len(single), np.int8),
        "best": np.zeros(len(single), np.int8),
        "keys": np.random.default_rng(1).integers(1, 2**63, len(single), np.uint64),
        "seen": np.zeros(SEEN, np.uint64),
        "lost": _lost(ends, units, plays, width),
    }


def _parts(parts: Sequence[Sequence[int]]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Where each part starts, and ends, in the row of all their members; and that row."""
    starts = np.cumsum([0, *map(len, parts)], dtype=np.int32)
    return starts, np.array([each for part in parts for each in part] or [0], np.int32)


def _lost(
    ends: NDArray[np.int32],
    units: Sequence[Sequence[int]],
    plays: NDArray[np.int16],
    width: int,
) -> NDArray[np.int16]:
    """By [V, i, j] the units on which i and j meet and V plays elsewhere: h is one less there."""
    pairs = plays.shape[1]
    lost = np.zeros((pairs, pairs, width), np.int16)
    for (one, other), part in zip(ends, units, strict=True):
        elsewhere = plays[list(part)].sum(axis=0, dtype=np.int16)
        elsewhere[[one, other]] = 0
        lost[:, one, other] += elsewhere
        lost[:, other, one] += elsewhere
    return lost
