"""The window while the hall is on: keys, steps of the board count, from Enter to a phone.

python -m tests.bench.hall_window [PHONES]: without the hall, with it, and with so many live pages
(300), which a process of their own holds. Each key of a result and each step of the spinner, until
the events that it brought are worked off; the longest time for which the window answered nothing
in the second after a result; with the hall, from Enter to a page in Chromium at a private address.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter, process_time
from types import SimpleNamespace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox

from tests.bench.hall import club, live
from tests.bench.spinner import Paints, open_window, up_and_down
from tests.folders import ROOT
from tests.sure import sure
from tests.unit.cli.hall.hall_builders import after
from tests.unit.cli.hall.private_network import PrivateNetwork
from tests.unit.cli.hall.webdriver_builders import Browser
from vpdesk.files.evening.evening_file import EveningFile
from vpdesk.files.networks import Network
from vpdesk.gui.desk.keeper import FilesKeeper
from vpdesk.gui.main_window import MainWindow
from vpdesk.hall.seen import Seen
from vpdesk.pairs.evening import Evening
from vpdesk.report.scales.report import ScaleChoice

PHONES, RESULTS, STEPS = 300, 8, 100
ALL_RESULTS = 26  # of the last round: most are the last ones of their boards, so that pages change
TYPED = ("140", "-110", "90", "-150", "170", "-120")  # whether vulnerable or not
BOARDS = 8
PATIENCE = 10  # seconds for a page
BOARD = 2  # the column of the boards
LOOKED = "return document.querySelector('main').innerText"


def settle(seconds: float) -> float:
    """Work off events for a while; the longest time that they took at once."""
    end, longest = monotonic() + seconds, 0.0
    while monotonic() < end:
        start = perf_counter()
        QApplication.processEvents()
        longest = max(longest, perf_counter() - start)
    return longest


def told(name: str, times: list[float]) -> None:
    p95 = statistics.quantiles(times, n=20)[-1]
    middle, most = 1000 * statistics.median(times), 1000 * max(times)
    print(f"  {name:32} median {middle:6.1f}  p95 {1000 * p95:6.1f}  most {most:6.1f} ms")


def keys(window: MainWindow, page: Browser | None) -> None:
    """Results typed one after another; page: that of the pair which is looked at."""
    table = window.house.keepers["pairs"].room.results.table
    passed, worked, blocked, arrived = [], [], [], []
    for at in range(RESULTS):
        before = page.run(LOOKED) if page is not None else ""
        board = table.model().index(table.currentIndex().row(), BOARD).data()
        text = TYPED[at % len(TYPED)]
        for letter in (*text, "\r"):
            start, used = perf_counter(), process_time()
            QTest.keyClicks(table.editor or table, letter)
            QApplication.processEvents()
            passed.append(perf_counter() - start)
            worked.append(process_time() - used)
        if table.editor is not None:  # a question: does this look like another board?
            QTest.keyClick(table.editor, Qt.Key.Key_Return)
        entered = monotonic()
        evening = sure(window.directed).value()
        assert isinstance(evening, Evening)
        hidden = any(str(each.board) == board for each in evening.missing)
        if page is not None and not hidden:  # somebody still plays the board
            while page.run(LOOKED) == before and monotonic() - entered < PATIENCE:
                settle(0.02)
            arrived.append(monotonic() - entered)
        blocked.append(settle(1.0))
    told("a key", passed)
    told("a key, of the processor", worked)
    told("longest without an answer", blocked)
    if arrived:
        told("from Enter to a phone", arrived)


def steps(window: MainWindow) -> None:
    """The board count up and down."""
    window.show_room("scales")
    settle(0.5)
    spin = window.findChild(QSpinBox, "boardsSpin")
    assert spin is not None
    paints = Paints(window)
    passed, worked = [], []
    for step in list(up_and_down(STEPS)):
        start, used = perf_counter(), process_time()
        spin.stepBy(step)
        passed.append(paints.wait()[0] - start)
        worked.append(process_time() - used)
    spin.setValue(BOARDS)
    window.show_room("pairs")
    settle(0.5)
    told("a step of the board count", passed)
    told("the same, of the processor", worked)


async def listen(address: str, port: int, count: int) -> None:
    """So many live pages, each of which asks for the ranking whenever that may have changed."""
    hall = SimpleNamespace(address=address, port=port)
    heard: list[tuple[int, float]] = []
    await asyncio.gather(*(live(hall, at, heard) for at in range(count)), return_exceptions=True)


@contextmanager
def phones(address: str, port: int, count: int) -> Iterator[None]:
    words = [sys.executable, "-m", "tests.bench.hall_window", address, str(port), str(count)]
    with subprocess.Popen(words, cwd=ROOT) as process:
        yield
        process.kill()


def main(count: int = PHONES) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    network = PrivateNetwork()
    with network.entered(), tempfile.TemporaryDirectory() as name:
        for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
            os.environ[variable] = name
        folder = Path(name)
        window = open_window(folder, ScaleChoice(BOARDS))
        evening = club()
        file = EveningFile.create(
            folder / "club.vppairs", after(evening, len(evening.due) - ALL_RESULTS)
        )
        file.close()
        window.open_file(folder / "club.vppairs")
        settle(3)
        window.house.keepers["pairs"].room.go_results()
        settle(1)
        print("without the hall")
        keys(window, None)
        steps(window)
        hall = window.hall.live
        hall._find = lambda: (Network(network.address),)
        hall.start(sure(window.directed), network.address, Seen.EVERYTHING)
        while not hall.figures.number and not hall.trouble:
            settle(0.2)
        browser = Browser("chromium", folder)
        browser.open(f"{hall.url}/en/ranking.html")
        print(f"with the hall at {hall.url}")
        keys(window, browser)
        steps(window)
        with phones(network.address, hall.figures.port, count):
            while hall.figures.listening < count:
                settle(0.2)
            print(f"with {hall.figures.listening} live pages")
            keys(window, browser)
            steps(window)
        browser.close()
        hall.end()
        keeper = window.house.keepers["pairs"]
        assert isinstance(keeper, FilesKeeper)
        keeper.files.close()
        window.close()


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(listen(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    else:
        main(*map(int, sys.argv[1:]))
