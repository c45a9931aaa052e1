"""In which order a start shows its parts."""

import time

from PySide6.QtCore import QTimer

from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.tables.table_view import TableView


def test_the_table_is_painted_before_the_plot_is_loaded(open_desk, monkeypatch):
    seen = []

    def told(owner, name, deed):
        before = getattr(owner, name)

        def does(self, *arguments):
            deed(name)
            before(self, *arguments)

        monkeypatch.setattr(owner, name, does)

    def busy(name):
        seen.append(name)
        QTimer.singleShot(0, lambda: time.sleep(0.05))  # so that what waits for a time is due

    told(TableView, "paintEvent", seen.append)
    told(MainWindow, "build", busy)
    told(MainWindow, "finish", seen.append)
    open_desk()
    assert seen.index("build") < seen.index("paintEvent") < seen.index("finish")
