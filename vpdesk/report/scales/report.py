"""The report of the scales room: a choice of scales becomes a table and a chart."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from vpdesk.report.language import Language
from vpdesk.report.scales.names import pin_name
from vpdesk.report.scales.tables import compared_table, single_table
from vpdesk.report.table import Table
from vpdesk.scales import Scale, ScaleError, ScaleSpec
from vpdesk.scales.differences import OTHER_UNIT

if TYPE_CHECKING:
    from vpdesk.report.chart import Chart

Pin = int | ScaleSpec  # a board count of whatever scales are chosen, or a scale of its own

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

    pins: what to compare with, in the order in which it stands.
    styles: the style of each pin's curve, which stays its own in any order; the numbers from 0
        on where there are too few.
    own_style: that of the current board count while it is not pinned; -1 where it has none yet.
    base: the pin that differences are taken from; another one of those compared is taken where
        it is not among them.
    per_root_board: the chart's axis is in IMPs per square root of the board count.
    first, last: the board counts of the views of a family.
    margin, target: which board count is it, where the margin (see Unit) is worth so many
        hundredths of a VP; None where only the margin is asked about.
    part: what is seen of the chart's x axis, None for all of it; only so long as the axis is one
        of the same.
    """

    pins: tuple[Pin, ...] = FIRST_PINS
    styles: tuple[int, ...] = ()
    own_style: int = -1
    view: View = View.TABLE
    base: Pin = FIRST_PINS[0]
    per_root_board: bool = False
    first: int = 1
    last: int = 40
    margin: int = 20
    target: int | None = None
    part: tuple[float, float] | None = None

    def after(self, before: ScaleChoice) -> ScaleChoice:
        """The same with all of the chart, where its axis is another one than before.

        In another unit the margin that is asked about is that of a draw. The current curve keeps
        its style, pinned or not, so long as it is the same one; turned to another board count it
        keeps it, too, unless a pin has it.
        """
        if self == before:
            return before
        kept = self._styled(before)
        if self.unit is not before.unit:
            return replace(kept, part=None, margin=0)
        axes = [(each.view, each.per_root_board, each.family) for each in (before, self)]
        return kept if axes[0] == axes[1] else replace(kept, part=None)

    def _styled(self, before: ScaleChoice) -> ScaleChoice:
        """The same with the style that the current curve has had."""
        pins, kept = self._style_of, before.style_of(before.plain_current)
        if self.plain_current in pins:
            return replace(self, own_style=-1)
        return replace(self, own_style=kept if kept not in pins.values() else self._free_style)

    @property
    def of_any_boards(self) -> ScaleChoice:
        """The same of no board count: equal for all that are turned through."""
        return replace(self, boards=0, own_style=-1)

    @property
    def plain_current(self) -> Pin:
        """The current scale, as it is pinned if it is."""
        return next((pin for pin in self.pins if self.plain(pin) == self.boards), self.boards)

    @property
    def _free_style(self) -> int:
        return _free(set(self._style_of.values()))

    def of_scale(self, spec: ScaleSpec) -> ScaleChoice:
        """The same shown of another scale."""
        scale = {each.name: getattr(spec, each.name) for each in fields(ScaleSpec)}
        return replace(self, **scale)

    def pinning(self, pins: Iterable[Pin]) -> ScaleChoice:
        """The same with other pins; those that stay keep their styles."""
        pins = tuple(pins)
        styles = self._style_of
        if self.boards in pins and self.own_style >= 0:
            styles.setdefault(self.boards, self.own_style)
        for each in pins:
            if each not in styles:
                styles[each] = _free({styles[pin] for pin in pins if pin in styles})
        return replace(self, pins=pins, styles=tuple(styles[pin] for pin in pins))

    def style_of(self, pin: Pin) -> int:
        """The style of the curve of a pin; of what is not pinned the first free one."""
        styles = self._style_of
        if pin in styles:
            return styles[pin]
        own = self.own_style
        return own if own >= 0 and own not in styles.values() else self._free_style

    def pinned(self, pin: Pin) -> ScaleSpec:
        """The scale that a pin stands for."""
        return pin if isinstance(pin, ScaleSpec) else replace(self.spec, boards=pin)

    def plain(self, pin: Pin) -> Pin:
        """A pin as its board count, where it is one of the chosen scales."""
        if isinstance(pin, ScaleSpec) and pin == replace(self.spec, boards=pin.boards):
            return pin.boards
        return pin

    @property
    def _style_of(self) -> dict[Pin, int]:
        styles = self.styles if len(self.styles) == len(self.pins) else range(len(self.pins))
        return dict(zip(self.pins, styles, strict=True))

    @property
    def compared(self) -> tuple[Pin, ...]:
        """What is pinned, each scale once, and the current board count if it is not pinned."""
        found: dict[Pin, Pin] = {}
        for pin in self.pins:
            found.setdefault(self.plain(pin), pin)
        pins = tuple(found.values())
        return pins if self.boards in found else among(pins, self.boards)


