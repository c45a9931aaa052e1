"""VPs or IMPs that a director adds to or takes from a total, with the reason."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)

from vpdesk.event.event import MOST_ADJUSTED, Adjustment, Event, EventError
from vpdesk.event.penalties import check_adjustment, with_adjustment
from vpdesk.event.place import StagePlace
from vpdesk.gui.dialogs.form_dialog import AskingDialog
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.number_field import CountField, DecimalField
from vpdesk.gui.widgets.tall_rows import TallRows
from vpdesk.report.events.kind_words import NAME, POINTS
from vpdesk.report.events.stage_columns import StageColumns
from vpdesk.report.step_words import step_words

LINES = 4  # of those that there are


class AdjustDialog(AskingDialog):
    """Asks for an adjustment in a stage, and lists those that there are, to be taken out.

    number, at_round: whom and which round it is of at first, 0 for none.
    wanted: the event as it is wanted, and what was changed.
    """

    wanted = Signal(object, str)

    def __init__(
        self,
        event: Event,
        place: StagePlace,
        number: int,
        parent: QWidget,
        *,
        at_round: int = 0,
    ) -> None:
        super().__init__(
            parent, "adjustDialog", "rounds#adjust", self.tr("Adjust a Total"), self.tr("Adjust")
        )
        self._event, self._number = event, place.stage
        self.name = named(QComboBox(), "adjustName")
        self.points = named(DecimalField(), "adjustPoints")
        self.imps = named(CountField(), "adjustImps")
        self.round = named(CountField(), "adjustRound")
        self.reason = named(QLineEdit(), "adjustReason")
        self.there = named(QListWidget(), "adjustThere")
        self.there.setItemDelegate(TallRows(self.there))
        self.remove = named(QPushButton(self.tr("Remove")), "adjustRemove")
        group = event.group(*place)
        for each in group.entrants:
            self.name.addItem(each.name, each.number)
        self.name.setCurrentIndex(max(0, self.name.findData(number)))
        self.points.setRange(-MOST_ADJUSTED, MOST_ADJUSTED)
        self.imps.setRange(-MOST_ADJUSTED, MOST_ADJUSTED)
        self.round.setRange(0, max(len(group.rounds), group.planned))
        self.round.setSpecialValueText(self.tr("none"))
        self.round.setValue(at_round)
        self._list()
        self.lay_out(self._page(), self.buttons)
        self.points.valueChanged.connect(self._update)
        self.imps.valueChanged.connect(self._update)
        self.reason.textChanged.connect(self._update)
        self.remove.clicked.connect(self._take_out)
        self._update()
        self.points.setFocus()
        self.points.selectAll()

    def accept(self) -> None:
        """Ask for the event with the adjustment."""
        super().accept()
        if self.result() == self.DialogCode.Accepted:
            made = self._made
            self._event = with_adjustment(self._event, self._number, made)
            self.wanted.emit(self._event, step_words("AdjustDialog", "adjustment"))

    @property
    def _made(self) -> Adjustment:
        points, imps = round(100 * self.points.value()), self.imps.value()
        reason, of_round = self._reason, self.round.value()
        return Adjustment(self.name.currentData(), points, imps, reason, of_round)

    @property
    def _reason(self) -> str:
        return " ".join(self.reason.text().split())

    def _update(self) -> None:
        something = bool(self.points.value() or self.imps.value())
        why_not = ""
        try:
            check_adjustment(self._event, self._number, self._made)
        except EventError as error:
            why_not = user_language().error(error)
        self.line.setText(why_not)
        self.line.setVisible(bool(why_not))
        self.ok.setEnabled(something and bool(self._reason) and not why_not)

    def _take_out(self) -> None:
        at, stage = self.there.currentRow(), self._event.stage(self._number)
        rest = (*stage.adjustments[:at], *stage.adjustments[at + 1 :])
        self._want(rest, step_words("AdjustDialog", "adjustment removed"))
        self._list()

    def _want(self, adjustments: tuple[Adjustment, ...], text: str) -> None:
        stage = replace(self._event.stage(self._number), adjustments=adjustments)
        self._event = self._event.with_stage(self._number, stage)
        self.wanted.emit(self._event, text)

    def _list(self) -> None:
        columns = StageColumns(self._event, self._number, user_language())
        self.there.clear()
        for each in self._event.stage(self._number).adjustments:
            self.there.addItem(columns.line(each))
        self.there.setCurrentRow(0)
        self.remove.setEnabled(bool(self.there.count()))

    def _page(self) -> QWidget:
        page, kind, language = QWidget(), self._event.kind, user_language()
        form = QFormLayout(page)
        teams = kind.play.has_net_imps
        for text, field, asked in (
            (NAME.of(kind, language), self.name, True),
            (POINTS.of(kind, language), self.points, True),
            (self.tr("IMPs"), self.imps, teams),
            (self.tr("Round"), self.round, True),
            (self.tr("Reason"), self.reason, True),
        ):
            form.addRow(text, field)
            form.setRowVisible(field, asked)
            field.setAccessibleName(text)
        form.addRow(self.line)
        self.reason.setMinimumWidth(40 * self.fontMetrics().averageCharWidth())
        self.reason.setPlaceholderText(self.tr("such as: late for round 3"))
        self.there.setAccessibleName(self.tr("Adjustments so far"))
        self.there.setMaximumHeight(LINES * self.fontMetrics().lineSpacing() + 12)
        if self.there.count():
            form.addRow(QLabel(self.tr("Adjustments so far")))
            form.addRow(self.there)
            form.addRow(self.remove)
        return page
