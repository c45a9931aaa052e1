"""What is typed into a cell of a score sheet: a score, or what became of the board."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import Letters, parse_adjusted, parse_entry
from vpdesk.match.sheet import Entry, Sheet, Status, with_entry, with_status

CANCEL, ADJUST = "C", "A"
AT_TABLE = QT_TRANSLATE_NOOP("MatchError", "Board {board}, table {table}: {reason}")
TOO_LONG = QT_TRANSLATE_NOOP(
    "MatchError", "{rows} lines are too many: from board {board} on there are {left}."
)
# The letters that look the same, or are on the same keys, where one types Russian.
_SAME = str.maketrans("САФ", "CAA")


def with_typed(
    sheet: Sheet, number: int, table: int, text: str, letters: Letters, average: int
) -> Sheet:
    """The sheet after a text was typed for a table (from 0) on a board.

    A score as parse_entry reads it; "" takes back what is there; "C" cancels the board, or takes
    that back; "A" and what parse_adjusted reads gives both sides IMPs: of the board in a match of
    teams, else of the table. average: the IMPs of an average plus. Raises MatchError.
    """
    line, typed = sheet.line(number), " ".join(text.split())
    key = typed[:1].upper().translate(_SAME)
    if not typed:
        if line.status is Status.PLAYED:
            return with_entry(sheet, number, table, None)
        return with_status(sheet, number, Status.PLAYED)
    if key == CANCEL and len(typed) == 1:
        back = line.status is Status.CANCELLED
        return with_status(sheet, number, Status.PLAYED if back else Status.CANCELLED)
    if key != ADJUST:
        return with_entry(sheet, number, table, parse_entry(typed, letters))
    given = parse_adjusted(typed[1:], average)
    if sheet.method.teams:
        return with_status(sheet, number, Status.ADJUSTED, given)
    return with_entry(sheet, number, table, Entry(typed, adjusted=given))


def with_pasted(
    sheet: Sheet,
    start: tuple[int, int],
    rows: Sequence[Sequence[str]],
    letters: Letters,
    average: int,
) -> Sheet:
    """The sheet after rows of texts were pasted, a board a row, a table a column.

    start: the board and the table (from 0) of the first text. Empty texts leave what is there.
    Raises MatchError, with the board and the table.
    """
    first = sheet.row(start[0])
    if first + len(rows) > len(sheet.lines):
        raise MatchError(TOO_LONG, rows=len(rows), board=start[0], left=len(sheet.lines) - first)
    for number, texts in zip(sheet.numbers[first:], rows, strict=False):
        for table, text in enumerate(texts, start[1]):
            if not text.strip():
                continue
            try:
                sheet = with_typed(sheet, number, table, text, letters, average)
            except MatchError as error:
                raise MatchError(AT_TABLE, board=number, table=table + 1, reason=error) from error
    return sheet


def next_place(sheet: Sheet, number: int, table: int) -> tuple[int, int]:
    """Where one goes on after a table on a board: its next table, else the next board.

    After the last board it is the first place without a score; the same place if there is none.
    """
    if table + 1 < sheet.tables and sheet.line(number).status is Status.PLAYED:
        return number, table + 1
    row = sheet.row(number) + 1
    if row < len(sheet.lines):
        return sheet.lines[row].number, 0
    return first_missing(sheet) or (number, table)


def first_missing(sheet: Sheet) -> tuple[int, int] | None:
    """The first board and table without a score; None where there is none."""
    for line in sheet.lines:
        if line.status is Status.PLAYED and None in line.entries:
            return line.number, line.entries.index(None)
    return None


def place_for(sheet: Sheet, number: int, table: int) -> tuple[int, int]:
    """Where a score of a board belongs: the table if it has none, else the first that has none.

    Raises MatchError if there is no such board.
    """
    entries = sheet.line(number).entries
    if entries[table] is not None and None in entries:
        return number, entries.index(None)
    return number, table
