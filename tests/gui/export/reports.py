"""Reports to export, and how a PDF is read back."""

from io import BytesIO
from typing import NamedTuple

from pypdf import PdfReader

from vpdesk.report.language import Language
from vpdesk.report.scale_report import ScaleChoice, ScaleReport, View, scale_report

ENGLISH = Language()
EIGHT_PINS = (8, 10, 12, 14, 16, 20, 24, 32)
MARGIN = 15 / 25.4 * 72  # points

CHOICES = {
    "continuous": ScaleChoice(24, pins=()),
    "discrete": ScaleChoice(7, kind="discrete", pins=()),
    "compared": ScaleChoice(16, view=View.SIDE_BY_SIDE),
    "compared discrete": ScaleChoice(16, kind="discrete", view=View.SIDE_BY_SIDE),
    "eight": ScaleChoice(16, pins=EIGHT_PINS, view=View.SIDE_BY_SIDE),
    "thirty": ScaleChoice(16, pins=tuple(range(8, 38)), view=View.SIDE_BY_SIDE),
    "differences": ScaleChoice(16, view=View.DIFFERENCES),
    "long": ScaleChoice(999, pins=(8, 999)),
}


def report(name: str, language: Language = ENGLISH) -> ScaleReport:
    return scale_report(CHOICES[name], language)


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

    page.extract_text(visitor_text=visit)
    return found
