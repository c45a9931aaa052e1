"""Bars and a right axis as they are painted: nothing is cut, hidden or in a wrong place."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from tests.gui.export.pictures import blank, ink_box
from tests.gui.export.reports import ENGLISH, foreign
from vpdesk.paper.chart_painter import _ChartPainter, draw_chart
from vpdesk.paper.palette import curve_style
from vpdesk.report.laboratory.model_chart import ModelCurve, models_chart
from vpdesk.report.laboratory.models import modelled
from vpdesk.scales import Model, ScaleRule

MODELS = modelled(ScaleRule(24))


def chart(shown=ModelCurve.CURVE, language=ENGLISH):
    return models_chart(shown, MODELS, "continuous", Model.EXPONENTIAL, language, with_chances=True)


@pytest.mark.parametrize("shown", ModelCurve)
@pytest.mark.parametrize("size", [(160, 120), (300, 420), (800, 560)])
@pytest.mark.parametrize("language", [ENGLISH, foreign("Wahrscheinlichkeit")])
def test_nothing_is_cut_at_any_size(qapp, shown, size, language):
    width, height = size
    image = blank(width + 80, height + 80)
    with QPainter(image) as painter:
        draw_chart(painter, QRectF(40, 40, width, height), chart(shown, language))
    left, top, right, bottom = ink_box(image)
    assert min(left, top) >= 39
    assert right <= width + 41
    assert bottom <= height + 41


@pytest.mark.parametrize("shown", ModelCurve)
@pytest.mark.parametrize("size", [(800, 560), (1200, 500)])
def test_the_legend_hides_nothing(qapp, shown, size):
    drawn, image = chart(shown), blank(*size)
    with QPainter(image) as painter:
        one: Any = _ChartPainter(painter, QRectF(image.rect()), drawn)
        box = one.legend.box
        assert one.plot.contains(box)
        lines = [curve.smooth for curve in drawn.curves]
        for line in (*lines, drawn.bars[0].outline(drawn.y_min)):
            assert not any(box.contains(point) for point in one._polygon(line))


def test_bars_are_filled_from_the_axis_to_their_tops(qapp):
    drawn, image = chart(ModelCurve.SENSITIVITY), blank(800, 560)
    with QPainter(image) as painter:
        one: Any = _ChartPainter(painter, QRectF(image.rect()), drawn)
        one.draw()
        (bars,) = drawn.bars
        colour = QColor(curve_style(bars.style).colour)
        for margin in (35, 45, 55):
            inside, above = (
                image.pixelColor(one._at(margin, part * bars.heights[margin]).toPoint())
                for part in (0.5, 1.1)
            )
            assert above == QColor("white")
            assert inside.red() < 250
            assert abs(inside.hslHue() - colour.hslHue()) < 12
        axis = one._at(drawn.x_max, drawn.y2_ticks[1].at)
        assert QPointF(axis).x() == one.plot.right()
