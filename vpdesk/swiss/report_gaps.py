"""What a rating report of a tournament still lacks, each thing in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.swiss.errors import SwissError
from vpdesk.swiss.player_data import birth, day, federation, fide_number, sex
from vpdesk.swiss.tournament import Kind, Player, Tournament
from vpdesk.swiss.tournament_data import data_of

NO_NAME = QT_TRANSLATE_NOOP("SwissError", "The tournament has no name.")
NO_CITY = QT_TRANSLATE_NOOP("SwissError", "The city is missing.")
NO_FEDERATION = QT_TRANSLATE_NOOP("SwissError", "The federation of the tournament is missing.")
NO_BEGIN = QT_TRANSLATE_NOOP("SwissError", "The day of the beginning is missing.")
NO_END = QT_TRANSLATE_NOOP("SwissError", "The day of the end is missing.")
NO_ARBITER = QT_TRANSLATE_NOOP("SwissError", "The chief arbiter is missing.")
NO_TIME_CONTROL = QT_TRANSLATE_NOOP("SwissError", "The time control is missing.")
NO_DATES = QT_TRANSLATE_NOOP("SwissError", "The date of round {round} is missing.")
NO_RESULTS = QT_TRANSLATE_NOOP("SwissError", "Round {round}: {count} results are missing.")
NOT_OVER = QT_TRANSLATE_NOOP("SwissError", "{drawn} of {planned} rounds are drawn.")
PLAYER_HAS = QT_TRANSLATE_NOOP("SwissError", "{name}: {why}")
WITHOUT = {
    "fide_number": QT_TRANSLATE_NOOP("SwissError", "{name}: the FIDE number is missing."),
    "birth": QT_TRANSLATE_NOOP("SwissError", "{name}: the date of birth is missing."),
    "sex": QT_TRANSLATE_NOOP("SwissError", "{name}: the sex is missing."),
    "federation": QT_TRANSLATE_NOOP("SwissError", "{name}: the federation is missing."),
}
TWICE = QT_TRANSLATE_NOOP("SwissError", "{name} and {other} have the same FIDE number.")
_READERS: dict[str, Callable[[str], str]] = {
    "fide_number": fide_number,
    "birth": birth,
    "sex": sex,
    "federation": federation,
}


def gaps(tournament: Tournament) -> tuple[SwissError, ...]:
    """What is missing or makes no sense, of the tournament, its rounds and its players."""
    if tournament.kind is Kind.CHESS_TEAMS:
        from vpdesk.swiss.trf.of_teams import as_players  # noqa: PLC0415 - of these alone

        tournament = as_players(tournament, new=True)
    return (*_of_tournament(tournament), *_of_rounds(tournament), *_of_players(tournament))


def _of_tournament(tournament: Tournament) -> Iterator[SwissError]:
    data = data_of(tournament)
    for value, text, read in (
        (tournament.name, NO_NAME, str),
        (data.city, NO_CITY, str),
        (data.federation, NO_FEDERATION, federation),
        (data.begin, NO_BEGIN, day),
        (data.end, NO_END, day),
        (data.arbiter, NO_ARBITER, str),
        (data.time_control or data.clock, NO_TIME_CONTROL, str),
    ):
        if not value:
            yield SwissError(text)
        elif fault := _fault(read, value):
            yield fault


def _of_rounds(tournament: Tournament) -> Iterator[SwissError]:
    drawn, dates = len(tournament.rounds), [date for date, _ in data_of(tournament).rounds]
    if drawn < tournament.planned:
        yield SwissError(NOT_OVER, drawn=drawn, planned=tournament.planned)
    for number, each in enumerate(tournament.rounds, 1):
        if not "".join(dates[number - 1 : number]):
            yield SwissError(NO_DATES, round=number)
        if count := sum(not game.finished for game in each.games):
            yield SwissError(NO_RESULTS, round=number, count=count)


def _of_players(tournament: Tournament) -> Iterator[SwissError]:
    known: dict[str, Player] = {}
    for player in tournament.players:
        for name, read in _READERS.items():
            value = getattr(player, name)
            if not value:
                yield SwissError(WITHOUT[name], name=player.name)
            elif fault := _fault(read, value):
                yield SwissError(PLAYER_HAS, name=player.name, why=fault)
        if player.fide_number:
            other = known.setdefault(player.fide_number, player)
            if other is not player:
                yield SwissError(TWICE, name=other.name, other=player.name)


def _fault(read: Callable[[str], str], value: str) -> SwissError | None:
    try:
        read(value)
    except SwissError as error:
        return error
    return None
