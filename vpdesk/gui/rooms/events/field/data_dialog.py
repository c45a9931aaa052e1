"""The data of a tournament that a rating report tells: where, when, under whom, by which clock."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from vpdesk.gui.texts import user_language
from vpdesk.gui.widgets.action_buttons import action_buttons
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.report.step_words import step_words
from vpdesk.tournament.errors import TournamentError
from vpdesk.tournament.fide.tournament_data import (
    METHODS,
    as_day,
    data_of,
    read_rounds,
    rounds_text,
    with_data,
)
from vpdesk.tournament.tournament import Tournament

LETTERS, LINES = 44, 4  # of a field; of one with several


class DataDialog(FittingDialog):
    """Asks for the data of a tournament.

    wanted: the tournament as it is wanted, and what was changed.
    """

    wanted = Signal(object, str)

    def __init__(self, tournament: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "dataDialog", "chess#data")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Event Data"))
        self._tournament, data = tournament, data_of(tournament)
        self.city = named(QLineEdit(data.city), "dataCity")
        self.federation = named(QLineEdit(data.federation), "dataFederation")
        self.begin = named(QLineEdit(data.begin), "dataBegin")
        self.end = named(QLineEdit(data.end), "dataEnd")
        self.rounds = named(QPlainTextEdit(rounds_text(data)), "dataRounds")
        self.arbiter = named(QLineEdit(data.arbiter), "dataArbiter")
        self.deputies = named(QPlainTextEdit("\n".join(data.deputies)), "dataDeputies")
        self.time_control = named(QLineEdit(data.time_control), "dataTimeControl")
        self.clock = named(QLineEdit(data.clock), "dataClock")
        self.ratings = named(QComboBox(), "dataRatings")
        self.error = named(QLabel(), "dataError")
        self.error.setWordWrap(True)
        self.error.hide()
        self.buttons = action_buttons(self.tr("Save the Data"))
        self._fill(data.ratings)
        self.lay_out(self._page(), self.buttons)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    def accept(self) -> None:
        """Ask for the tournament with these data, or say what makes no sense."""
        try:
            made = self._made()
        except TournamentError as error:
            text = user_language().error(error)
            if error.line:
                line = self.tr("Rounds, line {line}: {reason}")
                text = line.format(line=error.line, reason=text)
            self.error.setText(text)
            self.error.show()
            return
        super().accept()
        if self.result() == self.DialogCode.Accepted and made != self._tournament:
            self.wanted.emit(made, step_words("DataDialog", "event data"))

    def _made(self) -> Tournament:
        """The tournament with what is entered. Raises TournamentError."""
        before = data_of(self._tournament)
        texts = {
            name: " ".join(getattr(self, name).text().split())
            for name in ("city", "federation", "arbiter", "time_control", "clock")
        }
        days = {
            name: as_day(getattr(self, name).text().strip(), getattr(before, name))
            for name in ("begin", "end")
        }
        typed = self.rounds.toPlainText()
        deputies = map(str.strip, self.deputies.toPlainText().split("\n"))
        return with_data(
            self._tournament,
            replace(
                before,
                **texts | {"federation": texts["federation"].upper()} | days,
                deputies=tuple(filter(None, deputies)),
                ratings=self.ratings.currentData(),
                rounds=before.rounds if typed == rounds_text(before) else read_rounds(typed),
            ),
        )

    def _fill(self, method: str) -> None:
        words = (
            self.tr("FIDE"),
            self.tr("national"),
            self.tr("FIDE, or else national"),
            self.tr("national, or else FIDE"),
            self.tr("the higher one"),
            self.tr("the lower one"),
            self.tr("another rule"),
        )
        self.ratings.addItem(self.tr("not stated"), "")
        for code, text in zip(METHODS, words, strict=True):
            self.ratings.addItem(text, code)
        if self.ratings.findData(method) < 0:
            self.ratings.addItem(method, method)
        self.ratings.setCurrentIndex(self.ratings.findData(method))
        self.begin.setPlaceholderText("2026/05/31")
        self.end.setPlaceholderText("2026/05/31")
        self.rounds.setPlaceholderText("2026/05/31 10:00\n2026/05/31 15:30")
        self.clock.setPlaceholderText("5400+30")
        self.federation.setPlaceholderText("CZE")

    def _page(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        for text, field in (
            (self.tr("City"), self.city),
            (self.tr("Federation"), self.federation),
            (self.tr("Begins on"), self.begin),
            (self.tr("Ends on"), self.end),
            (self.tr("Rounds: date and time, one per line"), self.rounds),
            (self.tr("Chief arbiter"), self.arbiter),
            (self.tr("Deputies, one per line"), self.deputies),
            (self.tr("Time control"), self.time_control),
            (self.tr("Time control in seconds"), self.clock),
            (self.tr("Ratings"), self.ratings),
        ):
            form.addRow(text, field)
            field.setAccessibleName(text)
        form.addRow(self.error)
        width = LETTERS * self.fontMetrics().averageCharWidth()
        for several in (self.rounds, self.deputies):
            several.setTabChangesFocus(True)
            several.setFixedHeight(LINES * self.fontMetrics().lineSpacing() + 12)
        self.city.setMinimumWidth(width)
        self.clock.setToolTip(
            self.tr(
                "Seconds and increment (5400+30), or moves and periods (40/6000+30:900+30), "
                "for ratings."
            )
        )
        self.ratings.setToolTip(self.tr("Which ratings order the starting list"))
        return page
