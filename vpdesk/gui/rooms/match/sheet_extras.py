"""Carry-over and penalties of a match of two teams."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from vpdesk.gui.rooms.match.sheet_rows import shortened
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import DecimalField
from vpdesk.match.sheet import MOST_EXTRA, Sheet
from vpdesk.report.match.words import team_names

CARRIED = ("carry_imps", "carry_vps")  # these may be negative
SIDES = range(2)


class SheetExtras(QWidget):
    """Shows the four numbers of both sides, and lets the user change them.

    requested: the sheet as it is wanted, and what was changed.
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: Sheet | None = None
        self._texts = {
            "carry_imps": self.tr("Carry-over, IMPs"),
            "penalty_imps": self.tr("Penalty, IMPs"),
            "carry_vps": self.tr("Carry-over, VP"),
            "penalty_vps": self.tr("Penalty, VP"),
        }
        self.fields = {
            (name, side): self._field(name, side) for name in self._texts for side in SIDES
        }
        self._names = tuple(QLabel() for _ in SIDES)
        title = QLabel(self.tr("E&xtra IMPs and VPs"))
        title.setBuddy(self.fields["carry_imps", 0])
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.addWidget(title, 0, 0, 1, 3)
        for side, label in enumerate(self._names):
            label.setTextFormat(Qt.TextFormat.PlainText)
            layout.addWidget(label, 1, 1 + side)
            layout.setColumnStretch(1 + side, 1)
        for at, (name, text) in enumerate(self._texts.items()):
            layout.addWidget(QLabel(text), 2 + at, 0)
            for side in SIDES:
                layout.addWidget(self.fields[name, side], 2 + at, 1 + side)

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the numbers of a sheet, without asking for them."""
        self._sheet = None
        names = team_names(sheet, user_language())
        for (name, side), field in self.fields.items():
            field.setValue(getattr(sheet, name)[side] / 100)
            field.setAccessibleName(f"{self._texts[name]}, {names[side]}")
        for label, name in zip(self._names, names, strict=True):
            label.setText(shortened(name))
            label.setToolTip(name)
        self._sheet = sheet

    def _field(self, name: str, side: int) -> DecimalField:
        field = named(DecimalField(), f"{name}{side}")
        field.setRange(-MOST_EXTRA / 100 if name in CARRIED else 0, MOST_EXTRA / 100)
        field.setDecimals(2)
        field.setKeyboardTracking(False)  # half a number would be another step
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        leave_keys(field)
        field.valueChanged.connect(partial(self._request, name, side))
        return field

    def _request(self, name: str, side: int, value: float) -> None:
        if self._sheet is None:  # it is being shown
            return
        sides = list(getattr(self._sheet, name))
        sides[side] = round(100 * value)
        changed: dict[str, Any] = {name: tuple(sides)}
        self.requested.emit(replace(self._sheet, **changed), self._texts[name])
