"""What can be exported, in which form and format; plain values that are remembered."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

from vpdesk.paper.page_setup import CARDS, PageSetup, Size, card_grid, card_setup
from vpdesk.report.document import Form
from vpdesk.report.laboratory.parts import LabPart, MatchPart
from vpdesk.report.movements.parts import MovementPart
from vpdesk.report.scales.sections import Booklet, What
from vpdesk.report.swiss.parts import SwissPart

Part = What | MovementPart | SwissPart | LabPart | MatchPart

PRINTER, CLIPBOARD = "printer", "clipboard"
FILES = ("pdf", "xlsx", "csv", "html", "json", "svg", "png")
FORMATS = (PRINTER, *FILES, CLIPBOARD)
MOVEMENT_FORMATS = (*FORMATS[:-1], "asc", "bridgemate", CLIPBOARD)
SWISS_FORMATS = (PRINTER, "pdf", "xlsx", "csv", "html", "svg", "png", "trf", CLIPBOARD)
LAB_FORMATS = tuple(each for each in FORMATS if each != "json")  # of the match room, too
WHOLE = ("json", "asc", "bridgemate")  # those that hold all of a movement, whatever is chosen
SWISS_WHOLE = ("trf",)  # the same of a Swiss tournament
ONE_PAGE = (MovementPart.SETS, MovementPart.MATRIX, MovementPart.FIGURES)
MOVEMENT_FORMS = {  # of those that are neither a sheet nor a wall chart
    MovementPart.GUIDES: (Form.CARD, Form.SHEET),
    MovementPart.TABLES: (Form.CARD, Form.SHEET),
    MovementPart.ALL: (Form.SHEET,),
}
SWISS_CARDS = (SwissPart.RESULT_SLIPS, SwissPart.PLAYER_CARDS)
SWISS_FORMS = {  # the usual one first
    SwissPart.PAIRINGS_BY_BOARD: (Form.WALL, Form.SHEET),
    SwissPart.PAIRINGS_BY_NAME: (Form.WALL, Form.SHEET),
    SwissPart.RESULT_SLIPS: (Form.CARD,),
    SwissPart.PLAYER_CARDS: (Form.CARD, Form.SHEET),
    SwissPart.EXPLANATION: (Form.SHEET,),
}
CHARTS = (What.CHART, LabPart.MODEL_CURVES, LabPart.HISTOGRAM)  # those without a table
SEVERAL_PAGES = (LabPart.PROOF, LabPart.CALIBRATION, MatchPart.RULINGS)
PROSE = (LabPart.PROOF, LabPart.CALIBRATION)  # read from near by
CARDS_OF: dict[Part, tuple[str, ...]] = {
    MovementPart.GUIDES: ("A7", "A6", "A5"),
    MovementPart.TABLES: ("A6", "A5"),
    SwissPart.RESULT_SLIPS: ("A7 wide", "A6 wide"),
    SwissPart.PLAYER_CARDS: ("A7", "A6", "A5"),
    MatchPart.RULING_SLIP: ("A6", "A5"),
}
ENDINGS = {"bridgemate": "csv"}  # where it is not the format's own name
PAGED = (PRINTER, "pdf", "svg", "png")  # those that have pages, so that form and paper matter
DECIMAL_SIGNS = (".", ",")
SEPARATORS = (",", ";", "\t")
MOST_PER_PAGE = 8  # board counts on a page of a booklet


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What is exported, and how.

    format: one of FORMATS, for a movement one of MOVEMENT_FORMATS, for a Swiss tournament one
        of SWISS_FORMATS, for laboratory and match one of LAB_FORMATS.
    language: its code, "" for the screen's.
    decimal_sign, separator: "" for the language's; the separator is that of CSV fields.
    title, event, date: for the letterhead. logo: the path of a PNG or SVG file, "" for none.
    marks, tint, loser: whether tables of scales have the marks of corrections, a tint behind the
        current board count, and a column of the loser's VPs.
    per_page: how many board counts stand on a page of a booklet, at most.
    """

    what: Part = What.TABLE
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
    def ending(self) -> str:
        """How the names of its files end, without the dot."""
        return ENDINGS.get(self.format, self.format)

    @property
    def whole(self) -> bool:
        """Whether the file holds all of a movement or tournament, for other programs."""
        if isinstance(self.what, SwissPart):
            return self.format in SWISS_WHOLE
        return isinstance(self.what, MovementPart) and self.format in WHOLE

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
    def file_suffix(self) -> str:
        """What sets the name of a file apart from that of its usual form: "-wall"."""
        usual = forms_for(self.what)[0]
        return f"-{self.form.value}" if self.paged and self.form is not usual else ""

    @property
    def bare_chart(self) -> bool:
        """Whether the chart is a picture of its own rather than a page."""
        return self.what in CHARTS and self.format in ("svg", "png")


FIRST_MOVEMENT = ExportChoice(MovementPart.GUIDES, Form.CARD)  # what is offered at first
FIRST_SWISS = ExportChoice(SwissPart.PAIRINGS_BY_BOARD, Form.WALL, landscape=True)  # the same
FIRST_LAB = ExportChoice(LabPart.PROOF)
FIRST_MATCH = ExportChoice(MatchPart.SCORE_SHEET)


def formats_for(what: Part) -> tuple[str, ...]:
    """The formats that can hold it, in the order in which they are offered."""
    if isinstance(what, MovementPart):
        without = set() if what in ONE_PAGE else {"svg", "png"}
        return tuple(each for each in MOVEMENT_FORMATS if each not in without)
    if isinstance(what, SwissPart):
        without = {"svg", "png"} if what in SWISS_CARDS else set()
        return tuple(each for each in SWISS_FORMATS if each not in without)
    if isinstance(what, LabPart | MatchPart):
        without = {"csv"} if what in CHARTS else set()
        if what in SEVERAL_PAGES:
            without = {"svg", "png"}
        return tuple(each for each in LAB_FORMATS if each not in without)
    without = set()
    if what is What.CHART:
        without = {"csv", "json"}
    elif what is What.BOOKLET:
        without = {"svg", "png", CLIPBOARD}
    return tuple(each for each in FORMATS if each not in without)


def forms_for(what: Part) -> tuple[Form, ...]:
    """The forms that it can have, the usual one first: a card has no room for a chart."""
    if isinstance(what, MovementPart):
        return MOVEMENT_FORMS.get(what, (Form.SHEET, Form.WALL))
    if isinstance(what, SwissPart):
        return SWISS_FORMS.get(what, (Form.SHEET, Form.WALL))
    if what in PROSE:
        return (Form.SHEET,)
    if what is MatchPart.RULING_SLIP:
        return (Form.CARD, Form.SHEET)
    if what in (*CHARTS, What.BOTH) or isinstance(what, LabPart | MatchPart):
        return (Form.SHEET, Form.WALL)
    return tuple(Form)


def cards_for(what: Part, paper: str) -> tuple[Size, ...]:
    """The cards that it may be cut into of a paper, the smallest first."""
    cards = (CARDS[name] for name in CARDS_OF.get(what, ("A7",)))
    return tuple(card for card in cards if math.prod(card_grid(card_setup(paper, card), card)))


class Preset(NamedTuple):
    """A choice that the user gave a name."""

    name: str
    choice: ExportChoice
