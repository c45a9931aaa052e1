"""Movements as .ASC, version 1.0: the format in which directors' programs exchange them.

The first line says: pairs, tables, rounds, board sets, and 1 for an individual movement. The
last number may be missing, and then the board sets too: they are as many as are played. A
line a round follows, with "NS-EW set" for each table, or "N S E W set" in an individual
movement; 0 0 0 is an empty table. Blanks, tabs and the signs - , : ; / | ( ) . separate.
A round may go over several lines if each of them ends with a table and none holds more than
the rest of its round. Board sets are numbers or capital letters, as a spreadsheet counts
them (after Z comes AA), and all of them in one of the two ways.

The rest of a line after # is a comment: see asc_comments.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import of_sizes
from vpdesk.movements.formats.asc_comments import boards_comment, read_comments, write_comments
from vpdesk.movements.formats.parts import faults_at, lines_of, number, quoted, set_number
from vpdesk.movements.movement import Encounter, Movement, Place

_NEGATIVE = re.compile(r"(?<!\S)-[0-9]+")  # in the first line, where no pairs meet
_TOKEN = re.compile(r"([0-9]+|[A-Z]+)|[^\s,:;/|().–-]\S*")


@dataclass(slots=True)
class _Rounds:
    """The rounds as far as they are read."""

    tables: int
    rounds: int
    individual: bool
    encounters: list[Encounter] = field(default_factory=list)
    lines: dict[Place, int] = field(default_factory=dict)
    round: int = 1
    table: int = 1
    letters: bool | None = None  # whether board sets are letters, once it is known

    @property
    def each(self) -> int:
        """The numbers of a table."""
        return 5 if self.individual else 3


def read_asc(text: str) -> Movement:
    """The movement of a file's text. Raises MovementError, with the line."""
    lines = lines_of(text)
    numbered = _numbered(lines)
    at, header = next(numbered, (1, []))
    if negative := _NEGATIVE.search(lines[at - 1].partition("#")[0]):
        number(negative[0], at)  # refuses it
    pairs, tables, rounds, sets, individual = _header(header, at)
    found = _Rounds(tables, rounds, individual)
    last = at
    for line, tokens in numbered:
        _read_line(found, tokens, line)
        last = line
    if found.round <= rounds:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "The file ends before round {round} is complete; rounds by the first line: "
                "{rounds}.",
            ),
            line=last,
            round=found.round,
            rounds=rounds,
        )
    if not sets:
        sets = max((each.board_set for each in found.encounters), default=1)
        _refuse_sizes(pairs, tables, rounds, sets, at)
    comments = read_comments(_comments(lines), sets)
    with faults_at(found.lines, at):
        return Movement(
            pairs,
            tables,
            rounds,
            tuple(found.encounters),
            comments.boards,
            comments.name,
            comments.notes,
            individual,
        )


def write_asc(movement: Movement) -> str:
    """The text of a file; notes that would be read as something else are left out."""
    name, *notes = write_comments(movement)
    rows = [_header_row(movement)]
    rows += [_round_row(movement, number) for number in range(1, movement.rounds + 1)]
    comments = [each for each in (name, boards_comment(movement), *notes) if each]
    return "".join(f"{row}\n" for row in [*rows, *(f"# {each}" for each in comments)])


