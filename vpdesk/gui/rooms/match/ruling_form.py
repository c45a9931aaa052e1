"""The form for a match that went wrong: what happened, and the numbers of both sides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from vpdesk.errors import QT_TRANSLATE_NOOP
from vpdesk.gui.texts import translate
from vpdesk.gui.widgets.changed import changed
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField, PlainField
from vpdesk.gui.widgets.rows import row
from vpdesk.match.case import MOST_IMPS, MOST_VP, Case, Fault, Side, What, by_fault
from vpdesk.match.regulations import Carry, Regulation
from vpdesk.match.rulings import too_few
from vpdesk.report.step_words import step_words
from vpdesk.scales import MAX_BOARDS

SIDES = ("home", "away")
NONE = -1  # in the field of an average that is not known
DASH = "\N{EN DASH}"
WIDEST = "−000.00"  # what a field has room for at least
BUTTONS = 2  # of a spin box, in heights of the text


SideField = QLineEdit | CountField | PlainField


class SideRow(NamedTuple):
    """A field for each side, and what they are called."""

    label: QLabel
    home: SideField
    away: SideField

    def show(self, shown: bool, away: bool) -> None:
        """Show the row, or hide it; away: the visitors' field too."""
        for widget in (self.label, self.home):
            widget.setVisible(shown)
        self.away.setVisible(shown and away)


