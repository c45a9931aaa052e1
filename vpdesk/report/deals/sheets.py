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


def _hand_records(of: DealsSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.deals.hand_records import hand_record  # start-up time

    for deal in of.deals:
        yield Section(hand_record(deal, language), None, leads=True)


HAND_RECORDS = Sheet(
    "hand records",
    QT_TRANSLATE_NOOP("ExportForm", "Hand records"),
    _hand_records,
    (Form.CARD, Form.SHEET),
    Holds.TABLE | Holds.PASTE,
    ("A7", "A6", "A5"),
    QT_TRANSLATE_NOOP("ExportForm", "Several a page"),
    lambda of, _how: len(of.deals),
)
SHEETS = (HAND_RECORDS,)
