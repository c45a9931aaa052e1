"""The choice of a regulation, and what can be done with the user's own ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from vpdesk.errors import WordedError
from vpdesk.files.own import own_key
from vpdesk.files.regulation_file import SUFFIX, read_regulation, write_regulation
from vpdesk.files.regulation_library import built_in, own, remove_own, save_own
from vpdesk.gui.desk.aside import aside
from vpdesk.gui.desk.ask import ask_open, ask_save
from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.named import named
from vpdesk.match.regulations import Regulation
from vpdesk.report.file_names import plain_name
from vpdesk.report.match.ruling_words import regulation_text
from vpdesk.settings import own_regulations_folder

NAME_LETTERS = 8  # of a name, that are seen at least


class RegulationBar(QWidget):
    """Shows the regulation in force, and lets the user choose or make another.

    chosen: the one that is wanted (Regulation). changed: own ones came, went or changed.
    said: a sentence about a file, "" where all is well.
    """

    chosen = Signal(object)
    changed = Signal()
    said = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = own_regulations_folder()
        self._all: tuple[Regulation, ...] = built_in()
        self._of_match: Regulation | None = None  # one that only the match has
        self.combo = named(QComboBox(), "regulationCombo")
        self.combo.setAccessibleName(self.tr("Regulation"))
        adjust = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.combo.setSizeAdjustPolicy(adjust)
        self.combo.setMinimumContentsLength(NAME_LETTERS)
        self.more = named(QPushButton(), "regulationButton")
        self.more.setText(self.tr("Ad&just"))
        self.more.setToolTip(self.tr("Change the numbers of the regulation, or open others"))
        menu = QMenu(self.more)
        self.change = menu.addAction(self.tr("Change the &Numbers…"), self.edit)
        self.open = menu.addAction(self.tr("&Open a File…"), self._ask_open)
        self.save_as = menu.addAction(self.tr("&Save to a File…"), self._ask_save)
        self.remove = menu.addAction(self.tr("&Remove"), self._remove)
        self.put_back = menu.addAction(self.tr("Put &Back"), self._put_back)
        self._gone: Regulation | None = None  # an own one that was removed or replaced last
        self.more.setMenu(menu)
        label = QLabel(self.tr("Regula&tion"))
        label.setBuddy(self.combo)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 8, 0)
        layout.addWidget(label)
        layout.addWidget(self.combo, 1)
        layout.addWidget(self.more)
        self.combo.activated.connect(lambda _: self.chosen.emit(self._shown))

    def regulation(self, key: str) -> Regulation:
        """The regulation of a key; the first where it is gone."""
        return next((each for each in self._all if each.key == key), self._all[0])

    def offers(self, regulation: Regulation) -> bool:
        """It is one of those that can be chosen for any match."""
        return regulation in self._all

    def show_regulation(self, shown: Regulation) -> None:
        """Show the regulation that is in force; it may be one that only the match has."""
        of_match = None if self.offers(shown) else shown
        if of_match != self._of_match:
            self._of_match = of_match
            self._offer()
        at = self.combo.count() - 1 if of_match else self._all.index(shown)
        self.combo.setCurrentIndex(at)
        language = user_language()
        texts = (regulation_text(shown, text, language) for text in (shown.source, shown.note))
        self.combo.setToolTip(plain_tip("\n".join(text for text in texts if text)))
        self.remove.setEnabled(shown.own and of_match is None)
        self.put_back.setEnabled(self._gone is not None)

    def read(self) -> None:
        """Offer all regulations that there are."""
        mine, faults = own(self._folder)
        shown, self._all = self._shown, (*built_in(), *mine)
        self._offer()
        offered = shown if self.offers(shown) else self._all[0]
        self.show_regulation(self._of_match or offered)
        for fault in faults:
            self.said.emit(user_language().error(fault))

    def _offer(self) -> None:
        language = user_language()
        with QSignalBlocker(self.combo):
            self.combo.clear()
            for each in self._all:
                self.combo.addItem(regulation_text(each, each.name, language), each.key)
            if self._of_match is not None:
                text, name = self.tr("{name}, as in the match"), self._of_match.name
                self.combo.addItem(
                    text.format(name=regulation_text(self._of_match, name, language))
                )

    def edit(self) -> None:
        """Open the dialog of the numbers of the regulation that is shown."""
        from vpdesk.gui.rooms.match.regulation_dialog import RegulationDialog

        dialog = RegulationDialog(self._shown, self)
        dialog.saved.connect(self.keep)
        dialog.open()

    def keep(self, regulation: Regulation) -> None:
        """Save an own regulation, and choose it."""
        before = next((each for each in self._all if each.key == regulation.key), None)
        if self._try(lambda: save_own(self._folder, regulation, before)):
            self._gone = before
            self.read()
            self.chosen.emit(self.regulation(regulation.key))
            self.changed.emit()

    def open_file(self, path: Path) -> None:
        """Make a regulation file one of the user's own, and choose it."""
        self._try(lambda: self.keep(self._with_free_name(aside(lambda: read_regulation(path)))))

    def _with_free_name(self, regulation: Regulation) -> Regulation:
        """A regulation as an own one; its name gets a number where another one has it already."""
        taken = {each.key: each for each in self._all}
        for number in count(1):
            name = regulation.name if number == 1 else f"{regulation.name} {number}"
            made = replace(regulation, name=name, key=own_key(name))
            if taken.get(made.key, made) == made:
                return made
        raise AssertionError(regulation)

    @property
    def _shown(self) -> Regulation:
        at = self.combo.currentIndex()
        if at == len(self._all) and self._of_match is not None:
            return self._of_match
        return self._all[max(0, at)]

    def _remove(self) -> None:
        shown, gone = self._shown, []

        def remove() -> None:
            gone.append(remove_own(self._folder, shown.key) or shown)

        if self._try(remove):
            (self._gone,) = gone
            self.read()
            self.chosen.emit(self._all[0])
            self.changed.emit()

    def _put_back(self) -> None:
        if self._gone is not None:
            self.keep(self._gone)

    def _ask_open(self) -> None:
        title = self.tr("Open a Regulation")
        ask_open(self, "openRegulationDialog", title, [self._kind()], self.open_file)

    def _ask_save(self) -> None:
        shown = self._shown
        ask_save(
            self,
            "saveRegulationDialog",
            self.tr("Save the Regulation"),
            [self._kind()],
            f"{plain_name(shown.name) or 'regulation'}{SUFFIX}",
            lambda path, _: self._try(lambda: write_regulation(path, shown)),
        )

    def _kind(self) -> str:
        return self.tr("Regulations (*{suffix})").format(suffix=SUFFIX)

    def _try(self, do: Callable[[], object]) -> bool:
        """Do something with a file, or say why it cannot be done; whether it was done."""
        self.said.emit("")
        try:
            do()
        except WordedError as error:
            self.said.emit(user_language().error(error))
            return False
        except OSError as error:
            self.said.emit(error.strerror or str(error))
            return False
        return True
