"""A poster: one large page, in parts on smaller paper that are cut out and put together.

It is cut between rows and between columns, so that no figure is in two parts.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from vpdesk.paper.blocks import Block, Box
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_setup import POINTS_PER_MM, POSTER, PageSetup, Size
from vpdesk.paper.page_space import moved_panel
from vpdesk.paper.plan import Page, Panel, Plan

MARGIN = 6 * POINTS_PER_MM  # which no printer needs more of: three A4 are as wide as an A1
NEAR = 0.01  # points
MORE = 1.0  # points: what is asked for beyond what is missing, so that a few tries are enough
OFF = 0.12  # of a row: from the line between two rows to what stands there
EDGE = 4.0  # points from the end of a title to a cut
LEAST_PART = 0.5  # of a paper: a part is not smaller for the sake of what cannot be spared
Span = tuple[float, float]


def poster_setup(setup: PageSetup) -> PageSetup:
    """The page of a poster that is printed on such paper: A2 itself, else A1."""
    return setup if setup.paper == "A2" else setup._replace(paper=POSTER)


def in_parts(plan: Plan, setup: PageSetup) -> Plan:
    """The plan of a poster on smaller paper: row by row, with marks for cutting."""
    if plan.setup == setup:
        return plan
    panels = (panel for page in plan.pages for panel in page.panels)
    parts = tuple(part for panel in panels for part in _parts(panel, plan, setup))
    return replace(plan, setup=setup, pages=parts)


def missing_room(plan: Plan, setup: PageSetup) -> Size:
    """By how much a poster is too large for its parts, cut where nothing stands; 0, 0 if not."""
    if plan.setup == setup:
        return Size(0.0, 0.0)
    found = [_edges_of(panel, plan, setup) for page in plan.pages for panel in page.panels]
    return Size(
        max((across[1] for across, _ in found), default=0.0),
        max((down[1] for _, down in found), default=0.0),
    )


def with_fewer_parts(page: PageSetup, setup: PageSetup) -> Iterator[PageSetup]:
    """A poster's page cut down to one sheet of paper fewer, across and down."""
    room = [each - 2 * MARGIN for each in setup.size]
    spare = [
        length - (math.ceil((length - NEAR) / most) - 1) * most
        for length, most in zip(page.size, room, strict=True)
    ]
    for width, height in ((spare[0], 0.0), (0.0, spare[1])):
        less = Size(page.less.width + width, page.less.height + height)
        if min(page.size.width - width, page.size.height - height) > NEAR:
            yield page._replace(less=less)


def _parts(panel: Panel, plan: Plan, setup: PageSetup) -> list[Page]:
    (across, _), (down, _) = _edges_of(panel, plan, setup)
    panel, found = _uncut(panel, across[1]), []
    for top, bottom in pairwise(down):
        for left, right in pairwise(across):
            box = Box(MARGIN, MARGIN, right - left, bottom - top)
            ends = (box.x, box.x + box.width), (box.y, box.y + box.height)
            cuts = tuple((x, y) for y in ends[1] for x in ends[0])
            found.append(Page((moved_panel(panel, MARGIN - left, MARGIN - top),), cuts, box))
    return found


def _uncut(panel: Panel, right: float) -> Panel:
    """With title and foot in type so small that the first part, up to right, has all of them."""
    room, kind = right - panel.box.x - EDGE, panel.type
    title, subtitle = (
        lines._replace(size=min([lines.size, *(room / ems(line, bold) for line in lines.lines)]))
        for lines, bold in ((panel.title, True), (panel.subtitle, False))
    )
    foot = min(kind.footer, room / (ems(panel.left_foot, False) or 1))
    return replace(panel, title=title, subtitle=subtitle, type=replace(kind, footer=foot))


def _edges_of(
    panel: Panel, plan: Plan, setup: PageSetup
) -> tuple[tuple[list[float], float], tuple[list[float], float]]:
    """Where a poster is cut, across and down, and by how much it is too large for that."""
    whole, paper = plan.setup.size, setup.size
    blocks = [each for each in (panel.block, *panel.below) if each is not None]
    columns = [span for block in blocks for span in columns_of(block)]
    rows = [*_lines(panel), *(span for block in blocks for span in rows_of(block))]
    return (
        _edges(whole.width, paper.width - 2 * MARGIN, columns),
        _edges(whole.height, paper.height - 2 * MARGIN, rows),
    )


def _edges(length: float, most: float, kept: Sequence[Span]) -> tuple[list[float], float]:
    """Edges of parts of a length, none longer than most and none within what is kept whole.

    In as many parts as the length needs at least; what it is too long for them.
    """
    count = math.ceil((length - NEAR) / most)
    edges, cut = [0.0], 0.0
    for _ in range(count - 1):
        at = edges[-1] + most
        edges.append(_free(at, edges[-1] + LEAST_PART * most, kept))
        if edges[-1] == at:  # where nothing stands, or else by how much that is too wide
            cut = max(cut, *(end - at for start, end in kept if start < at < end), 0.0)
    missing = max(length - edges[-1] - most, cut)
    if missing > NEAR:  # as large as the paper, wherever that cuts
        edges = [most * number for number in range(count)]
    return [*edges, length], missing + MORE if missing > NEAR else 0.0


def _free(at: float, least: float, kept: Sequence[Span]) -> float:
    """The last place up to one that is within nothing; the place itself where that is too far."""
    found = at
    while within := [start for start, end in kept if start < found < end]:
        found = min(within)
        if found < least:
            return at
    return found


def columns_of(block: Block) -> Iterator[Span]:
    """From where to where the texts of each column go."""
    layout, em = block.layout, block.layout.size
    wide = sum(column.width + layout.column for column in block.columns)
    for stack in range(layout.across):
        left = block.box.x + stack * (wide + layout.gap) * em
        for column in block.columns:
            start = left + layout.column / 2 * em
            yield start, start + column.width * em
            left += (column.width + layout.column) * em


def rows_of(block: Block) -> Iterator[Span]:
    """From where to where headings and rows go."""
    layout, em = block.layout, block.layout.size
    body = block.box.y + layout.heading * em
    yield block.box.y, body
    for row in range(min(layout.rows, block.last - block.first)):
        top = body + row * layout.row * em
        yield top + OFF * layout.row * em, top + (1 - OFF) * layout.row * em


def _lines(panel: Panel) -> Iterator[Span]:
    """The title with what stands below it, and the foot."""
    box, kind = panel.box, panel.type
    first = panel.chart_box.y if panel.block is None else panel.block.box.y
    yield box.y, min(first, box.y + box.height)
    yield box.y + box.height - kind.below * kind.footer, box.y + box.height
