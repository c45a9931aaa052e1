"""Pages of boards that are drawn, several on each, with their results where these have room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce

from vpdesk.paper.blocks import Block, Box, fitted_blocks
from vpdesk.paper.plan import Panel, Type
from vpdesk.paper.sheet_layout import LEAST_TYPE, Density, Ems
from vpdesk.paper.text_lines import TextLines
from vpdesk.paper.tiles import (
    BESIDE,
    HEIGHT,
    MOST,
    MOST_ALONE,
    STRIPS,
    DrawnBoard,
    Widths,
    grid,
    tile_boxes,
    tile_size,
    widths_of,
)
from vpdesk.report.document import Section

OF_RESULTS = 0.52  # of the width of a strip
RESULTS = Density(LEAST_TYPE, 10.5, 0.5, 1.6, 1.2, pages=1)
BELOW = 20.0  # points from a diagram to the results below it


def tiled_panels(
    sections: Sequence[Section],
    on_page: int,
    box: Box,
    body: Box,
    kind: Type,
    heading: tuple[TextLines, TextLines],
    ems: Ems,
) -> list[Panel]:
    """Panels with so many boards each.

    body: what title and footer leave of a box. heading: the title, and what stands below it.
    """
    drawn = [each for each in sections if each.diagram is not None]
    strips = on_page <= STRIPS and any(each.beside is not None for each in drawn)
    across, down = grid(on_page, landscape=body.width > body.height, strips=strips)
    boxes = tile_boxes(body, across, down)
    all_widths = [widths_of(each.diagram, ems) for each in drawn if each.diagram is not None]
    widths = reduce(Widths.most, all_widths, Widths(1, 1, 1))
    side = strips and boxes[0].width > boxes[0].height
    room = OF_RESULTS * boxes[0].width if side else 0.0
    size = tile_size(widths, boxes[0], room, MOST_ALONE if on_page == 1 else MOST)
    panels = []
    for first in range(0, len(drawn), on_page):
        here = list(zip(drawn[first : first + on_page], boxes, strict=False))
        tiles = [
            DrawnBoard(each.diagram, place, size, widths)
            for each, place in here
            if each.diagram is not None
        ]
        blocks = _results(here, widths.whole * size, size, ems, side=side) if strips else ()
        made = Panel(box, kind, *heading, "", "", (), None, None, body, tuple(blocks))
        panels.append(replace(made, tiles=tuple(tiles)))
    return panels


def _results(
    here: Sequence[tuple[Section, Box]], width: float, size: float, ems: Ems, *, side: bool
) -> Iterator[Block]:
    """The results of boards, at the side of each or below it, in the same type.

    Names are shortened where the type would be too small.
    """
    there = [(each, box) for each, box in here if each.beside is not None]
    for brief in (False, True):
        found = [_block(each, box, width, size, ems, side=side, brief=brief) for each, box in there]
        least = min((each.layout.size for each in found), default=LEAST_TYPE)
        if least >= LEAST_TYPE:
            break
    density = replace(RESULTS, most=max(least, 1.0), least=0)
    for each, box in there:
        yield _block(each, box, width, size, ems, side=side, brief=brief, density=density)


def _block(
    section: Section,
    box: Box,
    width: float,
    size: float,
    ems: Ems,
    *,
    side: bool,
    brief: bool,
    density: Density = RESULTS,
) -> Block:
    left, top = width + BESIDE, HEIGHT * size + BELOW
    room = box._replace(x=box.x + left, width=box.width - left)
    if not side:
        room = box._replace(y=box.y + top, height=box.height - top)
    table = section.brief if brief and section.brief is not None else section.beside
    assert table is not None
    (block,) = fitted_blocks(table, room, replace(density, least=0), ems)
    return block
