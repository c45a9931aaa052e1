"""A federation's register of players: found by a number or by parts of a name."""

from __future__ import annotations

import csv
import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from heapq import nsmallest
from itertools import accumulate, chain, islice, takewhile

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.foreign.csv_cells import as_meant
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Contestant
from vpdesk.tournament.field import entrants_headings as headings

MOST_PLAYERS = 500_000
MOST_FOUND = 12
LOOKED_AT = 200  # rows of a table without headings, to see what its columns are
SEPARATORS = "\t;,"
MOST_LINES = 2 * MOST_PLAYERS
_LINE = re.compile(r"[^\n]*\n|[^\n]+")
_MARKS, _BLANKS = re.compile("[\u0300-\u036f]+"), re.compile(" +")

NO_PLAYERS = QT_TRANSLATE_NOOP("PairsError", "There are no names in the register.")
NO_NAMES = QT_TRANSLATE_NOOP(
    "PairsError", "The register has no column with names; give it the heading Name."
)
TOO_MANY = QT_TRANSLATE_NOOP("PairsError", "The register has more than {most} players.")
QUOTES = QT_TRANSLATE_NOOP("PairsError", "A quotation mark is missing or misplaced in this row.")


@dataclass(frozen=True, slots=True)
class Registered:
    """A player of a register. number: as it is written there, "" without one."""

    number: str
    name: str
    club: str = ""


class Register:
    """Players, and what finds them; a search among 100,000 takes some milliseconds."""

    def __init__(self, players: Sequence[Registered]) -> None:
        lines = _folded_lines([each.name for each in players])
        order = sorted(range(len(players)), key=lines.__getitem__)
        self.players = tuple(players[at] for at in order)  # by name
        # Each word after a blank, so that a blank and its beginning find it.
        self._names = [f" {lines[at]}" for at in order]
        self._text = "\n".join(self._names)
        self._starts = [0, *accumulate(len(each) + 1 for each in self._names)]
        self._by_number: dict[str, Registered] = {}
        for each in self.players:
            if each.number:
                self._by_number.setdefault(each.number, each)
        self._numbers = sorted(self._by_number)

    def __len__(self) -> int:
        """How many players there are."""
        return len(self.players)

    def number(self, number: str) -> Registered | None:
        """The player with a number."""
        return self._by_number.get(number.strip())

    def search(self, text: str, most: int = MOST_FOUND) -> tuple[Registered, ...]:
        """Those whose number begins so, or whose name has words that begin with all of these.

        Accents and capitals do not matter. First those whose name begins so, then by name.
        """
        typed = text.strip()
        if typed.isdecimal():
            first = bisect_left(self._numbers, typed)
            begins = takewhile(lambda each: each.startswith(typed), self._numbers[first:])
            found = nsmallest(most, begins, key=lambda each: (len(each), each))
            return tuple(self._by_number[each] for each in found)
        words = [f" {each}" for each in folded(typed).split()]
        if not words or not all(each in self._text for each in words):
            return ()
        places = islice(chain(self._beginning(words), self._elsewhere(words)), most)
        return tuple(self.players[at] for at in places)

    def _beginning(self, words: Sequence[str]) -> Iterator[int]:
        """The places of names that begin with the first word and have the others."""
        for at in range(bisect_left(self._names, words[0]), len(self._names)):
            name = self._names[at]
            if not name.startswith(words[0]):
                break
            if all(each in name for each in words):
                yield at

    def _elsewhere(self, words: Sequence[str]) -> Iterator[int]:
        """Those of all other names that have the words; the longest one is looked for."""
        longest = max(words, key=len)
        found = self._text.find(longest)
        while found >= 0:
            at = bisect_right(self._starts, found) - 1
            name = self._names[at]
            if not name.startswith(words[0]) and all(each in name for each in words):
                yield at
            found = self._text.find(longest, self._starts[at + 1])

    def named(self, name: str) -> Registered | None:
        """The only player who is called so, whatever the order of the words; else None."""
        words = sorted(folded(name).split())
        found = [
            each
            for each in self.search(name, most=LOOKED_AT)
            if sorted(folded(each.name).split()) == words
        ]
        return found[0] if len(found) == 1 else None


def folded(text: str) -> str:
    """A text without accents, capitals and commas, to be compared."""
    return _folded_lines([text])[0]


