"""HTML is well-formed, stands alone, says what the tables say, and tells marks without colour."""

import re
from base64 import b64decode
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vpdesk
from tests.sure import sure
from tests.unit.formats.documents import (
    AWKWARD,
    BOOKLET,
    BOTH,
    CHART,
    COMPARED,
    CONTINUOUS,
    CONTINUOUS_CZECH,
    DIFFERENCES,
    DISCRETE,
    DISCRETE_DIFFERENCES,
    EMPTY,
    LETTERHEAD,
    LETTERS,
    SVG_LOGO,
    finished,
    sections,
    titled,
)
from tests.unit.formats.html_reader import Element, cell_texts, read_html
from tests.unit.formats.reference import reference
from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.files.table_file import pasted_table
from vpdesk.formats.html_file import html_steps
from vpdesk.report.document import Letterhead
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.table import Mark
from vpdesk.scales import ScaleRule, continuous_scale

ALL = [
    CONTINUOUS,
    CONTINUOUS_CZECH,
    DISCRETE,
    COMPARED,
    DIFFERENCES,
    DISCRETE_DIFFERENCES,
    CHART,
    BOTH,
    BOOKLET,
]


def picture(chart):
    return f'<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg><path d="{chart.x_max}"/></svg>\n'


def html(sections, letterhead=EMPTY, language=ENGLISH):
    data, steps = finished(html_steps(sections, letterhead, language, picture))
    assert steps == len(sections)
    return data


def page(*args):
    return read_html(html(*args))


def test_reference():
    language = replace(CZECH, code="cs")
    letterhead = replace(LETTERHEAD, logo=None)
    text = html(sections(ScaleChoice(3), language=language), letterhead, language).decode()
    text = text.replace(f"vpdesk {vpdesk.__version__}", "vpdesk VERSION")
    text = re.sub("<style>.*</style>", "<style></style>", text, flags=re.DOTALL)
    assert text == reference("continuous_3_czech.html")


@pytest.mark.parametrize("content", ALL)
@pytest.mark.parametrize("letterhead", [EMPTY, LETTERHEAD, Letterhead(event="Øresund")])
def test_every_page_is_well_formed_and_stands_alone(content, letterhead):
    found = page(content, letterhead, CZECH)
    sources = [element.attributes["src"] for element in found.all("img")]
    assert all(source.startswith("data:image/") for source in sources)
    assert not found.all("script")
    assert not found.all("link")
    assert len(found.all("h1")) == 1
    assert found.one("title").text() == found.one("h1").text()
    assert "url(" not in found.one("style").text()
    assert "@import" not in found.one("style").text()


@pytest.mark.parametrize("content", ALL)
def test_tables_say_what_they_should(content):
    shown = [section.table for section in content if section.table]
    tables = page(content).all("table")
    assert len(tables) == len(shown)
    for element, table in zip(tables, shown, strict=True):
        rows = [[cell.text for cell in row] for row in table.rows]
        assert cell_texts(element) == [list(table.headings), *rows]


@pytest.mark.parametrize("content", ALL)
def test_a_screen_reader_finds_headings(content):
    for table in page(content).all("table"):
        assert table.one("caption").text()
        (headings,) = table.one("thead").all("tr")
        assert {cell.attributes["scope"] for cell in headings.all("th")} == {"col"}
        assert not headings.all("td")
        for row in table.one("tbody").all("tr"):
            assert row.one("th").attributes["scope"] == "row"
            assert row.inside[0].tag == "th"


def test_marks_have_signs_and_words():
    found = page(DISCRETE)
    _, *rows = found.all("tr")
    for row, cells in zip(rows, sure(DISCRETE[0].table).rows, strict=True):
        for element, cell in zip(row.inside, cells, strict=True):
            signs = {Mark.CORRECTED: "▲", Mark.RANGE_VIOLATION: "◇"}
            expected = signs[cell.mark] if cell.mark else None
            assert element.attributes.get("data-sign") == expected
            assert element.text() == cell.text  # what a spreadsheet takes for the number
            if cell.mark:
                assert cell.note in element.attributes["title"]
    assert [item.text() for item in found.one("footer").all("li")] == [
        "▲corrected by the concavity rule",
        "◇exact margin lies outside the band",
    ]


def test_the_current_column_is_told():
    found = page(COMPARED)
    (current,) = [th for th in found.all("th") if "aria-current" in th.attributes]
    assert current.text() == "16 boards"
    assert len(found.all("td", "current")) == len(sure(COMPARED[0].table).rows)


def test_bands_are_aligned_where_the_paper_aligns_them():
    texts = [
        (cell.one("span", "head").text(), cell.one("span", "tail").text())
        for cell in page(DISCRETE).all("td")
    ]
    assert texts[-2:] == [("29", " – 35"), ("36", " +")]


