"""A rating list, kept offline as a database in which players are found at once.

Read are the lists of the FIDE in columns and in XML, also as the ZIP file that they come in, and
tables with headings (CSV) of federations.
"""

from __future__ import annotations

import csv
import io
import sqlite3
import zlib
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from itertools import chain, islice
from pathlib import Path
from typing import cast
from unicodedata import normalize
from xml.etree.ElementTree import ParseError
from zipfile import BadZipFile, ZipExtFile, ZipFile

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import OTHER, TEXTS, StorageError, put_in_place
from vpdesk.files.paths import is_file
from vpdesk.files.temporary import temporary_for
from vpdesk.files.text import TextFileError, not_read, refused
from vpdesk.foreign.gate import TooMuchError, lines_of, unpacked, whole
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.rated import XML, Rated, fixed_columns, rated
from vpdesk.tournament.field import entrants_headings as headings
from vpdesk.tournament.tournament import Entrant

MOST_PLAYERS = 5_000_000
MOST_FOUND = 12
IN_A_STEP = 5000
MOST_LINE = 10_000  # bytes
MOST_AT_ALL, MOST_RATIO = 1_000_000, 100  # bytes unpacked, and more for each that is packed
SEPARATORS = "\t;,"
ENDINGS = (".zip", ".txt", ".xml", ".csv")

NO_LIST = QT_TRANSLATE_NOOP(
    "TournamentError",
    "This is not a rating list: no FIDE columns, and no headings such as Name and Rating.",
)
TOO_MANY = QT_TRANSLATE_NOOP("TournamentError", "The rating list has more than {most} players.")
DAMAGED = QT_TRANSLATE_NOOP(
    "TournamentError", "The rating list that is kept is damaged; choose it again."
)

# What the parsers say of a file that is none of theirs.
_SENSELESS = (TooMuchError, ParseError, BadZipFile, csv.Error, EOFError, RuntimeError, zlib.error)

_COLUMNS = "fide_number, name, title, sex, federation, rating, rapid, blitz, birth, club"
_TABLES = f"""
CREATE TABLE read ({_COLUMNS});
CREATE TABLE players (id INTEGER PRIMARY KEY, {_COLUMNS});
CREATE INDEX numbers ON players (fide_number);
CREATE VIRTUAL TABLE names USING
  fts5 (name, content='', prefix='2 3', tokenize='unicode61 remove_diacritics 2');
"""
# The strongest first, so that they are found first.
_SORTED = f"""
INSERT INTO players ({_COLUMNS}) SELECT {_COLUMNS} FROM read ORDER BY rating DESC, name;
DROP TABLE read;
INSERT INTO names (rowid, name) SELECT id, name FROM players;
"""
Steps = Generator[float, None, int]


