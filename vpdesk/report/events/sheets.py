"""What can be printed of a Swiss tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.report.document import Form, Section
from vpdesk.report.events import sheet_tables as of_event
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.file_names import plain_name
from vpdesk.report.language import Language
from vpdesk.report.sheet import Holds, How, Sheet, Subject

if TYPE_CHECKING:
    from vpdesk.event.event import Event, EventPrints
    from vpdesk.event.logged import Logged
    from vpdesk.report.events.cards import EventCards
    from vpdesk.report.events.stage_columns import InStage
    from vpdesk.report.events.tables import EventTables
    from vpdesk.report.paragraphs import Paragraph
    from vpdesk.report.table import Table
    from vpdesk.tournament.standings.tie_breaks import TieBreak
    from vpdesk.tournament.tournament import Tournament

    Words = Callable[[Language], tuple[Paragraph, ...]]

LEAST_ON_SLIPS = 7.0  # points: most of a slip is written by hand
MOST_UPRIGHT, MOST_ACROSS = 30, 18  # rows of a sheet that can be read from a step away


@dataclass(frozen=True, slots=True)
class EventSubject(Subject):
    """A tournament, at one of its rounds.

    round: the round whose pairings and slips are wanted, 0 for the last one.
    ranked: after which round the standings are wanted, None for the last one with a result.
    order: the tie-breaks; None for those of the tournament.
    words: what its draw says of itself in a language; None where nobody can say.
    screen: what the screen shows of it; nothing where that is printed in no list of its own.
    stage: where it is a part of an event. event: that, with its score sheets. log: all that was
    done in it.
    """

    tournament: Tournament
    round: int = 0
    order: tuple[TieBreak, ...] | None = None
    words: Words | None = None
    screen: tuple[Sheet, ...] = ()
    stage: InStage | None = None
    event: Event | None = None
    log: Callable[[], tuple[Logged, ...]] | None = None
    ranked: int | None = None

    @property
    def number(self) -> int:
        """The round that is meant, 0 where none is drawn."""
        return self.round or self.tournament.current_round

    @property
    def after(self) -> int:
        """The last round, up to the one that is meant, that has a result."""
        if self.ranked is not None:
            return self.ranked
        from vpdesk.tournament.field.left_league import last_counted  # start-up time

        return last_counted(self.tournament, self.number)

    @property
    def at(self) -> InStage | None:
        """Where its rulings and adjustments are kept; None where there is nothing of the kind."""
        if self.stage is not None or self.event is None:
            return self.stage
        from vpdesk.event.place import FIRST  # start-up time
        from vpdesk.report.events.stage_columns import InStage

        return InStage(self.event, FIRST)

    @property
    def prints(self) -> EventPrints:
        """What the event says of all its prints."""
        from vpdesk.event.event import EventPrints  # start-up time

        return EventPrints() if self.event is None else self.event.prints

    @property
    def shown(self) -> tuple[Sheet, ...]:
        """What the screen shows, where it is there to be printed."""
        return tuple(each for each in self.screen if each in self.sheets) or self.sheets

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """What there is: before the first draw a list of the field, later all.

        A round robin has its schedule from the start.
        """
        by_table, groups = self.tournament.by_schedule, self._of_event
        if not self.tournament.rounds:
            enough = by_table and len(self.tournament.entrants) > 1
            return (STANDINGS, *groups, *([SCHEDULE] if enough else []))
        without = set[Sheet]() if by_table else {SCHEDULE}
        from vpdesk.tournament.draws.next_round import explained  # start-up time

        if self.words is None or not explained(self.tournament, self.number):
            without.add(EXPLANATION)
        if not self.after or BRACKET in groups:
            without.add(CROSSTABLE)
        if not self.after and BRACKET in groups:  # all are first
            without.add(STANDINGS)
        if not (self.after and self._has_ratings):
            without |= {RATING_CHANGES, NORMS}
        if not any(game.played for game in self.tournament.rounds[self.number - 1].games):
            without |= {RESULT_SLIPS, MATCH_FORMS}
        if not self.tournament.play.has_vps:
            without.add(MATCH_FORMS)
        return (*(sheet for sheet in SHEETS if sheet not in without), *groups)

    @property
    def _of_event(self) -> tuple[Sheet, ...]:
        """What there is of the stage and of the whole event."""
        stage, event, drawn = self.stage, self.event, self.tournament.rounds
        there = {
            RULES: event is not None,
            STAGES: event is not None and len(event.stages) > 1,
            PRIZES: self._has_prizes,
            FINAL_RANKING: self._is_ranked,
            BRACKET: self._knock_out,
            GROUPS: stage is not None and stage.groups > 1,
            ALL_TABLES: stage is not None and bool(drawn) and self._side_by_side,
            ALL_ROUNDS: stage is not None and stage.groups > 1 and len(drawn) > 1,
            BUTLER: event is not None and any(each.sheet.names for each in event.matches),
            VP_TABLE: self.tournament.play.has_vps and not self._knock_out,
            LOG: self.log is not None,
        }
        there[BUTLER_OF_PLAYERS] = there[BUTLER]
        return tuple(each for each in OF_EVENT if there[each])

    @property
    def _knock_out(self) -> bool:
        return self.stage is not None and self.stage.knock_out

    @property
    def _side_by_side(self) -> bool:
        """There are matches of several groups, or stages, at a time."""
        stage = self.stage
        return stage is not None and (stage.groups > 1 or len([*stage.in_hall(self.number)]) > 1)

    @property
    def _has_ratings(self) -> bool:
        """Players have ratings that may change."""
        players = self.tournament.entrants
        return self.tournament.play.has_ratings and any(each.rating for each in players)

    @property
    def _has_prizes(self) -> bool:

        return self.event is not None and bool(self.event.prizes)

    @property
    def _is_ranked(self) -> bool:
        from vpdesk.event.place import has_final_ranking  # start-up time

        return (
            self.event is not None
            and bool(self.tournament.rounds)
            and has_final_ranking(self.event)
        )

    def title(self, sheet: Sheet) -> str:
        """The sheet's title, in the words for those who play."""
        from vpdesk.report.events import kind_words  # start-up time

        words = {
            PAIRINGS_BY_BOARD: kind_words.BY_BOARD,
            RESULT_SLIPS: kind_words.SLIPS,
            PLAYER_CARDS: kind_words.CARDS,
        }
        if sheet in words and self.tournament.play.with_teams:
            return words[sheet].text(self.tournament.kind)
        return sheet.title

    def part(self, sheet: Sheet) -> str:
        """The same in the name of a file."""
        parts = {each: part for part, each in PARTS_OF_TEAMS.items()}
        own = parts if self.tournament.play.with_teams else {}
        return own.get(sheet, sheet.file_part)

    def written(self, format: str) -> str:
        """The tournament as a report file (TRF). Raises TournamentError where it cannot be one."""
        if format != "trf":
            raise ValueError(format)
        from vpdesk.tournament.fide.trf import write  # for this alone

        return write(self.tournament)

    def heading(self, language: Language) -> str:
        """The tournament's name."""
        from vpdesk.report.events.names import tournament_rule  # start-up time

        return tournament_rule(self.tournament, "", language)

    def file_name(self, how: How) -> str:
        """The names of the event and of the stage, the part of it, and the round."""
        name = plain_name(self._called(how)) or "swiss"
        if how.whole:
            return name
        if how.what.key in OF_WHOLE:
            return f"{name}-{self.part(how.what)}"
        number = self.number if how.what in OF_ROUND else self.after
        part = f"{name}-{self.part(how.what)}"
        return f"{part}-{number}" if number else part

    def _called(self, how: How) -> str:
        """The name of the event alone, of what is of all of it; else with that of the stage."""
        own = self.tournament.name
        if self.event is None or own.startswith(self.event.name):
            return own
        whole = not how.whole and how.what.key in OF_WHOLE
        return self.event.name if whole else f"{self.event.name} {own}"


