"""Builders of movements; each has a module, and a name on the command line."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.howell import howell, three_quarter_howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.perfect import perfect
from vpdesk.movements.movement import Movement

# All take pairs; all but perfect take rounds, and mitchell also takes switch and skip.
BUILDERS: dict[str, Callable[..., Movement]] = {
    "mitchell": mitchell,
    "howell": howell,
    "threequarter": three_quarter_howell,
    "perfect": perfect,
    "barometer": barometer,
}
