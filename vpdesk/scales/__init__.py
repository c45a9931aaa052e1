"""IMP to VP scales: pure functions of a rule, exact in hundredths of a VP.

Source of the formulas: WBF Scoring Panel, technical report (P. Buchen, 2013).
"""

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
from vpdesk.scales.spec import KINDS, FormulaScale, Scale, ScaleSpec, make_scale
from vpdesk.scales.unit import Unit

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
    "ScaleSpec",
    "Unit",
    "continuous_scale",
    "discrete_scale",
    "make_scale",
]
