"""The start-up order of the window: the crash guard, then the window, then what takes longer."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from vpdesk import __version__
from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.quick import kept_code
from vpdesk.gui.texts import set_language, user_language
from vpdesk.report.scales.report import ScaleChoice, View
from vpdesk.settings import SYSTEM, Settings, load, log_folder, settings_path

if TYPE_CHECKING:
    from vpdesk.app import Arguments

SCREENSHOT_SIZE = (1280, 800)
PATIENCE = 10.0  # seconds that a picture may take to be complete
SOON_MS = 500  # what begins after so long is waited for
QUIET_LOOKS = 5  # in a row at which nothing is being worked out: what begins late has begun
WITHOUT_THREADS = "QT_NO_GUI_THREADPOOL"
READY_LINE = "VPDESK_READY_LINE"  # in the environment: say "ready" once the plot is there


def run(arguments: Arguments) -> int:
    """Open the window and stay until it closes; or draw it into a picture. The exit code."""
    guard = CrashGuard(log_folder())
    guard.install()
    try:
        return _run(arguments, guard)
    finally:
        guard.close()


def _run(arguments: Arguments, guard: CrashGuard) -> int:
    app = make_application()
    set_language(SYSTEM)  # until the settings are read, or where they cannot be
    first = not settings_path().exists()
    settings, notice = load(settings_path(), user_language())
    set_language(settings.language, settings.decimal_sign)
    if settings.start_up == "same":
        settings = replace(settings, choice=ScaleChoice(), room="")
    settings = _with_arguments(settings, arguments)
    window = MainWindow(settings, settings_path(), guard, arguments.file)
    if arguments.sample:
        window.ready.connect(lambda: window.menus.action(f"sample {arguments.sample}").trigger())
    if arguments.screenshot is not None:
        return _draw(window, arguments.screenshot)
    if sys.platform == "darwin":
        from vpdesk.gui.desk.finder import FinderFiles

        app.installEventFilter(FinderFiles(window))
    if notice or guard.crashed:
        window.ready.connect(lambda: window.say(notice) if notice else window.notify_crash())
    elif first and is_watched(app):
        window.ready.connect(lambda: _begin_tour(window))
    window.show()
    window.ready.connect(_set_icon)
    window.ready.connect(kept_code.keep)
    if READY_LINE in os.environ:
        window.ready.connect(_say_ready)
    return app.exec()


def make_application() -> QApplication:
    """The application with its style and font; the one that is there already, if any."""
    # Qt shares out each large fill among threads, and waits for all of them: a step of the spinner
    # takes a fifth longer so, on a large screen twice as long. It asks for the name alone.
    os.environ.setdefault(WITHOUT_THREADS, "1")
    # As an argument: setStyle would hand the style to Python, which costs 4 ms at start.
    app = QApplication.instance() or QApplication([*sys.argv[:1], "-style", "fusion"])
    assert isinstance(app, QApplication)
    app.setApplicationName("vpdesk")
    app.setApplicationDisplayName("vpdesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("vpdesk")  # desktops find the icon and the entry in the menu by it
    if app.platformName() == "offscreen":
        # Without a desktop there may be no fonts at all, and pictures should look alike.
        from vpdesk.paper.bundled_font import paper_font

        app.setFont(paper_font(10))
    return app


def is_watched(app: QApplication) -> bool:
    """Somebody sits before the window: it is not opened by a test or to be measured."""
    return app.platformName() != "offscreen" and READY_LINE not in os.environ


def _begin_tour(window: MainWindow) -> None:
    if window.room_name != window.house.kinds[0].name:
        return  # a file is opened that another room shows; the hints are about scales
    from vpdesk.gui.desk.tour import Tour  # on the first start alone

    Tour(window, lambda: window.house.first)


def _with_arguments(settings: Settings, arguments: Arguments) -> Settings:
    boards = arguments.boards
    if arguments.file is not None:
        from vpdesk.gui.desk.house import room_of
        from vpdesk.gui.rooms.all_rooms import ROOMS

        settings = replace(settings, room=room_of(arguments.file, ROOMS))
    elif boards:
        settings = replace(settings, room="")
    if not boards:
        return settings
    choice = replace(settings.choice, boards=boards[0])
    if len(boards) > 1:
        choice = replace(choice, pins=boards, view=View.SIDE_BY_SIDE)
    return replace(settings, choice=choice)


def _draw(window: MainWindow, path: Path) -> int:
    """Draw the window as it would open into a PNG file."""
    from vpdesk.files.atomic import StorageError, write_atomic
    from vpdesk.formats.png_file import png_bytes

    QApplication.setCursorFlashTime(0)  # a cursor that blinks is in one picture and not in the next
    window.resize(*SCREENSHOT_SIZE)
    window.show()
    window.finish()
    _settle(window)
    try:
        write_atomic(path, png_bytes(window.grab().toImage()))
    except StorageError as error:
        sys.stderr.write(f"vpdesk: {error}\n")
        return 2
    finally:
        window.house.close()  # others may have the files
    return 0


def _settle(window: MainWindow) -> None:
    """Wait until nothing more comes in, but for some seconds at most."""
    from time import monotonic, sleep  # for pictures only

    from PySide6.QtCore import QTimer

    from vpdesk.gui.desk.work import Work

    end, quiet = monotonic() + PATIENCE, 0
    while monotonic() < end and quiet < QUIET_LOOKS:
        QApplication.processEvents()
        sleep(0.02)
        if not window.isActiveWindow():  # as it is for who looks at it, whenever that comes in
            window.activateWindow()
        busy = any(work.running for work in window.findChildren(Work)) or any(
            timer.isActive() and timer.isSingleShot() and timer.interval() <= SOON_MS
            for timer in window.findChildren(QTimer)
        )
        quiet = 0 if busy or not window.isActiveWindow() else quiet + 1


def _set_icon() -> None:
    from PySide6.QtGui import QIcon

    from vpdesk.resources import resource

    QApplication.setWindowIcon(QIcon(str(resource("icons/vpdesk.svg"))))


def _say_ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()
