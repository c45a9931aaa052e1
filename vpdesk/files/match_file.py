"""Matches in files: read whole or refused with a reason, written whole or not at all.

    {
      "format": "vpdesk match", "version": 1,
      "home": "Rounders", "away": "Tigers", "event": "…", "round": "…", "date": "…",
      "method": "rooms", "tables": 2, "names": [["…", "…"], ["…", "…"]],
      "divisor": 1, "trim": 0,
      "carry_imps": [0, 0], "penalty_imps": [0, 0], "carry_vps": [0, 0], "penalty_vps": [0, 0],
      "scale": {"boards": 16, "kind": "continuous", …},
      "boards": [
        {"number": 1, "status": "played", "adjusted": [0, 0], "entries": [
          {"typed": "4s= n", "score": "4S= N"},
          {"typed": "60% 620, 40% -100", "shares": [[60, 620], [40, -100]]}]},
        {"number": 2, "status": "adjusted", "adjusted": [3, 3], "entries": [null, null]}, …
      ],
      "ruled": {…}
    }

Contracts are in English letters, points those of North-South; an entry of IMPs that the director
gave has "imps": [3, -3]. Carry-overs and penalties are in hundredths. Only format, version and
boards with their numbers and entries must be there. The scale is as in the settings file; one of
the user's own is there whole, as in a scale file. What was ruled is as match_ruled_json has it,
and is there only where something was.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.files.atomic import write_atomic
from vpdesk.files.codec import NotJsonError, check_parts
from vpdesk.files.match_json import (
    is_number,
    number_at,
    one_of_at,
    scale_at,
    sides_at,
    text_at,
    unfit,
)
from vpdesk.files.match_ruled_json import ruled_at, ruled_object
from vpdesk.files.scale_spec import plain, whole_object
from vpdesk.files.text import read_text, refused
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import contract_code, parse_entry
from vpdesk.match.sheet import BoardLine, Entry, Method, Share, Sheet, Status
from vpdesk.match.typed import AT_TABLE
from vpdesk.report.match.outcome import Match, Ruled

__all__ = ["Match", "from_text", "read_match", "to_text", "write_match"]

SUFFIX = ".vpmatch"
FORMAT, VERSION = "vpdesk match", 1
TEXTS = ("home", "away", "event", "round", "date")
SIDES = ("carry_imps", "penalty_imps", "carry_vps", "penalty_vps")

NOT_JSON = QT_TRANSLATE_NOOP("MatchError", "This is not JSON from here on: column {column}.")
TOO_DEEP = QT_TRANSLATE_NOOP("MatchError", "There are too many brackets in brackets.")
NO_MATCH = QT_TRANSLATE_NOOP("MatchError", "This is no match; “format” should be “{format}”.")
LATER = QT_TRANSLATE_NOOP(
    "MatchError", "The file is of another version of the program: “version” is not 1."
)
AT_BOARD = QT_TRANSLATE_NOOP("MatchError", "Board {board}: {reason}")


def read_match(path: Path) -> Match:
    """The match in a file. Raises TextFileError."""
    text = read_text(path)
    try:
        return from_text(text)
    except MatchError as error:
        raise refused(path, error) from error


def write_match(path: Path, match: Match) -> None:
    """Write a match. Raises StorageError if the file is not saved."""
    write_atomic(path, to_text(match).encode())


def to_text(match: Match) -> str:
    """The text of a file, a board a line."""
    sheet = match.sheet
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        **{name: getattr(sheet, name) for name in TEXTS},
        "method": sheet.method.value,
        "tables": sheet.tables,
        "names": sheet.names,
        "divisor": sheet.divisor,
        "trim": sheet.trim,
        **{name: getattr(sheet, name) for name in SIDES},
        "scale": whole_object(match.choice),
    }
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, default=plain)}" for key, value in head.items()
    ]
    boards = ",\n".join(f"    {json.dumps(_line_object(line))}" for line in sheet.lines)
    lines.append(f'  "boards": [\n{boards}\n  ]')
    if match.ruled != Ruled():
        lines.append(f'  "ruled": {json.dumps(ruled_object(match.ruled), default=plain)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def from_text(text: str) -> Match:
    """The match of a file's text. Raises MatchError, with the line or the board."""
    try:
        check_parts(text)
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise MatchError(NOT_JSON, line=error.lineno, column=str(error.colno)) from None
    except (RecursionError, NotJsonError):
        raise MatchError(TOO_DEEP) from None
    except ValueError:  # a number with thousands of digits
        raise unfit("boards") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise MatchError(NO_MATCH, line=1, format=FORMAT)
    if found.get("version") != VERSION:
        raise MatchError(LATER, line=1)
    return Match(_sheet(found), scale_at(found), ruled_at(found))


