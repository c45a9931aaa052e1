"""What leaves the program as one file or one print: sections under a letterhead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from vpdesk.report.chart import Chart
    from vpdesk.report.deals.diagram import Diagram
    from vpdesk.report.table import Table
    from vpdesk.scales import Scale


class Form(Enum):
    """What the pages are for."""

    SHEET = "sheet"  # as many pages as a readable type needs
    WALL = "wall"  # the largest type that fits; a scale on as many sheets as that takes
    POSTER = "poster"  # a wall chart on A2, or on A1 that is put together from smaller sheets
    CARD = "card"  # pocket cards to cut out, several on a page
    BOOKLET = "booklet"  # leaves that are folded in the middle, two pages on a side


class Logo(NamedTuple):
    """A picture: the bytes of a PNG or SVG file, and its width in heights."""

    data: bytes
    aspect: float

    @property
    def is_png(self) -> bool:
        """Whether it is a PNG file; else it is SVG."""
        return self.data.startswith(b"\x89PNG")


@dataclass(frozen=True, slots=True)
class Letterhead:
    """What the organiser adds to every page; an empty text is left out.

    title: stands in the place of the report's own title, which moves to the line below.
    """

    title: str = ""
    event: str = ""
    date: str = ""
    logo: Logo | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A table, a chart, or both together, that begin on a page of their own.

    scales: those that the section shows, for formats that hold numbers rather than pages.
    leads: whom it is for stands in its title, so the letterhead's title goes below it.
    event: what it is of, said there where the letterhead has no title.
    joins: it stands below the section before it where the page has room. one_rule: all that
    stand together have its rule.
    diagram: on paper the hands of a board in the place of the table, several a page.
    beside: a table at the side of the diagram, as the results of its board. brief: the table with
    shorter names, for where it would be too small to be read. words: sentences, on paper on the
    page of table and chart. narrow: what stands in the place of a table on a page that is too
    narrow for it.
    """

    table: Table | None
    chart: Chart | None
    scales: tuple[Scale, ...] = ()
    leads: bool = False
    event: str = ""
    joins: bool = False
    one_rule: bool = False
    diagram: Diagram | None = None
    beside: Table | None = None
    brief: Table | None = None
    words: Table | None = None
    narrow: tuple[Table, ...] = ()

    @property
    def title(self) -> str:
        """The title of the table, or of the chart where there is no table."""
        return (self.table or self._only_chart).title

    @property
    def rule(self) -> str:
        """The rule that the section follows, for a footer."""
        return (self.table or self._only_chart).rule

    @property
    def _only_chart(self) -> Chart:
        assert self.chart is not None
        return self.chart
