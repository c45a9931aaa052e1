"""The scores of matches, of which a file has two numbers."""

from __future__ import annotations

from vpdesk.tournament.play import Kind
from vpdesk.tournament.score import WHOLE, BoardPoints, MatchImps, MatchScore, Percentages


def score_of(kind: Kind, numbers: tuple[int, int] | None) -> MatchScore | None:
    """What a match of such a kind ended with; percentages, WHOLE in all, are no match's IMPs."""
    if numbers is None:
        return None
    if kind.play.has_boards:
        return BoardPoints(*numbers)
    by_percentage = kind.play.has_percentages and sum(numbers) == WHOLE
    return Percentages(*numbers) if by_percentage else MatchImps(*numbers)
