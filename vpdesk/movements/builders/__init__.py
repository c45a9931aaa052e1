"""Builders of movements; each has a module, a record, and a name on the command line."""

from __future__ import annotations

from collections.abc import Callable

from vpdesk.movements.builders.kinds import RECORDS
from vpdesk.movements.movement import Movement

BUILDERS: dict[str, Callable[..., Movement]] = {each.key: each.build for each in RECORDS}
ALL_ROUNDS = tuple(each.key for each in RECORDS if each.all_rounds)
