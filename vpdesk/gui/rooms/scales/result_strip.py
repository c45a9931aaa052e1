"""The strip that turns a result into VPs, and a target into IMPs."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from vpdesk.gui.texts import plain_tip, translate, user_language
from vpdesk.gui.widgets.announce import announce
from vpdesk.gui.widgets.fields import leave_keys
from vpdesk.gui.widgets.flow_layout import FlowLayout
from vpdesk.gui.widgets.fonts import bold
from vpdesk.gui.widgets.named import about, named
from vpdesk.gui.widgets.number_line import NumberLine
from vpdesk.gui.widgets.number_text import FieldLimits
from vpdesk.gui.widgets.rows import row
from vpdesk.gui.widgets.under_label import UnderLabel
from vpdesk.report.scales.names import margin_number, margin_text
from vpdesk.scales import Scale, ScaleError, Unit

# The type of what is typed, of the result, which is told across the table, and of what is needed,
# in that of all text; and the same where there is little room.
LARGE, SMALL = (1.4, 2.2, 1.2), (1.0, 1.5, 1.0)
FIELD_DIGITS = "00000"
NONE = "\N{EN DASH}"  # where there is no answer
ANSWER = "00.00 \N{EN DASH} 00.00"  # the widest one
MOST_IMPS = Decimal(9999)
TOTAL = FieldLimits(Decimal(0), MOST_IMPS)
MARGIN = FieldLimits(-MOST_IMPS, MOST_IMPS)
PERCENT = FieldLimits(Decimal(0), Decimal(100), 2)
TARGET = FieldLimits(Decimal(0), Decimal(999), 2)


class ResultStrip(QWidget):
    """Two totals or a margin in, the VPs of both sides out; a target in, the IMPs needed out.

    Where a scale is for percentages, our percentage of the matchpoints stands for the margin.
    marginPicked: the size of the margin (see Unit) that was entered.
    neededChanged: another margin is needed for the target (needed_margin), or none.
    """

    marginPicked = Signal(int)
    neededChanged = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = user_language()
        self._scale: Scale | None = None
        self.ours = self._field("ourImpsEdit", TOTAL, self.tr("Our IMPs"))
        self.theirs = self._field("theirImpsEdit", TOTAL, self.tr("Their IMPs"))
        self.margin = self._field("marginEdit", MARGIN, self.tr("Margin in IMPs, minus if lost"))
        self._unit = Unit.IMP
        self._sizes = LARGE
        self.result = self._answer("resultLabel")
        self.target = self._field("targetEdit", TARGET, self.tr("Target in VP"))
        for each in (self.margin, self.target):  # their labels are shorter
            each.setToolTip(plain_tip(each.accessibleName()))
        about("result#needed", self.target)
        self.needed = self._answer("neededLabel")
        self.needed.setWordWrap(True)
        self.needed.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self.read_out = named(QLabel(), "readOutLabel")
        self.read_out.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.needed_margin = -1  # that a win takes, -1 where it takes none
        self._lay_out()
        self._fit_text()
        self.ours.textEdited.connect(self._totals_edited)
        self.theirs.textEdited.connect(self._totals_edited)
        self.margin.textEdited.connect(self._margin_edited)
        self.target.textEdited.connect(self._answer_target)

    def take_over(self, other: ResultStrip) -> None:
        """Have typed in what was typed into another strip."""
        self.take_unit(other._unit)
        mine = (self.ours, self.theirs, self.margin, self.target)
        theirs = (other.ours, other.theirs, other.margin, other.target)
        for field, source in zip(mine, theirs, strict=True):
            field.setText(source.text())

    def show_margin(self, margin: int) -> None:
        """Ask about a margin that is typed elsewhere; one of either sign stays as it is."""
        known = self._margin()
        if known is None or abs(known) != margin:
            self.ours.clear()
            self.theirs.clear()
            self.margin.setText(margin_number(self._unit, margin, self._language))
            self._answer_margin()

    def show_reading(self, about: str, vps: str) -> None:
        """Show what is read off, in the place of the answer; "" for nothing.

        about: the board count and the margin, over it.
        """
        self.read_out.setText(about)
        self._tell(vps)

    def _tell(self, vps: str) -> None:
        role = QPalette.ColorRole.WindowText if vps else QPalette.ColorRole.PlaceholderText
        if role != self.result.foregroundRole():
            self.result.setForegroundRole(role)
        self.result.setText(vps or NONE)

    def signed(self, margin: int) -> int:
        """A margin with the sign that it has here, where it is the one that is asked about."""
        known = self._margin()
        return known if known is not None and abs(known) == margin else margin

    def show_scale(self, scale: Scale | None) -> None:
        """Answer with another scale from now on; with None, not at all."""
        self._scale = scale
        self._answer_margin()
        self._answer_target()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_text()

    def take_unit(self, unit: Unit) -> None:
        """Ask for margins in a unit; what was typed in another one is no margin any more."""
        self._unit = unit
        percent = unit is Unit.PERCENT
        for field in (self.ours, self.theirs, self.margin):
            field.clear()
        for part in self._totals:
            part.setVisible(not percent)
        self._margin_label.setText(self.tr("&Matchpoints %") if percent else self.tr("or &margin"))
        self.margin.set_limits(PERCENT if percent else MARGIN)
        name = self.tr("Our matchpoints in percent")
        if not percent:
            name = self.tr("Margin in IMPs, minus if lost")
        self.margin.setAccessibleName(name)
        self.margin.setToolTip(plain_tip(name))

    @property
    def one_row(self) -> int:
        """The width in which all of it stands side by side."""
        self.ensurePolished()
        return self._layout.sizeHint().width()

    def set_small(self, small: bool) -> None:
        """Have it in the type of all text, where there is little room, or larger."""
        sizes = SMALL if small else LARGE
        if sizes != self._sizes:
            self._sizes = sizes
            self.read_out.setVisible(not small)
            self._fit_text()

    def _fit_text(self) -> None:
        typed, told, needed = self._sizes
        large = QFont(self.font())
        large.setPointSizeF(self.font().pointSizeF() * typed)
        for field in (self.ours, self.theirs, self.margin, self.target):
            field.setFont(large)
            field.setFixedWidth(field.fontMetrics().horizontalAdvance(FIELD_DIGITS) + 16)
        self.result.setFont(bold(self.font(), told))
        self.needed.setFont(bold(self.font(), needed))
        self.result.setMinimumWidth(self.result.fontMetrics().horizontalAdvance(ANSWER))
        # Two lines of words are as high as a field with its label: nothing moves with them.
        metrics, short = self.needed.fontMetrics(), self.tr("a draw is enough")
        widths = [_two_lines(metrics, words) for words in _longest()]
        self.needed.setFixedWidth(max(metrics.horizontalAdvance(short), *widths) + 8)
        self.needed.setFixedHeight(2 * metrics.height())

    def _field(self, name: str, limits: FieldLimits, accessible: str) -> NumberLine:
        field = named(NumberLine(limits), name)
        field.setAccessibleName(accessible)
        leave_keys(field)
        return field

    def _answer(self, name: str) -> QLabel:
        label = named(QLabel(), name)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _lay_out(self) -> None:
        self._layout = layout = FlowLayout(12, self)
        self._totals = (
            UnderLabel(QLabel(self.tr("&Our IMPs")), self.ours),
            UnderLabel(QLabel(self.tr("&Their IMPs")), self.theirs),
        )
        self._margin_label = QLabel(self.tr("or &margin"))
        needed = UnderLabel(QLabel(self.tr("&Needed for VP")), self.target)
        for part in (
            *self._totals,
            UnderLabel(self._margin_label, self.margin),
            UnderLabel(self.read_out, self.result),
            row(needed, self.needed),
        ):
            layout.addWidget(part)

    def _totals_edited(self) -> None:
        ours, theirs = self.ours.number, self.theirs.number
        if ours is not None and theirs is not None:
            margin = int(ours - theirs)
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
        number = self.margin.number
        if number is None:
            return None
        return int(100 * number) - 5000 if self._unit is Unit.PERCENT else int(number)

    def _answer_margin(self) -> None:
        margin = self._margin()
        if self._scale is None or margin is None:
            self._tell("")
            return
        scale = self._scale
        self._tell(self._language.vps(*scale.vps(margin), whole=scale.whole))
        announce(self.result, self.result.text())

    def _answer_target(self) -> None:
        self.needed_margin = -1
        self._tell_needed()
        announce(self.needed, self.needed.text())
        self.neededChanged.emit()

    def _tell_needed(self) -> None:
        target = self.target.number
        if self._scale is None or target is None:
            self.needed.clear()
            return
        try:
            self.needed.setText(self._needed(self._scale, int(100 * target)))
        except ScaleError as error:
            self.needed.setText(self._language.error(error))

    def _needed(self, scale: Scale, target: int) -> str:
        """What a target in hundredths of a VP takes, in words."""
        margin = scale.margin_for(target)
        self.needed_margin = max(margin, -1)
        if scale.unit is Unit.PERCENT and scale.vps(margin - 1)[0] < target:
            text = self.tr("at least {percent}")
            return text.format(percent=margin_text(scale, margin, self._language))
        if margin > 0:
            return translate("ResultStrip", "win by %n IMP(s)", None, margin)
        if margin == 0:
            return self.tr("a draw is enough")
        if scale.vps(margin - 1)[0] >= target:
            return self.tr("any result is enough")
        return translate("ResultStrip", "lose by %n IMP(s) at most", None, -margin)


def _longest() -> tuple[str, ...]:
    return (
        translate("ResultStrip", "win by %n IMP(s)", None, 100),
        translate("ResultStrip", "lose by %n IMP(s) at most", None, 100),
    )


def _two_lines(metrics: QFontMetrics, words: str) -> int:
    """The width in which words have room in two lines."""
    width = metrics.horizontalAdvance(words)
    lines = (words.split(" ")[:at] for at in range(1, words.count(" ") + 1))
    first = (metrics.horizontalAdvance(" ".join(each)) for each in lines)
    return min((max(each, width - each) for each in first), default=width)
