"""What a report tells of a tournament: where, when, under whom and by which clock it is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.player_data import day, federation
from vpdesk.tournament.fide.rated import Pace
from vpdesk.tournament.fide.trf.columns import one_line, quoted
from vpdesk.tournament.tournament import Tournament

METHODS = ("FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER")  # whose ratings count
FIRST_DATE, DATE = 87, 10  # of record 132, from column 5: the first round, columns of a round
TIMES = "### vpdesk: times"  # of the rounds, for which reports have no record
BLITZ, RAPID = 10 * 60, 60 * 60  # seconds for 60 moves: at most; less than
MOVES = 60
CENTURY = 80  # two digits of a year from which on it is one of the last century

NO_TIME = QT_TRANSLATE_NOOP("TournamentError", "{found} is not a time, such as 14:30.")
NO_CLOCK = QT_TRANSLATE_NOOP(
    "TournamentError",
    "{found} is not a time control in seconds, such as 5400+30 or 40/6000+30:900+30.",
)
ENDS_BEFORE = QT_TRANSLATE_NOOP(
    "TournamentError", "The end date, {end}, is before the start date, {begin}."
)
_TIME = re.compile(r"([01]?[0-9]|2[0-3])[:.]([0-5][0-9])")
_SHORT_DATE = re.compile(r"([0-9]{2})[/.-]([0-9]{2})[/.-]([0-9]{2})")
_PERIOD = re.compile(r"(?:([0-9]{1,3})/)?([0-9]{1,6})(?:\+([0-9]{1,4}))?")
_SIDES = re.compile(r"W(.+)-B(.+)")


@dataclass(frozen=True, slots=True)
class TournamentData:
    """Texts as reports have them, "" where nothing is told; dates as YYYY/MM/DD.

    clock: the time control in seconds. ratings: one of METHODS. rounds: date and time of each.
    """

    city: str = ""
    federation: str = ""
    begin: str = ""
    end: str = ""
    arbiter: str = ""
    deputies: tuple[str, ...] = ()
    time_control: str = ""
    clock: str = ""
    ratings: str = ""
    rounds: tuple[tuple[str, str], ...] = ()


_RECORDS = {
    "city": "022",
    "federation": "032",
    "begin": "042",
    "end": "052",
    "arbiter": "102",
    "time_control": "122",
    "clock": "222",
}
DEPUTY, DATES, METHOD = "112", "132", "172"


def round_times(tournament: Tournament) -> tuple[tuple[str, str], ...]:
    """Date and time of each round; none where nothing is told of them."""
    told = dict(reversed(tournament.details))
    return tuple(_rounds_of(told.get(DATES, ""), tournament.extra))


def data_of(tournament: Tournament) -> TournamentData:
    """What a tournament tells of itself."""
    told = dict(reversed(tournament.details))
    method = told.get(METHOD, "").split()
    return TournamentData(
        **{name: told.get(code, "") for name, code in _RECORDS.items()},
        deputies=tuple(text for code, text in tournament.details if code == DEPUTY),
        ratings=method[-1] if method else "",
        rounds=round_times(tournament),
    )


def with_data(tournament: Tournament, data: TournamentData) -> Tournament:
    """With other data; records of which nothing is another stay as they stand.

    Raises TournamentError where something makes no sense.
    """
    before = data_of(tournament)
    names = {each.name for each in fields(data)}
    other = {name for name in names if getattr(before, name) != getattr(data, name)}
    if not other:
        return tournament
    _check(data, other)
    codes = _RECORDS | {"deputies": DEPUTY, "ratings": METHOD, "rounds": DATES}
    gone = {codes[name] for name in other}
    kept = [each for each in tournament.details if each[0] not in gone]
    made = [(_RECORDS[name], one_line(getattr(data, name))) for name in other & set(_RECORDS)]
    if "deputies" in other:
        made += [(DEPUTY, one_line(each)) for each in data.deputies]
    extra = tournament.extra
    if "ratings" in other:
        made.append((METHOD, data.ratings))
    if "rounds" in other:
        made.append((DATES, _dates(data.rounds)))
        extra = tuple(line for line in extra if not line.startswith(TIMES))
        if any(time for _, time in data.rounds):
            times = " ".join(time or "-" for _, time in data.rounds)
            extra = (*extra, f"{TIMES} {times}")
    details = sorted((each for each in (*kept, *made) if each[1]), key=lambda each: each[0])
    return replace(tournament, details=tuple(details), extra=extra)


def as_day(text: str, before: str) -> str:
    """A date as reports have it; what stood there before stays. Raises TournamentError."""
    return text if text in ("", before) else day(text)


def rounds_text(data: TournamentData) -> str:
    """Dates and times as a user types them, a line a round."""
    return typed_rounds(data.rounds)


def typed_rounds(rounds: tuple[tuple[str, str], ...]) -> str:
    """The same of the rounds alone."""
    return "\n".join(f"{date} {time}".strip() or "-" for date, time in rounds)


def read_rounds(text: str) -> tuple[tuple[str, str], ...]:
    """Dates and times typed a line a round, "-" for a round of which nothing is known.

    Raises TournamentError, with the line.
    """
    rounds = []
    for number, line in enumerate(text.rstrip().split("\n"), 1):
        date, time = _last_word(" ".join(line.split()).strip("-"))
        try:
            rounds.append((day(date), _time(time)))
        except TournamentError as error:
            raise TournamentError(error.text, line=number, **error.values) from error
    return tuple(rounds) if any(map(any, rounds)) else ()


def pace_of(tournament: Tournament) -> Pace:
    """What kind of games the time control makes; standard where there is none.

    What counts is the time for 60 moves of the side that has less (FIDE Laws, A.1 and B.1).
    """
    found = data_of(tournament).clock
    seconds = min(map(_seconds, _of_sides(found))) if found and _is_clock(found) else RAPID
    if seconds <= BLITZ:
        return Pace.BLITZ
    return Pace.RAPID if seconds < RAPID else Pace.STANDARD


def _check(data: TournamentData, other: set[str]) -> None:
    if "federation" in other:
        federation(data.federation)
    for name in other & {"begin", "end"}:
        day(getattr(data, name))
    if other & {"begin", "end"} and data.begin and data.end and data.end < data.begin:
        raise TournamentError(ENDS_BEFORE, begin=data.begin, end=data.end)
    if "clock" in other and data.clock and not _is_clock(data.clock):
        raise TournamentError(NO_CLOCK, found=quoted(data.clock))


def _last_word(line: str) -> tuple[str, str]:
    """A date, which may have blanks, and a time behind it."""
    before, _, last = line.rpartition(" ")
    if _TIME.fullmatch(last) and (before or not last.count(".")):
        return before, last
    return (before, last) if ":" in last else (line, "")


def _time(text: str) -> str:
    if not text:
        return ""
    if found := _TIME.fullmatch(text):
        return f"{int(found[1]):02}:{found[2]}"
    raise TournamentError(NO_TIME, found=quoted(text))


def _rounds_of(dates: str, extra: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    line = next((each for each in extra if each.startswith(TIMES)), TIMES)
    times = [each.strip("-") for each in line.removeprefix(TIMES).split()]
    days = []
    for start in range(FIRST_DATE, len(dates), DATE):
        found = _SHORT_DATE.fullmatch(dates[start : start + 8])
        century = "" if found is None else "19" if int(found[1]) >= CENTURY else "20"
        days.append(f"{century}{'/'.join(found.groups())}" if found else "")
    for at in range(max(len(days), len(times))):
        yield (*days, *[""] * len(times))[at], (*times, *[""] * len(days))[at]


def _dates(rounds: tuple[tuple[str, str], ...]) -> str:
    """Record 132 from column 5."""
    cells = "".join(f"{date[2:]:{DATE}}" for date, _ in rounds).rstrip()
    return f"{'':{FIRST_DATE}}{cells}" if cells else ""


def _of_sides(clock: str) -> tuple[str, ...]:
    found = _SIDES.fullmatch(clock)
    return found.groups() if found else (clock,)


def _is_clock(text: str) -> bool:
    return all(_PERIOD.fullmatch(each) for side in _of_sides(text) for each in side.split(":"))


def _seconds(clock: str) -> int:
    """The time for 60 moves: of all periods, with the increment of each for its moves."""
    total, left = 0, MOVES
    periods = [found for found in map(_PERIOD.fullmatch, clock.split(":")) if found]
    for at, period in enumerate(periods, 1):
        moves = left if at == len(periods) else min(left, int(period[1] or left))
        total += int(period[2]) + moves * int(period[3] or 0)
        left -= moves
    return total
