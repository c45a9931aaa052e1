"""Scales as JSON, for other programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from vpdesk.scales import ContinuousScale, Model, PrintedScale, Scale, Unit


def to_json(scales: Sequence[Scale]) -> str:
    """A list with an object for each scale, one object a line.

    The VPs are the winner's: "winner_vp" has one for each margin from 0 IMPs to the first
    whole margin that is a blitz; "band_starts" has the first margin of each band from the
    draw up. "violations" counts the margins that break the concavity rule before correction,
    "steps" the raises of 0.01 VP. A printed scale has the VPs of both sides for each band;
    "percent" are the first percentages of its bands where it is one for matchpoints.
    """
    lines = ",\n".join(f"  {json.dumps(_scale_object(scale))}" for scale in scales)
    return f"[\n{lines}\n]\n"


def _scale_object(scale: Scale) -> dict[str, Any]:
    if isinstance(scale, PrintedScale):
        return _printed_object(scale)
    common: dict[str, Any] = {"kind": scale.kind}
    if scale.rule.model is not Model.EXPONENTIAL:
        common["model"] = scale.rule.model.value
    common |= {
        "boards": scale.boards,
        "v0": _vp(scale.v0_hundredths),
        "blitz": round(scale.rule.x, 3),
    }
    if isinstance(scale, ContinuousScale):
        return common | {
            "violations": len(scale.violations),
            "steps": scale.steps,
            "winner_vp": [vp / 100 for vp in scale.winner],
        }
    return common | {
        "band_starts": scale.band_starts,
        "range_violations": scale.range_violations,
    }


def _printed_object(scale: PrintedScale) -> dict[str, Any]:
    starts: dict[str, Any] = {"band_starts": scale.band_starts}
    if scale.unit is Unit.PERCENT:
        starts = {"percent": [(5000 + start) / 100 for start in scale.band_starts]}
    return {
        "kind": scale.kind,
        "key": scale.family.key,
        "name": scale.family.name,
        "boards": scale.boards,
        "table": [scale.table.first, scale.table.last],
        **starts,
        "winner_vp": [_vp(vp) for vp in scale.table.winner],
        "loser_vp": [_vp(vp) for vp in scale.table.loser],
    }


def _vp(hundredths: int) -> int | float:
    return hundredths / 100 if hundredths % 100 else hundredths // 100
