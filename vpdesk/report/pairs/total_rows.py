"""What the boards of a pair come to, below its score sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.report.table import Cell, Table

if TYPE_CHECKING:
    from vpdesk.pairs.scored_evening import PairsRanking, Ranked
    from vpdesk.report.pairs.evening_parts import EveningParts

BEHIND = 2  # columns between the opponents and the score


def handicap_places(ranking: PairsRanking) -> list[int]:
    """The place with the handicap of each line; who is level shares the better one."""
    worth = [each.with_handicap for each in ranking.lines]
    return [1 + sum(other > each for other in worth) for each in worth]


def with_totals(table: Table, parts: EveningParts, line: Ranked, ranking: PairsRanking) -> Table:
    """A score sheet with its sum and place, where there are some with carry-over and handicap."""
    entrants = [parts.evening.by_number[each.number] for each in ranking.lines]
    place_text = parts.translate("EventReport", "place {place}")
    place = place_text.format(place=line.place)
    told = [(parts.translate("EventReport", "Total"), parts.score_cells(line))]
    if any(each.carried for each in entrants):
        text = parts.translate("PairsReport", "With carry-over")
        told.append((text, parts.value_cells(line.value)))
    told[-1] = (f"{told[-1][0]}, {place}", told[-1][1])
    if any(each.handicap for each in entrants):
        text = parts.translate("PairsReport", "With handicap")
        place = place_text.format(place=handicap_places(ranking)[ranking.lines.index(line)])
        told.append((f"{text}, {place}", parts.value_cells(line.with_handicap)))
    blank = Cell("")
    rows = []
    for text, cells in told:
        before = len(table.headings) - len(cells) - BEHIND - 1
        rows.append((*(blank,) * before, Cell(text, strong=True), *(blank,) * BEHIND, *cells))
    starts = tuple(range(1, len(table.rows) + len(rows) + 1))
    return replace(table, rule=parts.rule, rows=(*table.rows, *rows), row_starts=starts)
