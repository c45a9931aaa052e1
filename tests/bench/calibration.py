"""How long past matches take, from the file to the report: python -m tests.bench.calibration.

100,000 matches of 4 to 64 boards, with the columns that a league's list has.
"""

from __future__ import annotations

import math
import random
import tempfile
from pathlib import Path
from time import perf_counter

from vpdesk.files.match_list_file import read_match_list
from vpdesk.languages import match_headings
from vpdesk.report.laboratory.calibration import CalibrationReport, blitz_of
from vpdesk.report.language import Language
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales.calibration import USUAL_SHARE, calibrate

MATCHES = 100_000
AIM = 2.0  # seconds


def write_list(path: Path) -> None:
    """Matches between equal teams."""
    chance = random.Random(1)
    lines = ["Date;Event;Boards;Home;IMPs home;Visitors;IMPs visitors"]
    for i in range(MATCHES):
        boards = chance.randint(4, 64)
        margin = round(chance.gauss(0, 7.51 * math.sqrt(boards)))
        visitors = chance.randint(0, 3 * boards) + max(0, -margin)
        lines.append(
            f"2024-{i % 12 + 1:02}-{i % 28 + 1:02};County league;{boards};Team {i % 97}"
            f";{visitors + margin};Team {i % 89};{visitors}"
        )
    path.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "league.csv"
        write_list(path)
        start = perf_counter()
        found = read_match_list(path, match_headings())
        read = perf_counter()
        choice = ScaleChoice()
        calibration = calibrate(found.matches, USUAL_SHARE, blitz_of(choice))
        counted = perf_counter()
        report = CalibrationReport(calibration, choice, found.left_out, Language())
        assert len(report.table.rows) + len(report.bins_table.rows) + len(report.chart.curves)
        end = perf_counter()
    print(
        f"{found.matches.number} matches: read {read - start:.2f} s,"
        f" calibrated {counted - read:.3f} s, reported {end - counted:.3f} s;"
        f" {end - start:.2f} s in all, aim {AIM} s"
    )
    print(report.headline)


if __name__ == "__main__":
    main()
