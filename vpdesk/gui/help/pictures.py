"""The pictures of the help: charts made by the program itself, and the marks of cells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from vpdesk.paper.chart_painter import PAPER, draw_chart
from vpdesk.paper.marks import draw_mark
from vpdesk.report.chart import Chart
from vpdesk.report.laboratory.model_chart import ModelCurve, models_chart
from vpdesk.report.laboratory.models import modelled
from vpdesk.report.language import Language
from vpdesk.report.scales.report import FIRST_PINS, ScaleChoice, scale_report
from vpdesk.report.table import Mark
from vpdesk.scales import Model, ScaleRule

CLEAR = QColor(0, 0, 0, 0)
BOARDS = 24  # those of the worked example
HEIGHT = 0.68  # of a chart, in its width
BORDER = 0.02  # of white around a chart, in its width
CHART_POINTS = 430.0  # the width of a chart at the resolution that it is drawn for
MARK_SIZE = 0.62  # of a mark, in the size of the text


def chart_image(
    chart: Chart, width: float, ratio: float, space: float = 0, ground: QColor = CLEAR
) -> QImage:
    """A chart on white ground, for light and dark pages.

    width: in logical pixels; space: of them, how many stay free on the left. ground: of that.
    """
    area = QRectF(space * ratio, 0, (width - space) * ratio, (width - space) * HEIGHT * ratio)
    image = _image(round(area.right()), round(area.bottom()), ground)
    dots_per_metre = round(area.width() / CHART_POINTS * 72 / 0.0254)
    image.setDotsPerMeterX(dots_per_metre)
    image.setDotsPerMeterY(dots_per_metre)
    border = BORDER * area.width()
    with QPainter(image) as painter:
        painter.fillRect(area, PAPER)
        area.adjust(border, border, -border, -border)
        draw_chart(painter, area, chart, texts=False)
    image.setDevicePixelRatio(ratio)
    return image


def mark_image(mark: Mark, size: float, ratio: float, ink: QColor) -> QImage:
    """A mark of a cell, to stand in a line of text of that size in logical pixels."""
    side = max(1, round(MARK_SIZE * size * ratio))
    image = _image(side, side, CLEAR)
    with QPainter(image) as painter:
        draw_mark(painter, QRectF(image.rect()), mark, ink)
    image.setDevicePixelRatio(ratio)
    return image


def _image(width: int, height: int, ground: QColor) -> QImage:
    opaque, clear = QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied
    image = QImage(width, height, opaque if ground.alpha() == 255 else clear)
    image.fill(ground)
    return image


def _curve(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, pins=()), language).chart


def _discrete(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, kind="discrete", pins=()), language).chart


def _compared(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, pins=FIRST_PINS), language).chart


def _models(language: Language) -> Chart:
    models = modelled(ScaleRule(BOARDS))
    current = Model.EXPONENTIAL
    return models_chart(
        ModelCurve.CURVE, models, "continuous", current, language, with_chances=True
    )


CHARTS: dict[str, Callable[[Language], Chart]] = {
    "curve.png": _curve,
    "discrete.png": _discrete,
    "compared.png": _compared,
    "models.png": _models,
}
MARKS = {"corrected.png": Mark.CORRECTED, "range-violation.png": Mark.RANGE_VIOLATION}
