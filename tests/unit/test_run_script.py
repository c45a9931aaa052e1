"""packaging/run.py: what it runs, what it asks, and what an older Python is told."""

import ast
import os
import shutil
import subprocess
import sys

import pytest

from tests.folders import ROOT

sys.path.insert(0, str(ROOT / "packaging"))

import run


@pytest.fixture
def commands(monkeypatch):
    found = []

    def note(command):
        found.append(command)
        return True

    monkeypatch.setattr(run, "run", note)
    monkeypatch.setattr(run, "replace_process", note)
    return found


def test_the_program_runs_nothing_of_the_folder_it_is_started_in(commands, monkeypatch):
    monkeypatch.setattr(run, "install", lambda group: None)
    run.main(["--boards", "8"])
    assert commands == [[str(run.PYTHON), "-P", "-m", "vpdesk", "--boards", "8"]]


@pytest.mark.parametrize("group", ["", "test"])
def test_only_known_files_are_installed_where_they_can_be_had(commands, group):
    run.pip_install(run.PYTHON, group)
    pinned, ours = commands
    assert {"-I", "--require-hashes", str(run.pins(group))} <= set(pinned)
    assert run.pins(group).is_file()
    assert {"-I", "--no-deps", "--editable"} <= set(ours)


@pytest.mark.skipif(sys.platform == "win32", reason="no apt-get there")
def test_sudo_is_not_asked_for_without_a_terminal(commands, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sys, "stdin", None)
    assert not run.apt_installs(["libegl1"])
    assert commands == []


@pytest.mark.skipif(sys.platform == "win32", reason="no apt-get there")
@pytest.mark.parametrize(("answer", "runs"), [("y\n", True), ("\n", False), ("no\n", False)])
def test_sudo_waits_for_a_yes(commands, monkeypatch, capsys, answer, runs):
    class Terminal:
        def isatty(self):
            return True

        def readline(self):
            return answer

    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(sys, "stdin", Terminal())
    assert run.apt_installs(["libegl1"]) is runs
    assert bool(commands) is runs
    assert all(command[0] == "sudo" for command in commands)
    assert "libegl1" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="its programs have an ending")
def test_an_older_python_is_told_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "version_info", (3, 6, 15))
    monkeypatch.setenv("PATH", str(tmp_path))
    for name, code in (("python3.13", 127), ("python3.12", 0)):  # a shim, and one that is there
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n")
        (tmp_path / name).chmod(0o755)
    assert run.too_old() == (
        "vpdesk needs Python 3.11 or later, and this is 3.6: run it with python3.12."
    )
    (tmp_path / "python3.12").unlink()
    assert "install one from python.org" in run.too_old()


def test_a_python_in_the_folder_of_now_is_not_started(monkeypatch):
    """Windows looks there first, and gives its name without a folder."""
    monkeypatch.setattr(shutil, "which", lambda name: f"{os.curdir}{os.sep}{name}.exe")
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: pytest.fail("it was started"))
    assert not run.starts("python3.13")


def test_an_older_python_can_read_the_script():
    text = (ROOT / "packaging" / "run.py").read_text(encoding="utf-8")
    ast.parse(text, feature_version=(3, 7))
    assert "from __future__" not in text
    lazy = [each for each in ("list[", "dict[", "tuple[") if f": {each}" in text]
    assert lazy == []  # before 3.9, annotations of that kind end in an error
