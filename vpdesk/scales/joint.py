"""Both rules of the discrete scale at once, which the report of the WBF leaves open.

The report lowers limits until no band is narrower than the one below it, and only tells where the
exact margin of a whole VP then lies outside its band. Asked here is for the limits that keep both
rules and lie as near to those of the curve as can be: first the fewest margins moved, of limits as
near the one as the other the lower.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from vpdesk.scales.discrete import DiscreteScale, band_widths


@dataclass(frozen=True, slots=True)
class JointCorrection:
    """The limits that keep both rules. moved: by how many margins all of them together."""

    limits: tuple[int, ...]
    moved: int


def keeps_widths(limits: tuple[int, ...]) -> bool:
    """No band is narrower than the one below it, the draw counted on both sides."""
    widths = band_widths(limits)
    return limits[0] >= 0 and all(b >= a for a, b in pairwise(widths))


def keeps_range(scale: DiscreteScale, limits: tuple[int, ...]) -> bool:
    """The exact margin of every whole VP lies in its band, or on one of its ends."""
    return all(
        limits[k - 1] <= floor and ceil <= limits[k]
        for k, (floor, ceil) in enumerate(_exact(scale), 1)
    )


def joint_correction(scale: DiscreteScale) -> JointCorrection | None:
    """The nearest limits that keep both rules; None where none do.

    Limits are chosen from the draw up. What lies above depends on the last two of them alone, so
    only the best way to each pair is kept. A limit lies between the exact margins of the VPs on
    its two sides, which leaves few to choose from.
    """
    if not scale.violations and not scale.range_violations:
        return JointCorrection(scale.limits, 0)
    exact = _exact(scale)
    wanted, count = scale.uncorrected, len(scale.limits)
    floors = [floor for floor, _ in exact]
    ceils = [0, *(ceil for _, ceil in exact)]
    most = [*floors, 2 * scale.last_margin]
    # What the report has found is no farther away, where it keeps both rules.
    far = sum(wanted) if scale.range_violations else scale.steps
    best: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
    for limit in range(max(0, wanted[0] - far), min(most[0], wanted[0] + far) + 1):
        best[2 * limit + 1, limit] = abs(limit - wanted[0]), (limit,)
    for band in range(1, count):
        found: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {}
        for (width, before), (moved, limits) in best.items():
            start = max(before + width, ceils[band], wanted[band] - far + moved)
            for limit in range(start, min(most[band], wanted[band] + far - moved) + 1):
                way = moved + abs(limit - wanted[band]), (*limits, limit)
                at = limit - before, limit
                found[at] = min(found.get(at, way), way)
        best = found
    if not best:
        return None
    moved, limits = min(best.values())
    return JointCorrection(limits, moved)


def _exact(scale: DiscreteScale) -> list[tuple[int, int]]:
    """Floor and ceil of the exact margins of the whole VPs between draw and largest win."""
    v0 = int(Fraction(scale.rule.v0))
    return [scale.rule.inverse_floor_ceil(Fraction(v0 + k)) for k in range(1, v0)]
