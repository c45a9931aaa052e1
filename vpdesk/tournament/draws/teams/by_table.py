"""A round of a round robin, which follows from the table of its field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.teams.field import TeamField, method_of
from vpdesk.tournament.draws.teams.round_robin import Couple, schedule, seeds_last
from vpdesk.tournament.draws.teams.trace import Reason, TeamDraw, TeamMatch, Why
from vpdesk.tournament.errors import NoPairingError, TournamentError
from vpdesk.tournament.field.entries import has_results
from vpdesk.tournament.round import Bye, ByeKind, Game, Round
from vpdesk.tournament.team_rules import TablePlaces, TeamMethod
from vpdesk.tournament.tournament import Tournament

OVER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "All rounds of the round robin ({rounds}) are drawn: everybody has met everybody.",
)
LATE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Team {team} came after round 1 was drawn: the round robin has no place for it.",
)
LATE_PLAYER = QT_TRANSLATE_NOOP(
    "TournamentError",
    "{team} came after round 1 was drawn: the round robin has no place for this player.",
)
TOO_OFTEN = QT_TRANSLATE_NOOP(
    "TournamentError",
    "This table would repeat matches of the rounds drawn so far.",
)


def table_rounds(tournament: Tournament) -> tuple[tuple[tuple[Couple, ...], int], ...]:
    """The couples (home, visitor) of each round, and who has no opponent in it, 0 for nobody.

    The field is that of round 1 in its order: by number, in a later stage by the places before it.
    """
    field = [each.number for each in tournament.entrants if each.first_round == 1]
    double = tournament.teams.method is TeamMethod.TWICE
    return tuple(schedule(in_table(tournament, field), double=double))


def rounds_of_table(tournament: Tournament) -> int:
    """How many rounds its table has; 0 where it is no round robin."""
    return len(table_rounds(tournament)) if tournament.by_table else 0


def all_rounds(tournament: Tournament, *, double: bool = False) -> tuple[Round, ...]:
    """All rounds of a round robin of the entrants, the strongest first."""
    numbers = [each.number for each in tournament.entrants]
    return tuple(
        Round(
            tuple(Game(*couple) for couple in couples),
            (Bye(resting, ByeKind.PAIRING),) if resting else (),
            TeamMethod.ROUND_ROBIN.value,
        )
        for couples, resting in schedule(in_table(tournament, numbers), double=double)
    )


def in_table(tournament: Tournament, seeds: Sequence[int]) -> Sequence[int]:
    """The numbers by their places in the table, as its rules say. seeds: the first seed's first.

    Chess has Berger's table with the numbers as they are.
    """
    rules = tournament.teams
    if tournament.play.has_colours or rules.places is TablePlaces.NUMBERS:
        return seeds
    if rules.places is TablePlaces.LOT:
        return Random(rules.lot).sample(seeds, len(seeds))
    return [number for _, number in sorted(zip(seeds_last(len(seeds)), seeds, strict=True))]


def scheduled(tournament: Tournament) -> tuple[tuple[tuple[Couple, ...], tuple[int, ...]], ...]:
    """The couples of all rounds and who has a bye: as they are drawn, then by the table."""
    drawn = tuple(
        (
            tuple(game.sides for game in each.games),
            tuple(bye.entrant for bye in each.byes if bye.kind is ByeKind.PAIRING),
        )
        for each in tournament.rounds
    )
    coming = table_rounds(tournament)[len(drawn) :] if tournament.by_table else ()
    return *drawn, *((couples, (resting,) if resting else ()) for couples, resting in coming)


def drawn_by(tournament: Tournament, method: TeamMethod) -> Tournament:
    """With another draw for the rounds to come; a round robin without a result is made anew."""
    wanted = replace(tournament, teams=replace(tournament.teams, method=method))
    ours = all(each.method == TeamMethod.ROUND_ROBIN.value for each in tournament.rounds)
    if ours and tournament.all_drawn and not has_results(tournament):
        double = method is TeamMethod.TWICE
        rounds = all_rounds(wanted, double=double) if method.by_table else ()
        return replace(wanted, rounds=rounds, planned=len(rounds) or tournament.planned)
    return replace(wanted, planned=rounds_of_table(wanted) or tournament.planned)


def check_table(tournament: Tournament) -> None:
    """Raise TournamentError where some meet too often if a tournament goes on by its table."""
    often = Counter(frozenset(each) for couples, _ in scheduled(tournament) for each in couples)
    most = 2 if tournament.teams.method is TeamMethod.TWICE else 1
    if tournament.by_table and max(often.values(), default=0) > most:
        raise TournamentError(TOO_OFTEN)


def draw_by_table(tournament: Tournament, field: TeamField) -> TeamDraw:
    """The next round. Raises NoPairingError where all are drawn, or a team has no place."""
    for entrant in tournament.entrants:
        if entrant.first_round > 1:
            late = LATE if tournament.play.has_matches else LATE_PLAYER
            raise NoPairingError(late, team=entrant.name)
    rounds = table_rounds(tournament)
    if field.round > len(rounds):
        raise NoPairingError(OVER, rounds=len(rounds))
    couples, resting = rounds[field.round - 1]
    there = set(field.teams)
    matches = tuple(_match(couple, field) for couple in couples if there.issuperset(couple))
    notes = list(_left_over(couples, there))
    if resting in there:
        notes.insert(0, Reason(Why.TABLE_BYE, resting))
    return TeamDraw(
        field.round,
        method_of(tournament),
        field.teams,
        matches,
        bye=resting if resting in there else 0,
        notes=tuple(notes),
    )


def meeting(tournament: Tournament, one: int, other: int) -> tuple[int, ...]:
    """The rounds, from 1, in which two teams meet by the table."""
    return tuple(
        number
        for number, (couples, _) in enumerate(table_rounds(tournament), 1)
        if {(one, other), (other, one)} & set(couples)
    )


def _match(couple: Couple, field: TeamField) -> TeamMatch:
    home, visitor = couple
    lower = max(couple, key=field.teams.index)
    seat = Reason(Why.TABLE_HOME, home)
    return TeamMatch(home, visitor, (Reason(Why.TABLE, lower, round=field.round),), seat)


def _left_over(couples: tuple[Couple, ...], there: set[int]) -> Iterator[Reason]:
    for couple in couples:
        for team, other in (couple, couple[::-1]):
            if team in there and other not in there:
                yield Reason(Why.OPPONENT_AWAY, team, other)
