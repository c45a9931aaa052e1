"""What the formats share: numbers, lists of boards, limits, and where a fault stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import MOST_BOARD
from vpdesk.movements.movement import Place

# No movement comes near to them, and within them every file is read in less than a second.
MOST_CHARACTERS, MOST_LINES, MOST_IN_LINE, MOST_IN_SET = 2_000_000, 12_000, 10_000, 100
MOST_DIGITS = 5
SHORT_ENOUGH = 24
_DIGITS = re.compile(r"[0-9]+")
_LETTERS = re.compile(r"[A-Z]{1,2}")
_BOARDS = re.compile(r"([0-9]{1,5})(?:[-–]([0-9]{1,5}))?")


def refuse_huge(text: str) -> None:
    """Raise MovementError for a file that is too large."""
    if len(text) > MOST_CHARACTERS:
        raise _too_large()


def lines_of(text: str) -> list[str]:
    """The lines of a file, without their ends. Raises MovementError for a file too large."""
    refuse_huge(text)
    lines = re.split(r"\r\n|\r|\n", text)
    if len(lines) > MOST_LINES:
        raise _too_large()
    for number, line in enumerate(lines, 1):
        if len(line) > MOST_IN_LINE:
            raise MovementError(
                QT_TRANSLATE_NOOP("MovementError", "This line is too long."), line=number
            )
    return lines


def _too_large() -> MovementError:
    return MovementError(
        QT_TRANSLATE_NOOP("MovementError", "The file is too large to be a movement.")
    )


def quoted(found: str) -> str:
    """What a file says, short and printable, between quotation marks."""
    begin = found[: SHORT_ENOUGH + 1]
    plain = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in begin)
    return f"“{plain[:SHORT_ENOUGH]}…”" if len(plain) > SHORT_ENOUGH else f"“{plain}”"


def number(found: str, line: int) -> int:
    """A whole number of at most MOST_DIGITS digits. Raises MovementError."""
    if len(found) <= MOST_DIGITS and found.isascii() and found.isdigit():
        return int(found)
    if not found:
        raise MovementError(
            QT_TRANSLATE_NOOP("MovementError", "A number is missing here."), line=line
        )
    if not _DIGITS.fullmatch(found):
        text = QT_TRANSLATE_NOOP("MovementError", "A number belongs here, not {found}.")
        raise MovementError(text, line=line, found=quoted(found))
    text = QT_TRANSLATE_NOOP("MovementError", "The number {found} is too large.")
    raise MovementError(text, line=line, found=quoted(found))


def set_number(found: str, line: int) -> int:
    """The number of a board set: a number, or A, B ... Z, AA, AB ... Raises MovementError."""
    if not _LETTERS.fullmatch(found):
        return number(found, line)
    at = 0
    for letter in found:
        at = 26 * at + ord(letter) - ord("A") + 1
    return at


def boards_of(found: str, line: int) -> tuple[int, ...]:
    """The boards of a list such as "1-3", "1,4,7" or "1 2 3". Raises MovementError."""
    boards: list[int] = []
    tidy = re.sub(" ?([-–,;+]) ?", r"\1", " ".join(found.split()))
    for part in re.split("[,;+ ]", tidy):
        match = _BOARDS.fullmatch(part)
        if not match:
            raise boards_error(found, line)
        first, last = int(match[1]), int(match[2] or match[1])
        if not 1 <= first <= last <= MOST_BOARD:
            raise boards_error(found, line)
        if len(boards) + last - first >= MOST_IN_SET:
            text = QT_TRANSLATE_NOOP("MovementError", "A board set has at most {most} boards.")
            raise MovementError(text, line=line, most=MOST_IN_SET)
        boards.extend(range(first, last + 1))
    if len(set(boards)) < len(boards):
        text = QT_TRANSLATE_NOOP("MovementError", "A board appears twice in {found}.")
        raise MovementError(text, line=line, found=quoted(found))
    return tuple(boards)


def boards_error(found: str, line: int) -> MovementError:
    """The error of a list of boards that cannot be read."""
    return MovementError(
        QT_TRANSLATE_NOOP(
            "MovementError", "{found} is not a list of boards; write them as 1-3 or as 1,4,7."
        ),
        line=line,
        found=quoted(found),
    )


def runs(boards: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The first and the last board of each run of consecutive ones, in the order given."""
    first = last = 0
    for board in boards:
        if first and board == last + 1:
            last = board
            continue
        if first:
            yield first, last
        first = last = board
    if first:
        yield first, last


def listed(boards: Iterable[int]) -> str:
    """A list that boards_of reads, as short as can be: "1-3" or "1-2,7"."""
    return ",".join(
        str(first) if first == last else f"{first}-{last}" for first, last in runs(boards)
    )


@contextmanager
def faults_at(lines: Mapping[Place, int], otherwise: int = 0) -> Iterator[None]:
    """Faults of a movement that is made inside get their lines.

    lines: where each (round, table) stands. otherwise: the line for a fault of no round.
    """
    try:
        yield
    except MovementError as error:
        of_rounds: dict[int, int] = {}
        for place, line in lines.items():
            of_rounds.setdefault(place[0], line)
        for fault in error.faults:
            near = of_rounds.get(fault.round, otherwise)
            table = fault.values.get("table")
            fault.line = lines.get((fault.round, table), near) if isinstance(table, int) else near
        raise
