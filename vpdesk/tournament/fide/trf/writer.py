"""A tournament as the text of a report file."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Literal

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.systems import other_system
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.cells import cell_texts, coming_cells, given_byes, point_field
from vpdesk.tournament.fide.trf.columns import one_line
from vpdesk.tournament.fide.trf.other_records import (
    COMMENT,
    MOST_ROUNDS,
    coded_type,
    edition_comment,
    edition_in,
)
from vpdesk.tournament.fide.trf.reader import numbers_teams
from vpdesk.tournament.fide.trf.worth import four_columns, given_lines, system_lines
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Entrant, Request, Tournament

Dialect = Literal["06", "16", "26"]
LINE_END = "\r\n"  # the format asks for CR; an editor, for LF too
MOST_PLAYERS = 9999
MOST_RATING = 9999

OF_TEAMS = QT_TRANSLATE_NOOP(
    "TournamentError",
    "A report file (TRF) has no VPs with two decimals; save a teams event as an event.",
)
TOO_HIGH = QT_TRANSLATE_NOOP(
    "TournamentError",
    "A report file (TRF) has no place for the number {number}; it ends at {most}.",
)


def write(tournament: Tournament, dialect: Dialect = "26") -> str:
    """The text of a report file by the rules of 2006, 2016 or 2026, lines ending in CR LF.

    "06" and "16" carry what they have no record for, such as forbidden pairs, in the lines that
    JaVaFo and bbpPairings read (XXP); byes they hold of the next round only.
    Of chess teams it is that of their players, with the records of the teams.
    What was changed by hand in a draw stands in comments of 2026. Left out: groups, members.
    Raises TournamentError for a teams event and for what does not fit the columns.
    """
    if not tournament.play.has_colours:
        raise TournamentError(OF_TEAMS)
    if tournament.play.has_boards:
        from vpdesk.tournament.fide.trf.of_teams import as_players  # noqa: PLC0415 - of these alone

        tournament = as_players(tournament, new=dialect == "26")
    for number, most in _numbers(tournament):
        if number > most:
            raise TournamentError(TOO_HIGH, number=number, most=most)
    lines = (
        *_heading(tournament, dialect),
        *_players(tournament, dialect),
        *_coming(tournament, dialect),
        *given_lines(tournament),
        *_exchange(tournament, dialect),
        *(_by_hand(tournament) if dialect == "26" else ()),
        *tournament.extra,
    )
    return "".join(f"{line}{LINE_END}" for line in lines)


def _numbers(tournament: Tournament) -> Iterator[tuple[int, int]]:
    for player in tournament.entrants:
        yield player.number, MOST_PLAYERS
        yield player.rating, MOST_RATING


def _heading(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    rated = sum(player.rating > 0 for player in tournament.entrants)
    written_anew = ("092", "192", *(("202", "212") if dialect == "26" else ()))
    lines = [
        ("012", tournament.name),
        ("062", str(len(tournament.entrants))),
        ("072", str(rated)),
        *((code, text) for code, text in tournament.details if code not in written_anew),
        *_type(tournament, dialect),
    ]
    if dialect == "26":
        lines += _order(tournament)
        if tournament.planned:
            lines.append(("142", str(tournament.planned)))
        if tournament.first_colour:
            lines.append(("152", tournament.first_colour.upper()))
    lines.sort(key=lambda line: line[0])
    for code, text in lines:
        yield f"{code} {_in_columns(code, text)}".rstrip()
    if dialect == "26" and not other_system(tournament) and not tournament.by_table:
        yield edition_comment(tournament.edition)
    yield from system_lines(tournament.points, new=dialect == "26")


def _in_columns(code: str, text: str) -> str:
    """What stands behind a code: dates of rounds are in columns, a federation before a method."""
    if code == "172":
        *before, method = text.split()
        return f"{' '.join(before):3.3} {method}"
    return text if code == "132" else one_line(text)


def _order(tournament: Tournament) -> tuple[tuple[str, str], ...]:
    """By what the players are ranked, the usual order too."""
    from vpdesk.tournament.standings.tie_break_order import order_records  # noqa: PLC0415 - who reads needs none

    return order_records(tournament)


def _type(tournament: Tournament, dialect: Dialect) -> Iterator[tuple[str, str]]:
    """What kind of tournament it is, in words and in a code that other programs know.

    The edition stands in the words of old files and in a comment of new ones.
    """
    details = dict(tournament.details)
    words, code = details.get("092", ""), details.get("192", "")
    named = edition_in([("092", words)])
    if tournament.by_table:
        words = words or "Individual: Round-Robin"
    elif other_system(tournament):
        words = f"{words} {code}".strip() if dialect != "26" else words
    elif words.startswith("Team"):
        pass  # which says what is wanted
    elif named not in (None, tournament.edition) or (dialect != "26" and named is None):
        words = f"Individual: Swiss System, FIDE Dutch {tournament.edition}"
    if words:
        yield "092", words
    if dialect == "26" and (code or not other_system(tournament)):
        yield "192", code or coded_type(tournament)


def _players(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    from vpdesk.tournament.standings.standings import standings  # noqa: PLC0415 - who reads needs none

    cells, points = cell_texts(tournament, old=dialect == "06")
    if dialect != "26" and not tournament.all_drawn:
        # Files of 2026 have records of byes to come. JaVaFo wants those in the columns, with their
        # points, and bbpPairings allows it.
        for number, text in coming_cells(tournament, old=dialect == "06").items():
            cells[number].append(text)
        for each in tournament.requests:
            if each.round == tournament.next_round:
                points[each.entrant] += tournament.points.of_bye(each.kind)
    elif dialect == "26":
        for number, texts in given_byes(tournament).items():
            cells[number] += texts
    ranked = enumerate(standings(tournament), 1)
    ranks = {each.number: each.place or at for at, each in ranked}
    for player in tournament.entrants:
        record = _record(player, point_field(points[player.number], player), ranks[player.number])
        yield (record + "".join(f"  {cell}" for cell in cells[player.number])).rstrip()


def _record(player: Entrant, points: str, rank: int) -> str:
    texts = (player.sex, player.title, player.name, player.federation, player.register_number)
    sex, title, name, federation, number = (one_line(text) for text in texts)
    return (
        f"001 {player.number:4} {sex:1.1}{title:>3.3} {name:<33.33} {player.rating or '':>4}"
        f" {federation:<3.3} {number:>11.11} {one_line(player.birth):<10.10} {points} {rank:4}"
    )


def _coming(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    """Byes, fictitious points and forbidden pairs as records of 2026."""
    if dialect != "26" or numbers_teams(tournament.extra):
        return
    byes = sorted(_byes(tournament), key=lambda bye: (bye.round, bye.kind, bye.entrant))
    for (round_number, kind), of_kind in groupby(byes, key=lambda bye: (bye.round, bye.kind)):
        numbers = " ".join(f"{bye.entrant:4}" for bye in of_kind)
        yield f"240 {kind} {round_number:3} {numbers}"
    yield from _accelerated(tournament)
    for each in tournament.forbidden:
        numbers = " ".join(f"{number:4}" for number in each.entrants)
        yield f"260 {each.first_round:3} {each.last_round or '':>3} {numbers}"


def _byes(tournament: Tournament) -> Iterator[Request]:
    """What is asked for, and absence of late entries and of those who withdrew."""
    coming = tournament.next_round
    asked = {(each.round, each.entrant): each for each in tournament.requests}
    if tournament.all_drawn:
        return
    last = tournament.planned or MOST_ROUNDS
    for each in asked.values():
        if coming <= each.round <= last and each.kind is not ByeKind.PAIRING:
            yield each
    for player in tournament.entrants:
        away = set(range(coming, player.first_round))
        if player.last_round:
            first = max(coming, player.last_round + 1)
            away |= set(range(first, max(tournament.planned, coming) + 1))
        for number in sorted(away):
            if (number, player.number) not in asked:
                yield Request(player.number, number, ByeKind.ZERO)


def _accelerated(tournament: Tournament) -> Iterator[str]:
    """A line for a run of rounds with the same points of a run of players."""
    runs: dict[tuple[int, int, int], list[int]] = {}
    for each in tournament.acceleration:
        for run in _runs(each.points):
            runs.setdefault(run, []).append(each.entrant)
    numbers = [player.number for player in tournament.entrants]
    after = dict(pairwise(numbers))
    for (first, last, points), players in sorted(runs.items()):
        begin = previous = players[0]
        for player in (*players[1:], 0):
            if player and after.get(previous) == player:
                previous = player
                continue
            yield f"250      {four_columns(points)} {first:3} {last:3} {begin:4} {previous:4}"
            begin = previous = player


def _runs(points: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """First round, last round and points of each run of rounds that has some."""
    number = 1
    for value, run in groupby(points):
        last = number + len(list(run)) - 1
        if value:
            yield number, last, value
        number = last + 1


def _by_hand(tournament: Tournament) -> Iterator[str]:
    """Manual pairing alterations: the pairs that were taken apart, and those that were made."""
    for number, drawn in enumerate(tournament.rounds, 1):
        for change in drawn.changes:
            before, after = (
                " ".join(f"{white}-{black}" for white, black in pairs)
                for pairs in (change.before, change.after)
            )
            yield f"{COMMENT} MPA round {number}: {before} -> {after}"


def _exchange(tournament: Tournament, dialect: Dialect) -> Iterator[str]:
    """The lines that pairing programs read beside the records of their time."""
    if tournament.planned:
        yield f"XXR {tournament.planned}"
    if tournament.first_colour:
        yield "XXC white1" if tournament.first_colour == "w" else "XXC black1"
    old = dialect != "26" or numbers_teams(tournament.extra)
    for each in tournament.acceleration if old else ():
        values = " ".join(map(four_columns, each.points))
        yield f"XXA {each.entrant:4} {values}"
    for pair in tournament.forbidden if old else ():
        if pair.first_round <= tournament.next_round <= (pair.last_round or MOST_PLAYERS):
            yield f"XXP {' '.join(map(str, pair.entrants))}"
