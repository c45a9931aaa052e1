"""The settings while the program runs: changed at once, saved a moment after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from vpdesk.files.atomic import StorageError
from vpdesk.gui.crash import logger
from vpdesk.gui.desk.disk_writer import PATIENCE, Writer
from vpdesk.report import PRINTED
from vpdesk.settings import RoomMemory, Settings, save

SAVE_AFTER_MS = 1500  # so that turning the spinner does not write all the time


class Remembered:
    """Keeps the settings, and saves them for the next start.

    settings: as they are now. collected: the same with what window and rooms are like.
    """

    def __init__(
        self,
        settings: Settings,
        path: Path,
        collected: Callable[[Settings], Settings],
        parent: QObject,
    ) -> None:
        self.settings = self._kept = settings
        self._path, self._collected = path, collected
        self._writer = Writer(parent)
        self._told = ""  # why they were not saved
        self._timer = QTimer(parent, singleShot=True, interval=SAVE_AFTER_MS)

    def take(self, settings: Settings) -> None:
        """Other settings are chosen."""
        self.settings = settings

    def begin(self) -> None:
        """Save from now on; what was read is not changed yet."""
        self._timer.stop()
        self._timer.timeout.connect(self.save)

    def save_soon(self) -> None:
        """Save what is so in a moment, however much is done until then."""
        if not self._timer.isActive():
            self._timer.start()

    def save(self) -> None:
        """Save what is so."""
        self.settings = settings = self._collected(self.settings)

        def write() -> None:
            save(self._path, settings, self._kept)
            self._kept = settings

        self._writer.put(write, self._tell_saved)

    def _tell_saved(self, _: None, error: BaseException | None) -> None:
        if error is not None and not isinstance(error, StorageError):
            raise error
        if error is not None and str(error) != self._told:
            logger.warning("Settings were not saved: %s", error)
            self._told = str(error)

    def end(self) -> None:
        """Save what is so, and wait for the disk: the program ends."""
        self._timer.stop()
        self.save()
        self.wait()

    def wait(self) -> None:
        """Wait until all is saved."""
        self._writer.finish(PATIENCE)

    def remember(self, room: str, memory: RoomMemory) -> None:
        """Remember something else of a room."""
        self.settings = self.settings.remembering({room: memory})
        self.save_soon()

    def remember_exports(self, settings: Settings) -> None:
        """Remember the exports of other settings; of the rooms else, what is remembered by now."""
        for room in PRINTED:
            then, now = settings.of(room), self.settings.of(room)
            self.remember(room, replace(now, export=then.export, presets=then.presets))
        self.settings = replace(self.settings, export_folder=settings.export_folder)
