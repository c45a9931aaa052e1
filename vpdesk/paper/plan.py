"""The pages of a document as plain values: what stands where on which paper."""

from __future__ import annotations

from dataclasses import dataclass

from vpdesk.paper.blocks import Block, Box
from vpdesk.paper.page_setup import POINTS_PER_MM, PageSetup
from vpdesk.paper.sheet_layout import LEAST_TYPE, POCKET_TYPE
from vpdesk.paper.text_lines import NO_LINES, TextLines
from vpdesk.paper.tiles import DrawnBoard
from vpdesk.report.chart import Chart
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.table import Mark

CAP_HEIGHT = 0.714  # ems: the height of a capital
LEGIBLE = 300  # times its height is how far a letter can be read: an inch from 25 feet
METRE = 1000 * POINTS_PER_MM


@dataclass(frozen=True, slots=True)
class Type:
    """Sizes in points: the margin around a panel, and the type of what is not the table.

    above, below: the table, times the title and the footer.
    """

    margin: float
    title: float
    subtitle: float
    legend: float
    footer: float
    logo: float  # the height of the logo
    chart: float = 1.0  # times as large as usual the type of a chart may be
    above: float = 0.7
    below: float = 3.2


TYPES = {
    Form.SHEET: Type(15 * POINTS_PER_MM, 17, 10, 8, 7.5, 34),
    Form.WALL: Type(10 * POINTS_PER_MM, 28, 14, 10, 8, 48),
    Form.CARD: Type(5 * POINTS_PER_MM, 9, POCKET_TYPE, POCKET_TYPE, POCKET_TYPE, 16),
}
# Of cards that say at once whom they are for.
LED_CARD = Type(
    margin=4.5 * POINTS_PER_MM,
    title=9,
    subtitle=LEAST_TYPE,
    legend=LEAST_TYPE,
    footer=LEAST_TYPE,
    logo=16,
    above=0.45,
    below=2.3,
)


@dataclass(frozen=True, slots=True)
class Panel:
    """What stands within one margin: a page, or a card on it.

    subtitle: what stands below the title. left_foot, right_foot: the footer.
    legend: the meaning of the marks, above the footer.
    below: the rest of a table whose columns do not stand side by side, one below the other.
    notes: below the table, what is too long for the footer. tiles: boards that are drawn.
    foot: it has a footer.
    """

    box: Box
    type: Type
    title: TextLines
    subtitle: TextLines
    left_foot: str
    right_foot: str
    legend: tuple[tuple[Mark, str], ...]
    block: Block | None
    chart: Chart | None
    chart_box: Box
    below: tuple[Block, ...] = ()
    notes: TextLines = NO_LINES
    tiles: tuple[DrawnBoard, ...] = ()
    foot: bool = True

    @property
    def sizes(self) -> list[float]:
        """The type in points of its tables and drawings."""
        blocks = [each for each in (self.block, *self.below) if each is not None]
        return [*(each.layout.size for each in blocks), *(each.size for each in self.tiles)]


@dataclass(frozen=True, slots=True)
class Page:
    """One page.

    cuts: the corners of cards or of a part of a poster, where the marks for cutting go.
    window: what is seen of the panels, None for all.
    """

    panels: tuple[Panel, ...]
    cuts: tuple[tuple[float, float], ...] = ()
    window: Box | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """All pages. type_size: the smallest type of a table in points, 0 where there is none.

    least: what it should have at least.
    """

    setup: PageSetup
    letterhead: Letterhead
    title: str
    pages: tuple[Page, ...]
    type_size: float
    least: float = LEAST_TYPE

    @property
    def whole_cards(self) -> bool:
        """Whether no table goes on over several pages or cards."""
        panels = (panel for page in self.pages for panel in page.panels)
        return not any(panel.block is not None and panel.block.first for panel in panels)


def reading_distance(type_size: float) -> float:
    """From how many metres a type of this size in points can be read in a well-lit hall.

    A letter is legible from 300 times its height: the rule of the sign makers of one inch for
    25 feet. 26.5 points are legible from 2 metres, and 6 points from 45 centimetres, the length
    of an arm.
    """
    return type_size * CAP_HEIGHT * LEGIBLE / METRE


def small_type(plan: Plan, language: Language) -> str:
    """What to do about type too small to be read, "" where it can be."""
    if not 0 < plan.type_size < plan.least * (1 - 1e-9):
        return ""
    text = language.translate(
        "Export",
        "{size} points is too small to read (least: {least}). Use larger paper, landscape or less.",
    )
    return text.format(
        size=language.number(plan.type_size, 1), least=language.number(plan.least, 0)
    )
