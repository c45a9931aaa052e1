"""Tables of a stage of an event, of all its groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vpdesk.event.carry import adjustments_of, as_played
from vpdesk.event.event import Adjustment, Event, finished
from vpdesk.event.penalties import match_penalties
from vpdesk.event.place import StagePlace
from vpdesk.event.ranking import EventStanding, stage_standings
from vpdesk.event.round_dates import dates_of
from vpdesk.event.tables import MatchTable, byes_of, match_tables, rounds_drawn
from vpdesk.report.events.bracket_table import bracket_table
from vpdesk.report.events.cross_table import cross_table
from vpdesk.report.events.kind_words import BOARDS, FIRST, NAME, POINTS, SECOND, TABLE, KindWords
from vpdesk.report.events.knock_out_words import match_result, round_title
from vpdesk.report.events.names import name_cell, player_name, provisional, round_date, round_name
from vpdesk.report.events.scores import Scores
from vpdesk.report.events.stage_columns import InStage, StageColumns
from vpdesk.report.events.stage_words import stage_name
from vpdesk.report.events.tables import EventTables, in_shares, span_of
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.field.left_league import last_counted
from vpdesk.tournament.round import ByeKind


class StageTables:
    """The tables of one stage in one language. name: of the stage."""

    def __init__(self, event: Event, number: int, language: Language) -> None:
        self.event, self.number, self.language = event, number, language
        self.stage = event.stage(number)
        self.name = stage_name(event, number, language)
        self._scores = Scores(event.kind, language)
        self._groups = [
            (part, as_played(event, number, part)) for part, _ in enumerate(self.stage.groups, 1)
        ]
        self._of_group = dict(self._groups)
        self._names = {each.number: player_name(each) for each in event.entrants}

    def titled(self, title: str, part: int = 0) -> str:
        """A title with the stage, where there are several, and the group, 0 for none."""
        translate = self.language.translate
        if part and len(self._groups) > 1:
            text = translate("EventReport", "{title}, group {group}")
            title = text.format(title=title, group=part)
        if len(self.event.stages) == 1 or title == self.name:
            return title
        return translate("EventReport", "{stage}: {title}").format(stage=self.name, title=title)

    def standings(self) -> Iterator[Table]:
        """The groups' standings with what is carried over and adjusted, and the adjustments."""
        for part, group in self._groups:
            stage = InStage(self.event, StagePlace(self.number, part))
            tables = EventTables(group, self.language, stage=stage)
            for table in tables.standings(last_counted(group)):
                yield replace(table, title=self.titled(table.title, part))
        adjusted = adjustment_table(self.event, self.language, stage=self.number)
        if adjusted:
            yield adjusted

    def side_by_side(self) -> Table:
        """The standings of all groups beside each other, a place a row."""
        translate = self.language.translate
        ranked = [
            [each for each in stage_standings(self.event, self.number, part) if each.place]
            for part, _ in self._groups
        ]
        group = translate("EventReport", "Group {number}")
        headings = [translate("EventReport", "Place")]
        for part, _ in self._groups:
            headings += [group.format(number=part), self._said(POINTS)]
        rows = [
            [
                Cell(str(at + 1), at + 1),
                *(cell for each in ranked for cell in self._placed(each, at)),
            ]
            for at in range(max(map(len, ranked), default=0))
        ]
        words = tuple(range(1, 2 * len(ranked), 2))
        after = max((last_counted(group) for _, group in self._groups), default=0)
        notes = StageColumns(self.event, self.number, self.language).notes(after=after)
        title = self.titled(translate("EventReport", "Groups side by side"))
        if not finished(self.event, self.number):
            title = provisional(title, self.language)
        table = _table(title, headings, rows, words, " ".join(notes))
        return replace(table, wraps=True, together=2)

    def _placed(self, ranked: Sequence[EventStanding], at: int) -> tuple[Cell, Cell]:
        if at >= len(ranked):
            return Cell(""), Cell("")
        each = ranked[at]
        return self._name(each.number), self._points(each.points)

    def _points(self, hundredths: int) -> Cell:
        if hundredths < 0:
            return Cell(self.language.gain(hundredths), hundredths / 100)
        return self._scores.points(hundredths)

    def schedule(self, title: str) -> Table:
        """The matches of all rounds that are drawn, with results, and with dates if known."""
        translate = self.language.translate
        dates = dates_of(self.event, self.number)
        headings = (
            translate("EventReport", "Round"),
            *([translate("EventReport", "Date")] if dates else []),
            *map(self._said, (TABLE, FIRST, SECOND)),
            translate("EventReport", "Result"),
        )
        rows = [
            [
                *self._round_cells(number),
                Cell(str(each.table_number), each.table_number),
                *map(self._name, each.game.sides),
                self._result(number, each),
            ]
            for number in range(1, rounds_drawn(self.event, self.number) + 1)
            for each in match_tables(self.event, self.number, number)
        ]
        rows += [
            [
                *(*self._round_cells(number), Cell(""), self._name(bye.entrant)),
                *(Cell(self._scores.bye(bye.kind)), Cell("")),
            ]
            for _, group in self._groups
            for number, drawn in enumerate(group.rounds, 1)
            for bye in drawn.byes
            if bye.kind is ByeKind.PAIRING
        ]
        rows.sort(key=lambda row: row[0].value or 0)
        return _table(self.titled(title), headings, rows, (1, 3, 4, 5) if dates else (2, 3, 4))

    def _round_cells(self, number: int) -> tuple[Cell, ...]:
        """A round, and its date where there are any."""
        first = Cell(str(number), number)
        dates = dates_of(self.event, self.number)
        return (first, Cell(self._date(number))) if dates else (first,)

    def _date(self, number: int) -> str:
        return round_date(self._of_group[1], number, self.language)

    def _result(self, number: int, at: MatchTable) -> Cell:
        return Cell(match_result(self._of_group[at.group], number, at.game, self._scores))

    def round_title(self, number: int) -> str:
        """What a round is called, with the stage."""
        groups = self._of_group.values()
        titles = (round_title(each, number, self.language) for each in groups)
        return self.titled(next(titles, round_name(number, self.language)))

    def hall(self, number: int, most: int = 0) -> Iterator[Table]:
        """The matches of a round by table, of all groups, then who has a bye.

        most: rows of a table, 0 for any; there are as many tables as it takes. The column of the
        results is left out as long as it is empty.
        """
        translate = self.language.translate
        group = translate("EventReport", "Group {number}")
        found = match_tables(self.event, self.number, number)
        rows = [
            [
                Cell(str(each.table_number), each.table_number),
                self._name(each.game.home),
                self._result(number, each),
                self._name(each.game.visitor),
                Cell(group.format(number=each.group)),
            ]
            for each in sorted(found, key=lambda each: each.table_number)
        ]
        for part, bye in byes_of(self.event, self.number, number):
            kind = Cell(self._scores.bye(bye.kind))
            name, of_group = self._name(bye.entrant), Cell(group.format(number=part))
            rows.append([Cell(""), name, Cell(""), kind, of_group])
        headings = [*map(self._said, (TABLE, FIRST)), translate("EventReport", "Result")]
        headings += [self._said(SECOND), translate("EventReport", "Group")]
        without = {2} if not any(each.game.finished or each.game.parts for each in found) else set()
        without |= {4} if len(self._groups) == 1 else set()
        columns = [at for at, _ in enumerate(headings) if at not in without]
        words = tuple(at for at, column in enumerate(columns) if column in (1, 3, 4))
        for share in in_shares(rows, most):
            title = round_title(self._of_group[1], number, self.language)
            title = ", ".join(filter(None, (title, self._date(number))))
            tables = [row[0].text for row in share if row[0].text]
            if len(share) < len(rows) and tables:
                title = self._said(BOARDS).format(round=title, boards=span_of(tables))
            shown = [[row[at] for at in columns] for row in share]
            made = [headings[at] for at in columns]
            yield _table(self.titled(title), made, shown, words)

    def round(self, number: int) -> Iterator[Table]:
        """The pairings of a round with the results that are there."""
        for part, group in self._groups:
            if number <= len(group.rounds):
                at = InStage(self.event, StagePlace(self.number, part))
                for table in EventTables(group, self.language, at=at).by_board(number):
                    yield replace(table, title=self.titled(table.title, part))

    def crosstables(self) -> Iterator[Table]:
        """Of each group that has a result."""
        for part, group in self._groups:
            if after := last_counted(group):
                stage = InStage(self.event, StagePlace(self.number, part))
                table = cross_table(EventTables(group, self.language, stage=stage), after)
                yield replace(table, title=self.titled(table.title, part))

    def brackets(self, title: str) -> Iterator[Table]:
        """The bracket of each group."""
        for part, group in self._groups:
            at = InStage(self.event, StagePlace(self.number, part))
            yield bracket_table(group, self.titled(title, part), self.language, at)

    def _name(self, number: int) -> Cell:
        return name_cell(self._names[number], number)

    def _said(self, words: KindWords) -> str:
        return words.of(self.event.kind, self.language)


