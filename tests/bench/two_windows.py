"""Two windows that take turns on one file: python -m tests.bench.two_windows [N].

N random interleavings of 20 actions for each kind of document. Whoever is told that something is
saved finds it in the file; whoever only reads, or would write over what was not read, is refused.
"""

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from tests.gui.desk.two_windows import KINDS, OWN_KINDS, play, play_own
from vpdesk.gui.desk import disk_writer

INTERLEAVINGS = 200


def main(interleavings: int = INTERLEAVINGS) -> None:
    """Play them all."""
    app = QApplication.instance() or QApplication([])
    disk_writer.AT_ONCE = None  # what is told as saved is
    for name, kind in KINDS.items():
        lost = refused = 0
        for seed in range(interleavings):
            with TemporaryDirectory() as folder:
                path = Path(folder) / f"shared{kind.ending}"
                gone, said = play(kind, path, Random(f"bench {seed}"))
                lost, refused = lost + len(gone), refused + said
        _say(name, interleavings, lost, refused)
    for name, own in OWN_KINDS.items():
        lost = refused = 0
        for seed in range(interleavings):
            with TemporaryDirectory() as folder:
                gone, said = play_own(own, Path(folder), Random(f"bench {seed}"))
                lost, refused = lost + len(gone), refused + said
        _say(name, interleavings, lost, refused)
    app.processEvents()


def _say(name: str, interleavings: int, lost: int, refused: int) -> None:
    print(
        f"{name:9} {interleavings} interleavings of 20 actions  {lost} lost  aim 0  {refused}"
        " refused with a sentence",
        flush=True,
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
