"""Planned pages as a PDF file or on a printer."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QBuffer, QHashSeed, QIODevice, QMarginsF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter

import vpdesk
from vpdesk.formats.errors import NO_PRINTER, PRINTER_LOST, ExportError
from vpdesk.formats.pdf_identity import without_time
from vpdesk.formats.pdf_language import with_language
from vpdesk.paper.page_painter import PagePainter
from vpdesk.paper.page_setup import PageSetup
from vpdesk.paper.plan import Plan

RESOLUTION = 1200  # dots per inch: the grid on which text and lines are placed


def page_layout(setup: PageSetup) -> QPageLayout:
    """The page as Qt has it; the margins are the plan's affair."""
    orientation = QPageLayout.Orientation
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId[setup.paper]),
        orientation.Landscape if setup.landscape else orientation.Portrait,
        QMarginsF(),
    )
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def paint_steps(device: QPagedPaintDevice, plan: Plan) -> Generator[None]:
    """Paint the pages that the device asks for, a page a step; all if it does not say.

    device: a QPdfWriter or QPrinter with the plan's page_layout. Raises ExportError if the
    device does not take the pages, or takes no more of them.
    """
    asked = device.pageRanges()
    numbers = [n for n in range(1, len(plan.pages) + 1) if asked.isEmpty() or asked.contains(n)]
    painter = QPainter()
    if not painter.begin(device):
        raise ExportError(NO_PRINTER)
    try:
        page_painter = PagePainter(painter, device, plan.letterhead.logo)
        for number in numbers:
            if number != numbers[0] and not device.newPage():
                raise ExportError(PRINTER_LOST, page=number, pages=len(plan.pages))
            page_painter.paint(plan.pages[number - 1])
            yield
    finally:
        painter.end()


def pdf_steps(plan: Plan, code: str = "en") -> Generator[None, None, bytes]:
    """The pages as the bytes of a PDF file, a page a step; the font is embedded.

    code: of the language that the pages are in.
    Pages of equal content are equal bytes. Needs a QGuiApplication.
    """
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(plan.setup))
    writer.setTitle(plan.title)
    writer.setCreator(f"vpdesk {vpdesk.__version__}")
    QHashSeed.setDeterministicGlobalSeed()  # or the fonts follow each other in any order
    try:
        yield from paint_steps(writer, plan)
    finally:
        QHashSeed.resetRandomGlobalSeed()
    return with_language(without_time(bytes(buffer.data().data())), code)
