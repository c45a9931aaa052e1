"""Pages of the help on paper: a printer or a PDF file."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)

import vpdesk
from vpdesk.formats.errors import NO_PRINTER, PRINTER_LOST, ExportError
from vpdesk.gui.help.pictures import CHARTS, MARKS, chart_image, mark_image
from vpdesk.gui.help.style import PAPER_COLOURS, pictures_beside, style_sheet
from vpdesk.gui.help.topics import Topic
from vpdesk.gui.texts import translate
from vpdesk.paper.bundled_font import DeviceFont, paper_font
from vpdesk.paper.chart_painter import PAPER
from vpdesk.report.language import Language

SIZES = (9.5, 9.25, 9.0, 8.75, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0)  # points, the largest first
LEAST_COMMON_SIZE, LEAST_SIZE = 8.5, 5.5
FOOTER_SIZE, FOOTER_SPACE = 7.5, 22.0  # points
MARGIN_MM, NARROW_MM = 18.0, 8.0
RESOLUTION = 1200  # dots per inch of a PDF file
PICTURE_WIDTH, PICTURE_SPACE = 370.0, 16.0  # logical pixels, 96 to the inch
PICTURE_RATIO = 4.0  # pixels to a logical one


def page_layout(paper: str, *, one_page: bool = False) -> QPageLayout:
    """The page of a printed topic. paper: a name that QPageSize knows, such as "A4".

    one_page: all of it has to stand on the page, which has less of a margin then.
    """
    margin = NARROW_MM if one_page else MARGIN_MM
    return QPageLayout(
        QPageSize(QPageSize.PageSizeId[paper]),
        QPageLayout.Orientation.Portrait,
        QMarginsF(margin, margin, margin, margin),
        QPageLayout.Unit.Millimeter,
    )


def topic_pdf(topic: Topic, language: Language, paper: str, *, one_page: bool = False) -> bytes:
    """A topic as the bytes of a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(paper, one_page=one_page))
    writer.setTitle(topic.title)
    writer.setCreator(f"vpdesk {vpdesk.__version__}")
    print_topic(writer, topic, language, one_page=one_page)
    return bytes(buffer.data().data())


def print_topic(
    device: QPagedPaintDevice, topic: Topic, language: Language, *, one_page: bool = False
) -> None:
    """Print a topic on a device with a page_layout.

    language: that of the pictures. one_page: in as small a type as one page asks for.
    Raises ExportError if the device does not take the pages.
    """
    painter = QPainter()
    if not painter.begin(device):
        raise ExportError(NO_PRINTER)
    try:
        # The painter's area, whose origin is inside the margins.
        area = QRectF(painter.window())
        unit = device.logicalDpiY() / 72
        body = QRectF(0, 0, area.width(), area.height() - FOOTER_SPACE * unit)
        document = _fitting_document(device, body.size(), topic, language, one_page=one_page)
        pages = document.pageCount()
        asked = device.pageRanges()
        numbers = [n for n in range(1, pages + 1) if asked.isEmpty() or asked.contains(n)]
        for number in numbers:
            if number != numbers[0] and not device.newPage():
                raise ExportError(PRINTER_LOST, page=number, pages=pages)
            _paint_page(painter, document, body, number)
            _paint_footer(painter, area, topic, number, pages)
    finally:
        painter.end()


def _fitting_document(
    device: QPagedPaintDevice, body: QSizeF, topic: Topic, language: Language, *, one_page: bool
) -> QTextDocument:
    """The topic on as few pages as the smallest type needs, in the largest that needs no more."""
    charts = {
        name: chart_image(make(language), PICTURE_WIDTH, PICTURE_RATIO, PICTURE_SPACE, PAPER)
        for name, make in CHARTS.items()
        if name in topic.html
    }
    size = LEAST_SIZE if one_page else LEAST_COMMON_SIZE
    least = _document(device, body, topic, charts, size)
    for larger in SIZES:
        document = _document(device, body, topic, charts, larger)
        if document.pageCount() <= least.pageCount():
            return document
    return least


def _document(
    device: QPagedPaintDevice,
    body: QSizeF,
    topic: Topic,
    charts: Mapping[str, QImage],
    size: float,
) -> QTextDocument:
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.documentLayout().setPaintDevice(device)
    document.setDefaultFont(paper_font(size))
    document.setDefaultStyleSheet(style_sheet(PAPER_COLOURS, size))
    ink, text = QColor(PAPER_COLOURS.text), size * 96 / 72
    marks = {name: mark_image(mark, text, PICTURE_RATIO, ink) for name, mark in MARKS.items()}
    for name, image in {**charts, **marks}.items():
        kind = QTextDocument.ResourceType.ImageResource.value
        document.addResource(kind, QUrl(name), image)
    document.setHtml(pictures_beside(topic.html))
    document.setPageSize(body)
    _keep_headings(document)
    return document


def _keep_headings(document: QTextDocument) -> None:
    """Begin a page with a heading whose text would begin there."""
    height = document.pageSize().height()
    document.pageCount()  # lays all of it out at once: bit by bit, the last lines get no height

    def page(block: QTextBlock) -> int:
        """The one on which the first line ends."""
        top = document.documentLayout().blockBoundingRect(block).top()  # makes the lines
        lines = block.layout()
        end = lines.lineAt(0).rect().bottom() if lines.lineCount() else 0.0
        return int((top + end) / height)

    block = document.begin()
    while block.isValid():
        following = block.next()
        heading = block.blockFormat().headingLevel() > 0
        if heading and following.isValid() and page(block) != page(following):
            broken = QTextBlockFormat()
            broken.setPageBreakPolicy(QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).mergeBlockFormat(broken)
        block = following


def _paint_page(painter: QPainter, document: QTextDocument, body: QRectF, number: int) -> None:
    page = body.translated(0, (number - 1) * body.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    context.clip = page
    context.palette.setColor(QPalette.ColorRole.Text, QColor(PAPER_COLOURS.text))
    painter.save()
    painter.translate(-page.topLeft())
    painter.setClipRect(page)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _paint_footer(painter: QPainter, area: QRectF, topic: Topic, number: int, pages: int) -> None:
    font = DeviceFont(painter.device(), FOOTER_SIZE)
    painter.setFont(font.font)
    painter.setPen(QColor(PAPER_COLOURS.muted))
    program = translate("Help", "vpdesk {version} help").format(version=vpdesk.__version__)
    painter.drawText(area.bottomLeft(), f"{topic.title} \N{MIDDLE DOT} {program}")
    right = f"{number} / {pages}"
    painter.drawText(area.bottomRight() - QPointF(font.width(right), 0), right)
