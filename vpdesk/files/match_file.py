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
      ]
    }

Contracts are in English letters, points those of North-South; an entry of IMPs that the director
gave has "imps": [3, -3]. Carry-overs and penalties are in hundredths. Only format, version and
boards with their numbers and entries must be there. The scale is as in the settings file; one of
the user's own is there whole, as in a scale file.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, TypeVar

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.files import scale_file
from vpdesk.files.atomic import write_atomic
from vpdesk.files.own import OWN
from vpdesk.files.text import read_text, refused
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import contract_code, parse_entry
from vpdesk.match.sheet import BoardLine, Entry, Method, Share, Sheet, Sides, Status
from vpdesk.match.typed import AT_TABLE
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.scales import PrintedScales, ScaleError
from vpdesk.settings import choice_object, json_value, read_choice

Each = TypeVar("Each", bound=Enum)

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
UNFIT = QT_TRANSLATE_NOOP("MatchError", "“{key}” is missing or is not what a match has there.")
BAD_SCALE = QT_TRANSLATE_NOOP("MatchError", "The scale: {reason}")
AT_BOARD = QT_TRANSLATE_NOOP("MatchError", "Board {board}: {reason}")


@dataclass(frozen=True, slots=True)
class Match:
    """A match as a file keeps it: its sheet, and the choice of its scale."""

    sheet: Sheet
    choice: ScaleChoice


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
        "scale": _scale_object(match.choice),
    }
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, default=json_value)}"
        for key, value in head.items()
    ]
    boards = ",\n".join(f"    {json.dumps(_line_object(line))}" for line in sheet.lines)
    return "{\n" + ",\n".join(lines) + f',\n  "boards": [\n{boards}\n  ]\n}}\n'


def from_text(text: str) -> Match:
    """The match of a file's text. Raises MatchError, with the line or the board."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as error:
        raise MatchError(NOT_JSON, line=error.lineno, column=str(error.colno)) from None
    except RecursionError:
        raise MatchError(TOO_DEEP) from None
    except ValueError:  # a number with thousands of digits
        raise _unfit("boards") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise MatchError(NO_MATCH, line=1, format=FORMAT)
    if found.get("version") != VERSION:
        raise MatchError(LATER, line=1)
    return Match(_sheet(found), _choice(found))


def _scale_object(choice: ScaleChoice) -> dict[str, object]:
    found = choice_object(choice)
    if choice.family is not None and choice.family.own:
        return found | {"own": json.loads(scale_file.to_text(choice.family))}
    return found


def _choice(found: dict[str, Any]) -> ScaleChoice:
    """The choice of the scale; unlike that of the settings, it is whole or refused."""
    data = found.get("scale", {})
    if not isinstance(data, dict):
        raise _unfit("scale")
    own = data.get("own")
    choice = read_choice(data)
    made = json.loads(json.dumps(choice_object(choice), default=json_value))
    if own is not None:
        family = _own_scale(own, data.get("family"))
        choice, made["family"] = replace(choice, family=family), family.key
    if any(name in data and data[name] != value for name, value in made.items()):
        raise _unfit("scale")
    return choice


def _own_scale(found: object, key: object) -> PrintedScales:
    if not isinstance(key, str) or not key.startswith(OWN) or Path(key).name != key:
        raise _unfit("scale")
    try:
        return scale_file.from_text(json.dumps(found), key, own=True)
    except ScaleError as error:
        raise MatchError(BAD_SCALE, reason=error) from error


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
    fields: dict[str, Any] = {name: one_line(_text(found, name)) for name in TEXTS}
    fields |= {name: _sides(found, name) for name in SIDES}
    boards = found.get("boards")
    if not isinstance(boards, list):
        raise _unfit("boards")
    return Sheet(
        tuple(_line(each) for each in boards),
        _one_of(Method, found, "method", Method.ROOMS),
        _number(found, "tables", 2),
        names=_names(found),
        divisor=_number(found, "divisor", 1),
        trim=_number(found, "trim", 0),
        **fields,
    )


def _line(found: object) -> BoardLine:
    if not isinstance(found, dict):
        raise _unfit("boards")
    number = _number(found, "number")
    entries = found.get("entries")
    try:
        status = _one_of(Status, found, "status", Status.PLAYED)
        line = BoardLine(number, (), status, _sides(found, "adjusted"))
        if not isinstance(entries, list):
            raise _unfit("entries")
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
        raise _unfit("entries")
    typed = one_line(_text(found, "typed"))
    if "imps" in found:
        return Entry(typed, adjusted=_sides(found, "imps"))
    if "shares" not in found:
        return Entry(typed, (Share(100, _score(found.get("score"))),))
    return Entry(typed, _shares(found["shares"]))


def _shares(found: object) -> tuple[Share, ...]:
    if not isinstance(found, list) or not found:
        raise _unfit("shares")
    for each in found:
        if not isinstance(each, list) or len(each) != 2 or not _is_number(each[0]):
            raise _unfit("shares")
    return tuple(Share(percent, _score(score)) for percent, score in found)


def _score(found: object) -> Contract | int:
    if isinstance(found, str) and "%" not in found:
        return parse_entry(found).shares[0].score
    if not isinstance(found, int) or isinstance(found, bool):
        raise _unfit("score")
    return found


def _names(found: dict[str, Any]) -> tuple[tuple[str, str], ...]:
    names = found.get("names", [])
    tables = _number(found, "tables", 2)
    if not isinstance(names, list) or len(names) not in (0, tables):
        raise _unfit("names")
    for each in names:
        pair = isinstance(each, list) and len(each) == 2
        if not pair or not all(isinstance(name, str) for name in each):
            raise _unfit("names")
    return tuple((one_line(one), one_line(other)) for one, other in names)


def _sides(found: dict[str, Any], key: str) -> Sides:
    sides = found.get(key, [0, 0])
    if not isinstance(sides, list) or len(sides) != 2 or not all(map(_is_number, sides)):
        raise _unfit(key)
    return sides[0], sides[1]


def _one_of(kinds: type[Each], found: dict[str, Any], key: str, usual: Each) -> Each:
    try:
        return kinds(found.get(key, usual))
    except ValueError:
        raise _unfit(key) from None


def _text(found: dict[str, Any], key: str) -> str:
    text = found.get(key, "")
    if not isinstance(text, str):
        raise _unfit(key)
    return text


def _number(found: dict[str, Any], key: str, usual: int | None = None) -> int:
    number = found.get(key, usual)
    if number is None or not _is_number(number):
        raise _unfit(key)
    return int(number)


def _unfit(key: str) -> MatchError:
    return MatchError(UNFIT, key=key)


def _is_number(found: object) -> bool:
    return isinstance(found, int) and not isinstance(found, bool)
