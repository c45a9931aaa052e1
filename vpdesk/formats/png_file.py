"""A chart or a page as a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

import vpdesk
from vpdesk.paper.chart_painter import draw_picture
from vpdesk.paper.page_painter import PagePainter
from vpdesk.paper.plan import Plan
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language

DPI = 96
PAGE_DPI = 200
FINENESS = 16  # type has whole sizes in units only; units of a part of a pixel give it any
INCH = 0.0254  # metres


def to_png(
    chart: Chart, language: Language, width: int = 800, height: int = 560, scale: float = 2.0
) -> bytes:
    """A chart as the bytes of a PNG file.

    width, height: in CSS pixels, 96 to the inch; scale: pixels of the file to each of them.
    Needs a QGuiApplication. Raises MemoryError where there is no room for the picture.
    """
    image = _image(round(width * scale), round(height * scale), DPI * scale)
    with QPainter(image) as painter:
        draw_picture(painter, QRectF(image.rect()), chart)
    return _described(image, chart.title, language)


def page_to_png(plan: Plan, language: Language) -> bytes:
    """The first page of a plan as the bytes of a PNG file, for a screen or a small print."""
    return _described(page_image(plan, 0, PAGE_DPI), plan.title, language)


def page_image(plan: Plan, page: int, dpi: float) -> QImage:
    """A page as a picture on white ground. Raises MemoryError where there is no room for it."""
    size = plan.setup.size
    width, height = round(size.width / 72 * dpi), round(size.height / 72 * dpi)
    image = _image(width, height, dpi * FINENESS)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1 / FINENESS, 1 / FINENESS)
        PagePainter(painter, image, plan.letterhead.logo).paint(plan.pages[page])
    _set_resolution(image, dpi)
    return image


def png_bytes(image: QImage) -> bytes:
    """A picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide6's stub asks for bytes where the call takes text only.
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def _image(width: int, height: int, dpi: float) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    if image.isNull():
        raise MemoryError(f"no room for a picture of {width} x {height} pixels")
    _set_resolution(image, dpi)
    return image


def _set_resolution(image: QImage, dpi: float) -> None:
    image.setDotsPerMeterX(round(dpi / INCH))
    image.setDotsPerMeterY(round(dpi / INCH))


def _described(image: QImage, title: str, language: Language) -> bytes:
    image.setText("Title", title)
    made_by = language.translate("Export", "Made by {program}")
    image.setText("Software", made_by.format(program=f"vpdesk {vpdesk.__version__}"))
    return png_bytes(image)
