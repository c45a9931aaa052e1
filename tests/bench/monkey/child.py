"""One run of the random user, in a process of its own: child FOLDER SEED ACTIONS HOW LANGUAGE."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
from pathlib import Path
from random import Random

from PySide6.QtCore import QThread, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from shiboken6 import getCppPointer

from tests.bench.monkey.deeds import User
from tests.bench.monkey.folder import allow_only, fill
from tests.bench.monkey.hands import WAYS, main_window
from tests.bench.monkey.records import CRASH, Records
from vpdesk.app import main as start_program
from vpdesk.gui.frame import Frame
from vpdesk.gui.start import make_application

LATER_MS = 1
LOOK_EVERY = 100
LEAVING = 500  # steps that it may take to close what is open


class Run:
    """Lets the user act whenever the program has done all that it wanted to.

    What it does goes on in the event loop of a dialog or a menu that is open. Within the same
    event loop one action ends before the next begins.
    """

    def __init__(self, user: User, records: Records, actions: int) -> None:
        self._user, self._records = user, records
        self.left = actions
        self._leaving = LEAVING
        self._timer = QTimer()  # one for all: the program may be started again before the next step
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        self._replaced: set[int] = set()  # addresses of frames
        self._levels: list[int] = []  # of the event loops in which an action is under way

    @property
    def ended(self) -> bool:
        """All actions are done."""
        return not self.left

    def start(self, after_ms: int = 0) -> None:
        """Act as soon as the program waits for its user."""
        self._timer.start(after_ms)

    def _step(self) -> None:
        """One action; the next follows."""
        level = QThread.currentThread().loopLevel()
        if self._levels and self._levels[-1] >= level:
            self.start(LATER_MS)  # the action itself lets the program work
            return
        if self.ended:
            self._leave()
            return
        if level == 1 and self.left % LOOK_EVERY == 0:
            self._look()
        self.left -= 1
        self.start()
        self._levels.append(level)
        try:
            deed = self._user.choose(level)
            self._records.begin(deed.__name__)
            self._records.tell(deed())
        finally:
            self._levels.pop()

    def _leave(self) -> None:
        """Close the window, as a user does who keeps nothing."""
        self._records.end()
        if not self._leaving:
            self._records.problem("The program cannot be left")
            QApplication.exit()
            return
        self._leaving -= 1
        self.start(LATER_MS)
        self._user.leave()

    def _look(self) -> None:
        """What is alive: a frame that was replaced before the last look must be gone."""
        window, before = main_window(), self._replaced
        frames = [each for each in QApplication.allWidgets() if isinstance(each, Frame)]
        replaced = [each for each in frames if each.window() is window and each.isHidden()]
        self._replaced = {getCppPointer(each)[0] for each in replaced}
        for _ in before & self._replaced:
            self._records.problem("A frame that was replaced is still there")


def main() -> None:
    """Start the program, and again whenever the user has closed it, until all actions are done."""
    folder, seed, actions, how, often = Path(sys.argv[1]), *sys.argv[2:]
    sys.dont_write_bytecode = True
    os.chdir(folder)
    random = Random(f"{seed} {how}")
    files = folder / "files"
    files.mkdir()
    found = fill(files, random)
    records = Records(folder)
    logging.captureWarnings(True)
    for name in ("vpdesk", "py.warnings"):
        logging.getLogger(name).addHandler(records)
    hands = WAYS[how](random)
    make_application()
    run = Run(User(random, hands, found, often == "1"), records, int(actions))
    allow_only(folder)
    trace = (folder / CRASH).open("w")  # open to the very end, which may fail too
    # The program's own trace goes where the next start would put it aside.
    enable = faulthandler.enable
    faulthandler.enable = lambda *_: enable(trace)
    faulthandler.disable = lambda: None
    while not run.ended:
        run.start()
        start_program([])
    QGuiApplication.clipboard().clear()  # the offscreen one would outlive Python


if __name__ == "__main__":
    main()
