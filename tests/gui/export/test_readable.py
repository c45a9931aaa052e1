"""Paper can be read: no type below the floor, wall charts from two metres, pages that are used."""

import itertools

import pytest

from tests.sure import sure
from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import export_steps, plan_pages
from vpdesk.languages import language
from vpdesk.paper.plan import reading_distance, small_type
from vpdesk.paper.sheet_layout import POCKET_TYPE
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.sheets import Booklet, ScaleSubject
from vpdesk.stepwise import finished

from .reports import ENGLISH, NO_HEAD, page_texts, pdf, read_pdf, scale_plan, words

COUNTS = (1, 8, 16, 24, 32, 100)
EIGHTEEN = (*range(8, 25), 32)


def cells(plan):
    """The texts of all tables of a plan, with what is repeated."""
    panels = [panel for page in plan.pages for panel in page.panels]
    return [block for panel in panels if panel.block for block in (panel.block, *panel.below)]


@pytest.mark.parametrize("boards", COUNTS)
@pytest.mark.parametrize("kind", ["continuous", "discrete"])
@pytest.mark.parametrize("code", ["ru"])
def test_no_pocket_card_has_type_below_the_floor(qapp, boards, kind, code):
    scales = ScaleChoice(boards, kind=kind, pins=())
    for paper in ("A4", "Letter", "A6"):
        plan = scale_plan(scales, language=language(code), form=Form.CARD, paper=paper)
        assert plan.type_size >= POCKET_TYPE
        assert small_type(plan, ENGLISH) == ""


def test_all_type_on_a_pocket_card_but_its_last_line_can_be_read(qapp):
    plan = scale_plan(
        ScaleChoice(24, pins=()), Letterhead("", "Spring"), form=Form.CARD, marks=True
    )
    (page,) = read_pdf(pdf(plan)).pages
    small = {text.text for text in page_texts(page) if text.size < POCKET_TYPE - 0.01}
    assert all("WBF" in text or "corrected" in text for text in small)


@pytest.mark.parametrize("boards", COUNTS)
@pytest.mark.parametrize("code", ["en", "cs", "ru"])
def test_a_wall_chart_of_a_continuous_scale_can_be_read_from_two_metres(qapp, boards, code):
    for paper, landscape in (("A4", False), ("A4", True), ("A3", True)):
        plan = scale_plan(
            ScaleChoice(boards, pins=()),
            NO_HEAD,
            language(code),
            form=Form.WALL,
            paper=paper,
            landscape=landscape,
        )
        assert reading_distance(plan.type_size) >= 2
        rows = [row for block in cells(plan) for row in range(block.first, block.last)]
        assert rows == list(range(len(cells(plan)[0].table.rows)))


def test_a_picture_of_a_wall_chart_is_one_page(qapp):
    """It can be made as large as the wall."""
    choice = ExportChoice(form=Form.WALL, format="svg")
    subject = ScaleSubject(ScaleChoice(24))
    assert b"<svg" in finished(export_steps(choice, subject, NO_HEAD, ENGLISH))


@pytest.mark.parametrize("form", [form for form in Form if form is not Form.BOOKLET])
def test_eighteen_columns_use_the_page(qapp, form):
    scales = ScaleChoice(8, kind="discrete", pins=EIGHTEEN, view=View.SIDE_BY_SIDE)
    plan = scale_plan(scales, what=scale_sheets.COMPARISON, form=form)
    assert plan.type_size >= (POCKET_TYPE if form is Form.CARD else 8.5)
    found = [heading for block in cells(plan) for heading in block.table.headings[1:]]
    if form not in (Form.CARD, Form.POSTER):  # of which there are copies and parts
        assert found == [f"{boards} boards" for boards in EIGHTEEN]
    for block in cells(plan):
        assert block.table.headings[0] == "VP – VP"
        assert len(block.table.rows) == 11


