"""Tournaments made up from a seed: every round drawn by the rules, results by rating."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.draw import as_round, draw
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import Edition, Entrant, Request, Tournament

MEAN, SPREAD = 1900, 250  # of ratings
LOWEST, HIGHEST = 1000, 2850
FIRST_MOVE = 35  # rating points that white is stronger by
BOTH_ABSENT = 0.1  # the share of forfeits in which neither player came
MOST_GONE = 3  # at most one player in so many withdraws

WHITE_WINS = (Result.WIN, Result.LOSS)
BLACK_WINS = (Result.LOSS, Result.WIN)
DRAWN = (Result.DRAW, Result.DRAW)
WHITE_IS_ABSENT = (Result.FORFEIT_LOSS, Result.FORFEIT_WIN)
BLACK_IS_ABSENT = (Result.FORFEIT_WIN, Result.FORFEIT_LOSS)
UNUSUAL = (
    (Result.DRAW, Result.LOSS),
    (Result.LOSS, Result.DRAW),
    (Result.LOSS, Result.LOSS),
    (Result.UNRATED_WIN, Result.UNRATED_LOSS),
    (Result.UNRATED_DRAW, Result.UNRATED_DRAW),
    (Result.UNRATED_LOSS, Result.UNRATED_WIN),
)
NOBODY_CAME = (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS)


@dataclass(frozen=True, slots=True)
class Rates:
    """How often things happen, from 0 to 1.

    forfeit: to a game. half_bye: a player asks for one, to a player and round before the last
    one; absent: the same for a round off without points. withdraw: after a round, to a player.
    late: to a player, who comes in round 2 or 3. draw: to a game between equals. full_bye: as
    half_bye. unusual: to a game that is played: ½-0, 0-0, or not rated.
    """

    forfeit: float
    half_bye: float
    absent: float
    withdraw: float
    late: float
    draw: float
    full_bye: float
    unusual: float


def generate(
    players: int,
    rounds: int,
    edition: Edition,
    seed: int,
    *,
    forfeit_rate: float = 0.02,
    half_bye_rate: float = 0.02,
    absent_rate: float = 0.01,
    withdraw_rate: float = 0.005,
    late_rate: float = 0.03,
    draw_share: float = 0.35,
    full_bye_rate: float = 0.0,
    unusual_rate: float = 0.0,
    acceleration: bool = False,
) -> Tournament:
    """A tournament with all results; the same for the same arguments.

    The rates are those of Rates. acceleration: Baku. It has fewer rounds than planned where, at
    some point, those who did not ask for a bye can no longer be paired.
    """
    random = Random(seed)
    rates = Rates(
        forfeit=forfeit_rate,
        half_bye=half_bye_rate,
        absent=absent_rate,
        withdraw=withdraw_rate,
        late=late_rate,
        draw=draw_share,
        full_bye=full_bye_rate,
        unusual=unusual_rate,
    )
    tournament = Tournament(
        _field(players, rounds, rates, random),
        name=f"{players} players, {rounds} rounds, seed {seed}",
        edition=edition,
        planned=rounds,
        first_colour=random.choice("wb"),
    )
    if acceleration:
        tournament = replace(tournament, acceleration=baku(tournament))
    for _ in range(rounds):
        asking = _requests(tournament, rates, random)
        tournament = replace(tournament, requests=tuple(asking))
        try:
            drawn = as_round(tournament, draw(tournament))
        except NoPairingError:
            return tournament
        played = _with_results(tournament, drawn, rates, random)
        tournament = replace(
            tournament,
            rounds=(*tournament.rounds, played),
            entrants=_after_round(tournament, rates, random),
            requests=(),
        )
    return tournament


def _field(players: int, rounds: int, rates: Rates, random: Random) -> tuple[Entrant, ...]:
    ratings = sorted((round(random.gauss(MEAN, SPREAD)) for _ in range(players)), reverse=True)
    return tuple(
        Entrant(
            number,
            f"Player {number}",
            rating=min(max(rating, LOWEST), HIGHEST),
            first_round=_first_round(rounds, rates, random),
        )
        for number, rating in enumerate(ratings, 1)
    )


def _first_round(rounds: int, rates: Rates, random: Random) -> int:
    late = random.random() < rates.late
    return min(random.choice((2, 3)), rounds) if late else 1


def _requests(tournament: Tournament, rates: Rates, random: Random) -> list[Request]:
    """Byes that players ask for in the next round; at least two players stay."""
    number = tournament.next_round
    there = [each.number for each in tournament.present(number)]
    asking = []
    for player in there:
        chance = random.random()
        if chance < rates.absent:
            asking.append(Request(player, number, ByeKind.ZERO))
        elif number < tournament.planned:
            chance -= rates.absent
            if chance < rates.half_bye:
                asking.append(Request(player, number, ByeKind.HALF))
            elif chance < rates.half_bye + rates.full_bye:
                asking.append(Request(player, number, ByeKind.FULL))
    return asking[: max(0, len(there) - 2)]


def _with_results(tournament: Tournament, drawn: Round, rates: Rates, random: Random) -> Round:
    games = tuple(_played(tournament, game, rates, random) for game in drawn.games)
    return replace(drawn, games=games)


def _played(tournament: Tournament, game: Game, rates: Rates, random: Random) -> Game:
    ratings = [tournament.by_number[each].rating for each in game.sides]
    if random.random() < rates.forfeit:
        results = random.choice((WHITE_IS_ABSENT, BLACK_IS_ABSENT))
        if random.random() < BOTH_ABSENT:
            results = NOBODY_CAME
    elif rates.unusual and random.random() < rates.unusual:
        results = random.choice(UNUSUAL)
    else:
        results = _result(ratings[0] + FIRST_MOVE - ratings[1], rates.draw, random)
    return replace(game, home_result=results[0], visitor_result=results[1])


def _result(difference: int, draw: float, random: Random) -> tuple[Result, Result]:
    """A result of white and black by Elo's expectation, which it keeps whatever the draws."""
    expected = 1 / (1 + 10 ** (-difference / 400))
    drawn = min(draw * 4 * expected * (1 - expected), 2 * expected, 2 * (1 - expected))
    chance = random.random()
    if chance < drawn:
        return DRAWN
    return WHITE_WINS if chance < drawn / 2 + expected else BLACK_WINS


def _after_round(tournament: Tournament, rates: Rates, random: Random) -> tuple[Entrant, ...]:
    """The players, some of whom withdraw now that the next round is played."""
    number = tournament.next_round
    gone = sum(each.last_round > 0 for each in tournament.entrants)
    leaving = [
        each.number
        for each in tournament.entrants
        if random.random() < rates.withdraw and not each.last_round and each.first_round <= number
    ][: len(tournament.entrants) // MOST_GONE - gone]
    return tuple(
        replace(each, last_round=number) if each.number in leaving else each
        for each in tournament.entrants
    )