def _numbered(lines: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines that say something besides comments: number and tokens."""
    for line, text in enumerate(lines, 1):
        data = text.partition("#")[0]
        tokens: list[str] = []
        for match in _TOKEN.finditer(data):
            if not match[1]:
                raise MovementError(
                    QT_TRANSLATE_NOOP(
                        "MovementError",
                        "{found} is neither a number nor a board set, which is a number or a "
                        "capital letter.",
                    ),
                    line=line,
                    found=quoted(match[0]),
                )
            tokens.append(match[1])
        if tokens:
            yield line, tokens


def _comments(lines: Sequence[str]) -> Iterator[tuple[int, str]]:
    for line, text in enumerate(lines, 1):
        comment = text.partition("#")[2].strip()
        if comment:
            yield line, comment


def _header(tokens: Sequence[str], line: int) -> tuple[int, int, int, int, bool]:
    """Pairs, tables, rounds, sets (0 where the line does not say), individual or not."""
    if not 3 <= len(tokens) <= 5:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "First line: pairs, tables, rounds, board sets, 1 if individual. Numbers in "
                "it: {count}.",
            ),
            line=line,
            count=len(tokens),
        )
    numbers = [number(token, line) for token in tokens]
    pairs, tables, rounds, sets, individual = (*numbers, *(0,) * (5 - len(numbers)))
    if individual > 1:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "The fifth number is 1 for an individual movement and 0 for one of pairs, not "
                "{found}.",
            ),
            line=line,
            found=individual,
        )
    _refuse_sizes(pairs, tables, rounds, sets if len(numbers) > 3 else 1, line)
    return pairs, tables, rounds, sets, bool(individual)


def _refuse_sizes(pairs: int, tables: int, rounds: int, sets: int, line: int) -> None:
    with faults_at({}, line):
        for fault in of_sizes(pairs, tables, rounds, sets):
            raise fault


def _read_line(found: _Rounds, tokens: Sequence[str], line: int) -> None:
    """Take the tables of a line into what is found so far."""
    if found.round > found.rounds:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError", "The rounds are complete ({rounds}); this line would be one more."
            ),
            line=line,
            rounds=found.rounds,
        )
    count, odd = divmod(len(tokens), found.each)
    left = found.tables - found.table + 1
    if odd or count > left:
        text = (
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Round {round} needs {needed} numbers, five per table (N, S, E, W, board set), "
                "not {count}.",
            )
            if found.individual
            else QT_TRANSLATE_NOOP(
                "MovementError",
                "Round {round} needs {needed} numbers, three per table (NS, EW, board set), "
                "not {count}.",
            )
        )
        needed = left * found.each
        raise MovementError(text, line=line, round=found.round, needed=needed, count=len(tokens))
    for first in range(0, len(tokens), found.each):
        *seats, board_set = tokens[first : first + found.each]
        _read_table(found, [number(seat, line) for seat in seats], board_set, line)
        found.table += 1
    if found.table > found.tables:
        found.round, found.table = found.round + 1, 1


def _read_table(found: _Rounds, seats: Sequence[int], board_set: str, line: int) -> None:
    found.lines[found.round, found.table] = line
    if not any(seats):
        return
    if not all(seats):
        text = QT_TRANSLATE_NOOP(
            "MovementError",
            "Round {round}, table {table}: somebody plays against 0; an empty table is 0 0 0.",
        )
        raise MovementError(text, line=line, round=found.round, table=found.table)
    letters = board_set.isupper()
    if found.letters not in (None, letters):
        text = QT_TRANSLATE_NOOP(
            "MovementError",
            "Write all board sets as numbers or all as letters; {found} differs from the others.",
        )
        raise MovementError(text, line=line, found=quoted(board_set))
    found.letters = letters
    ns, ew = seats[0], seats[-1]
    south = west = 0
    if found.individual:
        ns, south, ew, west = seats
    at = set_number(board_set, line)
    found.encounters.append(Encounter(found.round, found.table, ns, ew, at, south, west))


def _header_row(movement: Movement) -> str:
    sizes = (movement.pairs, movement.tables, movement.rounds, movement.sets)
    return " ".join(f"{size:2}" for size in sizes) + f" {movement.individual:d}"


def _round_row(movement: Movement, round: int) -> str:
    at = {each.table: each for each in movement.in_round(round)}
    tables = (at.get(table) for table in range(1, movement.tables + 1))
    return "  ".join(_table(each, individual=movement.individual) for each in tables)


def _table(each: Encounter | None, *, individual: bool) -> str:
    if individual:
        seats = (each.ns, each.south, each.ew, each.west) if each else (0, 0, 0, 0)
        north, south, east, west = seats
        sides = f"{north:2}-{south:2} {east:2}-{west:2}"
    else:
        sides = f"{each.ns:2}-{each.ew:2}" if each else " 0- 0"
    return f"{sides} {each.board_set if each else 0:2}"
