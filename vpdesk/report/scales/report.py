"""The report of the scales room: a choice of scales becomes a table and a chart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.report.language import Language
from vpdesk.report.scales.tables import compared_table, single_table
from vpdesk.report.table import Table
from vpdesk.scales import Scale, ScaleError, ScaleSpec

if TYPE_CHECKING:
    from vpdesk.report.chart import Chart

FIRST_PINS = (8, 16, 24, 32)
MAX_PINS = 12
MOST_COUNTS = 100  # in one family: more columns cannot be read


class View(Enum):
    """What the table shows."""

    TABLE = "table"
    SIDE_BY_SIDE = "side by side"
    DIFFERENCES = "differences"
    BY_BOARDS = "by boards"
    HEAT_MAP = "heat map"

    @property
    def of_family(self) -> bool:
        """It shows the scales of all board counts from one to another."""
        return self in (View.BY_BOARDS, View.HEAT_MAP)


VIEWS = tuple(View)


@dataclass(frozen=True, slots=True)
class ScaleChoice(ScaleSpec):
    """What is chosen in the scales room: the scale, and what is shown of it.

    pins: board counts to compare with, in the order in which they stand.
    styles: the style of each pin's curve, which stays its own in any order; the numbers from 0
        on where there are too few.
    base: the board count that differences are taken from; another one of those compared is
        taken where it is not among them.
    per_root_board: the chart's axis is in IMPs per square root of the board count.
    first, last: the board counts of the views of a family.
    margin, target: which board count is it, where the margin (see Unit) is worth so many
        hundredths of a VP; None where only the margin is asked about.
    """

    pins: tuple[int, ...] = FIRST_PINS
    styles: tuple[int, ...] = ()
    view: View = View.TABLE
    base: int = FIRST_PINS[0]
    per_root_board: bool = False
    first: int = 1
    last: int = 40
    margin: int = 20
    target: int | None = None

    def of_scale(self, spec: ScaleSpec) -> ScaleChoice:
        """The same shown of another scale."""
        scale = {each.name: getattr(spec, each.name) for each in fields(ScaleSpec)}
        return replace(self, **scale)

    def pinning(self, pins: Iterable[int]) -> ScaleChoice:
        """The same with other pins; those that stay keep their styles."""
        pins = tuple(pins)
        styles = self._style_of
        for boards in pins:
            if boards not in styles:
                styles[boards] = _free({styles[pin] for pin in pins if pin in styles})
        return replace(self, pins=pins, styles=tuple(styles[pin] for pin in pins))

    def style_of(self, boards: int) -> int:
        """The style of the curve of a board count; of one that is not pinned the first free one."""
        styles = self._style_of
        return styles[boards] if boards in styles else _free(set(styles.values()))

    @property
    def _style_of(self) -> dict[int, int]:
        styles = self.styles if len(self.styles) == len(self.pins) else range(len(self.pins))
        return dict(zip(self.pins, styles, strict=True))

    @property
    def compared(self) -> tuple[int, ...]:
        """The pinned board counts, and the current one if it is not pinned."""
        return self.pins if self.boards in self.pins else (*self.pins, self.boards)


def _free(taken: set[int]) -> int:
    return next(style for style in count() if style not in taken)


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
        from vpdesk.report.scales.charts import differences_chart, scale_chart

        choice = self.choice
        if choice.view is View.BY_BOARDS:
            from vpdesk.report.scales.family_tables import counts_chart

            return counts_chart(self.scales, choice.margin, choice.target, self.language)
        styles = [choice.style_of(scale.boards) for scale in self.compared]
        if self.base is not None:
            return differences_chart(self.scale, self.compared, styles, self.base, self.language)
        per_root_board = choice.per_root_board
        return scale_chart(self.scale, self.compared, styles, per_root_board, self.language)

    @property
    def asked(self) -> int:
        """The first board count that is asked for by margin and VP; else the current one."""
        rows = zip(self.table.row_starts, self.table.rows, strict=True)
        return next((start for start, row in rows if row[0].strong), self.choice.boards)

    def meant(self, at: int) -> tuple[Scale, int]:
        """The scale and the margin that are meant by a place of the table or of the chart's axis.

        Such places are margins, or in the view of one margin board counts.
        """
        if self.choice.view is View.BY_BOARDS:
            return min(self.scales, key=lambda scale: abs(scale.boards - at)), self.choice.margin
        return self.scale, at

    def height(self, at: int) -> float:
        """How high the current curve of the chart is at such a place."""
        scale, margin = self.meant(at)
        base = 0 if self.base is None else self.base.vps(margin)[0]
        return (scale.vps(margin)[0] - base) / 100


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
    base, scales = None, tuple(compared)
    if choice.view is View.TABLE:
        scales = (current,)
        table = single_table(current, language)
    elif choice.view.of_family:
        scales, table = _of_family(choice, language)
    else:
        if choice.view is View.DIFFERENCES:
            base = next((scale for scale in scales if scale.boards == choice.base), scales[0])
        table = compared_table(scales, current, base, language)
    said = tuple(problems)
    return ScaleReport(choice, language, current, tuple(compared), scales, table, said, base)


def _of_family(choice: ScaleChoice, language: Language) -> tuple[tuple[Scale, ...], Table]:
    """The scales of all board counts that are asked for, and their table. Raises ScaleError."""
    from vpdesk.report.scales.family_tables import counts_table, heat_table
    from vpdesk.scales.families import scales_of

    last = min(max(choice.first, choice.last), choice.first + MOST_COUNTS - 1)
    scales = scales_of(choice, choice.first, last)
    if choice.view is View.HEAT_MAP:
        return scales, heat_table(scales, choice.boards, language)
    return scales, counts_table(scales, choice.margin, choice.target, language)
