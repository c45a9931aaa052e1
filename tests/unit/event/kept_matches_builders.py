"""What test_kept_matches and others are made of."""

from dataclasses import replace

from vpdesk.files.regulation_library import built_in
from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import (
    with_entry,
)

TEAMS = next(each for each in built_in() if "teams" in each.key)


def scored(match, boards, home="400", away="400"):
    """With the same two scores on boards, points of North-South: 980 against 400 are 11 IMPs."""
    sheet = match.sheet
    for number in boards:
        for table, text in enumerate((home, away)):
            sheet = with_entry(sheet, number, table, parse_entry(text))
    return replace(match, sheet=sheet)
