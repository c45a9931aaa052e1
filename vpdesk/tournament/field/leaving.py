"""Who leaves a tournament, or comes back.

From a league of teams whose rounds are all drawn a team leaves by the EBU's White Book, 2.4. With
less than half of its matches played its results are cancelled: nobody has anything of them. With
more, those who have not met it have the best of their own average, what others won on average
from it, and 60 % of a match. So they have of any match that was forfeited, where the rules say so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from fractions import Fraction

from vpdesk.tournament.field.left_league import in_league, leaver_of, leavers, lost_by
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.team_rules import Walkover
from vpdesk.tournament.tournament import Tournament

SIXTY_PER_CENT = Fraction(3, 5)
LOST, WON = Result.FORFEIT_LOSS, Result.FORFEIT_WIN


def left(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """Without them after the rounds that are drawn; in a league after their last match."""
    for number in sorted(numbers):
        tournament = _left(tournament, number)
    return tournament


def back(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """With these entrants again. Matches that they lost by leaving have no result then.

    Those that were cancelled, or forfeited before, are as they were.
    """
    gone = leavers(tournament).intersection(numbers if in_league(tournament) else ())
    made = tournament
    for number in numbers:
        made = _with_byes(_with_last_round(made, number, 0), gone.intersection((number,)))
    others = leavers(made)

    was = {(at, game.sides): game for at, game in made.set_aside}

    def opened(at: int, game: Game) -> Game:
        lost = {each for each in gone.intersection(game.sides) if lost_by(game, each)}
        if not lost or others.intersection(game.sides):
            return game
        if (at, game.sides) in was:
            return was[at, game.sides]
        return replace(
            game, home_result=None, visitor_result=None, points=None, score=None, on_boards=None
        )

    rounds = (
        replace(each, games=tuple(opened(at, game) for game in each.games))
        for at, each in enumerate(made.rounds, 1)
    )
    left_aside = (each for each in made.set_aside if others.intersection(each[1].sides))
    return replace(made, rounds=tuple(rounds), set_aside=tuple(left_aside))


def cancels(tournament: Tournament, number: int) -> bool:
    """Less than half of a team's matches in a league are played."""
    games = [each for each in _games(tournament) if number in each.sides]
    return 2 * sum(map(_done, games)) < len(games)


def settled(before: Tournament, tournament: Tournament) -> Tournament:
    """With the VPs of walkovers in a league as they follow from new results, or new rules.

    Those that a director gave stand.
    """
    best = Walkover.BEST in (before.teams.walkover, tournament.teams.walkover)
    if not (best or (_anybody_left(tournament) and leavers(tournament))):
        return tournament
    if not in_league(tournament):
        return tournament
    tournament = _forfeited(before, tournament)
    from vpdesk.tournament.draws.teams.scoring import by_rules  # noqa: PLC0415 - it brings the scales

    def again(game: Game) -> Game:
        if game.points is None or game.played:
            return game
        usual = None if leaver_of(tournament, game) else by_rules(before.teams, game)
        if game.points not in (_walkover(before, game), usual):
            return game
        found = _walkover(tournament, game) or by_rules(tournament.teams, game)
        return replace(game, points=found)

    return _mapped(tournament, again)


def _anybody_left(tournament: Tournament) -> bool:
    return any(each.last_round for each in tournament.entrants)


def plays_no_more(tournament: Tournament, game: Game) -> int:
    """Who has left a league, so that a match that is in it has no result of its own; 0: nobody.

    It comes after the last one before the team left, or all results of the team are cancelled.
    """
    if not _anybody_left(tournament) or not in_league(tournament):
        return 0
    if not leavers(tournament).intersection(game.sides):
        return 0
    return _left_by(tournament, _round_of(tournament, game), game)


def _round_of(tournament: Tournament, game: Game) -> int:
    """The round of a match that is in it, 0 for none; two may meet twice with the same seats."""
    same = [
        (number, one)
        for number, each in enumerate(tournament.rounds, 1)
        for one in each.games
        if one == game
    ]
    return next((number for number, one in same if one is game), same[0][0] if same else 0)


def _left_by(tournament: Tournament, at: int, game: Game) -> int:
    gone = leavers(tournament).intersection(game.sides)
    return next(
        (
            each
            for each in game.sides
            if each in gone
            and (at > tournament.by_number[each].last_round or _is_cancelled(tournament, each))
        ),
        0,
    )


def _is_cancelled(tournament: Tournament, number: int) -> bool:
    """Some match of who has left was taken from both."""
    return any(
        game.home_result is LOST and game.visitor_result is LOST and game.points == (0, 0)
        for game in _games(tournament)
        if number in game.sides
    )


def _forfeited(before: Tournament, tournament: Tournament) -> Tournament:
    """With the matches of who has left forfeited again from which a result was taken back."""
    if leavers(before) != leavers(tournament):  # somebody leaves, or comes back
        return tournament

    def again(at: int, game: Game) -> Game:
        gone = 0 if game.finished else _left_by(tournament, at, game)
        if not gone:
            return game
        if _is_cancelled(tournament, gone):
            return replace(game, home_result=LOST, visitor_result=LOST, points=(0, 0))
        results = (LOST, WON) if game.home == gone else (WON, LOST)
        lost = replace(game, home_result=results[0], visitor_result=results[1])
        return replace(lost, points=_walkover(tournament, lost))

    rounds = (
        replace(each, games=tuple(again(at, game) for game in each.games))
        for at, each in enumerate(tournament.rounds, 1)
    )
    return replace(tournament, rounds=tuple(rounds))


