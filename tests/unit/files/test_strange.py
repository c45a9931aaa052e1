"""What lies beside a tournament file: only what a program of ours has made is gone by."""

import os
import sqlite3
import stat
import sys
from contextlib import closing
from datetime import datetime

import pytest

from tests.swiss_events import chess, play_round
from vpdesk.files.atomic import StorageError, write_atomic
from vpdesk.files.stored.backups import MOST, backup_folder, backups
from vpdesk.files.stored.lock import SUFFIX
from vpdesk.files.stored.stored_errors import TournamentFileError
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event

SUPER = bytes.fromhex("d9d505f920a163d7")
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other links and rights")


@pytest.fixture
def path(tmp_path):
    made = tmp_path / "evening.vpt"
    TournamentFile.create(made, chess(6)).close()
    return made


def crafted(path, victim):
    """A journal, as SQLite rolls it back, that names a file for SQLite to remove."""
    journal = path.with_name(f"{path.name}-journal")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size=1")
        connection.execute("PRAGMA cache_spill=1")
        connection.execute("BEGIN")
        connection.execute("UPDATE players SET name = 'x'")
        connection.execute("CREATE TABLE more AS SELECT hex(randomblob(9000)) FROM players")
        data = journal.read_bytes()
        connection.execute("ROLLBACK")
    name = os.fsencode(victim)
    number = 0x40000000 // 4096 + 1
    summed = sum(each if each < 128 else each - 256 for each in name) & 0xFFFFFFFF
    parts = (number, name, len(name), summed)
    told = b"".join(each if isinstance(each, bytes) else each.to_bytes(4, "big") for each in parts)
    journal.write_bytes(data + told + SUPER)
    victim.write_bytes(os.fsencode(path) + b"-journal\0")
    return journal


def test_a_journal_that_names_another_file_removes_nothing(path, tmp_path):
    victim = tmp_path / "precious"
    journal = crafted(path, victim)
    for read in (TournamentFile.open, read_event):
        with pytest.raises(TournamentFileError, match=r"“evening.vpt-journal” beside it is not fr"):
            read(path)
    assert victim.exists()
    journal.unlink()
    TournamentFile.open(path).close()


@posix
@pytest.mark.parametrize("ending", ["-journal", "-wal", "-shm"])
def test_a_journal_that_is_a_link_is_not_followed(path, tmp_path, ending):
    victim = tmp_path / "precious"
    victim.write_bytes(b"precious" * 9000)
    path.with_name(path.name + ending).symlink_to(victim)
    with pytest.raises(TournamentFileError, match=f"“evening.vpt{ending}” beside it is not from"):
        TournamentFile.open(path)
    assert victim.read_bytes() == b"precious" * 9000


@posix
def test_a_lock_that_is_a_link_locks_and_opens_nothing(path, tmp_path):
    victim = tmp_path / "other.db"
    with closing(sqlite3.connect(victim, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE a (b)")
    victim.chmod(0o600)
    path.chmod(0o666)
    lock = path.with_name(path.name + SUFFIX)
    for make in (lock.symlink_to, lambda target: os.link(target, lock)):
        make(victim)
        file = TournamentFile.open(path)
        assert file.read_only
        assert "“evening.vpt-lock” beside it is not from vpdesk" in str(file.refused)
        assert stat.S_IMODE(victim.stat().st_mode) == 0o600
        with closing(sqlite3.connect(victim, timeout=0, isolation_level=None)) as other:
            other.execute("INSERT INTO a VALUES (1)")
        file.close()
        assert lock.is_symlink() or lock.exists()
        lock.unlink()
    nowhere = tmp_path / "nowhere"
    lock.symlink_to(nowhere)
    TournamentFile.open(path).close()
    assert not nowhere.exists()


@posix
@pytest.mark.parametrize(("rights", "of_backup"), [(0o600, 0o400), (0o640, 0o440), (0o644, 0o444)])
def test_a_backup_may_be_read_by_those_who_may_read_the_file(path, rights, of_backup):
    path.chmod(rights)
    with closing(TournamentFile.open(path, lambda: datetime(2030, 5, 1))) as file:
        file.save(play_round(file.tournament), "round")
        file.back_up()
    (backup,) = backups(path)
    assert stat.S_IMODE(backup.stat().st_mode) == of_backup


@posix
def test_a_link_among_the_backups_does_nothing_to_what_it_leads_to(path, tmp_path):
    victim = tmp_path / "precious"
    victim.write_bytes(b"precious")
    victim.chmod(0o644)
    folder = backup_folder(path)
    folder.mkdir()
    (folder / f".{16 * '0'}.tmp").symlink_to(victim)
    (folder / ".notes.tmp").write_bytes(b"of another program")
    oldest = folder / "evening 0001 2026-11-28 20-00-00 R1.vpt"
    oldest.symlink_to(victim)
    for number in range(2, MOST + 2):
        (folder / f"evening {number:04} 2026-11-28 20-00-00 R1.vpt").touch()
    with closing(TournamentFile.open(path)) as file:
        file.save(play_round(file.tournament), "round")
        file.back_up()
    assert stat.S_IMODE(victim.stat().st_mode) == 0o644
    assert victim.read_bytes() == b"precious"
    assert not oldest.is_symlink()
    assert (folder / ".notes.tmp").exists()


@posix
@pytest.mark.parametrize("write", [
    lambda path: write_atomic(path, b"text"),
    lambda path: TournamentFile.create(path, chess(6)).close(),
])  # fmt: skip
def test_while_it_is_written_nobody_else_reads_a_private_file(path, monkeypatch, write):
    path.chmod(0o600)
    seen = []

    def replace(temporary, target):
        seen.append(stat.S_IMODE(temporary.stat().st_mode))
        raise OSError(5, "stop")

    monkeypatch.setattr(os, "replace", replace)
    monkeypatch.setattr("pathlib.Path.chmod", lambda *_of: None)
    with pytest.raises(StorageError):
        write(path)
    assert seen == [0o600]
