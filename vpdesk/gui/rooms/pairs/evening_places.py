"""What can be found in an evening: its pairs, its boards, its tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vpdesk.gui.texts import translate
from vpdesk.pairs.pairs_entry import BoardPlace

if TYPE_CHECKING:
    from vpdesk.pairs.evening import Evening


def evening_places(evening: Evening) -> Iterator[tuple[str, int | BoardPlace]]:
    """Texts, and where they lead: the row of a pair, or the place of a result."""
    names = {each.number: " – ".join(each.names) for each in evening.entrants}
    pair = translate("Seek", "Pair {number}: {names}")
    for row, each in enumerate(evening.entrants):
        yield pair.format(number=each.number, names=names[each.number]), row
    board = translate("Seek", "Board {board}, round {round}, table {section}{table}: {seated}")
    for section in evening.sections:
        for place, meeting in section.places.items():
            seated = " – ".join(map(str, meeting.seated))
            yield board.format(**place._asdict(), seated=seated), place


def place_of(evening: Evening, pair: int, board: int) -> BoardPlace | None:
    """Where a pair plays a board; None where it does not."""
    for section in evening.sections:
        for place, meeting in section.places.items():
            if place.board == board and pair in meeting.seated:
                return place
    return None


def numbered(evening: Evening, number: int) -> int:
    """The entrant with a number at the tables; by its own number where sections share those."""
    labels = {evening.label(each): each for each in evening.section_of}
    return labels.get(str(number), number)