class RatingList:
    """The list in a file that keep_list made, empty while there is none.

    What is asked for raises TournamentError where the file is damaged.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def __len__(self) -> int:
        """How many players there are."""
        rows = self._rows("SELECT coalesce(max(id), 0) FROM players", ())
        return int(rows[0][0]) if rows else 0

    def number(self, number: str) -> Rated | None:
        """The player with a FIDE number."""
        found = self._players("fide_number = ? AND fide_number != ''", (number.strip(), 1))
        return found[0] if found else None

    def named(self, name: str) -> Rated | None:
        """The only player who is called so, whatever the order of the words; else None."""
        words = sorted(_words(name))
        found = [
            each for each in self.search(name, 200) if sorted(_words(each.player.name)) == words
        ]
        return found[0] if len(found) == 1 else None

    def search(self, text: str, most: int = MOST_FOUND) -> tuple[Rated, ...]:
        """Those whose number begins so, or whose name has words that begin with all of these.

        Accents and capitals do not matter. The strongest come first.
        """
        typed = text.strip()
        if typed.isascii() and typed.isdigit():
            return self._players("fide_number >= ? AND fide_number < ?", (typed, f"{typed}:", most))
        words = " ".join(f'"{each}"*' for each in _words(typed))
        if not words:
            return ()
        return self._players(
            "id IN (SELECT rowid FROM names WHERE names MATCH ? ORDER BY rowid LIMIT ?)",
            (words, most, most),
        )

    def _players(self, where: str, values: tuple[str | int, ...]) -> tuple[Rated, ...]:
        sql = f"SELECT {_COLUMNS} FROM players WHERE {where} ORDER BY id LIMIT ?"
        return tuple(_rated(row) for row in self._rows(sql, values))

    def _rows(self, sql: str, values: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
        if not is_file(self._path):
            return []
        try:
            uri = f"{self._path.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(uri, uri=True)) as database:
                return database.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise TournamentError(DAMAGED) from error


def keep_list(path: Path, kept: Path, known: Mapping[str, str]) -> Steps:
    """Steps that read a rating list and keep it in a file; each yields how much is read, 0 to 1.

    known: what headings of tables mean, see entrants_headings. The last step returns the number of
    players. Raises TextFileError, StorageError; the list that was kept before stays then.
    """
    temporary = temporary_for(kept)
    try:
        with suppress(OSError):  # making the database then says what is wrong
            kept.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(temporary, isolation_level=None)) as database:
            database.executescript(
                f"PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; {_TABLES}"
            )
            count = yield from _fill(database, path, known)
            database.executescript(f"BEGIN; {_SORTED} COMMIT;")
        put_in_place(temporary, kept)
    except sqlite3.Error as error:
        raise StorageError(OTHER, name=kept.name, folder=kept.parent, reason=str(error)) from error
    except TextFileError:
        raise
    except OSError as error:
        text = TEXTS.get(error.errno or 0, OTHER)
        told = {"folder": kept.parent, "reason": error.strerror or str(error)}
        raise StorageError(text, name=kept.name, **told) from error
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    return count


def _fill(database: sqlite3.Connection, path: Path, known: Mapping[str, str]) -> Steps:
    """Read all players into the database."""
    count = 0
    insert = f"INSERT INTO read VALUES ({', '.join('?' * len(_COLUMNS.split(',')))})"
    try:
        with path.open("rb") as file, ExitStack() as stack:
            size = max(1, path.stat().st_size)
            players = _read(_content(file, stack), known)
            database.execute("BEGIN")
            while rows := [_row(each) for each in islice(players, IN_A_STEP)]:
                database.executemany(insert, rows)
                count += len(rows)
                yield min(1.0, file.tell() / size)
            database.execute("COMMIT")
    except TournamentError as error:
        raise refused(path, error) from error
    except _SENSELESS as error:
        raise refused(path, TournamentError(NO_LIST)) from error
    except (OSError, ValueError) as error:
        raise not_read(path, error) from error
    return count


def _content(file: io.BufferedReader, stack: ExitStack) -> io.BufferedReader:
    """What is in the file; of a ZIP file the largest that is in it."""
    if not file.peek(4).startswith(b"PK\3\4"):
        return file
    archive = stack.enter_context(ZipFile(file))
    largest = max(archive.infolist(), key=lambda each: each.file_size, default=None)
    if largest is None:
        raise BadZipFile
    most = MOST_AT_ALL + MOST_RATIO * largest.compress_size
    inner = cast("ZipExtFile", stack.enter_context(unpacked(archive, largest, most)))
    return io.BufferedReader(inner)


def _read(content: io.BufferedReader, known: Mapping[str, str]) -> Iterator[Rated]:
    """The players of a list. Raises TournamentError, and what its parsers raise."""
    if content.peek(400).lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<"):
        cells: Iterable[Mapping[str, str]] = _xml(content)
    else:
        lines = map(_text, lines_of(content, MOST_LINE))
        cells = _lines(next(lines, ""), lines, known)
    count = 0
    for count, player in enumerate(filter(None, map(rated, cells)), 1):
        if count > MOST_PLAYERS:
            raise TournamentError(TOO_MANY, most=MOST_PLAYERS)
        yield player
    if not count:
        raise TournamentError(NO_LIST)


def _xml(content: io.BufferedReader) -> Iterator[dict[str, str]]:
    for element in whole(content, frozenset(["player"]), MOST_PLAYERS * len(XML) * 2):
        yield {XML[each.tag]: (each.text or "").strip() for each in element if each.tag in XML}


def _lines(
    first: str, lines: Iterator[str], known: Mapping[str, str]
) -> Iterator[Mapping[str, str]]:
    if cut := fixed_columns(first):
        yield from map(cut, lines)
        return
    separator = max(SEPARATORS, key=first.count)
    rows = csv.reader(chain([first], lines), delimiter=separator)
    columns = headings.columns_of(next(rows, []), known)
    if columns is None or headings.NAME not in columns:
        raise TournamentError(NO_LIST)
    for row in rows:
        yield {column: cell.strip() for column, cell in zip(columns, row, strict=False) if column}


def _text(line: bytes) -> str:
    """A line in UTF-8 or else in Latin-1."""
    try:
        return line.decode("utf-8-sig")
    except UnicodeDecodeError:
        return line.decode("latin-1")


def _words(text: str) -> list[str]:
    """The words of a name, as they are looked for."""
    composed = normalize("NFC", text).casefold()
    plain = "".join(each if each.isalnum() else " " for each in composed)
    return plain.split()


def _row(each: Rated) -> tuple[str | int, ...]:
    player = each.player
    return (
        *(player.register_number, player.name, player.title, player.sex, player.federation),
        *(player.rating, each.rapid, each.blitz, player.birth, player.group),
    )


def _rated(row: tuple[str | int, ...]) -> Rated:
    number, name, title, sex, federation, rating, rapid, blitz, birth, club = row
    player = Entrant(
        1,
        str(name),
        int(rating),
        str(title),
        str(sex),
        str(federation),
        str(number),
        str(birth),
        str(club),
    )
    return Rated(player, int(rapid), int(blitz))
