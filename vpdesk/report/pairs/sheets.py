"""What can be printed of a pairs evening."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.deal_of_the_day import deal_of_the_day
from vpdesk.pairs.rank_by import further_rankings
from vpdesk.report.deals.sheets import HAND_RECORDS, ON_PAGE, drawn_deal
from vpdesk.report.document import Form, Section
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.pairs.pairs_words import brief_name
from vpdesk.report.sheet import Holds, How, Sheet, Subject
from vpdesk.report.table import Table, without_empty

if TYPE_CHECKING:
    from vpdesk.pairs.evening_logged import EveningLogged
    from vpdesk.pairs.scored_evening import PairsRanking, ScoredEvening
    from vpdesk.report.pairs.pairs_cards import PairsCards
    from vpdesk.report.pairs.pairs_forms import PairsForms
    from vpdesk.report.pairs.pairs_tables import PairsTables


ON_CARDS = 7.0  # points: the type of cards that are looked at from near


@dataclass(frozen=True, slots=True)
class PairsSubject(Subject):
    """An evening with its scores.

    screen: what the screen shows of it. log: tells all that was done; None where that is nothing.
    rankings: those on the screen, where they are not those of the whole field.
    """

    scored: ScoredEvening
    screen: tuple[Sheet, ...] = ()
    log: Callable[[], tuple[EveningLogged, ...]] | None = None
    rankings: tuple[PairsRanking, ...] = ()

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """What the screen shows, where it is there to be printed."""
        return tuple(each for each in self.screen if each in self.sheets) or self.sheets

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What there is: start lists once pairs are seated, the others with the first result."""
        evening = self.scored.evening
        if not evening.entries:
            return (*BEFORE, LOG) if self.log else BEFORE
        gone = {SECTION_RANKINGS} if len(evening.sections) <= 1 else set()
        gone |= {HANDS} if not evening.deals else set()
        gone |= {DAY} if deal_of_the_day(self.scored) is None else set()
        gone |= {DECISIONS} if not evening.decisions else set()
        gone |= {LOG} if self.log is None else set()
        gone |= {SESSIONS} if not evening.before else set()
        gone |= set() if self.rankings else {SHOWN_RANKING}
        return tuple(each for each in SHEETS if each not in gone)

    def event(self, language: Language) -> str:
        """What stands over every print: the evening with its place and date."""
        from vpdesk.report.dates import date_text  # start-up time

        evening = self.scored.evening
        when = date_text(evening.date, language)
        return " \N{MIDDLE DOT} ".join(filter(None, (evening.name, evening.place, when)))

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
    legible: float = 7.5,
    brief: Callable[[PairsTables, PairsCards], Iterable[Table]] | None = None,
) -> Sheet:
    """brief: the same tables with shorter names."""

    def make(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
        from vpdesk.report.pairs.pairs_cards import PairsCards  # start-up time
        from vpdesk.report.pairs.pairs_tables import PairsTables

        evening, event = of.scored.evening, of.event(language)
        made = PairsTables(of.scored, language, data=how.as_data)
        shorter = brief and brief(made, PairsCards(evening, language, brief_name))
        shorter = iter(shorter or ())
        for table in tables(made, PairsCards(evening, language)):
            said = next(shorter, None)
            section = Section(table, None, leads=True, event=event, brief=said)
            yield replace(section, joins=joins, one_rule=joins)

    holds = Holds.TABLE | Holds.PASTE | Holds.EVENING
    if not cards:
        holds |= Holds.PAGE
    return Sheet(
        key=key,
        title=title,
        make=make,
        forms=forms,
        holds=holds,
        cards=cards or ("A7",),
        count=lambda of, _how: count(of),
        legible=legible,
        briefs=brief is not None,
    )


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
    QT_TRANSLATE_NOOP("ExportForm", "Travellers, one per board"),
    lambda tables, _: tables.travellers(),
    lambda of: sum(map(bool, of.scored.boards.values())),
    (Form.CARD, Form.SHEET),
    ("sixth", "A6", "third", "A5 wide"),
    joins=True,
    legible=8.75,
    brief=lambda tables, _: tables.travellers(brief=True),
)
FREQUENCIES = _sheet(
    "frequencies",
    QT_TRANSLATE_NOOP("ExportForm", "Frequencies"),
    lambda tables, _: (tables.frequencies(),),
)
SCORE_SHEETS = _sheet(
    "score sheets",  # one a pair: all its boards
    QT_TRANSLATE_NOOP("ExportForm", "Score sheets, one per pair"),
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
    QT_TRANSLATE_NOOP("ExportForm", "Guide cards with names, one per pair"),
    lambda _, cards: cards.guides(),
    lambda of: len(of.scored.evening.section_of),
    (Form.CARD, Form.SHEET),
    ("A7", "A7 wide", "A6", "A5"),
    joins=True,
    legible=ON_CARDS,
    brief=lambda _, cards: cards.guides(),
)
TABLE_CARDS = _sheet(
    "cards of tables",  # one a table: who plays what there in each round
    QT_TRANSLATE_NOOP("ExportForm", "Table cards with names, one per table"),
    lambda _, cards: cards.tables(),
    lambda of: sum(each.movement.tables for each in of.scored.evening.sections),
    (Form.CARD, Form.SHEET),
    ("A7", "A7 wide", "A6", "A5"),
    joins=True,
    legible=ON_CARDS,
    brief=lambda _, cards: cards.tables(),
)
DECISIONS = _sheet(
    "decisions",
    QT_TRANSLATE_NOOP("ExportForm", "Decisions of the director"),
    lambda tables, _: (tables.decisions(),),
    forms=(Form.SHEET,),
)


