"""What can be exported, in which form and format; plain values that are remembered."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field, fields, replace
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from vpdesk.formats.format import FORMATS, Format
from vpdesk.paper.page_setup import PAPERS_MM, PageSetup, card_setup
from vpdesk.report import PRINTED
from vpdesk.report.document import Form
from vpdesk.report.scales.sheets import TABLE, Booklet
from vpdesk.report.sheet import Sheet

if TYPE_CHECKING:
    from vpdesk.event.event import EventPrints
    from vpdesk.report.scales.starts import Start

T = TypeVar("T")

SEPARATORS = (",", ";", "\t")
MOST_PER_PAGE = 8  # board counts on a page of a booklet
MOST_DIAGRAMS = 18  # boards that are drawn on a page


@dataclass(frozen=True, slots=True)
class ExportChoice:
    """What is exported, and how.

    format: the key of one of FORMATS. language: its code, "" for the screen's.
    decimal_sign, separator: "" for the language's; the separator is that of CSV fields.
    title, event, date: for the letterhead. logo: the path of a PNG or SVG file, "" for none.
    marks, tint, loser: whether tables of scales have the marks of corrections, a tint behind the
        current board count, and a column of the loser's VPs.
    per_page: how many board counts stand on a page of a booklet, at most.
    diagrams: how many boards that are drawn stand on a page, 0 for the usual number; red: their
        hearts and diamonds are red.
    """

    what: Sheet = TABLE
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
    diagrams: int = 0
    red: bool = False

    def own(self, kind: type[T]) -> T:
        """What the sheets of one room ask of it alone, by its type."""
        values = (getattr(self, each.name) for each in fields(self))
        return next(each for each in values if isinstance(each, kind))

    @property
    def on_page(self) -> int:
        """How many boards that are drawn stand on a page of the sheet, 0 where it has none."""
        offered = self.what.on_page
        return self.diagrams if self.diagrams in offered else next(iter(offered), 0)

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

    def of_event(self, prints: EventPrints, languages: Container[str]) -> ExportChoice:
        """As an event has it that says what stands on all its prints; languages: that there are."""
        return replace(
            self,
            event=prints.organiser or self.event,
            date=prints.date or self.date,
            language=prints.language if prints.language in languages else self.language,
            paper=prints.paper if prints.paper in PAPERS_MM else self.paper,
            logo="" if prints.logo else self.logo,
        )

    def without_event(self, prints: EventPrints, before: ExportChoice) -> ExportChoice:
        """With what is the event's own as it was before: it is not remembered elsewhere."""
        own = before.of_event(prints, {prints.language})
        kept = {
            name: getattr(before, name)
            for name in ("event", "date", "language", "paper", "logo")
            if getattr(self, name) == getattr(own, name)
        }
        return replace(self, **kept)

    @property
    def page_form(self) -> Form:
        """The form of its pages, and the usual one where it has none."""
        return self.form if self.paged else Form.SHEET

    @property
    def page_setup(self) -> PageSetup:
        """The page; cards lie as more of them fit."""
        if self.page_form is Form.CARD:
            return card_setup(self.paper)
        if self.page_form is Form.BOOKLET:
            return PageSetup(self.paper, landscape=True)
        return PageSetup(self.paper, self.landscape)

    @property
    def file_suffix(self) -> str:
        """What sets the name of a file apart from that of its usual form: "-wall"."""
        return f"-{self.form.value}" if self.paged and self.form is not self.what.forms[0] else ""

    @property
    def bare_chart(self) -> bool:
        """Whether the chart is a picture of its own rather than a page."""
        return self.what.bare_chart and self.of_format.one_page


def with_start(choice: ExportChoice, start: Start) -> ExportChoice:
    """A choice with what a starting point says of the paper."""
    paper = start.paper if start.paper in PAPERS_MM else choice.paper
    return replace(
        choice, what=start.sheet, form=start.shape, paper=paper, landscape=start.landscape
    )


class Preset(NamedTuple):
    """A choice that the user gave a name."""

    name: str
    choice: ExportChoice


def first_choice(sheets: tuple[Sheet, ...]) -> ExportChoice:
    """What is offered at first."""
    return ExportChoice(sheets[0], sheets[0].forms[0])


# What can be printed, by the name of the room.
SHEETS: dict[str, tuple[Sheet, ...]] = {
    room: import_module(f"vpdesk.report.{folder}.sheets").SHEETS for room, folder in PRINTED.items()
}
FIRST = {room: first_choice(sheets) for room, sheets in SHEETS.items()}
FIRST["swiss"] = replace(FIRST["swiss"], landscape=True)


def room_of(what: Sheet) -> str:
    """The name of the room that prints such a thing."""
    return next(room for room, sheets in SHEETS.items() if what in sheets)
