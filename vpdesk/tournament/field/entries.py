"""Changes of the field: who is entered, late or withdrawn, with which number, and with which byes.

Every function returns another tournament, or raises TournamentError where the rounds that are drawn
do not allow the change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.round import Bye, ByeKind, Round
from vpdesk.tournament.team_rules import TeamMethod
from vpdesk.tournament.tournament import Entrant, Forbidden, Request, Tournament

LAST_RENUMBERING = 4  # once this round is drawn, numbers stay (FIDE C.04.2)
TITLES = ("GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM")  # by rank (FIDE C.04.2)

HAS_PLAYED = QT_TRANSLATE_NOOP(
    "TournamentError",
    "{name} is in rounds that are drawn: give the last round before the withdrawal.",
)
PLAYS = QT_TRANSLATE_NOOP(
    "TournamentError", "{name} has an opponent in round {round}. Change the pairing first."
)
ROUND_STAYS = QT_TRANSLATE_NOOP(
    "TournamentError",
    "Round {round} is drawn: {name} has no opponent in it, so a bye of some kind stays.",
)
NUMBERS_STAY = QT_TRANSLATE_NOOP(
    "TournamentError", "Round {round} is drawn: from then on all numbers stay as they are."
)


BRACKET_STAYS = QT_TRANSLATE_NOOP(
    "TournamentError", "Round 1 of the knock-out is drawn: take it back first (Shift+F9)."
)
SCHEDULE_STAYS = QT_TRANSLATE_NOOP(
    "TournamentError", "All rounds are drawn, and there are results: the entrants stay as they are."
)


def has_results(tournament: Tournament) -> bool:
    """One game at least has a result."""
    return any(game.finished for each in tournament.rounds for game in each.games)


def not_here(tournament: Tournament) -> tuple[Entrant, ...]:
    """Who plays round 1 and has not checked in, where somebody has and nothing is played yet."""
    if has_results(tournament) or not any(each.here for each in tournament.entrants):
        return ()
    return tuple(each for each in tournament.present(1) if not each.here)


def added(tournament: Tournament, entrants: Sequence[Entrant], first: int = 0) -> Tournament:
    """With more entrants behind the others; their numbers are given here, from the first one on.

    first: 0 for the one behind the highest.
    Who enters late is absent, with zero points, from the rounds that are drawn. A schedule of all
    rounds without a result is made anew. Raises TournamentError for one with results, and for the
    bracket of a knock-out.
    """
    if tournament.is_knock_out:
        raise TournamentError(BRACKET_STAYS)
    if tournament.all_drawn and tournament.by_schedule:
        return _scheduled_anew(tournament, lambda empty: added(empty, entrants, first))
    first, missed = first or max(tournament.by_number, default=0) + 1, len(tournament.rounds)
    entered = tuple(
        replace(each, number=number, first_round=max(each.first_round, missed + 1))
        for number, each in enumerate(entrants, first)
    )
    absent = tuple(Bye(each.number, ByeKind.ZERO) for each in entered)
    rounds = tuple(replace(each, byes=(*each.byes, *absent)) for each in tournament.rounds)
    return replace(tournament, entrants=(*tournament.entrants, *entered), rounds=rounds)


def _scheduled_anew(
    tournament: Tournament, change: Callable[[Tournament], Tournament]
) -> Tournament:
    """With another field and its schedule; raises TournamentError where results are there."""
    from vpdesk.tournament.draws.teams.by_table import all_rounds  # noqa: PLC0415 - it knows this module

    rounds = tournament.rounds
    same = all(each.method == TeamMethod.ROUND_ROBIN.value for each in rounds)
    if not same or has_results(tournament):
        raise TournamentError(SCHEDULE_STAYS)
    double = tournament.teams.method is TeamMethod.TWICE
    changed = change(replace(tournament, rounds=()))
    rounds = all_rounds(changed, double=double) if len(changed.entrants) > 1 else ()
    return replace(changed, rounds=rounds, planned=len(rounds))


def scheduled_anew(tournament: Tournament) -> Tournament:
    """With the schedule of all rounds that its rules give. Raises TournamentError with results."""
    return _scheduled_anew(tournament, lambda empty: empty)


def removed(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """Without some entrants; before round 1 the others close up.

    A schedule of all rounds without a result is made anew.
    """
    if tournament.all_drawn and tournament.by_schedule:
        return _scheduled_anew(tournament, lambda empty: removed(empty, numbers))
    gone = frozenset(numbers)
    for each in tournament.rounds:
        for game in each.games:
            for number in gone.intersection(game.sides):
                raise TournamentError(HAS_PLAYED, name=tournament.by_number[number].name)
    rounds = tuple(
        replace(each, byes=tuple(bye for bye in each.byes if bye.entrant not in gone))
        for each in tournament.rounds
    )
    forbidden = (
        replace(each, entrants=tuple(number for number in each.entrants if number not in gone))
        for each in tournament.forbidden
    )
    rest = replace(
        tournament,
        rounds=rounds,
        entrants=tuple(each for each in tournament.entrants if each.number not in gone),
        requests=tuple(each for each in tournament.requests if each.entrant not in gone),
        forbidden=tuple(each for each in forbidden if len(each.entrants) > 1),
        acceleration=tuple(each for each in tournament.acceleration if each.entrant not in gone),
    )
    return rest if rounds else renumbered(rest, [each.number for each in rest.entrants])


def changed(tournament: Tournament, entrant: Entrant) -> Tournament:
    """With another entry in the place of the one that has its number."""
    entrants = tuple(
        entrant if each.number == entrant.number else each for each in tournament.entrants
    )
    return replace(tournament, entrants=entrants)


def by_rating(tournament: Tournament) -> Tournament:
    """Numbered by rating, title and name, as the rules ask for (FIDE C.04.2).

    Raises TournamentError once round 4 is drawn, or the bracket of a knock-out.
    """
    if tournament.is_knock_out:
        raise TournamentError(BRACKET_STAYS)
    if len(tournament.rounds) >= LAST_RENUMBERING:
        raise TournamentError(NUMBERS_STAY, round=LAST_RENUMBERING)
    order = sorted(
        tournament.entrants,
        key=lambda each: (-each.rating, _title_rank(each.title), each.name.casefold()),
    )
    return renumbered(tournament, [each.number for each in order])


def by_strength(tournament: Tournament) -> bool:
    """Nobody has a higher rating, or strength, than somebody before; those without do not count."""
    ratings = [each.rating for each in tournament.entrants if each.rating]
    return ratings == sorted(ratings, reverse=True)


def renumbered(tournament: Tournament, order: Sequence[int]) -> Tournament:
    """With the numbers 1, 2, … for the entrants that have had those of `order`; all of them."""
    new = {old: number for number, old in enumerate(order, 1)} | {0: 0}
    entrants = (replace(each, number=new[each.number]) for each in tournament.entrants)
    return replace(
        tournament,
        entrants=tuple(sorted(entrants, key=lambda each: each.number)),
        rounds=tuple(_round(each, new) for each in tournament.rounds),
        requests=tuple(replace(each, entrant=new[each.entrant]) for each in tournament.requests),
        set_aside=tuple(
            (number, replace(game, home=new[game.home], visitor=new[game.visitor]))
            for number, game in tournament.set_aside
        ),
        forbidden=tuple(
            replace(each, entrants=tuple(sorted(new[number] for number in each.entrants)))
            for each in tournament.forbidden
        ),
        acceleration=tuple(
            sorted(
                (replace(each, entrant=new[each.entrant]) for each in tournament.acceleration),
                key=lambda each: each.entrant,
            )
        ),
    )


def with_bye(
    tournament: Tournament, number: int, round_number: int, kind: ByeKind | None
) -> Tournament:
    """With a bye of this kind for an entrant in a round, or none; a drawn one keeps its kind."""
    name = tournament.by_number[number].name
    if round_number > len(tournament.rounds):
        rest = tuple(
            each
            for each in tournament.requests
            if (each.entrant, each.round) != (number, round_number)
        )
        asked = () if kind is None else (Request(number, round_number, kind),)
        return replace(tournament, requests=(*rest, *asked))
    drawn = tournament.rounds[round_number - 1]
    if any(number in game.sides for game in drawn.games):
        raise TournamentError(PLAYS, name=name, round=round_number)
    if kind is None:
        raise TournamentError(ROUND_STAYS, name=name, round=round_number)
    byes = tuple(Bye(number, kind) if each.entrant == number else each for each in drawn.byes)
    if number not in {each.entrant for each in byes}:
        byes = (*byes, Bye(number, kind))
    return with_round(tournament, round_number, replace(drawn, byes=byes))


def with_round(tournament: Tournament, number: int, drawn: Round) -> Tournament:
    """With another round in the place of the one with this number."""
    rounds = list(tournament.rounds)
    rounds[number - 1] = drawn
    return replace(tournament, rounds=tuple(rounds))


def groups_apart(tournament: Tournament, last_round: int) -> Tournament:
    """With nobody to meet one of the same group until a round (0: to the end)."""
    groups: dict[str, list[int]] = {}
    for entrant in tournament.entrants:
        if entrant.group:
            groups.setdefault(entrant.group, []).append(entrant.number)
    apart = {tuple(each) for each in groups.values() if len(each) > 1}
    rest = tuple(each for each in tournament.forbidden if each.entrants not in apart)
    made = tuple(Forbidden(each, 1, last_round) for each in sorted(apart))
    return replace(tournament, forbidden=(*rest, *made))


def _round(drawn: Round, new: Mapping[int, int]) -> Round:
    """A round with other numbers."""
    return replace(
        drawn,
        games=tuple(
            replace(each, home=new[each.home], visitor=new[each.visitor]) for each in drawn.games
        ),
        byes=tuple(replace(each, entrant=new[each.entrant]) for each in drawn.byes),
        changes=tuple(
            replace(each, before=_pairs(each.before, new), after=_pairs(each.after, new))
            for each in drawn.changes
        ),
        boards=tuple(
            replace(each, ns=new[each.ns], ew=new[each.ew])
            for each in drawn.boards
            if each.ns in new and each.ew in new
        ),
    )


def _pairs(
    pairs: tuple[tuple[int, int], ...], new: Mapping[int, int]
) -> tuple[tuple[int, int], ...]:
    """Pairs with other numbers; who has left the tournament stays 0."""
    return tuple((new.get(home, 0), new.get(visitor, 0)) for home, visitor in pairs)


def _title_rank(title: str) -> int:
    return TITLES.index(title) if title in TITLES else len(TITLES)
