"""An evening is kept as an event is: every action at once, with what it was before."""

import json
import sqlite3
from contextlib import closing
from dataclasses import fields, replace
from typing import Any

import pytest

from tests.sure import sure
from tests.unit.files.evening_files_builders import whole_evening
from tests.unit.pairs.evenings import of_howell, with_typed
from vpdesk.files.atomic import StorageError
from vpdesk.files.evening.evening_file import EveningFile, EveningHistory, read_evening
from vpdesk.files.evening.evening_rows import SINGLE, TABLES, evening_from_rows, evening_to_rows
from vpdesk.files.evening.evening_text import to_text
from vpdesk.files.stored import TournamentFileError
from vpdesk.files.stored.backups import backups
from vpdesk.files.text import TextFileError
from vpdesk.pairs.evening import Evening

FIRST, SECOND = {"r1t1b1": "420"}, {"r1t2b1": "-50"}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "tuesday.vppairs"


def typed(file, **results):
    """Type results and save them."""
    file.save(with_typed(file.evening, **results), f"{', '.join(results)}")


def test_every_field_has_its_place_and_is_read_as_it_was():
    evening = whole_evening()
    rows = evening_to_rows(evening)
    assert rows.keys() == TABLES.keys()
    assert evening_from_rows(rows) == evening
    assert {each.name for each in fields(Evening)} >= set(SINGLE)


def test_what_did_not_change_is_taken_over_both_ways():
    before = whole_evening()
    rows = evening_to_rows(before)
    place = next(iter(before.entries))
    after = replace(before, entries={k: v for k, v in before.entries.items() if k != place})
    now = evening_to_rows(after, (before, rows))
    assert now == evening_to_rows(after)
    assert now["deals"] is rows["deals"]
    found = evening_from_rows(now, (before, rows))
    assert found == after
    assert found.deals is before.deals


def test_an_action_is_in_the_file_at_once_and_can_be_undone_on_another_day(path):
    file = EveningFile.create(path, of_howell(6))
    typed(file, **FIRST)
    typed(file, **SECOND)
    assert len(read_evening(path).entries) == 2
    file.close()
    again = EveningFile.open(path)
    assert [each.what for each in again.history.actions] == ["r1t1b1", "r1t2b1"]
    again.history.undo(again.stamp())
    again.write()
    again.close()
    assert len(read_evening(path).entries) == 1
    last = EveningFile.open(path)
    last.history.redo(last.stamp())
    last.write()
    assert len(read_evening(path).entries) == 2
    last.close()


def test_whoever_opens_it_second_reads_only_and_sees_what_comes(path):
    first = EveningFile.create(path, of_howell(6))
    second: Any = EveningFile.open(path)
    assert second.in_use
    with pytest.raises(TournamentFileError, match="can only be read"):
        typed(second, **FIRST)
    typed(first, **FIRST)
    assert len(second.newer().evening.entries) == 1
    first.close()


def test_what_another_program_put_into_it_is_not_written_over_and_a_broken_seal_is_seen(path):
    file = EveningFile.create(path, of_howell(6))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE settings SET value = '\"Other\"' WHERE name = 'name'")
    with pytest.raises(StorageError, match="another program has changed it"):
        typed(file, **FIRST)
    file.close()
    with pytest.raises(TournamentFileError, match="damaged"):
        EveningFile.open(path)


def test_a_backup_is_made_where_it_is_another_one(path):
    file = EveningFile.create(path, of_howell(6))
    assert sure(file.back_up()).name.endswith("R0.vppairs")
    assert file.back_up() is None
    typed(file, **FIRST)
    assert sure(file.back_up()).name.endswith("R1.vppairs")
    file.close()
    assert [len(read_evening(each).entries) for each in backups(path)] == [1, 0]


# Files of before


def test_a_file_of_before_is_read_and_becomes_one_of_today_with_the_first_action(path):
    path.write_text(before := to_text(whole_evening()), encoding="utf-8")
    assert read_evening(path) == whole_evening()
    file = EveningFile.open(path)
    assert (file.refused, file.history.actions) == (None, ())
    assert path.read_text(encoding="utf-8") == before
    file.save(replace(file.evening, name="Now"), "name")
    file.close()
    again = EveningFile.open(path)
    assert again.evening == replace(whole_evening(), name="Now")
    again.history.undo(again.stamp())
    assert again.evening == whole_evening()
    again.close()
    (kept,) = backups(path)
    assert kept.read_text(encoding="utf-8") == before
    assert read_evening(kept) == whole_evening()


