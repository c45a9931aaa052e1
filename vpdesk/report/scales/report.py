"""The report of the scales room: a choice of scales becomes a table and a chart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.report.language import Language
from vpdesk.report.scales.tables import compared_table, single_table
from vpdesk.report.table import Table
from vpdesk.scales import (
    STANDARD_FACTOR,
    ContinuousScale,
    FormulaScale,
    Model,
    Number,
    PrintedScales,
    Scale,
    ScaleError,
    ScaleRule,
    make_scale,
)

if TYPE_CHECKING:
    from vpdesk.report.chart import Chart

FIRST_PINS = (8, 16, 24, 32)
MAX_PINS = 12

Make = Callable[[str, ScaleRule], FormulaScale]


class View(Enum):
    """What the table shows."""

    TABLE = "table"
    SIDE_BY_SIDE = "side by side"
    DIFFERENCES = "differences"


VIEWS = tuple(View)


@dataclass(frozen=True, slots=True)
class ScaleChoice:
    """What is chosen in the scales room.

    boards: the current board count. kind: "continuous" or "discrete".
    v0, factor, blitz, half_match, model: as in ScaleRule.
    family: a printed scale in the place of all these, None for one that follows a rule.
    pins: board counts to compare with, in the order in which they stand.
    base: the board count that differences are taken from; another one of those compared is
        taken where it is not among them.
    per_root_board: the chart's axis is in IMPs per square root of the board count.
    """

    boards: int = 16
    kind: str = ContinuousScale.kind
    v0: Number = 10
    factor: Number = STANDARD_FACTOR
    blitz: Number | None = None
    half_match: bool = False
    pins: tuple[int, ...] = FIRST_PINS
    view: View = View.TABLE
    base: int = FIRST_PINS[0]
    per_root_board: bool = False
    model: Model = Model.EXPONENTIAL
    family: PrintedScales | None = None

    def rule(self, boards: int) -> ScaleRule:
        """The rule for a board count. Raises ScaleError."""
        return ScaleRule(boards, self.v0, self.factor, self.blitz, self.half_match, self.model)

    def scale(self, boards: int, make: Make = make_scale) -> Scale:
        """The scale of a board count; make may remember the scales that it made.

        Raises ScaleError where there is no such scale.
        """
        if self.family is not None:
            return self.family.scale(boards)
        return make(self.kind, self.rule(boards))

    @property
    def key(self) -> str:
        """What names the scales for good, whatever the boards: "continuous", "acbl-20"."""
        if self.family is not None:
            return self.family.key
        model = "" if self.model is Model.EXPONENTIAL else f"{self.model.value}-"
        return f"{model.replace(' ', '-')}{self.kind}"

    @property
    def compared(self) -> tuple[int, ...]:
        """The pinned board counts, and the current one if it is not pinned."""
        return self.pins if self.boards in self.pins else (*self.pins, self.boards)


class ScaleReport(NamedTuple):
    """What the scales room shows, prints and exports.

    choice: what it is the report of. language: the one it is written in.
    scale: the scale of the current board count. compared: those of all chosen board counts.
    scales: those in the table. problems: why a pinned board count is left out, a sentence each.
    """

    choice: ScaleChoice
    language: Language
    scale: Scale
    compared: tuple[Scale, ...]
    scales: tuple[Scale, ...]
    table: Table
    problems: tuple[str, ...] = ()

    @property
    def chart(self) -> Chart:
        """The chart, made on demand: the window opens before it has a place to show it."""
        from vpdesk.report.scales.charts import scale_chart  # noqa: PLC0415 - start-up time

        return scale_chart(self.scale, self.compared, self.choice.per_root_board, self.language)


def scale_report(choice: ScaleChoice, language: Language, make: Make = make_scale) -> ScaleReport:
    """The report of a choice; make may remember the scales that it made.

    Raises ScaleError where the current board count has no such scale.
    """
    current = choice.scale(choice.boards, make)
    compared: list[Scale] = []
    problems: list[str] = []
    for boards in choice.compared:
        try:
            if boards == choice.boards:
                compared.append(current)
            else:
                compared.append(choice.scale(boards, make))
        except ScaleError as error:
            problems.append(f"{language.boards(boards)}: {language.error(error)}")
    scales = (current,) if choice.view is View.TABLE else tuple(compared)
    table = _table(choice, current, scales, language)
    return ScaleReport(choice, language, current, tuple(compared), scales, table, tuple(problems))


def _table(
    choice: ScaleChoice, current: Scale, scales: tuple[Scale, ...], language: Language
) -> Table:
    if choice.view is View.TABLE:
        return single_table(current, language)
    base = None
    if choice.view is View.DIFFERENCES:
        base = next((scale for scale in scales if scale.boards == choice.base), scales[0])
    return compared_table(scales, current, base, language)
