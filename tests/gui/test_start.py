"""Starting the program as a process of its own."""

import os
import subprocess
import sys
from types import ModuleType

import pytest
from PySide6.QtGui import QImage

from vpdesk.gui.quick.signatures import leave_sources_alone
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.formats import write


def run(home, *arguments, **environment):
    clean = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        clean[name] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "vpdesk", *arguments],
        env=clean | environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_screenshot_without_a_display(home):
    done = run(home, "--screenshot", str(home / "desk.png"), "--boards", "24")
    assert (done.returncode, done.stdout) == (0, "")
    picture = QImage(str(home / "desk.png"))
    assert picture.size().toTuple() == (1280, 800)
    colours = {
        picture.pixelColor(x, y).name() for x in range(500, 1270, 3) for y in range(160, 700, 3)
    }
    assert {"#d55e00", "#0072b2"} & colours  # the curves are in it
    assert not list(home.rglob("settings.json"))


def test_screenshot_of_a_movement_waits_for_its_matrix(home):
    file = home / "movement.asc"
    file.write_text(write(mitchell(14, switch=(7,)), ".asc"), encoding="utf-8")
    done = run(home, "--screenshot", str(home / "movement.png"), str(file))
    assert (done.returncode, done.stdout) == (0, "")
    picture = QImage(str(home / "movement.png"))
    cells = {
        picture.pixelColor(x, y).name() for x in range(460, 800, 2) for y in range(110, 600, 2)
    }
    assert "#1f6fb4" in cells  # the blue of two pairs that never compete


def test_screenshot_of_a_sample_opens_it_once_and_leaves_it_to_others(home):
    done = run(home, "--sample", "swiss", "--screenshot", str(home / "swiss.png"))
    assert (done.returncode, done.stdout) == (0, "")
    there = sorted(each.name for each in (home / "vpdesk" / "samples").iterdir())
    assert there == ["Spring Teams backups", "Spring Teams.vpt"]


def test_screenshot_to_a_missing_folder_is_one_line(home):
    done = run(home, "--screenshot", str(home / "nowhere" / "desk.png"))
    assert done.returncode == 2
    (line,) = (each for each in done.stderr.splitlines() if "plugin" not in each)
    assert line.startswith("vpdesk: “desk.png” was not saved because there is no folder")


@pytest.mark.skipif(sys.platform != "linux", reason="displays are X11's or Wayland's")
def test_no_display_is_one_sentence(home):
    done = run(home)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "no display" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="displays are X11's or Wayland's")
def test_unreachable_display_is_one_sentence(home):
    done = run(home, DISPLAY=":4711")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("word", ["0", "1000", "1.5", "x"])
def test_bad_board_counts_are_refused(home, word):
    done = run(home, "--boards", word)
    assert done.returncode == 2
    assert "whole number from 1 to 999" in done.stderr


def test_no_source_is_read_while_the_program_is_imported():
    program = """
import inspect
read = []
inspect.getsource = lambda module: read.append(module.__name__) or ""
import PySide6.QtCore
import json.tool  # a module that nothing else needs
assert read, "PySide6 has another way to look for its features"
import vpdesk.gui
read.clear()
import vpdesk.gui.start
print(read)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_a_pyside_without_that_function_is_left_as_it_is(monkeypatch):
    feature = ModuleType("shibokensupport.feature")
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", feature)
    leave_sources_alone()
    assert not hasattr(feature, "_mod_uses_pyside")
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", None)
    leave_sources_alone()


def test_pysides_own_signatures_are_compiled_when_they_are_needed():
    program = """
import sys
import vpdesk.gui.start
parser = sys.modules["shibokensupport.signature.parser"]
print("pyside_type_init" in vars(parser))
from PySide6.QtCore import QPoint
try:
    QPoint("x")
except TypeError as error:
    print(error)
print("pyside_type_init" in vars(parser))
import inspect
from PySide6.support.signature.lib.pyi_generator import generate_pyi
print(inspect.isfunction(generate_pyi))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    lines = done.stdout.splitlines()
    assert (lines[0], lines[-2], lines[-1]) == ("False", "True", "True")
    assert "  PySide6.QtCore.QPoint.__init__(xpos: int, ypos: int, /)" in lines
