"""The sheet that leads players to the pages: two codes, the address, three sentences."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter

import vpdesk
from vpdesk.formats.pdf_identity import without_time
from vpdesk.formats.pdf_language import with_language
from vpdesk.gui.hall.code_picture import code_rows, paint_code, wifi_text
from vpdesk.hall.seen import Seen
from vpdesk.paper.bundled_font import paper_font
from vpdesk.report.language import Language

SIZES = ("A4", "A6")
RESOLUTION = 600
# Of what a hundredth of the width is one:
TITLE, CAPTION, TEXT, ADDRESS, LEAST = 5.5, 3.6, 3.1, 6.5, 2.0
MARGIN, GAP = 7.0, 2.5
Align = Qt.AlignmentFlag


@dataclass(frozen=True, slots=True)
class HallSheet:
    """What is on the sheet. wifi, password: "" where the sheet does not help to join it."""

    title: str
    url: str
    seen: Seen
    wifi: str = ""
    password: str = ""


def sentences(sheet: HallSheet, language: Language) -> tuple[str, ...]:
    """What is to be read below the codes."""
    translate = language.translate
    stay = translate(
        "HallSheet", "Join the Wi-Fi first, and stay in it although it has no internet."
    )
    opens = translate(
        "HallSheet", "Then scan the code of the page, or type its address with http:// before it."
    )
    seen = {
        Seen.NOTHING: translate("HallSheet", "During play the pages show messages alone."),
        Seen.SEATS: translate("HallSheet", "During play the pages show the clock and the seats."),
        Seen.RESULTS: translate(
            "HallSheet", "During play the pages show everything but the running ranking."
        ),
        Seen.EVERYTHING: translate(
            "HallSheet", "The pages show all results of boards that everybody has played."
        ),
    }
    return stay, opens, seen[sheet.seen]


def paint_sheet(painter: QPainter, room: QRectF, sheet: HallSheet, language: Language) -> None:
    """Paint the sheet on a page, or on as much of a screen as is as high as one."""
    width = min(room.width(), room.height() / 1.2)
    unit = width / 100
    left = room.center().x() - width / 2 + MARGIN * unit
    wide = width - 2 * MARGIN * unit
    top = room.top() + MARGIN * unit

    def text(words: str, size: float, align: Align, at: QRectF, *, bold: bool = False) -> float:
        painter.setFont(_font(words, size * unit, at.width(), bold=bold))
        flags = int(align) | int(Qt.TextFlag.TextWordWrap)
        needed = painter.boundingRect(at, flags, words)
        painter.drawText(QRectF(at.left(), at.top(), at.width(), needed.height()), flags, words)
        return at.top() + float(needed.height())

    def place(x: float, y: float, across: float) -> QRectF:
        return QRectF(x, y, across, room.bottom() - y)

    top = text(sheet.title, TITLE, Align.AlignHCenter, place(left, top, wide), bold=True)
    top += GAP * unit
    codes = _codes(sheet, language)
    across = wide / 2
    start = left if len(codes) == 2 else left + across / 2
    bottom = top
    for at, (caption, code, below) in enumerate(codes):
        x = start + at * across
        y = text(caption, CAPTION, Align.AlignHCenter, place(x, top, across), bold=True)
        paint_code(painter, QRectF(x, y, across, across), code_rows(code))
        y = text(below, TEXT, Align.AlignHCenter, place(x, y + across, across))
        bottom = max(bottom, y)
    top = bottom + GAP * unit
    address = sheet.url.removeprefix("http://")
    top = text(address, ADDRESS, Align.AlignHCenter, place(left, top, wide), bold=True)
    top += GAP * unit
    for each in sentences(sheet, language):
        top = text(each, TEXT, Align.AlignLeft, place(left, top, wide)) + unit


def _codes(sheet: HallSheet, language: Language) -> list[tuple[str, str, str]]:
    """Caption, code and what stands below of each; that of the Wi-Fi where it is known."""
    translate = language.translate
    if not sheet.wifi:
        return [(translate("HallSheet", "Open the page"), sheet.url, "")]
    below = [sheet.wifi]
    if sheet.password:
        below.append(translate("HallSheet", "Password: {word}").format(word=sheet.password))
    joins = translate("HallSheet", "1. Join the Wi-Fi")
    opens = translate("HallSheet", "2. Open the page")
    return [
        (joins, wifi_text(sheet.wifi, sheet.password), "\n".join(below)),
        (opens, sheet.url, ""),
    ]


def _font(words: str, size: float, across: float, *, bold: bool) -> QFont:
    """The bundled font, smaller where a word would not fit."""
    font = paper_font(10, bold)
    font.setPixelSize(max(1, round(size)))
    widest = max(
        (QFontMetricsF(font).horizontalAdvance(each) for each in words.split()), default=0.0
    )
    if widest > across:
        font.setPixelSize(max(1, int(size * across / widest)))
    return font


def sheet_layout(paper: str) -> QPageLayout:
    """A page of that size."""
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId[paper]), QPageLayout.Orientation.Portrait, QMarginsF()
    )
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def sheet_pdf(sheet: HallSheet, paper: str, language: Language) -> bytes:
    """The sheet as the bytes of a PDF file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(sheet_layout(paper))
    writer.setTitle(sheet.title)
    writer.setCreator(f"vpdesk {vpdesk.__version__}")
    painter = QPainter(writer)
    paint_sheet(painter, QRectF(0, 0, writer.width(), writer.height()), sheet, language)
    painter.end()
    return with_language(without_time(bytes(buffer.data().data())), language.code)
