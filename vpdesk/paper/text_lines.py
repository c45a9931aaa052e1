"""A text of any length in the room that a page has for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from vpdesk.paper.sheet_layout import Ems
from vpdesk.report.table import Cell, Table

LEAST_SHRINK = 0.72  # what would have to shrink more goes on one line more
MOST_LINES = 3
NOTE_LINE = 1.25  # ems from line to line of notes
HALVINGS = 12  # of the doubt about the width that lines of equal length have


class TextLines(NamedTuple):
    """The lines of a text, and the size of their type in points."""

    lines: tuple[str, ...]
    size: float


NO_LINES = TextLines((), 1.0)


def note_lines(
    text: str, sizes: Iterable[float], width: float, height: float, ems: Ems
) -> TextLines:
    """A text in the first of some sizes in which it is no higher; in the last if it is in all."""
    found = NO_LINES
    for size in sizes:
        words = [word for word in text.split(" ") if word]
        found = TextLines(_wrapped(words, width / size, ems, False), size)
        if len(found.lines) * NOTE_LINE * size <= height:
            break
    return found


def fitted_lines(text: str, size: float, room: float, ems: Ems, *, bold: bool = False) -> TextLines:
    """A text so that no line is wider than room points; no line for an empty text.

    size: of the type, at most. As few lines as keep the type from shrinking much, and as
    even as the words allow; what is too long for all lines shrinks further.
    """
    if not text:
        return TextLines((), size)
    lines: tuple[str, ...] = ()
    most = size
    for count in range(1, MOST_LINES + 1):
        lines = _even_lines(text, count, ems, bold)
        widest = max(ems(line, bold) for line in lines)
        most = min(size, room / (widest or 1))
        if most >= LEAST_SHRINK * size:
            break
    return TextLines(lines, most)


def prose_lines(table: Table, width: float, padding: float, ems: Ems) -> Table:
    """A table of paragraphs as one of lines that go into so many ems, with space between them.

    padding: ems on each side that the column takes of them.
    """
    room = width - 2 * padding - 0.01  # what the sizes of the type are rounded by
    rows: list[tuple[Cell, ...]] = []
    for (cell,) in table.rows:
        lines = _wrapped(cell.text.split(" "), room, ems, cell.strong)
        rows += [(cell._replace(text=line),) for line in lines]
        if not cell.strong:  # a heading stands close to what it is of
            rows.append((Cell(""),))
    while rows and not rows[-1][0].text:
        rows.pop()
    starts = tuple(range(len(rows)))
    return replace(table, rows=tuple(rows), row_starts=starts)


def _even_lines(text: str, count: int, ems: Ems, bold: bool) -> tuple[str, ...]:
    """The words of a text on at most so many lines, the widest of which is the least wide."""
    words = [word for word in text.split(" ") if word]
    least, enough = 0.0, ems(text, bold)
    lines: tuple[str, ...] = (text,)
    for _ in range(HALVINGS if count > 1 else 0):
        width = (least + enough) / 2
        found = _wrapped(words, width, ems, bold)
        if len(found) <= count:
            lines, enough = found, width
        else:
            least = width
    return lines


def _wrapped(words: list[str], width: float, ems: Ems, bold: bool) -> tuple[str, ...]:
    """As many words on each line as go into so many ems, one at least."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and ems(longer, bold) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(line.strip() for line in lines)
