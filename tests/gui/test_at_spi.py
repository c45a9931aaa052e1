"""What a screen reader is told of the running program, through AT-SPI."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vpdesk.gui.start import READY_LINE
from vpdesk.scales import ScaleSpec

PYTHON = "/usr/bin/python3"  # the system's, for which Debian packs pyatspi
HERE = Path(__file__).parent
AROUND = ("xvfb-run", "-a", "-s", "-screen 0 1400x900x24", "dbus-run-session", "--")
PATIENCE = 240  # seconds

NO_SCORE = "“banana” is not a score. Type a contract (4S= N), points (620, -50) or “pass”."
NS, MINUS = ", NS 0, EW 2", "\N{MINUS SIGN}"
# What is pressed, and what is heard then.
EVENING = (
    ("ctrl+2", "Pairs, spin button"),
    ("ctrl+n", "Name, text"),
    ("type Club night",),
    ("Tab", "Pairs, text"),
    ("type 4",),
    ("Tab Tab", "Individual: one player per line, check box", "Boards per pair, spin button"),
    ("type 3",),
    ("Return", "Results, table"),
    ("type 3nt n =", "Result, missing, Round 1, Table 1, Board 1, 4 Pair 4, 1 Pair 1, text"),
    ("Return", "Result 3NT= N, Points +400, NS 1, EW 1; next: Round 1, Table 2, Board 1"),
    ("type banana", "Result, missing, Round 1, Table 2, Board 1, 2 Pair 2, 3 Pair 3, text"),
    ("Return", NO_SCORE),
    ("Escape", "Results, table"),
    ("type 4s e -1",),
    ("Return", f"Result 4♠{MINUS}1 E, Points +50{NS}; next: Round 1, Table 1, Board 2"),
    ("ctrl+z", "Undone: board 1"),
    ("ctrl+shift+z", "Done: board 1"),
    *(step for _ in range(9) for step in (("type 1nt w =",), ("Return", "Results, table"))),
    ("type pass",),
    ("Return", "Names are missing in 4 pairs. Type the Names"),
    ("F7", "Ranking, table"),
    ("ctrl+s", "File name:, text"),
    ("type {home}/Club night.vppairs",),
    ("Return", "Saved as {home}/Club night.vppairs"),
)
LEAGUE = (
    ("ctrl+3", "New Event…, push button"),
    ("ctrl+n", "Name, text"),
    ("type Club league",),
    ("Tab", "Format, list"),
    ("Return", "Teams, with their byes by round, table"),
    ("type Adams", "Team, text"),
    ("Return", "Team, table cell"),
    ("type Baker", "Team, text"),
    ("Return", "Team, table cell"),
    ("type Clark", "Team, text"),
    ("Return", "Team, table cell"),
    ("F9", "Round 1: no results yet. Enter 1 Result", "Pairings and results by table, table"),
    ("type 45-23",),
    ("Return", "All results of round 1 are in. Draw Round 2"),
    ("F9", "Round 2: no results yet. Enter 1 Result"),
    ("type 10-30",),
    ("Return", "Result, 10 – 30  (5.00 – 15.00), Table 1, 2  Baker – 3  Clark"),
    ("F9", "Round 3: no results yet. Enter 1 Result"),
    ("type 10-30",),
    ("Return", "All results are in. Print the Ranking"),
    ("F7", "Standings, table"),
    ("Down", "Place, 2, table cell"),
    ("ctrl+z", "Undone: result of table 1"),
    ("ctrl+s", "File name:, text"),
    ("type {home}/Club league.vpt",),
    ("Return", "Saved as {home}/Club league.vpt"),
)


def _missing() -> str:
    for tool in ("xdotool", "xvfb-run", "dbus-run-session", PYTHON):
        if shutil.which(tool) is None:
            return f"{tool} is not there"
    found = subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "pyatspi is not there" if found.returncode else ""


def listen(reader: str, *words: str) -> list[dict[str, Any]]:
    """All that a reader prints of the program, which begins with no settings."""
    if missing := _missing():
        pytest.skip(missing)
    own = {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "PYTHONPATH": str(HERE.parents[1]),
        READY_LINE: "1",
    }
    done = subprocess.run(
        [*AROUND, PYTHON, str(HERE / reader), *words],
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


@pytest.fixture
def told(home):
    """All that is told, in order."""
    return listen("at_spi_reader.py", sys.executable, "-m", "vpdesk", "--boards", "8", "16")


@pytest.mark.parametrize("script", [EVENING, LEAGUE], ids=["evening", "league"])
def test_by_keyboard_and_ear_alone(home, script):
    """A whole evening, a whole league: every step is taken once what it should say was heard."""
    steps = [
        [keys.format(home=home), [each.format(home=home) for each in should]]
        for keys, *should in script
    ]
    heard = listen("at_spi_director.py", json.dumps(steps), sys.executable, "-m", "vpdesk")
    for (keys, should), step in zip(steps, heard, strict=False):
        assert set(should) <= set(step["heard"]), (keys, step["heard"])
    assert len(heard) == len(steps)
    assert {each.suffix for each in home.glob("Club*")} & {".vppairs", ".vpt"}


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
    shown = [each for each in told if each["shown"] and each["role"] in nameless]
    assert len(shown) > 10
    assert not [each for each in shown if not each["name"]]


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
