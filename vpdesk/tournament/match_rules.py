"""How matches of chess teams count."""

from __future__ import annotations

from dataclasses import dataclass

MOST_MATCH_BOARDS = 20


@dataclass(frozen=True, slots=True)
class MatchRules:
    """How matches of chess teams count.

    boards: of a match. by_boards: teams are ranked and drawn by board points, not by the match
    points that the point system gives for a result.
    """

    boards: int = 4
    by_boards: bool = False

    @property
    def most(self) -> int:
        """The board points of a match, in hundredths."""
        return 100 * self.boards


USUAL = MatchRules()
