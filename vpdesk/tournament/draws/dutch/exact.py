"""The best pairing of a bracket by one matching of lexicographic weight.

Every criterion is a sum over pairs and over players who stay unpaired, and so is the place in
the order of generation: the best candidate is a matching of greatest weight, the weights being
tuples of whole numbers that are compared from the left.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple, Protocol

from vpdesk.tournament.draws.dutch.field import members
from vpdesk.tournament.draws.matching import heaviest_of_bytes

Matched = dict[Hashable, Hashable]


@dataclass(frozen=True, slots=True)
class Rule:
    """A criterion: what a pair (higher ranked first) and an unpaired player cost."""

    code: str
    pair: Callable[[int, int], int]
    single: Callable[[int], int]

    def gain(self, first: int, second: int) -> int:
        """What it saves to pair two who would stay unpaired."""
        return self.single(first) + self.single(second) - self.pair(first, second)


class Order(Protocol):
    """Gains by the order of generation."""

    @property
    def nothing(self) -> tuple[int, ...]:
        """The gain of what is no pair of the bracket."""

    def pair(self, first: int, second: int) -> tuple[int, ...]:
        """The gain of a pair, the higher ranked first."""


class NoOrder:
    """No gains."""

    nothing: tuple[int, ...] = ()

    def pair(self, first: int, second: int) -> tuple[int, ...]:  # noqa: ARG002 - as any order
        """None."""
        return ()


class Graph:
    """Who may be matched to whom, with weights that are packed already."""

    def __init__(self, vertices: Sequence[Hashable]) -> None:
        self._vertices = vertices
        self._places = {vertex: place for place, vertex in enumerate(vertices)}
        self._ends = array("i")
        self._weights: list[bytes] = []

    def add(self, first: Hashable, second: Hashable, weight: bytes) -> None:
        """An edge."""
        self._ends.extend((self._places[first], self._places[second]))
        self._weights.append(weight)

    def add_all(self, first: Hashable, others: int, weight: bytes) -> None:
        """An edge to each of a mask of others."""
        place, places = self._places[first], self._places
        for other in members(others):
            self._ends.extend((place, places[other]))
        self._weights.append(weight * others.bit_count())

    def heaviest(self) -> Matched:
        """Everybody's partner in the heaviest matching."""
        size = len(self._vertices)
        found = heaviest_of_bytes(size, self._ends.tobytes(), b"".join(self._weights))
        names = self._vertices
        return {names[k]: names[other] for k, other in enumerate(found) if other >= 0}


def packed(weight: Sequence[int]) -> bytes:
    """A weight, or a part of one, for a graph. Raises struct.error beyond 64 bits."""
    return struct.pack(f"={len(weight)}q", *weight)


class Edge(NamedTuple):
    """Two that may be matched outside of the bracket's own pairs, and the head of the weight."""

    first: Hashable
    second: Hashable
    head: tuple[int, ...]


def best_matching(
    pairs: Iterable[tuple[int, int]],
    head: Callable[[int, int], tuple[int, ...]],
    rules: Sequence[Rule],
    order: Order,
    outside: Sequence[Edge] = (),
) -> Matched:
    """Who is matched with whom (both ways) in the best candidate.

    pairs: those of the bracket that are allowed, the higher ranked first.
    head: gains that go before all criteria; outside: see Edge.
    """
    pairs = list(pairs)
    named = [*pairs, *((edge.first, edge.second) for edge in outside)]
    graph = Graph(list(dict.fromkeys(each for edge in named for each in edge)))
    costs = [rule.pair for rule in rules]
    alone = {each: [rule.single(each) for rule in rules] for each in dict.fromkeys(chain(*pairs))}
    for first, second in pairs:  # as Rule.gain, which is asked for often
        gains = [
            one + other - cost(first, second)
            for one, other, cost in zip(alone[first], alone[second], costs, strict=True)
        ]
        graph.add(first, second, packed((*head(first, second), *gains, *order.pair(first, second))))
    nothing = packed((*(0,) * len(rules), *order.nothing))
    weights = {head: packed(head) + nothing for head in {edge.head for edge in outside}}
    for edge in outside:
        graph.add(edge.first, edge.second, weights[edge.head])
    return graph.heaviest()
