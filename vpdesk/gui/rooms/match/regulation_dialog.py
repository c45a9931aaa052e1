"""The numbers of a regulation, to be saved as one of the user's own."""

from __future__ import annotations

from enum import Enum
from textwrap import fill

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from vpdesk.files.own import own_key
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.beside import Complaint
from vpdesk.gui.widgets.changed import changed
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import PlainField, go_to_refused
from vpdesk.gui.widgets.targets import CheckBox
from vpdesk.match.errors import MatchError
from vpdesk.match.regulations import LONGER, NUMBERS, SHORTER, Carry, Counted, Regulation, Rounding
from vpdesk.report.match.ruling_words import regulation_text, way_name

NO_LIMIT = -1  # in the field of what can be carried over at most
LINE = 48  # letters of a check box's text, which does not wrap by itself
FLAGS = ("best_average", "void_average", "void_plus", "below_zero")


class RegulationDialog(FittingDialog):
    """Shows a regulation, and saves what was made of it under a name.

    saved: the regulation (Regulation) as one of the user's own.
    """

    saved = Signal(object)

    def __init__(self, regulation: Regulation, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "regulationDialog", "ruling#own")
        self.setWindowTitle(self.tr("Numbers of a Regulation"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._regulation = regulation
        self.name = named(QLineEdit(self._first_name()), "regulationName")
        self.numbers = {field: self._number(field) for field in NUMBERS}
        self.words = {field: named(QComboBox(), f"regulation_{field}") for field in self._choices()}
        self.flags = {field: named(CheckBox(), f"regulation_{field}") for field in FLAGS}
        self.complaint = Complaint()  # of the name; numbers say themselves why they are refused
        buttons = QDialogButtonBox.StandardButton
        self.buttons = ButtonBox(buttons.Save | buttons.Cancel)
        self.lay_out(self._page(), self.buttons)
        self.buttons.accepted.connect(self._save)
        self.name.textChanged.connect(lambda _: self.complaint.say(self.name, ""))
        self.buttons.rejected.connect(self.reject)
        self.name.selectAll()

    def _first_name(self) -> str:
        """A name that is the user's own."""
        shown = self._regulation
        if shown.own:
            return shown.name
        name = regulation_text(shown, shown.name, user_language())
        return self.tr("{name}, own").format(name=name)

    def _save(self) -> None:
        if go_to_refused(self):
            return
        try:
            made = self._made()
        except MatchError as error:
            self.complaint.say(self.name, user_language().error(error))
            self.name.setFocus()
            return
        self.saved.emit(made)
        self.accept()

    def _made(self) -> Regulation:
        """The regulation that the fields say. Raises MatchError."""
        name = self.name.text().strip()
        values: dict[str, object] = {
            field: None if widget.hundredths < 0 else widget.hundredths
            for field, widget in self.numbers.items()
        }
        values |= {field: widget.currentData() for field, widget in self.words.items()}
        values |= {field: widget.isChecked() for field, widget in self.flags.items()}
        values |= {"name": name, "key": own_key(name), "own": True}
        return changed(self._regulation, values)

    # How it is put together

    def _number(self, field: str) -> PlainField:
        limits, value = NUMBERS[field], getattr(self._regulation, field)
        made = named(PlainField(), f"regulation_{field}")
        made.setRange(0, limits.most / 100)
        if limits.counts is Counted.PERCENT:
            made.setSuffix(self.tr(" %"))
        if field == "carry_most":
            made.setMinimum(NO_LIMIT)
            made.setSpecialValueText(self.tr("no limit"))
        made.setValue(NO_LIMIT if value is None else value / 100)
        return made

    def _choices(self) -> dict[str, dict[Enum, str]]:
        language = user_language()
        ways: dict[Enum, str] = {way: way_name(way, language) for way in SHORTER}
        return {
            "cut_short": ways,
            "cancelled": ways,
            "too_many": {way: way_name(way, language) for way in LONGER},
            "rounding": {
                Rounding.HALF_UP: self.tr("to the nearest IMP, a half up"),
                Rounding.DOWN: self.tr("fractions are dropped"),
            },
            "carry_over": {
                Carry.NONE: self.tr("nothing"),
                Carry.IMPS: self.tr("IMPs, before the scale"),
                Carry.VPS: self.tr("VP, after the scale"),
            },
        }

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for field, items in self._choices().items():
            combo = self.words[field]
            for value, text in items.items():
                combo.addItem(text, value)
            combo.setCurrentIndex(list(items).index(getattr(self._regulation, field)))
        self.name.setMinimumWidth(30 * self.fontMetrics().averageCharWidth())
        numbers, words = self.numbers, self.words
        rows: tuple[tuple[str, QWidget], ...] = (
            (self.tr("&Name"), self.name),
            (self.tr("Average &plus, IMPs"), numbers["average_plus"]),
            (self.tr("Average &minus, IMPs lost"), numbers["average_minus"]),
            (self.tr("&Rounding of the margin"), words["rounding"]),
            (self.tr("Match &cut short"), words["cut_short"]),
            (self.tr("&Boards cancelled or adjusted"), words["cancelled"]),
            (self.tr("E&xtra boards played"), words["too_many"]),
            (self.tr("A match h&as at least, of its boards"), numbers["least_boards"]),
            (self.tr("&Void, neither side at fault, each"), numbers["void_neither"]),
            (self.tr("Void, the &other side at fault"), numbers["void_innocent"]),
            (self.tr("Void, side at &fault"), numbers["void_at_fault"]),
            (self.tr("Void, both si&des at fault, each"), numbers["void_both"]),
            (self.tr("B&ye"), numbers["bye"]),
            (self.tr("Opponent forfe&its"), numbers["forfeit_winner"]),
            (self.tr("Side that forfeits &gets"), numbers["forfeit_loser"]),
            (self.tr("Standard penal&ty, VP"), numbers["penalty"]),
            (self.tr("Carri&ed over"), words["carry_over"]),
            (self.tr("&Limit of what is carried over"), numbers["carry_most"]),
        )
        for text, widget in rows:
            form.addRow(text, widget)
            widget.setAccessibleName(text.replace("&", ""))
        texts = {
            "best_average": self.tr(
                "A better average of other matches counts at a bye or &win by forfeit"
            ),
            "void_average": self.tr("The &same for a side not at fault in a void match"),
            "void_plus": self.tr("Average plus on half of the boards of a match one side voids"),
            "below_zero": self.tr("Res&ults below 0 VP are possible"),
        }
        for field, text in texts.items():
            self.flags[field].setText(fill(text, LINE))
            self.flags[field].setAccessibleName(text.replace("&", ""))
            self.flags[field].setChecked(getattr(self._regulation, field))
            form.addRow(self.flags[field])
        return page
