"""Tournament report files: read whole or refused with a reason, written whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.files.atomic import write_atomic
from vpdesk.files.text import read_text, refused
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide import trf
from vpdesk.tournament.tournament import Edition, Entrant, Tournament

DATABASE = "SQLite format 3\0"  # how a tournament file of this program begins
NOT_A_REPORT = QT_TRANSLATE_NOOP(
    "TournamentError",
    "This is an event of vpdesk itself. Open it there, and write a report file (TRF) of it.",
)


def read_trf(path: Path, *, halves: bool = False, by_results: bool = False) -> Tournament:
    """The tournament in a report file; options as those of `trf.read`. Raises TextFileError."""
    return read_report(path, halves=halves, by_results=by_results)[0]


def read_report(
    path: Path, *, halves: bool = False, by_results: bool = False
) -> tuple[Tournament, Edition | None]:
    """The tournament in a report file, and the edition if the file itself names one.

    halves, by_results: as in `trf.read`. Raises TextFileError.
    """
    text = read_text(path)
    if text.startswith(DATABASE):
        raise refused(path, TournamentError(NOT_A_REPORT))
    try:
        made = trf.read(text, halves=halves, by_results=by_results)
        return made, trf.stated_edition(text)
    except TournamentError as error:
        raise refused(path, error) from error


def read_missing_halves(path: Path) -> tuple[tuple[int, int], ...]:
    """The half-point byes, by round and player, that a report file has in the points only.

    See `trf.missing_halves`.
    """
    return trf.missing_halves(read_text(path))


def read_ranks(path: Path) -> tuple[dict[int, int], tuple[str, ...]]:
    """The ranks in a report file that could be read before, and by what they are.

    See `trf.told_ranks`.
    """
    return trf.told_ranks(read_text(path))


def read_players(
    path: Path, headings: Mapping[str, str], *, family_first: bool = False
) -> tuple[Entrant, ...]:
    """The players in a table (see entrants_table.read_players). Raises TextFileError."""
    from vpdesk.tournament.field import entrants_table

    text = read_text(path)
    try:
        return entrants_table.read_players(text, headings, family_first=family_first)
    except TournamentError as error:
        raise refused(path, error) from error


def read_asks_for_order(path: Path) -> bool:
    """A report file that could be read before has other numbers here; see `trf.asks_for_order`."""
    return trf.asks_for_order(read_text(path))


def read_dated_edition(path: Path) -> Edition | None:
    """The edition of the date of a report file that could be read before; see `trf`."""
    return trf.dated_edition(read_text(path))


def write_trf(path: Path, tournament: Tournament, dialect: trf.Dialect = "26") -> None:
    """Write a report file by the rules of a year.

    Raises TournamentError where the format has no place for the tournament, and StorageError if the
    file is not saved.
    """
    write_atomic(path, trf.write(tournament, dialect).encode())
