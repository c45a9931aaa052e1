"""A report file's text as a tournament."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.systems import BAKU, ROUND_ROBINS
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.abnormal import Abnormal, read_abnormal, with_points
from vpdesk.tournament.fide.trf.columns import lines_of
from vpdesk.tournament.fide.trf.halves import is_away, with_halves
from vpdesk.tournament.fide.trf.other_records import (
    COMMENT,
    POINT_CODES,
    Records,
    edition_in,
    edition_of_date,
    read_records,
)
from vpdesk.tournament.fide.trf.player_records import PlayerRow, read_rows
from vpdesk.tournament.fide.trf.points import PointsHistory, fitting_system, stated_system
from vpdesk.tournament.fide.trf.told_rounds import (
    drawn_rounds,
    first_colour,
    read_requests,
    read_rounds,
)
from vpdesk.tournament.round import ByeKind, PointSystem
from vpdesk.tournament.team_rules import TeamMethod, TeamRules
from vpdesk.tournament.tournament import Edition, Tournament

NO_PLAYERS = QT_TRANSLATE_NOOP("TournamentError", "There are no players (records 001) in the file.")
TEAM = "310"
TEAM_NUMBERS = ("240", "250", "260", "299")  # in a team report they number teams


def read(text: str, *, halves: bool = False, by_results: bool = False) -> Tournament:
    """The tournament that a report file (TRF06, TRF16, TRF26, with TRF(x) and (bx)) tells.

    Records that are not known, and those of teams, are kept in extra as they stand. With XXC rank
    the pairing numbers are the places of the players in the file.
    halves: take half points that are in a player's points only as byes (see halves.py).
    by_results: where points are told that the results do not give, the results count.
    Raises TournamentError, with the line.
    """
    tournament, order = _read(text, halves=halves, by_results=by_results)
    if order != sorted(order):
        from vpdesk.tournament.field.entries import renumbered  # noqa: PLC0415 - few files ask for it

        return renumbered(tournament, order)
    return tournament


def asks_for_order(text: str) -> bool:
    """The pairing numbers are not those of the file, but its players' places in it (XXC rank)."""
    lines = lines_of(text)
    numbers = [line.whole(5, 8) for line in lines if line.code == "001"]
    words = (line.value.lower().split() for line in lines if line.code == "XXC")
    return numbers != sorted(numbers) and any("rank" in each for each in words)


def _read(text: str, *, halves: bool, by_results: bool = False) -> tuple[Tournament, list[int]]:
    """The tournament with the numbers that the file has, and these in the order for pairing."""
    lines = lines_of(text)
    players = [line for line in lines if line.code == "001"]
    rows = read_rows(players)
    if not rows:
        raise TournamentError(NO_PLAYERS, line=1 if lines else 0)
    of_teams = numbers_teams(line.text for line in lines)
    taken = ("001", "299", *POINT_CODES, *(TEAM_NUMBERS if of_teams else ()))
    others = [line for line in lines if line.code not in taken]
    records = read_records(others, rows)
    given: tuple[Abnormal, ...] = ()
    if of_teams:
        records.extra += [line.text for line in lines if line.code in TEAM_NUMBERS]
    else:
        given = read_abnormal([line for line in lines if line.code == "299"], rows)
    stated = stated_system(line for line in lines if line.code in POINT_CODES)
    order = [line.whole(5, 8) for line in players] if records.by_rank else list(rows)
    made = _tournament(rows, records, given, stated, halves=halves, by_results=by_results)
    return made, order


def missing_halves(text: str) -> tuple[tuple[int, int], ...]:
    """The byes, by round and player, that reading with halves takes beside those that are told.

    () where it is read without, or not even so.
    """
    try:
        read(text)
    except TournamentError:
        with contextlib.suppress(TournamentError):
            taken, _ = _read(text, halves=True)
            rows = read_rows([line for line in lines_of(text) if line.code == "001"])
            return tuple(
                (number, bye.entrant)
                for number, drawn in enumerate(taken.rounds, 1)
                for bye in drawn.byes
                if bye.kind is ByeKind.HALF and is_away(rows[bye.entrant].cell(number))
            )
    return ()


