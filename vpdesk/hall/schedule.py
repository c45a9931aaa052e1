"""The schedule of a session, changed by hand; all functions give new periods."""

from __future__ import annotations

import re
from dataclasses import replace

from vpdesk.hall.clock import Period, PeriodKind

MOST_MINUTES = 24 * 60
_MINUTES = re.compile(r"(\d{1,4})(?:[.,](\d{1,2})|:([0-5]\d))?")
USUAL_BREAK = 15 * 60  # seconds


def seconds_typed(text: str) -> int | None:
    """Return the seconds of minutes as they are typed: "7", "7.5", "7,5", "7:30"; None for none.

    Less than a second and more than a day is none.
    """
    found = _MINUTES.fullmatch(text.strip())
    if found is None:
        return None
    minutes, decimals, seconds = found.groups()
    part = round(60 * int(decimals) / 10 ** len(decimals)) if decimals else int(seconds or 0)
    whole = 60 * int(minutes) + part
    return whole if 1 <= whole <= 60 * MOST_MINUTES else None


def with_seconds(periods: tuple[Period, ...], at: int, seconds: int) -> tuple[Period, ...]:
    """Return them with another length of the one at a place."""
    return (*periods[:at], replace(periods[at], seconds=seconds), *periods[at + 1 :])


def with_break(periods: tuple[Period, ...], at: int) -> tuple[Period, ...]:
    """Return them with a break before the next round after a place, instead of the move there.

    After the last round, and where there is a break, they stay as they are.
    """
    for place in range(at, len(periods)):
        each = periods[place]
        if each.kind is PeriodKind.BREAK:
            return periods
        if each.kind is PeriodKind.MOVE:
            pause = replace(each, kind=PeriodKind.BREAK, seconds=USUAL_BREAK)
            return (*periods[:place], pause, *periods[place + 1 :])
        if place + 1 < len(periods) and periods[place + 1].kind is PeriodKind.PLAY:
            pause = Period(PeriodKind.BREAK, periods[place + 1].round, USUAL_BREAK)
            return (*periods[: place + 1], pause, *periods[place + 1 :])
    return periods


def without(periods: tuple[Period, ...], at: int) -> tuple[Period, ...]:
    """Return them without the one at a place."""
    return (*periods[:at], *periods[at + 1 :])