def _line_object(line: BoardLine) -> dict[str, object]:
    return {
        "number": line.number,
        "status": line.status.value,
        "adjusted": line.adjusted,
        "entries": [None if entry is None else _entry_object(entry) for entry in line.entries],
    }


def _entry_object(entry: Entry) -> dict[str, object]:
    found: dict[str, object] = {"typed": entry.typed}
    if entry.adjusted is not None:
        return found | {"imps": entry.adjusted}
    shares = [(each.percent, _score_object(each.score)) for each in entry.shares]
    return found | ({"score": shares[0][1]} if len(shares) == 1 else {"shares": shares})


def _score_object(score: Contract | int) -> str | int:
    return score if isinstance(score, int) else contract_code(score)


def _sheet(found: dict[str, Any]) -> Sheet:
    fields: dict[str, Any] = {name: one_line(text_at(found, name)) for name in TEXTS}
    fields |= {name: sides_at(found, name) for name in SIDES}
    boards = found.get("boards")
    if not isinstance(boards, list):
        raise unfit("boards")
    return Sheet(
        tuple(_line(each) for each in boards),
        one_of_at(Method, found, "method", Method.ROOMS),
        number_at(found, "tables", 2),
        names=_names(found),
        divisor=number_at(found, "divisor", 1),
        trim=number_at(found, "trim", 0),
        **fields,
    )


def _line(found: object) -> BoardLine:
    if not isinstance(found, dict):
        raise unfit("boards")
    number = number_at(found, "number")
    entries = found.get("entries")
    try:
        status = one_of_at(Status, found, "status", Status.PLAYED)
        line = BoardLine(number, (), status, sides_at(found, "adjusted"))
        if not isinstance(entries, list):
            raise unfit("entries")
    except MatchError as error:
        raise MatchError(AT_BOARD, board=number, reason=error) from error
    read = tuple(_entry_at(each, number, table) for table, each in enumerate(entries, 1))
    return replace(line, entries=read)


def _entry_at(found: object, board: int, table: int) -> Entry | None:
    try:
        return None if found is None else _entry(found)
    except MatchError as error:
        raise MatchError(AT_TABLE, board=board, table=table, reason=error) from error


def _entry(found: object) -> Entry:
    if not isinstance(found, dict):
        raise unfit("entries")
    typed = one_line(text_at(found, "typed"))
    if "imps" in found:
        return Entry(typed, adjusted=sides_at(found, "imps"))
    if "shares" not in found:
        return Entry(typed, (Share(100, _score(found.get("score"))),))
    return Entry(typed, _shares(found["shares"]))


def _shares(found: object) -> tuple[Share, ...]:
    if not isinstance(found, list) or not found:
        raise unfit("shares")
    for each in found:
        if not isinstance(each, list) or len(each) != 2 or not is_number(each[0]):
            raise unfit("shares")
    return tuple(Share(percent, _score(score)) for percent, score in found)


def _score(found: object) -> Contract | int:
    if isinstance(found, str) and "%" not in found:
        return parse_entry(one_line(found)).shares[0].score
    if isinstance(found, int) and is_number(found):
        return found
    raise unfit("score")


def _names(found: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    names = found.get("names", [])
    tables = number_at(found, "tables", 2)
    if not isinstance(names, list) or len(names) not in (0, tables):
        raise unfit("names")
    for each in names:
        pair = isinstance(each, list) and len(each) == 2
        if not pair or not all(isinstance(name, str) for name in each):
            raise unfit("names")
    return tuple((one_line(one), one_line(other)) for one, other in names)
