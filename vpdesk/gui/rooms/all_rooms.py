"""All rooms, in the order of the rail, which is that of use: the only list of them."""

from __future__ import annotations

from vpdesk.gui.desk.kind import RoomKind
from vpdesk.gui.rooms.events.keeper import SWISS
from vpdesk.gui.rooms.laboratory.keeper import LABORATORY
from vpdesk.gui.rooms.match.keeper import MATCH
from vpdesk.gui.rooms.movements.keeper import MOVEMENTS
from vpdesk.gui.rooms.pairs.keeper import PAIRS
from vpdesk.gui.rooms.scales.keeper import SCALES

ROOMS: tuple[RoomKind, ...] = (SCALES, PAIRS, SWISS, MATCH, MOVEMENTS, LABORATORY)
