"""What is exported: the sections of a table, a comparison, a chart, a booklet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.report.languages import ENGLISH
from vpdesk.report.document import Form, Letterhead, Logo
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.sections import scale_sections, section_count
from vpdesk.report.scales.sheets import Booklet
from vpdesk.scales import ScaleError, discrete_scale

PAGED = pytest.mark.parametrize("form", Form)
PINS = (8, 24)
BOOKLET = Booklet()


def sections(what, form=Form.SHEET, booklet=BOOKLET, **choice):
    return list(scale_sections(ScaleChoice(**choice), what, form, booklet, ENGLISH))


def boards(section):
    return [scale.rule.boards for scale in section.scales]


@PAGED
@pytest.mark.parametrize("what", [scale_sheets.TABLE, scale_sheets.BOTH])
def test_the_table_that_is_shown(what, form):
    (section,) = sections(what, form, boards=16, pins=PINS)
    assert section.title == "16 boards"
    assert boards(section) == [16]
    assert section.rule == section.table.rule
    # The gain of the next IMP is for the sheet, where nothing else wants its room.
    gains = form is Form.SHEET and what is scale_sheets.TABLE
    assert ("Next IMP" in section.table.headings) is gains
    (section,) = sections(what, form, boards=16, pins=PINS, view=View.DIFFERENCES)
    assert section.title == "Differences from 8 boards"
    assert boards(section) == [8, 16, 24]
    (section,) = sections(what, form, boards=16, kind="discrete", pins=PINS)
    assert section.table.headings == ("VP – VP", "IMPs")


@pytest.mark.parametrize("what", scale_sheets.SHEETS)
def test_which_of_them_have_a_table_and_a_chart(what):
    for section in sections(what, booklet=Booklet(7, 8), boards=16, pins=PINS):
        assert (section.table is not None) is (what is not scale_sheets.CHART)
        assert (section.chart is not None) is (what in (scale_sheets.CHART, scale_sheets.BOTH))


def test_a_comparison_is_one_whatever_is_shown():
    for view, title in (
        (View.TABLE, "IMPs to Victory Points"),
        (View.SIDE_BY_SIDE, "IMPs to Victory Points"),
        (View.DIFFERENCES, "Differences from 8 boards"),
    ):
        (section,) = sections(scale_sheets.COMPARISON, boards=16, pins=PINS, view=view)
        assert section.title == title
        assert boards(section) == [8, 16, 24]
        assert len(section.table.headings) == 4


def test_a_chart_has_all_curves_whatever_table_is_shown():
    (section,) = sections(scale_sheets.CHART, boards=16, pins=PINS)
    assert (section.title, boards(section)) == ("IMPs to Victory Points", [8, 16, 24])
    assert [curve.boards for curve in section.chart.curves] == [8, 16, 24]
    assert section.rule == section.chart.rule


@PAGED
def test_a_booklet_has_a_section_for_each_continuous_scale(form):
    found = sections(scale_sheets.BOOKLET, form, Booklet(7, 10), v0=5, half_match=True)
    assert [section.title for section in found] == [f"{n} boards" for n in (7, 8, 9, 10)]
    assert [boards(section) for section in found] == [[7], [8], [9], [10]]
    for section in found:
        (scale,) = section.scales
        assert scale.rule.half_match
        assert [row[1].value for row in section.table.rows] == [vp / 100 for vp in scale.winner]
        assert ("Next IMP" in section.table.headings) is (form is Form.SHEET)


@pytest.mark.parametrize("form", [Form.SHEET, Form.WALL])
def test_the_discrete_scales_of_a_booklet_are_one_table(form):
    *first, last = sections(scale_sheets.BOOKLET, form, Booklet(7, 10, True, True))
    assert len(first) == 4
    assert boards(last) == [7, 8, 9, 10]
    assert last.title == "IMPs to Victory Points"
    assert last.rule == "WBF discrete scale, 20-0, blitz 15 √boards IMPs"
    assert [row[0].text for row in last.table.rows] == ["7", "8", "9", "10"]


def test_the_discrete_scales_of_cards_have_a_card_each():
    found = sections(scale_sheets.BOOKLET, Form.CARD, Booklet(7, 9, False, True))
    assert [section.title for section in found] == ["7 boards", "8 boards", "9 boards"]
    assert all(section.table.headings == ("VP – VP", "IMPs") for section in found)


def test_a_booklet_is_the_same_whatever_is_shown():
    one = sections(scale_sheets.BOOKLET, booklet=Booklet(7, 9, True, True), boards=16)
    other = sections(
        scale_sheets.BOOKLET,
        booklet=Booklet(7, 9, True, True),
        kind="discrete",
        view=View.DIFFERENCES,
    )
    assert one == other


@given(
    st.integers(1, 30),
    st.integers(0, 20),
    st.sampled_from([(True, False), (False, True), (True, True)]),
    st.sampled_from(Form),
)
def test_as_many_sections_as_were_announced(first, more, kinds, form):
    booklet = Booklet(first, first + more, *kinds)
    found = sections(scale_sheets.BOOKLET, form, booklet)
    choice = ScaleChoice()
    assert (
        len(found)
        == booklet.count(form)
        == section_count(choice, scale_sheets.BOOKLET, form, booklet)
    )
    assert section_count(choice, scale_sheets.TABLE, form, booklet) == 1


def test_sections_are_made_one_after_the_other():
    """So that a booklet can be cancelled: what is wrong with the last shows at the last."""
    found = scale_sections(
        ScaleChoice(v0=12.5), scale_sheets.BOOKLET, Form.SHEET, Booklet(7, 8, True, True), ENGLISH
    )
    assert next(found).title == "7 boards"
    assert next(found).title == "8 boards"
    with pytest.raises(ScaleError, match=r"not 12\.5"):
        next(found)


def test_a_booklet_with_a_board_count_that_has_no_scale():
    with pytest.raises(ScaleError, match="too short"):
        sections(scale_sheets.BOOKLET, booklet=Booklet(1, 9, False, True), v0=30)


def test_the_engine_makes_the_discrete_table():
    (section,) = sections(scale_sheets.BOOKLET, booklet=Booklet(1, 40, False, True), v0=7)
    for row, scale in zip(section.table.rows, section.scales, strict=True):
        assert scale == discrete_scale(scale.rule)
        assert [cell.value for cell in row] == [scale.rule.boards, *scale.band_starts]


def test_a_letterhead_is_empty_until_it_is_filled():
    assert Letterhead() == Letterhead("", "", "", None)
    assert Logo(b"\x89PNG...", 1.0).is_png
    assert not Logo(b"<svg/>", 1.0).is_png
