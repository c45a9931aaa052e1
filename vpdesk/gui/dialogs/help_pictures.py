"""The pictures of the help: charts made by the program itself, and the marks of cells."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from vpdesk.export.chart_painter import PAPER, draw_chart
from vpdesk.export.marks import draw_mark
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language
from vpdesk.report.scale_report import FIRST_PINS, ScaleChoice, scale_report
from vpdesk.report.table import Mark

BOARDS = 24  # those of the worked example
HEIGHT = 0.68  # of a chart, in its width
BORDER = 0.02  # of white around a chart, in its width
CHART_POINTS = 430.0  # the width of a chart at the resolution that it is drawn for
MARK_SIZE = 0.62  # of a mark, in the size of the text


def chart_image(chart: Chart, width: float, ratio: float) -> QImage:
    """A chart on white ground, for light and dark pages. width: in logical pixels."""
    image = QImage(round(width * ratio), round(width * HEIGHT * ratio), QImage.Format.Format_RGB32)
    image.fill(PAPER)
    dots_per_metre = round(image.width() / CHART_POINTS * 72 / 0.0254)
    image.setDotsPerMeterX(dots_per_metre)
    image.setDotsPerMeterY(dots_per_metre)
    border = BORDER * image.width()
    with QPainter(image) as painter:
        area = QRectF(image.rect()).adjusted(border, border, -border, -border)
        draw_chart(painter, area, chart, texts=False)
    image.setDevicePixelRatio(ratio)
    return image


def mark_image(mark: Mark, size: float, ratio: float, ink: QColor) -> QImage:
    """A mark of a cell, to stand in a line of text of that size in logical pixels."""
    side = max(1, round(MARK_SIZE * size * ratio))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    with QPainter(image) as painter:
        draw_mark(painter, QRectF(image.rect()), mark, ink)
    image.setDevicePixelRatio(ratio)
    return image


def _curve(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, pins=()), language).chart


def _discrete(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, kind="discrete", pins=()), language).chart


def _compared(language: Language) -> Chart:
    return scale_report(ScaleChoice(boards=BOARDS, pins=FIRST_PINS), language).chart


CHARTS: dict[str, Callable[[Language], Chart]] = {
    "curve.png": _curve,
    "discrete.png": _discrete,
    "compared.png": _compared,
}
MARKS = {"corrected.png": Mark.CORRECTED, "range-violation.png": Mark.RANGE_VIOLATION}
