"""What is typed into a cell of a score sheet: a score, or what became of the board."""

from __future__ import annotations

from vpdesk.match.notation import Letters, parse_adjusted, parse_entry
from vpdesk.match.sheet import Entry, Sheet, Status, cleared, with_entry, with_status

CANCEL, ADJUST = "C", "A"
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


def without(sheet: Sheet, numbers: tuple[int, ...]) -> Sheet:
    """The sheet without anything on these boards. Raises MatchError."""
    for number in numbers:
        sheet = cleared(sheet, number)
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
