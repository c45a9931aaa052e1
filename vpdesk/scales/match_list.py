"""Past matches from a table: a CSV file, or what was copied from a spreadsheet."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.scales.calibration import BAD_BOARDS, Matches, check_match
from vpdesk.scales.errors import ScaleError
from vpdesk.scales.rule import MAX_BOARDS

SEPARATORS = "\t;, "
MOST_ROWS = 1_000_000
MOST_IN_ROW = 20_000  # characters
KEPT_FAULTS = 100
HEADING_ROWS = 20  # a title may stand over the headings
ROWS_OF_A_STEP = 2000
LONGEST_CELL = 40  # characters of a cell that an error shows

CODINGS = ("cp1250", "cp1251")  # of Czech, Polish and Russian spreadsheet programs

BOARDS, MARGIN, SIDE = "boards", "margin", "side"
IMPS = "imps"  # a word of headings like "Home IMPs"

Headings = Mapping[str, str]  # what a heading that is known stands for, by it in lower case

_LINE = re.compile(rf"[^\r\n]{{0,{MOST_IN_ROW + 1}}}(?:\r\n?|\n)?")
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}(?:[.,][0-9]{1,9})?")
_BOTH = re.compile(r"([0-9]{1,9}(?:[.,][0-9]{1,9})?)\s*[-:/]\s*([0-9]{1,9}(?:[.,][0-9]{1,9})?)")

TOO_MANY_ROWS = QT_TRANSLATE_NOOP("ScaleError", "The list is too long; it can have {most} rows.")
LONG_ROW = QT_TRANSLATE_NOOP("ScaleError", "The row is too long; it can have {most} characters.")
NO_ROWS = QT_TRANSLATE_NOOP("ScaleError", "There are no matches in the list.")
NO_COLUMNS = QT_TRANSLATE_NOOP(
    "ScaleError",
    "Which column is which? Use headings: Boards and Margin, or Boards and twice IMPs.",
)
ONE_SIDE = QT_TRANSLATE_NOOP(
    "ScaleError", "The IMPs of one side are in {found}, those of the other side in no column."
)
TWO_COLUMNS = QT_TRANSLATE_NOOP("ScaleError", "Two columns have the heading {found}.")
BAD_QUOTES = QT_TRANSLATE_NOOP(
    "ScaleError", "A quotation mark is missing or misplaced in this row or above it."
)
NO_BOARDS = QT_TRANSLATE_NOOP("ScaleError", "The number of boards is missing.")
NO_RESULT = QT_TRANSLATE_NOOP("ScaleError", "The result is missing.")
BAD_IMPS = QT_TRANSLATE_NOOP("ScaleError", "{found} is not a number of IMPs.")


@dataclass(frozen=True, slots=True)
class MatchList:
    """The matches of a list.

    left_out: how many rows are not among them. faults: why, with the line, for the first rows.
    """

    matches: Matches
    left_out: int = 0
    faults: tuple[ScaleError, ...] = ()


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the boards stand, and the margin or the IMPs of both sides."""

    boards: int
    results: tuple[int, ...]


def match_steps(text: str, headings: Headings) -> Generator[float, None, MatchList]:
    """Read matches, a row each; yields the share that is done.

    Cells are separated by tabs, semicolons, commas or blanks. Headings say which column has the
    boards, and which the margin or the IMPs of both sides; one column of IMPs, without a side,
    has the margin. Where only the boards have a heading that is known, two other columns of
    numbers are the IMPs of both sides. Other columns are passed over. Without headings there
    are two columns (boards, margin) or three (boards, IMPs of both sides). A margin with
    decimals is rounded, a half up. A row that makes no sense is left out and told.
    Raises ScaleError, with the line, where the list makes no sense, or most of its rows.
    """
    text = text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}")
    if not text.strip():
        raise ScaleError(NO_ROWS)
    rows = _rows(text)
    columns, first_rows = _columns(rows, headings)
    counts: Counter[tuple[int, int]] = Counter()
    faults: list[ScaleError] = []
    numbers = _Numbers()
    left_out = 0
    length = 1 + max(columns.boards, *columns.results)
    for number, (line, cells, done) in enumerate(_chained(first_rows, rows)):
        if number >= MOST_ROWS:
            raise ScaleError(TOO_MANY_ROWS, most=MOST_ROWS)
        if len(cells) < length:
            cells = [*cells, *[""] * (length - len(cells))]  # noqa: PLW2901 - a short row
        found = (cells[columns.boards], *[cells[at] for at in columns.results])
        try:
            counts[_match(found, line, numbers)] += 1
        except ScaleError as fault:
            left_out += 1
            if len(faults) < KEPT_FAULTS:
                faults.append(fault)
        if number % ROWS_OF_A_STEP == 0:
            yield done
    if left_out > counts.total() or not counts:
        raise faults[0] if faults else ScaleError(NO_ROWS)
    return MatchList(Matches(dict(counts)), left_out, tuple(faults))


