"""What can be printed of the hall: the schedule of the session."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.hall.clock import Period, PeriodKind, SessionClock, session_clock
from vpdesk.report.document import Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.hall.clock_words import KIND_TEXTS, time_text
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject
from vpdesk.report.table import Cell, Table

HEADINGS = (
    QT_TRANSLATE_NOOP("Clock", "Period"),
    QT_TRANSLATE_NOOP("Clock", "Round"),
    QT_TRANSLATE_NOOP("Clock", "Minutes"),
    QT_TRANSLATE_NOOP("Clock", "Begins"),
    QT_TRANSLATE_NOOP("Clock", "Ends"),
)


@dataclass(frozen=True, slots=True)
class HallSubject(Subject):
    """The clock of a session. name: of the session."""

    clock: SessionClock
    name: str = ""

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The schedule."""
        return (SESSION,)

    def heading(self, language: Language) -> str:
        """What stands over it in a web page."""
        return self.name or language.translate("ExportForm", SESSION.title)

    def file_name(self, how: How) -> str:
        """The name, and what it is."""
        return f"{plain_name(self.name) or 'session'}-{how.what.file_part}"


def schedule_table(clock: SessionClock, title: str, language: Language) -> Table:
    """The periods of a session with the times of day of the plan."""
    plan = session_clock(clock.periods, clock.planned).due(clock.planned)
    rows = tuple(
        (
            Cell(language.translate("Clock", KIND_TEXTS[each.period.kind])),
            Cell(str(each.period.round), each.period.round),
            Cell(minutes_text(each.period), each.period.seconds / 60),
            Cell(time_text(each.begins)),
            Cell(time_text(each.ends), strong=each.period.kind is PeriodKind.PLAY),
        )
        for each in plan
    )
    told = tuple(language.translate("Clock", each) for each in HEADINGS)
    return Table(title, "", told, rows, tuple(range(len(rows))), words=(0, 3, 4))


def minutes_text(period: Period) -> str:
    """Whole minutes as such, others with their seconds: "15", "7:30"."""
    minutes, seconds = divmod(period.seconds, 60)
    return f"{minutes}:{seconds:02}" if seconds else str(minutes)


def _schedule(of: HallSubject, _how: How, language: Language) -> Iterable[Section]:
    title = of.name or language.translate("ExportForm", SESSION.title)
    yield Section(schedule_table(of.clock, title, language), None)


SESSION = Sheet(
    "session",
    QT_TRANSLATE_NOOP("ExportForm", "Schedule of the session"),
    _schedule,
    holds=Holds.TABLE | Holds.PAGE | Holds.PASTE,
)
SHEETS = (SESSION,)