def _shown_rankings(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
    from vpdesk.report.pairs.pairs_tables import PairsTables  # start-up time

    tables = PairsTables(of.scored, language, data=how.as_data)
    for ranking in of.rankings:
        yield Section(tables.ranking(ranking), None, leads=True, event=of.event(language))


SHOWN_RANKING = replace(
    RANKING,
    key="ranking on the screen",
    title=QT_TRANSLATE_NOOP("ExportForm", "Ranking on the screen"),
    make=_shown_rankings,
    count=lambda of, _how: len(of.rankings),
)


def _log(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
    """All that was done."""
    from vpdesk.report.pairs.evening_log_table import evening_log_table  # for this alone

    if of.log is not None:
        table = evening_log_table(of.scored.evening, of.log(), language)
        table = table if how.as_data else without_empty(table)
        yield Section(table, None, leads=True, event=of.event(language))


LOG = Sheet(
    "evening log",
    QT_TRANSLATE_NOOP("ExportForm", "Log of the evening"),
    _log,
    (Form.SHEET,),
    DECISIONS.holds,
    DECISIONS.cards,
    legible=DECISIONS.legible,
)


def _hands(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
    """Boards with their cards; on paper with their results where these have room."""
    from vpdesk.report.pairs.pairs_tables import PairsTables  # start-up time

    tables = PairsTables(of.scored, language, data=how.as_data)
    for deal in of.scored.evening.deals:
        yield _with_results(drawn_deal(deal, how, language, of.event(language)), deal.board, tables)


def _with_results(section: Section, board: int, tables: PairsTables) -> Section:
    for each, results in tables.scored.boards.items():
        if each.board == board and results:
            beside = tables.traveller(each, results)
            brief = tables.traveller(each, results, brief=True)
            return replace(section, beside=beside, brief=brief)
    return section


def _day(of: PairsSubject, how: How, language: Language) -> Iterator[Section]:
    """The deal on which results differ most: drawn with its results below; elsewhere two tables."""
    from vpdesk.report.pairs.pairs_tables import PairsTables  # start-up time

    deal, event = deal_of_the_day(of.scored), of.event(language)
    if deal is None:
        return
    tables = PairsTables(of.scored, language, data=how.as_data)
    drawn = _with_results(drawn_deal(deal, how, language, event), deal.board, tables)
    if drawn.table is not None:
        title = language.translate("ExportForm", DAY.title)
        board = drawn.table.title
        text = language.translate("PairsReport", "{title}: {board}")
        said = text.format(title=title, board=board)
        drawn = replace(drawn, table=replace(drawn.table, title=said))
    if how.paged:
        yield drawn
        return
    yield replace(drawn, joins=True)
    if drawn.beside is not None:
        yield Section(drawn.beside, None, leads=True, event=event, joins=True)


HANDS = Sheet(
    "hands",  # one a board: the cards, what can be made, par
    HAND_RECORDS.title,
    _hands,
    HAND_RECORDS.forms,
    Holds.TABLE | Holds.PASTE | Holds.EVENING,
    HAND_RECORDS.cards,
    count=lambda of, _how: len(of.scored.evening.deals),
    on_page=ON_PAGE,
)
DAY = Sheet(
    "deal of the day",  # on which results differ most
    QT_TRANSLATE_NOOP("ExportForm", "Deal of the day"),
    _day,
    (Form.SHEET,),
    Holds.TABLE | Holds.PASTE | Holds.EVENING | Holds.PAGE,
    on_page=(1,),
)


def _form(
    key: str,
    title: str,
    tables: Callable[[PairsForms], Iterable[Table]],
    count: Callable[[PairsSubject], int],
    cards: tuple[str, ...],
) -> Sheet:
    """Something to write on."""

    def make(of: PairsSubject, _how: How, language: Language) -> Iterator[Section]:
        from vpdesk.report.pairs.pairs_forms import PairsForms  # start-up time

        for table in tables(PairsForms(of.scored.evening, language)):
            yield Section(table, None, leads=True, event=of.event(language))

    def counted(of: PairsSubject, _how: How) -> int:
        return count(of)

    holds = Holds.TABLE | Holds.PASTE | Holds.EVENING
    return Sheet(key, title, make, (Form.CARD,), holds, cards, count=counted, legible=ON_CARDS)


def _meetings(of: PairsSubject) -> int:
    sections = of.scored.evening.sections
    return sum(each.plays for section in sections for each in section.meetings.values())


PICK_UP_SLIPS = _form(
    "pick-up slips",  # one a table and round
    QT_TRANSLATE_NOOP("ExportForm", "Pick-up slips, one per table and round"),
    lambda forms: forms.slips(),
    _meetings,
    ("A7 wide", "sixth", "A6", "A5"),
)
BLANK_TRAVELLERS = _form(
    "blank travellers",  # one a board
    QT_TRANSLATE_NOOP("ExportForm", "Blank travellers, one per board"),
    lambda forms: forms.travellers(),
    lambda of: len({each.board for each in of.scored.evening.due}),
    ("sixth", "A6", "A5"),
)
PRIVATE_CARDS = _form(
    "private score cards",  # one a pair
    QT_TRANSLATE_NOOP("ExportForm", "Private score cards, one per pair"),
    lambda forms: forms.private_cards(),
    lambda of: len(of.scored.evening.section_of),
    ("A6", "A5 wide", "A5", "A4"),
)
TO_WRITE_ON = (PICK_UP_SLIPS, BLANK_TRAVELLERS, PRIVATE_CARDS)
BEFORE = (START_BY_NAME, START_BY_TABLE, GUIDE_CARDS, TABLE_CARDS, *TO_WRITE_ON)
SHEETS = (
    RANKING,
    SHOWN_RANKING,
    SECTION_RANKINGS,
    SESSIONS,
    TRAVELLERS,
    FREQUENCIES,
    SCORE_SHEETS,
    HANDS,
    DAY,
    DECISIONS,
    LOG,
    *BEFORE,
)
