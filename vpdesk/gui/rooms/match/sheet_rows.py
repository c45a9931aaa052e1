"""A score sheet in columns, and its lines in words, as they are filled in on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple

from vpdesk.gui.tables.cell_table import broken_heading
from vpdesk.gui.texts import translate
from vpdesk.match import laws
from vpdesk.match.results import LineResult, board_points
from vpdesk.match.score_sheet import BoardLine, Method, ScoreSheet, Status
from vpdesk.report.language import Language
from vpdesk.report.match.words import (
    entry_text,
    imps_text,
    odd_text,
    points_text,
    seated,
    seated_text,
    sides_text,
    table_name,
    team_names,
    vulnerability_text,
)
from vpdesk.report.table import Mark

DASH = "\N{EN DASH}"
LONGEST = 11  # characters of a team's name in a heading


class ColumnKind(Enum):
    """What a column shows."""

    DEALER = "dealer"
    VULNERABLE = "vulnerable"
    SCORE = "score"  # what was entered for a table
    POINTS = "points"  # of North-South at a table
    TABLE_IMPS = "table IMPs"  # of North-South at a table
    DATUM = "datum"
    HOME = "home"  # IMPs
    AWAY = "away"
    TOTAL = "total"  # so far
    REMARKS = "remarks"


ON_THE_LEFT = {ColumnKind.SCORE, ColumnKind.REMARKS}
CENTRED = {ColumnKind.DEALER, ColumnKind.VULNERABLE}


class SheetColumn(NamedTuple):
    """A column; table: whose it is, from 0, or -1 where it is of the whole line.

    short: the heading as it stands there, where a name of a team would make it too wide.
    """

    kind: ColumnKind
    heading: str
    table: int = -1
    tip: str = ""
    short: str = ""


class BoardRow(NamedTuple):
    """A board, with a text for each column, the same as it is typed, notes and signs."""

    number: int
    texts: tuple[str, ...]
    typed: tuple[str, ...]
    notes: tuple[str, ...]
    marks: tuple[tuple[Mark, ...], ...]


def sheet_columns(sheet: ScoreSheet, language: Language) -> tuple[SheetColumn, ...]:
    """The columns of a sheet."""
    columns = [
        SheetColumn(ColumnKind.DEALER, translate("SheetModel", "Dealer")),
        SheetColumn(ColumnKind.VULNERABLE, translate("SheetModel", "Vulnerable")),
    ]
    for table in range(sheet.tables):
        columns += _of_table(sheet, table, language)
    if sheet.method is Method.BUTLER:
        columns.append(SheetColumn(ColumnKind.DATUM, translate("SheetModel", "Datum")))
    if sheet.method.teams:
        imps = translate("SheetModel", "IMPs\n{team}")
        if sheet.method is Method.BOARDS:
            imps = translate("SheetModel", "Points\n{team}")
        names = team_names(sheet, language)
        columns += [
            SheetColumn(
                kind, imps.format(team=name), tip=name, short=imps.format(team=broken_name(name))
            )
            for kind, name in zip((ColumnKind.HOME, ColumnKind.AWAY), names, strict=True)
        ]
        columns.append(SheetColumn(ColumnKind.TOTAL, translate("SheetModel", "Total")))
    return (*columns, SheetColumn(ColumnKind.REMARKS, translate("SheetModel", "Remarks")))


def _of_table(sheet: ScoreSheet, table: int, language: Language) -> list[SheetColumn]:
    name = table_name(sheet, table, language)
    tip, short = "", broken_heading(name)
    if sheet.method.teams:
        tip = seated_text(sheet, table, language)
        if sheet.tables > 2:  # of two rooms it is known who sits where
            team = shortened(team_names(sheet, language)[table % 2])
            name, short = f"{name}\n{tip}", f"{name}\n{seated(team, language)}"
    columns = [
        SheetColumn(ColumnKind.SCORE, name, table, tip, short),
        SheetColumn(ColumnKind.POINTS, translate("SheetModel", "NS\npoints"), table, tip),
    ]
    if not sheet.method.teams:
        columns.append(
            SheetColumn(ColumnKind.TABLE_IMPS, translate("SheetModel", "NS\nIMPs"), table)
        )
    return columns


def shortened(name: str, longest: int = LONGEST) -> str:
    """A name that does not make a column wide, of so many characters at most."""
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"


def broken_name(name: str) -> str:
    """The same on two lines where there are words to break it at."""
    return "\n".join(map(shortened, broken_heading(name).split("\n")))


class SheetWriter:
    """Writes the lines of a sheet; one that is as it was is not written anew."""

    def __init__(self, language: Language) -> None:
        self._language = language
        self._letters = language.letters
        self._by_boards = False
        self._known: dict[int, tuple[BoardLine, LineResult, BoardRow]] = {}

    def rows(
        self, sheet: ScoreSheet, lines: tuple[LineResult, ...], columns: tuple[SheetColumn, ...]
    ) -> tuple[BoardRow, ...]:
        """A row for each line."""
        teams, rows = sheet.method.teams, []
        self._by_boards = sheet.method is Method.BOARDS
        for line, result in zip(sheet.lines, lines, strict=True):
            known = self._known.get(line.number)
            if known is None or known[0] is not line or known[1].imps is not result.imps:
                row = self._row(teams, line, result, columns)
            elif known[1] is result:
                row = known[2]
            else:
                row = self._with_total(known[2], result, columns)
            self._known[line.number] = line, result, row
            rows.append(row)
        return tuple(rows)

    def _with_total(
        self, row: BoardRow, result: LineResult, columns: tuple[SheetColumn, ...]
    ) -> BoardRow:
        """The row of a line that is as it was, where those above it are not."""
        at = next((at for at, each in enumerate(columns) if each.kind is ColumnKind.TOTAL), None)
        if at is None:
            return row
        total = self._imps_text(result, ColumnKind.TOTAL)
        return row._replace(texts=(*row.texts[:at], total, *row.texts[at + 1 :]))

    def _row(
        self, teams: bool, line: BoardLine, result: LineResult, columns: tuple[SheetColumn, ...]
    ) -> BoardRow:
        texts = tuple(self._text(line, result, column) for column in columns)
        typed = tuple(_typed(line, column, teams=teams) for column in columns)
        notes = tuple(self._note(line, result, column) for column in columns)
        marks = tuple(tuple(_marks(line, result, column)) for column in columns)
        return BoardRow(line.number, texts, typed, notes, marks)

    def _text(self, line: BoardLine, result: LineResult, column: SheetColumn) -> str:
        if column.table >= 0:
            return self._table_text(line, result, column)
        if column.kind in (ColumnKind.HOME, ColumnKind.AWAY, ColumnKind.TOTAL):
            return self._imps_text(result, column.kind)
        if column.kind is ColumnKind.DATUM:
            return "" if result.datum is None else points_text(result.datum, self._language)
        return {
            ColumnKind.DEALER: self._letters.seat(laws.dealer(line.number)),
            ColumnKind.VULNERABLE: vulnerability_text(line.number, self._language),
            ColumnKind.REMARKS: _remark(line, result),
        }[column.kind]

    def _table_text(self, line: BoardLine, result: LineResult, column: SheetColumn) -> str:
        entry, language = line.entries[column.table], self._language
        if column.kind is ColumnKind.TABLE_IMPS:
            imps = result.imps[column.table]
            return "" if imps is None else sides_text(imps, language)
        if entry is None:
            return ""
        if column.kind is ColumnKind.POINTS:
            points = result.points[column.table]
            return points_text(points[0][1], language) if len(points) == 1 else ""
        text = entry_text(entry, language)
        # What does not count stands in brackets.
        return text if line.status is Status.PLAYED else f"({text})"

    def _imps_text(self, result: LineResult, kind: ColumnKind) -> str:
        """The IMPs that a side won, with a sign where both have some of their own; or the total."""
        imps = result.imps[0]
        if imps is None:
            return ""
        if kind is ColumnKind.TOTAL:
            return sides_text(result.running[0], self._language)
        if self._by_boards:
            points = board_points(imps)[kind is ColumnKind.AWAY]
            return imps_text(points, self._language).removeprefix("+")
        home, away = imps
        own = home if kind is ColumnKind.HOME else away
        if home != -away:
            return imps_text(own, self._language)
        if own == 0:
            return DASH
        return imps_text(own, self._language).removeprefix("+") if own > 0 else ""

    def _note(self, line: BoardLine, result: LineResult, column: SheetColumn) -> str:
        """What is odd about a score."""
        if column.table not in result.odd or column.kind not in (
            ColumnKind.SCORE,
            ColumnKind.POINTS,
        ):
            return ""
        points = result.points[column.table][0][1]
        return odd_text(points, line.number, self._language)


def _marks(line: BoardLine, result: LineResult, column: SheetColumn) -> Iterator[Mark]:
    """The signs of a score, where one stands or would stand."""
    if column.kind is not ColumnKind.SCORE:
        return
    entry = line.entries[column.table]
    if line.status is not Status.PLAYED:
        yield Mark.ADJUSTED if line.status is Status.ADJUSTED else Mark.RULED
    elif entry is None:
        yield Mark.MISSING
    elif entry.adjusted:
        yield Mark.ADJUSTED
    elif column.table in result.odd:
        yield Mark.ASKED


def _typed(line: BoardLine, column: SheetColumn, *, teams: bool) -> str:
    """What stands in a cell as it would be typed."""
    if column.kind is not ColumnKind.SCORE:
        return ""
    if line.status is Status.CANCELLED:
        return "C"
    if line.status is Status.ADJUSTED and teams:
        return "A {:+} {:+}".format(*line.adjusted)
    entry = line.entries[column.table]
    return "" if entry is None else entry.typed


def _remark(line: BoardLine, result: LineResult) -> str:
    words = []
    if line.status is Status.CANCELLED:
        words.append(translate("SheetModel", "cancelled"))
    elif line.status is Status.ADJUSTED or any(each and each.adjusted for each in line.entries):
        words.append(translate("SheetModel", "adjusted"))
    if line.why:
        words.append(line.why)
    if result.odd:
        words.append(translate("SheetModel", "unusual score"))
    return ", ".join(words)
