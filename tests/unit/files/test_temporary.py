"""Files that killed programs were writing go; those of others and of living programs stay."""

import os
import signal
import subprocess
import sys

import pytest

from tests.swiss_events import chess
from vpdesk.files.atomic import write_atomic
from vpdesk.files.match_recovery import UNSAVED_MATCHES
from vpdesk.files.temporary import temporary_for
from vpdesk.files.tournament import TournamentFile
from vpdesk.gui.desk.recovery import left_behind

KILLED = """
import os, signal, sys
from pathlib import Path
from vpdesk.files import atomic
def die(descriptor):
    os.kill(os.getpid(), signal.SIGKILL)
atomic.os.fsync = die
atomic.write_atomic(Path(sys.argv[1]), b"half")
"""


@pytest.fixture
def left(tmp_path):
    """The file of a program that was killed while it wrote."""
    path = tmp_path / "evening.vpmatch"
    path.write_bytes(b"whole")
    child = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert child.returncode == -signal.SIGKILL
    (left,) = tmp_path.glob(".vpdesk-*.tmp")
    assert (left.read_bytes(), path.read_bytes()) == (b"half", b"whole")
    return left


@pytest.mark.parametrize("how", ["save", "tournament", "start"])
def test_the_next_save_or_start_clears_what_is_dead(left, how):
    folder = left.parent
    if how == "save":
        write_atomic(folder / "other.txt", b"data")
    elif how == "tournament":
        TournamentFile.create(folder / "cup.vpt", chess(4)).close()
    else:
        left_behind(folder, UNSAVED_MATCHES, "")
    assert not left.exists()
    assert (folder / "evening.vpmatch").read_bytes() == b"whole"


def test_what_is_not_ours_or_lives_stays(left, monkeypatch):
    folder = left.parent
    computer, number = left.name.split("-")[1:3]
    other = f"{int(computer, 16) ^ 1:08x}"
    stays = [
        left.with_name(left.name.replace(f"-{number}-", f"-{os.getpid()}-")),
        left.with_name(left.name.replace(f"-{number}-", f"-{os.getppid()}-")),
        left.with_name(left.name.replace(computer, other)),
        temporary_for(left),
        left.with_name(".vpdesk-notes.tmp"),
        left.with_name(left.name.removeprefix(".")),
        left.with_name(left.name + "x"),
        left.with_name(".~lock.evening.ods#"),
        left.with_name("letter.tmp"),
    ]
    for path in stays:
        path.write_bytes(b"mine")
    link = left.with_name(left.name[:-6] + "00.tmp")
    link.symlink_to(stays[-1])
    inside = left.with_name(left.name[:-6] + "11.tmp")
    inside.mkdir()
    somebody = left.with_name(left.name[:-6] + "22.tmp")
    somebody.write_bytes(b"theirs")
    monkeypatch.setattr("os.geteuid", lambda: somebody.stat().st_uid + 1)
    write_atomic(folder / "other.txt", b"data")
    assert all(path.exists() for path in (*stays, link, inside, somebody, left))
    monkeypatch.undo()
    write_atomic(folder / "other.txt", b"data")
    assert all(path.exists() for path in (*stays, link, inside))
    assert not left.exists()
    assert not somebody.exists()
