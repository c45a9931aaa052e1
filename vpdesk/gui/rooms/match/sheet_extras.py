"""Carry-over and penalties of a match of two teams."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from vpdesk.errors import QT_TRANSLATE_NOOP, one_line
from vpdesk.gui.rooms.match.sheet_rows import shortened
from vpdesk.gui.texts import plain_tip, translate, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import DecimalField
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.match.score_sheet import MOST_EXTRA, ScoreSheet
from vpdesk.report.match.words import team_names
from vpdesk.report.step_words import step_words

CARRIED = ("carry_imps", "carry_vps")  # these may be negative
EXTRAS = {  # fields of a sheet
    "carry_imps": QT_TRANSLATE_NOOP("SheetExtras", "Carry-over, IMPs"),
    "penalty_imps": QT_TRANSLATE_NOOP("SheetExtras", "Penalty, IMPs"),
    "carry_vps": QT_TRANSLATE_NOOP("SheetExtras", "Carry-over, VP"),
    "penalty_vps": QT_TRANSLATE_NOOP("SheetExtras", "Penalty, VP"),
}
SIDES = range(2)
LONGEST = 120  # characters of a reason
LONGEST_NAME = 16  # characters of a name above a field


class SheetExtras(QWidget):
    """Shows the four numbers of both sides, and lets the user change them.

    requested: both numbers of a kind as they are wanted, or what a penalty is for, by the field of
    the sheet, and what was changed.
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self._texts = {name: translate("SheetExtras", text) for name, text in EXTRAS.items()}
        self.fields = {
            (name, side): self._field(name, side) for name in self._texts for side in SIDES
        }
        self.reason = named(QLineEdit(), "penaltyReason")
        self.reason.setMaxLength(LONGEST)
        leave_keys(self.reason)
        self.reason.editingFinished.connect(self._take_reason)
        self._names = tuple(QLabel() for _ in SIDES)
        self.more = named(CheckBox(self.tr("E&xtra IMPs and VPs")), "sheetExtrasShown")
        self.more.setToolTip(self.tr("What is carried over, and penalties"))
        self._grid = QWidget()
        self._grid.hide()
        self.more.toggled.connect(self._grid.setVisible)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 8, 0, 0)
        outer.addWidget(self.more)
        outer.addWidget(self._grid)
        layout = QGridLayout(self._grid)
        layout.setContentsMargins(0, 0, 0, 0)
        for side, label in enumerate(self._names):
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label, 1, 1 + side)
            layout.setColumnStretch(1 + side, 1)
        for at, (name, text) in enumerate(self._texts.items()):
            layout.addWidget(QLabel(text), 2 + at, 0)
            for side in SIDES:
                layout.addWidget(self.fields[name, side], 2 + at, 1 + side)
        layout.addWidget(QLabel(self.tr("Penalty for")), 2 + len(EXTRAS), 0)
        layout.addWidget(self.reason, 2 + len(EXTRAS), 1, 1, 2)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show the numbers of a sheet, without asking for them."""
        self._showing = True
        names = team_names(sheet, user_language())
        for (name, side), field in self.fields.items():
            field.setValue(getattr(sheet, name)[side] / 100)
            field.setAccessibleName(f"{self._texts[name]}, {names[side]}")
        for label, name in zip(self._names, names, strict=True):
            label.setText(shortened(name, LONGEST_NAME))
            label.setToolTip(plain_tip(name))
        self.reason.setText(sheet.penalty_reason)
        self.reason.setAccessibleName(self.tr("Penalty for"))
        there = any(any(getattr(sheet, name)) for name in EXTRAS)
        if there:
            self.more.setChecked(True)
        self.more.setEnabled(not there)  # what counts is in sight
        fined = (*sheet.penalty_imps, *sheet.penalty_vps, sheet.penalty_reason)
        self.reason.setEnabled(any(fined))
        self._showing = False

    def _take_reason(self) -> None:
        if not self._showing:
            self.requested.emit(
                {"penalty_reason": one_line(self.reason.text())},
                step_words("SheetExtras", "Penalty for"),
            )

    def _field(self, name: str, side: int) -> DecimalField:
        field = named(DecimalField(), f"{name}{side}")
        field.setRange(-MOST_EXTRA / 100 if name in CARRIED else 0, MOST_EXTRA / 100)
        field.setDecimals(2)
        field.setKeyboardTracking(False)  # half a number would be another step
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        leave_keys(field)
        field.valueChanged.connect(lambda _: self._request(name))
        return field

    def _request(self, name: str) -> None:
        if not self._showing:
            sides = tuple(round(100 * self.fields[name, each].value()) for each in SIDES)
            self.requested.emit({name: sides}, step_words("SheetExtras", EXTRAS[name]))
