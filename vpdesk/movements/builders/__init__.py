"""Builders of movements; each has a module, and a name on the command line."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.movements.builders.barometer import barometer
from vpdesk.movements.builders.hesitation import double_hesitation, hesitation
from vpdesk.movements.builders.howell import howell, three_quarter_howell
from vpdesk.movements.builders.mitchell import mitchell
from vpdesk.movements.builders.perfect import perfect
from vpdesk.movements.builders.whist import american_whist, rainbow
from vpdesk.movements.movement import Movement

# All take pairs; all but those of ALL_ROUNDS take rounds, and Mitchells also switch.
BUILDERS: dict[str, Callable[..., Movement]] = {
    "mitchell": mitchell,
    "howell": howell,
    "threequarter": three_quarter_howell,
    "perfect": perfect,
    "barometer": barometer,
    "hesitation": hesitation,
    "double-hesitation": double_hesitation,
    "american-whist": american_whist,
    "rainbow": rainbow,
}
ALL_ROUNDS = ("perfect", "american-whist", "rainbow")
