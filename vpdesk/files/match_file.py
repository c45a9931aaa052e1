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
the user's own is there whole, as in a scale file. What was ruled is as match_ruling has it, and
is there only where something was.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, WordedError
from vpdesk.files.codec import Codec
from vpdesk.files.match_ruling import RULED
from vpdesk.files.records import (
    ONE_LINE,
    WHOLE,
    Plain,
    Record,
    Unfit,
    fixed,
    optional,
    several,
    unfit,
)
from vpdesk.files.scale_spec import EXACT
from vpdesk.match.contract import Contract
from vpdesk.match.errors import MatchError
from vpdesk.match.notation import contract_code, parse_entry
from vpdesk.match.outcome import Match, Ruled
from vpdesk.match.score_sheet import BoardLine, Entry, ScoreSheet, Share
from vpdesk.match.typed import AT_TABLE

__all__ = ["Match", "from_text", "read_match", "to_text", "write_match"]

SUFFIX = ".vpmatch"
MOST_KNOWN = 4096  # scores that are not read again

AT_BOARD = QT_TRANSLATE_NOOP("MatchError", "Board {board}: {reason}")
BAD_SCALE = QT_TRANSLATE_NOOP("MatchError", "The scale: {reason}")
BAD_RULING = QT_TRANSLATE_NOOP("MatchError", "The ruling: {reason}")


def _read_entry(found: object) -> Entry:
    if not isinstance(found, dict):
        raise TypeError(found)
    typed = _at("typed", ONE_LINE, found.get("typed", ""))
    if "imps" in found:
        return Entry(typed, adjusted=_at("imps", SIDES, found["imps"]))
    if "shares" not in found:
        return Entry(typed, (Share(100, _at("score", SCORE, found.get("score"))),))
    shares = _at("shares", several(fixed(WHOLE, SCORE)), found["shares"])
    if not shares:
        raise Unfit("shares")
    return Entry(typed, tuple(Share(percent, score) for percent, score in shares))


def _at(name: str, shape: Plain, value: object) -> Any:
    try:
        return shape.read(value)
    except (TypeError, ValueError) as error:
        raise unfit(name, error) from error


def _write_entry(entry: Entry) -> dict[str, object]:
    found: dict[str, object] = {"typed": entry.typed}
    if entry.adjusted is not None:
        return found | {"imps": entry.adjusted}
    shares = [(each.percent, SCORE.write(each.score)) for each in entry.shares]
    return found | ({"score": shares[0][1]} if len(shares) == 1 else {"shares": shares})


def _write_line(line: BoardLine) -> dict[str, object]:
    """As the record has it; Law and reason where there are any."""
    found: dict[str, object] = LINE.write(line)
    return {key: value for key, value in found.items() if value or key not in WHY}


def _read_score(found: object) -> Contract | int:
    if isinstance(found, str) and "%" not in found:
        return _contract(found)
    score: int = WHOLE.read(found)
    return score


@lru_cache(MOST_KNOWN)
def _contract(text: str) -> Contract | int:
    return parse_entry(ONE_LINE.read(text)).shares[0].score


def _write_score(score: Contract | int) -> str | int:
    return score if isinstance(score, int) else contract_code(score)


def _read(found: dict[str, Any]) -> Match:
    names, tables = found.get("names"), found.get("tables", 2)
    if names and isinstance(names, list) and type(tables) is int and len(names) != tables:
        raise Unfit("names")
    sheet = SHEET.read(found)
    scale = _at("scale", EXACT, found.get("scale", {}))
    ruled = _at("ruled", optional(RULED), found.get("ruled"))
    return Match(sheet, scale, ruled or Ruled())


def _write(match: Match) -> dict[str, Any]:
    found = SHEET.write(match.sheet)
    boards = found.pop("boards")
    for name in ("twice", "later"):
        if not getattr(match.sheet, name):
            del found[name]
    found |= {"scale": EXACT.write(match.choice), "boards": boards}
    return found if match.ruled == Ruled() else found | {"ruled": RULED.write(match.ruled)}


def _told(error: Unfit, found: dict[str, Any]) -> WordedError | None:
    """What cannot be, with the board, or the part of the match."""
    reason, path = error.reason, error.path
    if reason is None:
        return None
    if path[:1] == ("boards",) and len(path) > 1:
        board = found["boards"][path[1]]["number"]
        if path[2:3] == ("entries",) and len(path) > 3:
            return MatchError(AT_TABLE, board=board, table=int(path[3]) + 1, reason=reason)
        return MatchError(AT_BOARD, board=board, reason=reason)
    parts = {"scale": BAD_SCALE, "ruled": BAD_RULING}
    return MatchError(parts[str(path[0])], reason=reason) if path else reason


SIDES = fixed(WHOLE, WHOLE)
SCORE = Plain(_read_score, _write_score)
ENTRIES = several(optional(Plain(_read_entry, _write_entry)))
WHY = ("law", "reason")
LINE = Record(
    BoardLine,
    ("number", "status", "adjusted", "entries", *WHY),
    {"entries": ENTRIES, **dict.fromkeys(WHY, ONE_LINE)},
)
TEXTS = ("home", "away", "event", "round", "date")
REASON = "penalty_reason"
SHEET = Record(
    ScoreSheet,
    (
        *TEXTS,
        *("method", "tables", "names", "divisor", "trim"),
        *("carry_imps", "penalty_imps", "carry_vps", "penalty_vps", REASON),
        *("twice", "later", "lines"),
    ),
    dict.fromkeys((*TEXTS, REASON), ONE_LINE) | {"lines": several(Plain(LINE.read, _write_line))},
    called={"lines": "boards"},
)
CODEC: Codec[Match] = Codec("vpdesk match", SUFFIX, Plain(_read, _write), tell=_told)
from_text, to_text = CODEC.from_text, CODEC.to_text
read_match, write_match = CODEC.read, CODEC.write
