"""Tournament report files (TRF) of the FIDE, as programs for Swiss tournaments exchange them."""

from vpdesk.tournament.fide.trf.reader import (
    asks_for_order,
    dated_edition,
    is_team_report,
    missing_halves,
    read,
    stated_edition,
    told_ranks,
)
from vpdesk.tournament.fide.trf.writer import Dialect, write

__all__ = [
    "Dialect",
    "asks_for_order",
    "dated_edition",
    "is_team_report",
    "missing_halves",
    "read",
    "stated_edition",
    "told_ranks",
    "write",
]
