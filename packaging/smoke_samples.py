"""What the smoke test opens of each kind of file, and runs of each command.

A test holds that no ending, no room and no command of the program is without its sample.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
BEFORE = DATA / "written_before"
REPORT = DATA / "swiss" / "trf" / "dutch_2012.trf"

ENDINGS = {  # of every room
    ".asc": DATA / "movements" / "Armonk2Tables.asc",
    ".csv": BEFORE / "movement.csv",
    ".json": BEFORE / "movement.json",
    ".ods": DATA / "tables" / "from-b2.ods",
    ".trf": REPORT,
    ".trfx": REPORT,
    ".vpmatch": BEFORE / "match.vpmatch",
    ".vppairs": ROOT / "resources" / "samples" / "Tuesday evening.vppairs",
    ".vprules": BEFORE / "own.vprules",
    ".vpscale": BEFORE / "own.vpscale",
    ".vpstart": BEFORE / "own.vpstart",
    ".vpties": ROOT / "resources" / "ties" / "1-ebu.vpties",
    ".vpt": BEFORE / "chess.vpt",
    ".xlsx": DATA / "tables" / "from-b2.xlsx",
}
COMMANDS = {  # of vpdesk-cli: what they print is compared with the run from source
    "scale": ("--boards", "8", "16"),
    "vp": ("--boards", "24", "--margin", "41"),
    "export": ("--boards", "24", "--format", "csv", "-o", "-"),
    "match": ("rule", ENDINGS[".vpmatch"]),
    "movement": ("quality", ENDINGS[".asc"], "--json"),
    "swiss": ("standings", REPORT),
    "event": ("standings", BEFORE / "event.vpt"),
    "pairs": ("why", ENDINGS[".vppairs"], "--board", "1", "--pair", "3"),
    "deals": ("convert", "boards.pbn", "--format", "lin", "-o", "-"),
    "calibrate": ("league.csv",),
    "hall": ("serve", "--help"),  # to serve, it needs a folder and a network
}
HANDS = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"
FILES = {  # that the smoke test writes, for the commands
    "boards.pbn": f'[Board "1"]\n[Deal "{HANDS}"]\n',
    "league.csv": "\n".join(["Boards;Margin", *["16;20"] * 190, *["16;62"] * 10]),
}
