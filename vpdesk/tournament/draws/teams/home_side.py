"""Which team of a match is at home."""

from __future__ import annotations

from vpdesk.tournament.draws.teams.team_history import HOME, TeamHistory
from vpdesk.tournament.draws.teams.trace import Reason, Why


def home_team(higher: TeamHistory, lower: TeamHistory, table: int) -> tuple[int, Reason]:
    """Who is at home at a table, and why; higher ranks above lower.

    First who has fewer homes less visits; then who was visitor in the last round in which one
    of them was and the other was not; then the higher ranked at odd tables, the lower ranked
    at even ones, so that neighbours in rank differ and can be balanced later.
    """
    difference = higher.homes_less_visits - lower.homes_less_visits
    if difference:
        team = lower if difference > 0 else higher
        return team.number, Reason(Why.FEWER_HOMES, team.number, value=abs(difference))
    for number in sorted(higher.seats.keys() & lower.seats.keys(), reverse=True):
        if higher.seats[number] != lower.seats[number]:
            team = lower if higher.seats[number] == HOME else higher
            return team.number, Reason(Why.VISITED_LAST, team.number, round=number)
    if table % 2:
        return higher.number, Reason(Why.HIGHER_HOME, higher.number)
    return lower.number, Reason(Why.LOWER_HOME, lower.number)
