"""A step of the presentation that scrolls by itself: python -m tests.bench.scrolling.

Medians, 95th percentiles and maxima in milliseconds, from the step until it is painted, of the
pairings and the standings of 400 players; and what it takes to plan and paint all anew.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from PySide6.QtWidgets import QApplication

from vpdesk.gui.rooms.events.document import EventDocument
from vpdesk.gui.rooms.events.presentation import PARTS, EventPresentation
from vpdesk.gui.start import make_application
from vpdesk.report.sheet import Sheet
from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.tournament import Edition

SIZES = ((1920, 1080), (3840, 2160))
PLAYERS, ROUNDS = 400, 9
STEPS = 400
FRAME = 1 / 60
AIM = 16


def show(window: EventPresentation, part: Sheet) -> None:
    """Show pairings or standings, and wait until they are painted."""
    before = window.table.table
    window.show_part(part)
    while window.table.table is before:
        QApplication.processEvents()
    window.table.repaint()
    QApplication.processEvents()


def step_times(window: EventPresentation) -> list[float]:
    """What each step takes until it is painted, in milliseconds; the first begin at the top."""
    table, times = window.table, []
    table.set_paused(True)  # its own clock
    table.motion.wait = 0
    for _ in range(STEPS):
        start = perf_counter()
        table.advance(FRAME)
        QApplication.processEvents()
        times.append(1000 * (perf_counter() - start))
    table.set_paused(False)
    return times


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    tournament = generate(PLAYERS, ROUNDS, Edition.E2012, 1)
    with tempfile.TemporaryDirectory() as folder:
        document = EventDocument(Path(folder), tournament)
        for size in SIZES:
            window = EventPresentation()
            window.follow(document)
            window.resize(*size)
            window.show()
            for part in (*PARTS[1:], PARTS[0]):
                show(window, part)
                times = step_times(window)
                start = perf_counter()
                window.table.zoom_by(-1)
                QApplication.processEvents()
                anew = 1000 * (perf_counter() - start)
                window.table.zoom_reset()
                p95 = statistics.quantiles(times, n=20)[-1]
                print(
                    f"{PLAYERS} players, {size[0]} x {size[1]}  {part.key:18}"
                    f"  median {statistics.median(times):5.1f}  p95 {p95:5.1f}"
                    f"  max {max(times):5.1f}  aim {AIM} ms; anew {anew:.0f}"
                )
            window.close()
            window.deleteLater()
        document.close()


if __name__ == "__main__":
    main()
