"""A chart or a page as an SVG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

import vpdesk
from vpdesk.formats.svg_texts import TextGenerator, with_fonts
from vpdesk.paper.chart_painter import draw_picture
from vpdesk.paper.page_painter import PagePainter
from vpdesk.paper.plan import Plan
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language

DPI = 96  # of CSS
FINENESS = 10  # Qt makes outlines of letters on a grid; units of a tenth keep them round


def to_svg(
    chart: Chart, language: Language, size: tuple[int, int] = (800, 560), *, texts: bool = False
) -> bytes:
    """A chart as the bytes of an SVG file; size is its width and height in CSS pixels.

    Texts are outlines, so it looks the same everywhere; or texts, if these are wanted. Needs a
    QGuiApplication.
    """
    buffer, area = QBuffer(), QRectF(0, 0, size[0] * FINENESS, size[1] * FINENESS)
    generator = _generator(buffer, area, chart.title, language, texts=texts)
    with QPainter(generator) as painter:
        draw_picture(painter, area, chart)
    return _made(buffer, texts=texts)


def page_to_svg(plan: Plan, language: Language, *, texts: bool = False) -> bytes:
    """The first page of a plan as the bytes of an SVG file; texts are outlines, or texts."""
    size, unit = plan.setup.size, DPI * FINENESS / 72
    buffer, area = QBuffer(), QRectF(0, 0, size.width * unit, size.height * unit)
    generator = _generator(buffer, area, plan.title, language, texts=texts)
    with QPainter(generator) as painter:
        painter.fillRect(area, QColor("white"))
        PagePainter(painter, generator, plan.letterhead.logo).paint(plan.pages[0])
    return _made(buffer, texts=texts)


def _made(buffer: QBuffer, *, texts: bool) -> bytes:
    data = bytes(buffer.data().data())
    return with_fonts(data) if texts else data


def _generator(
    buffer: QBuffer, area: QRectF, title: str, language: Language, *, texts: bool
) -> QSvgGenerator:
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = TextGenerator() if texts else QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(title)
    made_by = language.translate("Export", "Made by {program}")
    generator.setDescription(made_by.format(program=f"vpdesk {vpdesk.__version__}"))
    generator.setResolution(DPI * FINENESS)
    generator.setSize(area.size().toSize())
    generator.setViewBox(area)
    return generator
