"""What can be exported in which form and format."""

import pytest

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.format import CLIPBOARD, PRINTER, files_of, formats_for
from vpdesk.paper.page_setup import PageSetup
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.sheets import Booklet

FILES = files_of(*scale_sheets.SHEETS)
FORMATS = formats_for(*scale_sheets.SHEETS)


@pytest.mark.parametrize(
    ("what", "without"),
    [
        (scale_sheets.TABLE, set()),
        (scale_sheets.COMPARISON, set()),
        (scale_sheets.BOTH, set()),
        (scale_sheets.CHART, {"csv", "json"}),  # a picture is no table
        (scale_sheets.BOOKLET, {"svg", "svg-text", "png", CLIPBOARD}),  # which hold one page
    ],
)
def test_formats(what, without):
    offered = formats_for(what)
    assert set(offered) == set(FORMATS) - without
    assert [FORMATS.index(each) for each in offered] == sorted(map(FORMATS.index, offered))


@pytest.mark.parametrize("what", scale_sheets.SHEETS[:-1])
def test_a_card_has_no_room_for_a_chart_or_a_heat_map(what):
    too_large = (scale_sheets.CHART, scale_sheets.BOTH, scale_sheets.HEAT_MAP)
    assert (Form.CARD in what.forms) is (what not in too_large)
    assert {Form.SHEET, Form.WALL} <= set(what.forms)


def test_a_scale_explained_is_a_sheet():
    assert scale_sheets.SHEETS[-1] is scale_sheets.EXPLAINED
    assert scale_sheets.EXPLAINED.forms == (Form.SHEET,)


@pytest.mark.parametrize("ending", FORMATS)
def test_form_and_paper_matter_where_there_are_pages(ending):
    choice = ExportChoice(form=Form.WALL, format=ending, paper="A3", landscape=True)
    assert choice.paged is (ending in (PRINTER, "pdf", "svg", "svg-text", "png"))
    assert choice.page_form is (Form.WALL if choice.paged else Form.SHEET)
    assert choice.page_setup == PageSetup("A3", landscape=True)


@pytest.mark.parametrize(("paper", "landscape"), [("A4", True), ("Letter", True), ("A3", False)])
def test_cards_lie_as_more_of_them_fit(paper, landscape):
    for asked in (False, True):
        choice = ExportChoice(form=Form.CARD, paper=paper, landscape=asked)
        assert choice.page_setup == PageSetup(paper, landscape)
    choice = ExportChoice(form=Form.CARD, format="xlsx", paper=paper, landscape=not landscape)
    assert choice.page_setup == PageSetup(paper, not landscape)


def test_a_chart_alone_is_a_picture_in_svg_and_png_and_a_page_elsewhere():
    for ending in FILES:
        for what in scale_sheets.SHEETS:
            bare = ExportChoice(what=what, format=ending).bare_chart
            assert bare is (what is scale_sheets.CHART and ending in ("svg", "svg-text", "png"))


@pytest.mark.parametrize(
    "booklet",
    [
        {"first": 0},
        {"last": 1000},
        {"first": 9, "last": 8},
        {"continuous": False, "discrete": False},
    ],
)
def test_a_booklet_that_makes_no_sense(booklet):
    with pytest.raises(ValueError, match="Booklet"):
        Booklet(**booklet)
