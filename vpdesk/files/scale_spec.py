"""A scale as settings, matches and events keep it: an object of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from vpdesk.files import scale_file
from vpdesk.files.own import OWN
from vpdesk.files.readers import good_fields, one_of, read_flag, whole
from vpdesk.scales import (
    KINDS,
    MAX_BOARDS,
    STANDARD_FACTOR,
    Model,
    PrintedScales,
    ScaleError,
    ScaleRule,
    ScaleSpec,
)

Spec = TypeVar("Spec", bound=ScaleSpec)


def spec_object(spec: ScaleSpec) -> dict[str, Any]:
    """A scale for JSON, a printed one by its key; read_spec reads it."""
    found: dict[str, Any] = {"boards": spec.boards, "kind": spec.kind}
    found |= {name: plain(getattr(spec, name)) for name in ("v0", "factor", "blitz")}
    found |= {"half_match": spec.half_match, "model": spec.model.value}
    return found | {"family": None if spec.family is None else spec.family.key}


def plain(value: Any) -> object:
    """What JSON has no type for: a member of an enumeration, or an exact number."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Fraction | Decimal):
        return int(value) if value == int(value) else float(value)
    return value


def read_spec(data: object, spec: Spec, own_scales: Path | None = None) -> Spec:
    """A scale with the fields of a JSON object, where those are there and right.

    own_scales: the folder in which a scale of the user's own is looked for.
    """
    spec = replace(spec, **good_fields(data, FIELDS))
    if isinstance(data, dict) and isinstance(data.get("family"), str):
        from vpdesk.files.scale_library import find

        spec = replace(spec, family=find(data["family"], own_scales))
    try:
        spec.rule(spec.boards)
    except ScaleError:  # each number is good, so it is factor * sqrt(boards) that is too large
        return replace(spec, factor=STANDARD_FACTOR)
    return spec


def whole_object(spec: ScaleSpec) -> dict[str, Any]:
    """A scale for a file that is handed on: one of the user's own is there whole."""
    found = spec_object(spec)
    if spec.family is not None and spec.family.own:
        return found | {"own": json.loads(scale_file.to_text(spec.family))}
    return found


def exact_spec(data: object) -> ScaleSpec:
    """The scale of such an object, unchanged or refused.

    Raises ValueError where it is not one, ScaleError where its own scale cannot be read.
    """
    if not isinstance(data, dict):
        raise TypeError(data)
    spec = read_spec(data, ScaleSpec())
    made = spec_object(spec)
    if data.get("own") is not None:
        family = _own_scale(data["own"], data.get("family"))
        spec, made["family"] = replace(spec, family=family), family.key
    if any(name in data and data[name] != value for name, value in made.items()):
        raise ValueError(data)
    return spec


def _own_scale(found: object, key: object) -> PrintedScales:
    if not isinstance(key, str) or not key.startswith(OWN) or Path(key).name != key:
        raise ValueError(key)
    return scale_file.from_text(json.dumps(found), key, own=True)


def _rule_number(name: str) -> Callable[[object], object]:
    """Reader of a number that a scale's rule accepts under a name. One board asks the least."""

    def read(value: object) -> object:
        rule: Any = ScaleRule
        rule(1, **{name: value})
        return value

    return read


FIELDS = {
    "boards": whole(1, MAX_BOARDS),
    "kind": one_of(KINDS),
    "v0": _rule_number("v0"),
    "factor": _rule_number("factor"),
    "blitz": _rule_number("blitz"),
    "half_match": read_flag,
    "model": Model,
}