def test_a_file_of_before_that_was_changed_since_is_not_written_over(path):
    path.write_text(to_text(of_howell(6)), encoding="utf-8")
    file = EveningFile.open(path)
    path.write_text(other := to_text(of_howell(8)), encoding="utf-8")
    with pytest.raises(StorageError, match="another program has changed it"):
        typed(file, **FIRST)
    path.unlink()
    with pytest.raises(StorageError, match="moved, renamed or deleted"):
        file.write()
    path.write_text(other, encoding="utf-8")
    file.close()


def test_a_file_of_before_is_backed_up_as_it_is_and_followed(path):
    path.write_text(text := to_text(of_howell(6)), encoding="utf-8")
    file = EveningFile.open(path)
    assert sure(file.back_up()).read_text(encoding="utf-8") == text
    assert file.back_up() is None
    second: Any = EveningFile.open(path)
    assert second.in_use
    typed(file, **FIRST)
    assert len(second.newer().evening.entries) == 1
    assert len(backups(path)) == 1
    file.close()


@pytest.mark.parametrize(
    ("data", "error", "said"),
    [
        (b"", TextFileError, "JSON"),
        (b'{"format": "vpdesk match"}', TextFileError, "another kind"),
        (b"\0" * 100, TournamentFileError, "not a pairs evening"),
        (b"SQLite format 3\0 and no more", TournamentFileError, "not a pairs evening"),
    ],
)
def test_what_is_none_is_refused_and_left_alone(path, data, error, said):
    path.write_bytes(data)
    with pytest.raises(error, match=said):
        EveningFile.open(path)
    assert path.read_bytes() == data
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_rows_that_are_none_of_an_evening_are_refused():
    rows = evening_to_rows(whole_evening())
    entries = dict(rows["entries"])
    place = next(iter(entries))
    for wrong in ("[]", "7", '{"typed": 3}', "{", json.dumps({"artificial": [600, 0]})):
        with pytest.raises(ValueError):  # noqa: PT011 - each in its own way
            evening_from_rows({**rows, "entries": {**entries, place: (wrong,)}})
    with pytest.raises(ValueError):  # noqa: PT011
        evening_from_rows({**rows, "entries": {("A", "x", 1, 1): ("{}",)}})


@pytest.mark.parametrize(
    "script",
    [
        "CREATE VIEW v AS SELECT * FROM entries",
        "CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entrants; END",
        "CREATE TABLE notes (text)",
        "DROP TABLE sessions",
        (
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)"
            " INSERT INTO entries SELECT 'A', x, 1, 1, '{}' FROM n LIMIT 61000"
        ),
    ],
)
def test_what_no_evening_has_is_refused_and_left_alone(path, script):
    EveningFile.create(path, of_howell(6)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    before = path.read_bytes()
    with pytest.raises(TournamentFileError, match="holds what no file of vpdesk has"):
        EveningFile.open(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("protected", [False, True])
def test_a_text_that_is_none_is_refused_however_it_is_read(path, protected):
    EveningFile.create(path, of_howell(6)).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("UPDATE settings SET value = CAST(x'ff' AS TEXT)")
    if protected:
        path.chmod(0o444)
    for read in (read_evening, EveningFile.open):
        with pytest.raises(TournamentFileError, match="damaged"):
            read(path)


def test_much_in_few_rows_is_refused():
    rows = evening_to_rows(of_howell(6))
    deals: Any = {(at,): ("[" + "[]," * 60_000 + "[]]",) for at in range(1, 5)}
    with pytest.raises(ValueError, match="240"):
        evening_from_rows({**rows, "deals": deals})


def test_a_history_of_an_evening_undoes_results_one_by_one():
    history = EveningHistory(of_howell(6))
    states = [history.value]
    for at, results in enumerate((FIRST, SECOND, {"r2t1b3": "90"})):
        history.do(with_typed(history.value, **results), str(at), "now")
        states.append(history.value)
    for each in reversed(states[:-1]):
        history.undo("now")
        assert history.value == each
    for each in states[1:]:
        history.redo("now")
        assert history.value == each
