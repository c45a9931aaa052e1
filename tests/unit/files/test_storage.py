"""Files are written whole or not at all, and a director is told why not."""

import errno
import os
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vpdesk.files import atomic as storage
from vpdesk.files.atomic import StorageError, write_atomic

OLD = b"the old file"


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "scales.csv"
    path.write_bytes(OLD)
    return path


def fail_with(number: int):
    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def refusal(path: Path, data: bytes = b"new") -> StorageError:
    with pytest.raises(StorageError) as caught:
        write_atomic(path, data)
    error = caught.value
    message = str(error)
    assert message == error.text.format(**error.values)
    assert f"“{path.name}” was not saved" in message
    assert ";" in message, "says what to do"
    assert message.endswith(".")
    assert message.count(". ") == 0, "one sentence"
    return error


def test_writes_a_new_file_and_replaces_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "été №1.csv"
    write_atomic(path, b"one")
    assert path.read_bytes() == b"one"
    write_atomic(path, b"two\r\n\0")
    assert path.read_bytes() == b"two\r\n\0"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no permission bits")
def test_keeps_permissions_and_gives_new_files_the_usual_ones(target: Path) -> None:
    target.chmod(0o640)
    write_atomic(target, b"new")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640

    usual, ours = target.with_name("usual"), target.with_name("ours")
    usual.write_bytes(b"")
    write_atomic(ours, b"")
    assert ours.stat().st_mode == usual.stat().st_mode


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_a_link_stays_a_link(target: Path) -> None:
    link = target.with_name("link.csv")
    link.symlink_to(target)
    write_atomic(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


@pytest.mark.parametrize("function", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "text"),
    [
        (errno.ENOSPC, storage.DISK_FULL),
        (errno.EDQUOT, storage.DISK_FULL),
        (errno.EROFS, storage.READ_ONLY_FOLDER),
        (errno.EBUSY, storage.LOCKED),
        (errno.ENAMETOOLONG, storage.TOO_LONG),
        (errno.EINVAL, storage.BAD_NAME),
        (errno.EIO, storage.OTHER),
    ],
)
def test_a_fault_leaves_the_old_file_and_nothing_else(
    target: Path, monkeypatch: pytest.MonkeyPatch, function: str, number: int, text: str
) -> None:
    monkeypatch.setattr(os, function, fail_with(number))
    assert refusal(target).text == text
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


def test_an_unknown_fault_is_told_in_the_systems_words(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", fail_with(errno.EIO))
    assert os.strerror(errno.EIO) in str(refusal(target))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_write_that_fills_the_disk(target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really_open = Path.open

    def open_full(path: Path, mode: str):
        really_open(path, mode).close()
        return really_open(Path("/dev/full"), "wb")

    monkeypatch.setattr(Path, "open", open_full)
    error = refusal(target, b"x" * 100_000)
    monkeypatch.undo()
    assert error.text == storage.DISK_FULL
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize(
    ("windows", "text"), [(True, storage.LOCKED), (False, storage.READ_ONLY_FILE)]
)
def test_a_file_that_may_not_be_replaced(
    target: Path, monkeypatch: pytest.MonkeyPatch, windows: bool, text: str
) -> None:
    monkeypatch.setattr(storage, "WINDOWS", windows)
    monkeypatch.setattr(os, "replace", fail_with(errno.EACCES))
    assert refusal(target).text == text
    assert list(target.parent.iterdir()) == [target]


def test_an_interrupt_leaves_no_temporary_file(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(target, b"new")
    assert target.read_bytes() == OLD
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.skipif(os.name == "nt", reason="folders are not synced on Windows")
def test_a_folder_that_cannot_be_synced_is_no_failure(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_sync = os.fsync

    def sync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "no")
        really_sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    write_atomic(target, b"new")
    assert target.read_bytes() == b"new"


def test_no_folder(tmp_path: Path) -> None:
    error = refusal(tmp_path / "gone" / "scales.csv")
    assert error.text == storage.NO_FOLDER
    assert str(tmp_path / "gone") in str(error)


def test_a_file_where_the_folder_should_be(target: Path) -> None:
    assert refusal(target / "scales.csv").text == storage.NO_FOLDER


def test_a_folder_of_that_name(tmp_path: Path) -> None:
    (tmp_path / "scales.csv").mkdir()
    assert refusal(tmp_path / "scales.csv").text == storage.NOT_A_FILE


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes in folders")
def test_a_pipe_or_device_is_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "scales.csv"
    os.mkfifo(pipe)
    assert refusal(pipe).text == storage.NOT_A_FILE
    assert pipe.is_fifo()


def test_a_name_too_long(tmp_path: Path) -> None:
    assert refusal(tmp_path / ("n" * 300)).text in (storage.TOO_LONG, storage.BAD_NAME)


def test_the_longest_name(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 200)
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_name_no_file_can_have(tmp_path: Path) -> None:
    assert refusal(tmp_path / "a\0b").text == storage.BAD_NAME


def test_a_protected_file_stays_even_for_root(target: Path) -> None:
    target.chmod(0o444)
    assert refusal(target).text == storage.READ_ONLY_FILE
    assert target.read_bytes() == OLD


@pytest.mark.skipif(
    os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere, Windows has no bits"
)
def test_a_protected_folder(target: Path) -> None:
    target.parent.chmod(0o555)
    try:
        assert refusal(target).text == storage.READ_ONLY_FOLDER
        assert refusal(target.with_name("new.csv")).text == storage.READ_ONLY_FOLDER
    finally:
        target.parent.chmod(0o755)


KILLED = """
import sys
from pathlib import Path
from vpdesk.files.atomic import write_atomic
print("ready", flush=True)
while True:
    for letter in b"ab":
        write_atomic(Path(sys.argv[1]), bytes([letter]) * 3_000_000)
"""


def test_killed_in_the_middle_a_whole_file_remains(tmp_path: Path) -> None:
    path = tmp_path / "scales.csv"
    path.write_bytes(b"a" * 3_000_000)
    for round_ in range(8):
        process = subprocess.Popen(
            [sys.executable, "-c", KILLED, str(path)], stdout=subprocess.PIPE
        )
        with process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(0.01 + 0.007 * round_)
            process.kill()
        data = path.read_bytes()
        assert len(data) == 3_000_000
        assert len(set(data)) == 1, "half of one and half of another"
