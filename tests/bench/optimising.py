"""The window while the optimiser works on all cores: python -m tests.bench.optimising.

What a turn of a spinner and a step of scrolling take until they are painted, as 95th percentiles
in milliseconds: at rest and while switches are searched for, which also brings better movements
into matrix, schedule and figures as they are found.
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from time import perf_counter

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QSpinBox, QWidget

from vpdesk.gui.rooms.movements.document import MovementDocument
from vpdesk.gui.rooms.movements.room import MovementsRoom
from vpdesk.gui.start import make_application
from vpdesk.movements.builders.barometer import barometer

SIZE = (1280, 800)
PAIRS = 20
SECONDS = 6.0  # of each measurement
EVERY = 0.05  # seconds between two actions: what quick hands do
PATIENCE = 2.0  # seconds until a paint that does not come is given up
AIM = 33


class Paints(QObject):
    """Sees a widget being painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self._painted = False
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self._painted = True
        return False

    def time_of(self, action: Callable[[], object]) -> float:
        """What an action takes until the widget is painted, in milliseconds.

        Raises TimeoutError where it is not painted.
        """
        self._painted = False
        start = perf_counter()
        action()
        while not self._painted:
            QApplication.processEvents()
            if perf_counter() - start > PATIENCE:
                raise TimeoutError("the widget was not painted")
        return 1000 * (perf_counter() - start)


class Bench:
    """The room in a window, and the two actions."""

    def __init__(self) -> None:
        make_application()
        movement = barometer(PAIRS).with_boards(2)
        self.room = MovementsRoom(MovementDocument(movement))
        self.room.resize(*SIZE)
        self.spinner = QSpinBox(self.room)
        self.spinner.setRange(0, 1_000_000)
        self.spinner.move(SIZE[0] - self.spinner.sizeHint().width(), 0)
        self.room.show()
        self.room.load_plot()
        self.settle(3.0)  # the chooser measures in the background too
        self.bar = self.room.schedule.verticalScrollBar()
        self.spun = Paints(self.spinner)
        self.scrolled = Paints(self.room.schedule.viewport())

    def settle(self, seconds: float) -> None:
        """Work off events for a while."""
        end = perf_counter() + seconds
        while perf_counter() < end:
            QApplication.processEvents()

    def scroll(self) -> None:
        """Scroll the schedule by a row; back to the top after the last one."""
        at_end = self.bar.value() == self.bar.maximum()
        self.bar.setValue(self.bar.minimum() if at_end else self.bar.value() + 1)

    def measure(self, *, optimising: bool) -> dict[str, list[float]]:
        """The times of both actions, in turn, as long as is wanted."""
        times: dict[str, list[float]] = {"spinner": [], "scroll": []}
        assert self.bar.maximum() > 0, "the schedule does not scroll"
        end = perf_counter() + SECONDS
        while perf_counter() < end:
            if optimising and not self.room.optimise.running:
                self.room.optimise.start()
            times["spinner"].append(self.spun.time_of(self.spinner.stepUp))
            self.settle(EVERY)
            times["scroll"].append(self.scrolled.time_of(self.scroll))
            self.settle(EVERY)
        self.room.optimise.stop()
        return times


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(f"barometer for {PAIRS} pairs, {SIZE[0]} x {SIZE[1]}, ms")
    bench = Bench()
    for optimising in (False, True):
        for action, times in bench.measure(optimising=optimising).items():
            p95 = statistics.quantiles(times, n=20)[-1]
            print(
                f"{'optimising' if optimising else 'at rest':10}  {action:8}"
                f"  median {statistics.median(times):5.1f}  p95 {p95:5.1f}"
                f"  max {max(times):5.1f}  aim {AIM}"
            )


if __name__ == "__main__":
    main()
