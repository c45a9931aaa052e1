"""Sections and letterheads to export, and letters that files must not lose."""

import struct
import zlib
from collections.abc import Generator
from typing import TypeVar

from tests.unit.report.languages import CZECH, ENGLISH
from vpdesk.report.document import Form, Letterhead, Logo, Section
from vpdesk.report.language import Language
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.report.scales.sections import scale_sections
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.sheet import Sheet
from vpdesk.report.table import Cell, Table

T = TypeVar("T")

LETTERS = "Žluťoučký kůň, łódź, Щёлково, Æblegrød, naïve – « ß »"
AWKWARD = "<b>\"Q&A\"</b> '=1+1' \\ {x} </style> %s \x00\ud800"


def finished(steps: Generator[None, None, T]) -> tuple[T, int]:
    """The result of all steps, and how many there were."""
    count = 0
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value, count
        count += 1


def sections(
    choice: ScaleChoice,
    what: Sheet = scale_sheets.TABLE,
    form: Form = Form.SHEET,
    booklet: Booklet | None = None,
    language: Language = ENGLISH,
) -> list[Section]:
    return list(scale_sections(choice, what, form, booklet or Booklet(), language))


CONTINUOUS = sections(ScaleChoice(24))
CONTINUOUS_CZECH = sections(ScaleChoice(24), language=CZECH)
DISCRETE = sections(ScaleChoice(7, kind="discrete"))
COMPARED = sections(ScaleChoice(16, view=View.SIDE_BY_SIDE))
DIFFERENCES = sections(ScaleChoice(16, view=View.DIFFERENCES))
DISCRETE_DIFFERENCES = sections(ScaleChoice(16, kind="discrete", view=View.DIFFERENCES))
CHART = sections(ScaleChoice(16), scale_sheets.CHART)
BOTH = sections(ScaleChoice(16), scale_sheets.BOTH)
BOTH_DISCRETE = sections(ScaleChoice(16, kind="discrete"), scale_sheets.BOTH)
BOOKLET = sections(ScaleChoice(), scale_sheets.BOOKLET, booklet=Booklet(3, 6, discrete=True))


def titled(title: str) -> Section:
    """A section with a title and one cell."""
    return Section(Table(title, "", ("A",), ((Cell("1", 1),),), (0,)), None, ())


def png(width: int, height: int, dots_per_metre: int = 0) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = struct.pack(">I", zlib.crc32(kind + data))
        return struct.pack(">I", len(data)) + kind + data + check

    parts = [chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))]
    if dots_per_metre:
        parts.append(chunk(b"pHYs", struct.pack(">IIB", dots_per_metre, dots_per_metre, 1)))
    rows = bytes(1 + width) * height
    parts += [chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


PNG_LOGO = Logo(png(60, 30), 2)
SVG_LOGO = Logo(b'<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>', 3)
LETTERHEAD = Letterhead(LETTERS, "Přerov & Łódź", "12. 10. 2026", PNG_LOGO)
EMPTY = Letterhead()
