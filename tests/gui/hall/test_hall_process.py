"""The process that serves the hall, and the window that dies."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.sure import sure
from vpdesk.files.child import child_environment

PATIENCE = 30  # seconds that a busy machine may take; nothing is measured
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from vpdesk.gui.hall.hall_process import HallProcess

application = QCoreApplication(sys.argv)
process = HallProcess(application)

def tell():
    if process.figures.port:
        print(process.number, flush=True)

process.changed.connect(tell)
process.start(Path(sys.argv[1]), "127.0.0.1", 8080)
application.exec()
"""


def runs(number):
    """Whether a process is there, and is not one that nobody has asked for its end."""
    with suppress(FileNotFoundError):
        state = Path(f"/proc/{number}/stat").read_text(encoding="utf-8")
        return state.rpartition(")")[2].split()[0] != "Z"
    return False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
def test_nothing_is_served_once_the_window_was_killed(qtbot, tmp_path):
    python = [sys.executable, "-c", WINDOW, str(tmp_path)]
    with subprocess.Popen(python, stdout=subprocess.PIPE, env=child_environment()) as window:
        hall = int(sure(window.stdout).readline())
        assert runs(hall)
        window.kill()
        window.wait(PATIENCE)
        qtbot.waitUntil(lambda: not runs(hall), timeout=PATIENCE * 1000)
