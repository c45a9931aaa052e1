"""The movements that vpdesk brings along, with their figures: a list of them is at once there."""

from __future__ import annotations

import csv
from dataclasses import dataclass, fields
from functools import cache

from vpdesk.files.movement_file import read_movement
from vpdesk.movements.movement import Movement
from vpdesk.resources import resource

FOLDER = "movements"
INDEX = "index.csv"


@dataclass(frozen=True, slots=True)
class Listed:
    """A movement of the library.

    file: its name in the folder. kind: "mitchell", "howell" or "threequarter"; "extended" (a
    Mitchell) or "repeating" (a Howell) where pairs meet twice; or "other".
    sharing: at most so many tables share boards in a round. relay: so many are fed from a stand.
    qf to qb: its figures (movements.measures.Quality; qb from movements.places), None where one
    is undefined. found: where it comes from, or how it was found.
    """

    file: str
    name: str
    kind: str
    pairs: int
    tables: int
    rounds: int
    sets: int
    sharing: int
    relay: int
    qf: float | None
    qf_bound: float | None
    qf1av: float | None
    qf1max: float | None
    qf1min: float | None
    sdw: float | None
    qb: float | None
    found: str


@cache
def library() -> tuple[Listed, ...]:
    """All movements of the library, by pairs and rounds."""
    with (resource(FOLDER) / INDEX).open(encoding="utf-8", newline="") as file:
        return tuple(_listed(row) for row in csv.DictReader(file))


@cache
def load(listed: Listed) -> Movement:
    """A movement of the library; each is read once."""
    return read_movement(resource(FOLDER) / listed.file)


def _listed(row: dict[str, str]) -> Listed:
    values: dict[str, object] = {}
    for field in fields(Listed):
        text = row[field.name]
        if field.type == "str":
            values[field.name] = text
        elif field.type == "int":
            values[field.name] = int(text)
        else:
            values[field.name] = float(text) if text else None
    return Listed(**values)  # type: ignore[arg-type]
