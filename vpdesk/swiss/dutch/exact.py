"""The best pairing of a bracket by one matching of lexicographic weight.

Every criterion is a sum over pairs and over players who stay unpaired, and so is the place in
the order of generation: the best candidate is a matching of greatest weight, the weights being
tuples of whole numbers that are compared from the left.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from vpdesk.swiss.matching import heaviest


@dataclass(frozen=True, slots=True)
class Rule:
    """A criterion: what a pair (higher ranked first) and an unpaired player cost."""

    code: str
    pair: Callable[[int, int], int]
    single: Callable[[int], int]


class Order(Protocol):
    """Gains by the order of generation."""

    @property
    def nothing(self) -> tuple[int, ...]:
        """The gain of what is no pair of the bracket."""

    def pair(self, first: int, second: int) -> tuple[int, ...]:
        """The gain of a pair, the higher ranked first."""


@dataclass(frozen=True, slots=True)
class Edge:
    """Two that may be matched outside of the bracket's own pairs, and the head of the weight."""

    first: Hashable
    second: Hashable
    head: tuple[int, ...]


def best_matching(
    pairs: Iterable[tuple[int, int]],
    head: Callable[[int, int], tuple[int, ...]],
    rules: Sequence[Rule],
    order: Order,
    outside: Iterable[Edge] = (),
) -> dict[Hashable, Hashable]:
    """Who is matched with whom (both ways) in the best candidate.

    pairs: those of the bracket that are allowed, the higher ranked first.
    head: gains that go before all criteria; outside: see Edge.
    """
    index: dict[Hashable, int] = {}

    def vertex(name: Hashable) -> int:
        return index.setdefault(name, len(index))

    edges = []
    for first, second in pairs:
        gains = [
            rule.single(first) + rule.single(second) - rule.pair(first, second) for rule in rules
        ]
        weight = (*head(first, second), *gains, *order.pair(first, second))
        edges.append((vertex(first), vertex(second), weight))
    nothing = (*(0,) * len(rules), *order.nothing)
    edges += [(vertex(e.first), vertex(e.second), (*e.head, *nothing)) for e in outside]
    names = list(index)
    partners = heaviest(len(names), edges)
    return {names[i]: names[partner] for i, partner in enumerate(partners) if partner >= 0}
