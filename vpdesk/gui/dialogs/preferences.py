"""The preferences dialog: what it shows is in force at once; Cancel takes it back."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from vpdesk import languages
from vpdesk.gui.texts import screen_code, user_language
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.settings import EXPORTS, LEAST_ZOOM, MOST_ZOOM, PAPERS, SYSTEM, Settings

ZOOM_STEP = 10
EXAMPLE = 1974  # hundredths of a VP


class PreferencesDialog(FittingDialog):
    """Language, colours, text size, decimal sign, paper and how the program opens.

    preferencesChanged: settings (Settings) with the preferences that are wanted now.
    """

    preferencesChanged = Signal(object)

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "preferencesDialog", "preferences")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._before = self._settings = settings
        self.language = named(QComboBox(), "languageCombo")
        self.theme = named(QComboBox(), "themeCombo")
        self.zoom = named(CountField(), "zoomSpin")
        self.zoom.setRange(LEAST_ZOOM, MOST_ZOOM)
        self.zoom.setSingleStep(ZOOM_STEP)
        self.decimal_sign = named(QComboBox(), "decimalSignCombo")
        self.paper = named(QComboBox(), "paperCombo")
        self.start_up = named(QComboBox(), "startUpCombo")
        self.start_note = named(QLabel(wordWrap=True), "startNoteLabel")
        self._combos = (self.language, self.theme, self.decimal_sign, self.paper, self.start_up)
        self._labels = {field: QLabel() for field in (*self._combos, self.zoom)}
        buttons = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(buttons.Ok | buttons.Cancel)
        self.defaults = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._label()
        self._show(settings)
        self.lay_out(self._page(), self.buttons)
        for combo in self._combos:
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            combo.currentIndexChanged.connect(self._change)
        self.zoom.valueChanged.connect(self._change)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(lambda: self._request(Settings()))

    def reject(self) -> None:
        if self._settings != self._before:
            self.preferencesChanged.emit(self._before)
        super().reject()

    def _change(self) -> None:
        paper = self.paper.currentData()
        exports = {name: getattr(self._settings, name) for name in EXPORTS}
        if paper != self._settings.paper:
            exports = {name: replace(each, paper=paper) for name, each in exports.items()}
        self._request(
            replace(
                self._settings,
                language=self.language.currentData(),
                theme=self.theme.currentData(),
                zoom=self.zoom.value(),
                decimal_sign=self.decimal_sign.currentData(),
                paper=paper,
                **exports,
                start_up=self.start_up.currentData(),
            )
        )

    def _request(self, settings: Settings) -> None:
        self._settings = settings
        self.preferencesChanged.emit(settings)
        self._label()  # the language may be another now
        self._show(settings)

    def _show(self, settings: Settings) -> None:
        for combo, value in (
            (self.language, settings.language),
            (self.theme, settings.theme),
            (self.decimal_sign, settings.decimal_sign),
            (self.paper, settings.paper),
            (self.start_up, settings.start_up),
        ):
            with QSignalBlocker(combo):
                combo.setCurrentIndex(combo.findData(value))
        with QSignalBlocker(self.zoom):
            self.zoom.setValue(settings.zoom)

    def _label(self) -> None:
        """Write all texts in the language of the screen."""
        self.setWindowTitle(self.tr("Preferences"))
        for field, text in (
            (self.language, self.tr("&Language")),
            (self.theme, self.tr("&Theme")),
            (self.zoom, self.tr("Text &size")),
            (self.decimal_sign, self.tr("&Decimal sign")),
            (self.paper, self.tr("&Paper")),
            (self.start_up, self.tr("At the st&art")),
        ):
            self._labels[field].setText(text)
            field.setAccessibleName(text.replace("&", ""))
        self.defaults.setText(self.tr("De&faults"))
        self.zoom.setSuffix(" %")
        name = languages.LANGUAGES[languages.system_language()]
        system = self.tr("As the system ({language})").format(language=name)
        _offer(self.language, {SYSTEM: system, **languages.LANGUAGES})
        _offer(
            self.theme,
            {
                SYSTEM: self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
        )
        signs = {
            "": self.tr("As the language ({example})"),
            ".": self.tr("Point ({example})"),
            ",": self.tr("Comma ({example})"),
        }
        for sign, text in signs.items():
            example = languages.language(screen_code(), sign).vp(EXAMPLE)
            signs[sign] = text.format(example=example)
        _offer(self.decimal_sign, signs)
        _offer(self.paper, {paper: paper for paper in PAPERS})
        same = self.tr("Always the same")
        _offer(self.start_up, {"as left": self.tr("As it was left"), "same": same})
        first = ScaleChoice()
        boards, pins = user_language().boards(first.boards), ", ".join(map(str, first.pins))
        text = self.tr("“{same}” opens with {boards}, and with {pins} pinned to compare.")
        self.start_note.setText(text.format(same=same, boards=boards, pins=pins))

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field in (
            self.language,
            self.theme,
            self.zoom,
            self.decimal_sign,
            self.paper,
            self.start_up,
        ):
            self._labels[field].setBuddy(field)
            form.addRow(self._labels[field], field)
        form.addRow("", self.start_note)
        return page


def _offer(combo: QComboBox, texts: dict[str, str]) -> None:
    """Offer texts, each for its value; the chosen value stays chosen."""
    with QSignalBlocker(combo):
        chosen = combo.currentData()
        combo.clear()
        for value, text in texts.items():
            combo.addItem(text, value)
        combo.setCurrentIndex(combo.findData(chosen))
