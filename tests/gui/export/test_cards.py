"""Pocket cards: of the size A7, cut along their marks, as many on a page as fit."""

import itertools
import math

import numpy as np
import pytest

from tests.gui.export.pictures import pixels
from tests.gui.export.reports import CHOICES, LETTERHEADS, MM, pdf, scale_plan, words
from tests.sure import sure
from vpdesk.formats.png_file import page_image
from vpdesk.languages import language
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_setup import PAPERS_MM, PageSetup, card_grid, card_setup
from vpdesk.paper.sheet_layout import POCKET_TYPE
from vpdesk.report.document import Form
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import Booklet

DPI = 144
PIXEL = 72 / DPI  # points
MARK = 8.5  # points from the middle of a cut mark to its ends, and a little


def card_plan(name, paper="A4", head="none", **choice):
    return scale_plan(CHOICES[name], LETTERHEADS[head], form=Form.CARD, paper=paper, **choice)


@pytest.mark.parametrize(
    ("paper", "grid", "landscape"),
    [("A4", (4, 2), True), ("Letter", (3, 2), True), ("A3", (4, 4), False)],
)
def test_as_many_cards_on_a_page_as_fit(paper, grid, landscape):
    assert card_setup(paper) == PageSetup(paper, landscape)
    assert card_grid(card_setup(paper)) == grid
    for setup in (PageSetup(paper), PageSetup(paper, landscape=True)):
        assert math.prod(card_grid(setup)) <= math.prod(grid)


def test_the_paper_lies_as_the_cards_need_it_whatever_is_asked_for(qapp):
    for landscape in (False, True):
        assert card_plan("discrete", landscape=landscape).setup == PageSetup("A4", True)


@pytest.mark.parametrize("paper", PAPERS_MM)
def test_cuts_make_cards_of_exactly_a7(qapp, paper):
    plan = card_plan("discrete", paper)
    (page,) = plan.pages
    across, down = card_grid(plan.setup)
    xs, ys = (sorted({round(cut[i], 4) for cut in page.cuts}) for i in (0, 1))
    assert len(page.cuts) == len({(round(x, 4), round(y, 4)) for x, y in page.cuts})
    assert len(page.cuts) == len(xs) * len(ys)
    assert (len(xs), len(ys)) == (across + 1, down + 1)
    assert np.diff(xs) == pytest.approx(74 * MM, abs=0.001)
    assert np.diff(ys) == pytest.approx(105 * MM, abs=0.001)
    size = plan.setup.size
    assert xs[0] == pytest.approx(size.width - xs[-1], abs=0.001)
    assert ys[0] == pytest.approx(size.height - ys[-1], abs=0.001)
    assert min(xs[0], ys[0]) > -0.01
    corners = [(panel.box.x - 5 * MM, panel.box.y - 5 * MM) for panel in page.panels]
    expected = [(x, y) for y in ys[:-1] for x in xs[:-1]]
    assert np.array(corners) == pytest.approx(np.array(expected), abs=0.001)
    for panel in page.panels:
        assert (panel.box.width, panel.box.height) == pytest.approx((64 * MM, 95 * MM))


@pytest.mark.parametrize(("code", "least"), [("en", 7.5), ("cs", 6.75)])
def test_headings_do_not_make_the_figures_of_a_card_small(qapp, code, least):
    plan = scale_plan(ScaleChoice(14, pins=()), language=language(code, ""), form=Form.CARD)
    blocks = [panel.block for page in plan.pages for panel in page.panels]
    assert len({sure(block).first for block in blocks}) == 2  # cards that differ
    for block in blocks:
        assert sure(block).layout.size >= least
        assert all(
            each.share * sure(block).layout.size >= POCKET_TYPE for each in sure(block).columns
        )
        for column in sure(block).columns:
            widths = [column.share * ems(line, True) for line in column.heading]
            assert max(widths) <= column.width
    assert all(panel.block.columns[0].share == 1 for panel in card_plan("discrete").pages[0].panels)


