"""The fields of the views of all board counts: from which to which, and at which margin."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLabel, QWidget

from vpdesk.gui.rooms.scales.heat_key import HeatKey
from vpdesk.gui.rooms.scales.result_strip import FIELD_DIGITS, MOST_IMPS, PERCENT, TARGET
from vpdesk.gui.texts import plain_tip, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.flow_label import FlowLabel
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_field import CountField
from vpdesk.gui.widgets.number_line import NumberLine
from vpdesk.gui.widgets.number_text import FieldLimits
from vpdesk.gui.widgets.rows import labelled, row
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.report.scales.family_tables import found_text
from vpdesk.report.scales.names import margin_number
from vpdesk.report.scales.report import MOST_COUNTS, ScaleChoice, ScaleReport, View
from vpdesk.scales import MAX_BOARDS, Unit

MARGIN = FieldLimits(Decimal(0), MOST_IMPS)


class FamilyFields(QWidget):
    """Board counts from and to; for one margin also that margin, a VP, and whose it is.

    choiceRequested: the choice (ScaleChoice) as the user wants it now.
    """

    choiceRequested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice = ScaleChoice()
        self._language = user_language()
        self._unit = Unit.IMP
        self.first = self._count("firstBoardsSpin", self.tr("First board count"))
        self.last = self._count("lastBoardsSpin", self.tr("Last board count"))
        self.margin = self._line("countMarginEdit", MARGIN, self.tr("Margin"))
        self.target = self._line("countTargetEdit", TARGET, self.tr("VP that it was worth"))
        self.answer = named(FlowLabel(), "countsLabel")
        self._margin_label = QLabel(self.tr("IMPs"))
        self._margin_label.setBuddy(self.margin)
        self._of_margin = (
            row(self._margin_label, self.margin),
            labelled(self.tr("VP"), self.target),
            self.answer,
        )
        self.fit = named(CheckBox(self.tr("All in si&ght")), "fitCheck")
        self.fit.setToolTip(self.tr("All cells in sight, or all numbers large enough to be read."))
        self.fit.setChecked(True)
        self.key = HeatKey()
        about("compare#boards", self)
        counts = labelled(self.tr("Boards"), self.first, QLabel("\N{EN DASH}"), self.last)
        layout = FlowLayout(8, self)
        for part in (counts, *self._of_margin, self.fit, self.key):
            layout.addWidget(part)
        self.first.valueChanged.connect(self._request_counts)
        self.last.valueChanged.connect(self._request_counts)
        self.margin.textEdited.connect(self._request_margin)
        self.target.textEdited.connect(self._request_target)

    def show_choice(self, choice: ScaleChoice) -> None:
        """Show a choice, without asking for it."""
        self._choice = choice
        self.setVisible(choice.view.of_family)
        for part in self._of_margin:
            part.setVisible(choice.view is View.BY_BOARDS)
        for part in (self.fit, self.key):
            part.setVisible(choice.view is View.HEAT_MAP)
        for field, value in ((self.first, choice.first), (self.last, choice.last)):
            with QSignalBlocker(field):
                field.setValue(value)

    def show_report(self, report: ScaleReport) -> None:
        """Show margin and VP in the unit of the scale, and which board counts they mean."""
        choice, language = report.choice, self._language
        percent = report.scale.unit is Unit.PERCENT
        if report.scale.unit is not self._unit:
            self._unit = report.scale.unit
            self.margin.set_limits(PERCENT if percent else MARGIN)
            self._margin_label.setText(self.tr("Matchpoints %") if percent else self.tr("IMPs"))
        if self._margin() != choice.margin:
            self.margin.setText(margin_number(self._unit, choice.margin, language))
        if self._target() != choice.target:
            self.target.setText("" if choice.target is None else language.vp(choice.target))
        if choice.view is View.HEAT_MAP:
            least = min(each.vps(0)[0] for each in report.scales)
            self.key.show_ends(least, max(each.full for each in report.scales))
        text = self.tr("Type a VP to find its board counts")  # as long, so that nothing moves
        if choice.view is View.BY_BOARDS and choice.target is not None:
            text = found_text(report.scales, choice.margin, choice.target, language)
        self.answer.setText(text)

    def _margin(self) -> int | None:
        number = self.margin.number
        if number is None:
            return None
        return int(100 * number) - 5000 if self._unit is Unit.PERCENT else int(number)

    def _target(self) -> int | None:
        number = self.target.number
        return None if number is None else int(100 * number)

    def _request_counts(self) -> None:
        """Ask for other board counts; their ends push each other, and are not too far apart."""
        first, last = self.first.value(), self.last.value()
        if first != self._choice.first:
            last = min(max(first, last), first + MOST_COUNTS - 1)
        else:
            first = max(min(first, last), last - MOST_COUNTS + 1)
        self.choiceRequested.emit(replace(self._choice, first=first, last=last))

    def _request_margin(self) -> None:
        margin = self._margin()
        if margin is not None and margin >= 0:
            self.choiceRequested.emit(replace(self._choice, margin=margin))

    def _request_target(self) -> None:
        self.choiceRequested.emit(replace(self._choice, target=self._target()))

    def _count(self, name: str, accessible: str) -> CountField:
        field = named(CountField(), name)
        field.setRange(1, MAX_BOARDS)
        field.setKeyboardTracking(False)  # half a number would be another family
        field.setAccessibleName(accessible)
        leave_keys(field)
        return field

    def _line(self, name: str, limits: FieldLimits, accessible: str) -> NumberLine:
        line = named(NumberLine(limits), name)
        line.setAccessibleName(accessible)
        line.setToolTip(plain_tip(accessible))
        line.setMaximumWidth(line.fontMetrics().horizontalAdvance(FIELD_DIGITS) + 16)
        leave_keys(line)
        return line
