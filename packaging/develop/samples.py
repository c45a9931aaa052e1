"""What the pictures and the smoke test show: a match, a club's table, matches of past years."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

from vpdesk.files.match_file import Match
from vpdesk.match.notation import parse_entry
from vpdesk.match.sheet import Status, new_sheet, with_entry, with_status
from vpdesk.scales import ScaleRule, ScaleSpec, continuous_scale
from vpdesk.scales.chances import IMPS_A_BOARD

BOARDS = (  # open room, closed room
    ("4S= N", "3S+1 N"),
    ("3NT-1 S", "2NT= S"),
    ("4H-2 W", "3H= W"),
    ("6S= N", "4S+2 N"),
    ("1NT= W", "1NT= W"),
    ("5CX-2 E", "4S-1 N"),
    ("3NT+1 E", "3NT= E"),
    ("2H-1 S", "2D= E"),
    ("pass", "1NT-1 N"),
    ("6NT-1 N", "3NT+2 N"),
    ("4H= E", "4SX-1 S"),
    ("3C+1 W", "2NT-2 W"),
    ("7D= S", "6D+1 S"),
    ("4S-1 E", "4S= E"),
    ("", ""),  # adjusted: an average plus for both
    ("5D= W", "3NTX-3 W"),
)
AVERAGE = 3  # IMPs
MISTAKES = {7: "11.86", 12: "12,75", 18: "13.80", 33: "", 41: "172.5", 48: "17.98"}  # by margin
NUMBER = re.compile(r"[\d.]+")
PAST = {16: 900, 20: 600, 24: 400, 32: 300}  # matches by board count
SWING = 1.15  # the teams were not all equally good


def played_match() -> Match:
    """A match over 16 boards, all of them entered, the last but one adjusted."""
    sheet = new_sheet(len(BOARDS))
    for number, rooms in enumerate(BOARDS, 1):
        for table, text in enumerate(rooms):
            if text:
                sheet = with_entry(sheet, number, table, parse_entry(text))
    sheet = with_status(sheet, len(BOARDS) - 1, Status.ADJUSTED, (AVERAGE, AVERAGE))
    sheet = replace(sheet, home="Rovers", away="Tigers", event="Spring Teams", round="3")
    return Match(replace(sheet, date="14 May 2030"), ScaleSpec(boards=len(BOARDS)))


def club_table() -> str:
    """The table of 24 boards in CSV, with mistakes; a margin is missing."""
    scale = continuous_scale(ScaleRule(24))
    right = {margin: f"{scale.vps(margin)[0] / 100:.2f}" for margin in range(scale.last_margin + 1)}
    lines = [f"{margin};{vps}" for margin, vps in (right | MISTAKES).items() if vps]
    return "\n".join(["IMPs;24 boards", *lines, ""])


def write_club_workbook(path: Path) -> None:
    """The same table as a workbook."""
    from openpyxl import Workbook  # only who wants a workbook needs it

    book = Workbook()
    for line in club_table().splitlines():
        cells = line.split(";")
        book.active.append([float(cell) if NUMBER.fullmatch(cell) else cell for cell in cells])
    book.save(path)


def past_matches() -> str:
    """A list of matches in CSV: boards and margin."""
    random, lines = Random(7), ["Boards;Margin"]
    for boards, number in PAST.items():
        deviation = SWING * IMPS_A_BOARD * boards**0.5
        lines += [f"{boards};{abs(round(random.gauss(0, deviation)))}" for _ in range(number)]
    return "\n".join([*lines, ""])
