"""Matches of an event that keep score sheets and rulings, as rows, and back.

A row for each match, and one for each board on which something stands: a score that is typed is
one small row in the file and in the log.
"""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from typing import Any

from vpdesk.event.event import Event, KeptMatch, MatchPlace
from vpdesk.files.codec import parsed
from vpdesk.files.match_file import ENTRIES
from vpdesk.files.match_ruling import RULED
from vpdesk.files.records import ONE_LINE, Plain, Record, same, several, whole
from vpdesk.files.stored.stored_form import StoredRow, StoredRows
from vpdesk.files.tournament.schema import MATCH_TABLES
from vpdesk.files.tournament.stored_rows import game_of, game_row
from vpdesk.match.outcome import Ruled
from vpdesk.match.score_sheet import MOST_TABLES, BoardLine, Entry, ScoreSheet, Status
from vpdesk.scales import MAX_BOARDS
from vpdesk.tournament.play import Kind
from vpdesk.tournament.round import Game

MOST_KNOWN = 4096  # matches and texts of entries that are not read again
TYPED = "typed"  # beside a ruling: the row of a match, and its segments
PLACE = len(MatchPlace._fields)
DETAILS = Record(  # of a sheet, without what the event says
    ScoreSheet,
    (
        *("date", "method", "tables", "names", "divisor", "trim"),
        *("carry_imps", "penalty_imps", "carry_vps", "penalty_vps", "penalty_reason"),
        *("later", "lines"),
    ),
    {"date": ONE_LINE, "penalty_reason": ONE_LINE, "lines": Plain(same)},
    called={"lines": "boards"},
)
TABLE_COUNT = whole(2, MOST_TABLES)
NUMBERS = several(whole(1, MAX_BOARDS), MAX_BOARDS)


def match_rows(event: Event, before: tuple[Event, StoredRows] | None) -> StoredRows:
    """The rows of all matches that are kept.

    before: the event of which this one is a change, with its rows.
    """
    rows: StoredRows = {table: {} for table in MATCH_TABLES}
    old: dict[MatchPlace, KeptMatch] = {}
    if before is not None:
        rows = {table: dict(before[1].get(table, {})) for table in MATCH_TABLES}
        old = {each.place: each for each in before[0].matches}
    new = {each.place: each for each in event.matches}
    for place in old.keys() | new.keys():
        was, kept = old.get(place), new.get(place)
        if was is kept:
            continue
        if was is not None:
            del rows["matches"][tuple(place)]
            for line in was.sheet.lines:
                rows["match_boards"].pop((*place, line.number), None)
        if kept is not None:
            rows["matches"][tuple(place)] = _match_row(kept)
            for line in kept.sheet.lines:
                if not line.empty:
                    rows["match_boards"][*place, line.number] = _board_row(line)
    return rows


def matches_of(rows: StoredRows) -> tuple[KeptMatch, ...]:
    """The matches of such rows. Raises ValueError, KeyError or TypeError for others."""
    boards: dict[Any, list[StoredRow]] = {key: [] for key in rows["matches"]}
    for key, row in rows["match_boards"].items():
        boards[key[:PLACE]].append((*key[PLACE:], *row))
    return tuple(
        KeptMatch(
            MatchPlace(*key),
            *_read(rows["matches"][key], tuple(sorted(boards[key]))),
            _typed(rows["matches"][key]),
        )
        for key in sorted(boards)
    )


def _match_row(kept: KeptMatch) -> StoredRow:
    details = DETAILS.write(kept.sheet) | {"boards": kept.sheet.numbers}
    if not kept.sheet.later:  # as in files of before
        del details["later"]
    if kept.typed is not None:  # files of before have none
        details[TYPED] = [*game_row(kept.typed), kept.typed.segments]
    ruled = None if kept.ruled == Ruled() else _json(RULED.write(kept.ruled))
    return _json(details), ruled


def _board_row(line: BoardLine) -> StoredRow:
    entries: object = ENTRIES.write(line.entries)
    if line.why:
        entries = {"entries": entries, "law": line.law, "reason": line.reason}
    return line.status.value, *line.adjusted, _json(entries)


@lru_cache(MOST_KNOWN)
def _read(row: tuple[Any, Any], boards: tuple[Any, ...]) -> tuple[ScoreSheet, Ruled]:
    """The sheet of a match and what was ruled."""
    details, ruled = row
    found: Any = parsed(details)
    found.pop(TYPED, None)
    none = (None,) * TABLE_COUNT.read(found["tables"])
    lines = {number: BoardLine(number, none) for number in NUMBERS.read(found["boards"])}
    for number, status, home, visitor, entries in boards:
        if number not in lines:
            raise ValueError("match_boards")
        read, *why = _entries(entries)
        lines[number] = BoardLine(number, read, Status(status), (home, visitor), *why)
    sheet = DETAILS.read(found | {"boards": tuple(lines.values())})
    return sheet, Ruled() if ruled is None else RULED.read(parsed(ruled))


def _typed(row: StoredRow) -> Game | None:
    """What was typed before the ruling of a match."""
    details: Any = parsed(str(row[0]))
    if TYPED not in details:
        return None
    *parts, segments = details[TYPED]
    pairs = tuple((int(home), int(visitor)) for home, visitor in segments)
    return replace(game_of(tuple(parts), Kind.TEAMS), segments=pairs)


@lru_cache(MOST_KNOWN)
def _entries(text: str) -> tuple[tuple[Entry | None, ...], str, str]:
    """The entries of a board, and Law and reason of what the director gave."""
    found: Any = parsed(text)
    if not isinstance(found, dict):
        found = {"entries": found, "law": "", "reason": ""}
    law, reason = (ONE_LINE.read(found[each]) for each in ("law", "reason"))
    return ENTRIES.read(found["entries"]), law, reason


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
