"""Why each cell of a scale is what it is: every correction, and what it came from.

Source of the rules: WBF Scoring Panel, technical report (P. Buchen, 2013).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from vpdesk.scales.continuous import ContinuousScale, stretches
from vpdesk.scales.discrete import DiscreteScale, band_widths, narrowing


@dataclass(frozen=True, slots=True)
class Violation:
    """A margin whose own gain is less than that of the next one, in hundredths of a VP.

    before: what the margin gains over the one below it. after: what the next margin gains.
    """

    margin: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Raise:
    """A cell that was raised, in hundredths of a VP, and the stretch of the table that did it.

    left, right: the nearest cells around it that lie on the concave hull of the rounded table.
    least: the whole gain at or just below the hull's gain of an IMP between them.

    If the margin's next IMP gains least or less, so does every later one, and counting back
    from right the cell is at least from_right. Else it gains least + 1 or more, as does
    every earlier one, and counting on from left it is at least from_left. So no table that
    keeps the rule has less than the lower of the two; the raised cell has that.
    """

    margin: int
    rounded: int
    raised: int
    left: int
    right: int
    least: int
    from_left: int
    from_right: int

    @property
    def steps(self) -> int:
        """Raises of 0.01 VP."""
        return self.raised - self.rounded


@dataclass(frozen=True, slots=True)
class RaiseStep:
    """One raise of 0.01 VP: of a margin, for it gained less than the next one."""

    margin: int
    rounded: int  # the cell before this step
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class LowerStep:
    """The last margin of a band is lowered by one, for the band above it is narrower.

    band: counted from the draw (0). limit: its last margin before this step. width, above: how
    many margins the band and the one above it have before it; the draw's are of both signs.
    """

    band: int
    limit: int
    width: int
    above: int


@dataclass(frozen=True, slots=True)
class OutOfRange:
    """A VP of the winner whose exact margin on the curve is not in its band, first to last."""

    vp: int
    exact: float
    first: int
    last: int


def violations(values: Sequence[int]) -> tuple[Violation, ...]:
    """The places where the gains of a table, in hundredths by margin, grow."""
    gains = [b - a for a, b in pairwise(values)]
    return tuple(Violation(i, a, b) for i, (a, b) in enumerate(pairwise(gains), 1) if b > a)


def raises(scale: ContinuousScale) -> tuple[Raise, ...]:
    """The raised cells of a continuous scale."""
    values = scale.rounded
    return tuple(
        Raise(
            margin=i,
            rounded=values[i],
            raised=scale.winner[i],
            left=left,
            right=right,
            least=least,
            from_left=values[left] + (least + 1) * (i - left),
            from_right=values[right] - least * (right - i),
        )
        for left, right, least in stretches(values)
        for i in range(left + 1, right)
        if scale.raised(i)
    )


def raise_steps(rounded: Sequence[int]) -> Iterator[RaiseStep]:
    """The steps of the report's procedure: the lowest bad triple first, its middle by 0.01.

    After a raise the next bad triple is that of the margin before, or of a later one.
    """
    values = list(rounded)
    margin = 1
    while margin < len(values) - 1:
        before = values[margin] - values[margin - 1]
        after = values[margin + 1] - values[margin]
        if after > before:
            yield RaiseStep(margin, values[margin], before, after)
            values[margin] += 1
            margin = max(margin - 1, 1)
        else:
            margin += 1


def lower_steps(uncorrected: Sequence[int]) -> Iterator[LowerStep]:
    """The steps of the report's procedure for bands: the lowest first, by one IMP.

    It ends for every scale that there is: that was made by the same steps.
    """
    limits = list(uncorrected)
    while bands := narrowing(limits):
        widths, above = band_widths(limits), bands[0]
        yield LowerStep(above - 1, limits[above - 1], widths[above - 1], widths[above])
        limits[above - 1] -= 1


def out_of_range(scale: DiscreteScale) -> tuple[OutOfRange, ...]:
    """The range violations of a discrete scale; they are reported, never corrected."""
    v0 = int(Fraction(scale.rule.v0))
    return tuple(
        OutOfRange(
            vp,
            scale.rule.inverse(vp),
            scale.band_starts[vp - v0],
            scale.limits[vp - v0],
        )
        for vp in scale.range_violations
    )
