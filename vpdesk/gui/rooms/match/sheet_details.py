"""What a score sheet says beside the scores: who plays, where, and how IMPs come about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from vpdesk.errors import one_line
from vpdesk.gui.rooms.match.sheet_extras import SheetExtras
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.changed import changed
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.match.score_sheet import MOST_TABLES, Method, ScoreSheet, with_method
from vpdesk.report.match.words import METHOD_NAMES, method_name
from vpdesk.report.step_words import step_words
from vpdesk.scales import MAX_BOARDS

SAID = ("home", "away", "event", "round")  # by the event of a match
TEXTS = (*SAID, "date")
LONGEST = 120  # characters of a name


class SheetDetails(QWidget):
    """Shows the details of a sheet, and lets the user change them.

    requested: what makes the sheet that is wanted of the one there is, and what was changed.
    """

    requested = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._showing = False
        self.texts = {name: named(QLineEdit(), f"{name}Edit") for name in TEXTS}
        self.method = named(QComboBox(), "methodCombo", "match#methods")
        for method in METHOD_NAMES:
            self.method.addItem(method_name(method, user_language()), method)
        self.tables = _spin("tablesSpin", 2, MOST_TABLES)
        self.first = _spin("firstBoardSpin", 1, MAX_BOARDS)
        self.divisor = _spin("divisorSpin", 1, MOST_TABLES**2)
        self.trim = _spin("trimSpin", 0, MOST_TABLES - 1)
        about("match#methods", self.tables, self.divisor, self.trim)
        self.twice = named(CheckBox(self.tr("Count by boards, too")), "twiceBox")
        about("match#totals", self.twice)
        self.extras = named(SheetExtras(), "sheetExtras", "match#totals")
        self._lay_out()
        self._connect()

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a sheet, without asking for it."""
        self._showing = True
        for name, field in self.texts.items():
            if field.text() != getattr(sheet, name):
                field.setText(getattr(sheet, name))
        self.method.setCurrentIndex(self.method.findData(sheet.method))
        self.tables.setSingleStep(2 if sheet.method.teams else 1)
        self.tables.setValue(sheet.tables)
        self.first.setMaximum(MAX_BOARDS + 1 - len(sheet.lines))
        self.first.setValue(sheet.numbers[0])
        self.divisor.setValue(sheet.divisor)
        self.trim.setValue(sheet.trim)
        self.twice.setChecked(sheet.twice)
        self.extras.show_sheet(sheet)
        self.extras.setVisible(sheet.method.teams)
        rows: tuple[tuple[QWidget, bool], ...] = (
            (self.texts["home"], sheet.method.teams),
            (self.texts["away"], sheet.method.teams),
            (self.divisor, sheet.method is Method.CROSS_TEAMS),
            (self.trim, sheet.method is Method.BUTLER),
            (self.twice, sheet.method.teams and sheet.method is not Method.BOARDS),
        )
        for part, shown in rows:
            self._form.setRowVisible(part, shown)
        self._showing = False

    def fix_texts(self, fixed: bool) -> None:
        """Let nobody change what the event of the match says."""
        for name in SAID:
            self.texts[name].setReadOnly(fixed)
            self.texts[name].setToolTip(self.tr("As the event says") if fixed else "")
        self.twice.setDisabled(fixed)  # an event counts by one scale

    def go(self) -> None:
        """Move the keyboard to the first field."""
        field = self.texts["home" if self.texts["home"].isVisible() else "event"]
        field.setFocus()
        field.selectAll()

    def _take_text(self, name: str) -> None:
        text = one_line(self.texts[name].text())
        self._change({name: text}, self._labels[name])

    def _change(self, values: dict[str, object], text: str) -> None:
        """Ask for other values of fields of the sheet."""
        self._request(lambda sheet: changed(sheet, values), text)

    def _set_method(self) -> None:
        method = self.method.currentData()

        def change(sheet: ScoreSheet) -> ScoreSheet:
            tables = sheet.tables + sheet.tables % 2 if method.teams else sheet.tables
            return with_method(sheet, method, tables)

        self._request(change, step_words("SheetDetails", "form of the match"))

    def _set_tables(self, tables: int) -> None:
        self._request(
            lambda sheet: with_method(sheet, sheet.method, tables),
            step_words("SheetDetails", "tables"),
        )

    def _set_first(self, first: int) -> None:
        """Number the boards anew; the scores stay in their lines."""

        def change(sheet: ScoreSheet) -> ScoreSheet:
            lines = enumerate(sheet.lines, first)
            return replace(sheet, lines=tuple(replace(each, number=at) for at, each in lines))

        self._request(change, step_words("SheetDetails", "board numbers"))

    def _request(self, change: Callable[[ScoreSheet], ScoreSheet], text: str) -> None:
        if not self._showing:
            self.requested.emit(change, text)

    def _connect(self) -> None:
        for name, field in self.texts.items():
            field.editingFinished.connect(partial(self._take_text, name))
        self.method.currentIndexChanged.connect(self._set_method)
        self.tables.valueChanged.connect(self._set_tables)
        self.first.valueChanged.connect(self._set_first)
        self.divisor.valueChanged.connect(
            lambda value: self._change({"divisor": value}, step_words("SheetDetails", "divisor"))
        )
        self.trim.valueChanged.connect(
            lambda value: self._change(
                {"trim": value}, step_words("SheetDetails", "scores left out")
            )
        )
        self.twice.toggled.connect(
            lambda on: self._change({"twice": on}, step_words("SheetDetails", "count by boards"))
        )
        self.extras.requested.connect(self._change)

    def _lay_out(self) -> None:
        self._labels = {
            "home": step_words("SheetDetails", "home side"),
            "away": step_words("SheetDetails", "visitors"),
            "event": step_words("SheetDetails", "event"),
            "round": step_words("SheetDetails", "round"),
            "date": step_words("SheetDetails", "date"),
        }
        self._form = QFormLayout()
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, field in (
            (self.tr("H&ome side"), self.texts["home"]),
            (self.tr("V&isitors"), self.texts["away"]),
            (self.tr("Even&t"), self.texts["event"]),
            (self.tr("Ro&und"), self.texts["round"]),
            (self.tr("P&layed on"), self.texts["date"]),
            (self.tr("&Played as"), self.method),
            (self.tr("T&ables"), self.tables),
            (self.tr("&Number of the first board"), self.first),
            (self.tr("IMPs divided b&y"), self.divisor),
            (self.tr("Left out at ea&ch end"), self.trim),
        ):
            self._form.addRow(text, field)
            field.setAccessibleName(text.replace("&", ""))
        self._form.addRow(self.twice)
        self.twice.setToolTip(
            self.tr("As board-a-match: 2 per board won, 1 per board halved. The sum is the result.")
        )
        for field in self.texts.values():
            field.setMaxLength(LONGEST)
            leave_keys(field)
        self.divisor.setToolTip(
            self.tr("The sum of the IMPs of a board is divided by this number of comparisons.")
        )
        self.trim.setToolTip(
            self.tr("This many of the highest and of the lowest scores do not count for the datum.")
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._form)
        layout.addWidget(self.extras)
        layout.addStretch(1)


def _spin(name: str, least: int, most: int) -> CountField:
    field = named(CountField(), name)
    field.setRange(least, most)
    field.setKeyboardTracking(False)  # half a number would be another step
    leave_keys(field)
    return field
