"""What can be printed of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.match.case import Case
    from vpdesk.match.outcome import Match, Outcome
    from vpdesk.match.regulations import Regulation
    from vpdesk.match.rulings import Ruling


@dataclass(frozen=True, slots=True)
class ScoreSubject(Subject):
    """The score sheet of a match, and what the match comes to."""

    match: Match
    outcome: Outcome

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The score sheet, the same to be written on, and what it comes to by two scales."""
        from vpdesk.match.score_sheet import Method  # start-up time

        method = self.match.sheet.method
        counts_twice = method.teams and method is not Method.BOARDS
        some = counts_twice and any(total.counted for total in self.outcome.sheet.matches)
        return (SCORE_SHEET, BLANK_SHEET, *(TWO_SCALES,) * some)

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """The score sheet."""
        return (SCORE_SHEET,)

    def file_name(self, how: How) -> str:
        """The teams, or the event where there are none."""
        sheet = self.match.sheet
        names = " ".join((sheet.home, sheet.away)) if sheet.method.teams else sheet.event
        return f"{plain_name(names) or 'match'}-{how.what.file_part}"


@dataclass(frozen=True, slots=True)
class RulingSubject(Subject):
    """The rulings on a match. chosen: the one whose slip is wanted."""

    match: Match
    outcome: Outcome
    case: Case
    regulation: Regulation
    rulings: tuple[Ruling, ...]
    chosen: Ruling

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The slip, where the ruling is possible, and all rulings."""
        return (RULINGS,) if self.chosen.refused is not None else (RULING_SLIP, RULINGS)

    def file_name(self, how: How) -> str:
        """The teams."""
        names = plain_name(f"{self.case.home.name} {self.case.away.name}")
        return f"{names or 'match'}-{how.what.file_part}"


def _score_sheet(of: ScoreSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.match.both_scales import sections_if_twice
    from vpdesk.report.match.tables import score_sheet  # start-up time

    made = score_sheet(of.match.sheet, of.outcome.scale, language, of.outcome.standing)
    return *made, *sections_if_twice(of.match, language)


def _blank_sheet(of: ScoreSubject, _how: How, language: Language) -> Iterator[Section]:
    from vpdesk.match.outcome import Match, outcome
    from vpdesk.match.score_sheet import emptied  # start-up time
    from vpdesk.report.match.boards_form import boards_form
    from vpdesk.report.match.tables import score_sheet
    from vpdesk.report.match.words import event_text, table_name, team_names

    sheet = of.match.sheet
    if sheet.method.teams:
        home, away = team_names(sheet, language)
        event = event_text(sheet, language)
        for at in range(sheet.tables):
            room = table_name(sheet, at, language)
            sides = (home, away) if at % 2 == 0 else (away, home)
            title = language.translate("MatchReport", "{home} – {away}")
            said = f"{title.format(home=home, away=away)}, {room}"
            table = boards_form(said, sheet.numbers, sides, language)
            yield Section(table, None, leads=True, event=event)
        return
    blank = emptied(sheet)
    yield from score_sheet(blank, outcome(Match(blank, of.match.choice)).scale, language)


def _two_scales(of: ScoreSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.match.both_scales import two_scales_sections  # start-up time

    return two_scales_sections(of.match, language)


def _rulings(of: RulingSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.match.rulings import rulings_sections  # start-up time
    from vpdesk.report.match.words import event_text

    event, standing = event_text(of.match.sheet, language), of.outcome.standing
    return rulings_sections(of.case, of.regulation, of.rulings, language, event, standing)


def _ruling_slip(of: RulingSubject, _how: How, language: Language) -> Iterable[Section]:
    from vpdesk.report.match.rulings import ruling_slip  # start-up time
    from vpdesk.report.match.words import event_text

    event, standing = event_text(of.match.sheet, language), of.outcome.standing
    return ruling_slip(of.chosen, of.case, of.regulation, language, event, standing)


SCORE_SHEET = Sheet("score sheet", QT_TRANSLATE_NOOP("ExportForm", "Score sheet"), _score_sheet)
BLANK_SHEET = Sheet(
    "blank sheet", QT_TRANSLATE_NOOP("ExportForm", "Blank sheet, to write on"), _blank_sheet
)
TWO_SCALES = Sheet(
    "two scales",
    QT_TRANSLATE_NOOP("ExportForm", "By IMPs and by boards, together"),
    _two_scales,
    (Form.SHEET,),
)
RULINGS = Sheet(
    "rulings",
    QT_TRANSLATE_NOOP("ExportForm", "Rulings, side by side"),
    _rulings,
    holds=Holds.TABLE | Holds.PASTE,
)
RULING_SLIP = Sheet(
    "ruling slip",
    QT_TRANSLATE_NOOP("ExportForm", "Slip of the ruling"),
    _ruling_slip,
    (Form.CARD, Form.SHEET),
    cards=("A6", "A5"),
    card_title=QT_TRANSLATE_NOOP("ExportForm", "Slips of A6 or A5, to cut out"),
)
SHEETS = (SCORE_SHEET, BLANK_SHEET, TWO_SCALES, RULINGS, RULING_SLIP)
