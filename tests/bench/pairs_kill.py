"""Results typed into an evening outlive kill -9: python -m tests.bench.pairs_kill [N].

A program that types and takes back results is killed while it does, without a file, and with one on
a share where every call takes 10 ms (slow.c, made by cc); it has said of each that it was done,
and what was said must be there at the next start.
"""

import ctypes
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from PySide6.QtWidgets import QApplication

from tests.unit.pairs.evenings import of_howell
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.gui.rooms.pairs.document import EVENING_FILES, PairsDocument
from vpdesk.pairs.evening import with_entry, without_entries
from vpdesk.pairs.pairs_entry import parse_result

KILLS = 100
TYPED = ("420", "-50", "3NT W +1", "A60/40", "60% 110, 40% -50")


def main(kills: int = KILLS) -> None:
    with TemporaryDirectory() as folder:
        library = Path(folder) / "slow.so"
        source = Path(__file__).with_name("slow.c")
        make = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"]
        subprocess.run(make, check=True)
        for name, slow in (("no file", None), ("a share", library)):
            random, said, lost, noted = Random(1), 0, 0, 0
            for _ in range(kills):
                with TemporaryDirectory() as place:
                    found = _one(Path(place), random.uniform(0.0, 0.3 if slow is None else 2), slow)
                said, lost, noted = said + found[0], lost + found[1], noted + found[2]
            print(
                f"{name}  {kills} kills  {said} results typed  {noted} of them on their way"
                f"  {lost} evenings lost something  aim 0",
                flush=True,
            )


def _one(folder: Path, after_s: float, slow: Path | None) -> tuple[int, bool, int]:
    """How many results were told, whether one is lost, and how many were on their way."""
    share = folder / "share" / "evening.vppairs"
    share.parent.mkdir()
    write_evening(share, of_howell(12))
    done = _killed(folder, after_s, slow)
    noted = sum(count for _, count in EVENING_FILES.rolled_forward(folder))
    (file,) = EVENING_FILES.recovery_files(folder) if slow is None else [share]
    kept = read_evening(file)
    # The step after the last one that was told may be there too.
    states = [_after(each).entries for each in (done, done + 1)]
    return done, kept.entries not in states, noted


def _after(steps: int):
    """The evening after so many steps."""
    evening = of_howell(12)
    for number in range(1, steps + 1):
        evening = _step(evening, number)
    return evening


def _step(evening, number: int):
    """Every third time a result is taken back, else one is typed."""
    place = evening.due[number * 7 % len(evening.due)]
    if number % 3 == 0:
        return without_entries(evening, (next(iter(evening.entries)),))
    return with_entry(evening, parse_result(TYPED[number % len(TYPED)], place))


def _killed(folder: Path, after_s: float, slow: Path | None) -> int:
    """How many steps were said to be done."""
    command = [sys.executable, "-m", "tests.bench.pairs_kill", "work", str(folder), str(slow or "")]
    environment = {**os.environ, **({} if slow is None else {"LD_PRELOAD": str(slow)})}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as child:
        assert child.stdout is not None
        child.stdout.readline()
        sleep(after_s)
        child.send_signal(signal.SIGKILL)
        return 1 + sum(1 for line in child.stdout if line.endswith(b"\n"))


def _work(folder: Path, slow: str) -> None:
    """Type until somebody kills this program."""
    app = QApplication(["", "-platform", "offscreen"])
    document = PairsDocument(folder, app)
    if slow:
        share = folder / "share"
        document.open(share / "evening.vppairs")
        document.writer.finish()
        ctypes.CDLL(slow).slow_set(str(share).encode(), 10_000)
    else:
        document.begin(of_howell(12))
    for number in range(1, 1_000_000):
        document.request(_step(document.evening, number), "result")
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        if slow:
            app.processEvents()
            sleep(0.02)  # a quick typist


if __name__ == "__main__":
    if sys.argv[1:2] == ["work"]:
        _work(Path(sys.argv[2]), sys.argv[3])
    else:
        main(*map(int, sys.argv[1:]))
