"""What is odd about a result that was just typed, in a sentence."""

from __future__ import annotations

from vpdesk.pairs.pairs_doubts import DoubtKind, PairsDoubt
from vpdesk.pairs.pairs_entry import BoardPlace
from vpdesk.report.language import Language
from vpdesk.report.match.words import odd_text, points_text


def doubt_text(doubt: PairsDoubt, place: BoardPlace, language: Language) -> str:
    """Why a result is refused or asked about."""
    translate = language.translate
    if doubt.kind is DoubtKind.IMPOSSIBLE:
        text = odd_text(doubt.points, place.board, language)
        if not doubt.board:
            return text
        return f"{text} {_looks_like(doubt.board, language)}"
    if doubt.kind is DoubtKind.OTHER_BOARD:
        return _looks_like(doubt.board, language)
    texts = {
        DoubtKind.TURNED: translate(
            "PairsDoubts",
            "The others have {points} for the other side: was the arrow turned?",
        ),
        DoubtKind.FAR: translate("PairsDoubts", "No other result is anywhere near {points}."),
        DoubtKind.MANY_DOWN: translate("PairsDoubts", "The contract is down by six or more."),
    }
    points = doubt.points if doubt.kind is DoubtKind.FAR else abs(doubt.points)
    return texts[doubt.kind].format(points=points_text(points, language))


def _looks_like(board: int, language: Language) -> str:
    return language.translate("PairsDoubts", "This looks like board {board}.").format(board=board)
