"""The files of the random user, and what keeps it from writing anywhere else."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QFileDialog

from tests.swiss_events import chess, play_round, teams
from vpdesk.files.match_file import Match, write_match
from vpdesk.files.regulation_file import write_regulation
from vpdesk.files.regulation_library import built_in
from vpdesk.files.tournament import TournamentFile
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import new_sheet, with_entry
from vpdesk.resources import resource
from vpdesk.scales import ScaleSpec

DATA = Path(__file__).parents[2] / "data"
WRITING = {"os.rename": (0, 1), "os.remove": (0,), "os.mkdir": (0,), "os.rmdir": (0,)}


def fill(folder: Path, random: Random) -> list[Path]:
    """Put good files of every kind into the folder, and broken ones."""
    for name, tournament in (("teams", play_round(teams(8))), ("open", chess(9))):
        with closing(TournamentFile.create(folder / f"{name}.vpt", tournament)):
            pass
    scored = with_entry(new_sheet(7), 3, 0, parse_entry("4s= n"))
    write_match(folder / "match.vpmatch", Match(scored, ScaleSpec(boards=7)))
    write_regulation(folder / "club.vprules", built_in()[0])
    shutil.copy(resource("movements/Howell04T2B18.asc"), folder)
    shutil.copy(DATA / "tables" / "from-b2.xlsx", folder)
    shutil.copy(DATA / "swiss" / "trf" / "dutch_2012.trf", folder)
    (folder / "names.csv").write_text("Name,Rating\nAdams,1500\nBaker,1400\n")
    (folder / "names.txt").write_text("Adams\nBaker\n")
    for good in list(folder.iterdir()):
        data = bytearray(good.read_bytes())
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        good.with_stem(f"bad {good.stem}").write_bytes(data[: random.randrange(len(data))])
    return sorted(folder.iterdir())


def allow_only(folder: Path) -> None:
    """Let Python write into this folder alone: elsewhere the disk seems write-protected."""
    allowed = (str(folder), "/dev/")

    def look(event: str, arguments: tuple[object, ...]) -> None:
        if event == "open":
            writes = isinstance(arguments[2], int) and arguments[2] & (os.O_WRONLY | os.O_RDWR)
            paths = arguments[:1] if writes else ()
        else:
            paths = tuple(arguments[at] for at in WRITING.get(event, ()))
        for path in paths:
            if isinstance(path, str | bytes | os.PathLike):
                whole = os.path.realpath(os.fsdecode(path))
                if not whole.startswith(allowed):
                    raise PermissionError(13, "Not the random user's", whole)

    sys.addaudithook(look)


def keep_in(dialog: QFileDialog, folder: Path) -> None:
    """Bring a file dialog back into the folder; it must not rename or remove either."""
    dialog.setOption(QFileDialog.Option.ReadOnly)
    if not dialog.directory().absolutePath().startswith(str(folder)):
        dialog.setDirectory(str(folder))
