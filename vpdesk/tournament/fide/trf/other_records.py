"""Records of a report file beside the players: what they say, by record."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.tournament.draws.acceleration import baku
from vpdesk.tournament.draws.systems import BAKU, DUTCH, EDITIONS, ROUND_ROBINS, coded_system
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.trf.columns import TOO_LARGE, TrfLine, one_line, quoted
from vpdesk.tournament.fide.trf.points import CODES_BB
from vpdesk.tournament.round import ByeKind
from vpdesk.tournament.tournament import Acceleration, Edition, Forbidden, Tournament

# What a report says of the tournament, kept as it stands.
DETAILS = (
    *("022", "032", "042", "052", "092", "102", "112", "122", "132"),
    *("172", "182", "202", "212", "222"),
)
COUNTED = ("062", "072", "082")  # they follow from the players
POINT_CODES = ("162", "XXS", *CODES_BB)
COMMENT, _OURS = "###", "vpdesk: FIDE Dutch"
MOST_ROUNDS = 999
MOST_FICTITIOUS = 500_000  # points of a player in a round, all records together

SAID_TWICE = QT_TRANSLATE_NOOP(
    "TournamentError", "The file says something else here than in a line above: {found}."
)
TOO_MANY_ROUNDS = QT_TRANSLATE_NOOP("TournamentError", "An event has 1 to {most} rounds.")
NO_FIRST_COLOUR = QT_TRANSLATE_NOOP("TournamentError", "{found} is not a colour; use W or B.")
NO_SETTING = QT_TRANSLATE_NOOP(
    "TournamentError", "{found} is not a setting of XXC; use white1, black1 or rank."
)
NO_BYE = QT_TRANSLATE_NOOP("TournamentError", "{found} is not a valid bye; use F, H or Z.")
NOT_ENTERED = QT_TRANSLATE_NOOP("TournamentError", "Player {number} is not entered.")
ROUNDS_REVERSED = QT_TRANSLATE_NOOP("TournamentError", "Round {last} comes before round {first}.")
TOO_FEW = QT_TRANSLATE_NOOP("TournamentError", "Enter at least two players here.")
POINTS_MISSING = QT_TRANSLATE_NOOP("TournamentError", "The points are missing here.")
BYE_TWICE = QT_TRANSLATE_NOOP(
    "TournamentError", "Player {number} has two different byes in round {round}."
)


@dataclass(slots=True)
class Records:
    """What the records say, as it is read.

    by_rank: the pairing numbers are the places of the players in the file (XXC rank).
    absent: players who miss the next round (XXZ). byes: of records 240, by (round, player).
    """

    numbers: frozenset[int]
    by_rank: bool = False
    name: str = ""
    planned: int = 0
    first_colour: str = ""
    coded_type: str = ""
    edition: Edition | None = None
    absent: set[int] = field(default_factory=set)
    byes: dict[tuple[int, int], ByeKind] = field(default_factory=dict)
    forbidden: list[Forbidden] = field(default_factory=list)
    fictitious: dict[int, dict[int, int]] = field(default_factory=dict)  # player: round: points
    fictitious_count: int = 0
    listed: dict[int, tuple[int, ...]] = field(default_factory=dict)  # XXA
    details: list[tuple[str, str]] = field(default_factory=list)
    extra: list[str] = field(default_factory=list)

    def acceleration(self) -> tuple[Acceleration, ...]:
        """Fictitious points by player, of the records 250 and XXA."""
        told = dict(self.listed)
        for player, rounds in self.fictitious.items():
            of_rounds = range(1, max(rounds) + 1)
            told[player] = tuple(rounds.get(each, 0) for each in of_rounds)
        return tuple(Acceleration(player, told[player]) for player in sorted(told))


def read_records(lines: Iterable[TrfLine], numbers: Iterable[int]) -> Records:
    """What lines that are no player records and no point system say; the rest goes to extra.

    numbers: of the players who are entered.
    A coded type that says no more than an edition does is left out.
    Raises TournamentError.
    """
    records = Records(frozenset(numbers))
    for line in lines:
        if line.code in _READERS:
            _READERS[line.code](records, line)
        elif line.code in DETAILS:
            if text := one_line(line.value):
                # The dates of the rounds stand in columns.
                kept = line.text[4:].rstrip() if line.code == "132" else text
                records.details.append((line.code, kept))
        elif line.code not in COUNTED:
            records.extra.append(line.text)
    if coded_system(records.coded_type) == DUTCH:
        records.edition = records.edition or edition_in([("192", records.coded_type)])
    elif records.coded_type and records.coded_type not in ROUND_ROBINS:
        records.details.append(("192", records.coded_type))
    return records


def edition_in(details: Iterable[tuple[str, str]]) -> Edition | None:
    """The edition that a comment of ours, the coded type (192) or the type in words (092) names."""
    told = {code: value for code, value in details if code != COMMENT or _ours(value)}
    if comment := told.get(COMMENT):
        return _named(comment)
    code = told.get("192", "").upper()
    if coded_system(code) == DUTCH:
        return _named(code) or Edition.E2026
    words = told.get("092", "")
    return _named(words) if "dutch" in words.casefold() else None


def edition_of_date(details: Iterable[tuple[str, str]]) -> Edition | None:
    """The edition in force when the tournament began, or else ended, or else in a round of it.

    None without such a date; a year alone, in which the edition changed, is none.
    """
    told = dict(details)
    for code, ways in (("042", _DATES), ("052", _DATES), ("132", _ROUND_DATES)):
        for found in filter(None, (way.search(told.get(code, "")) for way in ways)):
            day = f"20{found['year']}"[-4:], found["month"].zfill(2)
            if found["month"] or day[0] not in _CHANGED:
                return next((each for begin, each in _IN_FORCE if day >= begin), Edition.E2012)
    return None


def coded_type(tournament: Tournament) -> str:
    """The coded type of a tournament that is drawn here."""
    if tournament.by_table:
        return next(k for k, method in ROUND_ROBINS.items() if method is tournament.teams.method)
    accelerated = bool(tournament.acceleration) and tournament.acceleration == baku(tournament)
    return f"{DUTCH}_{BAKU}" if accelerated else DUTCH


def edition_comment(edition: Edition) -> str:
    """The line that tells the edition, of which the coded type has no word."""
    return f"{COMMENT} {_OURS} {edition}"


def _ours(comment: str) -> bool:
    return comment.startswith(_OURS)


def _named(text: str) -> Edition | None:
    return next((edition for year, edition in EDITIONS.items() if year in text), None)


# Since which year and month an edition is in force, the latest first.
_IN_FORCE = ((("2026", "02"), Edition.E2026), (("2017", "07"), Edition.E2017))
_CHANGED = tuple(year for (year, _), _ in _IN_FORCE)
_DATES = tuple(
    re.compile(way)
    for way in (
        r"\b(?P<year>\d{4})[-/.] *(?P<month>\d\d?)\b",
        r"\b(?P<year>20\d\d)(?P<month>\d\d)\d\d\b",
        r"\b\d\d?[-/.] *(?P<month>\d\d?)[-/.] *(?P<year>\d{4})\b",
        r"\b\d\d?\. *(?P<month>\d\d?)\. *(?P<year>\d\d)\b",
        r"\b(?P<year>(?:19|20)\d\d)(?P<month>)\b",
    )
)
_ROUND_DATES = (re.compile(r"\b(?:20)?(?P<year>\d\d)[-/.](?P<month>\d\d)[-/.]\d\d\b"),)


def _name(records: Records, line: TrfLine) -> None:
    records.name = one_line(line.value)


def _coded_type(records: Records, line: TrfLine) -> None:
    text = one_line(line.value)
    if text and records.coded_type not in ("", text):
        raise TournamentError(SAID_TWICE, line=line.number, found=quoted(text))
    records.coded_type = text or records.coded_type


def _comment(records: Records, line: TrfLine) -> None:
    if _ours(line.value):
        records.edition = _named(line.value)
    else:
        records.extra.append(line.text)


def _planned(records: Records, line: TrfLine) -> None:
    if not line.value:
        return
    planned = line.whole_word(line.value)
    if not 1 <= planned <= MOST_ROUNDS:
        raise TournamentError(TOO_MANY_ROUNDS, line=line.number, most=MOST_ROUNDS)
    if records.planned not in (0, planned):
        raise TournamentError(SAID_TWICE, line=line.number, found=quoted(line.value))
    records.planned = planned


def _colour(records: Records, line: TrfLine) -> None:
    if not line.value:
        return
    if line.value.lower() not in ("w", "b"):
        raise TournamentError(NO_FIRST_COLOUR, line=line.number, found=quoted(line.value))
    _set_colour(records, line, line.value.lower())


def _set_colour(records: Records, line: TrfLine, colour: str) -> None:
    if records.first_colour not in ("", colour):
        raise TournamentError(SAID_TWICE, line=line.number, found=quoted(line.value))
    records.first_colour = colour


def _settings(records: Records, line: TrfLine) -> None:
    for word in line.value.split():
        match word.lower():
            case "white1" | "black1" as colour:
                _set_colour(records, line, colour[0])
            case "rank":
                records.by_rank = True
            case _:
                raise TournamentError(NO_SETTING, line=line.number, found=quoted(word))


def _absent(records: Records, line: TrfLine) -> None:
    records.absent.update(_entered(records, line, line.value.split()))


def _entered(records: Records, line: TrfLine, words: Iterable[str]) -> Iterator[int]:
    for word in words:
        number = line.whole_word(word)
        _check_entered(records, line, number)
        yield number


def _check_entered(records: Records, line: TrfLine, number: int) -> None:
    if number not in records.numbers:
        raise TournamentError(NOT_ENTERED, line=line.number, number=number)


def _pairs(records: Records, line: TrfLine) -> None:
    _forbid(records, line, tuple(_entered(records, line, line.value.split())), 1, 0)


def _prohibited(records: Records, line: TrfLine) -> None:
    first, last = line.whole(5, 7, 1) or 1, line.whole(9, 11, 0)
    if 0 < last < first:
        raise TournamentError(ROUNDS_REVERSED, line=line.number, first=first, last=last)
    players = line.numbers_from(13)
    for number in players:
        _check_entered(records, line, number)
    _forbid(records, line, players, first, last)


def _forbid(
    records: Records, line: TrfLine, players: tuple[int, ...], first: int, last: int
) -> None:
    unique = tuple(dict.fromkeys(players))
    if len(unique) < 2:
        raise TournamentError(TOO_FEW, line=line.number)
    forbidden = Forbidden(unique, first, last)
    if forbidden not in records.forbidden:
        records.forbidden.append(forbidden)


def _bye(records: Records, line: TrfLine) -> None:
    kind = line.field(5, 5).upper()
    if kind not in ("F", "H", "Z"):
        raise TournamentError(NO_BYE, line=line.number, found=quoted(kind))
    number = _round_number(line, 7, 9)
    for player in line.numbers_from(11):
        _check_entered(records, line, player)
        if records.byes.setdefault((number, player), ByeKind(kind)) is not ByeKind(kind):
            raise TournamentError(BYE_TWICE, line=line.number, number=player, round=number)


def _round_number(line: TrfLine, first: int, last: int) -> int:
    number = line.whole(first, last)
    if not 1 <= number <= MOST_ROUNDS:
        raise TournamentError(TOO_MANY_ROUNDS, line=line.number, most=MOST_ROUNDS)
    return number


def _accelerated(records: Records, line: TrfLine) -> None:
    """Record 250: points for a run of numbers in a run of rounds."""
    points = line.points(10, 13)
    if points is None:
        points = line.points(5, 8)
    if points is None:
        raise TournamentError(POINTS_MISSING, line=line.number)
    first, last = _round_number(line, 15, 17), _round_number(line, 19, 21)
    if last < first:
        raise TournamentError(ROUNDS_REVERSED, line=line.number, first=first, last=last)
    low, high = line.whole(23, 26), line.whole(28, 31)
    players = [number for number in sorted(records.numbers) if low <= number <= high]
    records.fictitious_count += len(players) * (last - first + 1)
    if records.fictitious_count > MOST_FICTITIOUS:
        raise TournamentError(TOO_LARGE, line=line.number)
    for player in players:
        of_player = records.fictitious.setdefault(player, {})
        of_player |= dict.fromkeys(range(first, last + 1), points)


def _listed(records: Records, line: TrfLine) -> None:
    """Record XXA: a player's points of every round."""
    player = line.whole(5, 8)
    _check_entered(records, line, player)
    starts = range(10, len(line.text.rstrip()) + 1, 5)
    points = tuple(line.points(start, start + 3) or 0 for start in starts)
    if not any(points):
        return
    while not points[-1]:
        points = points[:-1]
    if records.listed.setdefault(player, points) != points:
        raise TournamentError(SAID_TWICE, line=line.number, found=quoted(line.value))


_READERS: dict[str, Callable[[Records, TrfLine], None]] = {
    "012": _name,
    "142": _planned,
    "152": _colour,
    "192": _coded_type,
    "240": _bye,
    "250": _accelerated,
    "260": _prohibited,
    COMMENT: _comment,
    "XXA": _listed,
    "XXC": _settings,
    "XXP": _pairs,
    "XXR": _planned,
    "XXZ": _absent,
}
