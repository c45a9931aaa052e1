import itertools
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

import vpdesk
from tests.gui.export.pictures import assert_alike, assert_like_reference, blank, ink_box
from tests.gui.export.reports import EIGHT_PINS, ENGLISH, foreign
from tests.sure import sure
from vpdesk.formats.png_file import to_png
from vpdesk.formats.svg_file import to_svg
from vpdesk.paper.chart_painter import _ChartPainter, draw_chart
from vpdesk.paper.palette import curve_style
from vpdesk.report.scales.report import ScaleChoice, scale_report

CHARTS = {
    "one": ScaleChoice(24, pins=()),
    "one discrete": ScaleChoice(8, kind="discrete", pins=()),
    "four": ScaleChoice(16),
    "eight discrete": ScaleChoice(16, kind="discrete", pins=EIGHT_PINS),
    "root": ScaleChoice(16, per_root_board=True),
    "far apart": ScaleChoice(1, pins=(1, 4, 8, 16, 32, 64, 100, 128, 400, 999)),
    "narrow": ScaleChoice(16, v0=3, blitz=7, pins=(16,)),
}
SVG = "{http://www.w3.org/2000/svg}"


def chart(name, language=ENGLISH):
    return scale_report(CHARTS[name], language).chart


@pytest.mark.parametrize("name", CHARTS)
@pytest.mark.parametrize("size", [(160, 120), (300, 420), (800, 560), (1600, 500)])
@pytest.mark.parametrize("language", [ENGLISH, foreign("Siegpunkttabelle")])
def test_nothing_is_cut_at_any_size(qapp, name, size, language):
    width, height = size
    image = blank(width + 80, height + 80)
    with QPainter(image) as painter:
        draw_chart(painter, QRectF(40, 40, width, height), chart(name, language))
    left, top, right, bottom = ink_box(image)
    assert left >= 39
    assert top >= 39
    assert right <= width + 41
    assert bottom <= height + 41
    assert right - left > 0.95 * width
    assert bottom - top > 0.9 * height


@pytest.mark.parametrize("name", CHARTS)
@pytest.mark.parametrize("size", [(300, 200), (420, 600), (800, 560), (1600, 500)])
def test_no_curve_runs_behind_the_legend(qapp, name, size):
    drawn = chart(name)
    image = blank(*size)
    with QPainter(image) as painter:
        one: Any = _ChartPainter(painter, QRectF(image.rect()), drawn)
        box = one.legend.box
        boxes = [place for place, _ in one.ends] if one.ends else [box]
        assert box.isEmpty() == bool(one.ends)
        for curve in drawn.curves:
            for line in (curve.smooth, curve.steps or curve.smooth):
                for point in one._polygon(line):
                    assert not any(each.contains(point) for each in boxes), curve.label


def test_names_stand_over_the_ends_of_curves_where_they_have_room(qapp):
    drawn = chart("four")
    for size, named in (((800, 560), True), ((90, 300), False)):
        image = blank(*size)
        with QPainter(image) as painter:
            one: Any = _ChartPainter(painter, QRectF(image.rect()), drawn)
            assert [curve.label for _, curve in one.ends] == (
                [curve.label for curve in drawn.curves] if named else []
            )
            for place, curve in one.ends:
                end = one._at(*curve.blitz)
                assert place.left() <= end.x() <= place.right()
                assert place.bottom() < end.y()


MANY = tuple(range(4, 64, 5))
CROWDED = {
    **CHARTS,
    "many": ScaleChoice(24, pins=MANY),
    "many discrete": ScaleChoice(24, kind="discrete", pins=MANY),
    "many, last": ScaleChoice(64, pins=MANY),
    "many, root": ScaleChoice(8, pins=MANY, per_root_board=True),
    "one board": ScaleChoice(1, pins=()),
}


