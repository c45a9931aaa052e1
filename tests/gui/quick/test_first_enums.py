"""Until the table stands, PySide6 makes no classes that it does not need."""

import os
import subprocess
import sys

START = """
import enum, os, sys
from vpdesk.gui import main_window
make, made = enum.EnumType._create_, []
def making(cls, name, *rest, module="", **named):
    made.append(name)
    return make(cls, name, *rest, module=module, **named)
enum.EnumType._create_ = making
main_window.NO_PAINT_MS = 1_000_000  # however busy the computer is
finish = lambda self: (print(*made, flush=True), os._exit(0))
main_window.MainWindow.finish = finish
from vpdesk.app import main
main([])
"""
# Of QStyle, QWizard (all kinds of widgets are made for one that Qt made), QIcon, QMessageBox, QUrl.
NEEDLESS = {"PixelMetric", "WizardButton", "ThemeIcon", "ButtonRole", "ParsingMode"}


def test_the_first_table_needs_no_icons_no_messages_and_no_metrics(tmp_path):
    places = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_STATE_HOME"), str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, **places},
        capture_output=True,
        text=True,
        check=True,
    )
    made = set(done.stdout.split())
    assert "SelectionBehavior" in made  # of the table
    assert not NEEDLESS & made
