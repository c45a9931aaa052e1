"""What a director has ruled, as a match file keeps it.

    "ruled": {
      "case": {"what": "cut short", "planned": 16, "played": 14, "fault": "neither",
               "home": {"name": "Rovers", "imps": 4000, "plus": 2, "average": 1250, …},
               "away": {…}},
      "regulation": {"key": "1-teams", "own": false, "name": "Teams", …},
      "adopted": {"way": "averages", "case": {…}, "regulation": {…}, "scale": {…}, "sheet": {…}}
    }

Each part may be null or missing. Numbers of the sides are in hundredths, counts of boards are
not; the regulation is there whole, as in a regulation file, so that the ruling stays what it is.
"sheet" is what the score sheet said when the ruling was adopted.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from vpdesk.files import regulation_file
from vpdesk.files.records import ONE_LINE, Plain, Record, Unfit, optional
from vpdesk.files.scale_spec import EXACT
from vpdesk.match.case import Case, Side, check_limits
from vpdesk.match.outcome import AdoptedRuling, Ruled, ruling_of
from vpdesk.match.regulations import Regulation


def _read_case(found: object) -> Case:
    case = CASE.read(found)
    check_limits(case)
    return case


def _read_regulation(found: object) -> Regulation:
    regulation = regulation_file.CODEC.from_object(found)
    assert isinstance(found, dict)
    key, own = found.get("key", ""), found.get("own")
    if not isinstance(key, str) or Path(key).name != key:
        raise Unfit("key")
    if not isinstance(own, bool):
        raise Unfit("own")
    return replace(regulation, key=key, own=own)


def _write_regulation(regulation: Regulation) -> dict[str, Any]:
    place = {"key": regulation.key, "own": regulation.own}
    return place | regulation_file.CODEC.to_object(regulation)


def _read_adopted(found: object) -> AdoptedRuling:
    adopted = ADOPTED.read(found)
    ruling_of(adopted)
    return adopted


SIDE = Record(Side, (), {"name": ONE_LINE})
CASE = Record(
    Case,
    ("what", "planned", "played", "fault", "home", "away"),
    {"home": SIDE, "away": SIDE},
    needed=("planned", "played", "home", "away"),
)
CHECKED_CASE = Plain(_read_case, CASE.write)
REGULATION = Plain(_read_regulation, _write_regulation)
ADOPTED = Record(
    AdoptedRuling,
    ("way", "case", "regulation", "choice", "sheet"),
    {
        "case": CHECKED_CASE,
        "regulation": REGULATION,
        "choice": EXACT,
        "sheet": optional(CHECKED_CASE),
    },
    called={"choice": "scale"},
)
RULED = Record(
    Ruled,
    (),
    {
        "case": optional(CHECKED_CASE),
        "regulation": optional(REGULATION),
        "adopted": optional(Plain(_read_adopted, ADOPTED.write)),
    },
)
