"""Results of boards from a file of another program, in the places of an evening."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.foreign.whole_numbers import whole_number
from vpdesk.match.score_sheet import Share
from vpdesk.pairs.board_results import PairsResult
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.evening import Evening
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result, result_code

SHOWN = 40  # letters of what a file says

NOBODY = QT_TRANSLATE_NOOP(
    "PairsError", "Board {board}: {ns} and {ew} do not meet on it in this evening."
)
NO_NUMBER = QT_TRANSLATE_NOOP("PairsError", "“{board}” is not the number of a board.")


def with_results(evening: Evening, results: Iterable[PairsResult]) -> Evening:
    """The evening with the results of a file; what has none in the file stays as it is.

    Pairs are those of the labels of the evening ("A3"); where both directions are numbered from 1,
    East-West by their order. Who sits the other way round than the movement says has a turned
    result. Raises PairsError for who does not meet on a board, MatchError for no points of bridge.
    """
    places = {
        (place.board, meeting.ns, meeting.ew): place
        for section in evening.sections
        for place, meeting in section.places.items()
    }
    numbers, east = _labels(evening), _labels_of_east_west(evening)
    entries = dict(evening.entries)
    for each in results:
        if each.shares or each.artificial is not None:
            entry = _entry(each, places, numbers, east)
            entries[entry.place] = entry
    return replace(evening, entries=entries)


class TakenIn(NamedTuple):
    """How many results are new, and how many were another one before."""

    new: int
    other: int


def taken_in(before: Evening, now: Evening) -> TakenIn:
    """What an evening has of the results of a file."""
    new = now.entries.keys() - before.entries.keys()
    other = sum(now.entries.get(each) != kept for each, kept in before.entries.items())
    return TakenIn(len(new), other)


def _labels(evening: Evening) -> dict[str, int]:
    numbers = (number for each in evening.sections for number in each.start_of)
    return {evening.label(each).casefold(): each for each in numbers}


def _labels_of_east_west(evening: Evening) -> dict[str, int]:
    """East-West of sections with two winners, each section numbered from 1."""
    return {
        f"{section.letter}{at}".casefold(): number
        for section in evening.sections
        if section.two_winners
        for at, number in enumerate(
            (each for each, side in section.sides.items() if side == "EW"), 1
        )
    }


def _entry(
    result: PairsResult,
    places: dict[tuple[int, tuple[int, ...], tuple[int, ...]], BoardPlace],
    numbers: dict[str, int],
    east: dict[str, int],
) -> PairsEntry:
    board = whole_number(result.board)
    if board is None:
        raise PairsError(NO_NUMBER, board=one_line(result.board)[:SHOWN])
    ns, ew = result.ns.casefold(), result.ew.casefold()
    for other in (numbers, east):
        sides = (numbers.get(ns, 0),), (other.get(ew, 0),)
        for turned in (False, True):
            place = places.get((board, *(sides[::-1] if turned else sides)))
            if place is not None:
                return _taken(result, place, turned=turned)
    ns, ew = (one_line(each)[:SHOWN] for each in (result.ns, result.ew))
    raise PairsError(NOBODY, board=board, ns=ns, ew=ew)


def _taken(result: PairsResult, place: BoardPlace, *, turned: bool) -> PairsEntry:
    """A result as it is kept; its text is that of files."""
    shares, split = (
        tuple(Share(int(100 * weight), points) for weight, points in each)
        for each in (result.shares, result.split)
    )
    made = PairsEntry(place, "", shares, split, result.artificial, turned, group=result.group)
    if result.contract:
        played = parse_result(result.contract, place)
        made = replace(made, shares=played.shares, split=played.split)
    return replace(made, typed=result_code(made))
