"""The score sheet of a match: what was entered, board by board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from enum import Enum
from itertools import pairwise

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.match import laws
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.scales import MAX_BOARDS

MOST_TABLES = 60
MOST_ENTRIES = 6000  # boards times tables
MOST_SHARES = 6
MOST_IMPS = 999  # that an adjusted board may give to a side
MOST_EXTRA = 99_900  # hundredths
Sides = tuple[int, int]  # of home and away, or of North-South and East-West

BAD_NUMBERS = QT_TRANSLATE_NOOP(
    "MatchError", "The boards need numbers from 1 to {most} that rise from line to line."
)
BAD_TABLES = QT_TRANSLATE_NOOP("MatchError", "A sheet has 2 to {most} tables, not {tables}.")
ODD_TABLES = QT_TRANSLATE_NOOP(
    "MatchError", "In a match of teams the number of tables is even, not {tables}."
)
TOO_LARGE = QT_TRANSLATE_NOOP(
    "MatchError", "The sheet is too large; take fewer boards or fewer tables."
)
BAD_ENTRIES = QT_TRANSLATE_NOOP(
    "MatchError", "Board {board}: tables with entries: {found} instead of {tables}."
)
BAD_SHARES = QT_TRANSLATE_NOOP(
    "MatchError", "The shares of a weighted score must add up to 100 %, not {sum} %."
)
MANY_SHARES = QT_TRANSLATE_NOOP("MatchError", "A weighted score has at most {most} parts.")
BAD_POINTS = QT_TRANSLATE_NOOP(
    "MatchError",
    "“{points}” is not a score: scores are multiples of 10 from −{most} to {most}.",
)
BAD_IMPS = QT_TRANSLATE_NOOP(
    "MatchError", "An adjusted board is worth at most {most} IMPs to a side, not {imps}."
)
BAD_EXTRA = QT_TRANSLATE_NOOP(
    "MatchError", "A carry-over or a penalty is at most {most}, not {value}."
)
BAD_DIVISOR = QT_TRANSLATE_NOOP(
    "MatchError", "The IMPs of a board can be divided by 1 to {most}, not by {divisor}."
)
BAD_TRIM = QT_TRANSLATE_NOOP(
    "MatchError", "At each end 0 to {most} scores can be left out of the datum, not {trim}."
)
NO_BOARD = QT_TRANSLATE_NOOP("MatchError", "There is no board {board} on this sheet.")
NO_TABLE = QT_TRANSLATE_NOOP("MatchError", "There is no table {table} on this sheet.")


class Method(Enum):
    """How the scores of a board become IMPs.

    ROOMS: two teams; table 1 (home sits North-South) against table 2 (away does), 3 against 4 …
    CROSS_TEAMS: two teams at four tables or more; every table at which home sits North-South
        against every one at which away does. The sum is divided by the sheet's divisor.
    BOARDS: as ROOMS, but what counts is who has more on a board: 2 points for it, 1 each where
        both have the same. IMPs are what the two differ by: 2, 0 or -2.
    PATTON: as ROOMS, and the points of the boards, as in BOARDS, are added to the VPs of the IMPs.
    CROSS_IMPS: each table is a match of its pairs; its score against that of every other table,
        the sum divided by the number of the others.
    BUTLER: each table is a match of its pairs; its score against the datum.
    """

    ROOMS = "rooms"
    CROSS_TEAMS = "cross teams"
    BOARDS = "board-a-match"
    PATTON = "Patton"
    CROSS_IMPS = "cross-IMPs"
    BUTLER = "Butler"

    @property
    def teams(self) -> bool:
        """The sheet is one match of two teams; else each table is a match of two pairs."""
        return self in (Method.ROOMS, Method.CROSS_TEAMS, Method.BOARDS, Method.PATTON)


class Status(Enum):
    """What became of a board."""

    PLAYED = "played"  # or it will be
    CANCELLED = "cancelled"  # it counts for nothing; the scale is that of the other boards
    ADJUSTED = "adjusted"  # it counts, for the IMPs that the director gave to each side


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a weighted score: so many percent of a contract, or of points of North-South."""

    percent: int
    score: Contract | int

    def __post_init__(self) -> None:
        score = self.score
        if isinstance(score, int) and (score % laws.STEP or abs(score) > laws.MOST_POINTS):
            raise MatchError(BAD_POINTS, points=score, most=laws.MOST_POINTS)

    def points(self, board: int) -> int:
        """The points of North-South on a board."""
        return self.score if isinstance(self.score, int) else laws.points(self.score, board)


