"""The pages of the hall as the window has them: made after every action, served beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from vpdesk.errors import WordedError
from vpdesk.files.hall_file import HALL, USUAL_PORT, KeptHall, hall_path
from vpdesk.files.hall_folder import new_hall_folder, remove_hall_folder
from vpdesk.files.networks import Network, networks
from vpdesk.formats.hall_writer import HallShown, HallWriter
from vpdesk.gui.desk.work import Work
from vpdesk.gui.hall.hall_process import HallFigures, HallProcess
from vpdesk.gui.hall.session_clock import HallClock
from vpdesk.gui.texts import error_text, screen_code, translate
from vpdesk.hall.seen import Seen
from vpdesk.hall.snapshot import MOST_MESSAGES

if TYPE_CHECKING:
    from vpdesk.event.event import Event
    from vpdesk.gui.desk.document import Change
    from vpdesk.gui.desk.keeper import Directed
    from vpdesk.pairs.evening import Evening

DELAY_MS = 250  # after an action: quick ones are written together
AGAIN_MS = 5000  # after the disk has refused
LOOK_MS = 3000  # from one look at the networks to the next


class HallLive(QObject):
    """Shows one event or evening to the hall, from Start to End.

    changed: on or off, its figures, its address, what is wrong. turned: on or off. moved: it has
    another address. said: something that needs no answer (text).
    """

    changed = Signal()
    turned = Signal()
    moved = Signal()
    said = Signal(str)

    def __init__(
        self,
        clock: HallClock,
        settings: Path,
        parent: QObject,
        find: Callable[[], tuple[Network, ...]] = networks,
    ) -> None:
        super().__init__(parent)
        self._clock, self._settings, self._find = clock, settings, find
        self.kept = self._read()
        self.messages: tuple[str, ...] = ()
        self.address = ""
        self._directed: Directed | None = None
        self._path: Path | None = None
        self._writer: HallWriter | None = None
        self._languages: tuple[str, ...] = ()
        self._unwritten = ""  # why the newest is not in the folder
        self._again = False
        self.process = HallProcess(self)
        self.process.changed.connect(self._hear)
        self._work = Work(self)
        self._work.finished.connect(self._written)
        self._work.failed.connect(self._refused)
        self._timer = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._timer.timeout.connect(self._write)
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look)
        clock.changed.connect(self._follow)

    # What is so

    @property
    def on(self) -> bool:
        """It was started."""
        return self._directed is not None

    @property
    def document(self) -> object | None:
        """What is shown, None for nothing."""
        return self._directed.document if self._directed is not None else None

    @property
    def figures(self) -> HallFigures:
        """What the process tells."""
        return self.process.figures

    @property
    def url(self) -> str:
        """The address of the pages, "" until they are served."""
        return f"http://{self.address}:{self.figures.port}" if self.figures.port else ""

    @property
    def name(self) -> str:
        """Of what is shown."""
        return self._directed.value().name if self._directed is not None else ""

    @property
    def trouble(self) -> str:
        """What is wrong now, "" for nothing."""
        if not self.on:
            return ""
        if self.address not in {each.address for each in self._find()}:
            return translate("Hall", "This computer is in no network any more.")
        if self.process.trouble:
            text = translate("Hall", "The pages are not served just now: {reason}")
            return text.format(reason=self.process.trouble)
        if self.process.failing:
            return translate("Hall", "The pages are not served just now; they come back at once.")
        return self._unwritten

    # What can be done

    def start(self, directed: Directed, address: str, seen: Seen) -> None:
        """Show what a room directs, at an address. Raises StorageError, OSError."""
        self.end()
        folder = new_hall_folder(self._settings)
        self._writer = HallWriter(folder)
        self._directed, self.address = directed, address
        self._path = directed.document.path
        self._languages = (screen_code(),)
        self._keep(replace(self.kept, seen=seen, address=address))
        directed.document.changed.connect(self._change)
        self.process.start(folder, address, self.kept.port or USUAL_PORT)
        self._looking.start()
        self._write()
        self.changed.emit()
        self.turned.emit()

    def end(self) -> None:
        """Show nothing any more."""
        if self._directed is None:
            return
        self._directed.document.changed.disconnect(self._change)
        self._directed = None
        self._timer.stop()
        self._looking.stop()
        self._work.cancel()
        self._again = False
        self.process.stop()
        self.messages, self._unwritten = (), ""
        assert self._writer is not None
        remove_hall_folder(self._writer.folder)
        self._writer = None
        self.changed.emit()
        self.turned.emit()

    def set_seen(self, seen: Seen) -> None:
        """Have players see more, or less, from now on."""
        self._keep(replace(self.kept, seen=seen))
        self._follow()

    def set_wifi(self, name: str) -> None:
        """Remember the name of the Wi-Fi."""
        self._keep(replace(self.kept, wifi=name))

    def say(self, text: str) -> None:
        """Say something to all."""
        if text and text not in self.messages:
            self.messages = (*self.messages, text)[-MOST_MESSAGES:]
            self._follow()
            self.changed.emit()

    def take_back(self, text: str) -> None:
        """Say something no longer."""
        self.messages = tuple(each for each in self.messages if each != text)
        self._follow()
        self.changed.emit()

    # What follows

    def _change(self, change: Change[object]) -> None:
        assert self._directed is not None
        path = self._directed.document.path
        if change.begun and path != self._path:
            name = self._name_before(change.before)
            self.end()
            text = translate("Hall", "The hall has ended: “{name}” is no longer open.")
            self.said.emit(text.format(name=name))
            return
        self._path = path
        self._follow()

    @staticmethod
    def _name_before(value: object) -> str:
        return str(getattr(value, "name", ""))

    def _follow(self) -> None:
        if self.on:
            self._timer.start()

    def _hear(self) -> None:
        figures = self.figures
        if self.on and figures.port and figures.port != self.kept.port:
            self._keep(replace(self.kept, port=figures.port))
        known = (*self._languages, *figures.wanted)
        if self.on and tuple(dict.fromkeys(known)) != self._languages:
            self._languages = tuple(dict.fromkeys(known))
            self._write()
        self.changed.emit()

    def _look(self) -> None:
        """Go on at another address where this computer has another one by now."""
        found = [each.address for each in self._find()]
        if self.on and self._writer is not None and found and self.address not in found:
            self.address = found[0]
            self._keep(replace(self.kept, address=found[0]))
            self.process.start(self._writer.folder, found[0], self.kept.port)
            text = translate(
                "Hall", "The address has changed: {address}. Show the new code to the players."
            )
            self.said.emit(text.format(address=self.address))
            self.moved.emit()
        self.changed.emit()

    # The folder

    def _write(self) -> None:
        """Write what is shown now, or once what is being written is there."""
        if self._directed is None or self._writer is None:
            return
        if self._work.running:
            self._again = True
            return
        self._again = False
        clock = self._clock.value
        shown = HallShown(
            self._value(),
            self.kept.seen,
            self._languages,
            clock if clock.periods else None,
            self.messages,
        )
        self._work.start(partial(self._writer.steps, shown))

    def _value(self) -> Event | Evening:
        assert self._directed is not None
        return self._directed.value()

    def _written(self, _snapshot: object) -> None:
        if self._unwritten:
            self._unwritten = ""
            self.changed.emit()
        if self._again:
            self._write()

    def _refused(self, error: Exception) -> None:
        """What was there stays, and it is tried again."""
        told = error_text(error)
        if told != self._unwritten:
            self._unwritten = told
            self.changed.emit()
        QTimer.singleShot(AGAIN_MS, self, self._write)

    # What is remembered

    def _keep(self, kept: KeptHall) -> None:
        if kept == self.kept:
            return
        self.kept = kept
        try:
            HALL.write(hall_path(self._settings), kept)
        except (OSError, WordedError) as error:
            self.said.emit(f"\N{WARNING SIGN} {error_text(error)}")

    def _read(self) -> KeptHall:
        try:
            return HALL.read(hall_path(self._settings))
        except (OSError, WordedError):
            return KeptHall()
