"""The signs of the results of an evening: what is missing, looks like a mistake, or was decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vpdesk.pairs.decisions import DecisionKind
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_doubts import stands_out
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry
from vpdesk.pairs.scored_evening import ScoredEvening
from vpdesk.report.table import Mark


def result_marks(
    scored: ScoredEvening, places: Sequence[BoardPlace]
) -> dict[BoardPlace, tuple[Mark, ...]]:
    """Those of some places, by place."""
    evening = scored.evening
    corrected = corrected_places(evening)
    boards: dict[int, Counter[int]] = {}
    for place in places:
        if place.board not in boards:
            boards[place.board] = _points(scored, place)
    return {
        place: tuple(_marks(evening.entries.get(place), boards[place.board], corrected))
        for place in places
    }


def paper_mark(entry: PairsEntry, corrected: frozenset[BoardPlace | None]) -> Mark | None:
    """The sign of a result for everybody to see: adjusted, of the director, or corrected."""
    return _given(entry) or (Mark.CORRECTED if entry.place in corrected else None)


def corrected_places(evening: Evening) -> frozenset[BoardPlace | None]:
    """The places of results that were corrected."""
    told = (each for each in evening.decisions if each.kind is DecisionKind.CORRECTION)
    return frozenset(each.place for each in told)


def _given(entry: PairsEntry) -> Mark | None:
    """What a director gave: an artificial score, or another one."""
    if entry.artificial is not None:
        return Mark.ADJUSTED
    return Mark.RULED if entry.given else None


def _points(scored: ScoredEvening, place: BoardPlace) -> Counter[int]:
    """How often there are which points on the board of a place."""
    return Counter(
        points
        for each in scored.results(place)
        for weight, points in each.result.shares
        if weight == 1
    )


def _marks(
    entry: PairsEntry | None, board: Counter[int], corrected: frozenset[BoardPlace | None]
) -> Iterator[Mark]:
    if entry is None:
        yield Mark.MISSING
        return
    given = _given(entry)
    if given is not None:
        yield given
    elif stands_out(entry, board):
        yield Mark.ASKED
    if entry.place in corrected:
        yield Mark.CORRECTED
