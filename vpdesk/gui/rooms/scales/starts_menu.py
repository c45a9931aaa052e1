"""The menu of the starting points: begins with one, keeps what is shown as one, hands it on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from vpdesk.errors import WordedError
from vpdesk.files.start_file import SUFFIX, read_start, write_start
from vpdesk.files.start_library import built_in, keep, own, remove_own
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save
from vpdesk.gui.texts import error_text, translate, user_language
from vpdesk.report.file_names import plain_name
from vpdesk.report.scales.starts import Start
from vpdesk.settings import own_scales_folder, own_starts_folder

if TYPE_CHECKING:
    from vpdesk.gui.rooms.scales.starts_button import StartsButton


class StartsMenu(QObject):
    """Fills the menu of a button with starting points, and keeps them in their folder."""

    startRequested = Signal(object)
    scalesChanged = Signal()
    said = Signal(str)
    complained = Signal(str)

    def __init__(self, button: StartsButton) -> None:
        super().__init__(button)
        self._button = button

    def open_file(self, path: Path) -> None:
        """Make the one in a file one of the user's own, and show it."""
        self._try(lambda: self.take(aside(lambda: read_start(path))))

    def keep(self, start: Start) -> None:
        """Keep one under its name."""
        self._try(lambda: self._tell_kept(keep(start, own_starts_folder(), own_scales_folder())))

    def take(self, start: Start) -> None:
        """Keep one that somebody handed on, and show it. Raises StorageError."""
        made = keep(start, own_starts_folder(), own_scales_folder())
        if made.scale.family is not None and made.scale.family.own:
            self.scalesChanged.emit()
        self.startRequested.emit(made)
        self._tell_kept(made)

    def _tell_kept(self, start: Start) -> None:
        self.said.emit(self.tr("“{name}” is kept as a starting point.").format(name=start.name))

    def fill(self) -> None:
        """The menu as it is now."""
        menu, language = self._button.menu(), user_language()
        menu.clear()
        kept, faults = own(own_starts_folder())
        for start in built_in():
            self._add(menu, start.title(language), partial(self.startRequested.emit, start))
        menu.addSeparator()
        for start in kept:
            self._add(menu, start.name, partial(self.startRequested.emit, start))
        for fault in faults:
            menu.addAction(f"\N{WARNING SIGN} {language.error(fault)}").setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.tr("&Keep What Is Shown…"), self._ask_name)
        menu.addAction(self.tr("&Open File…"), self._ask_open)
        handing = menu.addMenu(self.tr("&Hand On as a File"))
        for start in (*kept, *built_in()):
            self._add(handing, start.title(language), partial(self._ask_save, start))
        removing = menu.addMenu(self.tr("&Remove"))
        removing.setEnabled(bool(kept))
        for start in kept:
            self._add(removing, start.name, partial(self._remove, start))

    @staticmethod
    def _add(menu: QMenu, text: str, do: Callable[[], object]) -> None:
        menu.addAction(text.replace("&", "&&"), do)

    def _ask_name(self) -> None:
        from vpdesk.gui.export.presets import NameQuestion  # not at the start

        question = NameQuestion(self.tr("Keep as a Starting Point"), "", self._button)
        question.textValueSelected.connect(self._button.keepRequested)
        question.finished.connect(question.deleteLater)
        question.open()

    @property
    def _filter(self) -> str:
        return f"{self.tr('Starting points')} (*{SUFFIX})"

    def _ask_open(self) -> None:
        title = self.tr("Open a Starting Point")
        ask_open(self._button, "startOpenDialog", title, [self._filter], self.open_file)

    def _ask_save(self, start: Start) -> None:
        title = self.tr("Hand On a Starting Point")
        name = f"{plain_name(start.title(user_language())) or 'vpdesk'}{SUFFIX}"
        ask_save(
            self._button,
            "startSaveDialog",
            title,
            [self._filter],
            name,
            lambda path, _: self.save_file(path, start),
        )

    def save_file(self, path: Path, start: Start) -> None:
        """Write one to a file, under the name that it has here."""
        named_here = replace(start, name=start.title(user_language()))
        if self._try(lambda: aside(lambda: write_start(path, named_here))):
            text = translate("DocumentFiles", "Saved as {path}")
            self.said.emit(text.format(path=path))

    def _remove(self, start: Start) -> None:
        try:
            remove_own(own_starts_folder(), start.key, start)
        except OSError as error:
            self.complained.emit(str(error))
        else:
            self.said.emit(self.tr("“{name}” is removed.").format(name=start.name))

    def _try(self, do: Callable[[], object]) -> bool:
        try:
            do()
        except WordedError as error:
            self.complained.emit(error_text(error))
            return False
        return True
