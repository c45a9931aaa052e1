"""What can be printed of a pairs evening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.deal_of_the_day import deal_of_the_day
from vpdesk.pairs.rank_by import further_rankings
from vpdesk.report.deals.sheets import HAND_RECORDS
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.pairs.scored_evening import ScoredEvening
    from vpdesk.report.pairs.pairs_cards import PairsCards
    from vpdesk.report.pairs.pairs_tables import PairsTables
    from vpdesk.report.table import Table


@dataclass(frozen=True, slots=True)
class PairsSubject(Subject):
    """An evening with its scores. screen: what the screen shows of it."""

    scored: ScoredEvening
    screen: tuple[Sheet, ...] = ()

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """What the screen shows, where it is there to be printed."""
        return tuple(each for each in self.screen if each in self.sheets) or self.sheets

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What there is: start lists once pairs are seated, the others with the first result."""
        evening = self.scored.evening
        if not evening.entries:
            return BEFORE
        gone = {SECTION_RANKINGS} if len(evening.sections) <= 1 else set()
        gone |= {HANDS} if not evening.deals else set()
        gone |= {DAY} if deal_of_the_day(self.scored) is None else set()
        gone |= {DECISIONS} if not evening.decisions else set()
        gone |= {SESSIONS} if not evening.before else set()
        return tuple(each for each in SHEETS if each not in gone)

    def written(self, format: str) -> str:
        """All of the evening as other programs read it."""
        from vpdesk.pairs.formats import write  # for this alone

        return write(self.scored, format)

    def heading(self, language: Language) -> str:  # noqa: ARG002 - a name has no language
        """The evening's name."""
        return self.scored.evening.name

    def file_name(self, how: How) -> str:
        """The evening's name and the part of it."""
        name = plain_name(self.scored.evening.name) or "pairs"
        return name if how.whole else f"{name}-{how.what.file_part}"


def _sheet(
    key: str,
    title: str,
    tables: Callable[[PairsTables, PairsCards], Iterable[Table]],
    count: Callable[[PairsSubject], int] = lambda _of: 1,
    forms: tuple[Form, ...] = (Form.SHEET, Form.WALL),
    cards: tuple[str, ...] = (),
    *,
    joins: bool = False,
) -> Sheet:
    def make(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
        from vpdesk.report.pairs.pairs_cards import PairsCards  # start-up time
        from vpdesk.report.pairs.pairs_tables import PairsTables

        evening = of.scored.evening
        event = " \N{EN DASH} ".join(filter(None, (evening.name, evening.place, evening.date)))
        made = PairsTables(of.scored, language, data=how.as_data), PairsCards(evening, language)
        for table in tables(*made):
            yield Section(table, None, leads=True, event=event, joins=joins)

    holds = Holds.TABLE | Holds.PASTE | Holds.EVENING
    if not cards:
        holds |= Holds.PAGE
    return Sheet(key, title, make, forms, holds, cards or ("A7",), count=lambda of, _how: count(of))


RANKING = _sheet(
    "ranking",
    QT_TRANSLATE_NOOP("ExportForm", "Ranking"),
    lambda tables, _: tables.rankings(),
    lambda of: len(of.scored.rankings) + len(further_rankings(of.scored)),
)
SECTION_RANKINGS = _sheet(
    "ranking by section",
    QT_TRANSLATE_NOOP("ExportForm", "Ranking by section"),
    lambda tables, _: tables.section_rankings(),
    lambda of: len(of.scored.evening.sections),
)
SESSIONS = _sheet(
    "sessions",
    QT_TRANSLATE_NOOP("ExportForm", "Ranking of all sessions"),
    lambda tables, _: (tables.sessions(),),
)
TRAVELLERS = _sheet(
    "travellers",  # one a board: all results
    QT_TRANSLATE_NOOP("ExportForm", "Travellers, one a board"),
    lambda tables, _: tables.travellers(),
    lambda of: sum(map(bool, of.scored.boards.values())),
    (Form.CARD, Form.SHEET),
    ("A6", "A5"),
    joins=True,
)
FREQUENCIES = _sheet(
    "frequencies",
    QT_TRANSLATE_NOOP("ExportForm", "Frequencies"),
    lambda tables, _: (tables.frequencies(),),
)
SCORE_SHEETS = _sheet(
    "score sheets",  # one a pair: all its boards
    QT_TRANSLATE_NOOP("ExportForm", "Score sheets, one a pair"),
    lambda tables, _: tables.score_sheets(),
    lambda of: len(of.scored.evening.section_of),
    (Form.CARD, Form.SHEET),
    ("A6", "A5"),
    joins=True,
)
START_BY_NAME = _sheet(
    "start list by name",
    QT_TRANSLATE_NOOP("ExportForm", "Start list by name"),
    lambda tables, _: (tables.by_name(),),
    forms=(Form.WALL, Form.SHEET),
)
START_BY_TABLE = _sheet(
    "start list by table",
    QT_TRANSLATE_NOOP("ExportForm", "Start list by table"),
    lambda tables, _: tables.by_table(),
    lambda of: len(of.scored.evening.sections),
    (Form.WALL, Form.SHEET),
)
GUIDE_CARDS = _sheet(
    "pair cards",  # one a pair: where it sits in each round, against whom
    QT_TRANSLATE_NOOP("ExportForm", "Guide cards with names, one a pair"),
    lambda _, cards: cards.guides(),
    lambda of: len(of.scored.evening.section_of),
    (Form.CARD, Form.SHEET),
    ("A7", "A6", "A5"),
)
TABLE_CARDS = _sheet(
    "cards of tables",  # one a table: who plays what there in each round
    QT_TRANSLATE_NOOP("ExportForm", "Table cards with names, one a table"),
    lambda _, cards: cards.tables(),
    lambda of: sum(each.movement.tables for each in of.scored.evening.sections),
    (Form.CARD, Form.SHEET),
    ("A6", "A5"),
)
DECISIONS = _sheet(
    "decisions",
    QT_TRANSLATE_NOOP("ExportForm", "Decisions of the director"),
    lambda tables, _: (tables.decisions(),),
    forms=(Form.SHEET,),
)
HANDS = _sheet(
    "hands",  # one a board: the cards, what can be made, par
    HAND_RECORDS.title,
    lambda _, cards: cards.hands(),
    lambda of: len(of.scored.evening.deals),
    HAND_RECORDS.forms,
    HAND_RECORDS.cards,
)
DAY = _sheet(
    "deal of the day",  # on which results differ most
    QT_TRANSLATE_NOOP("ExportForm", "Deal of the day"),
    lambda tables, _: tables.deal_of_the_day(),
    forms=(Form.SHEET,),
    joins=True,
)
BEFORE = (START_BY_NAME, START_BY_TABLE, GUIDE_CARDS, TABLE_CARDS)
SHEETS = (
    RANKING,
    SECTION_RANKINGS,
    SESSIONS,
    TRAVELLERS,
    FREQUENCIES,
    SCORE_SHEETS,
    HANDS,
    DAY,
    DECISIONS,
    *BEFORE,
)
