"""What a screen reader is told of the running program, through AT-SPI."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from vpdesk.gui.start import READY_LINE
from vpdesk.scales import ScaleSpec

PYTHON = "/usr/bin/python3"  # the system's, for which Debian packs pyatspi
READER = Path(__file__).with_name("at_spi_reader.py")
AROUND = ("xvfb-run", "-a", "dbus-run-session", "--")
PATIENCE = 120  # seconds


def _missing() -> str:
    for tool in (*AROUND[::2], PYTHON):
        if shutil.which(tool) is None:
            return f"{tool} is not there"
    found = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "pyatspi is not there" if found.returncode else ""


@pytest.fixture
def told(home):
    """All that is told, in order."""
    if missing := _missing():
        pytest.skip(missing)
    own = {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(Path(__file__).parents[2]),
        READY_LINE: "1",
    }
    program = (sys.executable, "-m", "vpdesk", "--boards", "8", "16")
    done = subprocess.run(
        [*AROUND, PYTHON, str(READER), *program],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if "org.a11y.atspi.Registry" not in done.stderr:
        pytest.skip("no bus for screen readers can be started here")
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert found, done.stderr
    return found


def test_names_roles_and_values_of_the_running_program(told):
    by_name = {each["name"]: each for each in told}
    boards = by_name["Boards in the match"]
    assert (boards["role"], boards["value"], boards["text"]) == ("spin button", 8, "8")
    for name, role in (
        ("Table of the scale", "table"),
        ("Half match", "check box"),
        ("Our IMPs", "text"),
        ("Side by side", "page tab"),
        ("Pinned board counts", "list"),
    ):
        assert role in {each["role"] for each in told if each["name"] == name}, name
    pins = by_name["Pinned board counts"]
    assert pins["rows"] == [["8 boards, pinned"], ["16 boards, pinned"]]
    assert "plus and minus zoom" in by_name["Curve of IMPs to VP"]["description"]
    nameless = {"push button", "check box", "spin button", "text", "table", "list item"}
    assert not [each for each in told if each["role"] in nameless and not each["name"]]


def test_the_values_of_the_curves_are_a_table(told):
    (table,) = (each for each in told if each["name"] == "Table of the scale")
    assert table["headings"] == ["IMPs", "8 boards", "16 boards"]
    for margin, row in enumerate(table["rows"]):
        worth = [ScaleSpec().scale(boards).vps(margin)[0] / 100 for boards in (8, 16)]
        assert [cell.split(", ")[1] for cell in row] == [
            str(margin),
            *(f"{vp:.2f}" for vp in worth),
        ]
    assert table["count"] == 61
