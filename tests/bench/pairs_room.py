"""A large pairs evening in the window: python -m tests.bench.pairs_room.

15 sections of 16 tables, 26 boards: opened, and one result typed until the page is painted.
What is measured is the time of the processor, which other programs do not change.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from time import process_time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.bench.entered import settle
from tests.bench.pairs_evening import large_evening
from tests.bench.spinner import open_window
from vpdesk.files.evening.evening_file import write_evening
from vpdesk.gui.rooms.pairs.keeper import PairsKeeper
from vpdesk.report.scales.report import ScaleChoice

TYPED = ("3nt n =", "1nt s +2", "2h e =", "4s n =", "1nt s =", "2s w =", "3nt n +1")
PEACE = 2.5  # seconds, in which the work is kept


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
            os.environ[variable] = folder
        path = Path(folder) / "large.vppairs"
        write_evening(path, large_evening())
        window = open_window(Path(folder), ScaleChoice(8))
        keeper = window.house.keepers["pairs"]
        assert isinstance(keeper, PairsKeeper)
        window.show_room("pairs")
        settle()
        start = process_time()
        keeper.open(path)
        QApplication.processEvents()
        print(f"opened {process_time() - start:5.2f} s  aim 0.5")
        _type(keeper, "results")
        for _ in range(2):
            start = process_time()
            keeper.room.go_ranking()
            QApplication.processEvents()
            print(f"ranking shown {1000 * (process_time() - start):6.1f} ms")
            keeper.room.go_results()
        window.close()
    sys.stdout.flush()
    os._exit(0)


def _type(keeper: PairsKeeper, what: str) -> None:
    room, times = keeper.room, []
    table = room.results.table
    for text in TYPED:
        settle(PEACE if text == TYPED[0] else 0.1)
        QTest.keyClick(table, Qt.Key.Key_F2)
        editor = table.editor
        assert isinstance(editor, QLineEdit)
        editor.setText(text)
        start = process_time()
        QTest.keyClick(editor, Qt.Key.Key_Return)
        QApplication.processEvents()
        times.append(1000 * (process_time() - start))
        if (left := table.editor) is not None:  # asked about, or no score of this board
            QTest.keyClick(left, Qt.Key.Key_Escape)
    print(
        f"{what}: typed to painted {sorted(times)[len(times) // 2]:6.1f} ms, longest "
        f"{max(times):6.1f}  aim 50"
    )


if __name__ == "__main__":
    main()
