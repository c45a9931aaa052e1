"""The help of the real program."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture
def show_help(desk):
    """Opens the help of the window at a place."""

    def show(place="overview"):
        desk.help_desk.show(place)
        QApplication.processEvents()
        return desk.help_desk.help_window

    return show


@pytest.fixture
def help_window(show_help):
    return show_help()
