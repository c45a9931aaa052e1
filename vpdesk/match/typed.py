"""What is typed into a cell of a score sheet: a score, or what became of the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match.errors import MatchError
from vpdesk.match.letters import Letters
from vpdesk.match.notation import parse_adjusted, parse_entry
from vpdesk.match.score_sheet import (
    BoardLine,
    Entry,
    ScoreSheet,
    Sides,
    Status,
    with_entry,
    with_status,
)

CANCEL, ADJUST = "C", "A"
AT_TABLE = QT_TRANSLATE_NOOP("MatchError", "Board {board}, table {table}: {reason}")
TOO_LONG = QT_TRANSLATE_NOOP(
    "MatchError", "Too many lines, {rows}: from board {board} on there is room for {left}."
)
# The letters that look the same, or are on the same keys, where one types Russian.
_SAME = str.maketrans("САФ", "CAA")


def with_typed(
    sheet: ScoreSheet, number: int, table: int, text: str, letters: Letters, averages: Sides
) -> ScoreSheet:
    """The sheet after a text was typed for a table (from 0) on a board.

    A score as parse_entry reads it; "" takes back what is there, as without_typed does; "C"
    cancels the board, or takes that back; "A" and what parse_adjusted reads gives both sides
    IMPs: of the board in a match of teams, else of the table. averages: the IMPs of an average
    plus and minus, in hundredths. Raises MatchError.
    """
    line, typed = sheet.line(number), " ".join(text.split())
    key = typed[:1].upper().translate(_SAME)
    if not typed:
        return without_typed(sheet, [(number, table)])
    if key == CANCEL and len(typed) == 1:
        back = line.status is Status.CANCELLED
        return with_status(sheet, number, Status.PLAYED if back else Status.CANCELLED)
    if key != ADJUST:
        return with_entry(sheet, number, table, parse_entry(typed, letters))
    given = parse_adjusted(typed[1:], averages)
    if sheet.method.teams:
        return with_status(sheet, number, Status.ADJUSTED, given)
    return with_entry(sheet, number, table, Entry(typed, adjusted=given))


def cancels(text: str) -> bool:
    """What is typed cancels the board."""
    return text.strip().upper().translate(_SAME) == CANCEL


def adjusts(text: str) -> bool:
    """What is typed gives IMPs to both sides, if anything."""
    return text.strip()[:1].upper().translate(_SAME) == ADJUST


def without_typed(sheet: ScoreSheet, places: Iterable[tuple[int, int]]) -> ScoreSheet:
    """The sheet without what stands at some places, each a board and a table from 0.

    Of a board that is cancelled or adjusted this is taken back, and its scores count again.
    """
    gone: dict[int, set[int]] = {}
    for number, table in places:
        gone.setdefault(number, set()).add(table)
    return replace(
        sheet, lines=tuple(_without(line, gone.get(line.number, set())) for line in sheet.lines)
    )


def _without(line: BoardLine, tables: Collection[int]) -> BoardLine:
    if not tables:
        return line
    if line.status is not Status.PLAYED:
        return BoardLine(line.number, line.entries)
    kept = (None if table in tables else each for table, each in enumerate(line.entries))
    return BoardLine(line.number, tuple(kept))


def with_pasted(
    sheet: ScoreSheet,
    start: tuple[int, int],
    rows: Sequence[Sequence[str]],
    letters: Letters,
    averages: Sides,
) -> ScoreSheet:
    """The sheet after rows of texts were pasted, a board a row, a table a column.

    start: the board and the table (from 0) of the first text. Empty texts leave what is there.
    Raises MatchError, with the board and the table.
    """
    first = sheet.row(start[0])
    if first + len(rows) > len(sheet.lines):
        raise MatchError(TOO_LONG, rows=len(rows), board=start[0], left=len(sheet.lines) - first)
    lines = list(sheet.lines)
    for at, texts in enumerate(rows, first):
        alone, number = replace(sheet, lines=(lines[at],)), lines[at].number
        for table, text in enumerate(texts, start[1]):
            if not text.strip():
                continue
            try:
                alone = with_typed(alone, number, table, text, letters, averages)
            except MatchError as error:
                raise MatchError(AT_TABLE, board=number, table=table + 1, reason=error) from error
        lines[at] = alone.lines[0]
    return replace(sheet, lines=tuple(lines))


def next_place(
    sheet: ScoreSheet, number: int, table: int, *, down: bool = False
) -> tuple[int, int]:
    """Where one goes on after a table on a board: its next table, else the next board.

    down: the same table of the next board, and after the last board the first one of the next
    table: two score cards are typed one after the other. After all it is the first place without
    a score; the same place if there is none.
    """
    row = sheet.row(number) + 1
    if down:
        if row < len(sheet.lines):
            return sheet.lines[row].number, table
        if table + 1 < sheet.tables:
            return sheet.lines[0].number, table + 1
    else:
        if table + 1 < sheet.tables and sheet.line(number).status is Status.PLAYED:
            return number, table + 1
        if row < len(sheet.lines):
            return sheet.lines[row].number, 0
    return first_missing(sheet) or (number, table)


def first_missing(sheet: ScoreSheet) -> tuple[int, int] | None:
    """The first board and table without a score; None where there is none."""
    for line in sheet.lines:
        if line.status is Status.PLAYED and None in line.entries:
            return line.number, line.entries.index(None)
    return None


def first_change(before: ScoreSheet, now: ScoreSheet) -> tuple[int, int] | None:
    """The first board and table that is not as before; None where there is none, or other boards.

    Of a board that became another one in all, its first table.
    """
    if before.numbers != now.numbers or before.tables != now.tables:
        return None
    for old, new in zip(before.lines, now.lines, strict=True):
        if old != new:
            pairs = enumerate(zip(old.entries, new.entries, strict=True))
            return new.number, next((table for table, (a, b) in pairs if a != b), 0)
    return None


def place_for(sheet: ScoreSheet, number: int, table: int) -> tuple[int, int]:
    """Where a score of a board belongs: the table if it has none, else the first that has none.

    Raises MatchError if there is no such board.
    """
    entries = sheet.line(number).entries
    if entries[table] is not None and None in entries:
        return number, entries.index(None)
    return number, table
