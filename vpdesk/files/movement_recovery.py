"""Unsaved work on a movement as a recovery file keeps it: all of it, whatever formats leave out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import Any

from vpdesk.files.codec import check_parts
from vpdesk.movements.movement import Encounter, Movement

NAME, SUFFIX = "movement", ".json"


@dataclass(frozen=True, slots=True)
class UnsavedWork:
    """A movement with changes that are in no file.

    saved: what it was when it was last saved, opened or chosen. locked: (round, table) of the
    encounters that the optimiser may not switch. path: its file, None where it has none yet.
    """

    movement: Movement
    saved: Movement
    locked: frozenset[tuple[int, int]] = frozenset()
    path: Path | None = None

    @property
    def title(self) -> str:
        """The name of its file, or of the movement; "" where it has neither."""
        return self.movement.name if self.path is None else self.path.name


def to_bytes(work: UnsavedWork) -> bytes:
    """The work as a recovery file."""
    data = {
        "path": None if work.path is None else str(work.path),
        "locked": sorted(work.locked),
        "movement": _fields(work.movement),
        "saved": _fields(work.saved),
    }
    return json.dumps(data).encode()


def from_bytes(data: bytes) -> UnsavedWork:
    """The work in a recovery file. Raises ValueError if that is damaged."""
    try:
        text = data.decode()
        check_parts(text)
        found = json.loads(text)
        path = found["path"]
        return UnsavedWork(
            _movement(found["movement"]),
            _movement(found["saved"]),
            frozenset((int(number), int(table)) for number, table in found["locked"]),
            None if path is None else Path(path),
        )
    except (TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _fields(movement: Movement) -> dict[str, Any]:
    """A movement as JSON can be made of it; asdict takes ten times longer, while one works."""
    names = [field.name for field in fields(Encounter)]
    of_encounter = attrgetter(*names)
    parts = {field.name: getattr(movement, field.name) for field in fields(movement)}
    encounters = [dict(zip(names, of_encounter(each), strict=True)) for each in movement.encounters]
    return {**parts, "encounters": encounters}


def _movement(data: Mapping[str, Any]) -> Movement:
    numbers = [data[name] for name in ("pairs", "tables", "rounds")]
    numbers += chain.from_iterable(each.values() for each in data["encounters"])
    numbers += chain.from_iterable(data["boards"])
    texts = [data["name"], *data["notes"]]
    if {*map(type, numbers)} != {int} or {*map(type, texts)} != {str}:
        raise TypeError(data)
    if not isinstance(data["individual"], bool):
        raise TypeError(data)
    parts = {
        "encounters": tuple(Encounter(**each) for each in data["encounters"]),
        "boards": tuple(map(tuple, data["boards"])),
        "notes": tuple(data["notes"]),
    }
    return Movement(**{**data, **parts})
