"""The scores of a field on one board, counted once: how many are lower, how many are equal."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate

from vpdesk.pairs.board_results import Shares


class BoardField:
    """The scores that are compared with one another, weighted ones with their weights."""

    def __init__(self, scores: Sequence[Shares]) -> None:
        self.scores = scores
        counts: dict[int, Fraction | int] = {}
        for shares in scores:
            for weight, points in shares:
                # Whole numbers are added much faster, and most scores are not weighted.
                one = 1 if weight == 1 else weight
                counts[points] = counts.get(points, 0) + one
        self.counts = counts
        self._points = sorted(counts)
        self._lower = [0, *accumulate(counts[each] for each in self._points)]

    def __len__(self) -> int:
        """How many scores there are, a weighted one being one."""
        return len(self.scores)

    def lower(self, points: int) -> Fraction | int:
        """How many scores are lower, by their weights."""
        return self._lower[bisect_left(self._points, points)]
