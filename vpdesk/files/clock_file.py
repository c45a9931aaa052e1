"""The clock of the hall in a file of its own, as moments of wall time.

It is written at every key that changes the clock and at no other time: whatever happens to the
program, the laptop or the screen, who reads it knows what the clock shows at that moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from vpdesk.files.codec import Codec
from vpdesk.files.records import Plain, Record, optional, several, text, whole
from vpdesk.hall.clock import Period, SessionClock, session_clock

CLOCK_FILE = "clock.json"  # the window looks for it at its start
MOST_PERIODS = 400
MOST_SECONDS = 24 * 3600
MOST_WARNING = 60  # minutes
MOST_NAME = 200


@dataclass(frozen=True, slots=True)
class KeptClock:
    """The clock with what belongs to it.

    name: of the session. warning: minutes before the end of play at which the laptop sounds, 0
    for never. sound: whether it sounds at all. boards, board_seconds, move_seconds: of which the
    schedule was made, to begin with the next time.
    """

    clock: SessionClock
    name: str = ""
    warning: int = 2
    sound: bool = True
    boards: int = 3
    board_seconds: int = 450
    move_seconds: int = 60


_PERIOD = Record(Period, (), {"round": whole(1, MOST_PERIODS), "seconds": whole(1, MOST_SECONDS)})
_MOMENT = whole(0)
_CLOCK = Record(
    SessionClock,
    (),
    {
        "periods": several(_PERIOD, MOST_PERIODS),
        "planned": _MOMENT,
        "place": whole(0, MOST_PERIODS),
        "left": whole(0, 2 * MOST_SECONDS),
        "since": optional(_MOMENT),
    },
)


def _read_clock(found: object) -> SessionClock:
    """A clock that can be: where it says that it is over nothing is left, else a second is."""
    clock = _CLOCK.read(found)
    over = clock.place == len(clock.periods)
    if clock.place > len(clock.periods) or (clock.left > 0) is over or (over and clock.since):
        raise ValueError(found)
    return clock


CLOCK_SHAPE = Plain(_read_clock, _CLOCK.write)
CLOCK: Codec[KeptClock] = Codec(
    "vpdesk clock",
    ".json",
    Record(
        KeptClock,
        (),
        {
            "clock": CLOCK_SHAPE,
            "name": text(MOST_NAME),
            "warning": whole(0, MOST_WARNING),
            "boards": whole(1, MOST_PERIODS),
            "board_seconds": whole(1, MOST_SECONDS),
            "move_seconds": whole(0, MOST_SECONDS),
        },
    ),
)
EMPTY = KeptClock(session_clock((), 0))


def clock_path(settings: Path) -> Path:
    """Where the clock is kept, beside a user's settings; the file need not exist."""
    return settings.with_name(CLOCK_FILE)
