"""A result that was typed on the wrong board or table goes where it belongs."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Evening, with_entry, without_entries
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry

NO_RESULT = QT_TRANSLATE_NOOP("PairsError", "There is no result to be moved.")
SAME_PLACE = QT_TRANSLATE_NOOP("PairsError", "The result is there already.")
HAS_RESULT = QT_TRANSLATE_NOOP(
    "PairsError", "Board {board} has a result at table {table} already: swap the two, or clear it."
)


def with_moved(evening: Evening, place: BoardPlace, to: BoardPlace, *, swap: bool) -> Evening:
    """The evening with a result at another place.

    swap: a result that is there takes the place of the other one. Raises PairsError where nobody
    plays that board there, or a result is there that is not to be swapped.
    """
    entry, other = evening.entries.get(place), evening.entries.get(to)
    if entry is None:
        raise PairsError(NO_RESULT)
    if place == to:
        raise PairsError(SAME_PLACE)
    if other is not None and not swap:
        raise PairsError(HAS_RESULT, board=to.board, table=f"{to.section}{to.table}")
    made = with_entry(without_entries(evening, (place,)), _at(entry, to))
    return made if other is None else with_entry(made, _at(other, place))


def _at(entry: PairsEntry, to: BoardPlace) -> PairsEntry:
    """The same at another place; who played it, and which deal, is what the movement says there."""
    if (entry.place.section, entry.place.table) != (to.section, to.table):
        entry = replace(entry, ns=(), ew=())
    return replace(entry, place=to, group=entry.group if entry.place.board == to.board else "")
