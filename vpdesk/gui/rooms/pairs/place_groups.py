"""The places of results in groups: a board on a traveller, or a table in a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vpdesk.gui.texts import translate
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace


class PlaceGroup(NamedTuple):
    """Places that are filled in one after the other, and what they are called.

    short: what they are called where there is little room.
    """

    title: str
    places: tuple[BoardPlace, ...]
    short: str


def by_board(evening: Evening) -> tuple[PlaceGroup, ...]:
    """A group for each board that is not cancelled, of all sections: a traveller."""
    found: dict[int, list[BoardPlace]] = {}
    for place in evening.due:
        found.setdefault(place.board, []).append(place)
    text = translate("PairsRoom", "Board {board}")
    return tuple(
        PlaceGroup(text.format(board=board), tuple(found[board]), str(board))
        for board in sorted(found)
        if board not in evening.cancelled
    )


def by_table(evening: Evening) -> tuple[PlaceGroup, ...]:
    """A group for each table in each round: a pick-up slip."""
    return tuple(_slips(evening))


def _slips(evening: Evening) -> Iterator[PlaceGroup]:
    text = translate("PairsRoom", "Round {round}, table {table}")
    rounds = sorted({place.round for place in evening.due})
    for number in rounds:
        for section in evening.sections:
            for each in section.in_round(number):
                places = tuple(p for p in each.places if p.board not in evening.cancelled)
                if each.plays and places:
                    table = f"{section.letter}{each.table}"
                    title = text.format(round=number, table=table)
                    yield PlaceGroup(title, places, f"{number} / {table}")
