"""The row of a scale that tells best how it was made: one that was corrected, if there is one."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vpdesk.scales.continuous import ContinuousScale
from vpdesk.scales.discrete import DiscreteScale
from vpdesk.scales.proof import LowerStep, Raise, lower_steps, raises


@dataclass(frozen=True, slots=True)
class TellingCell:
    """A cell of a continuous scale.

    exact: the curve in VP. rounded, worth: in hundredths, before and after correction.
    before, after: what the rounded cell gains over the one below it, and what the next one gains.
    """

    margin: int
    exact: float
    rounded: int
    worth: int
    before: int
    after: int

    @property
    def raised(self) -> bool:
        """It was corrected."""
        return self.worth > self.rounded

    @property
    def plainly(self) -> bool:
        """It was raised once, for what it gained was less than what the next one gains."""
        return self.raised and self.worth == self.rounded + 1 and self.after > self.before


@dataclass(frozen=True, slots=True)
class TellingBand:
    """A band of a discrete scale, worth vp to the winner.

    begins, ends: where the curve is worth half a VP less and more, in IMPs. first, last: its
    margins. step: the correction that moved its last margin first, None where none did.
    """

    vp: int
    begins: float
    ends: float
    first: int
    last: int
    step: LowerStep | None


def telling_cell(scale: ContinuousScale) -> TellingCell:
    """The one that was raised once, as near to a quarter of the blitz as there is one.

    Where all were raised more than once, or by more, one of these; where none was, any.
    """
    near = scale.blitz / 4
    inner = range(1, max(scale.last_margin, 2))
    cells = [_cell(scale, margin) for margin in inner if margin < scale.last_margin]
    if not cells:
        return _cell(scale, 0)
    return min(cells, key=lambda cell: (not cell.plainly, not cell.raised, abs(cell.margin - near)))


def raise_of(scale: ContinuousScale, margin: int) -> Raise:
    """What forced a cell up. Raises StopIteration for one that was not raised."""
    return next(each for each in raises(scale) if each.margin == margin)


def telling_band(scale: DiscreteScale) -> TellingBand:
    """The first band that was corrected, or else one in the middle."""
    v0 = int(Fraction(scale.rule.v0))
    step = next(lower_steps(scale.uncorrected), None)
    band = max(v0 // 2, 1) if step is None else step.band
    band = min(band, len(scale.limits) - 1)
    half = Fraction(1, 2)
    return TellingBand(
        v0 + band,
        0.0 if band == 0 else scale.rule.inverse(v0 + band - half),
        scale.rule.inverse(v0 + band + half),
        scale.band_starts[band],
        scale.limits[band],
        step,
    )


def _cell(scale: ContinuousScale, margin: int) -> TellingCell:
    values, last = scale.rounded, scale.last_margin
    return TellingCell(
        margin,
        scale.rule.curve(margin),
        values[margin],
        scale.winner[margin],
        values[margin] - values[max(margin - 1, 0)],
        values[min(margin + 1, last)] - values[margin],
    )
