"""A booklet: pages of half a sheet, two on each side, in the order of leaves that are folded."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.paper.page_setup import HALVES, PageSetup
from vpdesk.paper.page_space import moved_panel
from vpdesk.paper.plan import Page, Plan

ON_LEAF = 4  # pages of a folded sheet


def half_of(setup: PageSetup) -> PageSetup:
    """The page of a booklet that is folded of such paper."""
    return PageSetup(HALVES[setup.paper])


def in_booklet(plan: Plan, setup: PageSetup) -> Plan:
    """The pages of a plan on sheets that lie, to be printed on both sides and folded.

    The first side has the last page on its left and the first on its right, the back of it the
    second and the last but one; and so on, until the middle.
    """
    count = -(-len(plan.pages) // ON_LEAF) * ON_LEAF
    pages = [*plan.pages, *[Page(())] * (count - len(plan.pages))]
    half = setup.size.width / 2
    sides = []
    for at in range(count // 2):
        outer, inner = pages[count - 1 - at], pages[at]
        left, right = (outer, inner) if at % 2 == 0 else (inner, outer)
        moved = (moved_panel(each, half, 0) for each in right.panels)
        sides.append(Page((*left.panels, *moved)))
    return replace(plan, setup=setup, pages=tuple(sides))
