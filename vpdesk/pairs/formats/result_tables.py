"""Results, and the ranking for a federation's register, as rows of a table."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from vpdesk.foreign.csv_cells import neutral
from vpdesk.pairs.pairs_entry import result_code
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.pairs.session import rounded

HEADINGS = ("board", "ns", "ew", "score", "group", "section", "round", "table")


def results_table(scored: ScoredEvening) -> str:
    """All results, as “vpdesk-cli pairs score” reads them: pairs by their numbers at the tables.

    Who sat where is told as it was, whatever the movement says.
    """
    evening = scored.evening
    rows = []
    for place, entry in sorted(evening.entries.items()):
        ns, ew = ("+".join(map(evening.label, side)) for side in evening.sides(entry))
        where = (entry.group, place.section, place.round, place.table)
        rows.append((place.board, ns, ew, result_code(entry), *where))
    return _text((HEADINGS, *rows), ",")


def register_table(scored: ScoredEvening) -> str:
    """The ranking as the Czech register takes it: place; result; name; number; number.

    No headings; who share a place have the best number of it (1, 1, 3).
    """
    rows = []
    for ranking in scored.rankings:
        for each in ranking.lines:
            entrant = scored.evening.by_number[each.number]
            value = f"{float(rounded(each.value, 2)):.2f}".replace(".", ",")
            numbers = (*entrant.register, "", "")[:2]
            rows.append((each.place, value, " - ".join(filter(None, entrant.names)), *numbers))
    return _text(rows, ";")


def _text(rows: Iterable[Iterable[object]], separator: str) -> str:
    written = io.StringIO()
    writer = csv.writer(written, delimiter=separator, lineterminator="\r\n")
    writer.writerows([neutral(str(cell)) for cell in row] for row in rows)
    return written.getvalue()
