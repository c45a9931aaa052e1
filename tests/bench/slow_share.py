"""How long saving holds the window on a share: python -m tests.bench.slow_share [N].

A small library (slow.c, made by cc) lets every call that touches the files take 10 ms.
Each kind of document is changed N times at a typist's pace, and saved; held is the time that this
takes in the window's thread, work what the processor does in it, whatever else is at work. What it
takes on the own disk is beside it.
"""

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.gui.desk.two_windows import KINDS, OneWindow

SOURCE = Path(__file__).with_name("slow.c")
CALL_US = 10_000
CHANGES, PACE_MS = 40, 250
AIM_MS = 16


def main(changes: int = CHANGES) -> None:
    """Run itself with the library in front of the system's."""
    with TemporaryDirectory() as folder:
        library = Path(folder) / "slow.so"
        make = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(make, check=True)
        command = [sys.executable, "-m", "tests.bench.slow_share", "work", str(library)]
        environment = {**os.environ, "LD_PRELOAD": str(library)}
        subprocess.run([*command, str(changes)], env=environment, check=True)


def _work(library: Path, changes: int) -> None:
    app = QApplication([])
    slow = ctypes.CDLL(str(library))
    slow.slow_here.restype = ctypes.c_ulong
    for name in KINDS:
        with TemporaryDirectory() as folder:
            quick = _held(name, Path(folder), changes)[0]
        with TemporaryDirectory() as folder:
            slow.slow_set(str(Path(folder, "share")).encode(), CALL_US)
            held, worked, behind, lost = _held(name, Path(folder), changes, slow)
            slow.slow_set(b"", 0)
        print(
            f"{name:9} {changes} changes  held {median(held):5.1f} ms, at most {max(held):5.1f} ms"
            f"  aim {AIM_MS}  work {median(worked):.1f}, at most {max(worked):.1f} ms"
            f"  (own disk {median(quick):5.1f}, {max(quick):5.1f})"
            f"  behind by {behind:4.1f} s at most  {lost} lost  aim 0",
            flush=True,
        )
    app.quit()


def _held(name: str, folder: Path, changes: int, slow: ctypes.CDLL | None = None):
    """Milliseconds of each change in the window, by the clock and of work; how long all takes.

    Then the seconds until all is there, and how much is not.
    """
    kind, share = KINDS[name], folder / "share"
    share.mkdir()
    path = share / f"file{kind.ending}"
    kind.write(path)
    window = OneWindow(kind, folder / "recovery")
    window.open(path)
    document, held, worked = window.document, [], []
    document.writer.finish()
    for number in range(changes):
        if slow is not None:
            slow.slow_here()
        start, busy = perf_counter(), thread_time()
        kind.add(document, f"m{number}")
        if document.modified and not document.writer.unwritten:
            document.save(told=lambda _: None)
        held.append(1000 * (perf_counter() - start))
        worked.append(1000 * (thread_time() - busy))
        _pause(PACE_MS)
    start = perf_counter()
    document.writer.finish()
    if document.modified:
        document.save(told=lambda _: None)
        document.writer.finish()
    behind = perf_counter() - start
    document.close()
    document.writer.finish()
    return held, worked, behind, len({f"m{number}" for number in range(changes)} - kind.marks(path))


def _pause(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        _work(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        main(*map(int, sys.argv[1:]))
