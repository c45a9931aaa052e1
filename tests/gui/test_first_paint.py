"""In which order a start shows its parts."""

import time

import pytest
from PySide6.QtCore import QTimer

from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.tables.table_view import TableView
from vpdesk.settings import Settings, save, settings_path


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


@pytest.mark.parametrize("zoom", [100, 125, 200])
def test_the_menu_bar_takes_the_height_that_was_kept_for_it(open_desk, monkeypatch, zoom):
    kept = []
    before = MainWindow._make_menus

    def told(self):
        kept.append(self.menuWidget().minimumHeight())
        return before(self)

    monkeypatch.setattr(MainWindow, "_make_menus", told)
    save(settings_path(), Settings(zoom=zoom))
    desk = open_desk()
    assert kept == [desk.menuBar().height()]