def stated_edition(text: str) -> Edition | None:
    """The edition that a report file names itself, in its type; None where it names none.

    Raises TournamentError.
    """
    lines = (line for line in lines_of(text) if line.code in ("092", "192", COMMENT))
    return edition_in((line.code, line.value) for line in lines)


def dated_edition(text: str) -> Edition | None:
    """The edition of the date of a report that names none; None where it does, or has no date.

    Raises TournamentError.
    """
    if stated_edition(text):
        return None
    return edition_of_date((line.code, line.value) for line in lines_of(text))


def told_ranks(text: str) -> tuple[dict[int, int], tuple[str, ...]]:
    """The ranks of the players by their numbers, 0 where there is none; and by what they are.

    Those are the codes of tie-breaks after the points, () where the file names none.
    Raises TournamentError.
    """
    lines = lines_of(text)
    players = (line for line in lines if line.code == "001")
    orders = {line.code: line.value.split(",") for line in lines if line.code in ("202", "212")}
    codes = (code.strip() for code in orders.get("212") or orders.get("202") or ())
    told = {line.whole(5, 8): line.whole(86, 89, 0) for line in players}
    ranks = dict(enumerate(told.values(), 1)) if asks_for_order(text) else told
    return ranks, tuple(code for code in codes if code not in ("", "PTS"))


def is_team_report(tournament: Tournament) -> bool:
    """The report was one of a team tournament: its games are those of boards, not of teams."""
    details = dict(tournament.details)
    return (
        numbers_teams(tournament.extra)
        or details.get("192", "").upper().startswith("FIDE_TEAM")
        or details.get("092", "").casefold().startswith("team")
    )


def numbers_teams(lines: Iterable[str]) -> bool:
    """Among the lines there is a team with its number (record 310)."""
    return any(line.startswith(TEAM) for line in lines)


def _tournament(
    rows: dict[int, PlayerRow],
    records: Records,
    given: tuple[Abnormal, ...],
    stated: PointSystem | None,
    *,
    halves: bool,
    by_results: bool,
) -> Tournament:
    coming = drawn_rounds(rows) + 1
    for player in sorted(records.absent):
        records.byes.setdefault((coming, player), ByeKind.ZERO)
    rounds = read_rounds(rows, records.byes)
    requests = read_requests(rows, records.byes)
    acceleration = records.acceleration()
    history = PointsHistory(rounds, requests, given, acceleration)
    if halves:
        rows = with_halves(rows, history, stated)
        rounds = read_rounds(rows, records.byes)
        history = PointsHistory(rounds, requests, given, acceleration)
    details = tuple(sorted(records.details, key=lambda detail: detail[0]))
    if any(code in ("202", "212") for code, _ in details):
        from vpdesk.tournament.standings.tie_break_order import without_usual  # noqa: PLC0415 - as in the writer

        details = without_usual(details)
    try:
        system = fitting_system(rows, history, stated)
    except TournamentError:
        if not by_results:
            raise
        system = stated or PointSystem()
    tournament = Tournament(
        entrants=tuple(row.player for row in rows.values()),
        rounds=with_points(rounds, given, system),
        name=records.name,
        edition=(
            records.edition or edition_in(details) or edition_of_date(details) or Edition.E2026
        ),
        planned=records.planned,
        first_colour=records.first_colour or first_colour(rounds),
        points=system,
        requests=requests,
        forbidden=tuple(records.forbidden),
        acceleration=acceleration,
        details=details,
        extra=tuple(records.extra),
        teams=TeamRules(method=ROUND_ROBINS.get(records.coded_type, TeamMethod.TOP_DOWN)),
    )
    if BAKU in records.coded_type.upper().split("_") and not acceleration:
        return replace(tournament, acceleration=baku(tournament))
    return tournament
