"""Saving leaves the window's thread alone, however slow the disk is: it makes no call on it."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.folders import ROOT
from tests.gui.desk.share_child import CHANGES
from tests.gui.desk.two_windows import KINDS
from tests.sure import sure

COMPILER = shutil.which("cc") if sys.platform == "linux" else None


@pytest.fixture(scope="module")
def counted(tmp_path_factory):
    """Of each kind what share_child prints, with what counts in front of the system's own calls."""
    made, folder = tmp_path_factory.mktemp("library") / "slow.so", tmp_path_factory.mktemp("share")
    source = ROOT / "tests" / "bench" / "slow.c"
    command = [sure(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(made), str(source), "-ldl"]
    subprocess.run(command, check=True)
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.desk.share_child", str(made), str(folder)],
        env={**os.environ, "LD_PRELOAD": str(made), "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return {name: tuple(map(int, rest)) for name, *rest in map(str.split, done.stdout.splitlines())}


@pytest.mark.skipif(COMPILER is None, reason="a C compiler of Linux makes what counts")
@pytest.mark.parametrize("kind", KINDS)
def test_saving_calls_nothing_of_the_disk_in_the_windows_thread(kind, counted):
    saving, looking, there = counted[kind]
    assert saving == 0
    assert looking >= 3  # to open, read and close it: calls are counted
    assert there == CHANGES
