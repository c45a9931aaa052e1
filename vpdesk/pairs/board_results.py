"""What the tables of a field wrote on one board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

Shares = tuple[tuple[Fraction, int], ...]  # weight (all sum to 1), points of North-South


@dataclass(frozen=True, slots=True)
class PairsResult:
    """A result of a board: a score, an artificial score, or none.

    shares: the score, one share of weight 1 if it is not weighted; () without a score.
    artificial: per cent of both sides, North-South first; None where there is a score.
    split: the score of East-West where the director gave them another one, else ().
    group: of those who played the same deal, where the board was fouled; "" for all.
    contract: what the score is of, as it can be typed in English; "" where that is not known.
    """

    board: str
    ns: str
    ew: str
    shares: Shares = ()
    artificial: tuple[Fraction, Fraction] | None = None
    split: Shares = ()
    group: str = ""
    contract: str = field(default="", compare=False)

    @property
    def played(self) -> bool:
        """It has a score that is compared with the others."""
        return bool(self.shares)

    @property
    def of_east_west(self) -> Shares:
        """The score of East-West as they see it."""
        return mirrored(self.split or self.shares)


@dataclass(frozen=True, slots=True)
class SideScores:
    """What both sides of a result get; None where nothing was played or given.

    top: the most matchpoints that there are, None for IMPs.
    """

    ns: Fraction | None
    ew: Fraction | None
    top: Fraction | None = None

    @property
    def ns_percent(self) -> Fraction | None:
        """Of the top, where there is one."""
        return None if self.ns is None or not self.top else 100 * self.ns / self.top

    @property
    def ew_percent(self) -> Fraction | None:
        """Of the top, where there is one."""
        return None if self.ew is None or not self.top else 100 * self.ew / self.top


def whole(points: int) -> Shares:
    """A score that is not weighted."""
    return ((Fraction(1), points),)


def mirrored(shares: Shares) -> Shares:
    """The same score as East-West see it."""
    return tuple((weight, -points) for weight, points in shares)


def mean(shares: Shares) -> Fraction:
    """The points of North-South, by their weights."""
    return sum((weight * points for weight, points in shares), start=Fraction(0))


def sub_fields(results: Sequence[PairsResult]) -> Iterator[tuple[str, list[PairsResult]]]:
    """The scores that are compared with one another, by group."""
    for group in dict.fromkeys(each.group for each in results):
        yield group, [each for each in results if each.group == group and each.played]
