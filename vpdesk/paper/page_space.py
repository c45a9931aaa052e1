"""The space on a page: sizes on other paper, what the head leaves, where charts and cards go."""

from __future__ import annotations

import math
from dataclasses import replace

from vpdesk.paper.blocks import Block, Box
from vpdesk.paper.page_setup import PageSetup, Size, card_grid
from vpdesk.paper.plan import Page, Panel, Type
from vpdesk.paper.sheet_layout import LEAST_TYPE
from vpdesk.paper.text_lines import NO_LINES, NOTE_LINE, TextLines

CHART_GAP = 14.0
TITLE_LINE, SUBTITLE_LINE, SUBTITLE_SPACE = 1.1, 1.25, 0.35  # ems


def body_box(
    box: Box,
    kind: Type,
    title: TextLines,
    subtitle: TextLines,
    *,
    legend: bool,
    logo: bool,
    notes: TextLines = NO_LINES,
    foot: bool = True,
) -> Box:
    """What title, logo, notes, legend and footer leave of a panel's box."""
    top = TITLE_LINE * title.size * len(title.lines)
    if subtitle.lines:
        top += SUBTITLE_SPACE * kind.subtitle
        top += SUBTITLE_LINE * subtitle.size * len(subtitle.lines)
    if logo:
        top = max(top, kind.logo)
    top += kind.above * kind.title
    below = kind.footer * kind.below if foot else 0.0
    if legend:
        below += kind.legend * 1.8
    if notes.lines:
        below += NOTE_LINE * notes.size * len(notes.lines) + 0.6 * kind.legend
    return Box(box.x, box.y + top, box.width, box.height - top - below)


def card_pages(cards: list[Panel], setup: PageSetup, card: Size) -> tuple[Page, ...]:
    """Put cards on pages; a single kind fills a page with copies of itself."""
    across, down = card_grid(setup, card)
    places = [(x, y) for y in range(down) for x in range(across)]
    size = setup.size
    left = (size.width - across * card.width) / 2
    top = (size.height - down * card.height) / 2
    if not any(each.block and each.block.table.filled_in for each in cards):
        cards = cards * max(1, len(places) // len(cards))
    cuts = tuple(
        (left + x * card.width, top + y * card.height)
        for y in range(down + 1)
        for x in range(across + 1)
    )
    return tuple(
        Page(
            tuple(
                moved_panel(panel, left + x * card.width, top + y * card.height)
                for panel, (x, y) in zip(cards[first:], places, strict=False)
            ),
            cuts,
        )
        for first in range(0, len(cards), len(places))
    )


def shared(body: Box, share: float) -> tuple[Box, Box]:
    """The places of table and chart: below each other, or beside each other if wide."""
    if body.width > body.height:
        chart = body.width * share
        table = body._replace(width=body.width - chart - CHART_GAP)
        return table, body._replace(x=body.x + body.width - chart, width=chart)
    chart = body.height * share
    table = body._replace(height=body.height - chart - CHART_GAP)
    return table, body._replace(y=body.y + body.height - chart, height=chart)


def on_small_paper(kind: Type, share: float) -> Type:
    """The sizes on paper whose shorter side is a share of A4's: smaller, but to be read."""
    smaller = scaled(replace(kind, margin=kind.margin * share), math.sqrt(share))
    return replace(
        smaller,
        subtitle=max(smaller.subtitle, LEAST_TYPE),
        legend=max(smaller.legend, LEAST_TYPE),
        footer=max(smaller.footer, LEAST_TYPE),
    )


def scaled(kind: Type, larger: float) -> Type:
    """The sizes of a larger card; its margin, which is for the scissors, stays."""
    return replace(
        kind,
        title=kind.title * larger,
        subtitle=kind.subtitle * larger,
        legend=kind.legend * larger,
        footer=kind.footer * larger,
        logo=kind.logo * larger,
    )


def moved_panel(panel: Panel, x: float, y: float) -> Panel:
    """A panel so many points farther to the right and down."""

    def move(box: Box) -> Box:
        return box._replace(x=box.x + x, y=box.y + y)

    def moved(block: Block) -> Block:
        return replace(block, box=move(block.box))

    return replace(
        panel,
        box=move(panel.box),
        block=panel.block and moved(panel.block),
        below=tuple(map(moved, panel.below)),
        tiles=tuple(each._replace(box=move(each.box)) for each in panel.tiles),
        chart_box=move(panel.chart_box),
    )
