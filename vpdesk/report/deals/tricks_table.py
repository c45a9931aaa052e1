"""What can be made of a board, each player in each strain."""

from __future__ import annotations

from vpdesk.deals.deal import Deal
from vpdesk.deals.par import makeable
from vpdesk.match.contract import Seat
from vpdesk.report.deals.hand_records import HIGHEST_FIRST, NOTHING, par_line
from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table


def tricks_table(deal: Deal, language: Language) -> Table | None:
    """The levels, a row a player, a column a strain, par below; None where they are not known."""
    tricks = deal.tricks
    if tricks is None:
        return None
    strains = (each.symbol or language.letters.strain(each) for each in HIGHEST_FIRST)
    rows = tuple(
        (
            Cell(language.letters.seat(seat)),
            *(
                Cell(str(level), level) if level else Cell(NOTHING)
                for level in (makeable(tricks, seat, strain) for strain in HIGHEST_FIRST)
            ),
        )
        for seat in (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
    )
    title = language.translate("HandRecords", "What can be made")
    rule = par_line(deal, language)
    return Table(title, rule, ("", *strains), rows, tuple(range(len(rows))), words=(0,), lined=True)
