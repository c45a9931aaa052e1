"""The clock of the hall in the program: kept at every key, told every second, heard at the ends.

There is one for all windows of a user: each follows what another one does to its file.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from vpdesk.errors import WordedError
from vpdesk.files.clock_file import CLOCK, EMPTY, KeptClock
from vpdesk.gui.hall.gong import play
from vpdesk.hall.clock import SessionClock, Sound

MINUTE = 60
TOO_LATE = 5  # seconds after which a sound is heard no more, as after a laptop's sleep
SET_BY = (
    1.5  # seconds by which wall time is set anew where it is; less is how a network keeps it right
)
PATIENCE_MS = 300  # for another window that has pressed a key just now
LEAST_WAIT_MS = 20  # so that a timer that comes early does not tell the same second twice


def steady() -> float:
    """Seconds since some moment, a laptop's sleep among them, whatever wall time is set to."""
    if sys.platform == "win32":
        from ctypes import WINFUNCTYPE, c_uint64, windll

        return int(WINFUNCTYPE(c_uint64)(("GetTickCount64", windll.kernel32))()) / 1000
    # Of macOS the usual one counts a sleep, and Python's monotonic() does not.
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class HallClock(QObject):
    """The clock as every screen shows it.

    changed: something was done to it. ticked: another second. struck: a period has ended, or will
    soon. failed: it could not be kept (WordedError); it goes on, and is kept once that can be.
    """

    changed = Signal()
    ticked = Signal()
    struck = Signal()
    failed = Signal(object)

    def __init__(
        self,
        path: Path,
        parent: QObject | None = None,
        now: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady,
    ) -> None:
        super().__init__(parent)
        self._path, self._now, self._steady = path, now, steady
        self._ahead = now() - steady()  # wall time, when it was looked at last
        self.kept = EMPTY
        self._before: list[SessionClock] = []
        self._stamp, self._unkept = self._seen(), False
        self._heard = int(now())
        self._read()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._wait()

    @property
    def latest(self) -> KeptClock:
        """It, with what another window has just done."""
        self.look()
        return self.kept

    @property
    def value(self) -> SessionClock:
        """The clock."""
        return self.kept.clock

    @property
    def now(self) -> int:
        """The moment that all screens tell it at."""
        return int(self._now())

    @property
    def there(self) -> bool:
        """Whether there is a session."""
        return bool(self.value.periods)

    @property
    def running(self) -> bool:
        """Whether it runs."""
        return self.value.at(self.now).since is not None

    @property
    def over(self) -> bool:
        """Whether the last period has ended."""
        return self.value.at(self.now).over

    def toggle(self) -> None:
        """Start, or pause."""
        with self._alone():
            now, clock = self.now, self.value
            turned = (clock.paused if self.running else clock.started)(now)
            self.put(replace(self.kept, clock=turned))

    def longer(self, minutes: int) -> None:
        """Give the period that is on so many minutes more, or less."""
        with self._alone():
            self.put(replace(self.kept, clock=self.value.longer(self.now, minutes * MINUTE)))

    def next(self) -> None:
        """Go on to the next period."""
        with self._alone():
            self.put(replace(self.kept, clock=self.value.next(self.now)))

    @property
    def can_take_back(self) -> bool:
        """Whether something was done to it here, and by no other window since."""
        return bool(self._before)

    def take_back(self) -> None:
        """Go on as if the last thing had not been done to it: what runs has run meanwhile."""
        with self._alone():
            if self._before:
                self._put(replace(self.kept, clock=self._before.pop()))

    def put(self, kept: KeptClock) -> None:
        """Go on as another clock, and keep it."""
        if kept == self.kept:
            return
        if kept.clock != self.value:
            self._before.append(self.value)
        self._put(kept)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """With what other windows have done, and none of them doing anything meanwhile.

        Where no lock can be had, as in a folder that is write-protected, it goes on without.
        """
        from vpdesk.files.stored.lock import FileLock  # SQLite, when wanted

        lock = None
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            for _ in range(PATIENCE_MS):
                try:
                    lock = FileLock(self._path)
                    break
                except BlockingIOError:
                    time.sleep(0.001)
        try:
            self.look()
            yield
        finally:
            if lock is not None:
                lock.release()

    def _put(self, kept: KeptClock) -> None:
        self.kept = kept
        self._heard = self.now
        error = self._write()
        if error is not None:
            self.failed.emit(error)
        self.changed.emit()

    def _write(self) -> Exception | None:
        """Keep it; why it could not be kept."""
        failed = None
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            CLOCK.write(self._path, self.kept)
        except (OSError, WordedError) as error:
            failed = error
        self._unkept, self._stamp = failed is not None, self._seen()
        return failed

    def look(self) -> None:
        """Take over what another window has done, and sound what is due: once a second.

        Where wall time was set anew, what is left is what it was; the window that had the last
        word says so for all.
        """
        ahead = self._now() - self._steady()
        moved, self._ahead = ahead - self._ahead, ahead
        stamp = self._seen()
        if stamp != self._stamp and stamp is not None:
            self._stamp, self._unkept = stamp, False
            self._heard = self.now
            if self._read():
                self._before.clear()
                self.changed.emit()
        elif abs(moved) > SET_BY:
            self._before = [each.moved(round(moved)) for each in self._before]
            self._put(replace(self.kept, clock=self.value.moved(round(moved))))
        elif self._unkept:
            self._write()
        self._sound()

    def _tick(self) -> None:
        self.look()
        self.ticked.emit()
        self._wait()

    def _wait(self) -> None:
        """Until the next full second."""
        part = self._now() % 1
        self._timer.start(max(LEAST_WAIT_MS, int(1000 * (1 - part)) + 1))

    def _sound(self) -> None:
        now, kept = self.now, self.kept
        due = kept.clock.sounds(self._heard, now, kept.warning * MINUTE)
        heard = [sound for moment, sound in due if now - moment < TOO_LATE]
        self._heard = now
        if heard and kept.sound:
            play(Sound.END if Sound.END in heard else heard[-1])
        if heard:
            self.struck.emit()

    def _seen(self) -> tuple[int, int] | None:
        """What tells one state of the file from another."""
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_ino

    def _read(self) -> bool:
        """Take over what is in the file; what is none of ours stays, and is no clock."""
        try:
            kept = CLOCK.read(self._path)
        except (OSError, WordedError):
            return False
        before, self.kept = self.kept, kept
        return before != kept
