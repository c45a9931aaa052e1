"""Knock-outs: the bracket, who goes on, and the places of those who do not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import NoPairingError
from vpdesk.tournament.round import Bye, ByeKind, Game, Result, Round
from vpdesk.tournament.team_rules import Sharing
from vpdesk.tournament.tournament import KNOCK_OUT, Tournament

if TYPE_CHECKING:
    from vpdesk.tournament.results.doubts import Doubt

UNDECIDED = QT_TRANSLATE_NOOP(
    "EventError",
    "{home} \N{EN DASH} {visitor} in round {round} has no winner yet: the next "
    "round cannot be drawn.",
)
LEVEL_MATCH = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "A knock-out needs a winner. Play more boards, usually {boards}; type them: “+ 5-3”.",
)
LEVEL_CARRIED = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "With carry-over: {home}-{visitor}. Play more boards, usually {boards}; type them: “+ 5-3”.",
)
DECIDED = QT_TRANSLATE_NOOP(
    "EventDoubt",
    "The match was decided by {home}-{visitor}. More boards are played only after a tie.",
)
LEVEL_GAME = QT_TRANSLATE_NOOP("EventDoubt", "A knock-out needs a winner, and nobody has won.")
OVER = QT_TRANSLATE_NOOP("EventError", "The knock-out has its winner; there is no round to draw.")


def seeding(size: int) -> list[int]:
    """The seeds from the top of a bracket of 2^k downwards: 1-8, 4-5, 2-7, 3-6 for eight."""
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [each for seed in order for each in (seed, total - seed)]
    return order


def seeded(tournament: Tournament) -> list[int]:
    """The numbers of the entrants as seeds 1, 2, …: in the order of the field, or by lot.

    Pots are 1, 2, 3-4, 5-8 and so on.
    """
    rules, numbers = tournament.teams, [each.number for each in tournament.entrants]
    if rules.sharing is Sharing.SNAKE:
        return numbers
    lots = Random(rules.lot)
    if rules.sharing is Sharing.LOT:
        return lots.sample(numbers, len(numbers))
    ends = [0, *(1 << power for power in range(len(numbers).bit_length() + 1))]
    pots = (numbers[first:end] for first, end in pairwise(ends))
    return [each for pot in pots for each in lots.sample(pot, len(pot))]


def bracket_size(count: int) -> int:
    """The least power of two that holds so many."""
    return 1 << max(0, count - 1).bit_length()


def winner(tournament: Tournament, number: int, game: Game) -> int:
    """The number of who won a match of a round, from 1; 0 where nobody has.

    IMPs that are brought count, board points of chess do not.
    """
    if not game.finished:
        return 0
    if game.score is not None:
        home, visitor = _with_brought(tournament, number, game, game.score)
        return game.home if home > visitor else game.visitor if visitor > home else 0
    return _by_result(game)


def _with_brought(
    tournament: Tournament, number: int, game: Game, imps: tuple[int, int]
) -> tuple[int, int]:
    """The IMPs of a match of a round with those that its teams bring into it."""
    brought = tournament.imps_brought(number)
    return imps[0] + brought.get(game.home, 0), imps[1] + brought.get(game.visitor, 0)


def _by_result(game: Game) -> int:
    home, visitor = game.home_result, game.visitor_result
    won = (Result.WIN, Result.UNRATED_WIN, Result.FORFEIT_WIN)
    if home in won:
        return game.home
    return game.visitor if visitor in won else 0


def level_matches(tournament: Tournament, number: int) -> int:
    """How many matches of a round of a knock-out have been played without a winner."""
    games = tournament.rounds[number - 1].games if tournament.is_knock_out else ()
    played = (each for each in games if each.finished and each.played)
    return sum(not winner(tournament, number, each) for each in played)


def level_doubts(tournament: Tournament, number: int, game: Game) -> tuple[Doubt, ...]:
    """What to ask about a result in a round: that a match has no winner, or had one before."""
    from vpdesk.tournament.results.doubts import Doubt  # noqa: PLC0415 - it brings the scales

    neither = game.finished and not game.played  # a forfeit of both
    if not game.finished or neither:
        return ()
    if decided := _decided_before(tournament, number, game):
        return (Doubt(DECIDED, home=decided[0], visitor=decided[1]),)
    if winner(tournament, number, game):
        return ()
    if tournament.play.has_imps:
        boards = extra_boards(tournament.teams.boards)
        home, visitor = _with_brought(tournament, number, game, game.score or (0, 0))
        if game.score not in (None, (home, visitor)):
            return (Doubt(LEVEL_CARRIED, home=home, visitor=visitor, boards=boards),)
        return (Doubt(LEVEL_MATCH, boards=boards),)
    return (Doubt(LEVEL_GAME),)


def _decided_before(tournament: Tournament, number: int, game: Game) -> tuple[int, int] | None:
    """What a match stood at when all its segments were played, if no more was to be played."""
    for count in range(tournament.segments, len(game.parts)):
        home, visitor = map(sum, zip(*game.parts[:count], strict=True))
        home, visitor = _with_brought(tournament, number, game, (home, visitor))
        if home != visitor:
            return home, visitor
    return None


def extra_boards(boards: int) -> int:
    """Boards to play on after a tie: an eighth of the match, fractions up, at least two."""
    return max(2, -(-boards // 8))


def next_round(tournament: Tournament, *, third_place: bool = False) -> Round:
    """The next round of a knock-out; the entrants are seeded in the order of the field, or by lot.

    third_place: those who lost the semi-finals meet beside the final. Against whoever has left
    a match is a forfeit.
    Raises NoPairingError where a match before has no winner, or the last one has one.
    """
    alive = _survivors(tournament)
    if len(alive) < 2:
        raise NoPairingError(OVER)
    couples = list(zip(alive[::2], alive[1::2], strict=True))
    games = [_match(tournament, *couple) for couple in couples if all(couple)]
    byes = [home or visitor for home, visitor in couples if not (home and visitor)]
    if third_place and len(alive) == 2 and tournament.rounds:
        last = len(tournament.rounds)
        losers = [_loser(tournament, last, game) for game in tournament.rounds[-1].games]
        if len(losers) == 2:
            games.append(_match(tournament, *losers))
    there = {each for game in games for each in game.sides} | set(byes)
    away = [each.number for each in tournament.entrants if each.number not in there]
    return Round(
        tuple(games),
        (
            *(Bye(each, ByeKind.PAIRING) for each in byes if each),
            *(Bye(each, ByeKind.ZERO) for each in away),
        ),
        KNOCK_OUT,
    )


def _match(tournament: Tournament, home: int, visitor: int) -> Game:
    """A match of the next round, won without play against whoever has left."""
    at = len(tournament.rounds) + 1
    left = [0 < tournament.by_number[each].last_round < at for each in (home, visitor)]
    if not any(left):
        return Game(home, visitor)
    one, other = (Result.FORFEIT_LOSS if gone else Result.FORFEIT_WIN for gone in left)
    return Game(home, visitor, one, other)


def bracket(tournament: Tournament) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The couples of every round from the top of the bracket down; 0 where it is not known yet.

    In round 1 a 0 is a bye.
    """
    rows, alive = [], _first(tournament)
    number = 0
    while len(alive) > 1:
        alive = _as_drawn(tournament, number, alive)
        couples = tuple(zip(alive[::2], alive[1::2], strict=True))
        rows.append(couples)
        won = _won(tournament, number)
        alive = [_who(couple, won, first=number == 0) for couple in couples]
        number += 1
    return tuple(rows)


