"""What can be printed of scales."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.sheet import Holds, How, Sheet, Subject
from vpdesk.report.table import Table, without_marks
from vpdesk.scales import MAX_BOARDS


@dataclass(frozen=True, slots=True)
class Booklet:
    """The scales of the board counts first to last, of one kind or both.

    heat_map: it begins with all of a kind at a glance.
    """

    first: int = 1
    last: int = 40
    continuous: bool = True
    discrete: bool = False
    heat_map: bool = False

    def __post_init__(self) -> None:
        if not 1 <= self.first <= self.last <= MAX_BOARDS:
            raise ValueError(self)
        if not (self.continuous or self.discrete):
            raise ValueError(self)

    def count(self, form: Form, per_page: int = 1) -> int:
        """How many sections it has."""
        counts = self.last - self.first + 1
        discrete = counts if form is Form.CARD else 1
        maps = (self.continuous + self.discrete) * self.maps(form)
        return maps + -(-counts // per_page) * self.continuous + discrete * self.discrete

    def maps(self, form: Form) -> bool:
        """Whether there are heat maps; a card has no room for one."""
        return self.heat_map and form is not Form.CARD


@dataclass(frozen=True, slots=True)
class ScaleSubject(Subject):
    """The scales of a choice."""

    scales: ScaleChoice

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """All that there is of scales."""
        return SHEETS

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """The table of the view, and the chart; beside a heat map there is none.

        The scale explained is always that of the current board count.
        """
        table = OF_VIEW.get(self.scales.view, COMPARISON)
        if table in (HEAT_MAP, COUNTS):  # of all board counts
            return (table,) if table is HEAT_MAP else (table, CHART, BOTH)
        return (table, CHART, BOTH, EXPLAINED)

    def has_loser(self, how: How) -> bool:
        """A single scale has one, or tells them beside the winner's."""
        what = how.what
        if what is BOOKLET and self.scales.family is None:
            booklet = how.own(Booklet)
            cards = booklet.discrete and how.form is Form.CARD
            return cards or (booklet.continuous and _per_page(how) == 1)
        single = what is BOTH and self.scales.view is View.TABLE
        return single or what in (TABLE, BOOKLET, EXPLAINED)

    def has_tint(self, how: How) -> bool:
        """A table of several board counts has it."""
        compared = how.what is BOTH and self.scales.view in (View.SIDE_BY_SIDE, View.DIFFERENCES)
        booklet = how.what is BOOKLET and how.own(Booklet).heat_map
        return compared or booklet or how.what in (COMPARISON, HEAT_MAP)

    def file_name(self, how: How) -> str:
        """What the scales are called for good, and the board counts."""
        scales, booklet = self.scales, how.own(Booklet)
        if how.what is BOOKLET:
            family = "" if scales.family is None else f"{scales.key}-"
            return f"vp-booklet-{family}{booklet.first}-{booklet.last}"
        if how.what is COMPARISON:
            counts = (str(scales.pinned(pin).boards) for pin in scales.compared)
            return f"vp-{scales.key}-{'-'.join(counts)}"
        if how.what in (COUNTS, HEAT_MAP):
            part = f"{scales.margin}-imps" if how.what is COUNTS else "heat-map"
            return f"vp-{scales.key}-{part}-{scales.first}-{scales.last}"
        charts = {CHART: "-chart", BOTH: "-with-chart", EXPLAINED: "-explained"}
        return f"vp-{scales.key}{charts.get(how.what, '')}-{scales.boards}"


def _sections(of: ScaleSubject, how: How, language: Language) -> Iterator[Section]:
    """Tables and charts. Raises ScaleError where a board count has no such scale."""
    from vpdesk.report.scales.sections import scale_sections  # start-up time

    scales, what = of.scales, how.what
    if what in VIEW_OF:  # whatever is shown
        scales = replace(scales, view=VIEW_OF[what])
    for section in scale_sections(
        scales,
        what,
        how.page_form,
        how.own(Booklet),
        language,
        per_page=_per_page(how),
        loser=how.loser,
    ):
        yield replace(section, table=section.table and _wanted(section.table, how))


def _explained(of: ScaleSubject, how: How, language: Language) -> Iterator[Section]:
    """On one page. Raises ScaleError where the board count has no such scale."""
    from vpdesk.report.scales.explained import explained_sections  # on demand

    scale = of.scales.scale(of.scales.boards)
    for section in explained_sections(scale, language, paged=how.paged, loser=how.loser):
        yield replace(section, table=section.table and _wanted(section.table, how))


def _count(of: ScaleSubject, how: How) -> int:
    """A booklet has several sections."""
    from vpdesk.report.scales.sections import section_count  # start-up time

    return section_count(of.scales, how.what, how.page_form, how.own(Booklet), _per_page(how))


def _per_page(how: How) -> int:
    """How many board counts stand side by side: only sheets have room for several."""
    return how.per_page if how.paged and how.form is Form.SHEET else 1


def _wanted(table: Table, how: How) -> Table:
    """A table with no more than is wanted of what stands out."""
    if not how.tint:
        table = replace(table, current=None)
    return table if how.marks else without_marks(table)


def _sheet(
    key: str, title: str, *, holds: Holds, card: bool = False, one_type: bool = False
) -> Sheet:
    found = [Form.SHEET, Form.WALL]
    if key != "booklet":
        found.append(Form.POSTER)
    if card:  # which has no room for a chart
        found.append(Form.CARD)
    forms = tuple(found)
    return Sheet(
        key, title, _sections, forms, holds, card_title=POCKET, count=_count, one_type=one_type
    )


POCKET = QT_TRANSLATE_NOOP("ExportForm", "Pocket cards, to cut out")
NUMBERS = Holds.TABLE | Holds.PAGE | Holds.PASTE | Holds.SCALES
TABLE = _sheet("table", QT_TRANSLATE_NOOP("ExportForm", "Table"), holds=NUMBERS, card=True)
COMPARISON = _sheet(
    "comparison", QT_TRANSLATE_NOOP("ExportForm", "Comparison"), holds=NUMBERS, card=True
)
CHART = _sheet(
    "chart",
    QT_TRANSLATE_NOOP("ExportForm", "Chart"),
    holds=Holds.CHART | Holds.PAGE | Holds.PASTE,
)
BOTH = _sheet(
    "both", QT_TRANSLATE_NOOP("ExportForm", "Table and chart"), holds=NUMBERS | Holds.CHART
)
BOOKLET = _sheet(
    "booklet",
    QT_TRANSLATE_NOOP("ExportForm", "Booklet of board counts"),
    holds=Holds.TABLE | Holds.SCALES,
    card=True,
    one_type=True,
)
COUNTS = _sheet(
    "board counts",
    QT_TRANSLATE_NOOP("ExportForm", "Board counts at one margin"),
    holds=NUMBERS,
    card=True,
)
HEAT_MAP = _sheet(
    "heat map", QT_TRANSLATE_NOOP("ExportForm", "Heat map of board counts"), holds=NUMBERS
)
EXPLAINED = Sheet(
    "explained",
    QT_TRANSLATE_NOOP("ExportForm", "The scale explained, for players"),
    _explained,
    (Form.SHEET,),
    NUMBERS | Holds.CHART,
)
SHEETS = (TABLE, COMPARISON, CHART, BOTH, BOOKLET, COUNTS, HEAT_MAP, EXPLAINED)
VIEW_OF = {TABLE: View.TABLE, COUNTS: View.BY_BOARDS, HEAT_MAP: View.HEAT_MAP}
OF_VIEW = {view: sheet for sheet, view in VIEW_OF.items()}
