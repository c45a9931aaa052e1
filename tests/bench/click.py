"""A click on an encounter until all that it changes is painted: python -m tests.bench.click.

Medians, 95th percentiles and maxima in milliseconds, at 20 pairs in an all-play-all.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.rooms.movements.room import MovementsRoom
from vpdesk.gui.start import make_application
from vpdesk.movements.builders.barometer import barometer
from vpdesk.settings import RoomMemory, Settings

SIZE = (1920, 1080)
WIDTHS = (0, 0, 800, 1000)  # no tool, which would measure other movements meanwhile
PAIRS = 20
CLICKS = 300
AIM = 33
PATIENCE = 1.0  # seconds until a paint that does not come is given up


class Paints(QObject):
    """Sees widgets being painted."""

    def __init__(self, *widgets: QObject) -> None:
        super().__init__()
        self._painted: set[QObject] = set()
        self._widgets = set(widgets)
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint:
            self._painted.add(watched)
        return False

    def wait(self) -> float:
        """Work off events until all were painted and nothing more is; when the last paint ended.

        Raises TimeoutError where one of them is not painted.
        """
        seen: set[QObject] = set()
        end = start = perf_counter()
        while True:
            self._painted.clear()
            QApplication.processEvents()
            now = perf_counter()
            if self._painted:
                seen |= self._painted
                end = now
            elif seen == self._widgets:
                return end
            elif now - start > PATIENCE:
                raise TimeoutError(f"not painted: {self._widgets - seen}")


def open_room(folder: Path) -> tuple[MainWindow, MovementsRoom]:
    """The program's window with the movements room in it; settings and logs go to a folder."""
    make_application()
    settings = Settings(room="movements", rooms={"movements": RoomMemory(WIDTHS)})
    window = MainWindow(settings, folder / "settings.json", CrashGuard(folder))
    window.resize(*SIZE)
    window.show()
    window.finish()
    room = window.house.keepers["movements"].room
    room.load_plot()
    room.document.open(barometer(PAIRS))
    for _ in range(20):
        QApplication.processEvents()
    return window, room


def click_times() -> list[float]:
    """What each click takes until all is repainted, in milliseconds."""
    with tempfile.TemporaryDirectory() as folder:
        window, room = open_room(Path(folder))
        view, model = room.schedule, room.schedule.schedule_model
        assert room.heatmap is not None
        paints = Paints(view.viewport(), room.heatmap.viewport())
        visible = [
            view.visualRect(model.index_of(each.place)).center()
            for each in room.document.movement.encounters
        ]
        visible = [place for place in visible if view.viewport().rect().contains(place)]
        times = []
        for count in range(CLICKS):
            place = visible[count * 37 % len(visible)]
            start = perf_counter()
            QTest.mouseClick(
                view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place
            )
            times.append(1000 * (paints.wait() - start))
        room.document.open(barometer(PAIRS))  # else closing asks for the changes
        window.close()
        window.deleteLater()
    return times


def main() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    times = click_times()
    p95 = statistics.quantiles(times, n=20)[-1]
    print(
        f"{CLICKS} clicks, {PAIRS} pairs, {SIZE[0]} x {SIZE[1]}: median"
        f" {statistics.median(times):5.1f}  p95 {p95:5.1f}  max {max(times):5.1f}  aim {AIM} ms"
    )


if __name__ == "__main__":
    main()