def adjustment_table(
    event: Event, language: Language, *, entrant: int = 0, stage: int = 0
) -> Table | None:
    """The adjustments with their reasons, and penalties within results; None without any.

    entrant, stage: of which one, by number; 0 for all.
    """
    translate, names = language.translate, {each.number: each for each in event.entrants}
    within = translate("EventReport", "In the result of the match. {reason}")

    def of_stage(number: int) -> Iterator[Adjustment]:
        yield from adjustments_of(event, number)
        for each in match_penalties(event, number):
            yield replace(each, reason=within.format(reason=each.reason).strip())

    rows = [
        [
            name_cell(player_name(names[one.entrant]), one.entrant),
            Cell(stage_name(event, number, language)),
            Cell(str(one.round) if one.round else ""),
            Cell(language.gain(one.points) if one.points else ""),
            Cell(language.signed(one.imps) if one.imps else ""),
            Cell(one.reason),
        ]
        for number, _ in enumerate(event.stages, 1)
        if stage in (0, number)
        for one in of_stage(number)
        if entrant in (0, one.entrant)
    ]
    headings = (
        NAME.of(event.kind, language),
        translate("EventReport", "Stage"),
        translate("EventReport", "Round"),
        POINTS.of(event.kind, language),
        translate("EventReport", "IMPs"),
        translate("EventReport", "Reason"),
    )
    title = translate("EventReport", "Adjustments")
    return _table(title, headings, rows, (0, 1, 5)) if rows else None


def _table(
    title: str,
    headings: tuple[str, ...] | list[str],
    rows: list[list[Cell]],
    words: tuple[int, ...],
    rule: str = "",
) -> Table:
    made = tuple(map(tuple, rows))
    starts = tuple(range(1, len(rows) + 1))
    return Table(title, rule, tuple(headings), made, starts, words=words)
