"""Matchings of a graph: the heaviest by weights of many components, and the one of most pairs.

The work is done in C: vpdesk/native/heaviest.c, matching.c, blossoms.c, and most_pairs.c.
"""

from __future__ import annotations

import ctypes
import struct
from array import array
from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import chain
from typing import Final

from vpdesk.native import library

WeightedEdge = tuple[int, int, tuple[int, ...]]
"""Two vertices, counted from 0, and the weight of a pair of them."""

TOO_LARGE: Final = "A component of a weight is too large."


class _Status(IntEnum):
    """What vpdesk/native/heaviest.c returns."""

    DONE = 0
    NO_MEMORY = 1
    TOO_LARGE = 2
    NO_SUCH_EDGE = 3
    NOT_PROVED = 4


def heaviest(size: int, edges: Sequence[WeightedEdge]) -> tuple[int, ...]:
    """The partner of each vertex, -1 for none, in the matching with the greatest total weight.

    size: how many vertices there are. Weights are tuples of one length, of integers of any sign;
    totals are added up by component and compared one component after another. A vertex stays
    alone where that is better; of two edges between the same vertices the heavier one counts.
    The same arguments always give the same matching, which is proved to be the heaviest.

    Raises OverflowError for a component beyond 2**63 / (128 * size) (2**40 up to 65,000
    vertices), ValueError for an edge that is none or weights of different lengths.
    """
    if not edges:
        return (-1,) * size
    components = len(edges[0][2])
    if any(len(weight) != components for _, _, weight in edges):
        raise ValueError("The weights of a graph have one length.")
    packed = struct.Struct(f"={components}q").pack
    try:
        weights = b"".join([packed(*weight) for _, _, weight in edges])
    except struct.error:
        raise OverflowError(TOO_LARGE) from None
    ends = array("i", chain.from_iterable([(first, second) for first, second, _ in edges]))
    return heaviest_of_bytes(size, ends.tobytes(), weights)


def heaviest_of_bytes(size: int, ends: bytes, weights: bytes) -> tuple[int, ...]:
    """The same where the edges are packed already, in the byte order of this machine.

    ends: 32-bit integers, both vertices of each edge. weights: 64-bit integers, the components
    edge by edge.
    """
    edges = len(ends) // 8
    if not edges:
        return (-1,) * size
    components, rest = divmod(len(weights), 8 * edges)
    if len(ends) % 8 or rest:
        raise ValueError("An edge has two ends and as many components as the next one.")
    partners = array("i", bytes(4 * size))
    status = library().vpdesk_heaviest(
        size, ctypes.c_int64(edges), ends, components, weights, _address(partners)
    )
    match _Status(status):
        case _Status.NO_MEMORY:
            raise MemoryError
        case _Status.TOO_LARGE:
            raise OverflowError(TOO_LARGE)
        case _Status.NO_SUCH_EDGE:
            raise ValueError("An edge joins two different vertices below the size.")
        case _Status.NOT_PROVED:
            raise ArithmeticError("The heaviest matching was not found.")
    return tuple(partners)


def most_pairs(size: int, neighbours: Sequence[int]) -> tuple[int, ...]:
    """The partner of each vertex, -1 for none, in a matching of as many pairs as possible.

    neighbours: of each vertex a bit mask of those that it may be matched to; whoever has a
    neighbour is one of that neighbour's. Raises OverflowError for bits beyond the size,
    ValueError unless there is a mask for each vertex.
    """
    if len(neighbours) != size:
        raise ValueError("Each vertex has one mask of neighbours.")
    words = (size + 63) // 64
    if max(neighbours, default=0) >> size:
        raise OverflowError("A neighbour is beyond the size.")
    masks = b"".join(each.to_bytes(8 * words, "little") for each in neighbours)
    partners = array("i", bytes(4 * size))
    if not library().vpdesk_most_pairs(size, words, masks, _address(partners)):
        raise MemoryError
    return tuple(partners)


def pairs_of(partners: Iterable[int]) -> int:
    """How many pairs a matching has."""
    return sum(each >= 0 for each in partners) // 2


def _address(numbers: array[int]) -> ctypes.c_void_p:
    return ctypes.c_void_p(numbers.buffer_info()[0])
