"""A round of Swiss pairs from the results of its boards: what each match comes to.

Boards are compared over the whole field of the round: matchpoints where the scale is one of
percentages, else cross-IMPs, brought to those of a match as in round_vps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.pairs.board_results import PairsResult, SideScores
from vpdesk.pairs.errors import PairsError
from vpdesk.pairs.kept_boards import with_kept_boards
from vpdesk.pairs.methods import METHODS, USUAL_CHOICE, ScoringMethod, scored
from vpdesk.pairs.round_vps import HALF, match_divisor
from vpdesk.pairs.session import rounded
from vpdesk.tournament.draws.teams.scoring import scored as with_result
from vpdesk.tournament.field.entries import with_round
from vpdesk.tournament.round import Game
from vpdesk.tournament.score import WHOLE, MatchImps, MatchScore, Percentages
from vpdesk.tournament.team_rules import TeamRules
from vpdesk.tournament.tournament import Tournament

Both = tuple[Fraction, Fraction]  # of the home pair, and of the other
MOST_DIGITS = 10
UNKNOWN_PAIR = QT_TRANSLATE_NOOP("PairsError", "There is no pair “{pair}” in the event.")
NOT_DRAWN = QT_TRANSLATE_NOOP(
    "PairsError", "Board {board}: {ns} and {ew} do not meet in round {round}."
)


class OddBoards(NamedTuple):
    """The boards of a match that have a score, and how many it should have."""

    table: int
    boards: int
    wanted: int


@dataclass(frozen=True, slots=True)
class BoardsOfRound:
    """A round with what its matches have on the boards.

    tournament: with the results in the round, of the matches and of the boards.
    matches: how many have results. odd: those with another number of boards than they should have.
    """

    tournament: Tournament
    matches: int
    odd: tuple[OddBoards, ...]


def with_boards(
    tournament: Tournament, number: int, results: Sequence[PairsResult]
) -> BoardsOfRound:
    """The round with the results of its matches; a match of which there are none stays as it is.

    results: pairs by their numbers in the field, or by their names, in either seat.
    Raises PairsError for who does not meet, and TournamentError where the rules make no scale.
    """
    drawn, rules = tournament.rounds[number - 1], tournament.teams
    numbered = tuple(
        replace(
            each,
            ns=str(_number_of(tournament, each.ns)),
            ew=str(_number_of(tournament, each.ew)),
        )
        for each in results
    )
    found = _by_match(tournament, number, results)
    games, odd = list(drawn.games), []
    for at, game in enumerate(drawn.games):
        if scores := found.get(game.sides):
            games[at] = with_result(rules, game, _result(rules, scores))
            wanted = rules.boards // (2 if game.triangle else 1)
            if len(scores) != wanted:
                odd.append(OddBoards(tournament.table_number(at + 1), len(scores), wanted))
    made = with_kept_boards(replace(drawn, games=tuple(games)), numbered)
    return BoardsOfRound(with_round(tournament, number, made), len(found), tuple(odd))


def scores_of_match(
    rules: TeamRules, game: Game, results: Sequence[PairsResult]
) -> tuple[tuple[PairsResult, SideScores], ...]:
    """The results of a match among those of its round, by the numbers of the pairs, as scored."""
    couple = set(map(str, game.sides))
    found = zip(results, scored(results, _method(rules), USUAL_CHOICE), strict=True)
    return tuple(each for each in found if {each[0].ns, each[0].ew} == couple)


def _method(rules: TeamRules) -> ScoringMethod:
    return METHODS["matchpoints" if rules.by_percentage else "cross-imps"]


def _by_match(
    tournament: Tournament, number: int, results: Sequence[PairsResult]
) -> dict[tuple[int, int], list[Both]]:
    """What both pairs of each match have on its boards, by the numbers of both."""
    games = {frozenset(each.sides): each.sides for each in tournament.rounds[number - 1].games}
    counts = Counter((each.board, each.group) for each in results if each.played)
    found: dict[tuple[int, int], list[Both]] = {}
    for result, scores in zip(
        results, scored(results, _method(tournament.teams), USUAL_CHOICE), strict=True
    ):
        ns, ew = (_number_of(tournament, each) for each in (result.ns, result.ew))
        home = games.get(frozenset((ns, ew)))
        if home is None:
            raise PairsError(
                NOT_DRAWN, board=result.board, ns=result.ns, ew=result.ew, round=number
            )
        if scores.ns is None or scores.ew is None:
            continue
        divisor = 1 if scores.top else match_divisor(counts[result.board, result.group])
        both = scores.ns / divisor, scores.ew / divisor
        found.setdefault(home, []).append(both if home[0] == ns else both[::-1])
    return found


def _number_of(tournament: Tournament, typed: str) -> int:
    """The pair with a number or a name. Raises PairsError."""
    if typed.isdecimal() and len(typed) < MOST_DIGITS and int(typed) in tournament.by_number:
        return int(typed)
    for each in tournament.entrants:
        if each.name.casefold() == typed.casefold():
            return each.number
    raise PairsError(UNKNOWN_PAIR, pair=typed)


def _result(rules: TeamRules, scores: Sequence[Both]) -> MatchScore:
    """The percentages of both, or the IMPs that one is ahead."""
    home, visitor = (sum(side, start=Fraction(0)) for side in zip(*scores, strict=True))
    if rules.by_percentage:
        percent = 100 * home / (home + visitor) if home + visitor else HALF
        ours = int(100 * rounded(percent, 2))
        return Percentages(ours, WHOLE - ours)
    margin = int(rounded((home - visitor) / 2, 0))
    return MatchImps(max(margin, 0), max(-margin, 0))
