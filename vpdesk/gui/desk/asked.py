"""Questions that rooms answer at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from vpdesk.gui.texts import translate
from vpdesk.report.name_letters import plain_letters

WHY = re.compile(r"(\w+)\W+(\d{1,4})\W+(\d{1,4})\W*")


class Answered(NamedTuple):
    """What is answered, and what shows more of it."""

    text: str
    do: Callable[[], object]


def asked_why(typed: str) -> tuple[int, int] | None:
    """The numbers of “why 3 7”; None of anything else."""
    found = WHY.fullmatch(plain_letters(typed).strip())
    words = {"why", plain_letters(translate("Seek", "why"))}
    if found is None or found[1] not in words:
        return None
    return int(found[2]), int(found[3])
