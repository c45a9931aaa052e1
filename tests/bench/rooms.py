"""What it takes to open each room for the first time: python -m tests.bench.rooms.

Medians until the room is painted, each in a program of its own that shows the scales, in
milliseconds: by the clock, and of the processor.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

from PySide6.QtWidgets import QApplication

from vpdesk.gui.rooms.all_rooms import ROOMS
from vpdesk.report.scales.report import ScaleChoice

RUNS = 7
AIM = 150


def open_room(name: str) -> tuple[float, float]:
    """Milliseconds until a room is painted: by the clock, and of the processor."""
    from tests.bench.spinner import open_window

    with tempfile.TemporaryDirectory() as folder:
        window = open_window(Path(folder), ScaleChoice())
        start, used = perf_counter(), process_time()
        window.show_room(name)
        QApplication.processEvents()
        taken = 1000 * (perf_counter() - start), 1000 * (process_time() - used)
        assert window.room_name == name
        window.close()
    return taken


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if len(sys.argv) > 1:
        print(*open_room(sys.argv[1]))
        return
    for kind in ROOMS[1:]:
        runs = []
        for _ in range(RUNS):
            command = [sys.executable, "-m", "tests.bench.rooms", kind.name]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            runs.append([float(word) for word in done.stdout.split()])
        clock, used = (statistics.median(each) for each in zip(*runs, strict=True))
        print(f"{kind.name:12} {clock:6.0f} ms, of the processor {used:6.0f}   aim {AIM}")


if __name__ == "__main__":
    main()