GROUPS_KEY, BRACKET_KEY, HALL_KEY, PLAN_KEY = "groups", "bracket", "all tables", "all rounds"
OF_WHOLE = ("rules", "stages", "final ranking", "prizes", "butler", "butler of players", "log")
OF_EVENT_KEYS = (GROUPS_KEY, BRACKET_KEY, HALL_KEY, PLAN_KEY, *OF_WHOLE)
Reports = tuple["EventTables", "EventCards"]


def _sheet(
    key: str,
    title: str,
    tables: Callable[[EventSubject, Reports, int], Iterable[Table]],
    forms: tuple[Form, ...],
    count: Callable[[EventSubject, How], int] = lambda _of, _how: 1,
    cards: tuple[str, ...] = (),
    legible: float = 7.5,
    *,
    joins: bool = False,
) -> Sheet:
    """tables: made by the reports of a subject; with the most rows of a sheet, 0 for no limit."""

    def make(of: EventSubject, how: How, language: Language) -> Iterator[Section]:
        from vpdesk.report.events.cards import EventCards  # start-up time
        from vpdesk.report.events.tables import EventTables

        told = (of.tournament, language)
        reports = (
            EventTables(*told, data=how.as_data, order=of.order, stage=of.stage, at=of.at),
            EventCards(*told, data=how.as_data),
        )
        most = _most_rows(how) if how.page_form is Form.WALL else 0
        name = of.tournament.name
        if key in OF_EVENT_KEYS and of.stage is not None:  # whichever group is shown
            name = of.stage.event.name
        for table in tables(of, reports, most):
            yield Section(table, None, leads=True, event=name, joins=joins)

    holds = Holds.TABLE | Holds.PASTE | Holds.TOURNAMENT
    if not cards:
        holds |= Holds.PAGE
    sizes = cards or ("A7",)
    return Sheet(key, title, make, forms, holds, sizes, count=count, legible=legible)