@dataclass(frozen=True, slots=True)
class Entry:
    """What was entered for a table on a board: a score, or IMPs that the director gave.

    typed: the text as it was typed. shares: one of 100 %, or those of a weighted score
    (Law 12C1(c)). adjusted: instead of these, IMPs of North-South and East-West each
    (in CROSS_IMPS and BUTLER; of a match of teams the whole line is adjusted).
    Raises MatchError.
    """

    typed: str
    shares: tuple[Share, ...] = ()
    adjusted: Sides | None = None

    def __post_init__(self) -> None:
        if (self.adjusted is None) != bool(self.shares):
            raise ValueError(self)
        if self.adjusted is not None:
            _check_imps(self.adjusted)
        if len(self.shares) > MOST_SHARES:
            raise MatchError(MANY_SHARES, most=MOST_SHARES)
        total = sum(each.percent for each in self.shares)
        if self.shares and (total != 100 or any(each.percent <= 0 for each in self.shares)):
            raise MatchError(BAD_SHARES, sum=total)

    def points(self, board: int) -> tuple[tuple[int, int], ...]:
        """(percent, points of North-South) of each share; () for an adjusted one."""
        return tuple((each.percent, each.points(board)) for each in self.shares)


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A board: an entry for each table, None where there is none yet.

    adjusted: the IMPs of home and away (of NS and EW where tables are matches) if the status is
    ADJUSTED, each as that side sees it: 3 and 3 where both get an average plus, 3 and -3 where
    home gets what away loses. Entries are kept beside it, but do not count.
    law, reason: of what the director gave, an adjusted or a weighted score.
    """

    number: int
    entries: tuple[Entry | None, ...]
    status: Status = Status.PLAYED
    adjusted: Sides = (0, 0)
    law: str = ""
    reason: str = ""

    def __post_init__(self) -> None:
        _check_imps(self.adjusted)

    @property
    def why(self) -> str:
        """Law and reason of what the director gave: "Law 12C: slow play"."""
        return ": ".join(filter(None, (self.law, self.reason)))

    @property
    def empty(self) -> bool:
        """Nothing was entered."""
        return self.status is Status.PLAYED and not any(self.entries)


TableNames = tuple[tuple[str, str], ...]  # (NS, EW) of each table


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A score sheet. Table numbers count from 0 in all functions.

    lines: the boards, by number. method: how IMPs come about. tables: entries of a line; of two
        tables of teams the first is the open and the second the closed room.
    home, away: the teams. names: (NS, EW) of each table, or () where nobody wrote them down.
    later: the same of those who play from a board on, with its number, in the order of the boards.
    event, round, date: as they are to stand on the sheet.
    divisor: of the IMPs in CROSS_TEAMS. trim: scores left out of the datum at each end.
    carry_imps, penalty_imps, carry_vps, penalty_vps: of home and away in hundredths; a carry-over
        is added, a penalty taken off. They are for teams only.
    penalty_reason: what a penalty is for.
    twice: the boards count, too, and the sum is the result; see match.two_scales.
    Raises MatchError.
    """

    lines: tuple[BoardLine, ...]
    method: Method = Method.ROOMS
    tables: int = 2
    home: str = ""
    away: str = ""
    names: tuple[tuple[str, str], ...] = ()
    event: str = ""
    round: str = ""
    date: str = ""
    divisor: int = 1
    trim: int = 0
    carry_imps: Sides = (0, 0)
    penalty_imps: Sides = (0, 0)
    carry_vps: Sides = (0, 0)
    penalty_vps: Sides = (0, 0)
    penalty_reason: str = ""
    twice: bool = False
    later: tuple[tuple[int, TableNames], ...] = ()

    def __post_init__(self) -> None:
        self._check_tables()
        self._check_numbers()

    @property
    def details(self) -> tuple[object, ...]:
        """All but the scores: the numbers of the boards, and what the other fields say."""
        rest = (getattr(self, each.name) for each in fields(self) if each.name != "lines")
        return (self.numbers, *rest)

    def _check_tables(self) -> None:
        numbers = [0, *(line.number for line in self.lines), MAX_BOARDS + 1]
        if not self.lines or any(a >= b for a, b in pairwise(numbers)):
            raise MatchError(BAD_NUMBERS, most=MAX_BOARDS)
        if not 2 <= self.tables <= MOST_TABLES:
            raise MatchError(BAD_TABLES, most=MOST_TABLES, tables=self.tables)
        if self.method.teams and self.tables % 2:
            raise MatchError(ODD_TABLES, tables=self.tables)
        if len(self.lines) * self.tables > MOST_ENTRIES:
            raise MatchError(TOO_LARGE)
        for line in self.lines:
            if len(line.entries) != self.tables:
                found = len(line.entries)
                raise MatchError(BAD_ENTRIES, board=line.number, found=found, tables=self.tables)
        if self.names and len(self.names) != self.tables:
            raise ValueError(self.names)
        begin = [0, *(board for board, _ in self.later)]
        if any(a >= b for a, b in pairwise(begin)) or any(
            len(names) != self.tables for _, names in self.later
        ):
            raise ValueError(self.later)

    def _check_numbers(self) -> None:
        if not 1 <= self.divisor <= MOST_TABLES**2:
            raise MatchError(BAD_DIVISOR, most=MOST_TABLES**2, divisor=self.divisor)
        if not 0 <= self.trim < MOST_TABLES:
            raise MatchError(BAD_TRIM, most=MOST_TABLES - 1, trim=self.trim)
        extras = (self.carry_imps, self.penalty_imps, self.carry_vps, self.penalty_vps)
        for value in (each for sides in extras for each in sides):
            if abs(value) > MOST_EXTRA:
                raise MatchError(BAD_EXTRA, most=MOST_EXTRA // 100, value=value / 100)

    @property
    def title(self) -> str:
        """The names of the teams, or of the event; "" where there are none."""
        return " – ".join(name for name in (self.home, self.away) if name) or self.event

    @property
    def boards(self) -> int:
        """The boards that the scale is for: all but the cancelled ones."""
        return sum(line.status is not Status.CANCELLED for line in self.lines)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the boards."""
        return tuple(line.number for line in self.lines)

    def names_at(self, number: int) -> TableNames:
        """Who plays a board: (NS, EW) of each table; () where nobody wrote them down."""
        found = self.names
        for board, names in self.later:
            found = names if board <= number else found
        return found

    def line(self, number: int) -> BoardLine:
        """The line of a board. Raises MatchError if there is none."""
        return self.lines[self.row(number)]

    def row(self, number: int) -> int:
        """The place of a board's line, from 0. Raises MatchError if there is none."""
        try:
            return self.numbers.index(number)
        except ValueError:
            raise MatchError(NO_BOARD, board=number) from None


def new_sheet(
    boards: int, first: int = 1, method: Method = Method.ROOMS, tables: int = 2
) -> ScoreSheet:
    """A sheet without entries. Raises MatchError for numbers that no sheet has."""
    return ScoreSheet(_blank(range(first, first + boards), tables), method, tables)


def with_entry(sheet: ScoreSheet, number: int, table: int, entry: Entry | None) -> ScoreSheet:
    """With another entry of a table on a board, which is played then; None takes it away.

    Raises MatchError.
    """
    if not 0 <= table < sheet.tables:
        raise MatchError(NO_TABLE, table=table + 1)
    line = sheet.line(number)
    entries = (*line.entries[:table], entry, *line.entries[table + 1 :])
    return _with_line(sheet, BoardLine(number, entries))


def with_status(
    sheet: ScoreSheet, number: int, status: Status, adjusted: Sides = (0, 0)
) -> ScoreSheet:
    """With another status of a board; its entries stay. Raises MatchError."""
    return _with_line(sheet, replace(sheet.line(number), status=status, adjusted=adjusted))


def with_reason(sheet: ScoreSheet, number: int, law: str, reason: str) -> ScoreSheet:
    """With the Law and the reason of what the director gave on a board. Raises MatchError."""
    return _with_line(sheet, replace(sheet.line(number), law=law, reason=reason))


def emptied(sheet: ScoreSheet) -> ScoreSheet:
    """The sheet as it is before the match: without entries and penalties."""
    lines = _blank(sheet.numbers, sheet.tables)
    return replace(sheet, lines=lines, penalty_imps=(0, 0), penalty_vps=(0, 0), penalty_reason="")


def with_boards(sheet: ScoreSheet, boards: int, first: int) -> ScoreSheet:
    """With the boards from first on; those that stay keep their entries. Raises MatchError."""
    kept = {line.number: line for line in sheet.lines}
    blank = _blank(range(first, first + boards), sheet.tables)
    lines = tuple(kept.get(line.number, line) for line in blank)
    numbers = {line.number for line in lines[1:]}
    later = tuple(each for each in sheet.later if each[0] in numbers)
    return replace(sheet, lines=lines, later=later)


def with_method(sheet: ScoreSheet, method: Method, tables: int) -> ScoreSheet:
    """With another method and number of tables; the tables that stay keep their entries.

    Raises MatchError.
    """
    none = (None,) * tables
    lines = tuple(replace(line, entries=(*line.entries, *none)[:tables]) for line in sheet.lines)
    names = _of_tables(sheet.names, tables) if sheet.names else ()
    later = tuple((board, _of_tables(each, tables)) for board, each in sheet.later)
    return replace(sheet, lines=lines, method=method, tables=tables, names=names, later=later)


def with_names(sheet: ScoreSheet, board: int, names: TableNames) -> ScoreSheet:
    """With others who play from a board on, the first one for all of the match.

    Names that are all empty are none. Raises MatchError if there is no such board.
    """
    named = names if any(map(any, names)) else ()
    if sheet.row(board) == 0:
        return replace(sheet, names=named)
    rest = [each for each in sheet.later if each[0] != board]
    return replace(sheet, later=tuple(sorted([*rest, *([(board, named)] if named else [])])))


def _of_tables(names: TableNames, tables: int) -> TableNames:
    return (*names, *((("", ""),) * tables))[:tables]


def boards_lost(before: ScoreSheet, now: ScoreSheet) -> tuple[int, ...]:
    """The numbers of the boards with scores that are not there any more; fewer boards have none."""
    if len(before.lines) <= len(now.lines):
        return ()  # they are numbered anew at most
    kept = set(now.numbers)
    return tuple(each.number for each in before.lines if not each.empty and each.number not in kept)


def tables_lost(before: ScoreSheet, now: ScoreSheet) -> int:
    """How many scores were those of tables that are not there any more."""
    return sum(entry is not None for line in before.lines for entry in line.entries[now.tables :])


def _blank(numbers: Sequence[int], tables: int) -> tuple[BoardLine, ...]:
    if len(numbers) > MAX_BOARDS:
        raise MatchError(BAD_NUMBERS, most=MAX_BOARDS)
    return tuple(BoardLine(number, (None,) * tables) for number in numbers)


def _with_line(sheet: ScoreSheet, line: BoardLine) -> ScoreSheet:
    row = sheet.row(line.number)
    return replace(sheet, lines=(*sheet.lines[:row], line, *sheet.lines[row + 1 :]))


def _check_imps(sides: Sides) -> None:
    for imps in sides:
        if abs(imps) > MOST_IMPS:
            raise MatchError(BAD_IMPS, most=MOST_IMPS, imps=imps)
