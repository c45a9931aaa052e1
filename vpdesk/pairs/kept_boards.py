"""The results of the boards of a round of Swiss pairs, as the round keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vpdesk.match.score_sheet import Share
from vpdesk.pairs.board_results import PairsResult, Shares
from vpdesk.pairs.pairs_entry import BoardPlace, PairsEntry, parse_result, result_code
from vpdesk.tournament.round import BoardScore, Round

NOWHERE = BoardPlace("", 0, 0, 0)  # of points, which need no board


def kept_boards(drawn: Round) -> tuple[PairsResult, ...]:
    """The results that are kept of a round, of pairs by their numbers; of those who meet in it.

    Raises PairsError for a score that cannot be typed.
    """
    couples = {frozenset(each.sides) for each in drawn.games}
    return tuple(
        replace(
            parse_result(each.score, NOWHERE).result(str(each.ns), str(each.ew)),
            board=each.board,
            group=each.group,
        )
        for each in drawn.boards
        if {each.ns, each.ew} in couples
    )


def with_kept_boards(drawn: Round, results: Sequence[PairsResult]) -> Round:
    """The round with these results, of pairs by their numbers, and no others."""
    boards = tuple(
        BoardScore(each.board, int(each.ns), int(each.ew), score_text(each), each.group)
        for each in results
    )
    return replace(drawn, boards=boards)


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
