"""A poster: one large page, in parts on smaller paper that are cut out and put together."""

from __future__ import annotations

import math
from dataclasses import replace

from vpdesk.paper.blocks import Box
from vpdesk.paper.page_plan import moved_panel
from vpdesk.paper.page_setup import POINTS_PER_MM, POSTER, PageSetup
from vpdesk.paper.plan import Page, Panel, Plan

MARGIN = 6 * POINTS_PER_MM  # which no printer needs more of: three A4 are as wide as an A1
NEAR = 0.01  # points


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


def _parts(panel: Panel, plan: Plan, setup: PageSetup) -> list[Page]:
    whole, paper = plan.setup.size, setup.size
    width, height = paper.width - 2 * MARGIN, paper.height - 2 * MARGIN
    across = math.ceil((whole.width - NEAR) / width)
    down = math.ceil((whole.height - NEAR) / height)
    found = []
    for row in range(down):
        for column in range(across):
            x, y = column * width, row * height
            box = Box(MARGIN, MARGIN, min(width, whole.width - x), min(height, whole.height - y))
            ends = (box.x, box.x + box.width), (box.y, box.y + box.height)
            cuts = tuple((left, top) for top in ends[1] for left in ends[0])
            found.append(Page((moved_panel(panel, MARGIN - x, MARGIN - y),), cuts, box))
    return found
