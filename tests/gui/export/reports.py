"""Reports to export, the pages planned of them, and how a PDF is read back."""

import re
from dataclasses import replace
from io import BytesIO
from typing import Any, NamedTuple

from pypdf import PdfReader
from pypdf.generic import DecodedStreamObject, NameObject
from PySide6.QtGui import QColor, QImage

from vpdesk.formats.choice import ExportChoice
from vpdesk.formats.exporter import plan_pages
from vpdesk.formats.pdf_file import pdf_steps
from vpdesk.formats.png_file import png_bytes
from vpdesk.paper.bundled_font import ems
from vpdesk.paper.page_plan import plan_steps
from vpdesk.paper.page_setup import PageSetup
from vpdesk.paper.plan import Plan
from vpdesk.report.document import Form, Letterhead, Logo, Section
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice, ScaleReport, View, scale_report
from vpdesk.report.scales.sheets import ScaleSubject
from vpdesk.stepwise import finished

ENGLISH = Language()
EIGHT_PINS = (8, 10, 12, 14, 16, 20, 24, 32)
TWELVE_PINS = (*EIGHT_PINS, 28, 36, 40, 48)
MM = 72 / 25.4  # points
MARGINS = {Form.SHEET: 15 * MM, Form.WALL: 10 * MM, Form.CARD: 5 * MM}
CARD_WIDTH, CARD_HEIGHT = 74 * MM, 105 * MM

CHOICES = {
    "continuous": ScaleChoice(24, pins=()),
    "discrete": ScaleChoice(7, kind="discrete", pins=()),
    "one board": ScaleChoice(1, pins=()),
    "half match": ScaleChoice(7, kind="discrete", v0=5, half_match=True, pins=()),
    "own blitz": ScaleChoice(24, v0=12.5, blitz=60.5, pins=()),
    "compared": ScaleChoice(16, view=View.SIDE_BY_SIDE),
    "compared discrete": ScaleChoice(16, kind="discrete", view=View.SIDE_BY_SIDE),
    "eight": ScaleChoice(16, pins=EIGHT_PINS, view=View.SIDE_BY_SIDE),
    "twelve": ScaleChoice(16, pins=TWELVE_PINS, view=View.SIDE_BY_SIDE),
    "thirty": ScaleChoice(16, pins=tuple(range(8, 38)), view=View.SIDE_BY_SIDE),
    "differences": ScaleChoice(16, view=View.DIFFERENCES),
    "long": ScaleChoice(999, pins=(8, 999)),
}

# In what Qt writes: from a glyph to the next one on its line, and what has to do with texts.
NEXT_GLYPH = re.compile(rb"> Tj\n[-\d.]+ 0 Td <")
OF_TEXTS = re.compile(rb"^(?:.* )?(?:q|Q|cm|BT|ET|Tm|Tj)$", re.MULTILINE)

RED = "#ff0000"  # nothing else on a page has its colour
SVG_LOGO = Logo(
    f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">'
    f'<rect width="60" height="20" fill="{RED}"/></svg>'.encode(),
    3.0,
)
_red = QImage(90, 120, QImage.Format.Format_RGB32)
_red.fill(QColor(RED))
PNG_LOGO = Logo(png_bytes(_red), 0.75)
NO_HEAD = Letterhead()
EVENT = Letterhead("", "Spring Teams", "14 May 2030")
LONG_EVENT = Letterhead(
    "European Open Team Championships, Round Robin, Scale for All Matches of Groups A to F",
    "Чемпионат мира по спортивному бриджу среди смешанных команд, отборочный этап",
    "Saturday 14 September 2030, from 14:00 to 21:30",
)
LETTERHEADS = {
    "none": NO_HEAD,
    "event": EVENT,
    "SVG logo": replace(EVENT, logo=SVG_LOGO),
    "long, PNG logo": replace(LONG_EVENT, logo=PNG_LOGO),
}

# A form on a paper; cards lie as more of them fit.
PAGES = {
    "A4": (Form.SHEET, PageSetup()),
    "A4 landscape": (Form.SHEET, PageSetup("A4", landscape=True)),
    "Letter": (Form.SHEET, PageSetup("Letter")),
    "A3 landscape": (Form.SHEET, PageSetup("A3", landscape=True)),
    "wall, A4": (Form.WALL, PageSetup()),
    "wall, A3 landscape": (Form.WALL, PageSetup("A3", landscape=True)),
    "wall, Letter": (Form.WALL, PageSetup("Letter")),
    "cards, A4": (Form.CARD, PageSetup("A4", landscape=True)),
    "cards, Letter": (Form.CARD, PageSetup("Letter", landscape=True)),
    "cards, A3": (Form.CARD, PageSetup("A3")),
}


def report(name: str, language: Language = ENGLISH) -> ScaleReport:
    return scale_report(CHOICES[name], language)


def planned(
    *sections: Section, form=Form.SHEET, setup=PAGES["A4"][1], head=NO_HEAD, language=ENGLISH
) -> Plan:
    return finished(plan_steps(sections, head, form, setup, language, ems))


def table_plan(name: str, page: str = "A4", head: str = "none", language=ENGLISH) -> Plan:
    """The pages of a table of CHOICES."""
    form, setup = PAGES[page]
    section = Section(report(name, language).table, None, ())
    return planned(section, form=form, setup=setup, head=LETTERHEADS[head], language=language)


def scale_plan(scales: ScaleChoice, head=NO_HEAD, language=ENGLISH, **choice: Any) -> Plan:
    """The pages that the export dialog plans for a choice."""
    return finished(plan_pages(ExportChoice(**choice), ScaleSubject(scales), head, language))


def pdf(plan: Plan) -> bytes:
    return finished(pdf_steps(plan))


def foreign(word: str) -> Language:
    """A language in which every text has this word, and numbers have a comma."""

    def translate(context, text, disambiguation=None, n=-1, /):
        return f"{text} {word}".replace("%n", str(n))

    return Language(translate, decimal_sign=",", list_separator=";")


class Text(NamedTuple):
    """A text of a page as it was drawn; places and size in points from the lower left."""

    text: str
    x: float
    y: float
    size: float
    bold: bool


def read_pdf(data: bytes) -> PdfReader:
    return PdfReader(BytesIO(data), strict=True)


def page_texts(page) -> list[Text]:
    found = []

    def visit(text, cm, tm, font, size):
        if text.strip():
            x = cm[0] * tm[4] + cm[4]
            y = cm[3] * tm[5] + cm[5]
            found.append(Text(text.strip(), x, y, size * cm[0], "Bold" in font["/BaseFont"]))

    page[NameObject("/Contents")] = _without_drawings(page.get_contents().get_data())
    page.extract_text(visitor_text=visit)
    return found


def _without_drawings(content: bytes) -> DecodedStreamObject:
    """What of a page places texts, each in one piece: reading all of it takes far longer."""
    texts = DecodedStreamObject()
    texts.set_data(b"\n".join(OF_TEXTS.findall(NEXT_GLYPH.sub(b"", content))))
    return texts


def words(data: bytes) -> list[str]:
    """The words of each page of a PDF, in the order in which they were drawn."""
    return [" ".join(text.text for text in page_texts(page)) for page in read_pdf(data).pages]
