"""Tournament files with objects that are not ours are refused before anything in them runs."""

import sqlite3
from contextlib import closing

import pytest

from tests.swiss_events import chess
from vpdesk.files.stored.guard import MOST_BYTES
from vpdesk.files.tournament import TournamentFile, TournamentFileError

EVENING = chess(8)
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
REFUSED = (
    "evening.vpt: The file is too large or holds what no file of vpdesk has, so it is not opened."
)


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "evening.vpt"
    TournamentFile.create(path, EVENING).close()
    return path


@pytest.mark.parametrize(
    "script",
    [
        f"DROP TABLE extra; CREATE VIEW extra AS {ENDLESS} SELECT x position, 'a' line FROM n",
        "CREATE TRIGGER t AFTER INSERT ON actions BEGIN DELETE FROM players; END",
        "CREATE INDEX i ON players (length(name))",
        "CREATE INDEX i ON players (name) WHERE name > 'a'",
        "CREATE TABLE notes (text)",
        "CREATE VIRTUAL TABLE notes USING fts5 (text)",
        "DROP TABLE extra",
        "ALTER TABLE players ADD COLUMN more AS (zeroblob(1000000000))",
        (
            "PRAGMA writable_schema=1; INSERT INTO sqlite_master VALUES ('trigger', 'sqlite_stat9',"
            " 'actions', 0, 'CREATE TRIGGER sqlite_stat9 AFTER INSERT ON actions BEGIN"
            " DELETE FROM players; END'); PRAGMA writable_schema=0"
        ),
        (
            "PRAGMA writable_schema=1; INSERT INTO sqlite_master VALUES ('view', 'sqlite_stat1',"
            f" 'sqlite_stat1', 0, 'CREATE VIEW sqlite_stat1 (tbl, idx, stat) AS {ENDLESS}"
            " SELECT x, x, x FROM n'); PRAGMA writable_schema=0"
        ),
        f"INSERT INTO extra {ENDLESS} SELECT x, '' FROM n LIMIT 210000",
    ],
)
@pytest.mark.parametrize("protected", [False, True])
def test_what_no_tournament_has_is_refused_and_left_alone(path, script, protected):
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    before = path.read_bytes()
    if protected:
        path.chmod(0o444)
    with pytest.raises(TournamentFileError) as caught:
        TournamentFile.open(path)
    assert str(caught.value) == REFUSED
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == ["evening.vpt"]


def test_a_text_without_an_end_is_refused(path):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("INSERT INTO extra VALUES (1, hex(zeroblob(6000000)))")
        connection.commit()
    with pytest.raises(TournamentFileError, match="damaged"):
        TournamentFile.open(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE extra SET line = hex(zeroblob(?))", (MOST_BYTES // 2,))
        connection.commit()
    with pytest.raises(TournamentFileError) as caught:
        TournamentFile.open(path)
    assert str(caught.value) == REFUSED


def test_a_file_that_an_sqlite_tool_has_tidied_is_opened(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        connection.execute("ANALYZE")
    with closing(TournamentFile.open(path)) as file:
        assert file.tournament == EVENING
        assert not file.read_only


def test_opening_does_not_modify_the_file(path):
    before, at = path.read_bytes(), path.stat().st_mtime_ns
    TournamentFile.open(path).close()
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, at)
