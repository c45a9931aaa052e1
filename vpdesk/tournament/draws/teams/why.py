"""Why two teams do not meet, and why the odd place is or is not a team's."""

from __future__ import annotations

from collections.abc import Iterator

from vpdesk.tournament.draws.teams.by_table import meeting
from vpdesk.tournament.draws.teams.draw import draw_teams
from vpdesk.tournament.draws.teams.field import TeamField, team_field
from vpdesk.tournament.draws.teams.trace import OF_ALL, Reason, TeamDraw, Why, WhyNotTeams
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Tournament


def why_not_match(tournament: Tournament, one: int, other: int) -> WhyNotTeams:
    """Why two teams do not meet in the next round, and how it would be drawn if they did.

    Raises NoPairingError where the round cannot be drawn at all.
    """
    drawn, field = draw_teams(tournament), team_field(tournament)
    away = tuple(Reason(Why.AWAY, team) for team in (one, other) if team not in drawn.ranking)
    if away:
        return WhyNotTeams((one, other), away)
    first, second = couple = _by_rank(drawn, one, other)
    if drawn.opponent_of(first) == second:
        return WhyNotTeams(couple, (Reason(Why.MEETS, first, second),), drawn)
    if goes_on := [
        each for each in drawn.notes if each.code is Why.GOES_ON and each.team in couple
    ]:
        return WhyNotTeams(couple, tuple(goes_on))
    if found := tuple(_against(tournament, drawn, field, couple)):
        return WhyNotTeams(couple, found)
    try:
        forced = draw_teams(tournament, together=couple)
    except NoPairingError:
        return WhyNotTeams(couple, (Reason(Why.BLOCKED, second, first),))
    return WhyNotTeams(couple, _decisive(field, drawn, forced, couple), forced)


def _against(
    tournament: Tournament, drawn: TeamDraw, field: TeamField, couple: tuple[int, int]
) -> Iterator[Reason]:
    """What bars a match, whatever the rest of the draw; of a round robin, when it is played."""
    first, second = couple
    if drawn.method.by_table:
        for number in meeting(tournament, first, second):
            yield Reason(Why.MEETS_IN, first, second, number)
    elif field.is_forbidden(first, second):
        yield Reason(Why.FORBIDDEN, second, first)
    elif not field.repeats and (met := field.met(first, second)):
        yield Reason(Why.MET, second, first, met)


def why_bye(tournament: Tournament, team: int) -> tuple[Reason, ...]:
    """Why a team has the bye of the next round (or is in its triangle), or why it has not.

    Of one that has it, everybody who came before it is told too. Raises NoPairingError where
    the round cannot be drawn at all.
    """
    drawn = draw_teams(tournament)
    if team not in drawn.ranking:
        return (Reason(Why.AWAY, team),)
    odd = _odd_teams(drawn)
    if not odd:
        return (Reason(Why.EVEN),)
    notes = tuple(each for each in drawn.notes if each.code not in OF_ALL)
    goes_on = tuple(each for each in notes if each.code is Why.GOES_ON)
    if team in (each.team for each in goes_on):
        return goes_on
    if len(odd) == len(goes_on):
        return (Reason(Why.EVEN),)
    notes = notes[len(goes_on) :]
    if team in odd or any(each.code is Why.ODD_BY_LOT for each in notes):
        return notes
    told = tuple(each for each in notes if each.team == team)
    return told or (Reason(Why.LOWER_FIRST, team, odd[-1]),)


def _decisive(
    field: TeamField, drawn: TeamDraw, forced: TeamDraw, couple: tuple[int, int]
) -> tuple[Reason, ...]:
    """What decided against a match that is legal and leaves a draw to the rest."""
    odd = _odd_teams(drawn)
    if taken := [team for team in couple if team in odd]:
        codes = (Why.BYE if drawn.bye else Why.TRIANGLE, Why.ODD_BY_LOT)
        return tuple(each for each in drawn.notes if each.code in codes and each.team in taken)
    if odd != _odd_teams(forced):
        return (Reason(Why.BLOCKED_BY_ODD, *couple),)
    if field.seeded and drawn.method is not TeamMethod.DANISH:
        return tuple(_of_seeding(drawn, couple))
    if drawn.method is TeamMethod.LEAST_TOTAL:
        return (_of_totals(field, drawn, forced),)
    return (_of_order(drawn, couple),)


def _of_order(drawn: TeamDraw, couple: tuple[int, int]) -> Reason:
    """Who chose whom, from the top down."""
    first, second = couple
    for team in couple:
        opponent = drawn.opponent_of(team)
        if drawn.rank(opponent) < drawn.rank(first):
            return Reason(Why.CHOSEN_BEFORE, team, opponent)
    match = drawn.match_of(first)
    if match is not None and Reason(Why.BLOCKED, second) in match.reasons:
        return Reason(Why.BLOCKED_THEN, first, second)
    return Reason(Why.CHOSE_HIGHER, first, drawn.opponent_of(first))


def _of_seeding(drawn: TeamDraw, couple: tuple[int, int]) -> Iterator[Reason]:
    """Whom the seeding gave to each of the two."""
    for team in couple:
        match = drawn.match_of(team)
        if match is not None:
            pair = _by_rank(drawn, match.home, match.visitor)
            yield Reason(match.reasons[-1].code, pair[1], pair[0])


def _of_totals(field: TeamField, drawn: TeamDraw, forced: TeamDraw) -> Reason:
    now, then = _total(field, drawn), _total(field, forced)
    if then > now:
        return Reason(Why.GREATER_TOTAL, value=then, value_now=now)
    return Reason(Why.FARTHER)


def _total(field: TeamField, drawn: TeamDraw) -> int:
    """Squared VP differences of all matches, in hundredths squared."""
    points = {team: field.histories[team].points for team in drawn.ranking}
    return sum((points[each.home] - points[each.visitor]) ** 2 for each in drawn.matches)


def _by_rank(drawn: TeamDraw, one: int, other: int) -> tuple[int, int]:
    return (one, other) if drawn.rank(one) < drawn.rank(other) else (other, one)


def _odd_teams(drawn: TeamDraw) -> tuple[int, ...]:
    if drawn.bye:
        return (drawn.bye,)
    return tuple(team for triangle in drawn.triangles for team in triangle)
