"""The tables of a page in HTML, as sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from vpdesk.scales.errors import ScaleError
from vpdesk.scales.reading import MOST_CELLS, MOST_COLUMNS, MOST_ROWS, TOO_LARGE

MOST_NAME = 40  # characters
MOST_SPAN = 1000
MOST_TAGS, MOST_OPEN = 1_000_000, 100  # of a page; tables in each other

Rows = list[list[str]]

_TABLE = re.compile(r"<table[\s>]", re.IGNORECASE)
_CELL = re.compile(r"<t[rdh][\s>]", re.IGNORECASE)
_SPAN = re.compile(r"\b(col|row)span\s*=\s*[\"']?\s*(\d{1,4})", re.IGNORECASE)
_SKIPPED = ("script", "style", "sup")  # a raised number is that of a footnote
_HIDDEN = re.compile(
    r"aria-hidden\s*=\s*[\"']?true|class\s*=\s*[\"']?hidden\b|display\s*:\s*none", re.IGNORECASE
)
_INLINE = ("span", "i", "svg")  # signs and words that are not part of a number
_CELLS = ("td", "th")
_LINES = ("br", "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "caption", "title", "body")


def is_html(text: str) -> bool:
    """It is a page, or a part of one, that has a table."""
    begins = text.lstrip("\N{ZERO WIDTH NO-BREAK SPACE} \t\r\n").startswith("<")
    table = _TABLE.search(text) if begins else None
    return table is not None and _CELL.search(text, table.end() - 1) is not None


def html_tables(text: str) -> list[tuple[str, Rows]]:
    """Each table with the words above it, in the order in which they end.

    A merged cell is blank but for its first place. Raises ScaleError where they are too large.
    """
    if text.count("<") > MOST_TAGS:
        raise _too_large()
    page = _Page()
    for tag, words, after in _pieces(text):
        page.tag(tag, words)
        page.write(after)
    return [(name, rows) for name, rows in page.tables() if any(map(any, rows))]


def _pieces(text: str) -> Iterator[tuple[str, str, str]]:
    """Each tag in lower case ("/td"), the words in it, and the text behind it."""
    first, *pieces = text.split("<")
    yield "", "", first
    until = ""  # the end of what is skipped
    for piece in pieces:
        tag, _, after = piece.partition(">")
        name, _, words = tag.partition(" ")
        name = name.strip().rstrip("/").lower()
        if until == "--":
            if "-->" in piece:
                until = ""
                yield "", "", piece.partition("-->")[2]
        elif until:
            if name == until:
                until = ""
                yield "", "", after
        elif piece.startswith("!--"):
            if "-->" in piece:
                yield "", "", piece.partition("-->")[2]
            else:
                until = "--"
        elif _is_skipped(name, words) and not tag.endswith("/"):
            until = f"/{name}"
        elif piece[:1].isalpha() or piece[:1] in "/!?":
            yield name, words, after
        else:  # a sign that is smaller than something
            yield "", "", f"<{piece}"


def _is_skipped(name: str, words: str) -> bool:
    """An element whose text is no part of a table, or is not in sight."""
    return name in _SKIPPED or (name in _INLINE and bool(_HIDDEN.search(words)))


class _Table:
    """A table as it is filled. above: the words before it."""

    def __init__(self, above: str) -> None:
        self.name = above
        self.rows: Rows = []
        self.cell: list[str] | None = None  # the text of the open cell
        self._at = (0, 0)
        self._covered: dict[int, int] = {}  # rows that merged cells still reach down, by column
        self._here: dict[int, int] = {}

    def begin_row(self) -> None:
        self.end_cell()
        self.rows.append([])
        self._here = {at: rows for at, rows in self._covered.items() if rows}
        self._covered = {at: rows - 1 for at, rows in self._here.items()}
        self._fill()

    def begin_cell(self, words: str) -> None:
        if not self.rows:
            self.begin_row()
        self.end_cell()
        spans = {which.lower(): int(count) for which, count in _SPAN.findall(words)}
        across, down = (min(max(spans.get(each, 1), 1), MOST_SPAN) for each in ("col", "row"))
        row = self.rows[-1]
        self._at = (len(self.rows) - 1, len(row))
        for at in range(len(row), len(row) + across):
            self._covered[at] = down - 1
        row += [""] * across
        self.cell = []

    def end_cell(self) -> None:
        if self.cell is not None:
            row, column = self._at
            self.rows[row][column] = " ".join(unescape("".join(self.cell)).split())
            self.cell = None
            self._fill()

    def _fill(self) -> None:
        """Leave the places free that a cell above reaches down to."""
        row = self.rows[-1]
        while len(row) in self._here:
            row.append("")


class _Page:
    """What is found while a page is gone through."""

    def __init__(self) -> None:
        self._open: list[_Table] = []
        self._ended: list[_Table] = []
        self._line: list[str] = []  # outside of tables
        self._cells = 0

    def tables(self) -> Iterator[tuple[str, Rows]]:
        """All of them, those included that nothing ends."""
        while self._open:
            self._end_table()
        for number, table in enumerate(self._ended, 1):
            yield table.name or str(number), table.rows

    def tag(self, tag: str, words: str) -> None:
        if tag == "table":
            if len(self._open) == MOST_OPEN:
                raise _too_large()
            self._open.append(_Table(self._heading()))
        elif tag == "/table":
            if self._open:
                self._end_table()
        elif self._open:
            self._of_table(self._open[-1], tag, words)
        elif tag in _LINES:
            self._line = []

    def _of_table(self, table: _Table, tag: str, words: str) -> None:
        if tag == "caption":
            table.name = ""
        elif tag == "tr":
            self._count(table)
            table.begin_row()
        elif tag in _CELLS:
            table.begin_cell(words)
            if len(table.rows[-1]) > MOST_COLUMNS:
                raise _too_large()
        elif tag in ("/td", "/th", "/tr"):
            table.end_cell()
        elif tag in _LINES:
            self.write(" ")

    def write(self, text: str) -> None:
        """Add text to the open cell, to a caption, or to the line above a table."""
        if not self._open:
            self._line.append(text)
        elif self._open[-1].cell is not None:
            self._open[-1].cell.append(text)
        elif not self._open[-1].rows:
            self._open[-1].name = _short(self._open[-1].name + text)

    def _heading(self) -> str:
        if self._open:
            return ""
        text, self._line = "".join(self._line), []
        return _short(text)

    def _end_table(self) -> None:
        table = self._open.pop()
        table.end_cell()
        self._count(table)
        self._ended.append(table)

    def _count(self, table: _Table) -> None:
        """Raise ScaleError where it is too much."""
        self._cells += len(table.rows[-1]) if table.rows else 0
        if self._cells > MOST_CELLS or len(table.rows) > MOST_ROWS:
            raise _too_large()


def _too_large() -> ScaleError:
    return ScaleError(TOO_LARGE, rows=MOST_ROWS, cells=MOST_CELLS)


def _short(text: str) -> str:
    """A name in one line."""
    return " ".join(unescape(text).split())[:MOST_NAME]
