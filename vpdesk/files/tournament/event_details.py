"""What an event keeps beside its stages, as rows, and back: prizes, prints, scores of boards.

Files of before have all of it in one table of names and texts, `event_details`: a prize and the
boards of a round as JSON, a logo in base 64. They are read so, and written as rows.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from dataclasses import astuple, fields, replace
from functools import lru_cache
from typing import Any

from vpdesk.event.event import Event, EventPrints, Prize
from vpdesk.event.place import StagePlace
from vpdesk.files.stored.stored_form import StoredRow, StoredRows
from vpdesk.tournament.round import BoardScore
from vpdesk.tournament.tournament import Tournament

FoundRows = Mapping[str, Mapping[Any, Any]]
RoundPlace = tuple[int, int, int]  # stage, group and round, all from 1
PRINTS = tuple(each.name for each in fields(EventPrints))
PRIZE, BOARDS = "prize", "boards"  # names in files of before; behind boards stands the round
MOST_KNOWN = 4096  # scores that are not read again


def prize_rows(event: Event) -> StoredRows:
    """The prizes of an event, and what stands on its prints."""
    said = {name: getattr(event.prints, name) for name in PRINTS}
    said["logo"] = b64encode(event.prints.logo).decode()
    return {
        "event_prizes": {(at,): astuple(each) for at, each in enumerate(event.prizes, 1)},
        "event_prints": {(name,): (text,) for name, text in said.items() if text},
    }


def board_rows(groups: Mapping[StagePlace, Tournament]) -> dict[StoredRow, StoredRow]:
    """The scores of boards in all rounds of these groups."""
    return {
        (*place, number, at): (each.board, each.ns, each.ew, each.score, each.group)
        for place, group in groups.items()
        for number, drawn in enumerate(group.rounds, 1)
        for at, each in enumerate(drawn.boards, 1)
    }


def with_prizes_of(event: Event, rows: FoundRows) -> Event:
    """The event with the prizes and prints of such rows. Raises ValueError for others."""
    told = _in_order(rows.get("event_details", {}))
    prizes = [Prize(*each) for each in _in_order(rows.get("event_prizes", {}))]
    prizes += (_prize(text) for name, text in told if name == PRIZE)
    if not {0, *(each.number for each in event.entrants)} >= {each.winner for each in prizes}:
        raise ValueError("prizes")
    said = {name: text for name, text in told if name in PRINTS}
    said |= {name: text for (name,), (text,) in rows.get("event_prints", {}).items()}
    logo = b64decode(said.pop("logo", ""), validate=True)
    return replace(event, prizes=tuple(prizes), prints=EventPrints(**said, logo=logo))


def boards_by_round(rows: FoundRows) -> dict[RoundPlace, tuple[BoardScore, ...]]:
    """The scores of boards of each round that has some. Raises ValueError for what is none."""
    found: dict[RoundPlace, list[BoardScore]] = {}
    for place, board, ns, ew, score, group in _boards(rows):
        _check_score(score)
        found.setdefault(place, []).append(BoardScore(board, ns, ew, score, group))
    return {place: tuple(scores) for place, scores in found.items()}


def _boards(rows: FoundRows) -> Iterator[tuple[RoundPlace, str, int, int, str, str]]:
    for _, (name, text) in sorted(rows.get("event_details", {}).items()):
        kind, _, where = name.partition(" ")
        if kind == BOARDS:
            stage, group, number = map(int, where.split())
            for board, ns, ew, score, fouled in json.loads(text):
                yield (stage, group, number), str(board), int(ns), int(ew), str(score), str(fouled)
    for (stage, group, number, _), row in sorted(rows.get("board_scores", {}).items()):
        yield (stage, group, number), *row


@lru_cache(MOST_KNOWN)
def _check_score(text: str) -> None:
    from vpdesk.pairs.kept_boards import NOWHERE  # for rounds of pairs alone
    from vpdesk.pairs.pairs_entry import parse_result

    parse_result(text, NOWHERE)


def _prize(text: str) -> Prize:
    found = json.loads(text)
    if [*map(type, found)] != [str, str, int]:
        raise ValueError(PRIZE)
    return Prize(*found)


def _in_order(rows: Mapping[Any, Any]) -> list[Any]:
    return [row for _, row in sorted(rows.items())]