def is_walkover(tournament: Tournament, game: Game) -> bool:
    """The VPs of a match are those against who has left a league, or did not come."""
    return game.points is not None and game.points == _walkover(tournament, game)


def _left(tournament: Tournament, number: int) -> Tournament:
    if not in_league(tournament):
        return _with_last_round(tournament, number, len(tournament.rounds))
    own = [
        (at, game)
        for at, each in enumerate(tournament.rounds, 1)
        for game in each.games
        if number in game.sides
    ]
    last = len(tournament.rounds)
    if all(game.finished for _, game in own):  # it has played all that it had to
        return _with_last_round(tournament, number, last)
    cancelled = cancels(tournament, number)
    met = max((at for at, game in own if game.finished), default=1)
    after = max(1, min(met, last - 1))
    made = _with_last_round(tournament, number, after)

    def without(game: Game) -> Game:
        if number not in game.sides or not (cancelled or not game.finished):
            return game
        if cancelled:
            return replace(game, home_result=LOST, visitor_result=LOST, points=(0, 0), score=None)
        results = (LOST, WON) if game.home == number else (WON, LOST)
        return replace(game, home_result=results[0], visitor_result=results[1])

    aside = tuple(
        (at, game)
        for at, game in own
        if ((cancelled and game.finished) or _absent_from(game, number))
        and not leaver_of(tournament, game)
    )
    made = replace(made, set_aside=(*made.set_aside, *aside))
    made = _without_byes(_mapped(made, without), number, after)

    def worth(game: Game) -> Game:
        return replace(game, points=_walkover(made, game)) if game.points is None else game

    return _mapped(made, lambda game: worth(game) if number in game.sides else game)


def _walkover(tournament: Tournament, game: Game) -> tuple[int, int] | None:
    """The VPs of a match that somebody who had left, or did not come, lost; None for others."""
    gone = leaver_of(tournament, game) or _absent(tournament, game)
    if not gone:
        return None
    if game.home_result is game.visitor_result:
        return 0, 0
    best = _best(tournament, gone, game.home + game.visitor - gone)
    return (0, best) if game.home == gone else (best, 0)


def _absent(tournament: Tournament, game: Game) -> int:
    """Who forfeited a match for which the rules give the best of three averages; 0 for nobody."""
    best = tournament.teams.walkover is Walkover.BEST and in_league(tournament)
    if not best or game.played or not game.finished:
        return 0
    return next((each for each in game.sides if lost_by(game, each)), 0)


def _best(tournament: Tournament, gone: int, other: int) -> int:
    """The best of three averages, in hundredths, halves up."""
    full = 2 * tournament.teams.draw
    of_gone, own = _average(tournament, gone), _average(tournament, other)
    found = [SIXTY_PER_CENT * full]
    found += [full - of_gone] if of_gone is not None else []
    found += [own] if own is not None else []
    return int(max(found) + Fraction(1, 2))


def _average(tournament: Tournament, number: int) -> Fraction | None:
    points = [
        game.points[game.sides.index(number)]
        for game in _games(tournament)
        if number in game.sides and _done(game) and game.points is not None
    ]
    return Fraction(sum(points), len(points)) if points else None


def _with_last_round(tournament: Tournament, number: int, last: int) -> Tournament:
    entrants = (
        replace(each, last_round=last) if each.number == number else each
        for each in tournament.entrants
    )
    return replace(tournament, entrants=tuple(entrants))


def _without_byes(tournament: Tournament, number: int, after: int) -> Tournament:
    """Without the byes of who has left in the rounds after this one."""

    def there(at: int, each: Round) -> Round:
        byes = tuple(bye for bye in each.byes if at <= after or bye.entrant != number)
        return each if byes == each.byes else replace(each, byes=byes)

    rounds = tuple(there(at, each) for at, each in enumerate(tournament.rounds, 1))
    return replace(tournament, rounds=rounds)


def _with_byes(tournament: Tournament, numbers: Collection[int]) -> Tournament:
    """With a bye of these in the rounds of a league in which the table has no match for them."""

    def filled(at: int, each: Round) -> Round:
        here = {entrant for game in each.games for entrant in game.sides}
        here |= {bye.entrant for bye in each.byes}
        here |= {one.number for one in tournament.entrants if one.first_round > at}
        free = tuple(Bye(number, ByeKind.PAIRING) for number in numbers if number not in here)
        return replace(each, byes=(*each.byes, *free)) if free else each

    rounds = tuple(filled(at, each) for at, each in enumerate(tournament.rounds, 1))
    return replace(tournament, rounds=rounds)


def _done(game: Game) -> bool:
    return game.finished and game.played


def _absent_from(game: Game, number: int) -> bool:
    """Somebody lost a match by forfeit before leaving."""
    return game.finished and not game.played and lost_by(game, number)


def _games(tournament: Tournament) -> Iterator[Game]:
    return (game for each in tournament.rounds for game in each.games)


def _mapped(tournament: Tournament, change: Callable[[Game], Game]) -> Tournament:
    rounds = (replace(each, games=tuple(map(change, each.games))) for each in tournament.rounds)
    return replace(tournament, rounds=tuple(rounds))
