"""What is meant by "the scale": everywhere the same few numbers, or a printed one."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.scales.continuous import ContinuousScale, continuous_scale
from vpdesk.scales.discrete import DiscreteScale, discrete_scale
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.models import Model
from vpdesk.scales.printed import PrintedScale, PrintedScales
from vpdesk.scales.rule import STANDARD_FACTOR, Number, ScaleRule
from vpdesk.scales.unit import Unit

Scale = ContinuousScale | DiscreteScale | PrintedScale
FormulaScale = ContinuousScale | DiscreteScale
KINDS = (ContinuousScale.kind, DiscreteScale.kind)
UNKNOWN_KIND = QT_TRANSLATE_NOOP(
    "ScaleError", "There is no scale of the kind {kind}; the kinds are {kinds}."
)
KEPT = 64  # scales of a formula: making one takes milliseconds


def make_scale(kind: str, rule: ScaleRule) -> FormulaScale:
    """The scale of the given kind, "continuous" or "discrete".

    Raises ScaleError for another kind, or where the rule allows no such scale.
    """
    if kind == ContinuousScale.kind:
        return continuous_scale(rule)
    if kind == DiscreteScale.kind:
        return discrete_scale(rule)
    raise ScaleError(UNKNOWN_KIND, kind=f"“{kind}”", kinds=", ".join(KINDS))


@lru_cache(KEPT, typed=True)  # as a float, a number is another one than as a fraction
def _kept_scale(kind: str, *numbers: Any) -> FormulaScale:
    """The scale of a rule of these numbers; to make the rule takes a part of a millisecond, too."""
    return make_scale(kind, ScaleRule(*numbers))


@dataclass(frozen=True, slots=True)
class ScaleSpec:
    """A scale, as rooms, matches, events, files and the command line mean it.

    boards: of a match. kind: "continuous" or "discrete".
    v0, factor, blitz, half_match, model: as in ScaleRule.
    family: a printed scale in the place of all these, None for one that follows a rule.
    """

    boards: int = 16
    kind: str = ContinuousScale.kind
    v0: Number = 10
    factor: Number = STANDARD_FACTOR
    blitz: Number | None = None
    half_match: bool = False
    model: Model = Model.EXPONENTIAL
    family: PrintedScales | None = None

    def rule(self, boards: int) -> ScaleRule:
        """The rule for a board count. Raises ScaleError."""
        return ScaleRule(boards, *self._rule_numbers)

    def scale(self, boards: int) -> Scale:
        """The scale of a board count. Raises ScaleError where there is no such scale."""
        if self.family is not None:
            return self.family.scale(boards)
        return _kept_scale(self.kind, boards, *self._rule_numbers)

    @property
    def _rule_numbers(self) -> tuple[Number, Number, Number | None, bool, Model]:
        return self.v0, self.factor, self.blitz, self.half_match, self.model

    @property
    def unit(self) -> Unit:
        """What it turns into VPs."""
        return Unit.IMP if self.family is None else self.family.unit

    @property
    def by_percentage(self) -> bool:
        """It turns percentages into VPs, not IMPs."""
        return self.unit is Unit.PERCENT

    @property
    def key(self) -> str:
        """What names the scales for good, whatever the boards: "continuous", "acbl-20"."""
        if self.family is not None:
            return self.family.key
        model = "" if self.model is Model.EXPONENTIAL else f"{self.model.value}-"
        return f"{model.replace(' ', '-')}{self.kind}"

    @property
    def spec(self) -> ScaleSpec:
        """The scale alone, without what a room remembers beside it."""
        return ScaleSpec(**{each.name: getattr(self, each.name) for each in fields(ScaleSpec)})
