"""What can be exported, in which form and format; plain values that are remembered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from vpdesk.export.page_setup import PageSetup, card_setup
from vpdesk.report.document import Form
from vpdesk.report.scale_sections import Booklet, What

PRINTER, CLIPBOARD = "printer", "clipboard"
FILES = ("pdf", "xlsx", "csv", "html", "json", "svg", "png")
FORMATS = (PRINTER, *FILES, CLIPBOARD)
PAGED = (PRINTER, "pdf", "svg", "png")  # those that have pages, so that form and paper matter
DECIMAL_SIGNS = (".", ",")
SEPARATORS = (",", ";", "\t")


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What is exported, and how.

    format: one of FORMATS. language: its code, "" for the screen's.
    decimal_sign, separator: "" for the language's; the separator is that of CSV fields.
    title, event, date: for the letterhead. logo: the path of a PNG or SVG file, "" for none.
    """

    what: What = What.TABLE
    form: Form = Form.SHEET
    format: str = "pdf"
    paper: str = "A4"
    landscape: bool = False
    language: str = ""
    decimal_sign: str = ""
    separator: str = ""
    title: str = ""
    event: str = ""
    date: str = ""
    logo: str = ""
    booklet: Booklet = field(default_factory=Booklet)

    @property
    def paged(self) -> bool:
        """Whether the form matters: the format has pages."""
        return self.format in PAGED

    @property
    def page_form(self) -> Form:
        """The form of its pages, and the usual one where it has none."""
        return self.form if self.paged else Form.SHEET

    @property
    def page_setup(self) -> PageSetup:
        """The page; cards lie as more of them fit."""
        if self.page_form is Form.CARD:
            return card_setup(self.paper)
        return PageSetup(self.paper, self.landscape)

    @property
    def bare_chart(self) -> bool:
        """Whether the chart is a picture of its own rather than a page."""
        return self.what is What.CHART and self.format in ("svg", "png")


def formats_for(what: What) -> tuple[str, ...]:
    """The formats that can hold it, in the order in which they are offered."""
    without: set[str] = set()
    if what is What.CHART:
        without = {"csv", "json"}
    elif what is What.BOOKLET:
        without = {"svg", "png", CLIPBOARD}
    return tuple(each for each in FORMATS if each not in without)


def forms_for(what: What) -> tuple[Form, ...]:
    """The forms that it can have: a card has no room for a chart."""
    if what in (What.CHART, What.BOTH):
        return (Form.SHEET, Form.WALL)
    return tuple(Form)


class Preset(NamedTuple):
    """A choice that the user gave a name."""

    name: str
    choice: ExportChoice
