"""SVG with texts: the same page, a tenth as large, whose words can be searched."""

import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.gui.export.reports import ENGLISH, scale_plan
from tests.sure import sure
from vpdesk.formats.format import FORMATS, formats_for
from vpdesk.formats.svg_file import page_to_svg, to_svg
from vpdesk.formats.svg_texts import FONTS
from vpdesk.paper.bundled_font import ems
from vpdesk.report.document import Form, Letterhead
from vpdesk.report.scales.report import ScaleChoice, scale_report
from vpdesk.report.scales.sheets import BOTH, TABLE

SVG = "{http://www.w3.org/2000/svg}"
CHOICE = ScaleChoice(24, pins=())


def texts_of(data):
    return [each.text for each in ET.fromstring(data).iter(f"{SVG}text")]


def test_every_word_and_figure_of_the_page_is_there_as_text(qapp):
    plan = scale_plan(CHOICE, Letterhead("Cup & plate", "<Spring>"), what=BOTH)
    data = page_to_svg(plan, ENGLISH, texts=True)
    texts = texts_of(data)
    assert {"Cup & plate", "IMPs", "41", "17.25", "median"} <= set(texts)
    assert any("<Spring>" in each for each in texts)
    report = scale_report(CHOICE, ENGLISH)
    cells = {cell.text for row in report.table.rows for cell in row[:2]}
    assert cells <= set(texts)


def test_it_is_a_tenth_of_the_size_of_outlines(qapp):
    plan = scale_plan(CHOICE, what=TABLE)
    outlines, texts = (page_to_svg(plan, ENGLISH, texts=each) for each in (False, True))
    assert not texts_of(outlines)
    assert 10 * len(texts) < len(outlines)


@pytest.mark.parametrize("make", ["page", "chart"])
def test_each_text_is_as_wide_as_in_our_font_whatever_font_there_is(qapp, make):
    if make == "page":
        data = page_to_svg(scale_plan(CHOICE, what=TABLE), ENGLISH, texts=True)
    else:
        data = to_svg(scale_report(CHOICE, ENGLISH).chart, ENGLISH, texts=True)
    found = 0
    for group in ET.fromstring(data).iter(f"{SVG}g"):
        for each in group.findall(f"{SVG}text"):
            bold = float(sure(group.get("font-weight"))) >= 600
            width = ems(each.text, bold) * float(sure(group.get("font-size")))
            assert float(sure(each.get("textLength"))) == pytest.approx(width, rel=1e-3)
            found += 1
    assert found > 10
    assert data.decode().count("font-family") == 1
    assert FONTS in data.decode()


def test_it_shows_what_outlines_show(qapp):
    plan = scale_plan(CHOICE, what=TABLE, form=Form.SHEET)
    pictures = []
    for texts in (False, True):
        renderer = QSvgRenderer(page_to_svg(plan, ENGLISH, texts=texts))
        assert renderer.isValid()
        image = QImage(300, 424, QImage.Format.Format_Grayscale8)
        image.fill(255)
        with QPainter(image) as painter:
            renderer.render(painter, QRectF(0, 0, 300, 424))
        rows = [
            sum(255 - image.pixelColor(x, y).lightness() for x in range(0, 300, 2))
            for y in range(0, 424, 4)
        ]
        pictures.append([each > 40 for each in rows])
    differing = sum(a != b for a, b in zip(*pictures, strict=True))
    assert differing < 10


def test_it_is_a_format_of_its_own_with_the_same_ending(qapp):
    assert FORMATS["svg-text"].ending == "svg"
    assert {"svg", "svg-text"} <= set(formats_for(TABLE))
