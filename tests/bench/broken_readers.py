"""Broken files are read or refused by name: python -m tests.bench.broken_readers [N [KIND...]].

N: files of each kind, or of those that are named; others with another SEED in the environment.
Each kind is read in a program of its own, whose peak of memory is told.
A file that a reader fails at is kept in the folder that the last line names.
"""

import io
import json
import os
import sqlite3
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from copy import deepcopy
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from time import perf_counter, process_time
from traceback import format_exc
from typing import Any

from tests.bench.broken_newer import newer_kinds
from tests.bench.endless import peak_mb, reader, workbook
from tests.folders import ROOT
from tests.swiss_events import chess, play_round
from tests.unit.files.evening_files_builders import whole_evening
from tests.unit.files.match_files_builders import CHOICES, sample
from tests.unit.movements.drawn import REAL as MOVEMENTS
from tests.unit.movements.mutations import mutated
from tests.unit.tournament.fide.reports import REAL as REPORTS
from tests.unit.tournament.fide.reports import broken
from vpdesk.errors import WordedError
from vpdesk.files import regulation_file, scale_file
from vpdesk.files.evening.evening_file import FORM, EveningFile
from vpdesk.files.evening.evening_text import to_text as evening_text
from vpdesk.files.match_file import to_text
from vpdesk.files.match_recovery import UNSAVED_MATCHES, UnsavedMatch
from vpdesk.files.movement_recovery import UNSAVED_MOVEMENTS, UnsavedMovement
from vpdesk.files.regulation_library import built_in as regulations
from vpdesk.files.scale_library import built_in as scales
from vpdesk.files.stored import database
from vpdesk.files.stored.journal import ACTION_COLUMNS, Action
from vpdesk.files.stored.seal import seal_of
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.history import History
from vpdesk.match.outcome import Match, adopt
from vpdesk.match.regulations import Way
from vpdesk.movements.formats import FORMATS, write
from vpdesk.pairs.formats import write as write_evening
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.language import Language
from vpdesk.settings import RoomMemory, Settings, save

FILES = 1000
TABLES = ROOT / "tests" / "data" / "tables"
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1.5,
    10**18,
    10**400,
    1e999,
    float("nan"),
    "",
    "x" * 9999,
    [],
    {},
    [[]],
]
VALUES = [
    *("x'ff'", "-1", "9e999", "NULL", "''", "'[[1]]'", "1 << 62", "'[]'", "'{}'", "'7'"),
    *("'null'", "'{\"number\":1}'", "'[[[1],[],1,2]]'", "'[[\"players\",[],[1],null]]'"),
]
PLACES = '0123456789[],"'
PLAYERS = "No;Name;Rating\n" + "".join(f'{at};"Novák, Jan {at}";2100,5\n' for at in range(1, 80))
TABLE = "Boards;8;16\n" + "".join(f"{at};{10 + at / 4:.2f};{10 + at / 5:.2f}\n" for at in range(40))
HTML = f"<table>{''.join(f'<tr><td>{at}<td>{10 + at / 4:.2f}</tr>' for at in range(40))}</table>"
LIST = "Boards,Home IMPs,Away IMPs\n" + "".join(f"16,{at},{at * 7 % 50}\n" for at in range(300))

Make = Callable[[Random], bytes]


def main(files: int = FILES, *kinds: str) -> None:
    kept = Path(mkdtemp(prefix="broken-"))
    for kind in kinds or KINDS:
        command = [sys.executable, "-m", "tests.bench.broken_readers", "read", str(files), kind]
        quiet = subprocess.DEVNULL if kind == "logo png" else None  # libpng speaks of each
        subprocess.run([*command, str(kept)], stderr=quiet, check=False)
    print(f"files that a reader failed at: {len([*kept.iterdir()])}  aim 0  in {kept}")


def _read_all(kind: str, files: int, kept: Path) -> None:
    name, suffix, maker = KINDS[kind]
    read, make, random = reader(name), maker(), Random(kind + os.environ.get("SEED", ""))
    longest, refused, failed, begun = 0.0, 0, 0, perf_counter()
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"file{suffix}"
        for number in range(files):
            data = make(random)
            path.write_bytes(data)
            start = process_time()  # a busy machine says nothing of the reader
            try:
                read(path)
            except (OSError, WordedError) as error:
                refused += 1
                failed += not _is_good(error, path)
            except Exception:
                failed += 1
                (kept / f"{kind}-{number}{suffix}").write_bytes(data)
                (kept / f"{kind}-{number}.txt").write_text(format_exc())
            longest = max(longest, process_time() - start)
            for left in Path(folder).iterdir():
                left.unlink(missing_ok=True)  # a lock may go by itself
    print(
        f"{kind:16} {files:7} files  {refused:7} refused  {failed} failed  longest "
        f"{1000 * longest:6.0f} ms  most {peak_mb():4.0f} MB  all {perf_counter() - begun:6.1f} s",
        flush=True,
    )


