"""The comments of an .ASC file: name, boards of the sets, and notes.

    # Howell08T4B14: a Howell for 8 pairs     the name, and a note
    # board sets: 1=1-2 2=3-4 3=5,7           the boards of each set
    # name: Howell: 8 pairs                   a name that has a colon in it

The first comment that is not about boards gives the name if it has this form and there is no
"name:". All other comments are notes. Without "board sets:" each set is one board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.movements.errors import MovementError
from vpdesk.movements.formats.parts import boards_error, boards_of, listed, set_number
from vpdesk.movements.movement import Movement

BOARDS, NAME, SOURCE = "board sets", "name", "source"
_BOARDS = re.compile(rf"(?i:{BOARDS}) ?: ?(?=[0-9A-Z]+ ?=)")
_NAME = re.compile(rf"(?i:{NAME}) ?:(.*)")
_NAME_AND_NOTE = re.compile(rf"(?!(?i:{SOURCE}|{BOARDS}) ?:)([^:]+):(?: (.*))?")
_SET = re.compile("(?<![0-9A-Z])([0-9]{1,5}|[A-Z]{1,2}) ?= ?")


@dataclass(frozen=True, slots=True)
class Comments:
    """What the comments say."""

    name: str
    notes: tuple[str, ...]
    boards: tuple[tuple[int, ...], ...]


def read_comments(comments: Iterable[tuple[int, str]], sets: int) -> Comments:
    """What the (line, comment) say of a movement with so many sets. Raises MovementError."""
    name: str | None = None
    notes: list[str] = []
    boards: tuple[tuple[int, ...], ...] = ()
    for line, comment in comments:
        text = one_line(comment)
        if about := _BOARDS.match(text):
            if boards:
                again = QT_TRANSLATE_NOOP("MovementError", "The boards of the sets appear twice.")
                raise MovementError(again, line=line)
            boards = _boards(text[about.end() :], sets, line)
        elif (named := _NAME.fullmatch(text)) and name is None:
            name = named[1].strip()
        elif text:
            notes.append(text)
    if name is None and notes and (parts := _NAME_AND_NOTE.fullmatch(notes[0])):
        name = parts[1].strip()
        notes[:1] = [parts[2]] if parts[2] else []
    return Comments(name or "", tuple(notes), boards or one_board_each(sets))


def one_board_each(sets: int) -> tuple[tuple[int, ...], ...]:
    """The boards where nothing is said of them: a set is one board."""
    return tuple((board,) for board in range(1, sets + 1))


def boards_comment(movement: Movement) -> str:
    """The boards of the sets; empty where each set is the board of its number."""
    if movement.boards == one_board_each(movement.sets):
        return ""
    sets = (f"{number}={listed(boards)}" for number, boards in enumerate(movement.boards, 1))
    return f"{BOARDS}: {' '.join(sets)}"


def write_comments(movement: Movement) -> list[str]:
    """Comments that give a movement's name (the first one, "" for none) and notes."""
    name = one_line(movement.name)
    notes = [one_line(note) for note in movement.notes]
    notes = [note for note in notes if note and not _BOARDS.match(note) and not _NAME.match(note)]
    if name and ":" not in name and name.casefold() not in (BOARDS, NAME, SOURCE):
        return [f"{name}: {''.join(notes[:1])}".strip(), *notes[1:]]
    taken_for_name = bool(notes) and _NAME_AND_NOTE.fullmatch(notes[0])
    return [f"{NAME}: {name}".strip() if name or taken_for_name else "", *notes]


def _boards(text: str, sets: int, line: int) -> tuple[tuple[int, ...], ...]:
    """The boards of "1=1-3 2=4-6", for each set."""
    found: dict[int, tuple[int, ...]] = {}
    before, *parts = _SET.split(text)
    if before:
        raise boards_error(text, line)
    for key, boards in zip(parts[::2], parts[1::2], strict=True):
        at = set_number(key, line)
        if not 1 <= at <= sets:
            raise MovementError(
                QT_TRANSLATE_NOOP(
                    "MovementError", "There is no board set {set}; they are 1 to {sets}."
                ),
                line=line,
                set=at,
                sets=sets,
            )
        if at in found:
            again = QT_TRANSLATE_NOOP(
                "MovementError", "The boards of board set {set} appear twice."
            )
            raise MovementError(again, line=line, set=at)
        found[at] = boards_of(boards.strip(" ,;"), line)
    for at in range(1, sets + 1):
        if at not in found:
            missing = QT_TRANSLATE_NOOP(
                "MovementError", "The boards of board set {set} are missing."
            )
            raise MovementError(missing, line=line, set=at)
    return tuple(found[at] for at in range(1, sets + 1))
