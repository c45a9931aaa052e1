"""As what a late entry is drawn in its first round; its VPs stay what they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from vpdesk.tournament.draws.teams.team_history import TeamHistory
from vpdesk.tournament.draws.teams.trace import Reason, Why
from vpdesk.tournament.team_rules import Late
from vpdesk.tournament.tournament import Tournament

WHY = {Late.AVERAGE: Why.LATE_AVERAGE, Late.LAST: Why.LATE_LAST}


def late_entries(tournament: Tournament) -> Iterator[int]:
    """Who plays for the first time in the next round, after others have played."""
    number = tournament.next_round
    if number > 1 and tournament.teams.late in WHY:
        yield from (
            each.number for each in tournament.present(number) if each.first_round == number
        )


def provisional(tournament: Tournament, histories: Mapping[int, TeamHistory]) -> None:
    """Give late entries the points, in hundredths, by which they are drawn.

    Average: those of a drawn match for each round that counts. Last: less than anybody has.
    """
    for team in late_entries(tournament):
        if tournament.teams.late is Late.AVERAGE:
            histories[team].points = tournament.teams.draw * tournament.counted_rounds
        else:
            histories[team].points = min(each.points for each in histories.values()) - 1


def late_notes(tournament: Tournament) -> Iterator[Reason]:
    """Who is drawn otherwise than by its VPs."""
    for team in late_entries(tournament):
        yield Reason(WHY[tournament.teams.late], team)
