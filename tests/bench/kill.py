"""Files outlive kill -9 while they are saved: python -m tests.bench.kill [N].

A program that saves a match, a movement, an evening or its settings again and again is killed, N
times each. It has said of every save that it was done; what was said must be in the file, and the
next save must leave nothing beside it. Tournaments have swiss_kill.
"""

import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep

from tests.unit.files.match_files_builders import CHOICES, sample
from tests.unit.movements.drawn import REAL
from tests.unit.pairs.evenings import filled, of_howell
from vpdesk.files.evening.evening_file import read_evening, write_evening
from vpdesk.files.match_file import read_match, write_match
from vpdesk.files.movement_file import read_movement, write_movement
from vpdesk.match.outcome import Match
from vpdesk.settings import RoomMemory, Settings, load, save

KILLS = 100
MATCH, MOVEMENT = Match(sample(), CHOICES[0]), REAL[0]
EVENING = filled(of_howell(12), ("420", "-50", "3NT W +1"))
WRITES: dict[str, Callable[[Path, int], None]] = {
    "match.vpmatch": lambda path, number: write_match(
        path, replace(MATCH, sheet=replace(MATCH.sheet, event=str(number)))
    ),
    "movement.json": lambda path, number: write_movement(path, replace(MOVEMENT, name=str(number))),
    "evening.vppairs": lambda path, number: write_evening(path, replace(EVENING, name=str(number))),
    "settings.json": lambda path, number: save(
        path, Settings(rooms={"swiss": RoomMemory(open=str(number))})
    ),
}
READS: dict[str, Callable[[Path], str]] = {
    "match.vpmatch": lambda path: read_match(path).sheet.event,
    "movement.json": lambda path: read_movement(path).name,
    "evening.vppairs": lambda path: read_evening(path).name,
    "settings.json": lambda path: load(path)[0].of("swiss").open,
}


def main(kills: int = KILLS) -> None:
    random = Random(1)
    for name, write in WRITES.items():
        said = lost = left = kept = 0
        for _ in range(kills):
            with TemporaryDirectory() as folder:
                path = Path(folder) / name
                done = _killed(path, random.uniform(0.0, 0.3))
                said, lost = said + done, lost + (int(READS[name](path)) < done)
                left += len([*path.parent.iterdir()]) - 1
                write(path, 0)
                kept += len([*path.parent.iterdir()]) - 1
        print(
            f"{name:14} {kills:4} kills  {said:7} saves  {lost} lost  aim 0  {left} files left "
            f"beside, {kept} after the next save  aim 0",
            flush=True,
        )


def _killed(path: Path, after_s: float) -> int:
    """How many saves were said to be done."""
    command = [sys.executable, "-m", "tests.bench.kill", "work", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        sleep(after_s)
        child.send_signal(signal.SIGKILL)
        return 1 + sum(1 for line in child.stdout if line.endswith(b"\n"))


def _work(path: Path) -> None:
    """Save until somebody kills this program."""
    for number in range(1, 1_000_000):
        WRITES[path.name](path, number)
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _work(Path(sys.argv[2]))
    else:
        main(*map(int, sys.argv[1:]))
