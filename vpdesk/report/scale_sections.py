"""What the scales room exports: the sections of a choice of scales."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from vpdesk.report.document import Form, Section
from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, ScaleReport, View, scale_report
from vpdesk.report.scale_tables import boards_table, continuous_table, discrete_table
from vpdesk.report.table import Table
from vpdesk.scales import MAX_BOARDS, ContinuousScale, continuous_scale, discrete_scale


class What(Enum):
    """What is exported."""

    TABLE = "table"  # the one that is shown
    COMPARISON = "comparison"
    CHART = "chart"
    BOTH = "both"  # the shown table and the chart on one page
    BOOKLET = "booklet"  # the scales of a range of board counts


@dataclass(frozen=True, slots=True)
class Booklet:
    """The scales of the board counts first to last, of one kind or both."""

    first: int = 1
    last: int = 100
    continuous: bool = True
    discrete: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last <= MAX_BOARDS:
            raise ValueError(self)
        if not (self.continuous or self.discrete):
            raise ValueError(self)

    def count(self, form: Form) -> int:
        """How many sections it has."""
        counts = self.last - self.first + 1
        discrete = counts if form is Form.CARD else 1
        return counts * self.continuous + discrete * self.discrete


def section_count(what: What, form: Form, booklet: Booklet) -> int:
    """How many sections there will be."""
    return booklet.count(form) if what is What.BOOKLET else 1


def scale_sections(
    choice: ScaleChoice, what: What, form: Form, booklet: Booklet, language: Language
) -> Iterator[Section]:
    """The sections of an export, one after the other, for some take long to make.

    A booklet has a section for each continuous scale, and one table of all discrete scales,
    which is too wide for a card: there each has a card of its own. The gain of the
    next IMP stands on sheets only, where there is room for it.
    Raises ScaleError where a board count has no such scale.
    """
    if what is What.BOOKLET:
        yield from _booklet(choice, form, booklet, language)
        return
    if what is What.COMPARISON and choice.view is View.TABLE:
        choice = replace(choice, view=View.SIDE_BY_SIDE)
    report = scale_report(choice, language)
    sheet = form is Form.SHEET and what is What.TABLE
    table = report.table if sheet else table_without_gains(report)
    yield Section(
        table=None if what is What.CHART else table,
        chart=report.chart if what in (What.CHART, What.BOTH) else None,
        scales=report.compared if what is What.CHART else report.scales,
    )


def table_without_gains(report: ScaleReport) -> Table:
    """The table of a report without the gain of the next IMP, which players do not ask for."""
    if report.choice.view is View.TABLE and isinstance(report.scale, ContinuousScale):
        return continuous_table(report.scale, report.language, gains=False)
    return report.table


def _booklet(
    choice: ScaleChoice, form: Form, booklet: Booklet, language: Language
) -> Iterator[Section]:
    rules = [choice.rule(boards) for boards in range(booklet.first, booklet.last + 1)]
    if booklet.continuous:
        for rule in rules:
            continuous = continuous_scale(rule)
            table = continuous_table(continuous, language, gains=form is Form.SHEET)
            yield Section(table, None, (continuous,))
    if booklet.discrete:
        scales = tuple(discrete_scale(rule) for rule in rules)
        if form is Form.CARD:
            for scale in scales:
                yield Section(discrete_table(scale, language), None, (scale,))
        else:
            yield Section(boards_table(scales, language), None, scales)
