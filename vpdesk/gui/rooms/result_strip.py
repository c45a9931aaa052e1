"""The strip that turns a result into VPs, and a target into IMPs."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QWidget

from vpdesk.gui.texts import translate, user_language
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import labelled
from vpdesk.scales import DiscreteScale, Scale, ScaleError

RESULT_SIZE = 1.5  # the result's type size, in that of all text
FIELD_DIGITS = "000000"


class ResultStrip(QWidget):
    """Two totals or a margin in, the VPs of both sides out; a target in, the IMPs needed out.

    marginPicked: the size of the margin (IMPs) that was entered.
    """

    marginPicked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = user_language()
        self._scale: Scale | None = None
        self.ours = self._field("ourImpsEdit", r"\d{0,4}", self.tr("Our IMPs"))
        self.theirs = self._field("theirImpsEdit", r"\d{0,4}", self.tr("Their IMPs"))
        self.margin = self._field(
            "marginEdit", "[-\N{MINUS SIGN}+]?\\d{0,4}", self.tr("Margin in IMPs, minus if lost")
        )
        self.result = self._answer("resultLabel")
        self.target = self._field("targetEdit", r"\d{0,3}([.,]\d{0,2})?", self.tr("Target in VP"))
        self.needed = self._answer("neededLabel")
        self._lay_out()
        self._fit_text()
        self.ours.textEdited.connect(self._totals_edited)
        self.theirs.textEdited.connect(self._totals_edited)
        self.margin.textEdited.connect(self._margin_edited)
        self.target.textEdited.connect(self._answer_target)

    def take_over(self, other: ResultStrip) -> None:
        """Have typed in what was typed into another strip."""
        mine = (self.ours, self.theirs, self.margin, self.target)
        theirs = (other.ours, other.theirs, other.margin, other.target)
        for field, source in zip(mine, theirs, strict=True):
            field.setText(source.text())

    def show_scale(self, scale: Scale | None) -> None:
        """Answer with another scale from now on; with None, not at all."""
        self._scale = scale
        self._answer_margin()
        self._answer_target()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def _fit_text(self) -> None:
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * RESULT_SIZE)
        font.setBold(True)
        self.result.setFont(font)
        width = self.fontMetrics().horizontalAdvance(FIELD_DIGITS) + 16
        for field in (self.ours, self.theirs, self.margin, self.target):
            field.setFixedWidth(width)
        self.result.setMinimumWidth(self.result.fontMetrics().horizontalAdvance("00.00 - 00.00 "))

    def _field(self, name: str, pattern: str, accessible: str) -> QLineEdit:
        field = named(QLineEdit(), name)
        field.setValidator(QRegularExpressionValidator(QRegularExpression(pattern), field))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setAccessibleName(accessible)
        leave_keys(field)
        field.setToolTip(accessible)
        return field

    def _answer(self, name: str) -> QLabel:
        label = named(QLabel(), name)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _lay_out(self) -> None:
        layout = FlowLayout(16, self)
        for parts in (
            (self.tr("&Our IMPs"), self.ours),
            (self.tr("&Their IMPs"), self.theirs),
            (self.tr("or &margin"), self.margin, self.result),
            None,
            (self.tr("&Needed for VP"), self.target, self.needed),
        ):
            if parts is None:
                line = QFrame(frameShape=QFrame.Shape.VLine)
                line.setForegroundRole(self.palette().ColorRole.Mid)
                layout.addWidget(line)
                continue
            text, *fields = parts
            layout.addWidget(labelled(text, *fields))

    def _totals_edited(self) -> None:
        ours, theirs = self.ours.text(), self.theirs.text()
        if ours and theirs:
            margin = int(ours) - int(theirs)
            self.margin.setText(self._language.signed(margin))
            self.marginPicked.emit(abs(margin))
        else:
            self.margin.clear()
        self._answer_margin()

    def _margin_edited(self) -> None:
        self.ours.clear()
        self.theirs.clear()
        margin = self._margin()
        if margin is not None:
            self.marginPicked.emit(abs(margin))
        self._answer_margin()

    def _margin(self) -> int | None:
        text = self.margin.text().replace("\N{MINUS SIGN}", "-")
        return int(text) if re.fullmatch(r"[-+]?\d+", text) else None

    def _answer_margin(self) -> None:
        margin = self._margin()
        if self._scale is None or margin is None:
            self.result.setText("\N{EN DASH}")
            return
        whole = isinstance(self._scale, DiscreteScale)
        self.result.setText(self._language.vps(*self._scale.vps(margin), whole=whole))

    def _answer_target(self) -> None:
        text = self.target.text().replace(",", ".")
        if self._scale is None or text in ("", "."):
            self.needed.setText("\N{EN DASH}")
            return
        try:
            self.needed.setText(self._needed(self._scale, round(float(text) * 100)))
        except ScaleError as error:
            self.needed.setText(self._language.error(error))

    def _needed(self, scale: Scale, target: int) -> str:
        """What a target in hundredths of a VP takes, in words."""
        margin = scale.margin_for(target)
        if margin > 0:
            return translate("ResultStrip", "win by %n IMP(s)", None, margin)
        if margin == 0:
            return self.tr("a draw is enough")
        if scale.vps(margin - 1)[0] >= target:
            return self.tr("any result is enough")
        return translate("ResultStrip", "lose by %n IMP(s) at most", None, -margin)
