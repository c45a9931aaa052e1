"""What stands where: titles of any length, wall charts, charts beside tables, booklets."""

import re
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QFontMetricsF

from tests.gui.export.reports import (
    CARD_WIDTH,
    CHOICES,
    LETTERHEADS,
    MARGINS,
    MM,
    PAGES,
    SVG_LOGO,
    page_texts,
    pdf,
    read_pdf,
    scale_plan,
    table_plan,
    words,
)
from tests.sure import sure
from vpdesk.paper.bundled_font import paper_font
from vpdesk.paper.page_setup import PageSetup
from vpdesk.paper.plan import reading_distance
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.language import Language
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.sheets import Booklet
from vpdesk.scales import ScaleRule, discrete_scale

WORDS = ("Bridge", "i", "Mistrovství", "Donaudampfschifffahrtsgesellschaft", "и", "Чемпионат",
         "спортивныйбриджмирового", "2030,", "-", "A/B", "№7", "W" * 60, "ж" * 90)  # fmt: skip
titles = st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join)
letters = st.characters(min_codepoint=32, max_codepoint=0x4FF, exclude_categories=["Cc"])
texts = st.text(letters, max_size=300)


@settings(max_examples=30)
@given(title=titles | texts, event=titles, date=titles, logo=st.sampled_from([None, SVG_LOGO]))
@pytest.mark.parametrize("page", ["A4", "wall, A3 landscape", "cards, Letter"])
def test_a_title_of_any_length_is_whole_and_has_room(qapp, page, title, event, date, logo):
    form, setup = PAGES[page]
    choice = {"form": form, "paper": setup.paper, "landscape": setup.landscape}
    head = Letterhead(title, event, date, logo)
    panel = scale_plan(CHOICES["discrete"], head, **choice).pages[0].panels[0]
    said = title.split() or ["7", "boards"]
    assert " ".join(panel.title.lines).split() == said
    own = ["7", "boards"] if title.split() and title != "7 boards" else []
    parts = [part for part in (own, event.split(), date.split()) if part]
    below = " \N{MIDDLE DOT} ".join(map(" ".join, parts))
    assert " ".join(" ".join(panel.subtitle.lines).split()) == below
    room = (CARD_WIDTH if form is Form.CARD else setup.size.width) - 2 * MARGINS[form]
    if logo is not None:
        room -= min(panel.type.logo * logo.aspect, room / 3) + panel.type.subtitle
    for lines, bold in ((panel.title, True), (panel.subtitle, False)):
        assert len(lines.lines) <= 3
        assert lines.size > 0
        for line in lines.lines:
            assert width(line, bold) * lines.size <= room * 1.001
    # The lines stand above the table.
    bottom = panel.box.y + 1.1 * panel.title.size * len(panel.title.lines)
    bottom += 1.25 * panel.subtitle.size * len(panel.subtitle.lines)
    assert bottom <= sure(panel.block).box.y
    assert sure(panel.block).layout.size > 0


def width(text, bold):
    """In ems, measured anew."""
    font = paper_font(10, bold)
    font.setPixelSize(2000)
    return QFontMetricsF(font).horizontalAdvance(text) / 2000


def test_a_title_shrinks_a_little_and_then_takes_another_line(qapp):
    short, longer, long = (
        scale_plan(CHOICES["discrete"], Letterhead(title)).pages[0].panels[0].title
        for title in ("Spring", "Spring Teams " * 5, "Spring Teams " * 9)
    )
    assert short == (("Spring",), 17)
    assert len(longer.lines) == 1
    assert 17 * 0.72 <= longer.size < 17
    assert len(long.lines) == 2
    assert long.size == pytest.approx(17, rel=0.28)
    first, second = (width(line, True) for line in long.lines)
    assert first == pytest.approx(second, rel=0.25)


def test_a_line_break_or_a_control_character_is_a_space(qapp):
    head = Letterhead("Spring\nTeams", "Hall\tB\x07", "14\u2028May")
    plan = scale_plan(CHOICES["discrete"], head)
    assert plan.title == "Spring Teams"
    assert plan.pages[0].panels[0].title.lines == ("Spring Teams",)
    assert "\n" not in plan.pages[0].panels[0].subtitle.lines[0]


# The wall chart


@pytest.mark.parametrize("page", ["wall, A4", "wall, A3 landscape", "wall, Letter"])
@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("head", ["none", "long, PNG logo"])
def test_a_wall_chart_is_one_page_in_the_largest_type_that_fits(qapp, name, page, head):
    plan = table_plan(name, page, head)
    (panel,) = (panel for each in plan.pages for panel in each.panels)
    block, (_, _, box_width, box_height) = panel.block, sure(panel.block).box
    table = sure(block).table
    assert (sure(block).first, sure(block).last) == (0, len(table.rows))
    columns, lines = [], 0
    for i, column in enumerate(sure(block).columns):
        assert " ".join(column.heading) == table.headings[i]
        lines = max(lines, len(column.heading))
        texts = {row[i].text for row in table.rows}
        heads = {text: text.partition(" ")[0] for text in texts}  # they end below each other
        aligned = max(width(head, False) for head in heads.values())
        aligned += max(width(text.removeprefix(head), False) for text, head in heads.items())
        columns.append(max(aligned, *(width(line, True) for line in column.heading)))
    assert fits(columns, lines, len(table.rows), box_width, box_height, plan.type_size)
    larger = 1.002 * plan.type_size + 0.25  # sizes are in steps of a quarter of a point
    assert not fits(columns, lines, len(table.rows), box_width, box_height, larger)


