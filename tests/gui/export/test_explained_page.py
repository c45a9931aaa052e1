"""A scale explained goes on one page: table, chart and words, none over another."""

import pytest

from tests.sure import sure
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import plan_pages
from vpdesk.languages import language
from vpdesk.paper.sheet_layout import LEAST_TYPE
from vpdesk.report.document import Letterhead
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import EXPLAINED, TABLE, ScaleSubject
from vpdesk.scales import DiscreteScale
from vpdesk.stepwise import finished

HEAD = Letterhead("League of the district", "District union", "1 May 2030")


def planned(choice, code="en", **export):
    made = ExportChoice(EXPLAINED, EXPLAINED.forms[0], **export)
    return finished(plan_pages(made, ScaleSubject(choice), HEAD, language(code)))


@pytest.mark.parametrize("code", ["en", "cs", "de", "fr", "ru"])
@pytest.mark.parametrize("boards", [1, 8, 16, 24, 40, 64])
@pytest.mark.parametrize("landscape", [False, True])
def test_it_is_one_page_in_readable_type(qapp, code, boards, landscape):
    if landscape and boards > 24:
        pytest.skip("the table has a page of its own there")
    plan = planned(ScaleChoice(boards), code, landscape=landscape)
    (page,) = plan.pages
    (panel,) = page.panels
    (words,) = panel.below
    chart, table = panel.chart_box, panel.block
    assert min(panel.sizes) >= LEAST_TYPE
    foot = panel.box.y + panel.box.height
    assert words.bottom <= foot
    assert table.bottom <= chart.y or chart.x > table.box.x
    if landscape:
        assert words.box.x >= chart.x + chart.width
    else:
        assert words.box.y >= max(table.bottom, chart.y + chart.height)


def test_a_table_of_bands_has_the_chart_at_its_side(qapp):
    plan = planned(ScaleChoice(7, DiscreteScale.kind))
    panel = plan.pages[0].panels[0]
    assert panel.chart_box.y == panel.block.box.y
    assert panel.chart_box.x > panel.block.box.x


def test_a_table_that_is_too_long_follows_the_words(qapp):
    plan = planned(ScaleChoice(400))
    first, *others = (page.panels[0] for page in plan.pages)
    assert first.block.table.prose
    assert first.chart is not None
    assert others
    assert all(not panel.block.table.prose and panel.chart is None for panel in others)


def test_no_text_column_ends_with_a_heading(qapp):
    for boards in (5, 7, 8, 16, 24, 60):
        (words,) = planned(ScaleChoice(boards)).pages[0].panels[0].below
        rows = words.table.rows
        ends = [words.layout.rows - 1, len(rows) - 1]
        assert all(not rows[end][0].strong for end in ends if end < len(rows))
        assert rows[min(words.layout.rows, len(rows) - 1)][0].text


def test_the_printed_table_is_the_plain_one(qapp):
    choice = ScaleChoice(16)
    plain = finished(plan_pages(ExportChoice(TABLE), ScaleSubject(choice), HEAD, language("en")))
    table = planned(choice).pages[0].panels[0].block.table
    before = sure(plain.pages[0].panels[0].block).table
    assert [row[:3] for row in before.rows] == [row[:3] for row in table.rows]
