"""What is filled in by hand: a grid with room to write, signatures and boxes to tick below it."""

from __future__ import annotations

from collections.abc import Sequence

from vpdesk.report.language import Language
from vpdesk.report.table import Cell, Table

BOX = "\N{WHITE SQUARE}"  # to be ticked; on paper it is drawn


def form_table(
    title: str,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    shares: Sequence[float],
    halves: Sequence[tuple[str, str]],
    rule: str = "",
) -> Table:
    """A form. shares: of the width that each column has; halves: see Table."""
    cells = tuple(tuple(map(Cell, row)) for row in rows)
    return Table(
        title=title,
        rule=rule,
        headings=tuple(headings),
        rows=cells,
        row_starts=tuple(range(len(cells))),
        words=tuple(range(len(headings))),
        filled_in=True,
        shares=tuple(share / sum(shares) for share in shares),
        halves=tuple(halves),
    )


def signatures(first: str, second: str, language: Language) -> tuple[str, str]:
    """Where both sides sign."""
    text = language.translate("BlankForm", "{side} signs")
    return text.format(side=first), text.format(side=second)


def to_tick(language: Language) -> tuple[str, str]:
    """What is ticked where something was not agreed."""
    translate = language.translate
    called = translate("BlankForm", "Director called")
    return f"{BOX} {called}", f"{BOX} {translate('BlankForm', 'Dispute')}"
