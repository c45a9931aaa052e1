"""What is cut off in any room, in all languages, sizes of type and windows.

python -m tests.bench.layout_sweep [LANGUAGE ...]

The window opens a document in every room (the samples of Help), goes through all tabs, and each
state is asked what a reader would miss: see tests/gui/cut_off.py. A fault is printed once, with the
first state that has it and the number of states.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from tests.gui.cut_off import faults
from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.desk.samples import SAMPLES, open_sample
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.start import make_application
from vpdesk.languages import LANGUAGES
from vpdesk.settings import Settings

SIZES = ((1366, 768), (1024, 700))
ZOOMS = (100, 150, 200)
# The heads of a matrix leave some out by themselves; the screen is smaller than the windows here.
NO_FAULTS = ("SparseHeader", "leaves the screen")
ROUNDS = 4  # of events until a state has settled


def bare(fault: str) -> str:
    """A fault without its numbers, so that those of all cells of a heading are one."""
    return re.sub(r"\d+(\.\d+)?", "#", fault)


def settle() -> None:
    """Let what was changed be laid out."""
    for _ in range(ROUNDS):
        QApplication.processEvents()


def tab_bars(window: QWidget) -> list[QTabBar]:
    """Those in sight, the outermost first."""
    return [each for each in window.findChildren(QTabBar) if each.isVisible()]


def pages(window: MainWindow, depth: int = 0) -> Iterator[str]:
    """Go through all tabs of a room, and those in them; the names of those that are chosen."""
    bars = tab_bars(window)
    if depth >= len(bars):
        yield " > ".join(bar.tabText(bar.currentIndex()) for bar in bars)
        return
    for at in range(bars[depth].count()):
        bar = tab_bars(window)[depth] if depth < len(tab_bars(window)) else None
        if bar is None or at >= bar.count() or not bar.isTabVisible(at):
            continue
        bar.setCurrentIndex(at)
        settle()
        yield from pages(window, depth + 1)


def states(window: MainWindow, languages: list[str]) -> Iterator[tuple[str, ...]]:
    """Bring the window into one state after the other; its name."""
    for width, height in SIZES:
        for code in languages:
            for zoom in ZOOMS:
                window.set_preferences(replace(window.settings, language=code, zoom=zoom))
                window.resize(width, height)
                for kind in window.house.kinds:
                    window.show_room(kind.name)
                    settle()
                    for page in pages(window):
                        yield f"{width} x {height}", code, f"{zoom} %", kind.name, page


def main() -> int:
    """Print what is cut off; 1 where something is."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    found: Counter[str] = Counter()
    first: dict[str, tuple[str, ...]] = {}
    count = 0
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        window = MainWindow(Settings(), place / "settings.json", CrashGuard(place))
        window.show()
        window.finish()
        for sample in SAMPLES:
            open_sample(sample, window.open_file, window.say)
            settle()
        for state in states(window, sys.argv[1:] or list(LANGUAGES)):
            count += 1
            for fault in {
                bare(each) for each in faults(window) if not any(word in each for word in NO_FAULTS)
            }:
                found[fault] += 1
                first.setdefault(fault, state)
        window.close()
    for fault, times in found.most_common():
        print(f"{times:4} x  {fault}\n        first: {', '.join(first[fault])}")
    print(f"{count} states, {len(found)} faults")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
