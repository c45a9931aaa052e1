"""What the scales room exports: the sections of a choice of scales."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from vpdesk.report.document import Form, Section
from vpdesk.report.language import Language
from vpdesk.report.scales import sheets
from vpdesk.report.scales.family_tables import heat_table
from vpdesk.report.scales.report import ScaleChoice, ScaleReport, View, scale_report
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.scales.tables import (
    bands_table,
    boards_table,
    margins_table,
    side_by_side,
    single_table,
)
from vpdesk.report.sheet import Sheet
from vpdesk.report.table import Table
from vpdesk.scales import (
    PrintedScales,
    PrintedTable,
    Scale,
    ScaleRule,
    continuous_scale,
    discrete_scale,
)


def section_count(
    choice: ScaleChoice, what: Sheet, form: Form, booklet: Booklet, per_page: int = 1
) -> int:
    """How many sections there will be."""
    if what is not sheets.BOOKLET:
        return 1
    if choice.family is not None:
        return len(_tables(choice.family, booklet))
    return booklet.count(form, per_page)


def scale_sections(
    choice: ScaleChoice,
    what: Sheet,
    form: Form,
    booklet: Booklet,
    language: Language,
    *,
    per_page: int = 1,
    loser: bool = True,
) -> Iterator[Section]:
    """The sections of an export, one after the other, for some take long to make.

    per_page: how many continuous scales of a booklet stand side by side in a section, then the
    winner's VPs alone. loser: whether a single scale has a column of the loser's VPs.
    A booklet has a section for each continuous scale, or for several, and one table of all
    discrete scales, which is too wide for a card: there each has a card of its own; of a printed
    scale a section for each of its tables. The gain of the next IMP stands on sheets only, where
    there is room for it.
    Raises ScaleError where a board count has no such scale.
    """
    if what is sheets.BOOKLET:
        yield from _booklet(choice, form, booklet, language, per_page=per_page, loser=loser)
        return
    comparing = (View.SIDE_BY_SIDE, View.DIFFERENCES)
    if what is sheets.COMPARISON and choice.view not in comparing:
        choice = replace(choice, view=View.SIDE_BY_SIDE)
    if what is sheets.BOTH and choice.view is View.HEAT_MAP:  # which has no chart
        choice = replace(choice, view=View.TABLE)
    report = scale_report(choice, language)
    table = report.table
    if choice.view is View.TABLE:
        sheet = form is Form.SHEET and what is sheets.TABLE
        table = single_table(report.scale, language, gains=sheet, loser=loser)
    yield Section(
        table=None if what is sheets.CHART else table,
        chart=report.chart if what in (sheets.CHART, sheets.BOTH) else None,
        scales=report.compared if what is sheets.CHART else report.scales,
    )


def table_without_gains(report: ScaleReport) -> Table:
    """The table of a report without the gain of the next IMP, which players do not ask for."""
    if report.choice.view is View.TABLE:
        return single_table(report.scale, report.language, gains=False)
    return report.table


def _booklet(
    choice: ScaleChoice,
    form: Form,
    booklet: Booklet,
    language: Language,
    *,
    per_page: int,
    loser: bool,
) -> Iterator[Section]:
    sheet = form is Form.SHEET
    if choice.family is not None:
        yield from _printed_booklet(choice.family, booklet, language, gains=sheet, loser=loser)
        return
    rules = [choice.rule(boards) for boards in range(booklet.first, booklet.last + 1)]
    if booklet.maps(form):
        yield from _heat_maps(choice, rules, booklet, language)
    if booklet.continuous:
        pages = -(-len(rules) // per_page)
        edges = [len(rules) * page // pages for page in range(pages + 1)]
        for first, last in pairwise(edges):  # as many on each page as on the others
            found = tuple(map(continuous_scale, rules[first:last]))
            if per_page == 1:
                table = margins_table(found[0], language, gains=sheet, loser=loser)
            else:
                table = side_by_side(found, language)
            yield Section(table, None, found)
    if booklet.discrete:
        scales = tuple(discrete_scale(rule) for rule in rules)
        if form is Form.CARD:
            for scale in scales:
                yield Section(bands_table(scale, language, loser=loser), None, (scale,))
        else:
            yield Section(boards_table(scales, language), None, scales)


def _heat_maps(
    choice: ScaleChoice, rules: Sequence[ScaleRule], booklet: Booklet, language: Language
) -> Iterator[Section]:
    """All scales of each kind at a glance."""
    makers: tuple[tuple[bool, Callable[[ScaleRule], Scale]], ...] = (
        (booklet.continuous, continuous_scale),
        (booklet.discrete, discrete_scale),
    )
    for wanted, make in makers:
        if wanted:
            scales = tuple(map(make, rules))
            yield Section(heat_table(scales, choice.boards, language), None, scales)


def _printed_booklet(
    family: PrintedScales, booklet: Booklet, language: Language, *, gains: bool, loser: bool
) -> Iterator[Section]:
    for printed in _tables(family, booklet):
        scale = family.scale(printed.first)
        table = single_table(scale, language, gains=gains, loser=loser)
        title = language.boards_of(printed.counts)
        yield Section(replace(table, title=title), None, (scale,))


def _tables(family: PrintedScales, booklet: Booklet) -> list[PrintedTable]:
    """The tables for some board count of a booklet. Raises ScaleError where there is none."""
    tables = [
        each for each in family.tables if each.first <= booklet.last and booklet.first <= each.last
    ]
    return tables or [family.scale(booklet.first).table]