def _first(tournament: Tournament) -> list[int]:
    seeds = dict(enumerate(seeded(tournament), 1))
    return [seeds.get(seed, 0) for seed in seeding(bracket_size(len(seeds)))]


def _as_drawn(tournament: Tournament, number: int, alive: list[int]) -> list[int]:
    """Who is left before a round, from 0, in the order of the bracket as the director has it.

    Where those who play have changed places by hand, the bracket goes on from their matches.
    """
    if number >= len(tournament.rounds):
        return alive
    drawn = tournament.rounds[number]
    couples = list(zip(alive[::2], alive[1::2], strict=True))
    games = [game.sides for game in drawn.games[: sum(map(all, couples))]]
    byes = [each.entrant for each in drawn.byes if each.kind is ByeKind.PAIRING]
    here = [*byes, *(each for game in games for each in game)]
    if sorted(here) != sorted(each for each in alive if each):
        return alive  # a result before was corrected: other ones should play
    found: list[int] = []
    for home, visitor in couples:
        if home and visitor:
            found += games.pop(0)
        else:
            found += (byes.pop(0), 0) if home or visitor else (0, 0)
    return found


def _who(couple: tuple[int, int], won: dict[frozenset[int], int], *, first: bool) -> int:
    if first and 0 in couple:
        return max(couple)
    return won.get(frozenset(couple), 0)


def _won(tournament: Tournament, number: int) -> dict[frozenset[int], int]:
    games = tournament.rounds[number].games if number < len(tournament.rounds) else ()
    return {frozenset(game.sides): winner(tournament, number + 1, game) for game in games}


def _survivors(tournament: Tournament) -> list[int]:
    """Who is left, in the order of the bracket; 0 for an empty place of the first round."""
    alive = _first(tournament)
    for number, _ in enumerate(tournament.rounds):
        won = _won(tournament, number)
        alive = _as_drawn(tournament, number, alive)
        after = []
        for couple in zip(alive[::2], alive[1::2], strict=True):
            through = _who(couple, won, first=number == 0)
            if not through:
                names = [tournament.by_number[each].name if each else "?" for each in couple]
                raise NoPairingError(UNDECIDED, home=names[0], visitor=names[1], round=number + 1)
            after.append(through)
        alive = after
    return alive


def places(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """Groups of equal places, the first ones first: who went out in the same round share them.

    Those who are still in it come first.
    """
    field = [each.number for each in tournament.entrants]
    final = len(seeding(bracket_size(len(field)))).bit_length() - 1
    groups: list[tuple[int, ...]] = []
    placed: set[int] = set()
    for number in range(len(tournament.rounds), 0, -1):
        games = [
            (first, _loser(tournament, number, game))
            for game in tournament.rounds[number - 1].games
            if (first := winner(tournament, number, game))
        ]
        level: list[tuple[int, ...]]
        if number == final:  # the final itself, and the match for the third place behind it
            level = [(each,) for couple in games for each in couple]
        else:
            out = {loser for _, loser in games} - placed
            level = [tuple(each for each in field if each in out)]
        groups += [each for each in level if each]
        placed.update(each for group in level for each in group)
    alive = tuple(each for each in field if each not in placed)
    return (alive, *groups) if alive else tuple(groups)


def placed(tournament: Tournament) -> Iterator[tuple[int, bool, int]]:
    """Place, whether it is shared, and number of everybody; without standing place 0, last."""
    place, without = 1, []
    for level in places(tournament):
        ranked = [each for each in level if not tournament.by_number[each].unranked]
        without += [each for each in level if each not in ranked]
        for each in ranked:
            yield place, len(ranked) > 1, each
        place += len(ranked)
    yield from ((0, False, each) for each in without)


def _loser(tournament: Tournament, number: int, game: Game) -> int:
    return game.home + game.visitor - winner(tournament, number, game)
