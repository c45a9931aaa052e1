"""One round from a report file, process start included: python -m tests.bench.swiss_round.

Round 5 of 9, drawn by vpdesk-cli in a process of its own; the best of three.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from vpdesk.tournament.draws.generator import generate
from vpdesk.tournament.fide.trf import write
from vpdesk.tournament.tournament import Edition

AIMS = {100: 0.3, 400: 0.6, 1000: 2, 3000: 20}  # players: seconds
RUNS = 3


def main() -> None:
    with TemporaryDirectory() as folder:
        for edition in Edition:
            for players, aim in AIMS.items():
                made = generate(
                    players, 9, edition, 1, forfeit_rate=0.01, half_bye_rate=0.02, absent_rate=0.01
                )
                report = Path(folder, f"{edition}_{players}.trf")
                report.write_text(write(made.through(4)), newline="")
                best = min(_seconds(report) for _ in range(RUNS))
                print(f"{edition}: {players} players {best:.2f} s  aim {aim} s")


def _seconds(report: Path) -> float:
    command = [sys.executable, "-m", "vpdesk.cli", "swiss", "pair", str(report)]
    start = perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return perf_counter() - start


if __name__ == "__main__":
    main()