class RulingForm(QWidget):
    """Shows a case, and lets the user change it.

    requested: the case as it is wanted (Case), and what was changed, as in "IMPs"; then the
    name of the field, the same for changes that are one step.
    """

    requested = Signal(object, str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case = Case()
        self._showing = False
        self._grid = QGridLayout(self)
        self.what = self._combo("rulingWhat", self._whats())
        self.played = self._count("rulingPlayed")
        self.planned = named(QLabel(), "rulingPlanned")
        self.fault = self._combo("rulingFault", self._faults())
        self._wide_line(self.tr("&What happened"), self.what)
        self._of_boards = self._line(
            self.tr("Boar&ds with a result"), self.played, row(self.played, self.planned, None)
        )
        self._of_fault = self._line(self.tr("&At fault"), self.fault)
        self.names = self._side_row("name", QT_TRANSLATE_NOOP("RulingForm", "&Name"), self._name)
        self.imps = self._side_row("imps", QT_TRANSLATE_NOOP("RulingForm", "&IMPs"), self._imps)
        self.extra = self._side_row(
            "extra", QT_TRANSLATE_NOOP("RulingForm", "IMPs on e&xtra boards"), self._imps
        )
        self.plus = self._side_row(
            "plus", QT_TRANSLATE_NOOP("RulingForm", "Average &plus"), self._count
        )
        self.even = self._side_row(
            "even", QT_TRANSLATE_NOOP("RulingForm", "P&lain average"), self._count
        )
        self.minus = self._side_row(
            "minus", QT_TRANSLATE_NOOP("RulingForm", "Average min&us"), self._count
        )
        self.penalty = self._side_row(
            "penalty", QT_TRANSLATE_NOOP("RulingForm", "Penalt&y, VP"), self._vp
        )
        self.carried = self._side_row(
            "carried", QT_TRANSLATE_NOOP("RulingForm", "Carried &over"), self._imps
        )
        self.average = self._side_row(
            "average", QT_TRANSLATE_NOOP("RulingForm", "&Other matches, VP"), self._average
        )
        self._describe()
        about("ruling#averages", self.fault, *self.plus, *self.even, *self.minus)
        about("ruling#extras", *self.penalty, *self.carried)
        about("ruling#shares", *self.average)
        self.what.activated.connect(self._what_chosen)
        self.fault.activated.connect(self._fault_chosen)
        self.played.valueChanged.connect(self._played_changed)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self.setFocusProxy(self.what)
        self._fit()

    def show_case(self, case: Case, regulation: Regulation) -> None:
        """Show a case; what the regulation has no use for is not asked."""
        self._case, self._showing = case, True
        self.what.setCurrentIndex(self.what.findData(case.what.value))
        self.fault.setCurrentIndex(self.fault.findData(case.fault.value))
        self.played.setValue(case.played)
        self.planned.setText(self.tr("of {boards}").format(boards=case.planned))
        for field, shown in self._rows().items():
            for side, widget in zip((case.home, case.away), (shown.home, shown.away), strict=True):
                _fill(widget, field, side)
        for penalty in (self.penalty.home, self.penalty.away):
            assert isinstance(penalty, PlainField)
            penalty.setSingleStep((regulation.penalty or 100) / 100)
        self._show_needed(case, regulation)
        self._showing = False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Fields share the room; what Qt would take for them leaves the rulings too little."""
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(WIDEST) + BUTTONS * metrics.height()
        sides = [field for each in self._rows().values() for field in (each.home, each.away)]
        for field in sides:
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            field.setMinimumWidth(width)

    def _show_needed(self, case: Case, regulation: Regulation) -> None:
        two = case.what is not What.BYE
        for widget in self._of_boards:
            widget.setVisible(case.by_boards)
        for widget in self._of_fault:
            widget.setVisible(two)
        for line in (self.names, self.penalty):
            line.show(True, two)
        self.imps.show(case.by_boards, two)
        self.extra.show(case.what is What.TOO_MANY, two)
        for line in (self.plus, self.even, self.minus):
            line.show(case.counts_play, two)
        in_imps = regulation.carry_over is Carry.IMPS
        counts = regulation.carry_over is Carry.VPS or (in_imps and case.by_boards)
        self.carried.show(counts, two)
        text = self.tr("Carried &over, IMPs") if in_imps else self.tr("Carried &over, VP")
        self.carried.label.setText(text)
        is_void = case.what is What.VOID or (case.counts_play and too_few(case, regulation))
        averages = case.what in (What.BYE, What.FORFEIT) or (is_void and regulation.void_average)
        self.average.show(averages, two)

    # What the user changes

    def _request(self, case: Case, text: str, field: str) -> None:
        """Ask for a case; averages that follow from the fault go on to do so."""
        if self._showing or case == self._case:
            return
        before = self._case
        board_by_board = (case.home, case.away) != (before.home, before.away)
        if before == by_fault(before) and not board_by_board:
            case = by_fault(case)
        self.requested.emit(case, text, field)

    def _what_chosen(self) -> None:
        what, case = What(self.what.currentData()), self._case
        if what is What.TOO_MANY:
            played = max(case.played, case.planned + 1)
        else:
            played = min(case.played, case.planned)
        case = replace(case, what=what, played=played)
        self._request(case, step_words("RulingForm", "what happened"), "what")

    def _fault_chosen(self) -> None:
        """Who is at fault decides who gets the average minus; what was typed there is replaced."""
        fault = Fault(self.fault.currentData())
        case = by_fault(replace(self._case, fault=fault))
        if case != self._case:
            self.requested.emit(case, step_words("RulingForm", "fault"), "fault")

    def _played_changed(self, played: int) -> None:
        self._request(
            replace(self._case, played=played),
            step_words("RulingForm", "boards with a result"),
            "played",
        )

    def _side_changed(self, at: str, field: str, text: str, value: object) -> None:
        side = changed(getattr(self._case, at), {field: value})
        self._request(changed(self._case, {at: side}), text, f"{at} {field}")

    # How it is put together

    def _rows(self) -> dict[str, SideRow]:
        return {
            "name": self.names,
            "imps": self.imps,
            "extra": self.extra,
            "plus": self.plus,
            "even": self.even,
            "minus": self.minus,
            "penalty": self.penalty,
            "carried": self.carried,
            "average": self.average,
        }

    def _line(
        self, text: str, field: QWidget, holder: QWidget | None = None
    ) -> tuple[QWidget, ...]:
        """A field behind its label, in what holds it; both of these."""
        label, holder = QLabel(text), holder or field
        label.setBuddy(field)
        at = self._grid.rowCount()
        self._grid.addWidget(label, at, 0)
        self._grid.addWidget(holder, at, 1, 1, 2)
        return label, holder

    def _wide_line(self, text: str, field: QWidget) -> None:
        """A field under its label: its choices are long."""
        label, at = QLabel(text), self._grid.rowCount()
        label.setBuddy(field)
        self._grid.addWidget(label, at, 0, 1, 3)
        self._grid.addWidget(field, at + 1, 0, 1, 3)

    def _side_row(self, field: str, text: str, make: Callable[[str], SideField]) -> SideRow:
        at = self._grid.rowCount()
        label = translate("RulingForm", text)
        plain = label.replace("&", "")
        home, away = (make(f"ruling_{side}_{field}") for side in SIDES)
        made = SideRow(QLabel(label), home, away)
        made.label.setBuddy(made.home)
        for column, widget in enumerate(made):
            self._grid.addWidget(widget, at, column)
        of = (
            translate("RulingForm", "{what}, home side"),
            translate("RulingForm", "{what}, visitors"),
        )
        for side, name, widget in zip(SIDES, of, (made.home, made.away), strict=True):
            widget.setAccessibleName(name.format(what=plain))
            self._connect(widget, side, field, step_words("RulingForm", text))
        return made

    def _connect(self, widget: QWidget, side: str, field: str, text: str) -> None:
        def changed() -> None:
            self._side_changed(side, field, text, _value(widget))

        if isinstance(widget, QLineEdit):
            widget.editingFinished.connect(changed)
        elif isinstance(widget, CountField | PlainField):
            widget.valueChanged.connect(changed)

    def _name(self, name: str) -> QLineEdit:
        made = named(QLineEdit(), name)
        leave_keys(made)
        return made

    def _count(self, name: str) -> CountField:
        made = named(CountField(), name)
        made.setRange(0, MAX_BOARDS)
        made.setKeyboardTracking(False)  # half a number would be another case
        leave_keys(made)
        return made

    def _decimal(self, name: str, least: int, most: int) -> PlainField:
        made = named(PlainField(), name)
        made.setRange(least, most)
        made.setKeyboardTracking(False)
        leave_keys(made)
        return made

    def _imps(self, name: str) -> PlainField:
        return self._decimal(name, -MOST_IMPS // 100, MOST_IMPS // 100)

    def _vp(self, name: str) -> PlainField:
        return self._decimal(name, 0, MOST_VP // 100)

    def _average(self, name: str) -> PlainField:
        made = self._decimal(name, NONE, MOST_VP // 100)
        made.setSpecialValueText(DASH)
        return made

    def _combo(self, name: str, items: Mapping[What, str] | Mapping[Fault, str]) -> QComboBox:
        made = named(QComboBox(), name)
        for value, text in items.items():
            made.addItem(text, value.value)
        return made

    def _whats(self) -> dict[What, str]:
        return {
            What.CUT_SHORT: self.tr("Cut short"),
            What.CANCELLED: self.tr("Boards cancelled or adjusted"),
            What.VOID: self.tr("Void: it does not count"),
            What.BYE: self.tr("Bye: no opponent"),
            What.FORFEIT: self.tr("Forfeit: not played"),
            What.TOO_MANY: self.tr("More boards than planned"),
            What.MISMATCH: self.tr("Mismatch: a wrong draw of a Swiss"),
        }

    def _faults(self) -> dict[Fault, str]:
        return {
            Fault.NEITHER: self.tr("Neither side"),
            Fault.HOME: self.tr("Home side"),
            Fault.AWAY: self.tr("Visitors"),
            Fault.BOTH: self.tr("Both sides"),
        }

    def _describe(self) -> None:
        self.what.setAccessibleName(self.tr("What happened to the match"))
        self.fault.setAccessibleName(self.tr("Who is at fault"))
        self.fault.setToolTip(
            self.tr(
                "Per board without a result: average minus for a side at fault, average plus "
                "for the other."
            )
        )
        self.played.setAccessibleName(self.tr("Boards with a result"))
        self.played.setToolTip(self.tr("The boards of the whole match are those of the scale."))
        for name, text in (
            (self.names.home, self.tr("Home side")),
            (self.names.away, self.tr("Visitors")),
        ):
            assert isinstance(name, QLineEdit)
            name.setPlaceholderText(text)
        for each in (self.average.home, self.average.away):
            each.setToolTip(self.tr("VP per match in the other matches; 0 and Page Down for none"))


def _value(widget: QWidget) -> object:
    """What stands in a side's field."""
    if isinstance(widget, QLineEdit):
        return widget.text().strip()
    if isinstance(widget, PlainField):
        none = widget.specialValueText() and widget.hundredths < 0
        return None if none else widget.hundredths
    assert isinstance(widget, CountField)
    return widget.value()


def _fill(widget: QWidget, field: str, side: Side) -> None:
    value = getattr(side, field)
    if isinstance(widget, QLineEdit):
        if widget.text() != value:
            widget.setText(value)
    elif isinstance(widget, PlainField):
        widget.setValue(NONE if value is None else value / 100)
    elif isinstance(widget, CountField):
        widget.setValue(value)