def _folded_lines(texts: Sequence[str]) -> list[str]:
    """All of them at once, which is much faster for many; none has a line break."""
    joined = unicodedata.normalize("NFKD", "\n".join(map(one_line, texts)))
    plain = _MARKS.sub("", joined).casefold().replace(",", " ")
    return [each.strip() for each in _BLANKS.sub(" ", plain).split("\n")]


def looked_up(entrants: Sequence[Contestant], register: Register) -> list[Contestant]:
    """Entrants whose names are numbers of the register by their names, and others with numbers.

    A name has its number where only one player is called so. A club is theirs where both have it.
    """
    found = []
    for each in entrants:
        players = [register.number(name) or register.named(name) for name in each.names]
        pairs = list(zip(each.names, players, strict=True))
        clubs = {player.club for _, player in pairs if player is not None}
        club = clubs.pop() if len(clubs) == 1 and all(players) else ""
        entrant = replace(
            each,
            names=tuple(player.name if player else name for name, player in pairs),
            register=tuple(player.number if player else "" for _, player in pairs),
            club=each.club or club,
        )
        found.append(entrant)
    return found


def renamed(entrant: Contestant, at: int, typed: str, register: Register) -> Contestant:
    """An entrant with another name at a place (0 or 1): typed, or of a number of the register."""
    names, numbers = [*entrant.names, "", ""][:2], [*entrant.register, "", ""][:2]
    player = register.number(typed) or register.named(typed)
    names[at] = player.name if player else typed
    numbers[at] = player.number if player else ""
    return replace(entrant, names=tuple(names), register=tuple(numbers) if any(numbers) else ())


def read_register(text: str, known: Mapping[str, str]) -> Register:
    """The register in a table with tabs, semicolons or commas between its cells.

    known: what headings mean, see entrants_headings; without any the contents tell the columns:
    numbers, then the name, a given name, a club. Raises PairsError, with the line.
    """
    rows = _rows(text.removeprefix("\N{ZERO WIDTH NO-BREAK SPACE}"))
    if not rows:
        raise PairsError(NO_PLAYERS, line=1)
    columns = headings.columns_of(rows[0], known)
    if columns is None:
        columns = _guessed(rows[:LOOKED_AT])
    else:
        rows = rows[1:]
        if headings.NAME not in columns:
            raise PairsError(NO_NAMES, line=1)
    players = [each for each in (_player(row, columns) for row in rows) if each.name]
    if not players:
        raise PairsError(NO_PLAYERS, line=1)
    return Register(players)


def _rows(text: str) -> list[list[str]]:
    head = text.split("\n", 1)[0]
    lines = (found.group() for found in _LINE.finditer(text))
    reader = csv.reader(lines, delimiter=max(SEPARATORS, key=head.count), strict=True)
    rows = []
    try:
        for cells in reader:
            if any(map(str.strip, cells)):
                rows.append(cells)
            if len(rows) > MOST_PLAYERS or reader.line_num > MOST_LINES:
                raise PairsError(TOO_MANY, line=reader.line_num, most=MOST_PLAYERS)
    except csv.Error as error:
        raise PairsError(QUOTES, line=reader.line_num) from error
    return rows


def _player(row: Sequence[str], columns: Sequence[str]) -> Registered:
    cells: dict[str, str] = {}
    for column, cell in zip(columns, row, strict=False):
        if column and column not in cells:
            cells[column] = one_line(as_meant(cell))
    number = cells.get(headings.FIDE_NUMBER) or cells.get(headings.NUMBER, "")
    return Registered(number, headings.full_name(cells, " "), cells.get(headings.GROUP, ""))


def _guessed(rows: Sequence[Sequence[str]]) -> list[str]:
    """Numbers are in the first column of digits; names in the first of words, then the rest."""
    width = max(map(len, rows))
    columns = [""] * width
    words = iter((headings.NAME, headings.GIVEN, headings.GROUP))
    for at in range(width):
        cells = [row[at].strip() for row in rows if at < len(row) and row[at].strip()]
        if cells and all(each.isdecimal() for each in cells):
            columns[at] = "" if headings.NUMBER in columns else headings.NUMBER
        elif cells:
            columns[at] = next(words, "")
    if columns.count(headings.GIVEN) and not columns.count(headings.GROUP):
        # Of two columns of words the second is a club where its entries are few.
        at = columns.index(headings.GIVEN)
        kinds = {row[at].strip() for row in rows if at < len(row)}
        if 3 * len(kinds) < len(rows):
            columns[at] = headings.GROUP
    return columns
