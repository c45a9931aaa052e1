"""The movement texts of EBUScore Pairs and Teams, as the EBU's forum describes them.

A movement begins with a line in brackets or with its numbers: type, tables, boards, boards a round,
rounds and, for pairs, the missing pair. A line for each table follows: North-South, East-West and
board set of each round. Types: 0 pairs sit anywhere, 1 a Mitchell in which they keep their side,
2 one with switched rounds; 5 to 7 teams; 3 and 4 individuals, whose lines nobody describes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import of_sizes
from vpdesk.movements.formats.parts import MOST_IN_SET, faults_at, lines_of, number, quoted
from vpdesk.movements.movement import Encounter, Movement

MITCHELL, ANY_SIDE, TEAMS = 1, (0, 2), (5, 6, 7)
KINDS = (MITCHELL, *ANY_SIDE, *TEAMS)
_TITLE = re.compile(r"\[([\w .+-]*)\](.*)")
_NUMBERS = re.compile(r"\s*[0-9]+(?:\s*,\s*[0-9]+){4,5}\s*")


class _Sizes(NamedTuple):
    """What the first line of a movement says."""

    kind: int
    tables: int
    boards: int
    each: int
    rounds: int
    missing: int = 0


@dataclass(slots=True)
class _Text:
    """A movement as it is read: its name, its first line, and its tables."""

    name: str
    line: int = 0
    sizes: _Sizes | None = None
    tables: list[tuple[int, list[int]]] = field(default_factory=list)


def looks_like_ebuscore(text: str) -> bool:
    """Whether it begins with a title in brackets, or numbers that no other format begins with."""
    first = next((line.strip() for line in text.splitlines() if line.strip()), "")
    if _TITLE.fullmatch(first):
        return True
    numbers = [int(each) for each in first.split(",")] if _NUMBERS.fullmatch(first) else []
    return bool(numbers) and numbers[4] > 1  # the fifth one of .asc is 0 or 1


def read_ebuscore(text: str) -> tuple[Movement, ...]:
    """All movements of a file's text. Raises MovementError, with the line."""
    found = tuple(_movement(each, each.sizes) for each in _texts(text) if each.sizes)
    if not found:
        raise MovementError(
            QT_TRANSLATE_NOOP("MovementError", "There is no movement in the file."), line=1
        )
    return found


def _texts(text: str) -> Iterator[_Text]:
    current = _Text("")
    for at, line in enumerate(lines_of(text), 1):
        if title := _TITLE.fullmatch(line.strip()):
            yield current
            current = _Text(one_line(title[2].strip() or title[1].strip()))
            continue
        if not line.strip():
            continue
        numbers = [number(each.strip(), at) for each in line.split(",")]
        if current.sizes and len(current.tables) == current.sizes.tables:
            yield current
            current = _Text("")
        if current.sizes is None:
            current.line, current.sizes = at, _sizes(numbers, at)
        else:
            current.tables.append((at, numbers))
    yield current


def _movement(text: _Text, sizes: _Sizes) -> Movement:
    kind, tables, _, each, rounds, missing = sizes
    if len(text.tables) < tables:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Tables by the first line: {tables}; there are lines for {count}.",
            ),
            line=text.line,
            tables=tables,
            count=len(text.tables),
        )
    encounters = [
        row
        for table, (at, cells) in enumerate(text.tables, 1)
        for row in _encounters(table, at, cells, rounds)
    ]
    highest = max((seat for row in encounters for seat in row.seated), default=1)
    if kind in TEAMS or (kind == MITCHELL and highest <= tables):  # both sides are numbered from 1
        encounters = [replace(row, ew=highest + row.ew) for row in encounters]
    pairs = max((seat for row in encounters for seat in row.seated), default=2)
    sets = max((row.board_set for row in encounters), default=1)
    _refuse_sets(sets, sizes, text.line)
    _refuse_sizes(pairs, tables, rounds, sets, text.line)
    lines = {row.place: text.tables[row.table - 1][0] for row in encounters}
    boards = tuple(tuple(range(each * at + 1, each * (at + 1) + 1)) for at in range(sets))
    with faults_at(lines, text.line):
        movement = Movement(pairs, tables, rounds, tuple(encounters), boards, text.name)
        return movement.without(missing) if missing else movement


def _sizes(numbers: list[int], line: int) -> _Sizes:
    if not 5 <= len(numbers) <= 6:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "First line: type, tables, boards, boards per round, rounds. Numbers in it: "
                "{count}.",
            ),
            line=line,
            count=len(numbers),
        )
    sizes = _Sizes(*numbers)
    if sizes.kind not in KINDS or (sizes.missing and sizes.kind not in ANY_SIDE):
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "{found} is not an EBUScore movement of type 0, 1, 2, 5, 6 or 7, or has a "
                "missing pair.",
            ),
            line=line,
            found=quoted(",".join(map(str, numbers))),
        )
    _refuse_sizes(2, sizes.tables, sizes.rounds, 1, line)
    if not 1 <= sizes.each <= MOST_IN_SET:
        raise MovementError(
            QT_TRANSLATE_NOOP("MovementError", "A board set has at most {most} boards."),
            line=line,
            most=MOST_IN_SET,
        )
    return sizes


def _refuse_sizes(pairs: int, tables: int, rounds: int, sets: int, line: int) -> None:
    for fault in of_sizes(pairs, tables, rounds, sets):
        fault.line = line
        raise fault


def _refuse_sets(sets: int, sizes: _Sizes, line: int) -> None:
    if sets * sizes.each > sizes.boards:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Boards by the first line: {boards}; board set {sets} would need {needed}.",
            ),
            line=line,
            boards=sizes.boards,
            sets=sets,
            needed=sets * sizes.each,
        )


def _encounters(table: int, line: int, cells: list[int], rounds: int) -> list[Encounter]:
    if len(cells) != 3 * rounds:
        raise MovementError(
            QT_TRANSLATE_NOOP(
                "MovementError",
                "Table {table} needs {needed} numbers (NS, EW, board set; rounds: {rounds}), "
                "not {count}.",
            ),
            line=line,
            table=table,
            rounds=rounds,
            needed=3 * rounds,
            count=len(cells),
        )
    rows = [cells[at : at + 3] for at in range(0, len(cells), 3)]
    return [
        Encounter(number_, table, ns, ew, board_set)
        for number_, (ns, ew, board_set) in enumerate(rows, 1)
        if ns and ew
    ]
