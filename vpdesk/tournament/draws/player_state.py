"""What the rules ask of a player before a round: score, colours, floats, opponents, bye."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from vpdesk.tournament.round import Bye, ByeKind, Game, Result
from vpdesk.tournament.tournament import Edition, Tournament


class Strength(IntEnum):
    """How much a colour is due."""

    NONE = 0
    MILD = 1
    STRONG = 2
    ABSOLUTE = 3


class Float(IntEnum):
    """Which way a player went in a round: paired below, as equals, above."""

    DOWN = -1
    NONE = 0
    UP = 1


@dataclass(slots=True)
class PlayerState:
    """A player before a round, as an edition of the Dutch rules sees it.

    number: pairing number. score: hundredths, with fictitious points. real_score: without.
    colours: "w" and "b" of the games played, in order. scheduled: the same with games that were
    forfeited. opponents: who may not be met again. floats: one for each round before this one.
    barred: may not get the pairing bye. unplayed: rounds without a game. top_scorer: in the last
    round, with more than half of the points that could be had.
    """

    number: int
    score: int = 0
    real_score: int = 0
    colours: str = ""
    scheduled: str = ""
    opponents: set[int] = field(default_factory=set)
    floats: list[Float] = field(default_factory=list)
    barred: bool = False
    unplayed: int = 0
    top_scorer: bool = False

    @property
    def colour_difference(self) -> int:
        """Games with white less games with black."""
        return 2 * self.colours.count("w") - len(self.colours)

    @property
    def preference(self) -> str:
        """The colour that is due: "w", "b", or "" before the first game (A.7; 1.7 in 2026)."""
        difference = self.colour_difference
        if abs(difference) < 2 and self.colours[-2:] in {"ww", "bb"}:
            return _other(self.colours[-1])
        if difference:
            return "b" if difference > 0 else "w"
        return _other(self.colours[-1]) if self.colours else ""

    @property
    def strength(self) -> Strength:
        """How much it is due."""
        difference = abs(self.colour_difference)
        if difference > 1 or self.colours[-2:] in {"ww", "bb"}:
            return Strength.ABSOLUTE
        if difference == 1:
            return Strength.STRONG
        return Strength.MILD if self.colours else Strength.NONE

    def floated(self, rounds_ago: int) -> Float:
        """The float of a round before this one; 1 is the last round."""
        return self.floats[-rounds_ago] if rounds_ago <= len(self.floats) else Float.NONE


def player_states(tournament: Tournament, edition: Edition) -> dict[int, PlayerState]:
    """The state of every player before the next round, by pairing number.

    A game without a result counts as a draw for the pairing (C.04.1, adjourned games).
    """
    states = {each.number: PlayerState(each.number) for each in tournament.entrants}
    for number, (points, _) in tournament.brought_after(len(tournament.rounds)).items():
        states[number].real_score = states[number].score = points
    extra = {each.entrant: each.points for each in tournament.acceleration}

    def accelerate(number: int) -> None:
        for player, points in extra.items():
            state = states[player]
            given = points[number - 1] if number <= len(points) else 0
            state.score = state.real_score + given

    for number, drawn in enumerate(tournament.rounds, 1):
        accelerate(number)
        scores = {state.number: state.score for state in states.values()}
        missing = set(states)
        for game in drawn.games:
            _play(tournament, game, states, scores, edition)
            missing -= set(game.sides)
        byes = [*drawn.byes]
        missing -= {bye.entrant for bye in byes}
        byes += [Bye(each, ByeKind.ZERO) for each in sorted(missing)]
        for bye in byes:
            points = tournament.points_of_bye(bye)
            _sit_out(states[bye.entrant], points, tournament, edition, bye.kind is ByeKind.PAIRING)
    accelerate(tournament.next_round)
    _forbid(tournament, states)
    if tournament.next_round == tournament.planned:
        most = len(tournament.rounds) * tournament.points.win
        for state in states.values():
            state.top_scorer = 2 * state.real_score > most
    return states


def _play(
    tournament: Tournament,
    game: Game,
    states: dict[int, PlayerState],
    scores: dict[int, int],
    edition: Edition,
) -> None:
    points = list(tournament.points_of_game(game))
    for side, result in enumerate((game.home_result, game.visitor_result)):
        if result is None and game.points is None:
            points[side] = tournament.points.draw
    for side, colour in enumerate("wb"):
        state, opponent = states[game.sides[side]], game.sides[1 - side]
        state.scheduled += colour
        if not game.played:
            won = (game.home_result, game.visitor_result)[side] is Result.FORFEIT_WIN
            _sit_out(state, points[side], tournament, edition, False, won)
            continue
        state.colours += colour
        state.opponents.add(opponent)
        difference = scores[opponent] - scores[state.number]
        state.floats.append(Float((difference > 0) - (difference < 0)))
        _score(state, points[side])


def _sit_out(
    state: PlayerState,
    points: int,
    tournament: Tournament,
    edition: Edition,
    pairing_bye: bool,
    forfeit_win: bool = False,
) -> None:
    """A round without a game: its float, and whether it bars the pairing bye."""
    state.unplayed += 1
    system = tournament.points
    scored = points > system.loss
    match edition:
        case Edition.E2012:  # A.4, B.1.b: half a point without playing
            down, bars = pairing_bye or scored, pairing_bye or scored
        case Edition.E2017:  # A.4.b, C.2
            down, bars = True, pairing_bye or forfeit_win
        case Edition.E2026:  # 1.4, C2: as much as a win without playing
            down, bars = pairing_bye or scored, pairing_bye or points >= system.win
    state.barred |= bars
    state.floats.append(Float.DOWN if down else Float.NONE)
    _score(state, points)


def _score(state: PlayerState, points: int) -> None:
    state.score += points
    state.real_score += points


def _forbid(tournament: Tournament, states: dict[int, PlayerState]) -> None:
    number = tournament.next_round
    for rule in tournament.forbidden:
        if rule.first_round <= number and (not rule.last_round or number <= rule.last_round):
            for player in rule.entrants:
                states[player].opponents |= set(rule.entrants) - {player}


def by_rank(states: Iterable[PlayerState]) -> list[PlayerState]:
    """In the order of rank: score, then pairing number (A.2)."""
    return sorted(states, key=lambda state: (-state.score, state.number))


def _other(colour: str) -> str:
    return "b" if colour == "w" else "w"