@pytest.mark.parametrize("name", CROWDED)
@pytest.mark.parametrize("language", [ENGLISH, foreign("Siegpunkttabelle")])
def test_no_label_is_across_a_curve(qapp, name, language):
    drawn = scale_report(CROWDED[name], language).chart
    for size in ((160, 120), (240, 320), (300, 200), (480, 330), (800, 560), (1600, 500)):
        image = blank(*size)
        with QPainter(image) as painter:
            one: Any = _ChartPainter(painter, QRectF(image.rect()), drawn)
            names = one.names()
            boxes = [one.legend.box, *(place for place, _, _ in names)]
            lines = [list(pairwise(one._polygon(line))) for line in drawn.lines]
        for box, line in itertools.product(boxes, lines):
            edges = [QLineF(*ends) for ends in pairwise([*corners(box), box.topLeft()])]
            for start, end in line:
                assert not box.contains(start), (size, box)
                if end.x() < box.left() or start.x() > box.right():
                    continue
                for edge in edges:
                    crossing, _ = QLineF(start, end).intersects(edge)
                    assert crossing is not QLineF.IntersectionType.BoundedIntersection, (size, box)
        for box, other in itertools.combinations(boxes, 2):
            assert not box.intersects(other)
        if size == (800, 560) and language is ENGLISH:
            assert [text for _, _, text in names] == ["median", "blitz"]


def corners(box):
    return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]


@pytest.mark.parametrize("name", CHARTS)
def test_svg_has_every_curve_in_its_style_and_no_text_that_needs_a_font(qapp, name):
    drawn = chart(name)
    root = ET.fromstring(to_svg(drawn, ENGLISH, (800, 560)))
    assert sure(root.find(f"{SVG}title")).text == "IMPs to Victory Points"
    assert vpdesk.__version__ in sure(sure(root.find(f"{SVG}desc")).text)
    assert list(root.iter(f"{SVG}text")) == []
    lines = [
        (group.get("stroke"), group.get("stroke-dasharray") not in (None, "none"), line)
        for group in root.iter(f"{SVG}g")
        for line in group.findall(f"{SVG}polyline")
    ]
    for curve in drawn.curves:
        style = curve_style(curve.style)
        dashed = bool(style.dash) and not curve.current
        points = [
            len(re.findall(r"[\d.]+,[\d.]+", sure(line.get("points"))))
            for colour, dash, line in lines
            if colour == style.colour and dash == dashed
        ]
        thick = curve.steps if curve.stepped else curve.smooth
        assert len(thick.x) in points, curve.label


def test_svg_is_as_large_as_asked(qapp):
    root = ET.fromstring(to_svg(chart("four"), ENGLISH, (960, 480)))
    assert root.get("width") == "254mm"  # 960 CSS pixels are ten inches
    assert root.get("height") == "127mm"


def test_png_is_as_large_as_asked(qapp):
    image = QImage.fromData(to_png(chart("four"), ENGLISH, 400, 280, 2.5))
    assert (image.width(), image.height()) == (1000, 700)
    assert image.dotsPerMeterX() * 0.0254 == pytest.approx(240, abs=0.1)
    assert image.text("Title") == "IMPs to Victory Points"
    assert image.text("Software") == f"Made by vpdesk {vpdesk.__version__}"


def test_a_picture_too_large_for_the_memory_is_an_error(qapp):
    with pytest.raises(MemoryError):
        to_png(chart("four"), ENGLISH, 10**6, 10**6)


@pytest.mark.parametrize("name", CHARTS)
def test_charts_look_like_the_reference(qapp, name):
    image = QImage.fromData(to_png(chart(name), ENGLISH, 480, 330, 1))
    assert_like_reference(image, f"chart-{name.replace(' ', '-')}.png")


def test_the_svg_looks_like_the_png(qapp):
    image = blank(960, 660)
    with QPainter(image) as painter:
        QSvgRenderer(to_svg(chart("four"), ENGLISH, (480, 330))).render(painter)
    png = QImage.fromData(to_png(chart("four"), ENGLISH, 480, 330, 2))
    assert_alike(image, png, times=2)  # type for pixels has whole sizes only
