"""Random small tournaments: consistent, but not always such as real draws would make them."""

import random
from dataclasses import replace
from typing import Any

from vpdesk.tournament.draws.draw import as_round, draw
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.tournament import (
    Acceleration,
    Edition,
    Entrant,
    Forbidden,
    Request,
    Tournament,
)

RESULTS = {
    "1": (Result.WIN, Result.LOSS),
    "=": (Result.DRAW, Result.DRAW),
    "0": (Result.LOSS, Result.WIN),
    "+": (Result.FORFEIT_WIN, Result.FORFEIT_LOSS),
    "-": (Result.FORFEIT_LOSS, Result.FORFEIT_WIN),
    "x": (Result.FORFEIT_LOSS, Result.FORFEIT_LOSS),
}
AWAY = (ByeKind.ZERO, ByeKind.ZERO, ByeKind.HALF, ByeKind.FULL)


def history(seed, edition, largest=10):
    """A tournament whose next round is to be drawn."""
    dice = random.Random(f"{seed} {edition}")
    players = dice.randint(3, largest)
    rounds = dice.randint(0, min(dice.choice((players // 2, players - 2, players)), 8))
    unruly = dice.choice((0.0, 0.0, 0.05, 0.2))  # share of byes, forfeits, absences
    noise = dice.choice((0, 60, 1000))  # how little the scores decide who meets
    fair = dice.random() < 0.7  # whether colours are balanced
    draws = dice.choice((0.1, 0.4, 0.8))
    numbers = range(1, players + 1)
    points = dict.fromkeys(numbers, 0)
    balance = dict.fromkeys(numbers, 0)
    met = set()
    made = []
    for _ in range(rounds):
        away = {each for each in numbers if dice.random() < unruly / 2}
        there = [each for each in numbers if each not in away]
        there.sort(key=lambda each: (-points[each] + dice.uniform(-noise, noise), each))
        games, byes = [], [Bye(each, dice.choice(AWAY)) for each in sorted(away)]
        while there:
            one = there.pop(0)
            other = next((each for each in there if (one, each) not in met), None)
            if other is None:
                paired = any(bye.kind is ByeKind.PAIRING for bye in byes)
                byes.append(Bye(one, dice.choice(AWAY) if paired else ByeKind.PAIRING))
                continue
            there.remove(other)
            swap = balance[one] > balance[other] if fair else dice.random() < 0.5
            white, black = (other, one) if swap else (one, other)
            letter = _letter(dice, unruly, draws, white < black)
            games.append(Game(white, black, *RESULTS[letter]))
            if letter in "1=0":
                met |= {(white, black), (black, white)}
                balance[white] += 1
                balance[black] -= 1
        made.append(Round(tuple(games), tuple(byes)))
        for number in numbers:
            points[number] += _got(made[-1], number)
    return _dressed(dice, edition, numbers, tuple(made))


def drawn_and_played(event, rounds, seed):
    """The next rounds drawn by the rules, with random results that favour the lower number."""
    dice = random.Random(seed)
    for _ in range(rounds):
        drawn = as_round(event, draw(event))
        games = (
            replace(
                each,
                home_result=(won := RESULTS[_letter(dice, 0, 0.15, each.home < each.visitor)])[0],
                visitor_result=won[1],
            )
            for each in drawn.games
        )
        event = replace(event, rounds=(*event.rounds, replace(drawn, games=tuple(games))))
    return event


def _letter(dice, unruly, draws, better):
    if dice.random() < unruly / 2:
        return dice.choice("++--x")
    if dice.random() < draws:
        return "="
    return "1" if (dice.random() < 0.7) == better else "0"


def _got(drawn, number):
    system = Tournament(()).points
    for game in drawn.games:
        if number in game.sides:
            results = (game.home_result, game.visitor_result)
            return system.of_result(results[game.sides.index(number)])
    return sum(system.of_bye(bye.kind) for bye in drawn.byes if bye.entrant == number)


def _dressed(dice, edition, numbers, rounds):
    """With what else there may be: last round, absentees, forbidden pairs, acceleration."""
    following = len(rounds) + 1
    requests = tuple(
        Request(each, following, dice.choice(AWAY)) for each in numbers if dice.random() < 0.04
    )
    forbidden: Any = ()
    if dice.random() < 0.15:
        forbidden = (Forbidden(tuple(sorted(dice.sample(numbers, min(3, len(numbers)))))),)
    acceleration: Any = ()
    if dice.random() < 0.1:
        acceleration = tuple(
            Acceleration(each, (100,) * following) for each in numbers[: len(numbers) // 2]
        )
    return Tournament(
        tuple(Entrant(each, f"Player {each}", 2500 - 40 * each) for each in numbers),
        rounds,
        edition=Edition(edition),
        planned=following if dice.random() < 0.35 else following + 2,
        first_colour=dice.choice("wb"),
        requests=requests,
        forbidden=forbidden,
        acceleration=acceleration,
    )
