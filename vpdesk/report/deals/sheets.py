"""What can be printed of deals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.deals.deal import Deal


@dataclass(frozen=True, slots=True)
class DealsSubject(Subject):
    """The deals of an event. name: of their file, or of the event."""

    deals: tuple[Deal, ...]
    name: str = ""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The hand records."""
        return (HAND_RECORDS,)

    def heading(self, language: Language) -> str:
        """What stands over all records of a web page."""
        return self.name or language.translate("ExportForm", HAND_RECORDS.title)

    def file_name(self, how: How) -> str:
        """The name, and what it is."""
        return f"{plain_name(self.name) or 'deals'}-{how.what.file_part}"


ON_PAGE = (18, 12, 9, 6, 4, 3, 2, 1)  # boards


def _hand_records(of: DealsSubject, how: How, language: Language) -> Iterable[Section]:
    for deal in of.deals:
        yield drawn_deal(deal, how, language, of.name)


def drawn_deal(deal: Deal, how: How, language: Language, event: str) -> Section:
    """A board: drawn on paper, a table elsewhere."""
    from vpdesk.report.deals.diagram import diagram_of  # start-up time
    from vpdesk.report.deals.hand_records import hand_record

    drawn = diagram_of(deal, language, red=how.red)
    return Section(hand_record(deal, language), None, leads=True, event=event, diagram=drawn)


HAND_RECORDS = Sheet(
    "hand records",
    QT_TRANSLATE_NOOP("ExportForm", "Hand records"),
    _hand_records,
    (Form.SHEET, Form.BOOKLET, Form.CARD),
    Holds.TABLE | Holds.PASTE,
    ("A7", "A6", "A5"),
    QT_TRANSLATE_NOOP("ExportForm", "Cards, to cut out"),
    lambda of, _how: len(of.deals),
    ON_PAGE,
)
SHEETS = (HAND_RECORDS,)
