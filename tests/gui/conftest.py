"""The real program, started by main() and driven as a user would."""

from __future__ import annotations

import faulthandler
import gc
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.room_builders import scales_of
from tests.sure import sure
from vpdesk import languages
from vpdesk.app import main
from vpdesk.gui.desk import disk_writer
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.quick import kept_code
from vpdesk.gui.rooms.scales.room import ScalesRoom
from vpdesk.gui.texts import set_language
from vpdesk.paper.bundled_font import paper_font

OpenDesk = Callable[..., MainWindow]
# A busy machine is no fault of the window's: who waits in vain waits longer, and nobody else does.
for wait in (QtBot.waitUntil, QtBot.waitSignal):
    sure(wait.__kwdefaults__)["timeout"] = 60_000
EXPECTED_LOG = ("This plugin does not support",)  # what the offscreen platform says of itself


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without any files yet."""
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DOCUMENTS_DIR"):
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setattr(kept_code, "FILE", tmp_path / "kept_code.texts")
    return tmp_path


@pytest.fixture(autouse=True)
def type_size(qapp: QApplication) -> None:
    """Text as large as the program's, whatever size the test before has left behind."""
    QApplication.setFont(paper_font(10))


@pytest.fixture(autouse=True)
def patient_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that waits for the disk, however busy the machine is: what is done is written."""
    monkeypatch.setattr(disk_writer, "AT_ONCE", None)


@pytest.fixture
def open_desk(
    qapp: QApplication,
    qtbot: QtBot,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    request: pytest.FixtureRequest,
) -> Iterator[OpenDesk]:
    """Opens the program with command line arguments; its log must stay empty."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    # A window freezes all there is for its life; here that would be what windows before have left.
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(faulthandler, "enable", lambda file: None)
    monkeypatch.setattr(faulthandler, "disable", lambda: None)
    monkeypatch.setattr(languages, "system_language", lambda: "en")
    QApplication.setPalette(QPalette())
    found: list[MainWindow] = []

    def stay_open() -> int:
        found.extend(window for window in _windows() if window.isVisible())
        return 0

    monkeypatch.setattr(QApplication, "exec", staticmethod(stay_open))

    def open_(*arguments: str) -> MainWindow:
        found.clear()
        assert main(list(arguments)) == 0
        (window,) = found
        qtbot.addWidget(window)
        qtbot.waitUntil(lambda: window.centralWidget() is not None)
        qtbot.waitUntil(lambda: scales_of(window).plot is not None)
        qtbot.waitExposed(window)
        return window

    yield open_
    for window in _windows():
        window.close()
        if window.isVisible():  # it asks what becomes of unsaved work
            window.house.close()
        window.deleteLater()
    for left in QApplication.topLevelWidgets():  # by a window that asks before it closes
        left.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.enable()
    QGuiApplication.clipboard().clear()  # the offscreen one would outlive Python
    set_language("en")
    qInstallMessageHandler(None)
    logger = logging.getLogger("vpdesk")
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()
    for phase in ("setup", "call"):
        unexpected = [
            record.getMessage()
            for record in caplog.get_records(phase)
            if record.levelno >= logging.WARNING
            and not any(text in record.getMessage() for text in EXPECTED_LOG)
        ]
        assert not unexpected or request.node.get_closest_marker("logs_errors")


def _windows() -> list[MainWindow]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]


@pytest.fixture
def desk(open_desk: OpenDesk) -> MainWindow:
    """The program as a new user sees it."""
    return open_desk()


@pytest.fixture
def room(desk: MainWindow) -> ScalesRoom:
    """Its scales room."""
    return scales_of(desk)


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., QWidget]:
    """Shows a widget of the program in a window of its own."""

    def show(widget: QWidget, width: int = 600, height: int = 500) -> QWidget:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        widget.show()
        return widget

    return show
