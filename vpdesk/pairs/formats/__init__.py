"""A pairs evening as texts of files for other programs."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.pairs.formats import pbn_tables, usebio
from vpdesk.pairs.formats.result_tables import register_table, results_table
from vpdesk.pairs.scored_evening import ScoredEvening

_WRITERS: dict[str, Callable[[ScoredEvening], str]] = {
    "results": results_table,
    "register": register_table,
    "usebio": usebio.write,
    "pbn": pbn_tables.write,
}
FORMATS = tuple(_WRITERS)


def write(scored: ScoredEvening, name: str) -> str:
    """The text of a file of one of FORMATS. Raises ValueError for another name."""
    if name not in _WRITERS:
        raise ValueError(f"no format of pairs evenings: {name}")
    return _WRITERS[name](scored)
