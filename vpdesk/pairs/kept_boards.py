"""The results of the boards of a round of Swiss pairs, as an event keeps them among its details."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from vpdesk.match.score_sheet import Share
from vpdesk.pairs.board_results import PairsResult, Shares
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result, result_code
from vpdesk.tournament.tournament import Tournament

Details = tuple[tuple[str, str], ...]
NOWHERE = BoardPlace("", 0, 0, 0)  # of points, which need no board
DETAIL = "boards"  # of a round, with its stage, group and number behind it


class RoundPlace(NamedTuple):
    """A round of a group of a stage, all from 1."""

    stage: int
    group: int
    round: int

    @property
    def detail(self) -> str:
        """The name of the detail that keeps its boards."""
        return f"{DETAIL} {self.stage} {self.group} {self.round}"


def kept_boards(
    details: Details, place: RoundPlace, tournament: Tournament
) -> tuple[PairsResult, ...]:
    """The results that are kept of a round, of pairs by their numbers; of those who meet in it.

    Raises ValueError for what is damaged.
    """
    text = dict(details).get(place.detail, "[]")
    drawn = tournament.rounds[place.round - 1]
    couples = {frozenset(map(str, each.players)) for each in drawn.games}
    return tuple(
        replace(parse_result(score, NOWHERE).result(ns, ew), board=board, group=group)
        for board, ns, ew, score, group in json.loads(text)
        if {ns, ew} in couples
    )


def with_kept_boards(
    details: Details, place: RoundPlace, results: Sequence[PairsResult]
) -> Details:
    """With these results of a round, by the numbers of the pairs, and no others of it."""
    rows = [(each.board, each.ns, each.ew, score_text(each), each.group) for each in results]
    others = tuple(each for each in details if each[0] != place.detail)
    return (*others, (place.detail, json.dumps(rows))) if rows else others


def score_text(result: PairsResult) -> str:
    """A result as it can be typed, in points: "420", "A60/40", "NP"."""
    entry = PairsEntry(
        NOWHERE,
        shares=_shares(result.shares),
        split=_shares(result.split),
        artificial=result.artificial,
    )
    return result_code(entry)


def _shares(shares: Shares) -> tuple[Share, ...]:
    return tuple(Share(int(100 * weight), points) for weight, points in shares)
