"""What is cut off in any room, in all languages, sizes of type and windows.

python -m tests.bench.layout_sweep [LANGUAGE ...]

The window opens a document in every room (the samples of Help), goes through all tabs and the
dialogs of the menus, and each state is asked what a reader would miss: see tests/gui/cut_off.py. A
fault is printed once, with the first state that has it and the number of states.
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

from PySide6.QtWidgets import QWidget

from tests.gui.cut_off import NO_FAULTS, faults
from tests.gui.sights import dialogs, fill, rooms
from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.start import make_application
from vpdesk.languages import LANGUAGES
from vpdesk.settings import Settings

SIZES = ((1366, 768), (1024, 700))
ZOOMS = (100, 150, 200)


def bare(fault: str) -> str:
    """A fault without its numbers, so that those of all cells of a heading are one."""
    return re.sub(r"\d+(\.\d+)?", "#", fault)


def states(window: MainWindow, languages: list[str]) -> Iterator[tuple[QWidget, tuple[str, ...]]]:
    """Bring the window into one state after the other, and open its dialogs; what each is."""
    for width, height in SIZES:
        for code in languages:
            for zoom in ZOOMS:
                window.set_preferences(replace(window.settings, language=code, zoom=zoom))
                window.resize(width, height)
                done: set[object] = set()
                for room, page in rooms(window):
                    state = f"{width} x {height}", code, f"{zoom} %", room, page
                    yield window, state
                    for dialog in dialogs(window, done):
                        yield dialog, (*state, dialog.objectName())


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
        fill(window)
        for shown, state in states(window, sys.argv[1:] or list(LANGUAGES)):
            count += 1
            told = (each for each in faults(shown) if not any(word in each for word in NO_FAULTS))
            for fault in set(map(bare, told)):
                found[fault] += 1
                first.setdefault(fault, state)
        window.close()
    for fault, times in found.most_common():
        print(f"{times:4} x  {fault}\n        first: {', '.join(first[fault])}")
    print(f"{count} states, {len(found)} faults")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
