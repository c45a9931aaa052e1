"""What a rating report of a tournament still lacks, each thing in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.player_data import birth, day, federation, register_number, sex
from vpdesk.tournament.fide.tournament_data import data_of
from vpdesk.tournament.tournament import Entrant, Tournament

NO_NAME = QT_TRANSLATE_NOOP("TournamentError", "The event has no name.")
NO_CITY = QT_TRANSLATE_NOOP("TournamentError", "The city is missing.")
NO_FEDERATION = QT_TRANSLATE_NOOP("TournamentError", "The federation of the event is missing.")
NO_BEGIN = QT_TRANSLATE_NOOP("TournamentError", "The start date is missing.")
NO_END = QT_TRANSLATE_NOOP("TournamentError", "The end date is missing.")
NO_ARBITER = QT_TRANSLATE_NOOP("TournamentError", "The chief arbiter is missing.")
NO_TIME_CONTROL = QT_TRANSLATE_NOOP("TournamentError", "The time control is missing.")
NO_DATES = QT_TRANSLATE_NOOP("TournamentError", "The date of round {round} is missing.")
NO_RESULTS = QT_TRANSLATE_NOOP("TournamentError", "Results missing in round {round}: {count}.")
NOT_OVER = QT_TRANSLATE_NOOP("TournamentError", "Rounds drawn: {drawn} of {planned}.")
PLAYER_HAS = QT_TRANSLATE_NOOP("TournamentError", "{name}: {why}")
WITHOUT = {
    "register_number": QT_TRANSLATE_NOOP("TournamentError", "{name}: the FIDE number is missing."),
    "birth": QT_TRANSLATE_NOOP("TournamentError", "{name}: the date of birth is missing."),
    "sex": QT_TRANSLATE_NOOP("TournamentError", "{name}: the sex is missing."),
    "federation": QT_TRANSLATE_NOOP("TournamentError", "{name}: the federation is missing."),
}
TWICE = QT_TRANSLATE_NOOP("TournamentError", "{name} and {other} have the same FIDE number.")
_READERS: dict[str, Callable[[str], str]] = {
    "register_number": register_number,
    "birth": birth,
    "sex": sex,
    "federation": federation,
}


@dataclass(frozen=True, slots=True)
class Gap:
    """What is missing or makes no sense.

    field: of the player with this number, or of the data of the tournament, "" where it is of
    neither. round: whose results are missing.
    """

    error: TournamentError
    field: str = ""
    player: int = 0
    round: int = 0

    def __str__(self) -> str:
        """In a sentence."""
        return str(self.error)


def gaps(tournament: Tournament) -> tuple[Gap, ...]:
    """What is missing or makes no sense, of the tournament, its rounds and its players.

    Players of teams are in no field of their own, so no player is said of theirs.
    """
    of_teams = tournament.play.has_boards
    if of_teams:
        from vpdesk.tournament.fide.trf.of_teams import as_players  # noqa: PLC0415 - of these alone

        tournament = as_players(tournament, new=True)
    of_players = _of_players(tournament)
    if of_teams:
        of_players = (replace(each, player=0, field="") for each in of_players)
    return (*_of_tournament(tournament), *_of_rounds(tournament), *of_players)


def _of_tournament(tournament: Tournament) -> Iterator[Gap]:
    data = data_of(tournament)
    for field, value, text, read in (
        ("name", tournament.name, NO_NAME, str),
        ("city", data.city, NO_CITY, str),
        ("federation", data.federation, NO_FEDERATION, federation),
        ("begin", data.begin, NO_BEGIN, day),
        ("end", data.end, NO_END, day),
        ("arbiter", data.arbiter, NO_ARBITER, str),
        ("time_control", data.time_control or data.clock, NO_TIME_CONTROL, str),
    ):
        if not value:
            yield Gap(TournamentError(text), field)
        elif fault := _fault(read, value):
            yield Gap(fault, field)


def _of_rounds(tournament: Tournament) -> Iterator[Gap]:
    drawn, dates = len(tournament.rounds), [date for date, _ in data_of(tournament).rounds]
    if drawn < tournament.planned:
        error = TournamentError(NOT_OVER, drawn=drawn, planned=tournament.planned)
        yield Gap(error, round=drawn)
    for number, each in enumerate(tournament.rounds, 1):
        if not "".join(dates[number - 1 : number]):
            yield Gap(TournamentError(NO_DATES, round=number), "rounds")
        if count := sum(not game.finished for game in each.games):
            yield Gap(TournamentError(NO_RESULTS, round=number, count=count), round=number)


def _of_players(tournament: Tournament) -> Iterator[Gap]:
    known: dict[str, Entrant] = {}
    for player in tournament.entrants:
        for name, read in _READERS.items():
            value = getattr(player, name)
            if not value:
                yield Gap(TournamentError(WITHOUT[name], name=player.name), name, player.number)
            elif fault := _fault(read, value):
                error = TournamentError(PLAYER_HAS, name=player.name, why=fault)
                yield Gap(error, name, player.number)
        if player.register_number:
            other = known.setdefault(player.register_number, player)
            if other is not player:
                error = TournamentError(TWICE, name=other.name, other=player.name)
                yield Gap(error, "register_number", player.number)


def _fault(read: Callable[[str], str], value: str) -> TournamentError | None:
    try:
        read(value)
    except TournamentError as error:
        return error
    return None
