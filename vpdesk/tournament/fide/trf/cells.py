"""Rounds as cells of player records, and the points in them."""

from __future__ import annotations

from collections import Counter

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.round import ByeKind, Game, Result
from vpdesk.tournament.tournament import Entrant, Tournament

EMPTY = " " * 8
OLD_BYES = {ByeKind.PAIRING: "+", ByeKind.FULL: "+", ByeKind.HALF: "=", ByeKind.ZERO: "-"}
OLD_RESULTS = {
    Result.UNRATED_WIN: Result.WIN,
    Result.UNRATED_DRAW: Result.DRAW,
    Result.UNRATED_LOSS: Result.LOSS,
}
NO_PLACE = QT_TRANSLATE_NOOP(
    "TournamentError",
    "A report file (TRF) has no place for these points of player {number}: {points}.",
)


def cell_texts(tournament: Tournament, *, old: bool) -> tuple[dict[int, list[str]], Counter[int]]:
    """What stands in the columns of the rounds, eight letters each, by number; and the points.

    old: with the codes of 2006.
    """
    cells: dict[int, list[str]] = {player.number: [] for player in tournament.entrants}
    points: Counter[int] = Counter(dict.fromkeys(cells, 0))
    for drawn in tournament.rounds:
        column = dict.fromkeys(cells, EMPTY)
        for game in drawn.games:
            for player, worth in zip(game.sides, tournament.points_of_game(game), strict=True):
                points[player] += worth
                column[player] = _game(game, player, old=old)
        for bye in drawn.byes:
            points[bye.entrant] += tournament.points_of_bye(bye)
            column[bye.entrant] = _bye(bye.kind, old=old)
        for number, text in column.items():
            cells[number].append(text)
    return cells, points


def point_field(points: int, player: Entrant) -> str:
    """Points (hundredths) in four columns. Raises TournamentError where they do not fit."""
    text = f"{points / 100:4.1f}" if points % 10 == 0 else f"{points / 100:4.2f}"
    if len(text) > 4 or points < 0:
        raise TournamentError(NO_PLACE, points=points / 100, number=player.number)
    return text


def coming_cells(tournament: Tournament, *, old: bool) -> dict[int, str]:
    """What stands in the columns of the round to come, of those who are not drawn in it."""
    coming = tournament.next_round
    present = {player.number for player in tournament.present(coming)}
    kinds = {each.entrant: each.kind for each in tournament.requests if each.round == coming}
    return {
        player.number: _bye(kinds.get(player.number, ByeKind.ZERO), old=old)
        for player in tournament.entrants
        if player.number not in present
    }


def given_byes(tournament: Tournament) -> dict[int, list[str]]:
    """Cells of the rounds to come of who is given the bye of the draw; 240 has no code for it."""
    found: dict[int, list[str]] = {}
    for each in sorted(tournament.requests, key=lambda each: each.round):
        last = tournament.planned or each.round
        if each.kind is ByeKind.PAIRING and tournament.next_round <= each.round <= last:
            texts = found.setdefault(each.entrant, [])
            texts += [EMPTY] * (each.round - tournament.next_round - len(texts))
            texts.append(_bye(each.kind, old=False))
    return found


def _game(game: Game, player: int, *, old: bool) -> str:
    white = player == game.home
    result = game.home_result if white else game.visitor_result
    if old and result is not None:
        result = OLD_RESULTS.get(result, result)
    opponent = game.visitor if white else game.home
    return f"{opponent:4} {'w' if white else 'b'} {result or ' '}"


def _bye(kind: ByeKind, *, old: bool) -> str:
    return f"0000 - {OLD_BYES[kind] if old else kind}"
