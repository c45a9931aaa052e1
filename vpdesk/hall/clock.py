"""The clock of a session: its periods, and which of them is on at a moment.

Moments are whole seconds of wall time (as of `time.time()`), given by the caller: so a
clock that is kept and read again, after a restart or a night's sleep of the laptop, is right to
the second.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple


class PeriodKind(Enum):
    """What the hall does in a period."""

    PLAY = "play"
    MOVE = "move"
    BREAK = "break"


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of the session; `round` is the one that is played, or to which it leads."""

    kind: PeriodKind
    round: int
    seconds: int


@dataclass(frozen=True, slots=True)
class ClockState:
    """What the clock shows: the period that is on, none after the last, and the seconds left.

    `late` are the seconds by which it will end after plan, less than 0 where before it.
    """

    period: Period | None
    left: int
    late: int
    running: bool


class Sound(Enum):
    """What the hall is to hear."""

    WARNING = "warning"  # so many minutes before the end of play
    END = "end"  # of a period


class DuePeriod(NamedTuple):
    """A period with the moments at which it begins and ends, were the clock to run on from now."""

    period: Period
    begins: int
    ends: int


def session_periods(
    rounds: int,
    boards: int,
    board_seconds: int,
    move_seconds: int,
    breaks: Mapping[int, int] | None = None,
) -> tuple[Period, ...]:
    """Return the periods of a session; `breaks` has the seconds of a break after a round.

    The break is there for the move.
    """
    if min(rounds, boards, board_seconds) < 1 or move_seconds < 0:
        raise ValueError("a session has rounds, boards and minutes for them")
    periods: list[Period] = []
    for number in range(1, rounds + 1):
        periods.append(Period(PeriodKind.PLAY, number, boards * board_seconds))
        pause = (breaks or {}).get(number, 0)
        if number < rounds and pause:
            periods.append(Period(PeriodKind.BREAK, number + 1, pause))
        elif number < rounds and move_seconds:
            periods.append(Period(PeriodKind.MOVE, number + 1, move_seconds))
    return tuple(periods)


@dataclass(frozen=True, slots=True)
class SessionClock:
    """A clock and what was done to it: from `since` on, `place` lasts `left` seconds more.

    `since` is None while it stands. `planned` is when the session was to begin.
    """

    periods: tuple[Period, ...]
    planned: int
    place: int = 0
    left: int = 0
    since: int | None = None

    def at(self, now: int) -> "SessionClock":
        """Return the same clock told from the moment `now`; before `since` nothing has passed."""
        if self.since is None:
            return self
        place, left = self.place, self.left - max(now - self.since, 0)
        while left <= 0 and place < len(self.periods):
            place += 1
            left += self.periods[place].seconds if place < len(self.periods) else 0
        over = place == len(self.periods)
        return replace(self, place=place, left=0 if over else left, since=None if over else now)

    def state(self, now: int) -> ClockState:
        """Return what it shows at the moment `now`."""
        clock = self.at(now)
        if clock.place == len(clock.periods):
            return ClockState(None, 0, 0, running=False)
        planned = self.planned + sum(p.seconds for p in clock.periods[: clock.place + 1])
        late = now + clock.left - planned
        return ClockState(clock.periods[clock.place], clock.left, late, clock.since is not None)

    @property
    def begun(self) -> bool:
        """Whether anything of the session has passed, or passes."""
        first = self.periods[0].seconds if self.periods else 0
        return self.since is not None or self.place > 0 or self.left != first

    @property
    def over(self) -> bool:
        """Whether the last period has ended, as of the moment that it is told from."""
        return self.place == len(self.periods)

    def due(self, now: int) -> tuple[DuePeriod, ...]:
        """Return when each period that is on or to come begins and ends; those before are over."""
        clock = self.at(now)
        found, ends = [], now + clock.left
        for at, period in enumerate(clock.periods[clock.place :]):
            begins = ends if at else ends - period.seconds
            ends = ends + period.seconds if at else ends
            found.append(DuePeriod(period, begins, ends))
        return tuple(found)

    def sounds(self, after: int, now: int, warning: int) -> Iterator[tuple[int, Sound]]:
        """Yield the sounds of the moments since `after`, that one left out, up to `now`.

        warning: so many seconds before the end of play; 0 for none. A pause, or a night, has no
        sounds; those of a laptop that slept are long past, and the caller leaves them out.
        """
        if self.since is None:
            return
        after = max(after, self.since)
        for due in self.at(after).due(after):
            play = due.period.kind is PeriodKind.PLAY and due.period.seconds > warning > 0
            if play and after < due.ends - warning <= now:
                yield due.ends - warning, Sound.WARNING
            if after < due.ends <= now:
                yield due.ends, Sound.END

    def with_periods(self, now: int, periods: tuple[Period, ...], planned: int) -> "SessionClock":
        """Return it with another schedule: what has passed of the period that is on has passed.

        Where the schedule has become shorter than what was played, it is over.
        """
        clock = self.at(now)
        place = min(clock.place, len(periods))
        if place == len(periods):
            return SessionClock(periods, planned, place, 0, None)
        gone = clock.periods[place].seconds - clock.left if not clock.over else 0
        left = max(periods[place].seconds - gone, 1)
        return SessionClock(periods, planned, place, left, clock.since)

    def started(self, now: int) -> "SessionClock":
        """Return it running from `now` on; it runs already, or is over: as it is."""
        return self if self.since is not None or self.left <= 0 else replace(self, since=now)

    def paused(self, now: int) -> "SessionClock":
        """Return it standing from `now` on."""
        return replace(self.at(now), since=None)

    def moved(self, seconds: int) -> "SessionClock":
        """Return it for a wall time that was set on by so much; what is left stays what it was."""
        return self if self.since is None else replace(self, since=max(0, self.since + seconds))

    def longer(self, now: int, seconds: int) -> "SessionClock":
        """Return it with `seconds` more in this period, or less: one second is left at least."""
        clock = self.at(now)
        over = clock.place == len(clock.periods)
        return clock if over else replace(clock, left=max(clock.left + seconds, 1))

    def next(self, now: int) -> "SessionClock":
        """Return it at the beginning of the next period, running or standing as before."""
        clock = self.at(now)
        place = min(clock.place + 1, len(clock.periods))
        if place == len(clock.periods):
            return replace(clock, place=place, left=0, since=None)
        return replace(clock, place=place, left=clock.periods[place].seconds)


def session_clock(periods: tuple[Period, ...], planned: int) -> SessionClock:
    """Return the clock of a session that is to begin at `planned`; it stands."""
    return SessionClock(periods, planned, left=periods[0].seconds if periods else 0)
