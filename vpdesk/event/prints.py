"""What an organiser says once of all prints of an event: its logo has a greatest size."""

from __future__ import annotations

from dataclasses import replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import EventError, EventPrints

MOST_BYTES = 400_000  # of a logo, which is in the file, and in its log when it is changed
LARGE_LOGO = QT_TRANSLATE_NOOP(
    "EventError", "The logo has {size} kB; in an event it has {most} kB at most."
)


def with_logo(prints: EventPrints, data: bytes) -> EventPrints:
    """With another logo, b"" for none. Raises EventError where it is too large."""
    if len(data) > MOST_BYTES:
        raise EventError(LARGE_LOGO, size=-(-len(data) // 1000), most=MOST_BYTES // 1000)
    return replace(prints, logo=data)
