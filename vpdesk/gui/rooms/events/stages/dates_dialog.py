"""When the rounds of a stage are played: asked for a line a round."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from vpdesk.event.event import Event
from vpdesk.event.round_dates import RoundDates, dates_of, following, with_dates, with_some
from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.action_buttons import action_buttons
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.gui.widgets.rows import row
from vpdesk.report.step_words import step_words
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.tournament_data import read_rounds, typed_rounds

LETTERS, LINES, WEEK = 30, 8, 7  # of the field; days


class DatesDialog(FittingDialog):
    """Asks for the dates of the rounds of a stage.

    wanted: the event as it is wanted, and what was changed.
    """

    wanted = Signal(object, str)

    def __init__(self, event: Event, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "datesDialog", "rounds#dates")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Dates of the Rounds"))
        self._event, self._number = event, number
        groups = event.stage(number).groups
        self._planned = max((max(each.planned, len(each.rounds)) for each in groups), default=0)
        self._before = _typed(dates_of(event, number))
        self.rounds = named(QPlainTextEdit(self._before), "roundDates")
        self.weekly = named(QPushButton(self.tr("&Weekly from the Last")), "roundsWeekly")
        self.error = named(QLabel(wordWrap=True), "datesError")
        self.buttons = action_buttons(self.tr("Save the Dates"))
        self.lay_out(self._page(), self.buttons)
        self.weekly.clicked.connect(self._fill_weekly)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def accept(self) -> None:
        """Ask for the event with these dates, or say what is not one."""
        dates = self._dates()
        if dates is None:
            return
        super().accept()
        if self.result() == self.DialogCode.Accepted:
            made = with_dates(self._event, self._number, dates)
            self.wanted.emit(made, step_words("DatesDialog", "dates of rounds"))

    def _dates(self) -> RoundDates | None:
        """What is typed; None, with the reason, where it is no dates."""
        typed = self.rounds.toPlainText()
        if typed == self._before:
            return dates_of(self._event, self._number)
        try:
            found = read_rounds(typed)
        except TournamentError as error:
            text = self.tr("Line {line}: {reason}")
            reason = user_language().error(error)
            self.error.setText(text.format(line=error.line, reason=reason))
            self.error.show()
            return None
        self.error.hide()
        return found

    def _fill_weekly(self) -> None:
        """The rounds behind the last one with a date are a week apart."""
        dates = self._dates()
        if dates is None:
            return
        later = following(dates, self._planned, WEEK)
        self.rounds.setPlainText(_typed(with_some(dates, later)))
        self.rounds.setFocus()

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        text = self.tr("Rounds: date and time, one per line")
        form.addRow(text, self.rounds)
        self.rounds.setAccessibleName(text)
        self.rounds.setPlaceholderText("2026-11-24 19:30\n2026-12-01 19:30")
        self.rounds.setTabChangesFocus(True)
        self.rounds.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())
        self.rounds.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 12)
        form.addRow("", row(self.weekly, None))
        self.weekly.setToolTip(
            self.tr("The rounds after the last line are seven days apart, at the same time")
        )
        self.error.hide()
        form.addRow(self.error)
        return page


def _typed(dates: RoundDates) -> str:
    """Dates as they stand in the field, a line a round."""
    return typed_rounds(dates).replace("/", "-")
