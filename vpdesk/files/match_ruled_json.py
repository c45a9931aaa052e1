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

import json
from pathlib import Path
from typing import Any

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.files import regulation_file
from vpdesk.files.match_json import number_at, one_of_at, scale_at, text_at, unfit
from vpdesk.files.scale_spec import whole_object
from vpdesk.match.case import Case, Fault, Side, What, check_limits
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import Regulation, Way
from vpdesk.report.match.outcome import AdoptedRuling, Ruled, ruling_of
from vpdesk.scales import ScaleError

COUNTED = ("imps", "plus", "even", "minus", "penalty", "carried", "extra")
BAD_RULING = QT_TRANSLATE_NOOP("MatchError", "The ruling: {reason}")


def ruled_object(ruled: Ruled) -> dict[str, object]:
    """What was ruled, for JSON with scale_spec.plain."""
    adopted = ruled.adopted
    return {
        "case": _case_object(ruled.case),
        "regulation": _regulation_object(ruled.regulation),
        "adopted": None if adopted is None else _adopted_object(adopted),
    }


def ruled_at(found: dict[str, Any]) -> Ruled:
    """What was ruled on the match of a file; nothing where that is not there.

    Raises MatchError, also for an adopted ruling that cannot be.
    """
    data = _object_at(found, "ruled")
    if data is None:
        return Ruled()
    try:
        return Ruled(_case_at(data, "case"), _regulation_at(data), _adopted_at(data))
    except (MatchError, ScaleError) as error:
        raise MatchError(BAD_RULING, reason=error) from error


def _adopted_object(adopted: AdoptedRuling) -> dict[str, object]:
    return {
        "way": adopted.way.value,
        "case": _case_object(adopted.case),
        "regulation": _regulation_object(adopted.regulation),
        "scale": whole_object(adopted.choice),
        "sheet": _case_object(adopted.sheet),
    }


def _adopted_at(found: dict[str, Any]) -> AdoptedRuling | None:
    data = _object_at(found, "adopted")
    if data is None:
        return None
    case, regulation = _case_at(data, "case"), _regulation_at(data)
    if case is None or regulation is None or "way" not in data or "scale" not in data:
        raise unfit("adopted")
    way = one_of_at(Way, data, "way", Way.VOID)
    adopted = AdoptedRuling(case, regulation, way, scale_at(data), _case_at(data, "sheet"))
    ruling_of(adopted)
    return adopted


def _case_object(case: Case | None) -> dict[str, object] | None:
    if case is None:
        return None
    return {
        "what": case.what.value,
        "planned": case.planned,
        "played": case.played,
        "fault": case.fault.value,
        "home": _side_object(case.home),
        "away": _side_object(case.away),
    }


def _case_at(found: dict[str, Any], key: str) -> Case | None:
    data = _object_at(found, key)
    if data is None:
        return None
    case = Case(
        one_of_at(What, data, "what", What.CUT_SHORT),
        number_at(data, "planned"),
        number_at(data, "played"),
        _side_at(data, "home"),
        _side_at(data, "away"),
        one_of_at(Fault, data, "fault", Fault.NEITHER),
    )
    check_limits(case)
    return case


def _side_object(side: Side) -> dict[str, object]:
    numbers = {name: getattr(side, name) for name in COUNTED}
    return {"name": side.name, **numbers, "average": side.average}


def _side_at(found: dict[str, Any], key: str) -> Side:
    data = _object_at(found, key)
    if data is None:
        raise unfit(key)
    numbers = {name: number_at(data, name, 0) for name in COUNTED}
    average = None if data.get("average") is None else number_at(data, "average")
    return Side(one_line(text_at(data, "name")), average=average, **numbers)


def _regulation_object(regulation: Regulation | None) -> dict[str, object] | None:
    if regulation is None:
        return None
    fields: dict[str, object] = json.loads(regulation_file.to_text(regulation))
    return {"key": regulation.key, "own": regulation.own, **fields}


def _regulation_at(found: dict[str, Any]) -> Regulation | None:
    data = _object_at(found, "regulation")
    if data is None:
        return None
    key, own = text_at(data, "key"), data.get("own")
    if not isinstance(own, bool) or Path(key).name != key:
        raise unfit("regulation")
    return regulation_file.from_text(json.dumps(data), key, own=own)


def _object_at(found: dict[str, Any], key: str) -> dict[str, Any] | None:
    data = found.get(key)
    if data is not None and not isinstance(data, dict):
        raise unfit(key)
    return data
