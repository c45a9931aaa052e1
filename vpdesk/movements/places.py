"""Which place each strength of pair takes: the simulation of Bussemaker.

Pairs differ in strength by equal steps, and every table's score is the difference of the two
strengths; all boards are matchpointed. Strengths are given to pair numbers by chance, many times.
"""

from __future__ import annotations

import ctypes
from collections.abc import Generator
from dataclasses import dataclass
from itertools import islice, permutations
from math import factorial, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vpdesk.movements.movement import Movement
from vpdesk.movements.units import Played, played, refuse_individual
from vpdesk.native import library

_POINTER: Final = ctypes.c_void_p
_HALF: Final = 2**21  # 50 %, as vpdesk/native/places.c counts
_STEP: Final = 20_000_000  # comparisons of two scores: about 20 ms
_LANES: Final = 16  # samples that vpdesk/native/places.c works at side by side
_MOST: Final = 16_384  # samples in one call, lest the sums of squares overflow


@dataclass(frozen=True, slots=True, eq=False)
class PlacesFound:
    """What so many assignments of strengths to pair numbers gave.

    sdb3: a third of the standard deviation of the percentage of the n-th strongest pair about
        its own mean, all n taken together. qb: 100 / (1 + sdb3).
    qd: the mean chance that the i-th strongest finishes i-th, in percent.
    chances: (pairs, pairs), [i, j] the probability that the i-th strongest finishes j-th, from
        0; of a place shared by g pairs each has 1/g.
    """

    samples: int
    sdb3: float
    qb: float
    qd: float
    chances: NDArray[np.float64]


class Sampling:
    """Sums over samples whose strengths are given or drawn; the sums do not depend on chunks.

    Raises MovementError for an individual movement.
    """

    def __init__(self, movement: Movement) -> None:
        refuse_individual(movement)
        units = played(movement)
        order = np.argsort(units.unit, kind="stable")
        times = np.bincount(units.unit, minlength=len(units.half_tops))
        self._start = np.concatenate(([0], np.cumsum(times))).astype(np.int32)
        self._ns = units.ns[order].astype(np.int16)
        self._ew = units.ew[order].astype(np.int16)
        self._tops = units.tops.astype(np.int32)
        self.pairs = units.pairs
        self.step = _step(units)
        self.samples = 0
        self._sums = np.zeros(self.pairs, object)  # Python's integers: they cannot overflow
        self._squares = np.zeros(self.pairs, object)
        self._chances = np.zeros((self.pairs, self.pairs))

    def draw(self, count: int, state: NDArray[np.uint64]) -> NDArray[np.int16]:
        """(count, pairs): strengths, 0 the best, in random order; moves the random state on."""
        strengths = np.zeros((count, self.pairs), np.int16)
        library().vpdesk_assignments(
            self.pairs, count, state.ctypes.data_as(_POINTER), strengths.ctypes.data_as(_POINTER)
        )
        return strengths

    def add(self, strengths: NDArray[np.int16]) -> None:
        """Play samples, (at most 16,384, pairs): the strength of each pair, 0 the best."""
        count = len(strengths)
        sums, squares = np.zeros((2, self.pairs), np.int64)
        arrays = (self._start, self._ns, self._ew, self._tops)
        results = (np.ascontiguousarray(strengths, np.int16), sums, squares, self._chances)
        library().vpdesk_places(
            self.pairs,
            len(self._start) - 1,
            *(array.ctypes.data_as(_POINTER) for array in arrays),
            count,
            *(array.ctypes.data_as(_POINTER) for array in results),
        )
        self.samples += count
        self._sums += sums
        self._squares += squares

    def places(self) -> PlacesFound:
        """What the samples so far, at least one, have given."""
        scaled = sum(self.samples * self._squares - self._sums**2)  # all variances, exactly
        deviation = 50 / _HALF * sqrt(scaled / self.pairs) / self.samples
        chances = self._chances / self.samples
        return PlacesFound(
            samples=self.samples,
            sdb3=deviation / 3,
            qb=100 / (1 + deviation / 3),
            qd=100 * float(np.trace(chances)) / self.pairs,
            chances=chances,
        )


def places_steps(
    movement: Movement, samples: int = 40_000, seed: int = 1
) -> Generator[PlacesFound, None, PlacesFound]:
    """Play so many random assignments; yields what there is after every 20 ms or so.

    Where there are not more than so many assignments, each is played once: the result is exact.
    Raises MovementError, at the first step, for an individual movement.
    """
    sampling = Sampling(movement)
    state = np.array([seed % 2**64], np.uint64)
    orders = permutations(range(sampling.pairs)) if factorial(sampling.pairs) <= samples else None
    total = min(samples, factorial(sampling.pairs))
    while sampling.samples < total:
        count = min(sampling.step, total - sampling.samples)
        if orders:
            sampling.add(np.array(list(islice(orders, count)), np.int16))
        else:
            sampling.add(sampling.draw(count, state))
        yield sampling.places()
    return sampling.places()


def _step(units: Played) -> int:
    """How many samples make a step."""
    played_by = units.half_tops + 1
    each = int((played_by * units.half_tops).sum()) // 2 + units.pairs * (units.pairs + 10)
    return min(max(_STEP // each // _LANES, 1) * _LANES, _MOST)