def test_columns_that_go_on_below_stand_above_each_other_on_the_page(qapp):
    scales = ScaleChoice(8, kind="discrete", pins=EIGHTEEN, view=View.SIDE_BY_SIDE)
    (page,) = scale_plan(scales, what=scale_sheets.COMPARISON).pages
    (panel,) = page.panels
    ends = []
    for block in (panel.block, *panel.below):
        layout = sure(block).layout
        height = (layout.heading + layout.rows * layout.row) * layout.size
        ends.append((sure(block).box.y, sure(block).box.y + height))
    assert len(ends) > 1
    assert all(end < start for (_, end), (start, _) in itertools.pairwise(ends))
    assert ends[-1][1] <= panel.box.y + panel.box.height
    assert ends[-1][1] - ends[0][0] > 0.8 * panel.box.height


def test_what_cannot_be_read_is_told_with_what_to_do(qapp, run, tmp_path):
    scales = ScaleChoice(1, pins=tuple(range(1, 41)), view=View.SIDE_BY_SIDE)
    choice = ExportChoice(scale_sheets.COMPARISON, Form.WALL, format="svg")
    text = small_type(finished(plan_pages(choice, ScaleSubject(scales), NO_HEAD, ENGLISH)), ENGLISH)
    assert "points is too small to read (least: 6)" in text
    assert "larger paper" in text
    many = " ".join(map(str, range(1, 41)))
    code, err = run(f"export --boards {many} --form wall -o {tmp_path / 'out.svg'}")
    assert code == 0
    assert err.startswith("vpdesk-cli: 3.2 points is too small")
    assert err.count("\n") == 1
    assert (tmp_path / "out.svg").exists()


def test_a_booklet_has_several_board_counts_on_a_page(qapp):
    booklet = Booklet()
    assert (booklet.first, booklet.last) == (1, 40)
    plan = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, booklet=booklet)
    assert len(plan.pages) == 10
    assert plan.type_size >= 8.5
    found = words(pdf(plan))
    assert found[0].startswith("1 – 4 boards")
    assert found[-1].startswith("37 – 40 boards")
    block = plan.pages[5].panels[0].block
    assert sure(block).table.headings == (
        "IMPs",
        "21 boards",
        "22 boards",
        "23 boards",
        "24 boards",
    )
    assert [cell.text for cell in sure(block).table.rows[41]][-1] == "17.25"
    two = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, booklet=Booklet(7, 11), per_page=2)
    assert [page.panels[0].title.lines for page in two.pages] == [
        ("7 boards",),
        ("8 – 9 boards",),
        ("10 – 11 boards",),
    ]
    assert len({sure(page.panels[0].block).layout.size for page in two.pages}) == 1
    uneven = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, booklet=Booklet(8, 24))
    assert [len(sure(page.panels[0].block).table.headings) - 1 for page in uneven.pages] == [
        3,
        3,
        4,
        3,
        4,
    ]
    assert len({sure(page.panels[0].block).layout.size for page in uneven.pages}) == 1


@pytest.mark.parametrize("per_page", range(1, 9))
def test_a_booklet_with_any_number_of_board_counts_on_a_page_can_be_read(qapp, per_page):
    plan = scale_plan(
        ScaleChoice(),
        what=scale_sheets.BOOKLET,
        booklet=Booklet(1, 40, True, True),
        per_page=per_page,
    )
    assert plan.type_size >= POCKET_TYPE


def test_marks_tint_and_the_losers_column_where_they_are_wanted(qapp):
    scales = ScaleChoice(24, pins=())
    quiet = cells(scale_plan(scales))[0].table
    assert not quiet.legend
    assert not any(cell.mark for row in quiet.rows for cell in row)
    assert quiet.headings == ("IMPs", "Winner's VP", "Loser's VP", "Next IMP")
    told = scale_plan(scales, marks=True, loser=False)
    assert cells(told)[0].table.headings == ("IMPs", "Winner's VP", "Next IMP")
    assert told.pages[0].panels[0].legend
    assert any(cell.mark for row in cells(told)[0].table.rows for cell in row)
    compared = ScaleChoice(16, view=View.SIDE_BY_SIDE)
    assert cells(scale_plan(compared, what=scale_sheets.COMPARISON))[0].table.current is None
    assert (
        cells(scale_plan(compared, what=scale_sheets.COMPARISON, tint=True))[0].table.current == 2
    )


def test_the_table_is_the_table_whatever_is_shown(qapp):
    for view in View:
        table = cells(scale_plan(ScaleChoice(16, view=view)))[0].table
        assert table.headings[:2] == ("IMPs", "Winner's VP")
        assert table.title == "16 boards"
