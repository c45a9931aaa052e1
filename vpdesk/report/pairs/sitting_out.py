"""Who sits out while a board is played: the last lines of its traveller."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vpdesk.pairs.evening import Evening
from vpdesk.pairs.scored_evening import FieldBoard
from vpdesk.report.language import Language
from vpdesk.report.table import Cell

SideWords = Callable[
    [Evening, tuple[int, ...], Language], str
]  # what the entrants of a side are called


def sitting_out(
    evening: Evening, board: FieldBoard, named: SideWords, language: Language, columns: int
) -> Iterator[tuple[Cell, ...]]:
    """A row for each side that has no opponents on a board, in the column where it would sit."""
    out = Cell(language.translate("MovementCards", "sits out"))
    rest = (Cell(""),) * (columns - 2)
    for section in evening.sections:
        if board.field not in ("", section.letter):
            continue
        for each in section.meetings.values():
            if not each.plays and board.board in each.boards:
                sides = (tuple(filter(None, side)) for side in (each.ns, each.ew))
                yield (
                    *(Cell(named(evening, side, language)) if side else out for side in sides),
                    *rest,
                )
