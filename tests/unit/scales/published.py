"""The columns that the WBF and federations printed, as tests/data/scales holds them."""

import json
from typing import Any

from tests.folders import TESTS
from vpdesk.scales import ScaleRule

FOLDER = TESTS / "data" / "scales"


def _columns(data: dict[str, Any]) -> dict[int, tuple[int, ...]]:
    return {int(boards): tuple(column) for boards, column in data["boards"].items()}


_continuous = json.loads((FOLDER / "wbf_continuous.json").read_text("utf-8"))
_discrete = json.loads((FOLDER / "wbf_discrete.json").read_text("utf-8"))

# Hundredths of a VP of the winner, by boards and margin.
CONTINUOUS = [(ScaleRule(boards), column) for boards, column in _columns(_continuous).items()]
# First margins of the bands, from the draw up.
DISCRETE = [(ScaleRule(boards), column) for boards, column in _columns(_discrete).items()] + [
    (ScaleRule(boards, v0=5, half_match=True), column)
    for boards, column in _columns(_discrete["half_match_10_0"]).items()
]
