"""What looks no different when the keyboard comes to it, in any room and dialog.

python -m tests.bench.focus_sweep

Rooms are empty, then with the samples of Help; each in both themes. Prints each such widget with
how many of its pixels are new, and how many widgets were looked at.
"""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from tests.gui.focus_marks import unmarked
from tests.gui.sights import fill, windows
from vpdesk.gui.crash import CrashGuard
from vpdesk.gui.main_window import MainWindow
from vpdesk.gui.start import make_application
from vpdesk.settings import Settings

THEMES = ("light", "dark")


def main() -> int:
    """Print what is not marked; 1 where something is."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application()
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        window = MainWindow(Settings(), place / "settings.json", CrashGuard(place))
        window.show()
        window.finish()
        for state in ("empty", "full"):
            if state == "full":
                fill(window)
            for theme in THEMES:
                window.set_preferences(replace(window.settings, theme=theme))
                seen: set[object] = set()
                for name, shown in windows(window):
                    for each in unmarked(shown, seen):
                        found += 1
                        print(f"{state}, {theme}, {name}: {each}")
                print(f"{state}, {theme}: {len(seen)} stops of the keyboard")
        window.close()
    print(f"{found} without a mark")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
