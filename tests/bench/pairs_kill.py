"""Results typed into an evening without a file outlive kill -9: python -m tests.bench.pairs_kill.

A program that types and takes back results is killed while it does; it has said of every one that
it was done, and what was said must be in the recovery file.
"""

import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from PySide6.QtCore import QCoreApplication

from tests.unit.pairs.evenings import of_howell
from vpdesk.files.evening.evening_file import read_evening
from vpdesk.gui.rooms.pairs.document import EVENING_FILES, PairsDocument
from vpdesk.pairs.evening import with_entry, without_entries
from vpdesk.pairs.pairs_entry import parse_result

KILLS = 100
TYPED = ("420", "-50", "3NT W +1", "A60/40", "60% 110, 40% -50")


def main(kills: int = KILLS) -> None:
    random, said, lost = Random(1), 0, 0
    for _ in range(kills):
        with TemporaryDirectory() as folder:
            done = _killed(Path(folder), random.uniform(0.0, 0.3))
            EVENING_FILES.rolled_forward(Path(folder))
            (file,) = EVENING_FILES.recovery_files(Path(folder))
            kept = read_evening(file)
            # The step after the last one that was told may be there too.
            states = [_after(each).entries for each in (done, done + 1)]
            said, lost = said + done, lost + (kept.entries not in states)
    print(f"{kills} kills  {said} results typed  {lost} evenings lost something  aim 0")


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


def _killed(folder: Path, after_s: float) -> int:
    """How many steps were said to be done."""
    command = [sys.executable, "-m", "tests.bench.pairs_kill", "work", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        sleep(after_s)
        child.send_signal(signal.SIGKILL)
        return 1 + sum(1 for line in child.stdout if line.endswith(b"\n"))


def _work(folder: Path) -> None:
    """Type until somebody kills this program."""
    app = QCoreApplication([])
    document = PairsDocument(folder, app)
    document.begin(of_howell(12))
    for number in range(1, 1_000_000):
        document.request(_step(document.evening, number), "result")
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _work(Path(sys.argv[2]))
    else:
        main(*map(int, sys.argv[1:]))
