"""The report of the scales room: a choice of scales becomes a table and a chart."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.report.language import Language
from vpdesk.report.scales.tables import compared_table, single_table
from vpdesk.report.table import Table
from vpdesk.scales import Scale, ScaleError, ScaleSpec

if TYPE_CHECKING:
    from vpdesk.report.chart import Chart

FIRST_PINS = (8, 16, 24, 32)
MAX_PINS = 12


class View(Enum):
    """What the table shows."""

    TABLE = "table"
    SIDE_BY_SIDE = "side by side"
    DIFFERENCES = "differences"


VIEWS = tuple(View)


@dataclass(frozen=True, slots=True)
class ScaleChoice(ScaleSpec):
    """What is chosen in the scales room: the scale, and what is shown of it.

    pins: board counts to compare with, in the order in which they stand.
    base: the board count that differences are taken from; another one of those compared is
        taken where it is not among them.
    per_root_board: the chart's axis is in IMPs per square root of the board count.
    """

    pins: tuple[int, ...] = FIRST_PINS
    view: View = View.TABLE
    base: int = FIRST_PINS[0]
    per_root_board: bool = False

    def of_scale(self, spec: ScaleSpec) -> ScaleChoice:
        """The same shown of another scale."""
        scale = {each.name: getattr(spec, each.name) for each in fields(ScaleSpec)}
        return replace(self, **scale)

    @property
    def compared(self) -> tuple[int, ...]:
        """The pinned board counts, and the current one if it is not pinned."""
        return self.pins if self.boards in self.pins else (*self.pins, self.boards)


class ScaleReport(NamedTuple):
    """What the scales room shows, prints and exports.

    choice: what it is the report of. language: the one it is written in.
    scale: the scale of the current board count. compared: those of all chosen board counts.
    scales: those in the table. base: the one that differences are taken from, where it is these
    that are shown. problems: why a pinned board count is left out, a sentence each.
    """

    choice: ScaleChoice
    language: Language
    scale: Scale
    compared: tuple[Scale, ...]
    scales: tuple[Scale, ...]
    table: Table
    problems: tuple[str, ...] = ()
    base: Scale | None = None

    @property
    def chart(self) -> Chart:
        """The chart, made on demand: the window opens before it has a place to show it."""
        from vpdesk.report.scales.charts import scale_chart

        return scale_chart(self.scale, self.compared, self.choice.per_root_board, self.language)


def scale_report(choice: ScaleChoice, language: Language) -> ScaleReport:
    """The report of a choice. Raises ScaleError where the current board count has no such scale."""
    current = choice.scale(choice.boards)
    compared: list[Scale] = []
    problems: list[str] = []
    for boards in choice.compared:
        try:
            if boards == choice.boards:
                compared.append(current)
            else:
                compared.append(choice.scale(boards))
        except ScaleError as error:
            problems.append(f"{language.boards(boards)}: {language.error(error)}")
    scales = (current,) if choice.view is View.TABLE else tuple(compared)
    base = None
    if choice.view is View.DIFFERENCES:
        base = next((scale for scale in scales if scale.boards == choice.base), scales[0])
    if choice.view is View.TABLE:
        table = single_table(current, language)
    else:
        table = compared_table(scales, current, base, language)
    said = tuple(problems)
    return ScaleReport(choice, language, current, tuple(compared), scales, table, said, base)
