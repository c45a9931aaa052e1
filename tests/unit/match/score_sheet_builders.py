"""What test_score_sheet and others are made of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vpdesk.match.notation import parse_entry
from vpdesk.match.score_sheet import (
    Method,
    ScoreSheet,
    new_sheet,
    with_entry,
)


def sheet_of(
    *boards: str, method: Method = Method.ROOMS, tables: int = 2, **fields: Any
) -> ScoreSheet:
    """A sheet from board 1 on, the scores of a board separated by semicolons, "" for none."""
    sheet = replace(new_sheet(len(boards), 1, method, tables), **fields)
    for number, board in enumerate(boards, 1):
        for table, text in enumerate(board.split("; ") if board else ()):
            entry = parse_entry(text) if text else None
            sheet = with_entry(sheet, number, table, entry)
    return sheet
