"""Lines of a report file: fields in fixed columns, which count from 1."""

from __future__ import annotations

import re
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError

# No report comes near to them, and within them every file is read in a few seconds.
MOST_CHARACTERS, MOST_LINES, MOST_IN_LINE = 5_000_000, 40_000, 10_000
SHORT_ENOUGH = 24
MOST_DIGITS = 9
_LINE_END = re.compile(r"\r\n|\r|\n")
_POINTS = re.compile(r"([0-9]{0,5})(?:[.,]([0-9]{0,2}))?")

TOO_LARGE = QT_TRANSLATE_NOOP("TournamentError", "The file is too large to be a report file.")
TOO_LONG = QT_TRANSLATE_NOOP("TournamentError", "This line is too long.")
NO_NUMBER = QT_TRANSLATE_NOOP(
    "TournamentError", "Columns {first} to {last} hold {found}; a number belongs there."
)
BLANK = QT_TRANSLATE_NOOP(
    "TournamentError", "Columns {first} to {last} are blank; a number belongs there."
)
NO_POINTS = QT_TRANSLATE_NOOP(
    "TournamentError", "Columns {first} to {last} hold {found}; points belong there, such as 4.5."
)
NO_WORD_NUMBER = QT_TRANSLATE_NOOP("TournamentError", "A number belongs here, not {found}.")
NO_WORD_POINTS = QT_TRANSLATE_NOOP(
    "TournamentError", "Points such as 4.5 belong here, not {found}."
)


def quoted(found: str) -> str:
    """What a file says, short and printable, between quotation marks."""
    begin = found[: SHORT_ENOUGH + 1]
    plain = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in begin)
    return f"“{plain[:SHORT_ENOUGH]}…”" if len(plain) > SHORT_ENOUGH else f"“{plain}”"


def one_line(text: str) -> str:
    """A text with a blank for each character that cannot be shown, and none around it."""
    return "".join(each if each.isprintable() else " " for each in text).strip()


@dataclass(frozen=True, slots=True)
class TrfLine:
    """A line of a file: its number from 1, and its text without the line end."""

    number: int
    text: str

    @property
    def code(self) -> str:
        """What kind of record it is: its first three columns."""
        return self.text[:3]

    @property
    def value(self) -> str:
        """All that follows the code, without the blanks around it."""
        return self.text[3:].strip()

    def field(self, first: int, last: int) -> str:
        """Columns first to last without the blanks around them."""
        return self.text[first - 1 : last].strip()

    def whole(self, first: int, last: int, default: int | None = None) -> int:
        """The number in the columns; the default if they are blank. Raises TournamentError."""
        found = self.field(first, last)
        if not found and default is not None:
            return default
        if _is_whole(found):
            return int(found)
        text = NO_NUMBER if found else BLANK
        raise TournamentError(text, line=self.number, first=first, last=last, found=quoted(found))

    def points(self, first: int, last: int) -> int | None:
        """Points in the columns, in hundredths; None where blank. Raises TournamentError."""
        found = self.field(first, last)
        if not found:
            return None
        if (points := _hundredths(found)) is not None:
            return points
        raise TournamentError(
            NO_POINTS, line=self.number, first=first, last=last, found=quoted(found)
        )

    def whole_word(self, found: str) -> int:
        """The number that a word of the line is. Raises TournamentError."""
        if _is_whole(found):
            return int(found)
        raise TournamentError(NO_WORD_NUMBER, line=self.number, found=quoted(found))

    def points_word(self, found: str) -> int:
        """The points, in hundredths, that a word of the line is. Raises TournamentError."""
        if (points := _hundredths(found)) is not None:
            return points
        raise TournamentError(NO_WORD_POINTS, line=self.number, found=quoted(found))

    def numbers_from(self, first: int) -> tuple[int, ...]:
        """The numbers in four columns each, a blank between them, from a column to the end."""
        starts = range(first, len(self.text.rstrip()) + 1, 5)
        return tuple(self.whole(start, start + 3) for start in starts)

    def in_bytes(self) -> TrfLine:
        """As a writer that counts bytes of UTF-8 instead of letters sees it: a column a byte."""
        return TrfLine(self.number, self.text.encode(errors="replace").decode("latin-1"))


def letters(text: str) -> str:
    """A field of TrfLine.in_bytes as text again."""
    return one_line(text.encode("latin-1").decode("utf-8", errors="replace"))


def lines_of(text: str) -> list[TrfLine]:
    """The lines that hold something; they end in CR, LF or both. Raises TournamentError."""
    if len(text) > MOST_CHARACTERS or text.count("\r") + text.count("\n") > 2 * MOST_LINES:
        raise TournamentError(TOO_LARGE)
    lines = _LINE_END.split(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"))
    if len(lines) > MOST_LINES:
        raise TournamentError(TOO_LARGE)
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_IN_LINE:
            raise TournamentError(TOO_LONG, line=number)
    return [TrfLine(number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _is_whole(found: str) -> bool:
    return found.isascii() and found.isdigit() and len(found) <= MOST_DIGITS


def _hundredths(found: str) -> int | None:
    match = _POINTS.fullmatch(found)
    if not match or not any(match.groups()):
        return None
    return int(match[1] or 0) * 100 + int((match[2] or "").ljust(2, "0"))
