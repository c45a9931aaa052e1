"""How much of the program a deed goes through: python -m tests.bench.entered [--names].

The number of files of vpdesk in which a function is called from the key until all is quiet
again, and how often one of them calls into another. Each deed was done before, so that nothing is
loaded or made for the first time.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox

import vpdesk
from tests.bench.spinner import open_window
from tests.folders import ROOT
from tests.gui.room_builders import scales_of
from vpdesk.gui.desk import disk_writer
from vpdesk.gui.desk.keeper import FilesKeeper
from vpdesk.gui.main_window import MainWindow
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.tournament.tournament import Entrant, Tournament

PROGRAM = str(Path(vpdesk.__file__).parent)
PLAYERS = 20
BOARDS = 8
QUIET = 0.6  # seconds, until nothing of a deed comes any more
PEACE = 2.5  # seconds before a deed, in which what is kept and looked up later is done
NAMES = ("spinner step", "typed score", "amid a round", "last of a round", "F9", "opened .vpt")
SAMPLE = ROOT / "resources" / "samples" / "Winter League.vpt"


class Entered(NamedTuple):
    """The files that a deed enters, below the program's folder, in order, and the moves."""

    files: list[str]
    moves: int


def entered(deed: Callable[[], object]) -> Entered:
    """What a deed enters. A call from one of the files into another is a move."""
    settle(PEACE)
    files: set[str] = set()
    moves = 0

    def see(frame: FrameType, event: str, _: object) -> None:
        nonlocal moves
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(PROGRAM):
            files.add(name)
            before = frame.f_back
            while before is not None and not before.f_code.co_filename.startswith(PROGRAM):
                before = before.f_back
            moves += before is None or before.f_code.co_filename != name

    threading.setprofile(see)
    sys.setprofile(see)
    try:
        deed()
        settle()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return Entered(sorted(os.path.relpath(each, PROGRAM) for each in files), moves)


def settle(seconds: float = QUIET) -> None:
    """Work off events until nothing comes any more."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        QApplication.processEvents()


def all_entered() -> dict[str, Entered]:
    """What each deed enters, by the name of the deed."""
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
            os.environ[variable] = folder
        window = open_window(Path(folder), ScaleChoice(BOARDS))
        found = dict(
            zip(
                NAMES,
                (
                    _spinner(window),
                    _score(window),
                    *_results_and_draw(window),
                    _opened(window, Path(folder)),
                ),
                strict=True,
            )
        )
        for name in ("match", "swiss"):
            keeper = window.house.keepers[name]
            assert isinstance(keeper, FilesKeeper)
            keeper.files.close()
        window.deleteLater()
    return found


def _spinner(window: MainWindow) -> Entered:
    spin = scales_of(window).findChild(QSpinBox, "boardsSpin")
    assert spin is not None
    spin.stepBy(1)
    settle()
    return entered(lambda: spin.stepBy(1))


def _score(window: MainWindow) -> Entered:
    window.show_room("match")
    settle()
    table = window.house.keepers["match"].room.show_sheet().table

    def type_score() -> None:
        for letter in "4s=n\r":
            QTest.keyClicks(table.editor or table, letter)

    table.go_place(1, 0)
    type_score()
    settle()
    type_score()
    settle()
    return entered(type_score)


def _results_and_draw(window: MainWindow) -> tuple[Entered, Entered, Entered]:
    """A result after which one goes on to the next table, that which ends a round, a draw."""
    window.show_room("swiss")
    room = window.house.keepers["swiss"].room
    players = tuple(Entrant(each, f"Player {each}") for each in range(1, PLAYERS + 1))
    room.document.begin(Tournament(players))

    def draw() -> None:
        room.draw()
        while room.rounds.drawing.running:  # a busy machine takes its time
            settle()
        settle()

    def type_result() -> None:
        QTest.keyClick(room.rounds.table, Qt.Key.Key_Equal)

    draw()
    for _ in range(PLAYERS // 2 - 2):
        type_result()
    settle()
    amid, last = entered(type_result), entered(type_result)
    draw()
    for _ in range(PLAYERS // 2):
        type_result()
    settle()
    return amid, last, entered(room.draw)


def _opened(window: MainWindow, folder: Path) -> Entered:
    """An event is opened from the scales room, while another one was worked on before."""
    keeper = window.house.keepers["swiss"]
    assert isinstance(keeper, FilesKeeper)
    one, other = folder / "one.vpt", folder / "other.vpt"
    for each in (one, other):
        shutil.copy(SAMPLE, each)
    keeper.files.document.begin(Tournament(()))
    window.open_file(one)
    settle()
    window.show_room("scales")
    settle()
    return entered(lambda: window.open_file(other))


def main() -> None:
    disk_writer.AT_ONCE = None
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for name, found in all_entered().items():
        print(f"{name:12}  {len(found.files):3} files  {found.moves:6} moves")
        if "--names" in sys.argv[1:]:
            print("  " + "\n  ".join(found.files))


if __name__ == "__main__":
    main()
