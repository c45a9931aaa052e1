"""Named presets: the row over the export dialog that keeps and brings back its choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from vpdesk.formats.choice import ExportChoice, Preset
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.line_question import LineQuestion
from vpdesk.gui.widgets.named import named


class NameQuestion(LineQuestion):
    """Asks for the name of a preset until there is one."""

    def __init__(self, title: str, name: str, parent: QWidget) -> None:
        label = translate("PresetRow", "Name of the preset")
        super().__init__("presetNameDialog", title, label, name, parent)

    def refusal(self) -> str:
        return "" if self.textValue().strip() else self.tr("A preset needs a name.")


class PresetRow(QWidget):
    """Choose a preset; save, rename, delete one.

    choiceRequested: a preset's choice (ExportChoice) is to be shown.
    presetsChanged: the presets (tuple of Preset) are others now.
    """

    choiceRequested = Signal(object)
    presetsChanged = Signal(object)

    def __init__(self, presets: tuple[Preset, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.presets = presets
        self._choice = ExportChoice()
        self._last = ""  # the preset that the present choices began with
        self.combo = named(QComboBox(), "presetCombo", "export#presets")
        self.combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setAccessibleName(self.tr("Preset"))
        self.more = named(QPushButton(), "presetButton", "export#presets")
        self.more.setText(self.tr("&Keep"))
        self.more.setToolTip(self.tr("Save, rename or delete a preset"))
        self.more.setAutoDefault(False)
        menu = QMenu(self.more)
        self.save = menu.addAction(self.tr("&Save as Preset…"), self._ask_save)
        self.rename = menu.addAction(self.tr("&Rename…"), self._ask_rename)
        self.delete = menu.addAction(self.tr("&Delete"), self._delete)
        self.more.setMenu(menu)
        label = QLabel(self.tr("Pr&eset"))
        label.setBuddy(self.combo)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(label)
        layout.addWidget(self.combo, 1)
        layout.addWidget(self.more)
        self._fill("")
        self.combo.currentIndexChanged.connect(self._choose)

    def show_choice(self, choice: ExportChoice) -> None:
        """The choice that is shown now; the preset that is equal to it, if any, is named."""
        self._choice = choice
        name = next((each.name for each in self.presets if each.choice == choice), "")
        self._fill(name)

    def _fill(self, name: str) -> None:
        with QSignalBlocker(self.combo):
            self.combo.clear()
            self.combo.addItem(self.tr("none"), "")
            for preset in self.presets:
                self.combo.addItem(preset.name, preset.name)
            self.combo.setCurrentIndex(max(0, self.combo.findData(name)))
        for action in (self.rename, self.delete):
            action.setEnabled(bool(name))

    def _choose(self) -> None:
        name = self.combo.currentData()
        for preset in self.presets:
            if preset.name == name:
                self._last = name
                self.choiceRequested.emit(preset.choice)

    def _ask_save(self) -> None:
        self._ask(self.tr("Save as Preset"), self._last or self._choice.title, self._save)

    def _ask_rename(self) -> None:
        old = self.combo.currentData()
        self._ask(self.tr("Rename Preset"), old, lambda new: self._rename(old, new))

    def _ask(self, title: str, name: str, then: Callable[[str], None]) -> None:
        question = NameQuestion(title, name, self)
        question.textValueSelected.connect(then)
        question.finished.connect(question.deleteLater)
        question.open()

    def _save(self, name: str) -> None:
        if name.strip():
            self._set({**self._by_name(), name.strip(): self._choice})

    def _rename(self, old: str, new: str) -> None:
        presets = self._by_name()
        if new.strip():
            choice, name = presets.pop(old), new.strip()
            while name in presets:  # another preset is not lost to it
                name += "*"
            self._set({**presets, name: choice})

    def _delete(self) -> None:
        presets = self._by_name()
        del presets[self.combo.currentData()]
        self._set(presets)

    def _by_name(self) -> dict[str, ExportChoice]:
        return {preset.name: preset.choice for preset in self.presets}

    def _set(self, presets: dict[str, ExportChoice]) -> None:
        self.presets = tuple(Preset(name, presets[name]) for name in sorted(presets))
        self.show_choice(self._choice)
        self.presetsChanged.emit(self.presets)
