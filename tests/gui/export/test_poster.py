"""Posters: A2, or A1 in parts on smaller paper that are cut out and put together."""

import numpy as np
import pytest

from tests.gui.export.pictures import pixels
from tests.gui.export.reports import scale_plan
from tests.sure import sure
from vpdesk.formats.png_file import page_image
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_setup import PageSetup
from vpdesk.paper.poster import MARGIN, columns_of, in_parts, poster_setup, rows_of
from vpdesk.report.document import Form
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import BOOKLET, BOTH, COMPARISON, EXPLAINED, SHEETS, TABLE

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
    sizes = sum(box.width for box in windows[:3]), sum(box.height for box in windows[::3])
    for size, most in zip(sizes, whole, strict=True):
        assert 0.9 * most < size <= most + 0.01
    for number, page in enumerate(plan.pages):
        row, column = divmod(number, 3)
        (panel,), box = page.panels, page.window
        first = plan.pages[0].panels[0].box
        assert panel.box.x == pytest.approx(first.x - sum(each.width for each in windows[:column]))
        above = sum(each.height for each in windows[::3][:row])
        assert panel.box.y == pytest.approx(first.y - above)
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
    without = {sheet.key for sheet in SHEETS if Form.POSTER not in sheet.forms}
    assert without == {BOOKLET.key, EXPLAINED.key}
    assert len(poster(format="png").pages) == 1
    plan = poster(paper="A2")
    assert in_parts(plan, plan.setup) is plan


@pytest.mark.parametrize("boards", [1, 8, 13, 20, 24, 32, 45, 64])
@pytest.mark.parametrize("kind", ["continuous", "discrete"])
@pytest.mark.parametrize(("paper", "landscape"), [("A4", False), ("A4", True), ("A3", False)])
def test_it_is_cut_between_rows_and_between_columns(qapp, boards, kind, paper, landscape):
    choice = ScaleChoice(boards, kind, pins=())
    plan = scale_plan(choice, form=Form.POSTER, what=TABLE, paper=paper, landscape=landscape)
    for page in plan.pages:
        (panel,), window = page.panels, page.window
        block = panel.block
        rows, columns = list(rows_of(sure(block))), list(columns_of(sure(block)))
        foot = panel.box.y + panel.box.height
        for edge in (sure(window).y, sure(window).y + sure(window).height):
            assert not any(top + 0.01 < edge < end - 0.01 for top, end in rows)
            assert not panel.box.y + 0.01 < edge < sure(block).box.y - 0.01
            assert not foot - panel.type.footer < edge < foot
        for edge in (sure(window).x, sure(window).x + sure(window).width):
            assert not any(left + 0.01 < edge < end - 0.01 for left, end in columns)


def test_what_is_not_as_high_as_a_poster_takes_fewer_sheets(qapp):
    choice = ScaleChoice(16, "discrete", pins=(7, 14, 20, 28))
    plan = scale_plan(choice, form=Form.POSTER, what=COMPARISON, paper="A4")
    assert len(plan.pages) == 6


@pytest.mark.parametrize("paper", ["A4", "A3"])
def test_title_and_foot_are_in_the_first_part(qapp, paper):
    compared = ScaleChoice(7, pins=(7, 14, 20, 28))
    for choice, what in ((compared, COMPARISON), (ONE, TABLE)):
        plan = scale_plan(choice, form=Form.POSTER, what=what, paper=paper)
        (panel,), window = plan.pages[0].panels, plan.pages[0].window
        end = sure(window).x + sure(window).width
        (line,) = panel.title.lines
        assert panel.box.x + panel.title.size * ems(line, True) < end
        assert panel.box.x + panel.type.footer * ems(panel.left_foot, False) < end
