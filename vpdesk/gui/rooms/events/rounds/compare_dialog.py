"""A round beside what the rules would have drawn."""

from __future__ import annotations

from collections.abc import Generator
from html import escape
from itertools import zip_longest

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QTextEdit, QVBoxLayout, QWidget

from vpdesk.gui.desk.work import Work
from vpdesk.gui.texts import error_text, user_language
from vpdesk.gui.widgets.action_buttons import ButtonBox
from vpdesk.gui.widgets.fitting import FittingDialog
from vpdesk.gui.widgets.named import named
from vpdesk.report.events.why.opinions import broken_words
from vpdesk.tournament.draws.checker import Pair, RoundCheck, check_round
from vpdesk.tournament.draws.opinion import Judge
from vpdesk.tournament.tournament import Tournament

LETTERS, LINES = 80, 20


class CompareDialog(FittingDialog):
    """Shows the pairs of a round that the rules do not give, beside those that they give."""

    def __init__(self, tournament: Tournament, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "compareDialog", "rounds#hand")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("Round {round} and the Rules").format(round=number)
        self.setWindowTitle(title)
        self._tournament, self._number = tournament, number
        self.text = named(QTextEdit(readOnly=True), "compareText")
        self.text.setAccessibleName(title)
        self.text.setPlainText(self.tr("The draw is being made."))
        self.text.setMinimumWidth(LETTERS * self.fontMetrics().averageCharWidth())
        self.text.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.buttons = ButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.addWidget(self.text)
        self.lay_out(page, self.buttons)
        self._work = Work(self)
        self._work.finished.connect(self._show)
        self._work.failed.connect(lambda error: self.text.setPlainText(error_text(error)))
        self._work.start(self._steps)

    def _steps(self) -> Generator[None, None, RoundCheck]:
        yield
        return check_round(self._tournament, self._number)

    def _show(self, check: RoundCheck) -> None:
        edition = self._tournament.edition
        drawn = self._tournament.rounds[self._number - 1]
        same = len(drawn.games) - sum(bool(visitor) for _, visitor in check.file_only)
        parts = []
        if check.error is not None:
            parts.append(user_language().error(check.error))
        elif not check.differs:
            parts.append(self.tr("The round is what the rules of {edition} give."))
        else:
            parts.append(self.tr("Pairs that the rules of {edition} do not give, and theirs:"))
        shown = f"<p>{escape(parts[0].format(edition=edition))}</p>"
        if check.differs:
            shown += self._table(check)
            text = self.tr("The same boards: {count}.").format(count=same)
            shown += f"<p>{escape(text)}</p>"
        self.text.setHtml(shown)

    def _table(self, check: RoundCheck) -> str:
        judge = Judge(self._tournament, self._number)
        titles = (self.tr("This round"), self.tr("By the rules"))
        head = "".join(f"<th align='left'>{escape(each)}</th>" for each in titles)
        rows = "".join(
            f"<tr><td>{self._pair(made, judge)}</td><td>{self._pair(given, None)}</td></tr>"
            for made, given in zip_longest(check.file_only, check.drawn_only)
        )
        return f"<table cellspacing='8'><tr>{head}</tr>{rows}</table>"

    def _pair(self, pair: Pair | None, judge: Judge | None) -> str:
        """A pair by its names, and what it breaks."""
        if pair is None:
            return ""
        home, visitor = pair
        names = self._name(home)
        names += f" \N{EN DASH} {self._name(visitor)}" if visitor else f": {self.tr('bye')}"
        broken = broken_words(judge.broken(home, visitor), user_language()) if judge else ""
        return escape(names) + (f"<br><i>{escape(broken)}</i>" if broken else "")

    def _name(self, number: int) -> str:
        return f"{number} {self._tournament.by_number[number].name}"
