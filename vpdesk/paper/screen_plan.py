"""Pages for a screen that a hall looks at: planned like paper, as large as the screen is."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import NamedTuple

from vpdesk.paper.blocks import Block, Box, table_blocks
from vpdesk.paper.page_space import body_box
from vpdesk.paper.plan import Page, Panel, Type
from vpdesk.paper.sheet_layout import Density, Ems, make_columns, make_layout
from vpdesk.paper.text_lines import NO_LINES, TextLines
from vpdesk.report.language import Language
from vpdesk.report.table import Table

LEAST_HEIGHT = 0.7  # of the width: on a narrow screen the type is as small as on one so high
TITLE_SHARE = 0.5  # of the width; the rest of the line is for a result
MOST_TYPE = 1 / 12  # of the height: that of a table of few rows


class Screen(NamedTuple):
    """A screen, or a window on it: its size and that of a pixel, in points."""

    width: float
    height: float
    pixel: float

    def type_size(self, most: float) -> float:
        """The largest type of so many points at most that has whole pixels, as all type has."""
        return max(1, math.floor(most / self.pixel + 1e-9)) * self.pixel

    @property
    def type(self) -> Type:
        """The sizes of all but the table."""
        height = min(self.height, LEAST_HEIGHT * self.width)
        return Type(
            margin=height / 36,
            title=self.type_size(height / 15),
            subtitle=0,
            legend=self.type_size(height / 48),
            footer=self.type_size(height / 52),
            logo=0,
        )


def table_pages(
    table: Table, screen: Screen, zoom: float, language: Language, ems: Ems
) -> tuple[Page, ...]:
    """A table on a screen.

    zoom: the size of the type in that of the largest one in which a single page holds the
    table; above 1 there are as many pages as it takes. A table that is too wide for it has the
    largest type that its width allows.
    """
    panel = _panel(table.title, table.rule, screen, ems, legend=bool(table.legend))
    panel = replace(panel, legend=table.legend)
    columns, box = make_columns(table, ems), panel.chart_box
    density = Density(0, MOST_TYPE * screen.height, 0.6, 1.6, 2.4, pages=1)
    fitting = make_layout(columns, len(table.rows), box.width, box.height, density).size
    size = screen.type_size(zoom * fitting)
    density = replace(density, least=size, most=size, pages=0 if zoom > 1 else 1)
    blocks = [_centred(block) for block in table_blocks(table, columns, box, density)]
    text = language.translate("Export", "Page {page} / {pages}")
    return tuple(
        Page((replace(panel, block=block, right_foot=_number(text, number, blocks)),))
        for number, block in enumerate(blocks, 1)
    )


def chart_page(title: str, rule: str, screen: Screen, ems: Ems) -> Page:
    """A page with room for a chart: its panel's chart_box."""
    return Page((_panel(title, rule, screen, ems, legend=False),))


def _panel(title: str, rule: str, screen: Screen, ems: Ems, *, legend: bool) -> Panel:
    kind = screen.type
    margin = kind.margin
    box = Box(margin, margin, screen.width - 2 * margin, screen.height - 2 * margin)
    body = body_box(box, kind, TextLines((title,), kind.title), NO_LINES, legend=legend, logo=False)
    size = min(kind.title, screen.type_size(TITLE_SHARE * box.width / ems(title, True)))
    return Panel(box, kind, TextLines((title,), size), NO_LINES, rule, "", (), None, None, body)


def _centred(block: Block) -> Block:
    """A table that is narrower than its place in the middle of it."""
    layout = block.layout
    if layout.across > 1:
        return block
    used = layout.size * sum(column.width + layout.column for column in block.columns)
    spare = max(block.box.width - used, 0)
    return replace(block, box=block.box._replace(x=block.box.x + spare / 2))


def _number(text: str, number: int, blocks: list[Block]) -> str:
    return text.format(page=number, pages=len(blocks)) if len(blocks) > 1 else ""
