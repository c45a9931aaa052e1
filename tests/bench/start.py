"""Start to a first paint, as a ratio to a bare PySide6 window: `python -m tests.bench.start`.

The programs are started in turn, warm, and end at a point of their start: measured is the time of
the processor until then, which a busy machine changes less than the time that passes, and that too.
`python -m tests.bench.start plain` starts without what vpdesk.gui.quick does.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import NamedTuple

RUNS = 21
AIMS = {"vpdesk, first paint of the table": "  aim 1.4", "vpdesk, plot painted": "  aim 1.8"}

BARE = """
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView
app = QApplication([])
window = QMainWindow()
model = QStandardItemModel(61, 4)
for row in range(61):
    for column in range(4):
        model.setItem(row, column, QStandardItem(f"{row}.{column}"))
class Table(QTableView):
    def paintEvent(self, event):
        super().paintEvent(event)
        tell()
table = Table()
table.setModel(model)
window.setCentralWidget(table)
window.resize(1180, 760)
window.show()
app.exec()
"""

OURS = """
import gc
gc.disable()  # as main() does, before it imports what is watched here
from vpdesk.gui import main_window
def watch(owner, name):
    old = getattr(owner, name)
    def new(self, *arguments):
        old(self, *arguments)
        tell()
    setattr(owner, name, new)
{watch}
from vpdesk.app import main
main([])
"""

WINDOW = 'watch(main_window.MainWindow, "paintEvent")'
TABLE = """
build = main_window.MainWindow.build
def build_and_watch(self):
    from vpdesk.gui.tables.table_view import TableView
    if not hasattr(TableView, "watched"):
        TableView.watched = True
        watch(TableView, "paintEvent")
    build(self)
main_window.MainWindow.build = build_and_watch
"""
PLOT = """
finish = main_window.MainWindow.finish
def finish_and_watch(self):
    finish(self)
    from vpdesk.gui.widgets.curve_plot import CurvePlot
    watch(CurvePlot, "paintEvent")
    self.house.first.plot.update()
main_window.MainWindow.finish = finish_and_watch
"""

TELL = """
import os, sys, time
def tell():
    sys.stdout.write(str(time.monotonic_ns()))
    sys.stdout.flush()
    os._exit(0)
"""


class Start(NamedTuple):
    """What a start took until it told, in milliseconds: of the processor, and all in all."""

    processor: float
    passed: float


def started(program: str, environment: dict[str, str]) -> Start:
    """Start it and wait until it tells."""
    before, start = used_by_children(), time.monotonic_ns()
    done = subprocess.run(
        [sys.executable, "-c", TELL + program],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return Start((used_by_children() - before) * 1e3, (int(done.stdout) - start) / 1e6)


def used_by_children() -> float:
    """Seconds of the processor that processes had which have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Print the medians and their ratios."""
    programs = {
        "bare window with a filled table": BARE,
        "vpdesk, first paint of the window": OURS.format(watch=WINDOW),
        "vpdesk, first paint of the table": OURS.format(watch=TABLE),
        "vpdesk, plot painted": OURS.format(watch=PLOT),
    }
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        if sys.argv[1:] == ["plain"]:
            environment["VPDESK_PLAIN_START"] = "1"
        else:
            keep_code(environment)
        figures: dict[str, list[Start]] = {name: [] for name in programs}
        for run in range(RUNS + 2):
            for name, program in programs.items():
                figure = started(program, environment)
                if run >= 2:  # the first runs warm the caches
                    figures[name].append(figure)
    bare = figures["bare window with a filled table"]
    print(f"platform {environment['QT_QPA_PLATFORM']}, medians of {RUNS} runs")
    for name, values in figures.items():
        print(
            f"{name:36}", *(column(values, bare, place) for place in range(2)), AIMS.get(name, "")
        )


def column(values: Sequence[Start], bare: Sequence[Start], place: int) -> str:
    """A median, and the median of the ratios to neighbours: the machine may slow down meanwhile."""
    ratio = statistics.median(a[place] / b[place] for a, b in zip(values, bare, strict=True))
    median = statistics.median(value[place] for value in values)
    return f"{('processor', 'passed')[place]} {median:6.1f} ms x {ratio:.2f}  "


def keep_code(environment: dict[str, str]) -> None:
    """Start once to the end, after which the code of texts is kept as that of modules is."""
    said = dict(environment, VPDESK_READY_LINE="1")
    with subprocess.Popen(
        [sys.executable, "-m", "vpdesk"], env=said, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        program.stdout.readline()
        time.sleep(1)  # it says so just before
        program.kill()


if __name__ == "__main__":
    main()
