"""What a match ended with: IMPs, percentages or board points, each with a type of its own.

A game of two players has no score: its outcome is all there is.
"""

from __future__ import annotations

from typing import NamedTuple

WHOLE = 10_000  # 100 %, in hundredths of a per cent


class MatchImps(NamedTuple):
    """The IMPs of both sides; where a scale is of boards won and halved, these."""

    home: int
    visitors: int


class Percentages(NamedTuple):
    """What both sides have of the matchpoints, in hundredths of a per cent: WHOLE in all."""

    home: int
    visitors: int


class BoardPoints(NamedTuple):
    """The points of both teams on their boards, in hundredths: of chess, or of bridge by Patton."""

    home: int
    visitors: int


MatchScore = MatchImps | Percentages | BoardPoints


def turned_score(score: MatchScore | None) -> MatchScore | None:
    """The same with home and visitors the other way round; None of none."""
    return None if score is None else type(score)(score.visitors, score.home)
