"""IMP to VP scales: pure functions of a rule, exact in hundredths of a VP.

Source of the formulas: WBF Scoring Panel, technical report (P. Buchen, 2013).
"""

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.continuous import ContinuousScale, continuous_scale
from vpdesk.scales.discrete import DiscreteScale, discrete_scale
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.models import Model
from vpdesk.scales.printed import PrintedScale, PrintedScales, PrintedTable
from vpdesk.scales.rule import (
    MAX_BLITZ,
    MAX_BOARDS,
    MAX_V0,
    STANDARD_FACTOR,
    Number,
    ScaleRule,
)
from vpdesk.scales.unit import Unit

Scale = ContinuousScale | DiscreteScale | PrintedScale
FormulaScale = ContinuousScale | DiscreteScale
KINDS = (ContinuousScale.kind, DiscreteScale.kind)
UNKNOWN_KIND = QT_TRANSLATE_NOOP(
    "ScaleError", "There is no scale of the kind {kind}; the kinds are {kinds}."
)

__all__ = [
    "KINDS",
    "MAX_BLITZ",
    "MAX_BOARDS",
    "MAX_V0",
    "STANDARD_FACTOR",
    "ContinuousScale",
    "DiscreteScale",
    "FormulaScale",
    "Model",
    "Number",
    "PrintedScale",
    "PrintedScales",
    "PrintedTable",
    "Scale",
    "ScaleError",
    "ScaleRule",
    "Unit",
    "continuous_scale",
    "discrete_scale",
    "make_scale",
]


def make_scale(kind: str, rule: ScaleRule) -> FormulaScale:
    """The scale of the given kind, "continuous" or "discrete".

    Raises ScaleError for another kind, or where the rule allows no such scale.
    """
    if kind == ContinuousScale.kind:
        return continuous_scale(rule)
    if kind == DiscreteScale.kind:
        return discrete_scale(rule)
    raise ScaleError(UNKNOWN_KIND, kind=f"“{kind}”", kinds=", ".join(KINDS))
