"""The draw of the next round of a teams event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.by_table import draw_by_table
from vpdesk.tournament.draws.teams.field import TeamField, method_of, team_field
from vpdesk.tournament.draws.teams.home_side import home_team
from vpdesk.tournament.draws.teams.late_entry import late_notes
from vpdesk.tournament.draws.teams.odd_field import OddPlace, choose_bye, choose_triangle
from vpdesk.tournament.draws.teams.opponents import (
    Chosen,
    Preference,
    by_lot,
    by_rank,
    least_total,
    so_far_below,
    top_down,
)
from vpdesk.tournament.draws.teams.seats import asked_home, by_tables, same_side
from vpdesk.tournament.draws.teams.trace import Reason, TeamDraw, TeamMatch, Why
from vpdesk.tournament.draws.teams.two_rounds import begins, broken_off, going_on
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import FIRST_LEG, SECOND_LEG, Bye, ByeKind, Game, Round
from vpdesk.tournament.team_rules import FirstRound, OddField, TeamMethod, TeamRules, Triangle
from vpdesk.tournament.tournament import Tournament

TOO_FEW = QT_TRANSLATE_NOOP(
    "TournamentError", "Fewer than two teams are present in round {round}: nothing can be drawn."
)
ALL_MET = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} needs a repeated match: make it a Danish round, which allows that.",
)
ALL_FORBIDDEN = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} needs a forbidden match: allow some, or make it a Danish round.",
)
NO_TRIANGLE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} has no allowed triangle: let teams be in one by turns, or the first three.",
)
NOT_THERE = QT_TRANSLATE_NOOP("TournamentError", "Team {team} is absent in round {round}.")
GOES_ON = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Number {team} plays a triangle in round {round} that began in the round before.",
)
HAVE_MET = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Teams {team} and {other} met in round {met}: they can meet again only in a Danish round.",
)
MUST_NOT_MEET = QT_TRANSLATE_NOOP(
    "TournamentError", "Teams {team} and {other} must not meet in round {round}."
)
NOT_TOGETHER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "If teams {team} and {other} meet in round {round}, the others cannot be drawn any more.",
)


@dataclass(frozen=True, slots=True)
class _Found:
    """Couples of a field, which is that of the ordinary matches, and who is left over."""

    field: TeamField
    couples: tuple[Chosen, ...]
    odd: OddPlace


def draw_teams(tournament: Tournament, *, together: tuple[int, int] | None = None) -> TeamDraw:
    """Draw the next round by the tournament's rules.

    together: two teams that must meet, for "what if". Raises NoPairingError, with what to do
    about it, where there is no draw without repeats (outside Danish rounds) and forbidden
    matches, or none with these two.
    """
    everybody = team_field(tournament)
    if len(everybody.teams) < 2:
        raise NoPairingError(TOO_FEW, round=everybody.round)
    if method_of(tournament).by_table:
        return draw_by_table(tournament, everybody)
    kept = going_on(tournament)
    again = tuple(team for three in kept for team in three)
    field = everybody.without(again)
    if together is not None:
        _check_together(tournament, field, together)
    found = _find(field, tournament, together)
    if found is None:
        raise _no_draw(field, tournament, together)
    method = method_of(tournament)
    odd = found.odd
    new = ((odd.teams[0], odd.teams[1], odd.teams[2]),) if len(odd.teams) == 3 else ()
    leg = FIRST_LEG if begins(tournament) else 0
    goes_on = (Reason(Why.GOES_ON, team, round=field.round - 1) for team in again)
    matches = tuple(_matches(found, tournament, together))
    same = (each for each in matches if same_side(tournament, each.home, each.visitor))
    clashes = (Reason(Why.SAME_SIDE, each.home, each.visitor) for each in same)
    return TeamDraw(
        field.round,
        method,
        everybody.teams,
        matches,
        bye=odd.teams[0] if len(odd.teams) == 1 else 0,
        triangles=(*kept, *new),
        notes=(*goes_on, *odd.reasons, *clashes, *_notes(tournament)),
        counted=field.counted,
        legs=(*(SECOND_LEG for _ in kept), *(leg for _ in new)),
    )


def as_round(tournament: Tournament, draw: TeamDraw) -> Round:
    """The round of a draw, without results: every team has a match or a bye."""
    games = [Game(each.home, each.visitor) for each in draw.matches]
    for number, (leg, teams) in enumerate(zip(draw.legs, draw.triangles, strict=True), 1):
        one, two, three = teams
        circle = ((one, two), (two, three), (three, one))  # each is at home once
        games += [Game(home, visitor, triangle=number, leg=leg) for home, visitor in circle]
    there = set(draw.ranking)
    seated = {each for game in games for each in game.sides}
    byes = [Bye(team, ByeKind.PAIRING) for team in sorted(there - seated)]
    asked = {each.entrant: each.kind for each in tournament.requests if each.round == draw.round}
    for entrant in tournament.entrants:
        if entrant.number not in there:
            kind = asked.get(entrant.number, ByeKind.ZERO)
            byes.append(Bye(entrant.number, kind))
    return Round(tuple(games), tuple(byes), draw.method.value)


def _check_together(tournament: Tournament, field: TeamField, together: tuple[int, int]) -> None:
    one, other = together
    for team in together:
        if any(team in three for three in going_on(tournament)):
            raise NoPairingError(GOES_ON, team=team, round=field.round)
        if team not in field.teams:
            raise NoPairingError(NOT_THERE, team=team, round=field.round)
    if field.is_forbidden(one, other):
        raise NoPairingError(MUST_NOT_MEET, team=one, other=other, round=field.round)
    met = field.met(one, other)
    if met and not field.repeats:
        raise NoPairingError(HAVE_MET, team=one, other=other, met=met)


def _no_draw(
    field: TeamField, tournament: Tournament, together: tuple[int, int] | None
) -> NoPairingError:
    """What stands in the way, and what to do about it."""
    if together is not None and _find(field, tournament, None) is not None:
        one, other = together
        return NoPairingError(NOT_TOGETHER, team=one, other=other, round=field.round)
    free = replace(tournament.teams, triangle=Triangle.BY_TURNS, leaders_apart=False)
    freed = replace(tournament, teams=free)
    if freed != tournament and _find(field, freed, None) is not None:
        return NoPairingError(NO_TRIANGLE, round=field.round)
    if not field.repeats and _find(field.with_repeats(), tournament, None) is not None:
        return NoPairingError(ALL_MET, round=field.round)
    return NoPairingError(ALL_FORBIDDEN, round=field.round)


def _find(
    field: TeamField, tournament: Tournament, together: tuple[int, int] | None
) -> _Found | None:
    """Who is left over, and the couples of the rest; None where there is no draw."""
    if together is not None:
        field = field.only_together(*together)
    odd: OddPlace | None = OddPlace((), ())
    if len(field.teams) % 2:
        kept = frozenset(together or ())
        odd = _odd_place(field, kept, tournament)
    if odd is None:
        return None
    rest = field.without(odd.teams)
    if together is not None:
        rest = rest.only_together(*together)
    method = method_of(tournament)
    if method is TeamMethod.LEAST_TOTAL and not field.seeded:
        couples = least_total(rest)
    else:
        couples = top_down(rest, _preference(rest, method, tournament.teams))
    return None if couples is None else _Found(rest, couples, odd)


def _odd_place(field: TeamField, kept: frozenset[int], tournament: Tournament) -> OddPlace | None:
    rules = tournament.teams
    drawn = rules.odd_by_lot and rules.first is FirstRound.LOT and field.seeded
    by_lot = drawn and method_of(tournament) is not TeamMethod.DANISH
    if by_lot:  # the lowest ranked are the last of an order by lot
        teams = Random(rules.lot).sample(field.teams, len(field.teams))
        field = field.in_order(tuple(teams))
    if rules.odd is OddField.BYE or len(field.teams) < 3:  # one is left beside a triangle
        odd = choose_bye(field, kept)
    else:
        apart = rules.leaders_apart and not by_lot
        odd = choose_triangle(field, kept, rules.triangle, leaders_apart=apart)
    if odd is None or not by_lot:
        return odd
    return OddPlace(odd.teams, tuple(Reason(Why.ODD_BY_LOT, team) for team in odd.teams))


def _preference(field: TeamField, method: TeamMethod, rules: TeamRules) -> Preference:
    if not field.seeded or method is TeamMethod.DANISH:
        return by_rank
    if rules.first is FirstRound.LOT:
        return by_lot(len(field.teams), rules.lot)
    return so_far_below(_seeded_gap(field, rules))


def _seeded_gap(field: TeamField, rules: TeamRules) -> int:
    """How many places below the opponent is as seeded: half of the field, or a quarter."""
    return max(1, len(field.teams) // (4 if rules.first is FirstRound.QUARTERS else 2))


def _matches(
    found: _Found, tournament: Tournament, together: tuple[int, int] | None
) -> Iterator[TeamMatch]:
    field, rules, method = found.field, tournament.teams, method_of(tournament)
    couples = by_tables(
        tournament, found.couples, lambda it: (field.teams[it.first], field.teams[it.second])
    )
    for table, each in enumerate(couples, 1):
        higher, lower = field.teams[each.first], field.teams[each.second]
        home, seat = asked_home(tournament, higher, lower) or home_team(
            field.histories[higher], field.histories[lower], table
        )
        reasons: tuple[Reason, ...] = (Reason(Why.TOGETHER, lower),)
        if together is None or higher not in together:
            others = (field.teams[at] for at in each.passed)
            passed = (_passed(field, higher, it) for it in others if it not in (together or ()))
            reasons = (*passed, _taken(field, each, method, rules))
        yield TeamMatch(home, lower if home == higher else higher, reasons, seat)


def _passed(field: TeamField, team: int, other: int) -> Reason:
    """Why a team that would have come first is not the opponent."""
    if field.is_forbidden(team, other):
        return Reason(Why.FORBIDDEN, other)
    if not field.repeats and (number := field.met(team, other)):
        return Reason(Why.MET, other, round=number)
    return Reason(Why.BLOCKED, other)


def _taken(field: TeamField, couple: Chosen, method: TeamMethod, rules: TeamRules) -> Reason:
    """Why the opponent is the one."""
    team, other = field.teams[couple.first], field.teams[couple.second]
    if method is TeamMethod.DANISH:
        return Reason(Why.NEXT, other)
    if field.seeded:
        return Reason(_as_seeded(field, couple, rules), other)
    if method is TeamMethod.LEAST_TOTAL:
        difference = field.histories[team].points - field.histories[other].points
        return Reason(Why.LEAST_TOTAL, other, value=difference)
    return Reason(Why.HIGHEST, other)


def _as_seeded(field: TeamField, couple: Chosen, rules: TeamRules) -> Why:
    if rules.first is FirstRound.LOT:
        return Why.BY_LOT
    quarters = rules.first is FirstRound.QUARTERS
    if couple.second - couple.first == _seeded_gap(field, rules):
        return Why.QUARTER if quarters else Why.SEEDED
    return Why.NEAREST_QUARTER if quarters else Why.NEAREST_SEED


def _notes(tournament: Tournament) -> Iterator[Reason]:
    """What to know of late entries, of a triangle that ends, and of the standings that count."""
    yield from late_notes(tournament)
    yield from broken_off(tournament)
    counted = tournament.rounds[: tournament.counted_rounds]
    if len(counted) < len(tournament.rounds):
        yield Reason(Why.ARREARS, round=len(counted)) if counted else Reason(Why.UNRANKED)
    if not counted and tournament.brought and tournament.teams.first is FirstRound.STANDINGS:
        yield Reason(Why.BROUGHT)
    if tournament.seeds:
        yield Reason(Why.PLACES)
    if missing := sum(game.lacking for each in counted for game in each.games):
        yield Reason(Why.UNFINISHED, value=missing)