def fits(columns, lines, rows, box_width, box_height, size):
    """Whether a table of this type goes into a box, in any number of blocks."""
    for across in range(1, rows + 1):
        # 0.6 ems left and right of a column, 1.6 between blocks; rows 1.36 ems apart.
        wide = across * sum(column + 1.2 for column in columns) + 1.6 * (across - 1)
        high = 0.75 + 1.15 * lines + 1.36 * -(-rows // across)
        if wide * size <= box_width * 1.001 and high * size <= box_height * 1.001:
            return True
    return False


@pytest.mark.parametrize("name", ["continuous", "discrete", "one board", "thirty"])
def test_a_wall_chart_says_how_large_its_type_is_and_from_where_it_can_be_read(qapp, name):
    plan = table_plan(name, "wall, A4")
    (page,) = read_pdf(pdf(plan)).pages
    found = page_texts(page)
    (foot,) = (text.text for text in found if "legible" in text.text)
    size, metres = sure(re.search(r"type (\d+) pt, legible from (\d+\.\d) m$", foot)).groups()
    cell = next(text for text in found if text.text in {"10.00", "10 – 10"})
    assert float(size) == pytest.approx(cell.size, abs=0.5)
    font = paper_font(10)
    font.setPixelSize(1000)
    assert QFontMetricsF(font).capHeight() == pytest.approx(714, abs=1)
    assert float(metres) == pytest.approx(300 * 0.714 * cell.size / MM / 1000, abs=0.051)


def test_two_metres_ask_for_26_points():
    assert reading_distance(26.5) == pytest.approx(2.0, abs=0.01)
    assert reading_distance(53) == pytest.approx(2 * reading_distance(26.5))


def test_a_statement_is_in_the_language_of_the_page(qapp):
    language = Language(decimal_sign=",")
    foot = table_plan("one board", "wall, A4", language=language).pages[0].panels[0].left_foot
    assert re.search(r"legible from \d,\d m$", foot)


# Charts


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("form", [Form.SHEET, Form.WALL])
@pytest.mark.parametrize(
    ("name", "head"),
    [
        ("continuous", "none"),
        ("discrete", "long, PNG logo"),
        ("compared", "long, PNG logo"),
        ("long", "none"),
    ],
)
def test_table_and_chart_share_a_page_without_meeting(qapp, name, form, landscape, head):
    scales = CHOICES[name]
    choice = {"what": scale_sheets.BOTH, "form": form, "landscape": landscape}
    plan = scale_plan(scales, LETTERHEADS[head], **choice)
    charts = [panel for page in plan.pages for panel in page.panels if panel.chart is not None]
    tables = [panel for page in plan.pages for panel in page.panels if panel.block is not None]
    assert len(charts) == 1
    assert all(sure(one.block).last == sure(next_.block).first for one, next_ in pairwise(tables))
    shared = charts[0].block
    for panel in (*tables, *charts):
        box: Any
        for box in (panel.block and used(panel.block), panel.chart and panel.chart_box):
            if box is not None:
                left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
                assert panel.box.x - 0.01 <= left < right <= panel.box.x + panel.box.width + 0.01
                assert panel.box.y < top < bottom < panel.box.y + panel.box.height
    if shared is None:
        assert name in ("long", "compared")
        assert form is Form.SHEET
        assert charts[0] is plan.pages[-1].panels[0]
        assert tables
        return
    if form is Form.SHEET:
        assert plan.type_size >= 7
    table, chart = used(shared), charts[0].chart_box
    if landscape:
        assert table[0] + table[2] <= chart.x
    else:
        assert table[1] + table[3] <= chart.y
    (page,) = read_pdf(pdf(plan)).pages
    height = float(page.mediabox.height)
    for text in page_texts(page):
        inside_table = text.x < table[0] + table[2] and text.x >= table[0] - 0.1
        inside_table &= table[1] <= height - text.y <= table[1] + table[3]
        if text.text in ("median", "blitz", "VP") and not text.bold:
            assert chart.x <= text.x + 0.01
            assert chart.x + chart.width >= text.x + width(text.text, text.bold) * text.size - 0.01
            assert chart.y <= height - text.y <= chart.y + chart.height
            assert not inside_table
        elif re.fullmatch(r"\d+\.\d\d|\d+ - \d+", text.text):
            assert inside_table


def used(block):
    """Left, top, width and height of what a block's table takes."""
    layout, rows = block.layout, block.last - block.first
    blocks = -(-rows // layout.rows)
    across = blocks * sum(column.width + layout.column for column in block.columns)
    across += (blocks - 1) * layout.gap
    high = layout.heading + min(rows, layout.rows) * layout.row
    return block.box.x, block.box.y, across * layout.size, high * layout.size


# Booklets


def test_a_booklet_has_its_scales_in_order_and_its_pages_numbered(qapp):
    booklet = Booklet(7, 18, True, True)
    plan = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, booklet=booklet, per_page=1)
    pages = words(pdf(plan))
    boards = [int(found[1]) for page in pages if (found := re.match(r"(\d+) boards ", page))]
    assert boards == sorted(boards)
    assert set(boards) == set(range(7, 19))
    assert not any(page.startswith("IMPs to Victory Points") for page in pages[: len(boards)])
    assert pages[len(boards)].startswith("IMPs to Victory Points")
    assert len(pages) == len(boards) + 1
    for number, page in enumerate(pages, 1):
        assert f"Page {number} / {len(pages)} " in page + " "


@pytest.mark.parametrize(
    ("kinds", "first"),
    [((True, False), "1 board"), ((False, True), "IMPs to Victory Points")],
)
def test_a_booklet_of_one_kind(qapp, kinds, first):
    booklet = Booklet(1, 12, *kinds)
    plan = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, booklet=booklet, per_page=1)
    assert plan.title == first
    assert len(plan.pages) == (12 if kinds[0] else 1)


