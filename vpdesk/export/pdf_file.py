"""A report as a PDF file."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter

import vpdesk
from vpdesk.export.sheet_painter import paint_sheet
from vpdesk.report.chart import Chart
from vpdesk.report.language import Language
from vpdesk.report.table import Table

RESOLUTION = 1200  # dots per inch: the grid on which text and lines are placed
MARGIN_MM = 15.0


@dataclass(frozen=True, slots=True)
class PageSetup:
    """The page. paper: "A4", "A3", "Letter", or another name that QPageSize knows."""

    paper: str = "A4"
    landscape: bool = False

    def layout(self) -> QPageLayout:
        """The page as Qt has it, with our margins."""
        orientation = QPageLayout.Orientation
        return QPageLayout(
            QPageSize(QPageSize.PageSizeId[self.paper]),
            orientation.Landscape if self.landscape else orientation.Portrait,
            QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM),
            QPageLayout.Unit.Millimeter,
        )


def to_pdf(sheet: Table | Chart, language: Language, page: PageSetup, subtitle: str = "") -> bytes:
    """A table or a chart as the bytes of a PDF file; the font is embedded.

    Needs a QGuiApplication.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page.layout())
    writer.setTitle(sheet.title)
    writer.setCreator(f"vpdesk {vpdesk.__version__}")
    paint_sheet(writer, sheet, language, subtitle)
    return bytes(buffer.data().data())
