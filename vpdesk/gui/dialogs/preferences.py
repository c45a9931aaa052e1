"""The preferences dialog: what it shows is in force at once; Cancel takes it back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from vpdesk import languages
from vpdesk.gui.texts import screen_code, translate, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.changed import changed
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.report import PRINTED
from vpdesk.report.scales.report import ScaleChoice
from vpdesk.settings import LEAST_ZOOM, MOST_ZOOM, PAPERS, SYSTEM, Settings

ZOOM_STEP = 10
EXAMPLE = 1974  # hundredths of a VP


class PreferenceRow(NamedTuple):
    """A preference as the dialog shows it.

    name: of the field of Preferences. object_name: of its widget. offered: the texts of its
    values, or the percentages from the least to the most, by a step.
    """

    name: str
    object_name: str
    label: str
    offered: dict[str, str] | range

    def values(self) -> Iterator[tuple[object, str]]:
        """All that it may be, each with its text."""
        if isinstance(self.offered, dict):
            yield from self.offered.items()
        else:
            yield from ((each, f"{each} %") for each in self.offered)

    def field(self) -> QComboBox | CountField:
        """Its widget."""
        if isinstance(self.offered, dict):
            return named(QComboBox(), self.object_name)
        field = named(CountField(), self.object_name)
        field.setRange(self.offered[0], self.offered[-1])
        field.setSingleStep(self.offered.step)
        return field


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
        self._arrows: QPoint | None = None  # on the screen, where the text size is being stepped
        self.fields = {row.name: row.field() for row in preference_rows()}
        self._labels = {name: QLabel() for name in self.fields}
        self.start_note = named(QLabel(wordWrap=True), "startNoteLabel")
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Ok | buttons.Cancel)
        self.defaults = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._label()
        self._show(settings)
        self.lay_out(self._page(), self.buttons)
        for field in self.fields.values():
            if isinstance(field, QComboBox):
                field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
                field.currentIndexChanged.connect(self._choose)
            else:
                field.valueChanged.connect(self._step_zoom)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.defaults.clicked.connect(lambda: self._request(Settings()))

    def reject(self) -> None:
        if self._settings != self._before:
            self.preferencesChanged.emit(self._before)
        super().reject()

    def fit(self) -> None:
        """The arrows of the text size stay under the mouse while all grows above them."""
        super().fit()
        if self._arrows is None:
            return
        place = self.pos() + self._arrows - self._place_of_arrows
        room = self.screen().availableGeometry()
        if room.contains(self.frameGeometry().translated(place - self.pos())):
            self.move(place)

    @property
    def _place_of_arrows(self) -> QPoint:
        field = self.fields["zoom"]
        return field.mapToGlobal(QPoint(field.width(), field.height() // 2))

    def _choose(self) -> None:
        self._arrows = None
        self._change()

    def _step_zoom(self) -> None:
        self._arrows = self._place_of_arrows
        self._change()

    def _change(self) -> None:
        wanted = {name: _value(field) for name, field in self.fields.items()}
        settings = changed(self._settings, wanted)
        if settings.paper != self._settings.paper:
            settings = settings.with_papers(dict.fromkeys(PRINTED, settings.paper))
        self._request(settings)

    def _request(self, settings: Settings) -> None:
        self._settings = settings
        self.preferencesChanged.emit(settings)
        self._label()  # the language may be another now
        self._show(settings)

    def _show(self, settings: Settings) -> None:
        for name, field in self.fields.items():
            value = getattr(settings, name)
            with QSignalBlocker(field):
                if isinstance(field, QComboBox):
                    field.setCurrentIndex(field.findData(value))
                else:
                    field.setValue(value)

    def _label(self) -> None:
        """Write all texts in the language of the screen."""
        self.setWindowTitle(self.tr("Preferences"))
        for row in preference_rows():
            field = self.fields[row.name]
            self._labels[row.name].setText(row.label)
            field.setAccessibleName(row.label.replace("&", ""))
            if isinstance(field, QComboBox) and isinstance(row.offered, dict):
                _offer(field, row.offered)
            elif isinstance(field, CountField):
                field.setSuffix(" %")
        self.defaults.setText(self.tr("De&faults"))
        same = self.tr("Always the defaults")
        first = ScaleChoice()
        boards, pins = user_language().boards(first.boards), ", ".join(map(str, first.pins))
        text = self.tr("“{same}” opens with {boards}, and with {pins} pinned to compare.")
        self.start_note.setText(text.format(same=same, boards=boards, pins=pins))

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        # Fields stay under the mouse where a choice changes the words of the labels.
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for name, field in self.fields.items():
            self._labels[name].setBuddy(field)
            form.addRow(self._labels[name], field)
        form.addRow(self.start_note)
        return page


def _offer(combo: QComboBox, texts: dict[str, str]) -> None:
    """Offer texts, each for its value; the chosen value stays chosen."""
    with QSignalBlocker(combo):
        chosen = combo.currentData()
        combo.clear()
        for value, text in texts.items():
            combo.addItem(text, value)
        combo.setCurrentIndex(combo.findData(chosen))


def _value(field: QComboBox | CountField) -> object:
    return field.currentData() if isinstance(field, QComboBox) else field.value()


def preference_rows() -> tuple[PreferenceRow, ...]:
    """All preferences in the language of the screen."""
    name = languages.LANGUAGES[languages.system_language()]
    system = translate("PreferencesDialog", "As the system ({language})").format(language=name)
    themes = {
        SYSTEM: translate("PreferencesDialog", "As the system"),
        "light": translate("PreferencesDialog", "Light"),
        "dark": translate("PreferencesDialog", "Dark"),
    }
    signs = {
        "": translate("PreferencesDialog", "As the language ({example})"),
        ".": translate("PreferencesDialog", "Point ({example})"),
        ",": translate("PreferencesDialog", "Comma ({example})"),
    }
    for sign, text in signs.items():
        example = languages.language(screen_code(), sign).vp(EXAMPLE)
        signs[sign] = text.format(example=example)
    papers = {paper: paper for paper in PAPERS}
    starts = {
        "as left": translate("PreferencesDialog", "Last session"),
        "same": translate("PreferencesDialog", "Always the defaults"),
    }
    zooms = range(LEAST_ZOOM, MOST_ZOOM + 1, ZOOM_STEP)
    spoken = {SYSTEM: system, **languages.LANGUAGES}
    return (
        PreferenceRow(
            "language", "languageCombo", translate("PreferencesDialog", "&Language"), spoken
        ),
        PreferenceRow("theme", "themeCombo", translate("PreferencesDialog", "&Theme"), themes),
        PreferenceRow("zoom", "zoomSpin", translate("PreferencesDialog", "Text &size"), zooms),
        PreferenceRow(
            "decimal_sign",
            "decimalSignCombo",
            translate("PreferencesDialog", "&Decimal sign"),
            signs,
        ),
        PreferenceRow("paper", "paperCombo", translate("PreferencesDialog", "&Paper"), papers),
        PreferenceRow(
            "start_up", "startUpCombo", translate("PreferencesDialog", "At the st&art"), starts
        ),
    )


def with_preference(settings: Settings, name: str, value: object) -> Settings:
    """With another value of a preference; another paper is that of all that is printed."""
    wanted = changed(settings, {name: value})
    return wanted.with_papers(dict.fromkeys(PRINTED, wanted.paper)) if name == "paper" else wanted
