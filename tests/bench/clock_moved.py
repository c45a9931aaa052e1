"""Backups while the clock jumps about: python -m tests.bench.clock_moved [N].

N files of each kind that has backups; between any two of 50 saves the clock is moved by -10 years
to +30 days, and each state is backed up. The newest backups must be those that are kept.
"""

import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.unit.pairs.evenings import of_howell
from vpdesk.files.evening.evening_file import EveningFile, read_evening
from vpdesk.files.stored import StoredFile
from vpdesk.files.stored.backups import MOST, backups
from vpdesk.files.tournament import TournamentFile
from vpdesk.files.tournament.file import read_event
from vpdesk.tournament.tournament import Entrant, Tournament

FILES, SAVES = 10, 50
DAYS = (-3650, -365, -1, 0, 1, 30)
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)


def main(files: int = FILES) -> None:
    """Let the clock jump."""
    for name in ("event", "evening"):
        wrong = made = 0
        for seed in range(files):
            with TemporaryDirectory() as folder:
                found = _saved(name, Path(folder), Random(seed))
            wrong, made = wrong + found[0], made + found[1]
        print(
            f"{name:8} {files} files, {SAVES} saves each  {made} backups made"
            f"  {wrong} deleted or missing that should be there  aim 0",
            flush=True,
        )


def _saved(name: str, folder: Path, random: Random) -> tuple[int, int]:
    """How many backups are not there that should be, and how many were made."""
    path, now = folder / "file", NOON
    file: StoredFile[Any]
    if name == "event":
        field = Tournament((Entrant(1, "First"),))
        file = TournamentFile.create(path.with_suffix(".vpt"), field, lambda: now)
    else:
        file = EveningFile.create(path.with_suffix(".vppairs"), of_howell(6), lambda: now)
    wrong = made = 0
    for number in range(SAVES):
        now += timedelta(days=random.choice(DAYS), seconds=random.randrange(86_400))
        file.save(replace(file.history.value, name=f"save {number}"), f"save {number}")
        made += file.back_up() is not None
        read = read_event if name == "event" else read_evening
        kept = [read(each).name for each in backups(file.path)]
        wanted = [f"save {each}" for each in range(number, max(-1, number - MOST), -1)]
        wrong += len(set(wanted) - set(kept)) + (kept != wanted)
    file.close()
    return wrong, made


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