def test_titles():
    assert page(CONTINUOUS).one("h1").text() == "24 boards"
    assert not page(CONTINUOUS).all("h2")
    found = page(CONTINUOUS, LETTERHEAD)
    assert found.one("h1").text() == LETTERS
    assert found.one("h2").text() == "24 boards"
    assert found.one("p", "occasion").text() == "Přerov & Łódź · 12. 10. 2026"
    assert page(BOOKLET).one("h1").text() == "IMPs to Victory Points"


def test_rule_and_version():
    for section in page(BOOKLET).all("section")[:4]:
        text = section.one("footer").text()
        assert "WBF continuous scale, 20-0, " in text
        assert f"vpdesk {vpdesk.__version__}" in text


def test_contents():
    found = page(BOOKLET)
    names = [link.text() for link in found.one("nav").all("a")]
    assert names == [section.title for section in BOOKLET]
    assert not page(BOOKLET[:3]).all("nav")


def test_language():
    assert page(CONTINUOUS).attributes["lang"] == "en"
    assert page(CONTINUOUS, EMPTY, replace(CZECH, code="cs")).attributes["lang"] == "cs"


def test_logo():
    for logo, kind in ((LETTERHEAD.logo, "png"), (SVG_LOGO, "svg+xml")):
        image = page(CONTINUOUS, Letterhead(logo=logo)).one("img")
        assert image.attributes["alt"]
        start, data = image.attributes["src"].split(",")
        assert start == f"data:image/{kind};base64"
        assert b64decode(data) == sure(logo).data


@pytest.mark.parametrize("content", [CHART, BOTH])
def test_a_chart_is_a_figure_with_words(content):
    figure = page(content).one("figure")
    box = figure.one("div")
    assert box.attributes["role"] == "img"
    assert box.attributes["aria-label"] == (
        "IMPs to Victory Points: VP / IMPs: 8 boards, 16 boards, 24 boards, 32 boards"
    )
    assert box.one("svg").one("path").attributes["d"] == str(content[0].chart.x_max)
    caption = figure.one("figcaption").text()
    assert caption.startswith("IMPs. 8 boards: median 14.1, blitz 42.4; 16 boards: median 20.0,")


@given(st.text(), st.text(), st.text(), st.text())
def test_no_text_breaks_the_page(title, event, date, name):
    found = page([titled(name)], Letterhead(title, event, date))
    words = [
        re.sub(r"[\x00-\x1f\x7f-\x9f\ufffe\uffff]", " ", text).split() for text in (title, name)
    ]
    if any(words):
        assert found.one("h1").text().split() == (words[0] or words[1])


def test_awkward_texts():
    found = page([titled(AWKWARD)], Letterhead(AWKWARD, AWKWARD, AWKWARD))
    said = AWKWARD.replace(" \x00\ud800", "")
    assert found.one("h1").text() == found.one("h2").text() == said
    style = found.one("style").text()
    assert said.count("</style>") == 1  # escaped in the margin of the pages
    assert r"\3c /style\3e " in style


def test_long_tables_stand_in_columns_on_paper():
    assert page(CONTINUOUS).all("div", "long")
    assert not page(DISCRETE).all("div", "long")


def test_every_number_is_the_engines():
    booklet = Booklet(1, 41)  # the last reaches the full win early
    tables = page(sections(ScaleChoice(), scale_sheets.BOOKLET, booklet=booklet)).all("table")
    for boards, table in enumerate(tables, 1):
        scale = continuous_scale(ScaleRule(boards))
        numbers = [[round(100 * float(text)) for text in row] for row in cell_texts(table)[1:]]
        assert numbers == [
            [100 * margin, *scale.vps(margin), scale.gain(margin)]
            for margin in range(scale.last_margin + 1)
        ]
    assert boards == 41


def test_the_reader_finds_faults():
    for wrong in ("<b>", "</b>", "<p><b></p></b>", '<p id="a"></p><p id="a"></p>', "<!-- -->"):
        with pytest.raises(AssertionError):
            read_html(f"<!DOCTYPE html>\n<html>{wrong}</html>".encode())
    assert isinstance(read_html(b"<!DOCTYPE html>\n<html></html>"), Element)


def test_the_numbers_of_a_marked_table_are_read_by_a_check():
    (column,) = pasted_table(html(CONTINUOUS).decode()).columns
    scale = CONTINUOUS[0].scales[0]
    assert [sure(cell).vp for cell in column.winner] == [
        scale.vps(margin)[0] for margin in range(scale.last_margin + 1)
    ]