@pytest.mark.parametrize(
    ("name", "paper", "head"),
    [
        ("continuous", "A4", "event"),
        *itertools.product(["continuous"], PAPERS_MM, ["long, PNG logo"]),
        *itertools.product(["discrete", "twelve", "long"], ["A4"], ["long, PNG logo"]),
    ],
)
def test_no_ink_within_4_mm_of_a_cut_but_its_marks(qapp, name, paper, head):
    plan = card_plan(name, paper, head)
    for number, page in enumerate(plan.pages):
        dark = pixels(page_image(plan, number, DPI)) < 250
        y, x = (np.arange(count) * PIXEL + PIXEL / 2 for count in dark.shape)
        marks = np.zeros(dark.shape, bool)
        near = np.zeros(dark.shape, bool)
        for cut_x, cut_y in page.cuts:
            beside, level = abs(x - cut_x)[None, :], abs(y - cut_y)[:, None]
            marks |= ((beside < 1) & (level < MARK)) | ((level < 1) & (beside < MARK))
            near |= (beside < 4 * MM - PIXEL) | (level < 4 * MM - PIXEL)
        assert not (dark & near & ~marks).any()
        for cut_x, cut_y in page.cuts:  # each mark is there, as far as there is paper
            here = (abs(x - cut_x) < 1)[None, :] & (abs(y - cut_y) < MARK)[:, None]
            assert (dark & here).sum() >= 12


@pytest.mark.parametrize(
    ("boards", "cards", "copies"), [(7, 1, 8), (24, 2, 4), (100, 3, 2), (400, 6, 1)]
)
def test_copies_fill_the_page(qapp, boards, cards, copies):
    plan = scale_plan(ScaleChoice(boards, pins=()), form=Form.CARD)
    (page,) = plan.pages
    firsts = [sure(panel.block).first for panel in page.panels]
    assert len(firsts) == cards * copies
    assert firsts == firsts[:cards] * copies
    assert firsts[:cards] == sorted(set(firsts))


def test_no_card_has_a_single_row_in_a_block_of_its_own(qapp):
    """The 61 rows of 16 boards are four blocks of about the same height."""
    (page,) = scale_plan(ScaleChoice(16, pins=()), form=Form.CARD).pages
    rows = sure(page.panels[0].block).layout.rows
    assert 61 - 3 * rows > rows / 2


def test_a_table_on_several_cards_says_which_is_which(qapp):
    (page,) = words(pdf(card_plan("continuous")))
    assert page.count("Card 1 / 2") == page.count("Card 2 / 2") == 4
    (page,) = words(pdf(card_plan("discrete")))
    assert "Card" not in page
    assert "Page" not in page


def test_a_booklet_of_cards_goes_on_from_page_to_page(qapp):
    booklet = Booklet(1, 12, True, True)
    plan = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, form=Form.CARD, booklet=booklet)
    cards = [panel for page in plan.pages for panel in page.panels]
    assert [len(page.panels) for page in plan.pages[:-1]] == [8] * (len(plan.pages) - 1)
    assert len(cards) >= 24
    assert all(page.cuts == plan.pages[0].cuts for page in plan.pages)
    titles = [panel.title.lines[0] for panel in cards]
    one = ["1 board", *(f"{boards} boards" for boards in range(2, 13))]
    assert list(dict.fromkeys(titles)) == one
    kinds = [panel.left_foot.startswith("WBF continuous") for panel in cards]
    assert kinds == sorted(kinds, reverse=True)  # first all continuous, then all discrete
    assert kinds.count(False) == 12


def test_a_card_has_no_gain_of_the_next_imp(qapp):
    headings = card_plan("continuous").pages[0].panels[0].block.table.headings
    assert headings == ("IMPs", "Winner's VP", "Loser's VP")


def test_cards_stand_where_their_ink_is(qapp):
    """Every card of a page looks like the first: nothing is left where it was planned alone."""
    plan = card_plan("discrete", "A4", "SVG logo")
    dark = pixels(page_image(plan, 0, DPI)) < 128
    found = []
    for panel in plan.pages[0].panels:
        left, top = round(panel.box.x / PIXEL), round(panel.box.y / PIXEL)
        width, height = int(64 * MM / PIXEL), int(95 * MM / PIXEL)
        found.append(dark[top : top + height, left : left + width].sum())
    assert found == pytest.approx([found[0]] * 8, rel=0.1)
    assert found[0] > 3000
