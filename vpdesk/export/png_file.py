"""A chart as a PNG file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter

import vpdesk
from vpdesk.export.chart_painter import draw_picture
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language

DPI = 96
INCH = 0.0254  # metres


def to_png(
    chart: Chart, language: Language, width: int = 800, height: int = 560, scale: float = 2.0
) -> bytes:
    """A chart as the bytes of a PNG file.

    width, height: in CSS pixels, 96 to the inch; scale: pixels of the file to each of them.
    Needs a QGuiApplication. Raises MemoryError where there is no room for the picture.
    """
    image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_RGB32)
    if image.isNull():
        raise MemoryError(f"no room for a picture of {width} x {height} pixels")
    image.setDotsPerMeterX(round(DPI * scale / INCH))
    image.setDotsPerMeterY(round(DPI * scale / INCH))
    image.setText("Title", chart.title)
    made_by = language.translate("Export", "Made by {program}")
    image.setText("Software", made_by.format(program=f"vpdesk {vpdesk.__version__}"))
    with QPainter(image) as painter:
        draw_picture(painter, QRectF(image.rect()), chart)
    return png_bytes(image)


def png_bytes(image: QImage) -> bytes:
    """A picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide6's stub asks for bytes where the call takes text only.
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
