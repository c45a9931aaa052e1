"""What a table may have made of a scale: the scale itself, or what the formula gives otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from vpdesk.scales import FormulaScale, Scale
from vpdesk.scales.continuous import ContinuousScale
from vpdesk.scales.models import Model
from vpdesk.scales.printed import PrintedScale
from vpdesk.scales.rule import STANDARD_FACTOR

NEAR = 1e-7  # hundredths; doubles are nearer to whole ones than that
TENTH, WHOLE = 10, 100  # in hundredths


class VpForm(Enum):
    """How the VPs of a table are made of a scale."""

    RULE = "rule"  # made concave, or with bands that widen
    BARE = "bare"  # rounded, as the formula alone gives them
    CUT = "cut"  # cut off, not rounded
    TENTHS = "tenths"  # with one decimal
    CUT_TENTHS = "cut tenths"  # cut off after one decimal

    @property
    def tolerance(self) -> int:
        """By how many hundredths a cell may differ from the scale and be right."""
        return TENTH // 2 if self in (VpForm.TENTHS, VpForm.CUT_TENTHS) else 0


OF_CUT = (VpForm.CUT, VpForm.CUT_TENTHS)


@dataclass(frozen=True, slots=True)
class Identity:
    """A scale that a table may be, and how its VPs are made of it."""

    scale: Scale
    form: VpForm = VpForm.RULE

    @property
    def corrected(self) -> bool:
        """It is not what the formula alone gives."""
        return self.form in (VpForm.RULE, VpForm.TENTHS)

    @property
    def usual(self) -> bool:
        """The scale is one that is printed, or the WBF's with its own blitz."""
        if isinstance(self.scale, PrintedScale):
            return True
        rule = self.scale.rule
        standard = rule.blitz is None and rule.factor == STANDARD_FACTOR
        return standard and rule.model is Model.EXPONENTIAL


def uncorrected(scale: FormulaScale) -> FormulaScale:
    """The scale as the formula alone has it, rounded but not corrected."""
    if isinstance(scale, ContinuousScale):
        return replace(scale, winner=scale.rounded)
    return replace(scale, limits=scale.uncorrected)


def made_vps(identity: Identity) -> tuple[int, ...]:
    """VP of the winner by margin in hundredths, the last for all beyond."""
    scale, form = identity.scale, identity.form
    if isinstance(scale, PrintedScale) or form is VpForm.RULE:
        return _vps(scale)
    if form is VpForm.BARE:
        return _vps(uncorrected(scale))
    exact = _exact(scale)
    if form is VpForm.TENTHS:
        return tuple(int((vp + NEAR) / TENTH + 0.5) * TENTH for vp in exact)
    return _cut(exact, identity)


def made_losers(identity: Identity) -> tuple[int, ...]:
    """VP of the loser by margin in hundredths, the last for all beyond.

    They stand alone: where VPs are cut off, it is these.
    """
    scale = identity.scale
    if isinstance(scale, PrintedScale):
        return tuple(scale.vps(margin)[1] for margin in range(scale.last_margin + 1))
    if identity.form in OF_CUT:
        return _cut([scale.full - vp for vp in _exact(scale)], identity)
    return tuple(scale.full - vp for vp in made_vps(identity))


def _exact(scale: FormulaScale) -> list[float]:
    """VP of the winner by margin in hundredths, as the curve has them."""
    return [100 * scale.rule.curve(margin) for margin in range(scale.rule.last_margin + 1)]


def _cut(exact: Sequence[float], identity: Identity) -> tuple[int, ...]:
    tenths = identity.form is VpForm.CUT_TENTHS
    cell = TENTH if tenths else WHOLE if identity.scale.whole else 1
    return tuple(int(vp + NEAR) // cell * cell for vp in exact)


def _vps(scale: Scale) -> tuple[int, ...]:
    if isinstance(scale, ContinuousScale):
        return scale.winner
    return tuple(scale.vps(margin)[0] for margin in range(scale.last_margin + 1))
