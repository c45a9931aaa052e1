"""What can be exported, in which form and format; plain values that are remembered."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.paper.page_setup import PageSetup, card_setup
from vpdesk.report.document import Form
from vpdesk.report.laboratory import sheets as lab_sheets
from vpdesk.report.match import sheets as match_sheets
from vpdesk.report.movements import sheets as movement_sheets
from vpdesk.report.scales import sheets as scale_sheets
from vpdesk.report.scales.sheets import Booklet
from vpdesk.report.sheet import Holds, Sheet
from vpdesk.report.swiss import sheets as swiss_sheets

NOTHING = Holds(0)
PRINTER, CLIPBOARD = "printer", "clipboard"
DECIMAL_SIGNS = (".", ",")
SEPARATORS = (",", ";", "\t")
MOST_PER_PAGE = 8  # board counts on a page of a booklet


@dataclass(frozen=True, slots=True)
class Format:
    """What an export can be.

    key: in the settings and on the command line. title: in the context ExportForm.
    needs: what a thing must hold one of, for the format to hold the thing; nothing for all.
    paged: it has pages, so that form and paper matter; one_page: no more than one.
    letterhead: it has room for one. marks: what stands out is marked in it.
    data: its numbers are reckoned with. text: its beginning can be read.
    of_whole: of what it holds all, for other programs, whatever is chosen of it.
    """

    key: str
    title: str
    needs: Holds = NOTHING
    paged: bool = False
    one_page: bool = False
    letterhead: bool = False
    marks: bool = True
    data: bool = False
    text: bool = False
    of_whole: Holds = NOTHING
    ending: str = ""

    def can_hold(self, sheet: Sheet) -> bool:
        """Whether it can hold a thing."""
        return not self.needs or bool(self.needs & sheet.holds)


def _whole(key: str, title: str, of: Holds, ending: str = "") -> Format:
    return Format(key, title, of, text=True, of_whole=of, ending=ending)


FORMATS = {
    each.key: each
    for each in (
        Format(PRINTER, QT_TRANSLATE_NOOP("ExportForm", "Printer"), paged=True, letterhead=True),
        Format(
            "pdf",
            QT_TRANSLATE_NOOP("ExportForm", "PDF, to print or send"),
            paged=True,
            letterhead=True,
        ),
        Format(
            "xlsx",
            QT_TRANSLATE_NOOP("ExportForm", "XLSX, for Excel and the like"),
            letterhead=True,
            data=True,
        ),
        Format(
            "csv",
            QT_TRANSLATE_NOOP("ExportForm", "CSV, for any spreadsheet"),
            Holds.TABLE,
            marks=False,
            data=True,
            text=True,
        ),
        Format("html", QT_TRANSLATE_NOOP("ExportForm", "HTML, for a web page"), letterhead=True),
        Format(
            "json",
            QT_TRANSLATE_NOOP("ExportForm", "JSON, for another program"),
            Holds.SCALES | Holds.MOVEMENT,
            marks=False,
            text=True,
            of_whole=Holds.MOVEMENT,
        ),
        Format(
            "svg",
            QT_TRANSLATE_NOOP("ExportForm", "SVG, a drawing of any size"),
            Holds.PAGE,
            paged=True,
            one_page=True,
            letterhead=True,
        ),
        Format(
            "png",
            QT_TRANSLATE_NOOP("ExportForm", "PNG, a picture"),
            Holds.PAGE,
            paged=True,
            one_page=True,
            letterhead=True,
        ),
        _whole("asc", QT_TRANSLATE_NOOP("ExportForm", "ASC, the whole movement"), Holds.MOVEMENT),
        _whole(
            "bridgemate",
            QT_TRANSLATE_NOOP("ExportForm", "CSV of Bridgemate rows"),
            Holds.MOVEMENT,
            "csv",
        ),
        _whole(
            "trf", QT_TRANSLATE_NOOP("ExportForm", "TRF, the whole tournament"), Holds.TOURNAMENT
        ),
        Format(
            CLIPBOARD,
            QT_TRANSLATE_NOOP("ExportForm", "Clipboard, to paste elsewhere"),
            Holds.PASTE,
            data=True,
        ),
    )
}


def formats_for(*sheets: Sheet) -> tuple[str, ...]:
    """The keys of the formats that can hold one of these, in the order of the offer."""
    return tuple(key for key, each in FORMATS.items() if any(map(each.can_hold, sheets)))


def files_of(*sheets: Sheet) -> tuple[str, ...]:
    """Those of them that are files."""
    return tuple(each for each in formats_for(*sheets) if each not in (PRINTER, CLIPBOARD))


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What is exported, and how.

    format: the key of one of FORMATS. language: its code, "" for the screen's.
    decimal_sign, separator: "" for the language's; the separator is that of CSV fields.
    title, event, date: for the letterhead. logo: the path of a PNG or SVG file, "" for none.
    marks, tint, loser: whether tables of scales have the marks of corrections, a tint behind the
        current board count, and a column of the loser's VPs.
    per_page: how many board counts stand on a page of a booklet, at most.
    """

    what: Sheet = scale_sheets.TABLE
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
    marks: bool = False
    tint: bool = False
    loser: bool = True
    booklet: Booklet = field(default_factory=Booklet)
    per_page: int = 4

    @property
    def of_format(self) -> Format:
        """What its format is like."""
        return FORMATS[self.format]

    @property
    def ending(self) -> str:
        """How the names of its files end, without the dot."""
        return self.of_format.ending or self.format

    @property
    def whole(self) -> bool:
        """Whether the file holds all of a movement or tournament, for other programs."""
        return bool(self.of_format.of_whole & self.what.holds)

    @property
    def paged(self) -> bool:
        """Whether the form matters: the format has pages."""
        return self.of_format.paged

    @property
    def as_data(self) -> bool:
        """Whether its numbers are reckoned with."""
        return self.of_format.data

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
    def file_suffix(self) -> str:
        """What sets the name of a file apart from that of its usual form: "-wall"."""
        return f"-{self.form.value}" if self.paged and self.form is not self.what.forms[0] else ""

    @property
    def bare_chart(self) -> bool:
        """Whether the chart is a picture of its own rather than a page."""
        return self.what.bare_chart and self.of_format.one_page


class Preset(NamedTuple):
    """A choice that the user gave a name."""

    name: str
    choice: ExportChoice


def first_choice(sheets: tuple[Sheet, ...]) -> ExportChoice:
    """What is offered at first."""
    return ExportChoice(sheets[0], sheets[0].forms[0])


# What can be printed, by the field of the settings that remembers the last export of a room.
SHEETS = {
    "export": scale_sheets.SHEETS,
    "movement_export": movement_sheets.SHEETS,
    "swiss_export": swiss_sheets.SHEETS,
    "lab_export": lab_sheets.SHEETS,
    "match_export": match_sheets.SHEETS,
}
FIRST_MOVEMENT = first_choice(movement_sheets.SHEETS)
FIRST_SWISS = replace(first_choice(swiss_sheets.SHEETS), landscape=True)
FIRST_LAB = first_choice(lab_sheets.SHEETS)
FIRST_MATCH = first_choice(match_sheets.SHEETS)
