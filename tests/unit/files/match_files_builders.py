"""What test_match_files and others are made of."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.files.scale_library import find
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import (
    ScoreSheet,
    Status,
    new_sheet,
    with_entry,
    with_reason,
    with_status,
)
from vpdesk.scales import Model, PrintedScales, PrintedTable, ScaleSpec, Unit

OWN = PrintedScales(
    "own-club",
    "Club",
    "",
    Unit.IMP,
    (PrintedTable(1, 40, (0, 3, 9), (300, 400, 600), (300, 200, 0)),),
    own=True,
)


def sample() -> ScoreSheet:
    sheet = new_sheet(5, 17)
    for number, table, typed in (
        (17, 0, "4s =n"),
        (17, 1, "620"),
        (18, 0, "60% 3NTX-1 W, 40% 3NT= W"),
        (18, 1, "pass"),
        (19, 1, "1CXX+3 E"),
    ):
        sheet = with_entry(sheet, number, table, parse_entry(typed))
    sheet = with_status(sheet, 20, Status.ADJUSTED, (3, -2))
    sheet = with_reason(sheet, 20, "Law 12C2", "fouled “board”")
    sheet = with_reason(sheet, 18, "", "misinformation")
    sheet = with_status(sheet, 19, Status.CANCELLED)
    return replace(
        sheet,
        home="Žďár",
        away="Tigers",
        event="Cup",
        round="3",
        date="today",
        names=(("A - B", "C - D"), ("", "")),
        carry_imps=(250, 0),
        penalty_vps=(0, 50),
    )


CHOICES = (
    ScaleSpec(boards=5),
    ScaleSpec(boards=5, kind="discrete", v0=12.5, factor=16, half_match=True),
    ScaleSpec(boards=5, blitz=40.5, model=Model.SQUARE_ROOT),
    ScaleSpec(boards=5, family=find("sbu")),
    ScaleSpec(boards=5, family=OWN),
)
