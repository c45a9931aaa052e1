"""What can be printed: one record a thing, and what such a thing is printed of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Flag, auto
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.language import Language

if TYPE_CHECKING:
    from vpdesk.event.event import EventPrints

T = TypeVar("T")


class Holds(Flag):
    """What a format may need of a thing to hold it."""

    TABLE = auto()
    CHART = auto()
    PAGE = auto()  # all of it is on one page
    PASTE = auto()  # it is short enough to be pasted elsewhere
    SCALES = auto()  # numbers for other programs
    MOVEMENT = auto()  # the whole of it
    TOURNAMENT = auto()
    EVENING = auto()  # of pairs


class How(Protocol):
    """What those who make sections ask of a choice of the export dialog (see ExportChoice)."""

    @property
    def what(self) -> Sheet:
        """Which thing it is."""

    @property
    def form(self) -> Form:
        """The chosen form."""

    @property
    def page_form(self) -> Form:
        """The form of its pages, and the usual one where it has none."""

    @property
    def paged(self) -> bool:
        """Whether the form matters."""

    @property
    def whole(self) -> bool:
        """Whether the file holds all of the subject, for other programs."""

    @property
    def as_data(self) -> bool:
        """Whether its numbers are reckoned with."""

    @property
    def landscape(self) -> bool:
        """Whether the long side of the paper lies."""

    @property
    def marks(self) -> bool:
        """Whether corrections of scales are marked."""

    @property
    def tint(self) -> bool:
        """Whether the current board count is tinted."""

    @property
    def loser(self) -> bool:
        """Whether there are the loser’s VPs."""

    def own(self, kind: type[T]) -> T:
        """What the sheets of one room ask of it alone, by its type, such as a Booklet."""

    @property
    def per_page(self) -> int:
        """How many of them stand on a page, at most."""

    @property
    def on_page(self) -> int:
        """How many diagrams stand on a page."""

    @property
    def red(self) -> bool:
        """Whether hearts and diamonds are red on paper."""


def _one(_of: object, _how: How) -> int:
    return 1


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """A thing that can be printed.

    key: in the settings and on the command line. title: in the context ExportForm.
    make: its sections of a subject that offers it; raises WordedError where there are none.
    forms: those that it can have, the usual one first. holds: what formats can take of it.
    cards: the sizes that its cards may have, the smallest first; card_title: their form in words.
    count: how many sections there will be.
    on_page: how many of its diagrams may stand on a page, the usual number first.
    legible: the type in points that is large enough for its cards. briefs: they may have shorter
    names for that. one_type: all its pages have the type of the smallest.
    """

    key: str
    title: str
    make: Callable[[Any, How, Language], Iterable[Section]]  # of its room's own subject
    forms: tuple[Form, ...] = (Form.SHEET, Form.WALL)
    holds: Holds = Holds.TABLE | Holds.PAGE | Holds.PASTE
    cards: tuple[str, ...] = ("A7",)
    card_title: str = QT_TRANSLATE_NOOP("ExportForm", "Cards, to cut out")
    count: Callable[[Any, How], int] = _one
    on_page: tuple[int, ...] = ()
    legible: float = 7.5
    briefs: bool = False
    one_type: bool = False

    @property
    def bare_chart(self) -> bool:
        """Whether it is a chart without a table."""
        return Holds.TABLE not in self.holds

    @property
    def file_part(self) -> str:
        """What names it in the name of a file, and on the command line: "score-sheet"."""
        return self.key.replace(" ", "-")


class Subject:
    """What an export is of: a value of a room, and the things that can be printed of it."""

    __slots__ = ()

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What can be printed of it as it is, in the order in which it is offered."""
        raise NotImplementedError

    @property
    def prints(self) -> EventPrints:
        """What stands on all prints of it, where that is kept with it."""
        from vpdesk.event.event import EventPrints  # start-up time

        return EventPrints()

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """Those that are on the screen; printing begins with one of them."""
        return self.sheets

    def title(self, sheet: Sheet) -> str:
        """What a sheet of it is called, in the context ExportForm."""
        return sheet.title

    def part(self, sheet: Sheet) -> str:
        """What names the sheet in the name of a file, and on the command line."""
        return sheet.file_part

    def has_loser(self, how: How) -> bool:  # noqa: ARG002 - as some have them
        """Whether an export can have a column of the loser’s VPs."""
        return False

    def has_tint(self, how: How) -> bool:  # noqa: ARG002 - as some have it
        """Whether an export can have a tint behind the current board count."""
        return False

    def section_count(self, how: How) -> int:
        """How many sections there will be."""
        return how.what.count(self, how)

    def sections(self, how: How, language: Language) -> Iterable[Section]:
        """The sections of an export. Raises WordedError where there is no such thing."""
        return how.what.make(self, how, language)

    def written(self, format: str) -> str:
        """The text of a file that holds all of it. Raises WordedError."""
        raise ValueError(format)

    def heading(self, language: Language) -> str:  # noqa: ARG002 - as some have one
        """What stands over several sections in a web page, "" for what it says of scales."""
        return ""

    def file_name(self, how: How) -> str:
        """A name that says what is in the file, without an ending: "vp-continuous-24"."""
        raise NotImplementedError