def _explanation(of: EventSubject, reports: Reports, _most: int) -> Iterator[Table]:
    from vpdesk.report.events.names import (
        drawn_text,
        round_name,
        tournament_rule,
    )
    from vpdesk.report.paragraphs import paragraphs_table  # start-up time

    language = reports[0].language
    paragraphs = of.words(language) if of.words else ()
    name = round_name(of.number, language)
    said = drawn_text(of.tournament, of.number, language)
    rule = tournament_rule(of.tournament, said, language)
    yield paragraphs_table(name, rule, said or name, paragraphs)


def _rating_changes(of: EventSubject, reports: Reports) -> Iterator[Table]:
    from vpdesk.report.events.rating_words import rating_table  # for this alone

    yield rating_table(of.tournament, of.after, reports[0].language)


def _norms(of: EventSubject, reports: Reports) -> Iterator[Table]:
    from vpdesk.report.events.norm_words import norm_tables  # for this alone

    return norm_tables(of.tournament, of.after, reports[0].language)


def _players_with_norms(of: EventSubject) -> int:
    from vpdesk.tournament.fide.norms import norms  # for this alone

    return len({each.number for each in norms(of.tournament, of.after)})


def _player_cards(of: EventSubject, reports: Reports, _most: int) -> Iterator[Table]:
    from vpdesk.tournament.standings.player_card import player_cards  # the engine, for this alone

    for card in player_cards(of.tournament, of.number, of.order):
        table, one = reports[1].card(card), card.entrant
        members = ", ".join(each for each in one.members if each != one.captain)
        yield replace(table, rule="; ".join(filter(None, (table.rule, members))))


def _most_rows(how: How) -> int:
    """The most rows that a sheet for the wall has."""
    return MOST_ACROSS if how.landscape else MOST_UPRIGHT