_Row = tuple[int, list[str], float]
"""The line where it begins, from 1; its cells; the share of the text that is read then."""


def _chained(first: Sequence[_Row], rows: Iterator[_Row]) -> Iterator[_Row]:
    yield from first
    yield from rows


class _Lines:
    """The lines of a text with their ends. begun: where the row begins that is being read."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.begun = self.at = 0

    def __iter__(self) -> Iterator[str]:
        for line in _LINE.finditer(self._text):
            self.at = line.end()
            if self.at - self.begun > MOST_IN_ROW:
                raise ScaleError(LONG_ROW, most=MOST_IN_ROW)
            yield line[0]


def _rows(text: str) -> Iterator[_Row]:
    """The rows that hold something. Raises ScaleError."""
    lines = _Lines(text)
    blank = _separator(text)
    reader = csv.reader(lines, delimiter=blank, skipinitialspace=True, strict=True)
    line, length = 1, len(text)
    try:
        for cells in reader:
            if any(cells):
                yield line, cells, lines.at / length
            line, lines.begun = reader.line_num + 1, lines.at
    except ScaleError as error:
        raise ScaleError(error.text, line=line, **error.values) from None
    except csv.Error:
        raise ScaleError(BAD_QUOTES, line=line) from None


def _separator(text: str) -> str:
    """The sign that stands in the most of the first lines; tabs come from spreadsheets."""
    lines = [line.strip() for line in text[:20_000].splitlines()[:100] if line.strip()]
    counts = {sign: sum(sign in line for line in lines) for sign in SEPARATORS}
    return max(SEPARATORS, key=lambda sign: counts[sign])


def _columns(rows: Iterator[_Row], known: Headings) -> tuple[_Columns, list[_Row]]:
    """The columns, and the rows that were read and are no headings. Raises ScaleError."""
    read: list[_Row] = []
    for row in rows:
        columns = _headed(row, known)
        if columns is not None:
            return columns, []
        read.append(row)
        if len(read) == HEADING_ROWS:
            break
    if not read:
        raise ScaleError(NO_ROWS)
    columns, begin = _partly_headed(read, known)
    if columns is not None:
        return columns, read[begin:]
    line, cells, _ = read[0]
    shown = [cell for cell in cells if cell.strip()]
    if len(shown) not in (2, 3) or not all(map(_is_result, shown)):
        raise ScaleError(NO_COLUMNS, line=line)
    places = [at for at, cell in enumerate(cells) if cell.strip()]
    return _Columns(places[0], tuple(places[1:])), read


def _headed(row: _Row, known: Headings) -> _Columns | None:
    """The columns that a row of headings names; None for a row that is none."""
    line, cells, _ = row
    meanings = [_meaning(cell, known) for cell in cells]
    boards, margins, sides = (
        [at for at, meaning in enumerate(meanings) if meaning == each]
        for each in (BOARDS, MARGIN, SIDE)
    )
    if not boards or not (margins or sides):
        return None
    for places, most in ((boards, 1), (margins, 1), (sides, 2)):
        if len(places) > most and not (places is sides and margins):
            raise ScaleError(TWO_COLUMNS, line=line, found=_shown(cells[places[most]]))
    if not margins and len(sides) == 1 and known.get(_plain_heading(cells[sides[0]])) != IMPS:
        raise ScaleError(ONE_SIDE, line=line, found=_shown(cells[sides[0]]))
    return _Columns(boards[0], tuple(margins or sides))


def _partly_headed(read: Sequence[_Row], known: Headings) -> tuple[_Columns | None, int]:
    """The columns where only the boards have a heading that is known, and the row they begin at.

    Then two other columns of numbers are the result, for the names of the sides may stand over
    them; VPs they are not.
    """
    for begin, (_, headings, _) in enumerate(read[:-1], 1):
        boards = [at for at, cell in enumerate(headings) if _meaning(cell, known) == BOARDS]
        if len(boards) == 1:
            rows = [cells for _, cells, _ in read[begin:]]
            numbers = [
                at
                for at, heading in enumerate(headings)
                if at != boards[0]
                and "vp" not in _plain_heading(heading)
                and all(_is_result(cells[at]) for cells in rows if at < len(cells))
            ]
            if len(numbers) == 2:
                return _Columns(boards[0], tuple(numbers)), begin
    return None, 0


def _meaning(cell: str, known: Headings) -> str:
    for plain in map(_plain_heading, _readings(cell)):
        if known.get(plain, IMPS) != IMPS:
            return known[plain]
        if any(known.get(word) == IMPS for word in re.findall(r"[^\W0-9]+", plain)):
            return SIDE
    return ""


def _readings(cell: str) -> Iterator[str]:
    """A heading, and what it says if it was written in another of Windows' codings."""
    yield cell
    for coding in CODINGS:
        with suppress(UnicodeError):
            yield cell.encode("latin-1").decode(coding)