def among(pins: tuple[Pin, ...], pin: Pin) -> tuple[Pin, ...]:
    """Pins with another at its place by boards; at their end where the user ordered them."""
    counts = [each if isinstance(each, int) else each.boards for each in (*pins, pin)]
    if counts[:-1] != sorted(counts[:-1]):
        return (*pins, pin)
    place = sum(count <= counts[-1] for count in counts[:-1])
    return (*pins[:place], pin, *pins[place:])


def _free(taken: set[int]) -> int:
    return next(style for style in count() if style not in taken)


class ScaleReport(NamedTuple):
    """What the scales room shows, prints and exports.

    choice: what it is the report of. language: the one it is written in.
    scale: the scale of the current board count. compared: those that are compared, of the pins.
    scales: those in the table. base: the one that differences are taken from, where it is these
    that are shown. problems: why a pin is left out, a sentence each.
    """

    choice: ScaleChoice
    language: Language
    scale: Scale
    compared: tuple[Scale, ...]
    scales: tuple[Scale, ...]
    table: Table
    problems: tuple[str, ...] = ()
    base: Scale | None = None
    pins: tuple[Pin, ...] = ()

    @property
    def comparison(self) -> Table:
        """The table of all that is compared side by side, made on demand."""
        return compared_table(self.compared, self.scale, None, self.language)

    @property
    def chart(self) -> Chart:
        """The chart, made on demand: the window opens before it has a place to show it."""
        chart, part = self._whole_chart(), self.choice.part
        if part is None:
            return chart
        from vpdesk.report.chart_part import chart_part

        return chart_part(chart, part, self.language)

    def _whole_chart(self) -> Chart:
        from vpdesk.report.scales.charts import differences_chart, scale_chart

        choice = self.choice
        if choice.view is View.BY_BOARDS:
            from vpdesk.report.scales.family_tables import counts_chart

            return counts_chart(self.scales, choice.margin, choice.target, self.language)
        styles = [choice.style_of(pin) for pin in self.pins]
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
    compared: dict[Pin, Scale] = {}
    problems: list[str] = []
    for pin in choice.compared:
        try:
            compared[pin] = _scale_of(pin, choice, current)
        except ScaleError as error:
            name = pin_name(choice.pinned(pin), language)
            name = language.boards(pin) if isinstance(pin, int) else name
            problems.append(f"{name}: {language.error(error)}")
    base, scales = None, tuple(compared.values())
    if choice.view is View.TABLE:
        scales = (current,)
        table = single_table(current, language)
    elif choice.view.of_family:
        scales, table = _of_family(choice, language)
    else:
        if choice.view is View.DIFFERENCES:
            wanted = choice.plain(choice.base)
            found = (pin for pin in compared if choice.plain(pin) == wanted)
            base = compared[next(found, next(iter(compared)))]
        table = compared_table(scales, current, base, language)
    told, pins = tuple(compared.values()), tuple(compared)
    said = tuple(problems)
    return ScaleReport(choice, language, current, told, scales, table, said, base, pins)


def _scale_of(pin: Pin, choice: ScaleChoice, current: Scale) -> Scale:
    """The scale of a pin. Raises ScaleError where it cannot be compared with the current one."""
    if isinstance(pin, int):
        return current if pin == choice.boards else choice.scale(pin)
    scale = current if choice.plain(pin) == choice.boards else pin.scale(pin.boards)
    if scale.unit is not current.unit:
        raise ScaleError(OTHER_UNIT)
    return scale


def _of_family(choice: ScaleChoice, language: Language) -> tuple[tuple[Scale, ...], Table]:
    """The scales of all board counts that are asked for, and their table. Raises ScaleError."""
    from vpdesk.report.scales.family_tables import counts_table, heat_table
    from vpdesk.scales.families import scales_of

    last = min(max(choice.first, choice.last), choice.first + MOST_COUNTS - 1)
    scales = scales_of(choice, choice.first, last)
    if choice.view is View.HEAT_MAP:
        return scales, heat_table(scales, choice.boards, language)
    return scales, counts_table(scales, choice.margin, choice.target, language)
