"""The score sheet of a match, to print: filled in as far as it is, or blank to write on."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from fractions import Fraction

from vpdesk.match.outcome import NO_STANDING, ResultStanding
from vpdesk.match.results import LineResult, SideImps, board_points, match_vps, sheet_result
from vpdesk.match.score_sheet import BoardLine, Entry, Method, ScoreSheet, Sides, Status
from vpdesk.report.document import Section
from vpdesk.report.language import Language
from vpdesk.report.mark_words import with_key
from vpdesk.report.match.ruling_words import vp_text
from vpdesk.report.match.standing import adopted_text, adopted_vps
from vpdesk.report.match.words import (
    contract_text,
    entry_text,
    event_text,
    imps_text,
    method_name,
    odd_text,
    pass_text,
    points_text,
    sides_text,
    table_name,
    team_names,
    vulnerability_text,
)
from vpdesk.report.paragraphs import Paragraph, paragraphs_table
from vpdesk.report.scales.tables import rule_text
from vpdesk.report.table import Cell, Mark, Table
from vpdesk.scales import Scale, Unit

TABLES_A_PAGE = 5
ROOM = Cell(" " * 36)  # to write a contract in
LITTLE_ROOM = Cell(" " * 9)  # to write a number in
NONE = Cell("\N{EN DASH}")


def score_sheet(
    sheet: ScoreSheet,
    scale: Scale | None,
    language: Language,
    standing: ResultStanding = NO_STANDING,
) -> tuple[Section, ...]:
    """The sections of a sheet; a sheet without any entry is one to write on.

    scale: that of the match, None where there is none; one for percentages gives no VPs.
    standing: which result holds; that of an adopted ruling is told with its reasons.
    """
    made = SheetTables(sheet, scale, language, standing)
    scales = () if made.scale is None else (made.scale,)
    return tuple(
        Section(table, None, scales, leads=True, event=event_text(sheet, language))
        for table in made.tables()
    )


class SheetTables:
    """The tables of one sheet in one language."""

    def __init__(
        self, sheet: ScoreSheet, scale: Scale | None, language: Language, standing: ResultStanding
    ) -> None:
        self.sheet, self.language, self.standing = sheet, language, standing
        self.scale = None if scale is None or scale.unit is Unit.PERCENT else scale
        self.result = sheet_result(sheet)
        self.by_boards = sheet.method is Method.BOARDS
        self.blank = all(line.empty for line in sheet.lines)

    def tables(self) -> Iterator[Table]:
        """The boards; where tables are matches, what each of them comes to goes before them."""
        sheet = self.sheet
        if sheet.method.teams:
            table = self.teams()
            yield table
            told = adopted_text(self.standing, self.language)
            if told:
                heading = self.language.translate("Rulings", "Ruling")
                yield paragraphs_table(table.title, table.rule, heading, map(Paragraph, told))
            return
        if not self.blank:
            yield self.matches()
        pages = math.ceil(sheet.tables / TABLES_A_PAGE)
        for page in range(pages):
            first, last = page * sheet.tables // pages, (page + 1) * sheet.tables // pages
            yield self.boards(range(first, last))

    # A match of two teams

    def teams(self) -> Table:
        """All boards of a match of teams, its totals and its VPs."""
        home, away = team_names(self.sheet, self.language)
        remarks = any(line.status is not Status.PLAYED or line.why for line in self.sheet.lines)
        headings = [*self._board_headings(), *self._score_headings()]
        imps = self.language.translate("MatchReport", "{team} IMPs")
        if self.by_boards:
            imps = self.language.translate("MatchReport", "{team} points")
        headings += [imps.format(team=home), imps.format(team=away)]
        headings.append(self.language.translate("MatchReport", "Running total"))
        width = len(headings)
        rows = [
            self._teams_row(*each) for each in zip(self.sheet.lines, self.result.lines, strict=True)
        ]
        rows += [self._sum_row(width, *each) for each in self._sums()]
        if remarks:
            headings.append(self.language.translate("MatchReport", "Remarks"))
            lines = [self._remark(line) for line in self.sheet.lines]
            texts = [*lines, *[Cell("")] * (len(rows) - len(lines))]
            rows = [[*row, text] for row, text in zip(rows, texts, strict=True)]
        title = self.language.translate("MatchReport", "{home} – {away}").format(
            home=home, away=away
        )
        words = [0, 1, width] if remarks else [0, 1]
        words += [2, 4] if self._two_rooms else range(2, 2 + self.sheet.tables)
        return self._table(title, headings, rows, words)

    @property
    def _two_rooms(self) -> bool:
        return self.sheet.tables == 2

    def _score_headings(self) -> Iterator[str]:
        for table in range(self.sheet.tables):
            name = table_name(self.sheet, table, self.language)
            if self._two_rooms:
                yield name
                yield self.language.translate("MatchReport", "NS points")
            else:
                team = team_names(self.sheet, self.language)[table % 2]
                text = self.language.translate("MatchReport", "{table} {team} NS")
                yield text.format(table=name, team=team)

    def _teams_row(self, line: BoardLine, result: LineResult) -> list[Cell]:
        cells = self._board_cells(line)
        for table in range(self.sheet.tables):
            if self._two_rooms:
                cells += self._room_cells(line, result, table)
            else:
                cells.append(self._score_cell(line, result, table))
        cells += self._imps_cells(result.imps[0])
        running = Cell("") if result.imps[0] is None else self._running(result.running[0])
        return [*cells, LITTLE_ROOM if self.blank else running]

    def _room_cells(self, line: BoardLine, result: LineResult, table: int) -> tuple[Cell, Cell]:
        """What was played in a room, and its points."""
        entry = line.entries[table]
        if entry is None or line.status is Status.CANCELLED:
            none = Cell(""), Cell("", mark=_mark(line, entry))
            return (ROOM, LITTLE_ROOM) if self.blank else none
        if len(entry.shares) != 1:
            return Cell(entry_text(entry, self.language), mark=_mark(line, entry)), Cell("")
        score = entry.shares[0].score
        contract = ""
        if score == 0:
            contract = pass_text(self.language)
        elif not isinstance(score, int):
            contract = contract_text(score, self.language)
        return Cell(contract), self._score_cell(line, result, table)

    def _imps_cells(self, imps: SideImps | None) -> tuple[Cell, Cell]:
        """The IMPs of a board in the column of the side that won them, or those of both."""
        if imps is None:
            return (LITTLE_ROOM, LITTLE_ROOM) if self.blank else (Cell(""), Cell(""))
        if self.by_boards:
            home, away = board_points(imps)
            return self._plain_cell(home), self._plain_cell(away)
        home, away = imps
        if home != -away:
            return self._imps_cell(home), self._imps_cell(away)
        if home == 0:
            return NONE, NONE
        won = self._plain_cell(abs(home))
        return (won, Cell("")) if home > 0 else (Cell(""), won)

    def _sums(self) -> Iterator[tuple[str, str, str]]:
        """What stands below the boards: a label, and what there is for home and for away."""
        sheet, language = self.sheet, self.language
        total = self.result.matches[0]
        translate = self.language.translate
        won = [imps_text(each, language).removeprefix("+") for each in total.won]
        name = translate("MatchReport", "IMPs won")
        if self.by_boards:
            name = translate("MatchReport", "Points of boards")
        yield (name, *self._unless_blank(won))
        if total.boards is not None:
            boards = [language.plain(float(each)) for each in total.boards]
            yield (translate("MatchReport", "Points of boards"), *self._unless_blank(boards))
        if any(total.given):
            given = [imps_text(each, language) for each in total.given]
            yield (translate("MatchReport", "Given to both sides"), *self._unless_blank(given))
        if any(sheet.carry_imps):
            yield (translate("MatchReport", "Carry-over"), *self._hundredths(sheet.carry_imps))
        if any(sheet.penalty_imps):
            lost = -sheet.penalty_imps[0], -sheet.penalty_imps[1]
            yield (translate("MatchReport", "IMP penalty"), *self._hundredths(lost))
        margins = [language.signed(each) for each in total.margins]
        yield (translate("MatchReport", "Margin"), *self._unless_blank(margins))
        yield from self._vp_sums()

    def _vp_sums(self) -> Iterator[tuple[str, str, str]]:
        """The VPs by the scores, and those of an adopted ruling, which hold."""
        sheet, translate = self.sheet, self.language.translate
        adopted = self.standing.adopted
        if self.scale is not None:
            yield from self._sheet_vps(sheet)
        if adopted is not None:
            name = translate("MatchReport", "VP by the ruling")
            yield (name, *adopted_vps(adopted, self.language))

    def _sheet_vps(self, sheet: ScoreSheet) -> Iterator[tuple[str, str, str]]:
        translate, total = self.language.translate, self.result.matches[0]
        assert self.scale is not None
        if any(sheet.carry_vps):
            yield (translate("MatchReport", "VP carried over"), *self._hundredths(sheet.carry_vps))
        if any(sheet.penalty_vps):
            lost = -sheet.penalty_vps[0], -sheet.penalty_vps[1]
            yield (translate("MatchReport", "VP penalty"), *self._hundredths(lost))
        vps = [self._vp(each) for each in match_vps(sheet, total, self.scale)]
        name = translate("MatchReport", "Victory Points")
        if self.standing.adopted is not None:
            name = translate("MatchReport", "VP by the scores")
        yield (name, *self._unless_blank(vps))

    def _unless_blank(self, texts: Sequence[str]) -> tuple[str, str]:
        """Two texts; nothing on a sheet to write on, where they are not true yet."""
        return ("", "") if self.blank else (texts[0], texts[1])

    def _sum_row(self, width: int, label: str, home: str, away: str) -> list[Cell]:
        cells = [Cell(label), *[Cell("")] * (width - 4), Cell(home), Cell(away), Cell("")]
        return [cell._replace(strong=True) for cell in cells]

    # A match at each table

    def matches(self) -> Table:
        """What each table comes to."""
        translate = self.language.translate
        headings = [
            translate("MatchReport", "Table"),
            translate("MovementCards", "NS"),
            translate("MovementCards", "EW"),
            translate("MatchReport", "Boards"),
            translate("MatchReport", "NS IMPs"),
            translate("MatchReport", "NS margin"),
        ]
        if self.scale is not None:
            headings += [translate("MatchReport", "NS VP"), translate("MatchReport", "EW VP")]
        rows = [self._match_row(table) for table in range(self.sheet.tables)]
        title = translate("MatchReport", "Results of the tables")
        return self._table(title, headings, rows, (1, 2))

    def _match_row(self, table: int) -> list[Cell]:
        total = self.result.matches[table]
        names = self.sheet.names[table] if self.sheet.names else ("", "")
        margins = sides_text(
            (Fraction(total.margins[0]), Fraction(total.margins[1])), self.language
        )
        cells = [
            _number(table + 1),
            *map(Cell, names),
            _number(total.counted),
            Cell(sides_text(total.imps, self.language), float(total.imps[0])),
            Cell(margins, total.margins[0]),
        ]
        if self.scale is not None:
            vps = match_vps(self.sheet, total, self.scale)
            cells += [Cell(self._vp(each), each / 100) for each in vps]
        return cells

    def boards(self, tables: Sequence[int]) -> Table:
        """Points and IMPs of some tables on every board."""
        translate = self.language.translate
        headings = self._board_headings()
        datum = any(line.datum is not None for line in self.result.lines)
        if datum:
            headings.append(translate("MatchReport", "Datum"))
        for table in tables:
            name = table_name(self.sheet, table, self.language)
            headings.append(translate("MatchReport", "{table} NS points").format(table=name))
            headings.append(translate("MatchReport", "NS IMPs"))
        rows: list[list[Cell]] = []
        for line, result in zip(self.sheet.lines, self.result.lines, strict=True):
            cells = self._board_cells(line)
            if datum:
                cells.append(self._points_cell(result.datum))
            for table in tables:
                cells += self._table_cells(line, result, table)
            rows.append(cells)
        title = translate("MatchReport", "Scores by boards")
        return self._table(title, headings, rows, (0, 1))

    def _table_cells(self, line: BoardLine, result: LineResult, table: int) -> tuple[Cell, Cell]:
        if self.blank:
            return LITTLE_ROOM, LITTLE_ROOM
        imps = result.imps[table]
        score = self._score_cell(line, result, table)
        return score, Cell("") if imps is None else self._running(imps)

    # What both have

    def _board_headings(self) -> list[str]:
        return [
            self.language.translate("MatchReport", "Board"),
            self.language.translate("MatchReport", "Vulnerable"),
        ]

    def _board_cells(self, line: BoardLine) -> list[Cell]:
        vulnerable = vulnerability_text(line.number, self.language)
        return [_number(line.number), Cell(vulnerable)]

    def _score_cell(self, line: BoardLine, result: LineResult, table: int) -> Cell:
        """The points of North-South at a table; a weighted score in full."""
        entry: Entry | None = line.entries[table]
        mark = None if self.blank else _mark(line, entry)
        if entry is None or line.status is Status.CANCELLED:
            return LITTLE_ROOM if self.blank else Cell("", mark=mark)
        if len(entry.shares) != 1:
            return Cell(entry_text(entry, self.language), mark=mark)
        cell = self._points_cell(result.points[table][0][1])._replace(mark=mark)
        if table in result.odd:
            points = result.points[table][0][1]
            return cell._replace(note=odd_text(points, line.number, self.language))
        return cell

    def _points_cell(self, points: int | None) -> Cell:
        return Cell("") if points is None else Cell(points_text(points, self.language), points)

    def _remark(self, line: BoardLine) -> Cell:
        words = {
            Status.PLAYED: "",
            Status.CANCELLED: self.language.translate("MatchReport", "cancelled"),
            Status.ADJUSTED: self.language.translate("MatchReport", "adjusted"),
        }
        return Cell(", ".join(filter(None, (words[line.status], line.why))))

    def _imps_cell(self, imps: Fraction) -> Cell:
        return Cell(imps_text(imps, self.language), float(imps))

    def _plain_cell(self, imps: Fraction) -> Cell:
        return Cell(imps_text(imps, self.language).removeprefix("+"), float(imps))

    def _running(self, imps: SideImps) -> Cell:
        return Cell(sides_text(imps, self.language), float(imps[0]))

    def _hundredths(self, sides: Sides) -> tuple[str, str]:
        home, away = (imps_text(Fraction(each, 100), self.language) for each in sides)
        return home, away

    def _vp(self, hundredths: int) -> str:
        assert self.scale is not None
        return vp_text(hundredths, self.language, whole=self.scale.whole)

    def _table(
        self, title: str, headings: list[str], rows: list[list[Cell]], words: Sequence[int]
    ) -> Table:
        parts = [method_name(self.sheet.method, self.language)]
        translate = self.language.translate
        if self.sheet.method is Method.CROSS_TEAMS and self.sheet.divisor > 1:
            text = translate("MatchReport", "IMPs divided by {number}")
            parts.append(text.format(number=self.sheet.divisor))
        if self.sheet.method is Method.BUTLER and self.sheet.trim:
            text = translate("MatchReport", "scores left out at each end: {number}")
            parts.append(text.format(number=self.sheet.trim))
        if self.scale is not None:
            parts.append(rule_text((self.scale,), self.language))
        if self.sheet.method.teams and self.result.matches[0].unequal:
            parts.append(translate("MatchReport", "the VPs of each side are from its own margin"))
        cells = tuple(map(tuple, rows))
        starts = tuple(range(len(rows)))
        rule = "; ".join(parts)
        table = Table(
            title, rule, tuple(headings), cells, starts, words=tuple(words), filled_in=self.blank
        )
        return with_key(table, self.language)


def _number(value: int) -> Cell:
    return Cell(str(value), value)


def _mark(line: BoardLine, entry: Entry | None) -> Mark | None:
    """The sign of a score, for everybody to see; what only looks odd has its note."""
    if line.status is not Status.PLAYED:
        return Mark.ADJUSTED if line.status is Status.ADJUSTED else Mark.RULED
    if entry is None:
        return Mark.MISSING
    return Mark.ADJUSTED if entry.adjusted else None
