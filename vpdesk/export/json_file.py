"""Scales as JSON, for other programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from vpdesk.scales import ContinuousScale, Scale


def to_json(scales: Sequence[Scale]) -> str:
    """A list with an object for each scale, one object a line.

    The VPs are the winner's: "winner_vp" has one for each margin from 0 IMPs to the first
    whole margin that is a blitz; "band_starts" has the first margin of each band from the
    draw up. "violations" counts the margins that break the concavity rule before correction,
    "steps" the raises of 0.01 VP.
    """
    lines = ",\n".join(f"  {json.dumps(_scale_object(scale))}" for scale in scales)
    return f"[\n{lines}\n]\n"


def _scale_object(scale: Scale) -> dict[str, Any]:
    v0 = scale.rule.v0_hundredths / 100
    common = {
        "kind": scale.kind,
        "boards": scale.rule.boards,
        "v0": int(v0) if v0.is_integer() else v0,
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
