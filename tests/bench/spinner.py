"""A step of the board count until table and plot are repainted: python -m tests.bench.spinner.

Medians, 95th percentiles and maxima in milliseconds, with one board count and with six pinned, in
a usual window and in one four times as large; and the median and 95th percentile of what the
processor worked, which another program on the machine changes less. The offscreen platform hides a
part of what a large window costs: with QT_QPA_PLATFORM=xcb under an X server (xvfb-run) all of it
is there, and with QT_SCALE_FACTOR=2 each window has four times the pixels. A size (1920x1080)
measures that one alone.
"""

from __future__ import annotations

import itertools
import os
import statistics
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QSpinBox

from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.scales.room import ScalesRoom
from vpdesk.gui.start import make_application
from vpdesk.report.scales.report import VIEWS, ScaleChoice, View
from vpdesk.scales import KINDS
from vpdesk.settings import Settings

SIZES = ((1920, 1080), (3840, 2160))
LEAST, MOST = 4, 100
SIX = (8, 16, 20, 24, 32, 48)
STEPS = 4 * (MOST - LEAST)
VIEWS_WITH_BOTH = [each for each in VIEWS if each is not View.HEAT_MAP]  # which has no plot
PATIENCE = 1.0  # seconds until a step that paints nothing is given up
QUIET = 0.1  # seconds after a paint until the other one is said to be as it was: 95 and 96 boards


class Paints(QObject):
    """Sees table and plot being painted."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        room = window.room
        assert isinstance(room, ScalesRoom)
        assert room.plot is not None
        self._painted: set[QObject] = set()
        self._viewports = {room.table.viewport(), room.plot}
        for viewport in self._viewports:
            viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self._painted.add(watched)
        return False

    def wait(self) -> tuple[float, float]:
        """Work off events until what changed was painted; when the last paint ended, and what
        the processor had worked by then.

        Raises TimeoutError where nothing is painted.
        """
        seen: set[QObject] = set()
        end, start = (perf_counter(), process_time()), perf_counter()
        while True:
            self._painted.clear()
            QApplication.processEvents()
            now = perf_counter(), process_time()
            if self._painted:
                seen |= self._painted
                end = now
            elif seen == self._viewports or (seen and now[0] - end[0] > QUIET):
                return end
            elif now[0] - start > PATIENCE:
                raise TimeoutError("neither table nor plot was painted")


def open_window(folder: Path, choice: ScaleChoice, size: tuple[int, int] = SIZES[0]) -> MainWindow:
    """The program's window with the plot in place; settings and logs go to a folder."""
    make_application()
    window = MainWindow(Settings(choice=choice), folder / "settings.json", CrashGuard(folder))
    window.resize(*size)
    window.show()
    window.finish()
    for _ in range(20):
        QApplication.processEvents()
    return window


def up_and_down(count: int) -> Iterable[int]:
    """So many steps of one between the least and the most boards, starting at the least."""
    span = MOST - LEAST
    return (1 if step // span % 2 == 0 else -1 for step in range(count))


class StepTime(NamedTuple):
    """What a step took until both were repainted, in milliseconds: all in all, of the processor."""

    passed: float
    processor: float


def step_times(choice: ScaleChoice, size: tuple[int, int]) -> list[StepTime]:
    """What each step takes."""
    with tempfile.TemporaryDirectory() as folder:
        window = open_window(Path(folder), choice, size)
        spin = window.findChild(QSpinBox, "boardsSpin")
        assert spin is not None
        paints = Paints(window)
        times = []
        for step in up_and_down(STEPS):
            start, worked = perf_counter(), process_time()
            spin.stepBy(step)
            end, had_worked = paints.wait()
            times.append(StepTime(1000 * (end - start), 1000 * (had_worked - worked)))
        assert spin.value() == LEAST
        window.close()
        window.deleteLater()
    return times


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(f"{STEPS} steps between {LEAST} and {MOST} boards, ms")
    asked = {tuple(map(int, word.split("x"))) for word in sys.argv[1:]}
    for times_as_long, size in enumerate(SIZES, 1):
        if asked and size not in asked:
            continue
        for pins, aim in (((), 8), (SIX, 12)):
            for kind, view in itertools.product(KINDS, VIEWS_WITH_BOTH):
                choice = ScaleChoice(LEAST, kind, pins=pins, base=SIX[0], view=view)
                steps = step_times(choice, size)
                times = [step.passed for step in steps]
                worked = [step.processor for step in steps]
                p95, p95_worked = (statistics.quantiles(each, n=20)[-1] for each in (times, worked))
                print(
                    f"{size[0]} x {size[1]}  {len(pins)} pinned  {kind:10}  {view.value:12}"
                    f"  median {statistics.median(times):5.1f}  p95 {p95:5.1f}"
                    f"  max {max(times):5.1f}  aim {aim * times_as_long}"
                    f"  processor {statistics.median(worked):5.1f}  p95 {p95_worked:5.1f}"
                )


if __name__ == "__main__":
    main()
