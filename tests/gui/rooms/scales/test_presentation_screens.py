"""Where the window for the players opens: on a second screen, in a window, back at home."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

TWO_SCREENS = {
    "screens": [
        {"name": "desk", "x": 0, "y": 0, "width": 1366, "height": 768},
        {"name": "hall", "x": 1366, "y": 0, "width": 1920, "height": 1080},
    ]
}
PROGRAM = """
from PySide6.QtWidgets import QApplication
from vpdesk.app import main
from vpdesk.gui.main_window import MainWindow

def use():
    (desk,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow))
    desk.finish()
    desk.menus.action("present", "scales").trigger()
    QApplication.processEvents()
    shown = desk.house.keepers["scales"].presentation
    print(shown.screen().name(), shown.isFullScreen(), *shown.geometry().getRect())
    shown.toggle_full_screen()
    print(shown.isFullScreen(), shown.width() < 1920)
    desk.menus.action("present", "scales").trigger()
    print(shown.isFullScreen(), *shown.geometry().getRect())
    desk.close()
    return 0

QApplication.exec = staticmethod(use)
main([])
"""


@pytest.fixture
def shown(desk, qtbot):
    desk.menus.action("present", "scales").trigger()
    qtbot.waitExposed(desk.house.keepers["scales"].presentation)
    return desk.house.keepers["scales"].presentation


def test_f5_brings_it_back(qtbot, desk, shown):
    shown.move(30, 40)
    shown.showMinimized()
    desk.menus.action("present", "scales").trigger()
    qtbot.waitUntil(lambda: not shown.isMinimized())
    assert shown.isVisible()
    assert shown.pos().toTuple() == (30, 40)  # where the user put it


def test_f11_fills_the_screen_and_gives_it_back(qtbot, desk, shown):
    size = shown.size()
    qtbot.keyClick(shown.picture, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: shown.isFullScreen() and shown.size() == desk.screen().size())
    qtbot.keyClick(shown.picture, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not shown.isFullScreen() and shown.size() == size)


def test_a_screen_that_is_unplugged_does_not_take_it_away(qtbot, desk, shown):
    shown.move(QPoint(5000, 0))
    shown.showFullScreen()
    qtbot.waitUntil(shown.isFullScreen)
    application: Any = QGuiApplication.instance()
    application.screenRemoved.emit(shown.screen())
    room = desk.screen().availableGeometry()
    qtbot.waitUntil(lambda: room.contains(shown.geometry()) and not shown.isFullScreen())
    assert shown.isVisible()


def test_it_fills_the_second_screen(home):
    screens = home / "screens.json"
    screen = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    each = {"screens": [one | screen for one in TWO_SCREENS["screens"]]}
    screens.write_text(json.dumps(each | {"synchronousWindowSystemEvents": False}))
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | platform | {"XDG_CONFIG_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "hall True 1366 0 1920 1080",
        "False True",
        "True 1366 0 1920 1080",
    ], done.stderr
