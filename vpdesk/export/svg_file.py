"""A chart as an SVG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

import vpdesk
from vpdesk.export.chart_painter import draw_picture
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language

DPI = 96  # of CSS
FINENESS = 10  # Qt makes outlines of letters on a grid; units of a tenth keep them round


def to_svg(chart: Chart, language: Language, size: tuple[int, int] = (800, 560)) -> bytes:
    """A chart as the bytes of an SVG file; size is its width and height in CSS pixels.

    Texts are outlines, so it looks the same everywhere. Needs a QGuiApplication.
    """
    area = QRectF(0, 0, size[0] * FINENESS, size[1] * FINENESS)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(chart.title)
    made_by = language.translate("Export", "Made by {program}")
    generator.setDescription(made_by.format(program=f"vpdesk {vpdesk.__version__}"))
    generator.setResolution(DPI * FINENESS)
    generator.setSize(area.size().toSize())
    generator.setViewBox(area)
    with QPainter(generator) as painter:
        draw_picture(painter, area, chart)
    return bytes(buffer.data().data())
