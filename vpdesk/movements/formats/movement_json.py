"""Movements as one JSON object, for other programs and without any loss.

    {
      "format": "vpdesk movement", "version": 1,
      "name": "…", "notes": ["…"],
      "pairs": 8, "tables": 4, "rounds": 7, "individual": false,
      "boards": [[1, 2], …],                                                  of set 1, 2 …
      "encounters": [{"round": 1, "table": 1, "ns": 8, "ew": 1, "set": 1}, …]
    }

Name, notes and individual may be left out. In an individual movement each encounter has
"south" and "west" too, and "ns" and "ew" are North and East.
"""

from __future__ import annotations

import json
import re
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.movements.errors import MovementError
from vpdesk.movements.faults import MOST_PLACES, TOO_LARGE
from vpdesk.movements.formats.parts import (
    faults_at,
    number,
    refuse_huge,
)
from vpdesk.movements.movement import Encounter, Movement

FORMAT, VERSION = "vpdesk movement", 1
_STRING_OR_MARK = re.compile(r'"(?:[^"\\]|\\.)*"|[{\n]')


def read_json(text: str) -> Movement:
    """The movement of a file's text. Raises MovementError, with the line."""
    refuse_huge(text)
    try:
        found = json.loads(text, parse_int=_whole, parse_float=_whole, parse_constant=_whole)
    except json.JSONDecodeError as error:
        text = QT_TRANSLATE_NOOP("MovementError", "This is not JSON from here on: column {column}.")
        raise MovementError(text, line=error.lineno, column=str(error.colno)) from None
    except RecursionError:
        text = QT_TRANSLATE_NOOP("MovementError", "Too many brackets are nested here.")
        raise MovementError(text) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        wrong = QT_TRANSLATE_NOOP(
            "MovementError", "This is not a movement; “format” should be “{format}”."
        )
        raise MovementError(wrong, line=1, format=FORMAT)
    if found.get("version") != VERSION:
        later = QT_TRANSLATE_NOOP(
            "MovementError", "The file is of another version of the program: “version” is not 1."
        )
        raise MovementError(later, line=1)
    return _movement(found, text)


def write_json(movement: Movement) -> str:
    """The text of a file, an encounter a line."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "name": movement.name,
        "notes": movement.notes,
        "pairs": movement.pairs,
        "tables": movement.tables,
        "rounds": movement.rounds,
        "individual": movement.individual,
        "boards": movement.boards,
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    each = ",\n".join(
        f"    {json.dumps(_encounter_object(encounter, individual=movement.individual))}"
        for encounter in movement.encounters
    )
    return "{\n" + ",\n".join(lines) + f',\n  "encounters": [\n{each}\n  ]\n}}\n'


def _encounter_object(each: Encounter, *, individual: bool) -> dict[str, int]:
    found = {"round": each.round, "table": each.table, "ns": each.ns, "ew": each.ew}
    partners = {"south": each.south, "west": each.west} if individual else {}
    return found | partners | {"set": each.board_set}


def _movement(found: dict[str, Any], text: str) -> Movement:
    individual = found.get("individual", False)
    if not isinstance(individual, bool):
        raise _unfit("individual")
    boards = _list(found, "boards")
    for each in boards:
        if not isinstance(each, list) or not all(_is_number(board) for board in each):
            raise _unfit("boards")
    notes = _list(found, "notes") if "notes" in found else []
    if not all(isinstance(note, str) for note in notes):
        raise _unfit("notes")
    name = found.get("name", "")
    if not isinstance(name, str):
        raise _unfit("name")
    encounters, lines = _encounters(found, text, individual=individual)
    with faults_at(lines):
        return Movement(
            _number(found, "pairs"),
            _number(found, "tables"),
            _number(found, "rounds"),
            tuple(encounters),
            tuple(tuple(each) for each in boards),
            one_line(name),
            tuple(filter(None, map(one_line, notes))),
            individual,
        )


def _encounters(
    found: dict[str, Any], text: str, *, individual: bool
) -> tuple[list[Encounter], dict[tuple[int, int], int]]:
    """The encounters, and the lines of their places."""
    objects = _list(found, "encounters")
    if len(objects) > MOST_PLACES:
        raise MovementError(TOO_LARGE)
    object_lines = _object_lines(text)
    if len(object_lines) != len(objects):
        object_lines = [0] * len(objects)
    partners = ("south", "west") if individual else ()
    encounters: list[Encounter] = []
    lines: dict[tuple[int, int], int] = {}
    for each, line in zip(objects, object_lines, strict=True):
        if not isinstance(each, dict):
            raise _unfit("encounters", line)
        keys = ("round", "table", "ns", "ew", "set", *partners)
        encounters.append(Encounter(*(_number(each, key, line) for key in keys)))
        lines[encounters[-1].place] = line
    return encounters, lines


def _object_lines(text: str) -> list[int]:
    """The line on which each object but the first begins."""
    lines: list[int] = []
    line = 1
    for match in _STRING_OR_MARK.finditer(text):
        if match[0] == "\n":
            line += 1
        elif match[0] == "{":
            lines.append(line)
    return lines[1:]


def _whole(found: str) -> int:
    digits = found.removeprefix("-")
    return number(digits, 0) if digits == found else -number(digits, 0)


def _is_number(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool)


def _number(found: dict[str, Any], key: str, line: int = 0) -> int:
    if not _is_number(found.get(key)):
        raise _unfit(key, line)
    return int(found[key])


def _list(found: dict[str, Any], key: str) -> list[Any]:
    value = found.get(key)
    if not isinstance(value, list):
        raise _unfit(key)
    return value


def _unfit(key: str, line: int = 0) -> MovementError:
    text = QT_TRANSLATE_NOOP("MovementError", "“{key}” is missing or not valid in a movement.")
    return MovementError(text, line=line, key=key)