def _is_good(error: Exception, path: Path) -> bool:
    """It is one of ours, names the file and is one line."""
    told = isinstance(error, WordedError) and Language().error(error)
    return path.name in str(error) and str(error).isprintable() and bool(told)


def _any(*good: bytes) -> Make:
    return lambda random: mutated(random.choice(good), random)


def _json(*good: bytes) -> Make:
    """Files of JSON, broken anywhere or in what they say."""

    def make(random: Random) -> bytes:
        data = random.choice(good)
        if random.random() < 0.5:
            return mutated(data, random)
        found = json.loads(data)
        for _ in range(random.randint(1, 3)):
            places = list(_places(found))
            if places:
                inside, at = random.choice(places)
                inside[at] = deepcopy(random.choice(ODD))
        return json.dumps(found).encode()

    return make


def _places(found: object) -> Iterator[tuple[Any, Any]]:
    """All places in lists and objects within each other."""
    pairs = enumerate(found) if isinstance(found, list) else ()
    for at, each in found.items() if isinstance(found, dict) else pairs:
        yield found, at
        yield from _places(each)


def _zip(*good: bytes) -> Make:
    """Packed files, broken in one of their parts, or as they are packed."""

    def make(random: Random) -> bytes:
        data = random.choice(good)
        if random.random() < 0.2:
            return mutated(data, random)
        packed = io.BytesIO()
        with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(packed, "w") as new:
            names = old.namelist()
            chosen = random.choice(names)
            for name in names:
                part = old.read(name)
                new.writestr(name, mutated(part, random) if name == chosen else part)
        return packed.getvalue()

    return make


def _evenings() -> Make:
    """The same of an evening."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.vppairs"
        with closing(EveningFile.create(path, whole_evening())) as file:
            file.save(replace(file.evening, name="Other"), "name")
        return _databases(path.read_bytes())


def _tournaments() -> Make:
    """Databases, broken anywhere or in a value of theirs."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "evening.vpt"
        tournament = play_round(chess(20))
        with closing(TournamentFile.create(path, tournament)) as file:
            file.save(play_round(tournament), "round")
        return _databases(path.read_bytes())