def test_discrete_scales_of_a_booklet_are_one_table_of_the_engines_bands(qapp):
    booklet = Booklet(3, 40, False, True)
    plan = scale_plan(ScaleChoice(v0=5), what=scale_sheets.BOOKLET, booklet=booklet)
    found = [text for page in read_pdf(pdf(plan)).pages for text in page_texts(page)]
    lines = {}
    for text in found:
        lines.setdefault(round(text.y, 1), []).append(text)
    rows = {}
    for line in lines.values():
        line.sort(key=lambda text: text.x)
        if re.fullmatch(r"\d+", line[0].text) and not line[0].bold:
            rows[int(line[0].text)] = [text.text for text in line[1:]]
    assert sorted(rows) == list(range(3, 41))
    for boards, bands in rows.items():
        starts = [*discrete_scale(ScaleRule(boards, v0=5)).band_starts, None]
        for band, (start, after) in zip(bands, pairwise(starts), strict=True):
            numbers = [int(number) for number in re.findall(r"\d+", band)]
            if after is None:
                assert band == f"{start} +"
            else:
                assert (numbers[0], numbers[-1]) == (start, after - 1)


def test_a_booklet_of_wall_charts_has_sheets_for_each(qapp):
    booklet = Booklet(1, 9, True, True)
    plan = scale_plan(ScaleChoice(), what=scale_sheets.BOOKLET, form=Form.WALL, booklet=booklet)
    assert {len(page.panels) for page in plan.pages} == {1}
    titles = [page.panels[0].title.lines[0] for page in plan.pages]
    one = ["1 board", *(f"{boards} boards" for boards in range(2, 10))]
    assert list(dict.fromkeys(titles)) == [*one, "IMPs to Victory Points"]
    sizes = [sure(page.panels[0].block).layout.size for page in plan.pages]
    assert plan.type_size == min(sizes)


def test_a_title_of_ones_own_is_on_every_page_above_the_reports(qapp):
    booklet = Booklet(8, 10)
    plan = scale_plan(ScaleChoice(), Letterhead("Teams", "Hall B"), what=scale_sheets.BOOKLET,
                      booklet=booklet, per_page=1)  # fmt: skip
    assert plan.title == "Teams"
    for boards, page in zip((8, 9, 10), plan.pages, strict=True):
        (panel,) = page.panels
        assert panel.title.lines == ("Teams",)
        (below,) = panel.subtitle.lines
        assert below.split() == [str(boards), "boards", "\N{MIDDLE DOT}", "Hall", "B"]


def test_a_comparison_is_one_whatever_table_is_shown(qapp):
    for view, title in ((View.TABLE, "IMPs to Victory Points"), (View.DIFFERENCES, "Differences")):
        plan = scale_plan(ScaleChoice(16, view=view), what=scale_sheets.COMPARISON)
        assert plan.title.startswith(title)
        assert len(sure(plan.pages[0].panels[0].block).table.headings) == 5


def test_paper_that_lies_is_as_wide_as_it_was_high():
    assert PageSetup("A3", True).size == tuple(reversed(PageSetup("A3").size))
    assert PageSetup("Letter").size == pytest.approx((612, 792))


def test_a_booklet_is_called_by_its_scale_and_not_by_its_first_page(qapp):
    booklet = Booklet(first=4, last=40)
    plan = scale_plan(ScaleChoice(16), what=scale_sheets.BOOKLET, booklet=booklet)
    assert len(plan.pages) > 1
    assert plan.title == "WBF continuous scale, 20-0, blitz 15 √boards IMPs"
