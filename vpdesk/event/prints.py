"""What an organiser says once of all prints of an event; it is kept in the event."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import asdict, dataclass, replace

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.event.event import Event, EventError

MOST_BYTES = 400_000  # of a logo, which is in the file, and in its log when it is changed
LARGE_LOGO = QT_TRANSLATE_NOOP(
    "EventError", "The logo has {size} kB; in an event it has {most} kB at most."
)


@dataclass(frozen=True, slots=True)
class EventPrints:
    """What stands on every print, and how they are; "" for what is chosen at each.

    language: its code. logo: a PNG or SVG file, in base 64.
    """

    organiser: str = ""
    date: str = ""
    language: str = ""
    paper: str = ""
    logo: str = ""

    @property
    def picture(self) -> bytes:
        """The file of the logo. Raises ValueError where it is damaged."""
        return b64decode(self.logo, validate=True)

    def check(self) -> None:
        """Raise ValueError where the logo is damaged."""
        b64decode(self.logo, validate=True)

    def with_picture(self, data: bytes) -> EventPrints:
        """With another logo, b"" for none. Raises EventError where it is too large."""
        if len(data) > MOST_BYTES:
            raise EventError(LARGE_LOGO, size=-(-len(data) // 1000), most=MOST_BYTES // 1000)
        return replace(self, logo=b64encode(data).decode())


_NAMES = tuple(asdict(EventPrints()))


def prints_of(event: Event) -> EventPrints:
    """What an event says of its prints."""
    return EventPrints(**{name: text for name, text in event.details if name in _NAMES})


def with_prints(event: Event, prints: EventPrints) -> Event:
    """The event that says something else of them."""
    others = tuple(each for each in event.details if each[0] not in _NAMES)
    said = tuple((name, text) for name, text in asdict(prints).items() if text)
    return replace(event, details=(*others, *said))
