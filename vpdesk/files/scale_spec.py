"""A scale as settings, matches and events keep it: an object of JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

from vpdesk.files.records import (
    Plain,
    Record,
    Shape,
    Unfit,
    one_of,
    optional,
    several,
    unfit,
    whole,
)
from vpdesk.report.scales.report import MAX_PINS
from vpdesk.scales import (
    KINDS,
    MAX_BOARDS,
    STANDARD_FACTOR,
    PrintedScales,
    ScaleError,
    ScaleRule,
    ScaleSpec,
)

Spec = TypeVar("Spec", bound=ScaleSpec)


def spec_object(spec: ScaleSpec) -> dict[str, Any]:
    """A scale for JSON, a printed one by its key; read_spec reads it."""
    return RECORD.write(spec) | {"family": None if spec.family is None else spec.family.key}


def read_spec(
    data: object,
    spec: Spec,
    own_scales: Path | None = None,
    record: Record[Any] | None = None,
) -> Spec:
    """A scale with the fields of a JSON object, where those are there and right.

    own_scales: the folder in which a scale of the user's own is looked for. record: of what is
    more than a scale.
    """
    kept: Record[Any] = record or RECORD
    spec = kept.good(data, spec)
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
        from vpdesk.files import scale_file  # most scales are nobody's own

        return found | {"own": scale_file.CODEC.to_object(spec.family)}
    return found


def exact_spec(data: object) -> ScaleSpec:
    """The scale of such an object, unchanged or refused.

    Raises TypeError or ValueError: Unfit for a field, ScaleError for what cannot be.
    """
    spec = RECORD.read(data)
    assert isinstance(data, dict)
    try:
        family = _family(data.get("family"), data.get("own"))
    except (TypeError, ValueError) as error:
        raise unfit("family" if data.get("own") is None else "own", error) from error
    spec = replace(spec, family=family)
    spec.rule(spec.boards)
    return spec


def _family(key: object, own: object) -> PrintedScales | None:
    if key is None and own is None:
        return None
    from vpdesk.files import scale_file
    from vpdesk.files.own import OWN
    from vpdesk.files.scale_library import find

    if not isinstance(key, str):
        raise TypeError(key)
    if own is not None:
        if not key.startswith(OWN) or Path(key).name != key:
            raise ValueError(key)
        return replace(scale_file.CODEC.from_object(own), key=key, own=True)
    family = find(key)
    if family is None:
        raise Unfit
    return family


def _rule_number(name: str) -> Plain:
    """A number that a scale's rule accepts under a name. One board asks the least."""
    rule: Any = ScaleRule

    def read(value: object) -> object:
        number = float(value) if isinstance(value, Decimal) else value
        rule(1, **{name: number})
        return number

    def write(value: Any) -> object:
        if isinstance(value, Fraction | Decimal):
            return int(value) if value == int(value) else float(value)
        return value

    return Plain(read, write)


SHAPES: Mapping[str, Shape] = {
    "boards": whole(1, MAX_BOARDS),
    "kind": one_of(KINDS),
    "v0": _rule_number("v0"),
    "factor": _rule_number("factor"),
    "blitz": optional(_rule_number("blitz")),
}
FIELDS = ("boards", "kind", "v0", "factor", "blitz", "half_match", "model")
RECORD = Record(ScaleSpec, FIELDS, SHAPES)
EXACT = Plain(exact_spec, whole_object)


def _is_scale(found: object) -> bool:
    """A pin that is a scale of its own, and no board count."""
    return isinstance(found, dict) and "boards" in found


_count = SHAPES["boards"]
PIN = Plain(
    lambda found: (EXACT if _is_scale(found) else _count).read(found),
    lambda pin: EXACT.write(pin) if isinstance(pin, ScaleSpec) else pin,
)
_pins = several(PIN, MAX_PINS)
PINS = Plain(lambda found: tuple(dict.fromkeys(_pins.read(found))), _pins.write)
