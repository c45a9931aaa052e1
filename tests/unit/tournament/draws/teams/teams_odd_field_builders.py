"""What test_teams_odd_field and others are made of."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.tournament.draws.teams.teams_events import event, won
from vpdesk.tournament.round import Bye, ByeKind, Round
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Forbidden, Tournament


def one_round(count: int = 5, **parts: object) -> Tournament:
    """Team 5 had the bye; 1 and 3 won, by more the better they are."""
    games = (won(1, 2, 1900), won(3, 4, 1700))
    return event(count, Round(games, (Bye(5, ByeKind.PAIRING),)), **parts)


def last_in_triangle(rules: TeamRules, *forbidden: Forbidden) -> Tournament:
    """1, 3 and 5 are the first; 7, 8 and 9, who were in a triangle, are the last."""
    games = (
        replace(won(home, visitor, 0, triangle), points=points)
        for home, visitor, points, triangle in (
            *((1, 2, (1900, 1300), 0), (3, 4, (1800, 1200), 0), (5, 6, (1700, 1100), 0)),
            *((7, 8, (300, 200), 1), (8, 9, (200, 100), 1), (9, 7, (100, 300), 1)),
        )
    )
    return event(9, Round(tuple(games)), teams=rules, forbidden=forbidden)


APART = (Forbidden((2, 4, 6)),)  # so that the teams without a triangle are leaders but for one
