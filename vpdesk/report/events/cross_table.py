"""The crosstable of a tournament: everybody by rank, with all rounds or against everybody."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from vpdesk.report.events.kind_words import CROSSTABLE_KEY, GRID_KEY, NAME, POINTS
from vpdesk.report.events.names import of_rounds
from vpdesk.report.events.scores import NOTHING
from vpdesk.report.table import Cell, Table
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.standings.crosstable import CrossRow, Meeting, cross_rows

if TYPE_CHECKING:
    from vpdesk.report.events.tables import EventTables
    from vpdesk.tournament.standings.outings import Outing
    from vpdesk.tournament.standings.standings import Standing

OWN = 3  # columns of place, name and points


def cross_table(tables: EventTables, after: int) -> Table:
    """Everybody by rank with all rounds: the opponent's place, the colour, the result.

    A round robin, and half against half, has a column for each opponent.
    """
    translate = tables.language.translate
    rows = cross_rows(tables.ranking(after))
    grid = tables.tournament.by_schedule
    count = len(rows) if grid else after
    name = "{number}" if grid else translate("EventReport", "R{number}")
    headings = [
        translate("EventReport", "Place"),
        tables.said(NAME),
        tables.said(POINTS),
        *(name.format(number=each) for each in range(1, count + 1)),
        *(tables.brought.headings(after) if tables.brought else ()),
    ]
    cells = [
        (
            _line(place, row.standing),
            tables.name_after(row.standing.number, after),
            tables.scores.points(row.standing.points),
            *map(Cell, _against_all(tables, row, place, count) if grid else _rounds(tables, row)),
            *(tables.brought.cells(row.standing.number, after) if tables.brought else ()),
        )
        for place, row in enumerate(rows, 1)
    ]
    title = translate("EventReport", "Crosstable after round {number}").format(number=after)
    title = of_rounds(title, tables.tournament, after, tables.language)
    said = tables.said(GRID_KEY if grid else CROSSTABLE_KEY)
    table = tables.table(title, said, headings, cells, (1,))
    stacked = tuple(range(OWN, OWN + count)) if tables.teams else ()
    return replace(table, wraps=grid, repeats=OWN if grid else 1, stacked=stacked)


def _line(number: int, standing: Standing) -> Cell:
    """What a row is called in the others: (10) where nobody has the place."""
    return Cell(str(number), number) if standing.place else Cell(f"({number})")


def _rounds(tables: EventTables, row: CrossRow) -> list[str]:
    """What somebody has played, round by round."""
    return [" +".join(_meeting(tables, each) for each in met) for met in row.rounds]


def _against_all(tables: EventTables, row: CrossRow, place: int, count: int) -> list[str]:
    """What somebody has played against each of those who have a place."""
    others = range(1, count + 1)
    return ["" if each == place else _against(tables, row, each) for each in others]


def _against(tables: EventTables, row: CrossRow, place: int) -> str:
    """The results, or VPs, against who has a place, round by round."""
    met = (each for meetings in row.rounds for each in meetings)
    outings = [each.outing for each in met if each.opponent_place == place]
    if tables.teams:
        return "  ".join(_won(tables, it) for it in outings if it.finished)
    return " ".join(_result(tables, it) for it in outings).strip()


def _won(tables: EventTables, outing: Outing) -> str:
    """The VPs of a match with the margin in IMPs, where it has one: "12.53 +7"."""
    points, imps = tables.scores.points_text(outing.points), outing.imps
    if imps is None:
        return points
    return f"{points} {tables.language.signed(imps[0] - imps[1])}"


def _meeting(tables: EventTables, meeting: Meeting) -> str:
    outing, scores = meeting.outing, tables.scores
    if outing.bye is ByeKind.ZERO and not outing.points:
        return NOTHING
    if outing.bye is not None:
        points = scores.points_text(outing.points)
        return f"{points} ({NOTHING})" if tables.teams else f"+{points}"
    place = meeting.opponent_place
    if tables.teams:
        points = scores.points_text(outing.points) if outing.finished else ""
        return f"{points} ({place})".strip()
    translate = tables.language.translate
    white, black = translate("EventReport", "w", "White"), translate("EventReport", "b", "Black")
    colour = white if outing.colour == "w" else black
    between = " " if outing.board_points is not None else ""  # of a match
    return f"{place}{colour}{between}{_result(tables, outing)}"


def _result(tables: EventTables, outing: Outing) -> str:
    """The board points of a match; else what a game ended with."""
    if outing.board_points is not None:
        return tables.scores.points_text(outing.board_points.home)
    return "" if outing.result is None else tables.scores.side(outing.result)
