"""Start to first paint, as a ratio to a bare PySide6 window: `python -m tests.bench.start`.

Both programs are started in turn, warm, and tell the monotonic clock at a point of their start.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 21
AIMS = {"vpdesk, first paint of the table": "  aim 1.4", "vpdesk, plot in place": "  aim 2.5"}

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
PLOT = 'watch(main_window.MainWindow, "finish")'

TELL = """
import os, sys, time
def tell():
    sys.stdout.write(str(time.monotonic_ns()))
    sys.stdout.flush()
    os._exit(0)
"""


def milliseconds(program: str, environment: dict[str, str]) -> float:
    """From the start of the process until it tells."""
    start = time.monotonic_ns()
    done = subprocess.run(
        [sys.executable, "-c", TELL + program],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return (int(done.stdout) - start) / 1e6


def main() -> None:
    """Print the medians and their ratios."""
    programs = {
        "bare window with a filled table": BARE,
        "vpdesk, first paint of the window": OURS.format(watch=WINDOW),
        "vpdesk, first paint of the table": OURS.format(watch=TABLE),
        "vpdesk, plot in place": OURS.format(watch=PLOT),
    }
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, XDG_CONFIG_HOME=home, XDG_STATE_HOME=home)
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        figures: dict[str, list[float]] = {name: [] for name in programs}
        for run in range(RUNS + 2):
            for name, program in programs.items():
                figure = milliseconds(program, environment)
                if run >= 2:  # the first runs warm the caches
                    figures[name].append(figure)
    bare = figures["bare window with a filled table"]
    print(f"platform {environment['QT_QPA_PLATFORM']}, medians of {RUNS} runs")
    for name, values in figures.items():
        # Of neighbours: the machine may slow down meanwhile.
        ratio = statistics.median(one / other for one, other in zip(values, bare, strict=True))
        print(f"{name:36} {statistics.median(values):6.1f} ms   x {ratio:.2f}{AIMS.get(name, '')}")


if __name__ == "__main__":
    main()
