"""Teams events made up from a seed: every round drawn, results by strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from vpdesk.tournament.draws.teams.draw import as_round, draw_teams
from vpdesk.tournament.draws.teams.scoring import scored
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import FIRST_LEG, ByeKind, Game, Result, Round
from vpdesk.tournament.score import MatchImps
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Entrant, Forbidden, Request, Tournament

SPREAD = 7.5  # IMPs by root of boards: a blitz, 15 root of boards, is two standard deviations
STRENGTH = 0.75  # standard deviation of the teams' strengths, in IMPs a board
IMPS_A_BOARD = 4.5  # of both sides together


def generate_teams(
    teams: int,
    rounds: int,
    seed: int,
    rules: TeamRules,
    *,
    forfeit_rate: float = 0,
    absence_rate: float = 0,
    forbidden: Sequence[Forbidden] = (),
) -> Tournament:
    """A teams event of that many rounds, all with results; the same for the same arguments.

    Numbers follow strengths, roughly. forfeit_rate: the share of matches that are not played;
    absence_rate: of teams that ask for a round off. Raises NoPairingError where a round cannot
    be drawn.
    """
    random = Random(seed)
    strengths = sorted((random.gauss(0, STRENGTH) for _ in range(teams)), reverse=True)
    entrants = tuple(
        Entrant(number, f"Team {number}", rating=round(1000 + 200 * strength))
        for number, strength in enumerate(strengths, 1)
    )
    absences = tuple(
        Request(number, each, ByeKind.ZERO)
        for each in range(1, rounds + 1)
        for number in range(1, teams + 1)
        if random.random() < absence_rate
    )
    event = Tournament(
        entrants,
        kind=Kind.TEAMS,
        planned=rounds,
        teams=rules,
        requests=absences,
        forbidden=tuple(forbidden),
    )
    for _ in range(rounds):
        drawn = _with_results(
            rules, as_round(event, draw_teams(event)), strengths, random, forfeit_rate
        )
        event = replace(event, rounds=(*event.rounds, drawn))
    return event


def _with_results(
    rules: TeamRules,
    drawn: Round,
    strengths: Sequence[float],
    random: Random,
    forfeit_rate: float,
) -> Round:
    """The round with results. strengths: of team 1, 2, …, in IMPs a board."""
    games = tuple(_played(rules, game, strengths, random, forfeit_rate) for game in drawn.games)
    return replace(drawn, games=games)


def _played(
    rules: TeamRules, game: Game, strengths: Sequence[float], random: Random, forfeit_rate: float
) -> Game:
    if game.leg == FIRST_LEG:
        return game
    if random.random() < forfeit_rate:
        share = 2 if game.half else 1
        return replace(
            game,
            home_result=Result.FORFEIT_WIN,
            visitor_result=Result.FORFEIT_LOSS,
            points=(rules.bye // share, 0),
        )
    boards = max(1, rules.boards // 2) if game.half else rules.boards
    expected = boards * (strengths[game.home - 1] - strengths[game.visitor - 1])
    margin = round(random.gauss(expected, SPREAD * boards**0.5))
    less = max(0, round(random.gauss(IMPS_A_BOARD, 1) * boards - abs(margin)) // 2)
    imps = MatchImps(less + max(margin, 0), less + max(-margin, 0))
    return scored(rules, game, imps)