def _databases(*goods: bytes) -> Make:
    def make(random: Random) -> bytes:
        good = random.choice(goods)
        if random.random() < 0.5:
            return mutated(good, random)
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
            base.deserialize(good)
            tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master")]
            table = random.choice([each for each in tables if not each.startswith("sqlite_")])
            columns = [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
            column, value = random.choice(columns), random.choice(VALUES)
            if random.random() < 0.3:  # a place in a text: of JSON, a name, a list of numbers
                value = f"replace({column}, '{random.choice(PLACES)}', {value})"
            with suppress(sqlite3.IntegrityError):  # no text can be where a number is the key
                base.execute(f"UPDATE OR IGNORE {table} SET {column} = {value}")
            how = random.random()
            if how < 0.3:  # as tools may leave it: nothing says that it is broken
                base.execute("DELETE FROM settings WHERE name = 'seal'")
                base.execute("PRAGMA user_version=1")
            elif how < 0.9:
                with suppress(ValueError, sqlite3.Error):
                    _reseal(base)
            return base.serialize()

    return make


def _reseal(base: sqlite3.Connection) -> None:
    """As one who wants it to be read would leave it. Raises ValueError for what has no seal."""
    (number,), (version,) = (
        base.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
    )
    form = {each.application_id: each for each in (FORM, History.form)}[number]
    rows = {each: database._read_table(base, form, each, 10**6) for each in form.tables_of(version)}
    rows["settings"].pop(database.SEAL, None)
    columns = ", ".join(ACTION_COLUMNS)
    actions = [Action(*row) for row in base.execute(f"SELECT {columns} FROM actions")]
    seal = seal_of(rows, actions)
    base.execute("INSERT OR REPLACE INTO settings (name, value) VALUES ('seal', ?)", (seal,))


def _settings() -> bytes:
    with TemporaryDirectory() as folder:
        save(
            Path(folder) / "settings.json",
            Settings(rooms={"movements": RoomMemory(recent=("a.asc",))}, zoom=120),
        )
        return (Path(folder) / "settings.json").read_bytes()


def _movements(form: str) -> Make:
    flat = form != "bridgemate"
    good = [write(each, form).encode() for each in MOVEMENTS if flat or not each.overlapping]
    return (_json if form == "json" else _any)(*good)


def _matches() -> Iterator[Match]:
    for choice in CHOICES:
        yield Match(sample(), choice)
    yield adopt(Match(sample(), CHOICES[0]), Way.AS_IT_STANDS, regulations()[0])


def _results(form: str) -> bytes:
    return write_evening(ScoredEvening(whole_evening()), form).encode()


def _works() -> Iterator[bytes]:
    for match in _matches():
        yield UNSAVED_MATCHES.to_bytes(UnsavedMatch(match, match))


def _moves() -> Iterator[bytes]:
    for movement in MOVEMENTS[:5]:
        yield UNSAVED_MOVEMENTS.to_bytes(UnsavedMovement(movement, movement))


def _list() -> bytes:
    heading = "<row><c t='s'><v>0</v></c><c t='s'><v>1</v></c></row>"
    rows = "".join(f"<row><c><v>16</v></c><c><v>{at}</v></c></row>" for at in range(99))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "list.xlsx"
        strings = "<si><t>Boards</t></si><si><t>Margin</t></si>"
        workbook(path, strings, heading + rows, 2)
        return path.read_bytes()


def _logos(name: str) -> Make:
    return _any(getattr(import_module("tests.gui.export.reports"), name).data)


def _packed(suffix: str) -> Make:
    return _zip(*(path.read_bytes() for path in TABLES.glob(f"*{suffix}")))


def _form_kind(form: str) -> tuple[str, str, Callable[[], Make]]:
    return "movement", ".csv" if form == "bridgemate" else f".{form}", lambda: _movements(form)


def _result_kind(form: str, suffix: str) -> tuple[str, str, Callable[[], Make]]:
    return "results", suffix, lambda: _any(_results(form))


# By name: the reader, how its files end, and how what makes them is made.
KINDS: dict[str, tuple[str, str, Callable[[], Make]]] = {
    **{f"moves {form}": _form_kind(form) for form in FORMATS},
    "match": ("match", ".vpmatch", lambda: _json(*(to_text(m).encode() for m in _matches()))),
    "scale": (
        "scale",
        ".vpscale",
        lambda: _json(*(scale_file.to_text(each).encode() for each in scales())),
    ),
    "regulation": (
        "regulation",
        ".vprules",
        lambda: _json(*(regulation_file.to_text(each).encode() for each in regulations())),
    ),
    "evening": ("evening", ".vppairs", lambda: _json(evening_text(whole_evening()).encode())),
    **{
        f"pairs {form}": _result_kind(form, suffix)
        for form, suffix in (("usebio", ".xml"), ("pbn", ".pbn"), ("results", ".csv"))
    },
    "settings": ("settings", ".json", lambda: _json(_settings())),
    "rec match": ("recovery", ".unsavedmatch", lambda: _json(*_works())),
    "rec moves": ("recovery", ".json", lambda: _json(*_moves())),
    "report": ("report", ".trf", lambda: lambda r: broken(r.choice(REPORTS).read_bytes(), r)),
    "players": ("players", ".csv", lambda: lambda r: broken(PLAYERS.encode(), r)),
    "table csv": ("table", ".csv", lambda: _any(TABLE.encode(), TABLE.replace(";", "\t").encode())),
    "table html": ("table", ".html", lambda: _any(HTML.encode())),
    "table xlsx": ("table", ".xlsx", lambda: _packed(".xlsx")),
    "table ods": ("table", ".ods", lambda: _packed(".ods")),
    "list csv": ("list", ".csv", lambda: _any(LIST.encode())),
    "list xlsx": ("list", ".xlsx", lambda: _zip(_list())),
    "tournament": ("tournament", ".vpt", _tournaments),
    "evening db": ("evening", ".vppairs", _evenings),
    "logo svg": ("logo", ".svg", lambda: _logos("SVG_LOGO")),
    "logo png": ("logo", ".png", lambda: _logos("PNG_LOGO")),
    **newer_kinds(_json, _zip, _databases),
}

if __name__ == "__main__":
    if sys.argv[1:2] == ["read"]:
        _read_all(sys.argv[3], int(sys.argv[2]), Path(sys.argv[4]))
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else FILES, *sys.argv[2:])
