"""Saving while calls of the disk fail, and then once it is well again.

python -m tests.bench.disk_faults

A small library (faults.c, made by cc) lets writes, syncs, removals and renames fail. Each kind of
file is saved with a fault at each call in turn, once and again and again; then the disk is well,
and the next save must be done, with all that was typed meanwhile. Aim: none refused, none lost.
"""

import ctypes
import errno
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from tests.gui.desk.two_windows import KINDS, OneWindow
from vpdesk.errors import WordedError
from vpdesk.gui.desk import disk_writer

SOURCE = Path(__file__).with_name("faults.c")
FAULTS = ("write", "sync", "unlink", "rename", "truncate")
ERRORS = (errno.EIO, errno.ENOSPC)
PLACES, TIMES = 8, (1, 3)


def main() -> None:
    """Run itself with the library in front of the system's."""
    with TemporaryDirectory() as folder:
        library = Path(folder) / "faults.so"
        make = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(make, check=True)
        command = [sys.executable, "-m", "tests.bench.disk_faults", "work", str(library)]
        subprocess.run(command, env={**os.environ, "LD_PRELOAD": str(library)}, check=True)


def _work(library: Path) -> None:
    app = QApplication([])
    faults = ctypes.CDLL(str(library))
    disk_writer.AT_ONCE = None  # what is told as saved is
    for name in KINDS:
        tried = silent = refused = 0
        for fault in FAULTS:
            for error in ERRORS:
                for place in range(PLACES):
                    for times in TIMES:
                        with TemporaryDirectory() as folder:
                            setting = (fault.encode(), place, times, error)
                            found = _one(name, Path(folder), faults, setting)
                        if found is None:
                            continue
                        tried += 1
                        silent, refused = silent + found[0], refused + found[1]
        print(
            f"{name:9} {tried:4} with a fault  {silent} lost in silence  aim 0"
            f"  {refused} refused for good  aim 0",
            flush=True,
        )
    app.quit()


def _one(name: str, folder: Path, faults: ctypes.CDLL, setting: tuple[bytes, int, int, int]):
    """Whether something was lost in silence, and the next save refused; None without a fault."""
    kind = KINDS[name]
    path = folder / f"file{kind.ending}"
    kind.write(path)
    window = OneWindow(kind, folder / "recovery")
    window.open(path)
    window.add("m0")
    faults.faults_set(*setting)
    told = [window.add(f"m{number}") for number in (1, 2, 3)]
    happened = faults.faults_left() < setting[2]
    faults.faults_set(b"", 0, 0, 0)
    if not happened:
        window.document.close()
        return None
    refused = False
    try:
        window.document.save()
    except (WordedError, OSError):
        refused = True
    refused = not window.add("m4") or refused
    window.document.close()
    kept = kind.marks(path)
    done = {"m0"} | {f"m{number}" for number, well in enumerate(told, 1) if well}
    lost = not done <= kept if refused else not {"m0", "m1", "m2", "m3", "m4"} <= kept
    return lost, refused


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _work(Path(sys.argv[2]))
    else:
        main()