def _walls(rows: Callable[[EventSubject], int]) -> Callable[[EventSubject, How], int]:
    """How many sheets it takes on a wall."""

    def count(of: EventSubject, how: How) -> int:
        return max(1, -(-rows(of) // _most_rows(how))) if how.page_form is Form.WALL else 1

    return count


def _games(of: EventSubject) -> int:
    return len(of.tournament.rounds[of.number - 1].games) if of.number else 0


def _byes(of: EventSubject) -> int:
    """Those that are on the list of pairings."""
    from vpdesk.report.events.tables import told_byes  # start-up time

    return len(told_byes(of.tournament, of.number)) if of.number else 0


WALL, SHEET = (Form.WALL, Form.SHEET), (Form.SHEET, Form.WALL)
PAIRINGS_BY_BOARD = _sheet(
    "pairings by board",
    QT_TRANSLATE_NOOP("ExportForm", "Pairings by board"),
    lambda of, reports, most: reports[0].by_board(of.number, most),
    WALL,
    _walls(lambda of: _games(of) + _byes(of)),
)
PAIRINGS_BY_NAME = _sheet(
    "pairings by name",
    QT_TRANSLATE_NOOP("ExportForm", "Pairings by name"),
    lambda of, reports, most: reports[0].by_name(of.number, most),
    WALL,
    _walls(lambda of: 2 * _games(of) + _byes(of)),
)
RESULT_SLIPS = _sheet(
    "result slips",  # one a board, to fill in and sign
    QT_TRANSLATE_NOOP("ExportForm", "Result slips, one per board"),
    lambda of, reports, _: reports[1].slips(of.number),
    (Form.CARD,),
    lambda of, _how: _games(of),
    ("A7 wide", "sixth", "A6 wide", "A5 wide"),
    LEAST_ON_SLIPS,
)
MATCH_FORMS = _sheet(
    "match sheets",  # one a table and room, to write each board on
    QT_TRANSLATE_NOOP("ExportForm", "Match sheets, to write on"),
    lambda of, reports, _: reports[1].forms(of.number),
    (Form.SHEET,),
    lambda of, _how: 2 * _games(of),
)
STANDINGS = _sheet(
    "standings",
    QT_TRANSLATE_NOOP("ExportForm", "Standings"),
    lambda of, reports, most: reports[0].standings(of.after, most),
    SHEET,
    _walls(lambda of: len(of.tournament.entrants)),
)
ALL_TABLES = _sheet(
    HALL_KEY,  # of a round: of all groups, and of other stages in play
    QT_TRANSLATE_NOOP("ExportForm", "All tables of the round"),
    of_event.hall,
    WALL,
    lambda of, how: of_event.hall_sheets(of, _most_rows(how) * (how.page_form is Form.WALL)),
)
ALL_ROUNDS = _sheet(
    PLAN_KEY,  # of all groups
    QT_TRANSLATE_NOOP("ExportForm", "Schedule of all groups"),
    lambda of, reports, _most: of_event.schedule(of, reports),
    SHEET,
)
GROUPS = _sheet(
    GROUPS_KEY,  # of a stage: the standings of all of them
    QT_TRANSLATE_NOOP("ExportForm", "Groups side by side"),
    lambda of, reports, _most: of_event.groups(of, reports),
    SHEET,
)
BRACKET = _sheet(
    BRACKET_KEY,  # of a knock-out
    QT_TRANSLATE_NOOP("ExportForm", "Bracket"),
    lambda of, reports, _most: of_event.brackets(of, reports),
    SHEET,
)
BUTLER = _sheet(
    "butler",  # of the pairs on score sheets
    QT_TRANSLATE_NOOP("ExportForm", "Butler of the pairs"),
    lambda of, reports, _most: of_event.butler(of, reports),
    SHEET,
)
BUTLER_OF_PLAYERS = _sheet(
    "butler of players",
    QT_TRANSLATE_NOOP("ExportForm", "Butler of the players"),
    lambda of, reports, _most: of_event.butler(of, reports, players=True),
    SHEET,
)
RULES = _sheet(
    "rules",  # what each stage is played by, in sentences
    QT_TRANSLATE_NOOP("ExportForm", "Rules of the event"),
    lambda of, reports, _most: of_event.rules(of, reports),
    SHEET,
)
STAGES = _sheet(
    "stages",  # of an event: who goes where, and what is carried over
    QT_TRANSLATE_NOOP("ExportForm", "Stages of the event"),
    lambda of, reports, _most: of_event.stages(of, reports),
    SHEET,
)
FINAL_RANKING = _sheet(
    "final ranking",  # of the event, for its prizes
    QT_TRANSLATE_NOOP("ExportForm", "Final ranking"),
    lambda of, reports, _most: of_event.final(of, reports),
    SHEET,
)
PRIZES = _sheet(
    "prizes",  # of the event, with who has won them
    QT_TRANSLATE_NOOP("ExportForm", "Prizes"),
    lambda of, reports, _most: of_event.prizes(of, reports),
    SHEET,
)
VP_TABLE = _sheet(
    "vp table",  # of the boards and the scale of the matches
    QT_TRANSLATE_NOOP("ExportForm", "VP table"),
    lambda of, reports, _most: of_event.vp_table(of, reports),
    (*WALL, Form.CARD),
)
LOG = _sheet(
    "log",  # all that was done in the event
    QT_TRANSLATE_NOOP("ExportForm", "Log of the event"),
    lambda of, reports, _most: of_event.log(of, reports),
    (Form.SHEET,),
)
RATING_CHANGES = _sheet(
    "rating changes",  # what the tournament does to them
    QT_TRANSLATE_NOOP("ExportForm", "Rating changes"),
    lambda of, reports, _most: _rating_changes(of, reports),
    SHEET,
)
NORMS = _sheet(
    "norms",  # for the titles of the FIDE
    QT_TRANSLATE_NOOP("ExportForm", "Title norms"),
    lambda of, reports, _most: _norms(of, reports),
    (Form.SHEET,),
    lambda of, _how: 1 + _players_with_norms(of),
    joins=True,
)
SCHEDULE = _sheet(
    "schedule",  # of a round robin: all its rounds
    QT_TRANSLATE_NOOP("ExportForm", "Schedule of all rounds"),
    lambda _of, reports, _most: (
        reports[0].schedule() if reports[0].data else of_event.rounds_once(reports[0].schedule()),
    ),
    SHEET,
)
CROSSTABLE = _sheet(
    "crosstable",
    QT_TRANSLATE_NOOP("ExportForm", "Crosstable"),
    lambda of, reports, _: (cross_table(reports[0], of.after),),
    SHEET,
)
PLAYER_CARDS = _sheet(
    "player cards",  # one a player: all rounds
    QT_TRANSLATE_NOOP("ExportForm", "Cards of the players"),
    _player_cards,
    (Form.CARD, Form.SHEET),
    lambda of, _how: len(of.tournament.entrants),
    ("A7", "A6", "A5"),
    joins=True,
)
EXPLANATION = _sheet(
    "explanation",  # why the round is drawn as it is
    QT_TRANSLATE_NOOP("ExportForm", "Why the round is drawn as it is"),
    _explanation,
    (Form.SHEET,),
)
SHEETS = (
    PAIRINGS_BY_BOARD,
    PAIRINGS_BY_NAME,
    RESULT_SLIPS,
    MATCH_FORMS,
    STANDINGS,
    SCHEDULE,
    CROSSTABLE,
    PLAYER_CARDS,
    RATING_CHANGES,
    NORMS,
    EXPLANATION,
)
OF_EVENT = (
    *(ALL_TABLES, ALL_ROUNDS, BRACKET, GROUPS, STAGES, FINAL_RANKING, PRIZES),
    *(BUTLER, BUTLER_OF_PLAYERS, VP_TABLE, RULES, LOG),
)
OF_ROUND = (
    *(PAIRINGS_BY_BOARD, PAIRINGS_BY_NAME, ALL_TABLES, RESULT_SLIPS, MATCH_FORMS),
    EXPLANATION,
)
PARTS_OF_TEAMS = {"pairings-by-table": PAIRINGS_BY_BOARD, "team-cards": PLAYER_CARDS}
