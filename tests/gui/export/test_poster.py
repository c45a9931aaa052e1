"""Posters: A2, or A1 in parts on smaller paper that are cut out and put together."""

import numpy as np
import pytest

from tests.gui.export.pictures import pixels
from tests.gui.export.reports import scale_plan
from vpdesk.formats.png_file import page_image
from vpdesk.paper.page_setup import PageSetup
from vpdesk.paper.poster import MARGIN, in_parts, poster_setup
from vpdesk.report.document import Form
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import BOOKLET, BOTH, SHEETS, TABLE

DPI = 36
ONE = ScaleChoice(16, pins=())


def poster(**choice):
    return scale_plan(ONE, form=Form.POSTER, what=BOTH, **choice)


def test_a2_is_one_page_in_larger_type_than_on_a_wall(qapp):
    plan = poster(paper="A2")
    assert plan.setup == PageSetup("A2")
    assert len(plan.pages) == 1
    (panel,) = plan.pages[0].panels
    assert panel.chart is not None
    assert panel.block is not None
    assert plan.pages[0].cuts == ()
    wall = scale_plan(ONE, form=Form.WALL, what=TABLE)
    assert scale_plan(ONE, form=Form.POSTER, what=TABLE, paper="A2").type_size > wall.type_size


@pytest.mark.parametrize("landscape", [False, True])
def test_a1_is_nine_sheets_of_a4_that_fit_together(qapp, landscape):
    plan = poster(landscape=landscape)
    paper, whole = PageSetup("A4", landscape), poster_setup(PageSetup("A4", landscape)).size
    assert plan.setup == paper
    assert len(plan.pages) == 9
    windows = [page.window for page in plan.pages]
    assert sum(box.width for box in windows[:3]) == pytest.approx(whole.width)
    assert sum(box.height for box in windows[::3]) == pytest.approx(whole.height)
    for number, page in enumerate(plan.pages):
        row, column = divmod(number, 3)
        (panel,), box = page.panels, page.window
        first = plan.pages[0].panels[0].box
        assert panel.box.x == pytest.approx(first.x - sum(each.width for each in windows[:column]))
        assert panel.box.y == pytest.approx(first.y - row * windows[0].height)
        assert min(box.x, box.y) == MARGIN
        assert box.x + box.width <= paper.size.width - MARGIN + 0.01
        assert len(set(page.cuts)) == 4


def test_the_parts_show_what_the_whole_shows_and_nothing_beyond_their_edges(qapp):
    plan = poster()
    parts = [pixels(page_image(plan, number, DPI)) for number in range(9)]
    inks = [np.count_nonzero(part < 128) for part in parts]
    assert all(ink > 40 for ink in inks)  # each has more than its marks
    scale = DPI / 72
    for part, page in zip(parts, plan.pages, strict=True):
        box = page.window
        right = int((box.x + box.width) * scale) + 2
        edge = int(MARGIN * scale) - 2
        middle = slice(edge + 14, int((box.y + box.height) * scale) - 12)  # between the marks
        assert part[middle, :edge].min() == 255
        assert part[middle, right:].min() == 255


def test_which_sheets_can_be_posters_and_what_has_one_page_is_a_wall_chart(qapp):
    assert {sheet.key for sheet in SHEETS if Form.POSTER not in sheet.forms} == {BOOKLET.key}
    assert len(poster(format="png").pages) == 1
    plan = poster(paper="A2")
    assert in_parts(plan, plan.setup) is plan