def _plain_heading(cell: str) -> str:
    return re.sub(r"[\s.,_/\-:()'’*#]+", " ", cell.casefold()).strip()


def _is_result(cell: str) -> bool:
    plain = _plain(cell)
    return bool(_NUMBER.fullmatch(plain) or _BOTH.fullmatch(plain))


class _Numbers(dict[str, Decimal | None]):
    """The numbers that cells say, None where they say none; each text is read once."""

    def __missing__(self, cell: str) -> Decimal | None:
        found = _NUMBER.fullmatch(_plain(cell))
        number = self[cell] = Decimal(found[0].replace(",", ".")) if found else None
        return number


def _match(cells: tuple[str, ...], line: int, numbers: _Numbers) -> tuple[int, int]:
    """Boards and margin of a row. Raises ScaleError."""
    boards, *imps = [numbers[cell] for cell in cells]
    if imps == [None] and (both := _BOTH.fullmatch(_plain(cells[1]))):
        imps = [numbers[cell] for cell in both.groups()]
    known = [each for each in imps if each is not None]
    if boards is None or boards != int(boards) or len(known) < len(imps):
        raise _fault(cells, line, numbers)
    margin = known[0] - known[1] if len(known) == 2 else known[0]
    match = int(boards), int(abs(margin).to_integral_value(ROUND_HALF_UP))
    try:
        check_match(*match)
    except ScaleError as error:
        raise ScaleError(error.text, line=line, **error.values) from None
    return match


def _fault(cells: tuple[str, ...], line: int, numbers: _Numbers) -> ScaleError:
    """Why a row is not that of a match."""
    boards, *results = cells
    if not boards.strip():
        return ScaleError(NO_BOARDS, line=line)
    number = numbers[boards]
    if number is None or number != int(number):
        return ScaleError(BAD_BOARDS, line=line, found=_shown(boards), most=MAX_BOARDS)
    if not all(cell.strip() for cell in results):
        return ScaleError(NO_RESULT, line=line)
    bad = next(cell for cell in results if numbers[cell] is None)
    return ScaleError(BAD_IMPS, line=line, found=_shown(bad))


def _plain(cell: str) -> str:
    """A cell without blanks around it, and with the signs that a keyboard has."""
    return cell.strip().replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "-")


def _shown(cell: str) -> str:
    """A cell as an error quotes it."""
    plain = one_line(cell)
    short = plain if len(plain) <= LONGEST_CELL else f"{plain[:LONGEST_CELL]}…"
    return f"“{short}”"
